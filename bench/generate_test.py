"""The generated dumps have the size asked for, and torch-mlir reads them."""

import subprocess
import unittest

from bench import generate

TORCH_MLIR_OPT = "../torch_mlir/torch-mlir-opt"


def text(kind, operations):
    return "".join(generate.KINDS[kind](operations))


def count(kind, operations):
    """Operations of a dump: each stands on a line of its own."""
    return text(kind, operations).count("\n") - 1


class Generate(unittest.TestCase):
    def test_sizes(self):
        self.assertIn(count("dump", 150_000), range(149_995, 150_001))
        self.assertGreater(count("chain", 1000), 1000)
        self.assertLess(count("chain", 1000), 1010)
        self.assertEqual(1000, text("uses", 1000).count("runtime.assert %e"))

    def test_layers(self):
        self.assertIn(count("layers", 10_000), range(10_000, 10_006))
        self.assertEqual(100, text("layers", 10_000).count("runtime.assert"))

    def test_a_hundred_bytes_an_operation(self):
        self.assertAlmostEqual(15, len(text("dump", 150_000)) / 1e6, delta=0.2)

    def test_the_smallest(self):
        for kind in generate.KINDS:
            with self.subTest(kind=kind):
                self.assertIn("return", text(kind, 0))

    def test_torch_mlir_reads_it(self):
        for kind in generate.KINDS:
            with self.subTest(kind=kind):
                run = subprocess.run(
                    [TORCH_MLIR_OPT],
                    input=text(kind, 100),
                    capture_output=True,
                    text=True,
                )
                self.assertEqual("", run.stderr)
                self.assertIn("torch.runtime.assert", run.stdout)

    def test_command(self):
        command = ["bench/generate.py", "uses", "3"]
        output = subprocess.run(command, check=True, capture_output=True, text=True)
        self.assertEqual(text("uses", 3), output.stdout)

    def test_usage(self):
        run = subprocess.run(["bench/generate.py"], capture_output=True, text=True)
        self.assertEqual(1, run.returncode)
        self.assertIn("usage:", run.stderr)
