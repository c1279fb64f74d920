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

    COST = compile.Cost(
        {"pipeline": 40e6, "strip": 4e6, "tosa_shapes": 1e6, "lower": 5e5},
        {"pipeline": 50e6, "strip": 5e6, "tosa_shapes": 2e6, "lower": 1e6},
        2e6,
    )

    def test_a_ratio(self):
        self.assertAlmostEqual(0.0375, self.COST.ratio("tosa_shapes", "lower"))
        self.assertAlmostEqual(
            0.06, self.COST.ratio("tosa_shapes", "lower", verify=True)
        )

    def test_a_row(self):
        self.assertEqual(
            "| m | no | 40.00 | 4.00 (10.0 %) | 1.00 (2.5 %) | 0.50 (1.2 %)"
            " | 1.50 (3.8 %) | 5.50 (13.8 %) |",
            compile.row("m", self.COST, verify=False),
        )
        self.assertEqual(
            "| m | yes | 50.00 | 5.00 (10.0 %) | 2.00 (4.0 %) | 1.00 (2.0 %)"
            " | 3.00 (6.0 %) | 8.00 (16.0 %) |",
            compile.row("m", self.COST, verify=True),
        )

    def test_a_row_of_times(self):
        found = {"alone": 5, "nothing": 5.5, "shapes": 5.6, "strip": 6}
        self.assertEqual(
            "| m | yes | 5.00 | 0.50 (10.0 %) | 0.60 (12.0 %) | 1.00 (20.0 %) |",
            compile.time_row("m", "yes", found),
        )


class Ratio(unittest.TestCase):
    """What --tosa-shapes and --lower add, next to the pipeline's instructions, both
    without verifying and both with it. Where only the batch is unknown, --strip frees
    all sizes, and they add at most a twentieth; unknown height and width are written
    in TOSA, which takes as long as what torch-mlir does for as many operations."""

    TOOLS = types.SimpleNamespace(
        assertion_opt="cli/assertion-opt",
        torch_mlir_opt=os.path.abspath("../torch_mlir/torch-mlir-opt"),
    )

    def expect_small(self, model, most, most_verified, most_with_strip):
        with tempfile.TemporaryDirectory() as folder:
            cost = compile.measure(self.TOOLS, f"testdata/models/{model}.mlir", folder)
        two, found = ("tosa_shapes", "lower"), (cost.plain, cost.verified)
        self.assertGreater(cost.plain["tosa_shapes"], 0)
        self.assertGreater(cost.plain["lower"], 0)
        self.assertLess(cost.plain["pipeline"], cost.verified["pipeline"])
        self.assertLessEqual(cost.ratio(*two), most, found)
        self.assertLessEqual(cost.ratio(*two, verify=True), most_verified, found)
        self.assertLessEqual(cost.ratio(*compile.VERBS), most_with_strip, found)

    def test_dynamic_batch(self):
        self.expect_small("resnet18_dynbatch", 0.04, 0.025, 0.095)

    def test_symbols(self):
        self.expect_small("resnet18_dynbatch_sym", 0.04, 0.025, 0.115)

    def test_dynamic_height_and_width(self):
        self.expect_small("resnet18_dynbatch_hw", 0.099, 0.125, 0.165)


if __name__ == "__main__":
    unittest.main()
