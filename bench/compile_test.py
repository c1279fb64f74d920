"""What the verbs add to torch-mlir's pipeline stays small, and how it is read
from callgrind."""

import os
import tempfile
import types
import unittest

from bench import compile

PROFILE = """version: 1
events: Ir
fn=(1) run
10 5
cfn=(2) load
calls=2 20
10 70
cfn=(3) other
calls=1 30
10 9
fn=(2)
20 60
cfn=(3)
calls=1 30
20 10
fn=(3)
30 19

totals: 84
"""


class Reading(unittest.TestCase):
    def test_a_profile(self):
        found = compile.Profile(PROFILE)
        self.assertEqual(84, found.total)
        self.assertEqual({"load": 70, "other": 19}, found.calls)

    def test_a_function_that_is_not_entered(self):
        with self.assertRaisesRegex(ValueError, "never entered no_such"):
            compile.profile(["true"], "no_such")

    def test_a_row(self):
        cost = compile.Cost(50e6, {"tosa_shapes": 1e6, "lower": 5e5, "strip": 5e6}, 2e6)
        self.assertAlmostEqual(0.03, cost.ratio("tosa_shapes", "lower"))
        self.assertEqual(
            "| m | 50.00 | 1.00 (2.0 %) | 0.50 (1.0 %) | 3.0 % | 5.00 (10.0 %) | 2.00 |",
            compile.row("m", cost),
        )


class Ratio(unittest.TestCase):
    """Added instructions are at most a twentieth of the pipeline's, and a little
    more where 20 convolutions are written that it would not take."""

    TOOLS = types.SimpleNamespace(
        assertion_opt="cli/assertion-opt",
        torch_mlir_opt=os.path.abspath("../torch_mlir/torch-mlir-opt"),
    )

    def expect_small(self, model, most=0.05):
        with tempfile.TemporaryDirectory() as folder:
            cost = compile.measure(self.TOOLS, f"testdata/models/{model}.mlir", folder)
        self.assertGreater(cost.verbs["tosa_shapes"], 0)
        self.assertGreater(cost.verbs["lower"], 0)
        self.assertLessEqual(cost.ratio("tosa_shapes", "lower"), most, cost.verbs)

    def test_dynamic_batch(self):
        self.expect_small("resnet18_dynbatch")

    def test_symbols(self):
        self.expect_small("resnet18_dynbatch_sym")

    def test_dynamic_height_and_width(self):
        self.expect_small("resnet18_dynbatch_hw", 0.06)


if __name__ == "__main__":
    unittest.main()
