"""What the tests of the Python host share: a process in which torch-mlir and
the package are imported from the runfiles."""

import os
import sys

sys.path[:0] = ["python", os.path.abspath("../torch_mlir/site-packages")]
os.environ["ASSERTION_LIBRARY"] = os.path.abspath("hook/libassertion.so")

import torch_mlir.ir as ir
from torch_mlir._mlir_libs import _stablehlo
from torch_mlir.dialects import torch

import assertion

# Two functions; each has an assertion with a slice of its own, and a size that
# is needed in any case.
TEXT = """
func.func @f(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?,?],f32>) -> !torch.int {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %2 = torch.aten.size.int %b, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %3 = torch.aten.eq.int %1, %2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %3, "columns agree"
  return %0 : !torch.int
}
func.func @g(%a: !torch.bool) {
  torch.runtime.assert %a, "given"
  return
}
"""


def context(register=True):
    """A context with torch's dialects, and assertion's."""
    out = ir.Context()
    torch.register_dialect(out)
    _stablehlo.register_dialect(out, load=True)
    if register:
        assertion.register(out)
    return out


def parse(text=TEXT, into=None):
    return ir.Module.parse(text, into or context())
