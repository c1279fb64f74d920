"""Freeing sizes changes nothing of what a function gives: random functions are
run as they are and freed, on sizes that may be 0 or 1."""

import re
import subprocess
import sys
import unittest

import numpy as np

sys.path.insert(0, "testing")
import torch_interpreter  # noqa: E402
import torch_programs  # noqa: E402

TOOL = "cli/assertion-opt"
TORCH = "../torch_mlir/torch-mlir-opt"
FIRST, COUNT = 1, 600
SIZES = [
    {"a": a, "b": b, "c": c, "p": p}
    for a, b, c in ((2, 3, 5), (1, 4, 2), (3, 1, 1), (2, 2, 1), (0, 2, 3), (1, 0, 2))
    for p in {1, a}
]


def run(command, texts):
    """Runs a tool on the parts of one input; returns those of its output."""
    done = subprocess.run(
        command + ["--split-input-file"],
        input="// -----\n".join(texts),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(done.stderr[:2000])
    return done.stdout.split("// -----\n")


def inputs(program, sizes, seed):
    numbers = np.random.RandomState(seed)
    return [
        numbers.randint(-3, 4, [sizes.get(d, d) for d in dims]).astype(np.float32)
        for _, dims in program.arguments
    ]


class MeaningTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        seeds = range(FIRST, FIRST + COUNT)
        cls.programs = [torch_programs.Program(seed) for seed in seeds]
        cls.before = run([TOOL], [program.text() for program in cls.programs])
        cls.after = {
            flags: run([TOOL, "--quiet", *flags.split()], cls.before)
            for flags in ("--free-sizes", "--strip")
        }

    def sizes_read(self, texts):
        return sum(len(re.findall(r"aten\.size\.int", text)) for text in texts)

    def test_most_sizes_are_freed(self):
        before = self.sizes_read(run([TOOL, "--drop", "--dce", "--quiet"], self.before))
        after = self.sizes_read(self.after["--strip"])
        self.assertGreater(before, 2 * COUNT)
        self.assertLess(after, 0.6 * before)

    def test_torch_mlir_reads_what_comes_out(self):
        for texts in self.after.values():
            self.assertEqual(COUNT, len(run([TORCH], texts)))

    def test_the_same_numbers_in_the_same_shapes(self):
        runs = 0
        for k, program in enumerate(self.programs):
            for sizes in SIZES:
                data = inputs(program, sizes, k)
                try:
                    (wanted,) = torch_interpreter.run(self.before[k], data)
                except torch_interpreter.Invalid:
                    continue
                runs += 1
                for flags, texts in self.after.items():
                    with self.subTest(seed=FIRST + k, flags=flags, sizes=sizes):
                        (given,) = torch_interpreter.run(texts[k], data)
                        self.assertEqual(wanted.shape, given.shape)
                        np.testing.assert_array_equal(wanted, given)
        self.assertGreater(runs, 5 * COUNT)


if __name__ == "__main__":
    unittest.main()
