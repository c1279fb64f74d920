"""Every case says what is expected of it, "EXPECT: asserts=N slice=M", once for
each part of the input: the report's last line says the same."""

import glob
import os
import re
import subprocess
import unittest

ASSERTION_OPT = "cli/assertion-opt"
CASES = "testdata/cases"
FLAGS = ["--allow-unregistered-dialect", "--analyze"]


def counts(pattern, text):
    return [(int(n), int(m)) for n, m in re.findall(pattern, text)]


def expected(text):
    return counts(r"EXPECT: asserts=(\d+) slice=(\d+)", text)


def reported(path, *flags):
    run = subprocess.run(
        [ASSERTION_OPT, *FLAGS, *flags, path],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    found = counts(r"(?m)^assertions: (\d+), exclusive operations: (\d+)$", run.stdout)
    last = run.stdout.rstrip("\n").rsplit("\n", 1)[-1]
    assert last.startswith("assertions: "), last
    return found


class Expect(unittest.TestCase):
    def test_there_are_cases(self):
        self.assertGreaterEqual(len(glob.glob(CASES + "/*.mlir")), 23)

    def test_bytecode(self):
        with open(CASES + "/25-bytecode-source.mlir") as file:
            self.assertEqual(
                expected(file.read()), reported(CASES + "/25-bytecode.mlirbc")
            )


def add_case(path):
    def test(self):
        with open(path, encoding="utf-8") as file:
            wanted = expected(file.read())
        self.assertTrue(wanted)
        self.assertEqual(wanted, reported(path, "--split-input-file"))

    name = re.sub(r"\W", "_", os.path.basename(path)[: -len(".mlir")])
    setattr(Expect, "test_" + name, test)


for path in sorted(glob.glob(CASES + "/*.mlir")):
    add_case(path)
