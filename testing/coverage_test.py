"""Totals from an LCOV report, and the report that the merger writes."""

import gzip
import json
import os
import subprocess
import tempfile
import unittest

from testing import coverage

LCOV = """SF:a/a.c
FN:1,f
FN:5,g
FNDA:3,f
FNDA:0,g
DA:1,3
DA:5,0
LH:1
LF:2
end_of_record
SF:b/long_name.c
FN:2,h
FNDA:1,h
DA:2,1
LH:6
LF:6
end_of_record
"""


class Report(unittest.TestCase):
    def test_counts(self):
        files = coverage.read_lcov(LCOV.splitlines())
        self.assertEqual({"LH": 1, "LF": 2, "FNH": 1, "FNF": 2}, files["a/a.c"])

    def test_table(self):
        lines = list(coverage.table(coverage.read_lcov(LCOV.splitlines())))
        self.assertEqual(4, len(lines))
        self.assertEqual("a/a.c           50.0 %     50.0 %".split(), lines[1].split())
        self.assertEqual("total 87.5 % 66.7 %".split(), lines[3].split())

    def test_own(self):
        self.assertTrue(coverage.is_own("a/a.c"))
        self.assertFalse(coverage.is_own("a/a_test.c"))
        self.assertFalse(coverage.is_own("bazel-out/bin/a/a.inc"))

    def test_nothing(self):
        self.assertEqual(2, len(list(coverage.table({}))))


class Merger(unittest.TestCase):
    """third_party/coverage/merge_lcov.py, which Bazel calls."""

    def merge(self, folder, *arguments):
        output = os.path.join(folder, "out.dat")
        subprocess.run(
            ["../remote_coverage_tools/merge_lcov.py", "--output_file=" + output]
            + list(arguments),
            check=True,
        )
        with open(output) as report:
            return coverage.read_lcov(report)

    def test_gcov(self):
        report = {
            "files": [
                {
                    "file": "a/a.c",
                    "lines": [
                        {"line_number": 1, "count": 2},
                        {"line_number": 2, "count": 0},
                    ],
                    "functions": [
                        {"name": "f", "start_line": 1, "execution_count": 2}
                    ],
                }
            ]
        }
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(folder + "/deep")
            with gzip.open(folder + "/deep/a.gcov.json.gz", "wt") as file:
                json.dump(report, file)
            files = self.merge(folder, "--coverage_dir=" + folder)
        self.assertEqual(
            {"a/a.c": {"LH": 1, "LF": 2, "FNH": 1, "FNF": 1}}, files
        )

    def test_reports_add_up(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in "x", "y":
                with open(f"{folder}/{name}.dat", "w") as file:
                    file.write(LCOV if name == "x" else LCOV.replace("5,0", "5,1"))
            with open(folder + "/list", "w") as file:
                file.write(f"{folder}/x.dat\n{folder}/y.dat\n{folder}/none.dat\n")
            files = self.merge(
                folder,
                f"--reports_file={folder}/list",
                "--filter_sources=b/.*",
            )
        self.assertEqual(["a/a.c"], list(files))
        self.assertEqual(2, files["a/a.c"]["LH"])
