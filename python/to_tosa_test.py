"""The example, on models with an unknown batch."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, "python")
import host

EXAMPLE = "python/examples/to_tosa.py"


def run(path):
    """Runs the example on a copy; returns status, output and the TOSA module."""
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(path, folder)
        done = subprocess.run(
            [sys.executable, EXAMPLE, copy],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        out = os.path.splitext(copy)[0] + ".tosa.mlir"
        text = open(out).read() if os.path.exists(out) else None
    return done.returncode, done.stdout, text


def run_without_file(*arguments):
    return subprocess.run(
        [sys.executable, EXAMPLE, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )


class ToTosa(unittest.TestCase):
    def expect(self, name, *contained):
        status, said, text = run(name)
        self.assertEqual(0, status, said)
        self.assertNotIn("torch.aten", text)
        for part in contained:
            self.assertIn(part, text)
        return said

    def test_usage(self):
        usage = "usage: to_tosa.py FILE.mlir...\n"
        for arguments, status in [(["--help"], 0), ([], 1), (["--nosuch"], 1)]:
            done = run_without_file(*arguments)
            self.assertEqual(status, done.returncode)
            self.assertEqual(usage, done.stderr if status else done.stdout)

    def test_batch_norm(self):
        self.expect("testdata/models/batchnorm2d_dyn.mlir", "tosa.mul", "tensor<?x8x6x6xf32>")

    def test_batch_norm_with_checks(self):
        said = self.expect("testdata/demo/batchnorm.mlir", "tosa.")
        self.assertIn("assertions:", said)

    def test_resnet18_static(self):
        self.expect("testdata/models/resnet18_static.mlir", "tosa.conv2d")

    def test_resnet18_of_any_batch(self):
        model = "testdata/models/resnet18_dynbatch.mlir"
        self.expect(model, "tosa.conv2d", "tensor<?x3x32x32xf32>")

    def test_resnet18_with_a_symbol(self):
        model = "testdata/models/resnet18_dynbatch_sym.mlir"
        self.expect(model, "tosa.conv2d", "tensor<?x3x32x32xf32>")
