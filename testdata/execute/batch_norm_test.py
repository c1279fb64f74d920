"""Batch norm of unknown sizes: decomposed, stripped and lowered through TOSA, it
computes what the undecomposed one does, and what the formula says."""

import unittest

import numpy

from testing import dumps, execute

TOOLS = execute.Tools()
EPSILON = 1e-5
SHAPES = {
    2: [(2, 3), (7, 1), (4, 5)],
    4: [(2, 3, 4, 5), (1, 4, 2, 2), (3, 1, 1, 6)],
    5: [(2, 3, 1, 2, 2), (3, 2, 2, 1, 4)],
}
# Seed -> rank, whether it trains, the number of features if it is known.
EVAL = {
    "aten_batch_norm_dynall2d_eval": (2, None),
    "aten_batch_norm_dynall4d_eval": (4, None),
    "native_batch_norm_dynall4d_eval": (4, None),
    "native_batch_norm_dynNHW_eval": (4, 5),
    "native_batch_norm_dynall5d_eval": (5, None),
}
TRAIN = {
    "aten_batch_norm_dynall2d_train": (2, None),
    "aten_batch_norm_dynall4d_train": (4, None),
    "native_batch_norm_dynall4d_train": (4, None),
}
# What keeps a decomposition out of TOSA, as the remarks of the strip say it.
STOPS = {
    "native_batch_norm_dynall4d_eval": "empty.memory_format still needs a size",
    "native_batch_norm_dynall5d_eval": "empty.memory_format still needs a size",
    "aten_batch_norm_dynall2d_train": "div.Scalar still needs a size: it takes a",
    "aten_batch_norm_dynall4d_train": "div.Scalar still needs a size: it takes a",
    "native_batch_norm_dynall4d_train": "div.Scalar still needs a size: it takes a",
}
# What TorchToTosa converts as it is; it takes one in training form for eval.
UNDECOMPOSED = ("aten_batch_norm_dynall2d_eval", "aten_batch_norm_dynall4d_eval")


def arrays(shape, features=None):
    """Input, weight, bias, mean and variance of a batch norm."""
    if features:
        shape = shape[:1] + (features,) + shape[2:]
    types = [execute.TensorType(shape, "f32")]
    types += [execute.TensorType(shape[1:2], "f32")] * 4
    inputs = execute.formula_inputs(types, [])
    inputs[4] += numpy.float32(0.5)
    return inputs


def batch_norm(inputs, training):
    """The definition, in double precision."""
    x, weight, bias, mean, variance = (a.astype(numpy.float64) for a in inputs)
    axes = (0,) + tuple(range(2, x.ndim))
    if training:
        mean, variance = x.mean(axes), x.var(axes)
    scale, shift, mean, variance = (
        a.reshape((1, -1) + (1,) * (x.ndim - 2))
        for a in (weight, bias, mean, variance)
    )
    return (x - mean) / numpy.sqrt(variance + EPSILON) * scale + shift


def seed(name):
    return dumps.read(dumps.CORPUS, [f"seed/{name}.input.mlir"]).popitem()[1]


def strip(text):
    """A module decomposed and stripped, and the remarks on that."""
    decomposed = execute.torch(TOOLS, text, "--torch-decompose-complex-ops")
    return execute.with_remarks(TOOLS, decomposed, "--strip")


def lowered(text, pipeline=execute.TOSA):
    return execute.torch(TOOLS, strip(text)[0], pipeline)


class BatchNorm(unittest.TestCase):
    def same(self, module, expected, inputs):
        run = execute.execute(TOOLS, module, inputs)
        self.assertEqual((0, ""), (run.status, run.said))
        self.assertIsNone(execute.difference(run.outputs[:1], [expected]))

    def check(self, forms, training, pipeline):
        for name, (rank, features) in forms.items():
            with self.subTest(name):
                module = lowered(seed(name), pipeline)
                for shape in SHAPES[rank]:
                    inputs = arrays(shape, features)
                    with self.subTest(shape=shape):
                        self.same(module, batch_norm(inputs, training), inputs)

    def passing(self, forms):
        """Those that TOSA takes; of the others, the remarks say why not."""
        found = {}
        for name, form in forms.items():
            text, remarks = strip(seed(name))
            try:
                execute.torch(TOOLS, text, execute.TOSA)
                found[name] = form
            except execute.ToolError:
                with self.subTest(name):
                    self.assertIn(STOPS.get(name, "nothing"), remarks)
        return found

    def test_eval_through_tosa(self):
        self.check(self.passing(EVAL), False, execute.TOSA)

    def test_training_through_tosa(self):
        self.check(self.passing(TRAIN), True, execute.TOSA)

    def test_through_linalg(self):
        self.check(EVAL, False, execute.LINALG)
        self.check(TRAIN, True, execute.LINALG)

    def test_undecomposed(self):
        for name in UNDECOMPOSED:
            tosa = execute.torch(TOOLS, seed(name), execute.TOSA)
            decomposed = lowered(seed(name))
            self.assertNotEqual(tosa, decomposed)
            for shape in SHAPES[EVAL[name][0]]:
                inputs = arrays(shape)
                expected = execute.execute(TOOLS, tosa, inputs)
                with self.subTest(name, shape=shape):
                    self.same(decomposed, expected.outputs[0], inputs)

    def test_with_an_assertion(self):
        """A dump that was decomposed with its check, and has no weight."""
        text = seed("hist618_batch_norm_decomposed")
        self.assertIn("torch.runtime.assert", text)
        tosa = lowered(text)
        for shape in SHAPES[4]:
            inputs = arrays(shape)
            plain = [inputs[0], *(numpy.ones(shape[1]), numpy.zeros(shape[1])), *inputs[3:]]
            with self.subTest(shape=shape):
                self.same(tosa, batch_norm(plain, training=False), inputs)
