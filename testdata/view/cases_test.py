"""Every case and model draws in every format: SVG that an XML parser reads,
DOT with every message, and never more nodes than there may be."""

import glob
import html
import os
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

TOOL = os.path.abspath("cli/assertion-opt")
INPUTS = sorted(
    glob.glob("testdata/cases/*.mlir") + glob.glob("testdata/models/*.mlir")
)
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}"
# As viz/label.h shows them: NUL and tab as pictures, bytes as U+FFFD.
MESSAGES = [
    "",
    'a "quoted" word and a back\\slash',
    "line one\nline two\ttabbed",
    "größe ≤ 10 — 形状が違います 🚫",
    '{rec|ord} <port> & "html" %s %n \\N \\G',
    "nul\u2400inside",
    "bytes \ufffd\ufffd not utf-8",
    "// ----- looks like a split marker",
]


def options_of(path):
    return ["--split-input-file"] if "many-splits" in path else []


class Cases(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def draw(self, path, ending, *options):
        out = os.path.join(self.folder, "out." + ending)
        run = subprocess.run(
            [TOOL, "--view=" + out, *options_of(path), *options, path],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.assertEqual(0, run.returncode, run.stderr.decode(errors="replace"))
        with open(out, "rb") as file:
            return file.read()

    def svg(self, path, *options):
        return xml.etree.ElementTree.fromstring(self.draw(path, "svg", *options))

    def test_there_are_cases(self):
        self.assertGreater(len(INPUTS), 30)

    def test_every_case_draws_as_svg(self):
        for path in INPUTS:
            with self.subTest(path=path):
                root = self.svg(path)
                self.assertEqual(SVG + "svg", root.tag)
                nodes = [
                    g for g in root.iter(SVG + "g") if g.get("class", "").startswith("node")
                ]
                self.assertTrue(nodes)
                self.assertLessEqual(len(nodes), 2000)

    def test_every_case_draws_when_stripped(self):
        for path in INPUTS:
            with self.subTest(path=path):
                self.svg(path, "--strip", "--quiet", "-o", os.devnull)

    def test_every_case_draws_before_and_after(self):
        for path in INPUTS:
            with self.subTest(path=path):
                text = self.draw(
                    path,
                    "dot",
                    *["--strip", "--quiet", "--view-before-after", "-o", os.devnull],
                ).decode()
                self.assertRegex(text, r"before: \d+ operations?</b>")
                self.assertRegex(text, r"after: \d+ operations?</b>")

    def test_every_case_draws_whole(self):
        for path in INPUTS:
            with self.subTest(path=path):
                text = self.draw(path, "dot", "--view-all").decode()
                self.assertNotRegex(text, r'class="fold ')

    def test_the_picture_in_the_readme(self):
        drawn = self.svg(
            "testdata/view/inputs/center.mlir",
            *["--drop", "--quiet", "--view-link=", "-o", os.devnull],
        )
        kept = xml.etree.ElementTree.parse("docs/center.svg").getroot()

        def texts(root):
            return sorted(text.text for text in root.iter(SVG + "text"))

        self.assertEqual(texts(drawn), texts(kept))

    def test_images(self):
        path = "testdata/cases/01-batchnorm-rank-guards.mlir"
        self.assertTrue(self.draw(path, "png").startswith(b"\x89PNG"))
        self.assertTrue(self.draw(path, "pdf").startswith(b"%PDF"))

    def test_identifiers_are_unique(self):
        root = self.svg("testdata/cases/05-assert-in-loop-and-if.mlir")
        ids = [e.get("id") for e in root.iter() if e.get("id")]
        self.assertEqual(len(ids), len(set(ids)))

    def assertion_nodes(self, root):
        return [
            g
            for g in root.iter(SVG + "g")
            if g.get("class", "").startswith("node assertion")
        ]

    def test_messages_in_svg(self):
        root = self.svg("testdata/cases/17-messages.mlir")
        nodes = self.assertion_nodes(root)
        self.assertEqual(len(MESSAGES), len(nodes))
        for wanted, node in zip(MESSAGES, nodes):
            with self.subTest(wanted=wanted):
                lines = [text.text for text in node.iter(SVG + "text")]
                # The operation, the condition, the message, the place.
                shown = "\n".join(lines[2:-1]).replace("\xa0", " ")
                self.assertEqual("“" + wanted.replace("\t", "\u2409") + "”", shown)

    def test_messages_in_tooltips(self):
        root = self.svg("testdata/cases/17-messages.mlir")
        for wanted, node in zip(MESSAGES, self.assertion_nodes(root)):
            with self.subTest(wanted=wanted):
                link = next(a for a in node.iter(SVG + "a"))
                tooltip = link.get(LINK + "title")
                # XML makes a tab in an attribute a space.
                self.assertIn(wanted.replace("\t", " "), tooltip)

    def test_messages_in_dot(self):
        text = self.draw("testdata/cases/17-messages.mlir", "dot").decode()
        labels = re.findall(r"<b>runtime\.assert</b>.*?“(.*?)”", text, re.DOTALL)
        shown = [
            html.unescape(label.replace("<br/>", "\n").replace("\\\\", "\\"))
            for label in labels
        ]
        wanted = [m.replace("\t", "\u2409") for m in MESSAGES]
        self.assertEqual(sorted(wanted), sorted(shown))

    def test_markup_in_names(self):
        path = os.path.join(self.folder, "in.mlir")
        with open(path, "w") as file:
            file.write(
                'func.func @"<b>&\\22{|}\\\\N"(%x: i1) {\n'
                '  cf.assert %x, "</font>]]>" loc("</a>&\\22.py":3:4)\n'
                '  "test.op"(%x) {a = "<>&\\00"} : (i1) -> ()\n'
                "  return\n}\n"
            )
        root = self.svg(path)
        texts = [text.text for text in root.iter(SVG + "text")]
        self.assertIn('func.func @<b>&"{|}\\N', texts)
        self.assertIn("“</font>]]>”", texts)
        links = [a.get(LINK + "href") for a in root.iter(SVG + "a")]
        self.assertIn("%3C/a%3E%26%22.py#3", links)


if __name__ == "__main__":
    unittest.main()
