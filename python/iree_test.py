"""The package inside IREE's Python: verbs before the compiler's own pipeline,
in one process, and what comes out runs."""

import os
import sys
import unittest

sys.path[:0] = ["python", os.path.abspath("../iree/site-packages")]
os.environ["ASSERTION_LIBRARY"] = os.path.abspath("hook/libassertion.so")

import iree.compiler.ir as ir
import iree.runtime as runtime
import numpy as np
from iree.compiler.api import Output, Session
from iree.compiler.passmanager import PassManager

import assertion

ADD = """
#map = affine_map<(d0) -> (d0)>
func.func @add(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?xf32>
  %n = tensor.dim %b, %c0 : tensor<?xf32>
  %same = arith.cmpi eq, %m, %n : index
  cf.assert %same, "sizes agree"
  %e = tensor.empty(%m) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
FLAGS = [
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    "--iree-llvmcpu-target-cpu=generic",
]


def session():
    out = Session()
    out.set_flags(*FLAGS)
    return out


def build(change):
    """The function `add`, compiled after change(module)."""
    compiler = session()
    assertion.register(compiler.context)
    module = ir.Module.parse(ADD, compiler.context)
    change(module)
    module.operation.verify()
    invocation = compiler.invocation()
    invocation.import_module(module.operation)
    if not invocation.execute():
        raise AssertionError("not compiled")
    output = Output.open_membuffer()
    invocation.output_vm_bytecode(output)
    config = runtime.Config("local-sync")
    binary = bytes(output.map_memory())
    loaded = runtime.VmModule.copy_buffer(config.vm_instance, binary)
    return runtime.load_vm_module(loaded, config).add


def array(*values):
    return np.array(values, dtype=np.float32)


class Iree(unittest.TestCase):
    def expect_sum(self, add):
        got = add(array(1, 2, 3), array(10, 20, 30)).to_host()
        np.testing.assert_array_equal(array(11, 22, 33), got)

    def test_dropped(self):
        def change(module):
            data = assertion.drop(module)
            self.assertEqual("sizes agree", data["verbs"][0]["assertions"][0]["message"])
            self.assertNotIn("cf.assert", str(module))
            self.assertEqual(1, str(module).count("tensor.dim"))

        self.expect_sum(build(change))

    def test_wrapped_and_dropped(self):
        def change(module):
            assertion.wrap(module)
            manager = PassManager.parse(
                "builtin.module(canonicalize,cse)", module.context
            )
            manager.run(module.operation)
            self.assertIn("assertion.region", str(module))
            assertion.drop(module)
            self.assertNotIn("assertion.region", str(module))

        self.expect_sum(build(change))

    def test_put_back_the_check_still_fails(self):
        """Regions are for passes in between: in place again the compiler keeps
        the check, as without the library."""

        def change(module):
            assertion.wrap(module)
            assertion.unwrap(module)
            self.assertIn("cf.assert", str(module))

        add = build(change)
        self.expect_sum(add)
        with self.assertRaisesRegex(Exception, "sizes agree"):
            add(array(1, 2, 3), array(1, 2))

    def test_lowered(self):
        """The last verb before a pipeline that takes scalars."""

        def change(module):
            assertion.wrap(module)
            assertion.lower(module)
            self.assertIn("cf.assert", str(module))
            self.assertNotIn("assertion.region", str(module))

        add = build(change)
        self.expect_sum(add)
        with self.assertRaisesRegex(Exception, "sizes agree"):
            add(array(1, 2, 3), array(1, 2))

    def test_the_dialect_stays_unregistered(self):
        context = ir.Context()
        with self.assertLogs("assertion", "INFO") as logs:
            self.assertFalse(assertion.register(context))
        self.assertIn("mlirLoadIRDLDialects", logs.output[0])
        self.assertTrue(context.allow_unregistered_dialects)
