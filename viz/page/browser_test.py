"""The page in a browser: Chromium without a window, driven by its driver. What
it shows, how it is used with mouse and keys, and that nothing in it runs but
its own script."""

import os
import subprocess
import tempfile
import unittest

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import Select, WebDriverWait

ASSERTION_OPT = os.path.abspath("cli/assertion-opt")
CASES = os.path.abspath("testdata/cases")

KINDS = """
func.func @plain(%x: !torch.vtensor<[?,4],f32>, %b: !torch.bool) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int9 = torch.constant.int 9
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "zebra: not empty"
  %d = torch.aten.lt.int %n, %int9 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %d, "apple: below nine"
  %r = torch.aten.relu %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}
func.func @other(%c: i1) {
  %f = arith.constant false
  cf.assert %f, "mango: never holds"
  cf.assert %c, "kiwi"
  return
}
"""

WITNESS = """
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %s = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>
  %t = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
  %w = shape.cstr_eq %s, %t : tensor<1xindex>, tensor<1xindex>
  %r = shape.assuming %w -> (tensor<?xf32>) {
    %x = arith.addf %a, %b : tensor<?xf32>
    shape.assuming_yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
"""

VIEWED = """
func.func @f(%x: !torch.vtensor<[?,10,32],f32>) -> !torch.vtensor<[?,10,32],f32> {
  %int0 = torch.constant.int 0
  %int10 = torch.constant.int 10
  %int32 = torch.constant.int 32
  %int128 = torch.constant.int 128
  %s = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,10,32],f32>, !torch.int -> !torch.int
  %c = torch.aten.le.int %s, %int128 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "not too large"
  %n = torch.aten.mul.int %s, %int10 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %int32 : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,10,32],f32>, !torch.list<int> -> !torch.vtensor<[?,32],f32>
  %k = torch.prim.ListConstruct %s, %int10, %int32 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %v, %k : !torch.vtensor<[?,32],f32>, !torch.list<int> -> !torch.vtensor<[?,10,32],f32>
  return %r : !torch.vtensor<[?,10,32],f32>
}
"""

HOSTILE = [
    "<script>document.title='stolen'</script>",
    "</script><script>document.title='stolen'</script>",
    "<img src=x onerror=document.title='stolen'>",
    "<!-- ]]> &lt;b&gt; &amp; 'single' `back` ${1+1}",
    "javascript:document.title='stolen'",
]


def mlir_string(text):
    return "".join(
        chr(b) if 32 <= b < 127 and chr(b) not in '"\\' else f"\\{b:02X}"
        for b in text.encode()
    )


def asserts(messages):
    lines = [f'  cf.assert %c, "{mlir_string(m)}"\n' for m in messages]
    return "func.func @f(%c: i1) {\n" + "".join(lines) + "  return\n}\n"


def many(count):
    """Assertions on sizes with tensor operations between."""
    lines = [
        "func.func @f(%r0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {",
        "  %int0 = torch.constant.int 0",
    ]
    t = "!torch.vtensor<[?],f32>"
    for i in range(count):
        lines += [
            f"  %n{i} = torch.aten.size.int %r{i}, %int0 : {t}, !torch.int -> !torch.int",
            f"  %c{i} = torch.aten.gt.int %n{i}, %int0 : !torch.int, !torch.int -> !torch.bool",
            f'  torch.runtime.assert %c{i}, "number {i} of many"',
            f"  %r{i + 1} = torch.aten.relu %r{i} : {t} -> {t}",
        ]
    return "\n".join([*lines, f"  return %r{count} : {t}", "}\n"])


def browser():
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for flag in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--window-size=1500,1000",
    ]:
        options.add_argument(flag)
    options.add_argument("--user-data-dir=" + tempfile.mkdtemp())
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        os.environ.setdefault("HOME", tempfile.gettempdir())
        cls.driver = browser()
        cls.folder = tempfile.TemporaryDirectory()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.folder.cleanup()

    def make(self, text, *flags, path=None):
        out = os.path.join(self.folder.name, "page.html")
        if path is None:
            path = os.path.join(self.folder.name, "in.mlir")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        subprocess.run(
            [ASSERTION_OPT, *(flags or ["--drop"]), "--quiet", "--report=" + out, path]
            + ["-o", "/dev/null"] * ("--analyze" not in flags),
            check=True,
            stderr=subprocess.DEVNULL,
        )
        return out

    def open(self, text, *flags, path=None, hash=""):
        out = self.make(text, *flags, path=path)
        self.driver.get("about:blank")
        self.driver.get(f"file://{out}{hash}")
        self.addCleanup(self.check_log)

    def check_log(self):
        self.assertEqual([], self.driver.get_log("browser"))

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return [e.text for e in self.all(selector)]

    def run_script(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, what):
        # Rows that are drawn anew while they are read are read again.
        wait = WebDriverWait(
            self.driver, 20, ignored_exceptions=[StaleElementReferenceException]
        )
        wait.until(lambda _: what())

    def messages(self):
        return self.texts("#rows td:nth-child(4)")

    def keys(self, *keys):
        self.run_script("return document.activeElement")
        self.driver.switch_to.active_element.send_keys(*keys)

    def title(self):
        return self.one("#details h2").text


class Table(Page):
    all_messages = ["zebra: not empty", "apple: below nine", "mango: never holds", "kiwi"]

    def setUp(self):
        self.open(KINDS)

    def test_shows_all(self):
        self.assertEqual(self.all_messages, self.messages())
        self.assertEqual("4", self.one("#count").text)

    def test_shows_what_is_known_of_each(self):
        cells = [e.text for e in self.all("#rows tr:first-child td")]
        self.assertEqual(
            ["1", "dropped", "runtime", "zebra: not empty", "size(%arg0, 0) > 0"], cells[:5]
        )
        self.assertTrue(cells[5].endswith(":7"), cells[5])
        self.assertEqual(["1", "2", "1"], cells[6:])

    def test_summary(self):
        summary = self.one("#summary").text
        for text in ["assertions\n4", "dropped\n4", "always false\n1", "erased\n10 of 16"]:
            self.assertIn(text, summary)

    def test_filter_by_words(self):
        query = self.one("#query")
        query.send_keys("below size")
        self.assertEqual(["apple: below nine"], self.messages())
        self.assertEqual("1 of 4", self.one("#count").text)
        query.clear()
        query.send_keys("OTHER")
        self.assertEqual(["mango: never holds", "kiwi"], self.messages())
        query.send_keys(" no such thing")
        self.assertEqual([], self.messages())
        self.assertTrue(self.one("#nothing").is_displayed())

    def test_filter_by_kind_and_verdict(self):
        Select(self.one("#by-kind")).select_by_value("cf")
        self.assertEqual(["mango: never holds", "kiwi"], self.messages())
        Select(self.one("#by-verdict")).select_by_value("refuted")
        self.assertEqual(["mango: never holds"], self.messages())
        self.one("#filters [type=reset]").click()
        self.wait(lambda: self.messages() == self.all_messages)

    def test_summary_filters(self):
        self.one(".matrix [aria-label^='1 cf, always false']").click()
        self.assertEqual(["mango: never holds"], self.messages())

    def test_sort(self):
        heading = self.one("#headings th:nth-child(4)")
        heading.find_element(By.TAG_NAME, "button").click()
        self.assertEqual(sorted(self.all_messages), self.messages())
        self.assertEqual("ascending", heading.get_attribute("aria-sort"))
        heading.find_element(By.TAG_NAME, "button").click()
        self.assertEqual(sorted(self.all_messages, reverse=True), self.messages())
        self.assertEqual("descending", heading.get_attribute("aria-sort"))
        self.assertEqual("none", self.one("#headings th").get_attribute("aria-sort"))

    def test_sort_by_number(self):
        for _ in range(2):
            self.one("#headings th:first-child button").click()
        self.assertEqual(self.all_messages, self.messages())
        self.one("#headings th:first-child button").click()
        self.assertEqual(self.all_messages[::-1], self.messages())


class Details(Page):
    def setUp(self):
        self.open(KINDS)

    def test_first_is_open(self):
        self.assertEqual("zebra: not empty", self.title())

    def test_open_by_click(self):
        self.all("#rows tr")[2].click()
        self.wait(lambda: self.title() == "mango: never holds")
        self.assertEqual(1, len(self.all("#rows tr[aria-current]")))
        self.assertIn("always false", self.one("#details").text)

    def test_open_by_keys(self):
        self.keys("/")
        self.wait(lambda: self.run_script("return document.activeElement.id") == "query")
        self.keys("n", Keys.ARROW_DOWN)
        self.keys("j")
        self.wait(lambda: self.title() == "apple: below nine")
        self.keys(Keys.ARROW_DOWN)
        self.wait(lambda: self.title() == "mango: never holds")
        self.keys("k")
        self.wait(lambda: self.title() == "apple: below nine")

    def test_enter_goes_to_the_details_and_escape_back(self):
        self.keys("j")
        self.wait(lambda: self.title() == "apple: below nine")
        self.keys(Keys.ENTER)
        focus = "return document.activeElement.id || document.activeElement.tagName"
        self.assertEqual("details", self.run_script(focus))
        self.keys(Keys.ESCAPE)
        self.assertEqual("A", self.run_script(focus))
        self.keys("j")
        self.wait(lambda: self.title() == "mango: never holds")

    def test_everything_is_reached_by_tab(self):
        seen = set()
        for _ in range(40):
            self.keys(Keys.TAB)
            seen.add(
                self.run_script("const e = document.activeElement; return e.id || e.getAttribute('class') || e.tagName")
            )
        for name in ["query", "by-kind", "theme", "to-ir", "skip", "picture"]:
            self.assertTrue(any(name in s for s in seen), (name, seen))

    def test_address_opens(self):
        key = self.all("#rows tr")[1].get_attribute("data-key")
        self.open(KINDS, hash="#a-" + key)
        self.assertEqual("apple: below nine", self.title())

    def test_picture(self):
        svg = self.one("#details .picture svg")
        self.assertEqual("img", svg.get_attribute("role"))
        self.assertGreater(svg.size["width"], 100)
        self.assertGreater(len(self.all("#details .picture svg text")), 4)
        self.assertEqual(1, len(self.all("svg")))
        self.one("#details h3 button").click()
        self.assertIn("full", self.one("#details .picture").get_attribute("class"))

    def test_sharers_are_links(self):
        self.one("#details .facts a").click()
        self.wait(lambda: self.title() == "apple: below nine")

    def test_slice_and_guards(self):
        lists = self.texts("#details .operations")
        self.assertIn("torch.aten.gt.int", lists[0])
        self.assertIn("torch.aten.relu", lists[1])

    def test_ir_is_marked(self):
        mine = self.one("#details .row.self")
        self.assertIn("gone", mine.get_attribute("class"))
        self.assertIn("zebra", mine.text)
        self.assertIn("torch.aten.gt.int", self.one("#details .row.slice").text)
        self.assertIn("size.int", " ".join(self.texts("#details .row.shared")))
        guard = self.one("#details .row.guards")
        self.assertIn("torch.aten.relu", guard.text)
        self.assertNotIn("gone", guard.get_attribute("class"))

    def test_ir_before_and_after(self):
        def choose(mode):
            self.one(f"#details input[value={mode}]").click()
            return " ".join(self.texts("#details .excerpt .row"))

        self.assertIn("zebra", choose("before"))
        after = choose("after")
        self.assertNotIn("zebra", after)
        self.assertIn("torch.aten.relu", after)
        self.assertIn("zebra", choose("both"))


class Replaced(Page):
    """What stays but changed is not shown as if it had gone."""

    def excerpt(self, mark):
        return self.texts("#details .excerpt .row" + mark)

    def test_what_leaves_a_region_stays(self):
        self.open(WITNESS)
        self.assertEqual([], [t for t in self.excerpt(".gone") if "arith.addf" in t])
        self.assertIn("arith.addf", self.one("#details .row.guards").text)

    def test_new_lines_are_shown_with_the_old_ones(self):
        self.open(VIEWED, "--strip")
        gone = [t for t in self.excerpt(".gone") if "prim.ListConstruct" in t]
        new = [t for t in self.excerpt(".new") if "prim.ListConstruct" in t]
        self.assertEqual(2, len(gone), gone)
        self.assertEqual(2, len(new), new)

    def figures(self):
        """The summary's numbers by what they are called."""
        return {
            box.find_element(By.TAG_NAME, "dt").text.lower(): box.find_element(
                By.TAG_NAME, "dd"
            ).text
            for box in self.all("#summary dl > div")
        }

    def test_counts_agree_with_the_verbs(self):
        self.open(VIEWED, "--strip")
        self.assertEqual("8 of 15", self.figures()["operations erased"])
        self.assertEqual("3 now 10", self.figures()["operations added"])
        self.assertIn("2 of its own", self.texts("#details h3")[-2])
        facts = self.one("#details .facts").text
        self.assertIn("drop: dropped, with 4 of its own by then", facts)

    def test_nothing_was_added(self):
        self.open(WITNESS)
        self.assertEqual("5 of 9", self.figures()["operations erased"])
        self.assertNotIn("operations added", self.figures())


class WholeIr(Page):
    def test_rows(self):
        self.open(KINDS, hash="#ir")
        self.assertFalse(self.one("#assertions").is_displayed())
        gone = self.texts("#ir .row.gone")
        self.assertEqual(10, len(gone))
        self.assertEqual([], self.texts("#ir .row.new"))
        self.assertIn("10 removed", self.one("#ir-count").text)

    def test_modes(self):
        self.open(KINDS, hash="#ir")
        both = len(self.all("#ir .row"))
        self.one("#ir-mode [value=after]").click()
        self.wait(lambda: len(self.all("#ir .row")) == both - 10)
        self.assertNotIn("cf.assert", self.one("#ir-text").text)
        self.one("#ir-mode [value=before]").click()
        self.wait(lambda: len(self.all("#ir .row")) == both)

    def test_link_to_a_line(self):
        self.open(KINDS)
        self.one("#details h3 a").click()
        self.wait(lambda: self.all("#ir .row.target"))
        self.assertIn("zebra", self.one("#ir .row.target").text)

    def test_next_change(self):
        self.open(KINDS, hash="#ir")
        seen = []
        for _ in range(3):
            self.one("#ir-next").click()
            seen.append(self.one("#ir .row.target").text)
        self.assertIn("%int0", seen[0])
        self.assertIn("arith.constant false", seen[1])
        self.assertEqual(seen[0], seen[2])

    def test_far_away_lines(self):
        self.open(many(500))
        self.wait(lambda: len(self.all("#rows tr")) == 500)
        self.run_script("document.querySelector('#rows tr:last-child').click()")
        self.wait(lambda: self.title() == "number 499 of many")
        self.one("#details h3 a").click()
        self.wait(lambda: "number 499 " in self.one("#ir .row.target").text)
        self.assertTrue(self.one("#ir .row.target").is_displayed())
        self.assertIn("number 3 of many", self.one("#ir-text").get_property("textContent"))

    def test_new_lines(self):
        self.open(KINDS, "--wrap", hash="#ir")
        new = " ".join(self.texts("#ir .row.new"))
        self.assertIn("assertion.region", new)

    def test_nothing_changes(self):
        self.open(KINDS, "--analyze", hash="#ir")
        self.assertEqual([], self.all("#ir .row.gone, #ir .row.new"))
        self.assertFalse(self.one("#ir-next").is_enabled())


class Colours(Page):
    def paper(self):
        return self.run_script("return getComputedStyle(document.body).backgroundColor")

    def prefer(self, scheme):
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
        )

    def tearDown(self):
        self.prefer("")

    def test_follow_the_system(self):
        self.prefer("light")
        self.open(KINDS)
        light = self.paper()
        self.prefer("dark")
        self.open(KINDS)
        self.assertNotEqual(light, self.paper())
        self.assertEqual("true", self.one("#theme").get_attribute("aria-pressed"))

    def test_switch(self):
        self.prefer("light")
        self.open(KINDS)
        light = self.paper()
        self.one("#theme").click()
        dark = self.paper()
        self.assertNotEqual(light, dark)
        self.one("#theme").click()
        self.assertEqual(light, self.paper())
        self.run_script("localStorage.clear()")

    def contrast(self, selector):
        """The contrast of text to what is behind it (WCAG 2.1)."""
        return self.run_script(
            """
            const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
            const light = ([r, g, b]) => {
              const [x, y, z] = [r, g, b].map((c) => c / 255)
                .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
              return 0.2126 * x + 0.7152 * y + 0.0722 * z;
            };
            const element = document.querySelector(arguments[0]);
            let behind = element;
            while (behind && rgb(getComputedStyle(behind).backgroundColor)[3] === 0)
              behind = behind.parentElement;
            const a = light(rgb(getComputedStyle(element).color));
            const b = light(rgb(getComputedStyle(behind || document.body).backgroundColor));
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            """,
            selector,
        )

    def test_contrast(self):
        selectors = [
            "#rows td", "#headings button", "#summary dt", ".tag.dropped", ".tag.refuted",
            ".matrix button", "#count", ".keys", "#details h2", "#details h3", ".facts dt",
            ".row.gone .op", ".row.gone .type", ".row.gone .string", ".row i", ".bar nav a[aria-current]",
        ]
        for scheme in ["light", "dark"]:
            self.prefer(scheme)
            self.open(KINDS)
            for selector in selectors:
                with self.subTest(scheme=scheme, selector=selector):
                    self.assertGreaterEqual(self.contrast(selector), 4.5)


class Messages(Page):
    def test_hostile_ones_are_text(self):
        self.open(asserts(HOSTILE))
        self.assertEqual(HOSTILE, self.messages())
        for message in HOSTILE:
            self.all("#rows tr")[HOSTILE.index(message)].click()
            self.wait(lambda: self.title() == message)
        self.run_script("location.hash = 'ir'")
        self.wait(lambda: self.all("#ir .row"))
        self.assertNotIn("stolen", self.driver.title)
        self.assertEqual(2, len(self.all("script")))
        self.assertEqual([], self.all("img"))

    def test_case_17(self):
        wanted = [
            "",
            'a "quoted" word and a back\\slash',
            "line one\nline two\ttabbed",
            "größe ≤ 10 — 形状が違います 🚫",
            '{rec|ord} <port> & "html" %s %n \\N \\G',
            "nul\0inside",
            "bytes \ufffd\ufffd not utf-8",
            "// ----- looks like a split marker",
        ]
        self.open("", path=CASES + "/17-messages.mlir")
        self.assertEqual(8, len(self.all("#rows tr")))
        for i, message in enumerate(wanted):
            self.all("#rows tr")[i].click()
            self.wait(lambda: self.all("#rows tr")[i].get_attribute("aria-current"))
            shown = self.run_script("return document.querySelector('#details h2').textContent")
            self.assertEqual(message or "empty message", shown)
        self.all("#rows tr")[6].click()
        self.assertIn('"bytes \\FF\\FE not utf-8"', self.one("#details .facts").text)

    def test_the_policy_lets_no_other_script_run(self):
        self.open(KINDS)
        self.run_script(
            "const s = document.createElement('script');"
            "s.textContent = \"document.title = 'stolen'\";"
            "document.body.append(s)"
        )
        self.assertNotIn("stolen", self.driver.title)
        log = self.driver.get_log("browser")
        self.assertIn("Content Security Policy", log[0]["message"])


class Sizes(Page):
    def seconds(self):
        """What the page has computed for so far, whatever else the machine does."""
        metrics = self.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        return {m["name"]: m["value"] for m in metrics}["TaskDuration"]

    def test_a_thousand_open_without_a_wait(self):
        self.driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
        self.addCleanup(self.driver.execute_cdp_cmd, "Performance.disable", {})
        self.open(many(1000))
        self.assertGreaterEqual(len(self.all("#rows tr")), 100)
        self.assertLess(self.seconds(), 2)
        self.wait(lambda: len(self.all("#rows tr")) == 1000)
        self.assertEqual(1, len(self.all("svg")))
        begin = self.seconds()
        self.one("#query").send_keys('"number 77 "')
        self.assertEqual(["number 77 of many"], self.messages())
        self.assertLess(self.seconds() - begin, 2)

    def test_what_is_not_drawn_says_how(self):
        self.open(many(300))
        self.wait(lambda: len(self.all("#rows tr")) == 300)
        self.run_script("document.querySelector('#rows tr:last-child').click()")
        self.wait(lambda: self.title() == "number 299 of many")
        text = self.one("#details").text
        self.assertIn("--view-assertion=300", text)
        self.assertNotIn("with what selected", text)

    def test_what_is_not_drawn_says_that_it_was_selected(self):
        self.open(many(600), "--analyze", "--match=[02468] of many")
        self.wait(lambda: len(self.all("#rows tr")) == 300)
        self.run_script("document.querySelector('#rows tr:last-child').click()")
        self.wait(lambda: self.title() == "number 598 of many")
        self.assertIn("--view-assertion=300, with what selected assertions here",
                      self.one("#details").text)

    def test_no_assertions(self):
        self.open("func.func @f() { return }\n")
        self.assertTrue(self.one("#nothing").is_displayed())
        self.assertIn("No assertions", self.one("#details").text)


class Modules(Page):
    def test_parts_of_an_input(self):
        self.open(KINDS + "// -----\n" + asserts(["second"]), "--drop", "--split-input-file")
        self.assertEqual(5, len(self.all("#rows tr")))
        Select(self.one("#by-module")).select_by_value("1")
        self.assertEqual(["second"], self.messages())
        self.all("#rows tr")[0].click()
        self.wait(lambda: self.title() == "second")
        self.one("#details h3 a").click()
        self.wait(lambda: "second" in self.one("#ir-text").text)
        self.assertNotIn("zebra", self.one("#ir-text").text)

    def test_several_verbs_are_one_row(self):
        self.open(KINDS, "--wrap", "--drop")
        self.assertEqual(4, len(self.all("#rows tr")))
        self.assertIn("wrap: wrapped; drop: dropped", self.one("#details .facts").text)

    def test_backends_and_notes(self):
        self.open(KINDS, "--analyze", "--blockers=tosa", hash="#notes")
        self.assertIn("tosa refuses", self.one("#notes").text)
        self.assertIn("torch.aten.size.int", self.one("#notes table").text)

    def test_every_case_opens(self):
        for name in sorted(os.listdir(CASES)):
            if not name.endswith((".mlir", ".mlirbc")):
                continue
            with self.subTest(name=name):
                split = ["--split-input-file"] if "many-splits" in name else []
                self.open("", "--analyze", *split, path=os.path.join(CASES, name))
                self.assertIn("assertions", self.one("#summary").text)
                self.assertEqual([], self.driver.get_log("browser"))
