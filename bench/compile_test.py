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
        self.assertEqual(0, compile.profile(["true"], "no_such").total)
        with self.assertRaisesRegex(ValueError, "never entered no_such"):
            compile.verb_cost(["true"], "no_such")

    def test_a_row(self):
        verbs = {"strip": 5e6, "tosa_shapes": 1e6, "lower": 5e5}
        cost = compile.Cost(50e6, verbs, 2e6, 3e6)
        self.assertAlmostEqual(0.03, cost.ratio("tosa_shapes", "lower"))
        self.assertEqual(
            "| m | 50.00 | 5.00 (10.0 %) | 1.00 (2.0 %) | 0.50 (1.0 %) | 1.50 (3.0 %)"
            " | 6.50 (13.0 %) | 3.00 | 2.00 |",
            compile.row("m", cost),
        )

    def test_a_row_of_times(self):
        found = {"verified": [5, 6], "unverified": [2, 2.25]}
        self.assertEqual(
            "| m | 5.00 | 1.00 (20 %) | 2.00 | 0.25 (12 %) |",
            compile.time_row("m", found),
        )


class Ratio(unittest.TestCase):
    """What --tosa-shapes and --lower add are at most a twentieth of the pipeline's
    instructions; with --strip it is little more, but for much to analyse."""

    TOOLS = types.SimpleNamespace(
        assertion_opt="cli/assertion-opt",
        torch_mlir_opt=os.path.abspath("../torch_mlir/torch-mlir-opt"),
    )

    def expect_small(self, model, most):
        with tempfile.TemporaryDirectory() as folder:
            cost = compile.measure(self.TOOLS, f"testdata/models/{model}.mlir", folder)
        self.assertGreater(cost.verbs["tosa_shapes"], 0)
        self.assertGreater(cost.verbs["lower"], 0)
        self.assertLessEqual(cost.ratio("tosa_shapes", "lower"), 0.05, cost.verbs)
        self.assertLessEqual(cost.ratio(*compile.VERBS), most, cost.verbs)

    def test_dynamic_batch(self):
        self.expect_small("resnet18_dynbatch", 0.05)

    def test_symbols(self):
        self.expect_small("resnet18_dynbatch_sym", 0.065)

    def test_dynamic_height_and_width(self):
        self.expect_small("resnet18_dynbatch_hw", 0.09)


if __name__ == "__main__":
    unittest.main()
