"""An addition of unknown sizes with its check: carried through TOSA and lowered,
right shapes run and a wrong one aborts with the message; dropped, none is left."""

import unittest

import numpy

from testing import execute

TOOLS = execute.Tools()
MESSAGE = "the columns agree, or one is repeated"
ADD = f"""
func.func @main(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {{
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %2 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
  %3 = torch.aten.eq.int %1, %int1 : !torch.int, !torch.int -> !torch.bool
  %4 = torch.aten.__or__.bool %2, %3 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %4, "{MESSAGE}"
  %5 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %5 : !torch.vtensor<[?,?],f32>
}}
"""
# A caller of which the first operand is known.
CALLER = """
func.func @known(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>) -> tensor<?x?xf32> {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<2x?xf32> to tensor<?x?xf32>
  %2 = call @main(%0, %1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
"""
INFER = "builtin.module(inline,canonicalize,func.func(tosa-infer-shapes))"
FITTING = [((2, 3), (2, 3)), ((4, 3), (1, 1))]
WRONG = [((2, 3), (2, 4)), ((2, 1), (2, 5))]


def arrays(shapes):
    return execute.formula_inputs([execute.TensorType(s, "f32") for s in shapes], [])


def carried(*verbs):
    text = execute.assertion_opt(TOOLS, ADD, *verbs, "--carry")
    return execute.torch(TOOLS, text, execute.TOSA)


def lowered(*flags):
    return execute.assertion_opt(TOOLS, carried(), *(flags or ["--lower"]))


class Broadcast(unittest.TestCase):
    def runs(self, module):
        for shapes in FITTING:
            a, b = arrays(shapes)
            run = execute.execute(TOOLS, module, [a, b])
            with self.subTest(shapes):
                self.assertEqual((0, ""), (run.status, run.said))
                self.assertIsNone(execute.difference(run.outputs, [a + b]))

    def aborts(self, module):
        for shapes in WRONG:
            run = execute.execute(TOOLS, module, arrays(shapes))
            with self.subTest(shapes):
                self.assertEqual((execute.ABORTED, MESSAGE), (run.status, run.said))

    def test_carried_and_lowered(self):
        self.assertIn("tosa.custom", carried())
        module = lowered()
        self.assertNotIn("tosa.custom", module)
        self.runs(module)
        self.aborts(module)

    def test_wrapped_carried_and_lowered(self):
        module = execute.assertion_opt(TOOLS, carried("--wrap"), "--lower")
        self.runs(module)
        self.aborts(module)

    def test_lowered_to_the_entry(self):
        module = lowered("--lower=entry")
        self.runs(module)
        self.aborts(module)

    def test_lowered_to_an_assumption(self):
        module = lowered("--lower=assume")
        self.assertNotIn("cf.assert", module)
        self.runs(module)

    def test_after_shapes_are_inferred(self):
        """tosa-infer-shapes refines what a carried check takes."""
        inferred = execute.call(
            [TOOLS.mlir_opt, "--pass-pipeline=" + INFER],
            carried().rstrip().removesuffix("}") + CALLER + "}",
        )
        customs = [s for s in inferred.split("\n") if "tosa.custom" in s]
        self.assertIn("(tensor<2x3xf32>, ", customs[-1])
        module = execute.assertion_opt(TOOLS, inferred, "--lower")
        for columns, status in ((3, 0), (1, 0), (4, execute.ABORTED)):
            shapes = [(2, 3), (2, columns)]
            run = execute.execute(TOOLS, module, arrays(shapes), "known")
            with self.subTest(columns):
                self.assertEqual((status, MESSAGE * bool(status)), (run.status, run.said))

    def test_dropped(self):
        for verb in ("--drop", "--strip"):
            text = execute.assertion_opt(TOOLS, ADD, verb)
            tosa = execute.torch(TOOLS, text, execute.TOSA)
            with self.subTest(verb):
                for check in ("size.int", "assert", "custom"):
                    self.assertNotIn(check, text)
                    self.assertNotIn(check, tosa)
                self.runs(tosa)
