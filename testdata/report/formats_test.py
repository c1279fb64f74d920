"""The formats for programs, over all cases and models: JSON against the schema
that docs/ publishes, SARIF against the standard's, and both against each
other. Messages come through unharmed."""

import glob
import json
import os
import re
import subprocess
import tempfile
import unittest
from urllib.parse import unquote, urlsplit

import jsonschema

ASSERTION_OPT = "cli/assertion-opt"
CASES = sorted(glob.glob("testdata/cases/*.mlir*"))
MODELS = sorted(glob.glob("testdata/models/*.mlir"))

# What the messages of cases/17 are, as bytes.
MESSAGES = [
    b"",
    b'a "quoted" word and a back\\slash',
    b"line one\nline two\ttabbed",
    "größe ≤ 10 — 形状が違います 🚫".encode(),
    b'{rec|ord} <port> & "html" %s %n \\N \\G',
    b"nul\0inside",
    b"bytes \xff\xfe not utf-8",
    b"// ----- looks like a split marker",
]


def report(path, form, *flags):
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "report." + form)
        subprocess.run(
            [ASSERTION_OPT, *flags, path, "--report=" + out],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        with open(out, encoding="utf-8") as file:
            return json.load(file)


def flag_sets(path):
    if path.endswith(".mlirbc"):
        return [["--analyze"]]
    split = ["--split-input-file"] if "many-splits" in path else []
    return [
        ["--analyze", *split],
        ["--drop", "--keep-going", "--blockers=tosa", *split],
    ]


def read_schema(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def validator(path, kind):
    schema = read_schema(path)
    kind.check_schema(schema)
    return kind(schema)


def unescape(text):
    """The bytes that a string of MLIR stands for."""
    return re.sub(
        rb"\\(?:([0-9A-Fa-f]{2})|n|t|(.))",
        lambda m: bytes.fromhex(m[1].decode())
        if m[1]
        else {b"\\n": b"\n", b"\\t": b"\t"}.get(m[0], m[2]),
        text.encode(),
    )


def assertions(modules):
    for module in modules:
        for section in module["verbs"]:
            yield from section["assertions"]


def results(log, prefix="assertion-"):
    return [r for r in log["runs"][0]["results"] if r["ruleId"].startswith(prefix)]


class Formats(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.json_schema = validator(
            "docs/report.schema.json", jsonschema.Draft202012Validator
        )
        cls.sarif_schema = validator(
            "testdata/report/sarif-schema-2.1.0.json", jsonschema.Draft4Validator
        )

    def each(self, paths, form):
        """Each path with its report in a form, in every way of running."""
        self.assertGreater(len(paths), 5)
        for path in paths:
            for flags in flag_sets(path):
                with self.subTest(path=path, flags=flags):
                    yield path, report(path, form, *flags)

    def test_the_schemas_refuse(self):
        self.assertFalse(self.json_schema.is_valid([{"module": "a"}]))
        self.assertFalse(self.sarif_schema.is_valid({"version": "2.1.0"}))
        modules = report(CASES[0], "json", "--analyze")
        next(assertions(modules))["new"] = 1
        self.assertFalse(self.json_schema.is_valid(modules))

    def test_json_of_cases(self):
        for _, modules in self.each(CASES, "json"):
            self.json_schema.validate(modules)

    def test_json_of_models(self):
        for _, modules in self.each(MODELS, "json"):
            self.json_schema.validate(modules)

    def test_sarif_of_cases(self):
        for _, log in self.each(CASES, "sarif"):
            self.sarif_schema.validate(log)

    def test_sarif_of_models(self):
        for _, log in self.each(MODELS, "sarif"):
            self.sarif_schema.validate(log)

    def test_identifiers_are_unique(self):
        for path, modules in self.each(CASES + MODELS, "json"):
            for module in modules:
                for section in module["verbs"]:
                    ids = [a["id"] for a in section["assertions"]]
                    self.assertEqual(len(ids), len(set(ids)))

    def test_wrapping_keeps_identifiers(self):
        for path in CASES:
            if path.endswith(".mlirbc") or "many-splits" in path:
                continue
            with self.subTest(path=path):
                plain = report(path, "json", "--analyze")
                both = report(path, "json", "--wrap", "--analyze", "--keep-going")
                before = [a["id"] for a in assertions(plain)]
                after = [a["id"] for a in both[0]["verbs"][-1]["assertions"]]
                self.assertEqual(before, after)

    def test_sarif_says_what_json_says(self):
        for path in CASES:
            if path.endswith(".mlirbc") or "many-splits" in path:
                continue
            with self.subTest(path=path):
                found = list(assertions(report(path, "json", "--analyze")))
                log = results(report(path, "sarif", "--analyze"))
                log = [r for r in log if r["ruleId"] != "assertion-skipped"]
                self.assertEqual(len(found), len(log))
                for a, r in zip(found, log):
                    self.same(a, r)

    def same(self, a, r):
        self.assertEqual(a["id"], r["partialFingerprints"]["assertionId/v1"])
        self.assertEqual(a["message"], r["properties"]["message"])
        self.assertEqual(len(a["slice"]), len(r.get("relatedLocations", [])))
        where = r["locations"][0]["physicalLocation"]
        self.assertEqual(a["place"]["file"], unquote(where["artifactLocation"]["uri"]))
        self.assertEqual(a["place"]["line"], where["region"]["startLine"])
        self.assertEqual(a["place"]["column"], where["region"]["startColumn"])

    def test_uris(self):
        for _, log in self.each(CASES, "sarif"):
            for r in log["runs"][0]["results"]:
                for at in r["locations"] + r.get("relatedLocations", []):
                    uri = at["physicalLocation"]["artifactLocation"]["uri"]
                    self.assertRegex(uri, r"^[A-Za-z0-9\-._~/%:]+$")
                    self.assertIn(urlsplit(uri).scheme, ["", "file"])

    def test_rules_are_known(self):
        for _, log in self.each(CASES, "sarif"):
            rules = log["runs"][0]["tool"]["driver"]["rules"]
            for r in log["runs"][0]["results"]:
                self.assertEqual(r["ruleId"], rules[r["ruleIndex"]]["id"])


class Messages(unittest.TestCase):
    path = "testdata/cases/17-messages.mlir"

    def check(self, text, escaped, raw):
        self.assertEqual(raw.decode(errors="replace"), text)
        if escaped is not None:
            self.assertEqual(raw, unescape(escaped))
        else:
            self.assertEqual(raw, text.encode())

    def test_json(self):
        found = list(assertions(report(self.path, "json", "--drop")))
        self.assertEqual(len(MESSAGES), len(found))
        for raw, a in zip(MESSAGES, found):
            self.check(a["message"], a["message_escaped"], raw)

    def test_sarif(self):
        found = results(report(self.path, "sarif", "--drop"))
        self.assertEqual(len(MESSAGES), len(found))
        for raw, r in zip(MESSAGES, found):
            self.assertEqual(raw.decode(errors="replace"), r["properties"]["message"])
            if not raw:
                continue
            text = r["message"]["text"].replace("{{", "{").replace("}}", "}")
            quoted = re.search(r'assertion "(.*)" dropped', text)[1]
            self.assertEqual(raw, unescape(quoted))


MODULE = """
func.func @f(%%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %%int0 = torch.constant.int 0
  %s
  %%n = torch.aten.size.int %%x, %%int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %%c = torch.aten.gt.int %%n, %%int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %%c, "%s"
  return %%x : !torch.vtensor<[?,?],f32>
}
"""


class Identifiers(unittest.TestCase):
    """Two versions of a dump: what is about other things changes no
    identifier."""

    def ids(self, text, *flags):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "in.mlir")
            with open(path, "w") as file:
                file.write(text)
            return [a["id"] for a in assertions(report(path, "json", "--analyze"))]

    def test_unrelated_edits(self):
        plain = self.ids(MODULE % ("", "m"))
        self.assertEqual(1, len(plain))
        edits = [
            "\n\n// a comment\n" + MODULE % ("", "m"),
            "func.func private @g()\n" + MODULE % ("", "m"),
            MODULE % ('"my.op"() : () -> ()', "m"),
            MODULE % ("%k = torch.constant.int 7\n  %l = torch.constant.int 8", "m"),
            (MODULE % ("", "m")).replace("%c", "%condition"),
        ]
        for text in edits:
            with self.subTest(text=text):
                self.assertEqual(plain, self.ids(text))

    def test_related_edits(self):
        plain = self.ids(MODULE % ("", "m"))
        edits = [
            MODULE % ("", "other"),
            (MODULE % ("", "m")).replace("@f", "@g"),
            (MODULE % ("", "m")).replace("aten.gt", "aten.ge"),
        ]
        for text in edits:
            with self.subTest(text=text):
                self.assertNotEqual(plain, self.ids(text))
