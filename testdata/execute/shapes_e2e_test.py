"""torch-mlir's own end-to-end tests with unknown sizes, through TOSA's shape
operations: all compute what PyTorch did, but for those that are named here with
what stops them. bench/e2e.py runs the whole suite; this is a sample of it."""

import concurrent.futures
import csv
import os
import tarfile
import tempfile
import unittest

from bench import e2e
from testing import dumps, execute

TOOLS = execute.Tools()
DATA = "testdata/e2e/data.tar.xz"

# What can't be written in TOSA, and what it is said to be. Never other numbers.
EXCEPTIONS = {
    "BernoulliOnesModule_basic": "--tosa-shapes",
}


def read_names():
    with open("testdata/execute/e2e.tsv") as file:
        return [row["test"] for row in csv.DictReader(file, delimiter="\t")]


class EndToEnd(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        names = read_names()
        texts = dumps.read(dumps.E2E, [f"{name}.dyn.mlir" for name in names])
        with tempfile.TemporaryDirectory() as folder:
            with tarfile.open(DATA) as tar:
                tar.extractall(folder)

            def one(name):
                data = os.path.join(folder, name + ".npz")
                inputs, outputs = execute.load(data, "in"), execute.load(data, "out")
                return e2e.outcome(TOOLS, texts[f"{name}.dyn.mlir"], inputs, outputs)

            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                cls.found = dict(zip(names, pool.map(one, names)))

    def test_there_are_tests(self):
        self.assertGreaterEqual(len(self.found), 60)

    def test_the_same_as_pytorch(self):
        for name, found in self.found.items():
            with self.subTest(name):
                self.assertEqual(
                    EXCEPTIONS.get(name, e2e.SAME), found.split(":")[0], found
                )
