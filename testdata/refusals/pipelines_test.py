"""Each function of these files alone: what --blockers calls refused the
pipeline refuses, and what it takes without a doubt the pipeline takes."""

import glob
import os
import re
import subprocess
import tempfile
import unittest

ASSERTION_OPT = os.path.abspath("cli/assertion-opt")
TORCH_MLIR_OPT = os.environ.get(
    "TORCH_MLIR_OPT", os.path.abspath("../torch_mlir/torch-mlir-opt")
)
FOLDER = "testdata/refusals"
PIPELINES = {
    "tosa": "torch-backend-to-tosa-backend-pipeline",
    "stablehlo": "torch-backend-to-stablehlo-backend-pipeline",
    "linalg": "torch-backend-to-linalg-on-tensors-backend-pipeline",
}


def functions(path):
    """(name, text) of each function of a file."""
    with open(path, encoding="utf-8") as file:
        parts = re.split(r"(?m)^(?=func\.func)", file.read())
    return [(re.search(r"@\w+", part).group(), part) for part in parts[1:]]


def is_taken(path, backend):
    run = subprocess.run(
        [
            TORCH_MLIR_OPT,
            "--allow-unregistered-dialect",
            f"--pass-pipeline=builtin.module({PIPELINES[backend]})",
            path,
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    if "not found for custom op" in run.stderr:
        raise ValueError(run.stderr)  # Not read is not refused.
    return run.returncode == 0


def blockers(path, backend):
    """How many operations are refused, and how many may be."""
    run = subprocess.run(
        [ASSERTION_OPT, f"--blockers={backend}", path],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    counts = re.search(
        rf"(?m)^{backend}: (\d+) operations? refused(?:, perhaps (\d+) more)?$",
        run.stdout,
    )
    return int(counts.group(1)), int(counts.group(2) or 0)


class Pipelines(unittest.TestCase):
    def compare(self, backend):
        found = {True: 0, False: 0}
        with tempfile.TemporaryDirectory() as folder:
            for source in sorted(glob.glob(FOLDER + "/*.mlir")):
                for name, text in functions(source):
                    path = os.path.join(folder, "in.mlir")
                    with open(path, "w", encoding="utf-8") as file:
                        file.write(text)
                    refused, perhaps = blockers(path, backend)
                    if perhaps and not refused:
                        continue
                    with self.subTest(source=source, function=name):
                        self.assertEqual(not refused, is_taken(path, backend))
                    found[not refused] += 1
        return found

    def test_tosa(self):
        found = self.compare("tosa")
        self.assertGreater(found[True], 5)
        self.assertGreater(found[False], 20)

    def test_stablehlo(self):
        found = self.compare("stablehlo")
        self.assertGreater(found[True], 15)
        self.assertGreater(found[False], 10)

    def test_linalg(self):
        found = self.compare("linalg")
        self.assertGreater(found[True], 20)
        self.assertGreater(found[False], 5)
