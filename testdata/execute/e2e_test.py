"""torch-mlir's own end-to-end tests with unknown sizes: what the strip brings
through TOSA computes what PyTorch did, and so does what it leaves for Linalg.

e2e.tsv has a test a line: whether TOSA takes it as it is, and what becomes of it
after the strip: the same as PyTorch, stopped in TOSA, or wrong as torch-mlir's
own lowering of the dump has it. The inputs and PyTorch's outputs are in
testdata/e2e/data.tar.xz."""

import concurrent.futures
import csv
import os
import tarfile
import tempfile
import unittest

from bench import pipelines
from testing import dumps, execute

TOOLS = execute.Tools()
DATA = "testdata/e2e/data.tar.xz"
SAME, STOPS = pipelines.SAME, "stops"


def read_table():
    with open("testdata/execute/e2e.tsv") as file:
        return {row["test"]: row for row in csv.DictReader(file, delimiter="\t")}


def outcome(text, pipeline, data):
    """SAME, STOPS, or what is wrong."""
    try:
        lowered = execute.torch(TOOLS, text, pipeline)
    except execute.ToolError:
        return STOPS
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(lowered)
        file.flush()
        return pipelines.compare(TOOLS, file.name, data)


class Test:
    """One of torch-mlir's tests, as it is and stripped."""

    def __init__(self, row, text, data):
        self.row = row
        stripped = execute.assertion_opt(TOOLS, text, "--strip")
        self.changed = stripped != execute.assertion_opt(TOOLS, text)
        self.stripped = outcome(stripped, execute.TOSA, data)
        self.as_is = outcome(text, execute.TOSA, data)
        self.linalg = outcome(stripped, execute.LINALG, data) if self.changed else SAME


def setUpModule():
    table = read_table()
    texts = dumps.read(dumps.E2E, [f"{name}.dyn.mlir" for name in table])
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(DATA) as tar:
            tar.extractall(folder)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            made = pool.map(
                lambda name: Test(
                    table[name],
                    texts[f"{name}.dyn.mlir"],
                    os.path.join(folder, f"{name}.npz"),
                ),
                table,
            )
            EndToEnd.tests = dict(zip(table, made))


class EndToEnd(unittest.TestCase):
    def test_there_are_tests(self):
        self.assertGreaterEqual(len(self.tests), 60)
        more = [t for t in self.tests.values() if t.as_is == STOPS != t.stripped]
        self.assertGreaterEqual(len(more), 6)

    def test_as_they_are(self):
        for name, test in self.tests.items():
            with self.subTest(name):
                self.assertEqual(test.row["as is"] == STOPS, test.as_is == STOPS)

    def test_what_passes_tosa_is_right(self):
        """More may pass than the table says, and then it must be right."""
        for name, test in self.tests.items():
            wanted = test.row["stripped"]
            with self.subTest(name):
                if wanted not in (SAME, STOPS):
                    self.assertEqual((wanted, wanted), (test.as_is, test.stripped))
                elif wanted == SAME or test.stripped != STOPS:
                    self.assertEqual(SAME, test.stripped)

    def test_what_is_stripped_is_right_in_linalg(self):
        for name, test in self.tests.items():
            with self.subTest(name):
                self.assertEqual(SAME, test.linalg)
