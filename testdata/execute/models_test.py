"""Real models of unknown sizes: stripped they pass the backends' pipelines, and
what comes out computes what their static twins do."""

import unittest

from testing import dumps, execute

TOOLS = execute.Tools()
BACKENDS = (
    "resnet18_dynbatch",
    "resnet18_dynbatch_sym",
    "resnet18_dynbatch_hw",
    "mobilenet_v2_dynbatch",
    "mobilenet_v3_dyn_hw",
    "squeezenet_dyn_hw",
    "vit_dynbatch",
    "vit_dyn_hw",
    "gpt_dyn",
    "encoder_dyn",
    "lstm_dynbatch",
    "lstm_state_dyn",
    "batchnorm2d_dyn",
    "batchnorm2d_train_dyn",
)


# Model -> what stops TOSA after the strip, and why in its remarks; None where no
# size is left and TorchToTosa itself refuses.
STOPS = {
    "encoder_dyn": (
        "torch.aten.size.int",
        "torch.aten.view still needs a size: two unknown dimensions in one shape",
    ),
    "lstm_dynbatch": ("torch.aten.slice.Tensor", None),
    "lstm_state_dyn": ("torch.aten.slice.Tensor", None),
    "squeezenet_dyn_hw": (
        "torch.aten.cat",
        "torch.aten.div.Scalar still needs a size: it takes a size as a number",
    ),
    "mobilenet_v3_dyn_hw": (
        "torch.aten.size.int",
        "torch.aten.div.Scalar still needs a size: it takes a size as a number",
    ),
    "vit_dyn_hw": (
        "torch.aten.size.int",
        "torch.aten.mul.Scalar still needs a size: it takes a size as a number",
    ),
    "gpt_dyn": (
        "torch.aten.size.int",
        "torch.aten.view still needs a size: two unknown dimensions in one shape",
    ),
    "vit_dynbatch": (
        "torch.aten.size.int",
        "torch.aten.broadcast_to still needs a size",
    ),
    "resnet18_dynbatch_hw": (
        "torch.aten.size.int",
        "torch.aten.div.Scalar still needs a size: it takes a size as a number",
    ),
    "batchnorm2d_train_dyn": (
        "torch.aten.to.dtype",
        "torch.aten.div.Scalar still needs a size: it takes a size as a number",
    ),
}


def strip(name):
    return execute.assertion_opt(TOOLS, dumps.model(name), "--strip")


def run(module, *all_sizes):
    """The results of a module for each choice of its unknown sizes."""
    taken, _ = execute.signature(TOOLS, module)
    runs = [execute.formula_inputs(taken, sizes) for sizes in all_sizes]
    done = execute.execute_all(TOOLS, module, runs)
    if done.status:
        raise AssertionError(f"ended with {done.status}: {done.said}")
    return done.outputs


def rows(outputs, count):
    """The inputs are the same whatever the batch, and so is each row."""
    return [output[:count] for output in outputs]


class Models(unittest.TestCase):
    def same(self, outputs, expected):
        self.assertIsNone(
            execute.difference(outputs, expected, rtol=1e-4, atol=1e-5)
        )

    def check(self, name, static, pipeline, *sizes):
        """A dynamic model gives its twin's numbers at the twin's sizes, and the
        same rows in a batch of another size."""
        [twin] = run(execute.torch(TOOLS, dumps.model(static), pipeline), [])
        lowered = execute.torch(TOOLS, strip(name), pipeline)
        for given, outputs in zip(sizes, run(lowered, *sizes)):
            common = min(given[0], len(twin[0]))
            with self.subTest(sizes=given):
                self.assertEqual(given[0], len(outputs[0]))
                self.same(rows(outputs, common), rows(twin, common))

    def test_resnet18_dynbatch(self):
        self.check("resnet18_dynbatch", "resnet18_static", execute.TOSA, [2], [3])

    def test_resnet18_dynbatch_sym(self):
        self.check("resnet18_dynbatch_sym", "resnet18_static", execute.TOSA, [2], [3])

    def test_mobilenet_v2_dynbatch(self):
        self.check("mobilenet_v2_dynbatch", "mobilenet_v2_static", execute.TOSA, [2], [3])

    def test_batchnorm2d_dyn(self):
        self.check(
            "batchnorm2d_dyn", "batchnorm2d_static", execute.TOSA, [4], [1], [5]
        )

    def test_resnet18_dynbatch_hw_through_linalg(self):
        self.check(
            "resnet18_dynbatch_hw",
            "resnet18_static",
            execute.LINALG,
            [2, 32, 32],
            [1, 32, 32],
        )


class Backends(unittest.TestCase):
    def test_stablehlo_and_linalg_take_what_is_stripped(self):
        for name in BACKENDS:
            text = strip(name)
            for pipeline in (execute.STABLEHLO, execute.LINALG):
                with self.subTest(name, pipeline=pipeline):
                    execute.torch(TOOLS, text, pipeline)

    def test_what_tosa_cannot_express_is_said(self):
        for name, (operation, reason) in STOPS.items():
            text, remarks = execute.with_remarks(TOOLS, dumps.model(name), "--strip")
            with self.subTest(name):
                with self.assertRaises(execute.ToolError) as stopped:
                    execute.torch(TOOLS, text, execute.TOSA)
                self.assertIn(f"'{operation}'", stopped.exception.said)
                if reason:
                    self.assertIn(reason, remarks)
                else:
                    self.assertNotIn("still needs a size", remarks)
                    self.assertNotIn("size.int", text)

    def test_the_strip_changes_no_number(self):
        """What torch-mlir lowers to Linalg as it is and stripped is the same. It
        splits a dimension of the encoder wrongly where the batch or the sequence
        is not 1, and then writes out of bounds before any check: not run."""
        for name, *sizes in (
            ("encoder_dyn", [1, 1]),
            ("lstm_dynbatch", [3]),
            ("batchnorm2d_train_dyn", [4]),
        ):
            linalg = execute.torch(TOOLS, dumps.model(name), execute.LINALG)
            stripped = execute.torch(TOOLS, strip(name), execute.LINALG)
            taken, _ = execute.signature(TOOLS, linalg)
            for given in sizes:
                inputs = execute.formula_inputs(taken, given)
                wanted = execute.execute(TOOLS, linalg, inputs)
                found = execute.execute(TOOLS, stripped, inputs)
                with self.subTest(name, sizes=given):
                    self.assertEqual(
                        (wanted.status, wanted.said), (found.status, found.said)
                    )
                    self.assertEqual(0, wanted.status)
                    self.assertIsNone(execute.difference(found.outputs, wanted.outputs))
