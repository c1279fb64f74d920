"""Comparisons of sizes on the way to other sizes, in TOSA's shape operations:
each relation for several sizes, branches by them, and the pooling to a fixed size
whose windows torch-mlir computes with them."""

import operator
import unittest

import numpy

from testing import dumps, execute

TOOLS = execute.Tools()
CARRY = ("--tosa-shapes", "--carry", "--dce")
RELATIONS = ("eq", "ne", "lt", "le", "gt", "ge")
POOLS = {
    f"fx/adaptive_{name}_pool2d_3_aten_dyn.fxbackend.mlir": reduce
    for name, reduce in (("avg", numpy.mean), ("max", numpy.max))
}
TENSOR = "!torch.vtensor<[?,?],f32>"
# The flags, each plus one, are the shape of the result.
FLAGS = """
func.func @main(%t: TENSOR) -> !torch.vtensor<[?,?,?,?,?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %none = torch.constant.none
  %a = torch.aten.size.int %t, %int0 : TENSOR, !torch.int -> !torch.int
  %b = torch.aten.size.int %t, %int1 : TENSOR, !torch.int -> !torch.int
LINES  %l = torch.prim.ListConstruct %n0, %n1, %n2, %n3, %n4, %n5 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.full %l, %int1, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?,?,?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?,?,?,?],f32>
}""".replace("TENSOR", TENSOR)

# The rows behind the fourth, or all in two halves each, of what is not wide.
BRANCHES = """
func.func @main(%x: TENSOR) -> TENSOR {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %int0 : TENSOR, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : TENSOR, !torch.int -> !torch.int
  %many = torch.aten.gt.int %n, %int4 : !torch.int, !torch.int -> !torch.bool
  %r = torch.prim.If %many -> (TENSOR) {
    %a = torch.aten.slice.Tensor %x, %int0, %int4, %n, %int1 : TENSOR, !torch.int, !torch.int, !torch.int, !torch.int -> TENSOR
    torch.prim.If.yield %a : TENSOR
  } else {
    %fits = torch.aten.lt.int %m, %int4 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %fits, "it is wide"
    %k = torch.aten.floordiv.int %m, %int2 : !torch.int, !torch.int -> !torch.int
    %t = torch.aten.mul.int %n, %int2 : !torch.int, !torch.int -> !torch.int
    %l = torch.prim.ListConstruct %t, %k : (!torch.int, !torch.int) -> !torch.list<int>
    %v = torch.aten.view %x, %l : TENSOR, !torch.list<int> -> TENSOR
    torch.prim.If.yield %v : TENSOR
  }
  %sum = torch.aten.add.Scalar %r, %n, %int1 : TENSOR, !torch.int, !torch.int -> TENSOR
  return %sum : TENSOR
}""".replace("TENSOR", TENSOR)


def flag(k, operation, operands, types):
    """The lines that make flag k a size."""
    return (
        f"  %f{k} = torch.aten.{operation} {operands} : {types} -> !torch.bool\n"
        f"  %i{k} = torch.aten.Int.bool %f{k} : !torch.bool -> !torch.int\n"
        f"  %n{k} = torch.aten.add.int %i{k}, %int1 : !torch.int, !torch.int"
        " -> !torch.int\n"
    )


def compile_shapes(text, verbs=("--strip", "--tosa-shapes")):
    text = execute.assertion_opt(TOOLS, text, *verbs)
    text = execute.torch(TOOLS, text, execute.TOSA)
    return execute.assertion_opt(TOOLS, text, "--lower")


class Comparisons(unittest.TestCase):
    SIZES = ((2, 3), (3, 2), (2, 2), (7, 1), (0, 1), (1, 0), (0, 0))

    def flags(self, lines):
        runs = [[numpy.zeros(sizes, numpy.float32)] for sizes in self.SIZES]
        module = compile_shapes(FLAGS.replace("LINES", lines))
        done = execute.execute_all(TOOLS, module, runs)
        self.assertEqual((0, ""), (done.status, done.said))
        return [[size - 1 for size in outputs[0].shape] for outputs in done.outputs]

    def check_relations(self, lines, sizes):
        for found, (a, b) in zip(self.flags(lines), sizes, strict=True):
            wanted = [int(getattr(operator, name)(a, b)) for name in RELATIONS]
            with self.subTest(a=a, b=b):
                self.assertEqual(wanted, found)

    def test_relations(self):
        lines = [
            flag(k, name + ".int", "%a, %b", "!torch.int, !torch.int")
            for k, name in enumerate(RELATIONS)
        ]
        self.check_relations("".join(lines), self.SIZES)

    def test_relations_to_what_is_negative(self):
        lines = [
            "  %d = torch.aten.sub.int %a, %b : !torch.int, !torch.int -> !torch.int\n",
            "  %m = torch.constant.int -1\n",
            *(
                flag(k, name + ".int", "%d, %m", "!torch.int, !torch.int")
                for k, name in enumerate(RELATIONS)
            ),
        ]
        sizes = [(a - b, -1) for a, b in self.SIZES]
        self.check_relations("".join(lines), sizes)

    def test_flags(self):
        both = "!torch.bool, !torch.bool"
        lines = [
            "  %p = torch.aten.gt.int %a, %b : !torch.int, !torch.int -> !torch.bool\n",
            "  %q = torch.aten.ne.int %b, %int1 : !torch.int, !torch.int -> !torch.bool\n",
            f"  %pq = torch.prim.ListConstruct %p, %true, %q : ({both}, !torch.bool) -> !torch.list<bool>\n",
            flag(0, "__and__.bool", "%p, %q", both),
            flag(1, "__or__.bool", "%p, %q", both),
            flag(2, "__not__", "%p", "!torch.bool"),
            flag(3, "Bool.int", "%a", "!torch.int"),
            flag(4, "all.bool", "%pq", "!torch.list<bool>"),
            flag(5, "any.bool", "%pq", "!torch.list<bool>"),
        ]
        for found, (a, b) in zip(self.flags("".join(lines)), self.SIZES):
            p, q = a > b, b != 1
            wanted = [p and q, p or q, not p, a != 0, p and q, True]
            with self.subTest(a=a, b=b):
                self.assertEqual([int(w) for w in wanted], found)

    def test_a_number_whose_difference_may_overflow(self):
        text = FLAGS.replace(
            "LINES",
            "  %m = torch.constant.int 9223372036854775807\n"
            + "".join(
                flag(k, name + ".int", "%a, %m", "!torch.int, !torch.int")
                for k, name in enumerate(RELATIONS)
            ),
        )
        with self.assertRaises(execute.ToolError) as refused:
            execute.assertion_opt(TOOLS, text, "--tosa-shapes")
        self.assertIn("an entry of its shape is not a size", refused.exception.said)


class Branches(unittest.TestCase):
    """Of two ways the sizes say which is taken; the other one may not be for them."""

    def run_all(self, verbs, *sizes):
        runs = [[numpy.ones(s, numpy.float32).cumsum(0)] for s in sizes]
        return runs, execute.execute_all(TOOLS, compile_shapes(BRANCHES, verbs), runs)

    def test_numbers(self):
        for verbs in (("--strip", "--tosa-shapes"), CARRY):
            runs, done = self.run_all(verbs, (5, 3), (4, 2), (9, 7), (1, 2))
            self.assertEqual((0, ""), (done.status, done.said))
            for [array], [found] in zip(runs, done.outputs):
                n, m = array.shape
                wanted = array[4:] if n > 4 else array.reshape(2 * n, m // 2)
                with self.subTest(verbs=verbs, shape=array.shape):
                    self.assertIsNone(execute.difference([found], [wanted + n]))

    def test_an_assertion_of_one_of_them(self):
        _, done = self.run_all(CARRY, (5, 4))
        self.assertEqual((0, ""), (done.status, done.said))
        _, done = self.run_all(CARRY, (2, 4))
        self.assertEqual((execute.ABORTED, "it is wide"), (done.status, done.said))


def pooled(array, reduce):
    """To 3 by 3, as torch places the windows."""
    bounds = [
        [(i * n // 3, -((-(i + 1) * n) // 3)) for i in range(3)] for n in array.shape[2:]
    ]
    rows = [
        [reduce(array[:, :, a:b, c:d], axis=(2, 3)) for c, d in bounds[1]]
        for a, b in bounds[0]
    ]
    return numpy.moveaxis(numpy.array(rows), (0, 1), (2, 3))


class Adaptive(unittest.TestCase):
    """Assertions say for which sizes torch-mlir's windows are torch's."""

    GOOD = ((2, 9, 6), (1, 10, 7), (3, 3, 16), (2, 4, 13))
    STRIDE = "unimplemented: only support cases with fixed stride size."

    @classmethod
    def setUpClass(cls):
        cls.texts = dumps.read(dumps.CORPUS, list(POOLS))

    def inputs(self, sizes):
        batch, height, width = sizes
        shape = execute.TensorType((batch, 8, height, width), "f32")
        return execute.formula_inputs([shape], [])

    def test_numbers(self):
        runs = [self.inputs(sizes) for sizes in self.GOOD]
        for name, text in self.texts.items():
            for verbs in (("--strip", "--tosa-shapes"), CARRY):
                module = compile_shapes(text, verbs)
                done = execute.execute_all(TOOLS, module, runs)
                self.assertEqual((0, ""), (done.status, done.said))
                for [array], outputs in zip(runs, done.outputs):
                    wanted = pooled(array, POOLS[name])
                    with self.subTest(name, verbs=verbs, shape=array.shape):
                        self.assertIsNone(execute.difference(outputs[:1], [wanted]))

    def test_verdicts(self):
        for name, text in self.texts.items():
            module = compile_shapes(text, CARRY)
            for sizes in ((1, 11, 6), (1, 6, 5), (1, 2, 2)):
                done = execute.execute(TOOLS, module, self.inputs(sizes))
                with self.subTest(name, sizes=sizes):
                    self.assertEqual(
                        (execute.ABORTED, self.STRIDE), (done.status, done.said)
                    )

    def test_a_stride_of_zero(self):
        for name, text in self.texts.items():
            module = compile_shapes(text)
            done = execute.execute(TOOLS, module, self.inputs((1, 2, 6)))
            with self.subTest(name):
                self.assertEqual(execute.ABORTED, done.status)
                self.assertIn("divided by a size of zero", done.said)
