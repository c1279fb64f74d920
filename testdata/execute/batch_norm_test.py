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


def stripped(text):
    """The TOSA of a decomposed and stripped module."""
    decomposed = execute.torch(TOOLS, text, "--torch-decompose-complex-ops")
    return execute.torch(
        TOOLS, execute.assertion_opt(TOOLS, decomposed, "--strip"), execute.TOSA
    )


class BatchNorm(unittest.TestCase):
    def same(self, tosa, expected, inputs):
        run = execute.execute(TOOLS, tosa, inputs)
        self.assertEqual((0, ""), (run.status, run.said))
        self.assertIsNone(execute.difference(run.outputs[:1], [expected]))

    def check(self, forms, training):
        for name, (rank, features) in forms.items():
            with self.subTest(name):
                tosa = stripped(seed(name))
                for shape in SHAPES[rank]:
                    inputs = arrays(shape, features)
                    with self.subTest(shape=shape):
                        self.same(tosa, batch_norm(inputs, training), inputs)

    def test_eval(self):
        self.check(EVAL, training=False)

    def test_training(self):
        self.check(TRAIN, training=True)

    def test_undecomposed(self):
        for name in UNDECOMPOSED:
            tosa = execute.torch(TOOLS, seed(name), execute.TOSA)
            decomposed = stripped(seed(name))
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
        tosa = stripped(text)
        for shape in SHAPES[4]:
            inputs = arrays(shape)
            plain = [inputs[0], *(numpy.ones(shape[1]), numpy.zeros(shape[1])), *inputs[3:]]
            with self.subTest(shape=shape):
                self.same(tosa, batch_norm(plain, training=False), inputs)


class Reference(unittest.TestCase):
    def test_torch_mlir_lowers_training_to_linalg_as_the_formula_has_it(self):
        for name, (rank, features) in {**EVAL, **TRAIN}.items():
            decomposed = execute.torch(
                TOOLS, seed(name), "--torch-decompose-complex-ops"
            )
            linalg = execute.torch(TOOLS, decomposed, execute.LINALG)
            inputs = arrays(SHAPES[rank][0], features)
            run = execute.execute(TOOLS, linalg, inputs)
            expected = batch_norm(inputs, training=name in TRAIN)
            with self.subTest(name):
                self.assertIsNone(execute.difference(run.outputs[:1], [expected]))
