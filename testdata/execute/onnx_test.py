"""Attention as ONNX writes it, with shapes in small tensors of integers: the dumps
of which every size is unknown compute what numpy does, for several sizes."""

import unittest

import numpy

from testing import dumps, execute

TOOLS = execute.Tools()
FOLDER = "onnx-node/test_attention_"
STAGE = "_expanded_dynall.onnxbackend.mlir"


def compile_shapes(text):
    text = execute.assertion_opt(TOOLS, text, "--strip", "--tosa-shapes")
    text = execute.torch(TOOLS, text, execute.TOSA)
    return execute.assertion_opt(TOOLS, text, "--lower")


def attention(query, key, value, mask=0.0, cap=None):
    """Heads of the key are repeated for those of the query."""
    heads = query.shape[1] // key.shape[1]
    key, value = (numpy.repeat(x, heads, axis=1) for x in (key, value))
    scores = query @ key.swapaxes(2, 3) / numpy.sqrt(query.shape[3])
    if cap:
        scores = cap * numpy.tanh(scores / cap)
    scores = scores + mask
    scores = numpy.exp(scores - scores.max(-1, keepdims=True))
    return scores / scores.sum(-1, keepdims=True) @ value


def padded_mask(key, mask):
    """A mask for fewer keys than there are leaves out the others."""
    more = key.shape[2] - mask.shape[-1]
    pads = [(0, 0)] * (mask.ndim - 1) + [(0, more)]
    return numpy.pad(mask, pads, constant_values=-numpy.inf)


class Attention(unittest.TestCase):
    # Batch, heads and length of the query; heads and length of the keys.
    SIZES = ((2, 3, 4, 3, 6), (1, 4, 5, 2, 5), (3, 2, 1, 1, 7))

    def arrays(self, module, name, sizes, mask):
        batch, heads, length, others, keys = sizes
        shapes = [(batch, heads, length, 8), (batch, others, keys, 8)]
        shapes += [(batch, others, keys, 10 if "diff" in name else 8)]
        shapes += [mask(sizes)] if mask else []
        random = numpy.random.default_rng(1)
        arrays = [random.standard_normal(s).astype(numpy.float32) for s in shapes]
        if "padded_kv" in name:  # How many of the keys count.
            arrays.append(numpy.full(batch, keys - 2))
        return arrays

    def check(self, name, expected, mask=None, sizes=SIZES):
        path = FOLDER + name + STAGE
        module = compile_shapes(dumps.read(dumps.CORPUS, [path])[path])
        runs = [self.arrays(module, name, given, mask) for given in sizes]
        function = f"test_attention_{name}_expanded"
        done = execute.execute_all(TOOLS, module, runs, function)
        self.assertEqual((0, ""), (done.status, done.said))
        for given, arrays, outputs in zip(sizes, runs, done.outputs):
            with self.subTest(name, sizes=given):
                self.assertIsNone(execute.difference(outputs[:1], [expected(*arrays)]))

    def test_plain(self):
        self.check("4d", attention, sizes=((2, 3, 4, 3, 6), (1, 2, 5, 2, 3)))

    def test_repeated_heads(self):
        self.check("4d_gqa_softcap", lambda q, k, v: attention(q, k, v, cap=2.0))

    def test_a_mask(self):
        self.check("4d_gqa_attn_mask", attention, lambda s: (s[2], s[4]))

    def test_a_mask_that_is_padded(self):
        self.check(
            "4d_diff_heads_mask4d_padded_kv",
            lambda q, k, v, m, _: attention(q, k, v, padded_mask(k, m)),
            lambda s: (s[0], s[1], s[2], s[4] - 2),
            sizes=((2, 3, 4, 3, 6), (1, 2, 5, 2, 3)),
        )
