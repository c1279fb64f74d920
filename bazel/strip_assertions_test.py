"""What the rule's actions make, against the command run by hand."""

import glob
import json
import os
import subprocess
import unittest

COMMAND = os.path.abspath("cli/assertion-opt")
CASES = "testdata/cases/"
EXAMPLES = sorted(glob.glob("bazel/example/*.stripped.mlir"))


def read(path):
    with open(path) as file:
        return file.read()


def command(*arguments):
    return subprocess.run(
        [COMMAND, "--quiet", *arguments],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


class Outputs(unittest.TestCase):
    def test_ten_dumps(self):
        self.assertEqual(10, len(EXAMPLES))
        for path in EXAMPLES:
            name = os.path.basename(path)[len("stripped_") : -len(".stripped.mlir")]
            dump = f"{CASES}{name}.mlir"
            with self.subTest(dump=dump):
                self.assertEqual(command("--strip", dump), read(path))
                self.assertNotEqual(command(dump), read(path))

    def test_reports_in_json(self):
        for path in EXAMPLES:
            report = json.loads(read(path.replace(".stripped.mlir", ".report.json")))
            self.assertTrue(report[0]["verbs"][0]["assertions"], path)

    def test_report_as_text(self):
        self.assertIn("assertions: ", read("bazel/plain.report.txt"))

    def test_verbs_kinds_and_flags(self):
        expected = command(
            "--wrap",
            "--analyze",
            "--drop",
            "--kinds=cf,user",
            "--policy=bazel/test.policy",
            "--keep-at-entry",
            "--match=x",
            "--report=" + os.devnull,
            CASES + "33-unregistered-asserts.mlir",
        )
        self.assertEqual(expected, read("bazel/full.stripped.mlir"))
        report = json.loads(read("bazel/full.report.json"))
        verbs = [section["verb"] for section in report[0]["verbs"]]
        self.assertEqual(["wrap", "analyze", "drop"], verbs)
