"""Real models of unknown sizes through TOSA's shape operations: they compute
what their static twins do, and for other sizes what torch-mlir's own way
through Linalg does; what they assert fails when it should."""

import unittest

import numpy

from testing import dumps, execute

TOOLS = execute.Tools()
SHAPES = ("--strip", "--tosa-shapes")


def compile_shapes(text, *verbs):
    text = execute.assertion_opt(TOOLS, text, *verbs)
    text = execute.torch(TOOLS, text, execute.TOSA)
    return execute.assertion_opt(TOOLS, text, "--lower")


def run(module, sizes):
    taken, _ = execute.signature(TOOLS, module)
    return execute.execute(TOOLS, module, execute.formula_inputs(taken, sizes))


class Models(unittest.TestCase):
    def outputs(self, module, sizes):
        done = run(module, sizes)
        self.assertEqual((0, ""), (done.status, done.said))
        return done.outputs

    def same(self, outputs, expected):
        self.assertIsNone(
            execute.difference(outputs, expected, rtol=1e-4, atol=1e-5)
        )

    def check_twin(self, name, static, sizes):
        module = compile_shapes(dumps.model(name), *SHAPES)
        twin = execute.torch(TOOLS, dumps.model(static), execute.TOSA)
        self.same(self.outputs(module, sizes), self.outputs(twin, []))

    def check_linalg(self, name, *all_sizes):
        """The same as through Linalg, which takes unknown sizes as they are."""
        text = dumps.model(name)
        module = compile_shapes(text, *SHAPES)
        text = execute.assertion_opt(TOOLS, text, "--strip")
        linalg = execute.torch(TOOLS, text, execute.LINALG)
        for sizes in all_sizes:
            with self.subTest(sizes=sizes):
                self.same(self.outputs(module, sizes), self.outputs(linalg, sizes))

    def test_resnet18_dynbatch_hw(self):
        self.check_twin("resnet18_dynbatch_hw", "resnet18_static", [2, 32, 32])

    def test_resnet18_dynbatch_hw_of_other_sizes(self):
        self.check_linalg("resnet18_dynbatch_hw", [1, 33, 47])

    def test_encoder_dyn(self):
        self.check_twin("encoder_dyn", "encoder_static", [2, 10])

    def test_encoder_dyn_of_another_batch(self):
        """The inputs of a row do not depend on how many there are; through
        Linalg torch-mlir's own module fails for more than one element."""
        module = compile_shapes(dumps.model("encoder_dyn"), *SHAPES)
        two = self.outputs(module, [2, 10])
        five = self.outputs(module, [5, 10])
        self.same([output[:2] for output in five], two)
        self.check_linalg("encoder_dyn", [1, 1])

    def test_batchnorm2d_train_dyn(self):
        self.check_linalg("batchnorm2d_train_dyn", [2], [5])

    def test_lstm_dynbatch(self):
        self.check_linalg("lstm_dynbatch", [2], [4])


class Assertions(unittest.TestCase):
    TEXT = """
    func.func @main(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?,?],f32>)
        -> !torch.vtensor<[?],f32> {
      %int0 = torch.constant.int 0
      %int1 = torch.constant.int 1
      %0 = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
      %1 = torch.aten.size.int %b, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
      %2 = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
      %3 = torch.aten.size.int %b, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
      %4 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
      %5 = torch.aten.eq.int %2, %3 : !torch.int, !torch.int -> !torch.bool
      %6 = torch.aten.__and__.bool %4, %5 : !torch.bool, !torch.bool -> !torch.bool
      torch.runtime.assert %6, "the shapes differ"
      %7 = torch.aten.le.int %0, %2 : !torch.int, !torch.int -> !torch.bool
      torch.runtime.assert %7, "it is higher than wide"
      %8 = torch.aten.add.Tensor %a, %b, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
      %9 = torch.aten.mul.int %0, %2 : !torch.int, !torch.int -> !torch.int
      %10 = torch.prim.ListConstruct %9 : (!torch.int) -> !torch.list<int>
      %11 = torch.aten.view %8, %10 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
      return %11 : !torch.vtensor<[?],f32>
    }"""
    VERBS = ("--tosa-shapes", "--target=tosa-1.1", "--carry")

    def run_shapes(self, left, right):
        module = compile_shapes(self.TEXT, *self.VERBS)
        arrays = [numpy.ones(shape, numpy.float32) for shape in (left, right)]
        return execute.execute(TOOLS, module, arrays)

    def test_they_hold(self):
        done = self.run_shapes((2, 3), (2, 3))
        self.assertEqual((0, ""), (done.status, done.said))
        self.assertIsNone(
            execute.difference(done.outputs, [numpy.full(6, 2, numpy.float32)])
        )

    def test_equalities_fail(self):
        for left, right in (((2, 3), (1, 3)), ((2, 3), (2, 4))):
            done = self.run_shapes(left, right)
            self.assertEqual(execute.ABORTED, done.status)
            self.assertIn("the shapes differ", done.said)

    def test_others_fail(self):
        done = self.run_shapes((4, 3), (4, 3))
        self.assertEqual(execute.ABORTED, done.status)
        self.assertIn("it is higher than wide", done.said)

    def test_equalities_are_one_operation(self):
        text = execute.assertion_opt(TOOLS, self.TEXT, *self.VERBS)
        self.assertEqual(1, text.count("tosa.assert_equal_shape"))
        self.assertEqual(1, text.count("tosa.custom"))
        self.assertNotIn("torch.aten.eq.int", text)
