"""Arithmetic of a carried check is Python's: floor division and remainder of
negative numbers, true division, and a division by zero that fails the check.
What torch-mlir's own lowering to Linalg has wrong is named."""

import math
import operator
import unittest

import numpy

from testing import execute

TOOLS = execute.Tools()
MESSAGE = "the result is not the third"
# A module that checks several triples, and one of them.
MODULE = """
func.func @main(%x: !torch.vtensor<[{n}],{a}>, %y: !torch.vtensor<[{n}],{b}>, %z: !torch.vtensor<[{n}],{c}>) {{
  %int0 = torch.constant.int 0
{checks}
  return
}}
"""
CHECK = """
  %k{k} = torch.constant.int {k}
  %x{k} = torch.aten.select.int %x, %int0, %k{k} : !torch.vtensor<[{n}],{a}>, !torch.int, !torch.int -> !torch.vtensor<[],{a}>
  %y{k} = torch.aten.select.int %y, %int0, %k{k} : !torch.vtensor<[{n}],{b}>, !torch.int, !torch.int -> !torch.vtensor<[],{b}>
  %z{k} = torch.aten.select.int %z, %int0, %k{k} : !torch.vtensor<[{n}],{c}>, !torch.int, !torch.int -> !torch.vtensor<[],{c}>
  %a{k} = torch.aten.item %x{k} : !torch.vtensor<[],{a}> -> {A}
  %b{k} = torch.aten.item %y{k} : !torch.vtensor<[],{b}> -> {B}
  %c{k} = torch.aten.item %z{k} : !torch.vtensor<[],{c}> -> {C}
  {compute}
  %e{k} = torch.aten.eq.{eq} %r{k}, %c{k} : {C}, {C} -> !torch.bool
  torch.runtime.assert %e{k}, "{message}"
"""
COMPUTE = "%r{k} = torch.{operation} %a{k}, %b{k} : {A}, {B} -> {C}"
COMPARE = """%r0{k} = torch.{operation} %a{k}, %b{k} : {A}, {B} -> !torch.bool
  %r{k} = torch.aten.Int.bool %r0{k} : !torch.bool -> !torch.int"""
INTEGERS = [(7, 3), (-7, 3), (7, -3), (-7, -3), (6, -3), (0, 5)]
FLOATS = [(7.5, 2.0), (-7.5, 2.0), (0.1, 0.2), (-0.0, 3.0)]
# Operation -> the kinds of its operands and result, and Python's function.
OPERATIONS = {
    "aten.add.int": ("iii", operator.add),
    "aten.sub.int": ("iii", operator.sub),
    "aten.mul.int": ("iii", operator.mul),
    "aten.floordiv.int": ("iii", operator.floordiv),
    "aten.remainder.int": ("iii", operator.mod),
    "aten.div.int": ("iif", operator.truediv),
    "prim.min.int": ("iii", min),
    "prim.max.int": ("iii", max),
    "aten.add.float_int": ("fif", operator.add),
    "aten.sub.float": ("fff", operator.sub),
    "aten.mul.float": ("fff", operator.mul),
    "aten.div.float": ("fff", operator.truediv),
    "aten.lt.int": ("iib", operator.lt),
    "aten.le.int": ("iib", operator.le),
    "aten.gt.int": ("iib", operator.gt),
    "aten.ge.int": ("iib", operator.ge),
    "aten.eq.int": ("iib", operator.eq),
    "aten.ne.int": ("iib", operator.ne),
    "aten.lt.float": ("ffb", operator.lt),
    "aten.ge.float": ("ffb", operator.ge),
    "aten.gt.float_int": ("fib", operator.gt),
}
DIVISIONS = ("aten.floordiv.int", "aten.remainder.int", "aten.div.int", "aten.div.float")
# What torch-mlir computes otherwise, of those of OPERATIONS that it lowers.
WRONG_IN_TORCH_MLIR = {
    # arith.remsi, which has the sign of the dividend.
    ("aten.remainder.int", (-7, 3)),
    ("aten.remainder.int", (7, -3)),
}
KINDS = {
    "i": ("si64", "!torch.int", numpy.int64),
    "f": ("f64", "!torch.float", numpy.float64),
    "b": ("si64", "!torch.int", numpy.int64),
}


def module(operation, count):
    """Torch text that checks `count` results of an operation."""
    kinds, _ = OPERATIONS[operation]
    (a, A, _), (b, B, _), (c, C, _) = (KINDS[k] for k in kinds)
    words = dict(a=a, b=b, c=c, A=A, B=B, C=C, n=count, operation=operation)
    words.update(eq="float" if kinds[2] == "f" else "int", message=MESSAGE)
    compute = COMPARE if kinds[2] == "b" else COMPUTE
    checks = [
        CHECK.format(k=k, compute=compute.format(k=k, **words), **words)
        for k in range(count)
    ]
    return MODULE.format(checks="".join(checks), **words)


def triples(operation):
    """Operands, and the result that Python has for them."""
    kinds, function = OPERATIONS[operation]
    for a, b in FLOATS if "f" in kinds[:2] else INTEGERS:
        a, b = (int(v) if kind == "i" else v for v, kind in zip((a, b), kinds))
        yield a, b, function(a, b)


def carried(operation, count):
    text = execute.assertion_opt(TOOLS, module(operation, count), "--carry")
    tosa = execute.torch(TOOLS, text, execute.TOSA)
    return execute.assertion_opt(TOOLS, tosa, "--lower")


def linalg(operation, count):
    """The same as torch-mlir lowers it, which needs select.int decomposed."""
    text = module(operation, count)
    decomposed = execute.torch(TOOLS, text, "--torch-decompose-complex-ops")
    return execute.torch(TOOLS, decomposed, execute.LINALG)


def holds(text, operation, found):
    """Whether all checks hold; an abort must be one check's own."""
    kinds, _ = OPERATIONS[operation]
    inputs = [
        numpy.array(column, KINDS[kind][2]) for column, kind in zip(zip(*found), kinds)
    ]
    run = execute.execute(TOOLS, text, inputs)
    if (run.status, run.said) not in ((0, ""), (execute.ABORTED, MESSAGE)):
        raise AssertionError(f"{operation} of {found} ended with {run}")
    return run.status == 0


class Scalars(unittest.TestCase):
    def test_results_are_those_of_python(self):
        for number, operation in enumerate(OPERATIONS):
            right = list(triples(operation))
            text = carried(operation, len(right))
            # Another one is wrong for each operation.
            a, b, result = right[number % len(right)]
            wrong = list(right)
            wrong[number % len(right)] = (a, b, 1 - result)
            with self.subTest(operation):
                self.assertTrue(holds(text, operation, right))
                self.assertFalse(holds(text, operation, wrong))

    def test_a_division_by_zero_fails(self):
        for operation in DIVISIONS:
            text = carried(operation, 1)
            for a in (5, 0):
                with self.subTest(operation, dividend=a):
                    self.assertFalse(holds(text, operation, [(a, 0, 0)]))

    def test_not_a_number_is_equal_to_nothing(self):
        for operation, result in (("aten.mul.float", math.nan), ("aten.lt.float", 1)):
            text = carried(operation, 1)
            self.assertFalse(holds(text, operation, [(math.nan, 1, result)]))

    def test_torch_mlir_by_itself(self):
        """Its remainder is not Python's; the rest is what ours says."""
        for operation in ("aten.add.int", "aten.floordiv.int", "aten.remainder.int"):
            right = list(triples(operation))
            good = [t for t in right if (operation, t[:2]) not in WRONG_IN_TORCH_MLIR]
            with self.subTest(operation):
                self.assertTrue(holds(linalg(operation, len(good)), operation, good))
            for triple in set(right) - set(good):
                with self.subTest(operation, operands=triple[:2]):
                    self.assertFalse(holds(linalg(operation, 1), operation, [triple]))
