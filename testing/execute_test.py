"""Executing modules with the real tools: types, inputs, results, deaths."""

import os
import tempfile
import unittest

import numpy

from testing import execute

TOOLS = execute.Tools()

ADD = """
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %d1 = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = arith.cmpi eq, %d0, %d1 : index
  cf.assert %e, "rows: \\22a\\22 and b differ\\0Ahere"
  %0 = tosa.add %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
"""


def identity(*types):
    """A function that gives back what it takes."""
    names = [f"%a{k}" for k in range(len(types))]
    taken = ", ".join(f"{n}: {t}" for n, t in zip(names, types))
    return (
        f"func.func @main({taken}) -> ({', '.join(types)})"
        f" {{ return {', '.join(names)} : {', '.join(types)} }}"
    )


class Types(unittest.TestCase):
    def test_signatures(self):
        text = """
        func.func private @other(tensor<2xi8>) -> tensor<2xi8>
        func.func @main(%a: tensor<?x3xf32> {my.name = "sym_name"}, %b: tensor<i1>)
          -> (tensor<?xi64>, tensor<f64>) attributes {my.unit} {
          %0 = tensor.empty() : tensor<f64>
          %c2 = arith.constant 2 : index
          %1 = tensor.empty(%c2) : tensor<?xi64>
          return %1, %0 : tensor<?xi64>, tensor<f64>
        }
        func.func @none() { return }"""
        taken, given = execute.signature(TOOLS, text)
        self.assertEqual([((None, 3), "f32"), ((), "i1")], taken)
        self.assertEqual([((None,), "i64"), ((), "f64")], given)
        self.assertEqual(([], []), execute.signature(TOOLS, text, "none"))
        self.assertEqual(
            [((2,), "i8")], execute.signature(TOOLS, text, "other")[0]
        )
        with self.assertRaisesRegex(ValueError, "no function @absent"):
            execute.signature(TOOLS, text, "absent")

    def test_types_without_data(self):
        for text in ("tensor<*xf32>", "tensor<2xbf16>", "index", "memref<2xf32>"):
            with self.subTest(text), self.assertRaisesRegex(ValueError, "no test data"):
                execute.tensor_type(text)

    def test_types_are_shown_as_mlir_does(self):
        for text in ("tensor<f32>", "tensor<?x3x0xi1>"):
            self.assertEqual(text, execute.show_type(*execute.tensor_type(text)))


class Inputs(unittest.TestCase):
    def test_formula(self):
        types = [execute.tensor_type(f"tensor<?x2x{e}>") for e in ("f32", "i64", "i1")]
        first, second, third = execute.formula_inputs(types, [2, 1, 1])
        # (number + 7 row + 13 column) mod 17, over 16 for floats.
        self.assertEqual([[1 / 16, 14 / 16], [8 / 16, 4 / 16]], first.tolist())
        self.assertEqual([[2, 15]], second.tolist())
        self.assertEqual([[True, False]], third.tolist())
        self.assertEqual(
            ["float32", "int64", "bool"], [str(a.dtype) for a in (first, second, third)]
        )

    def test_formula_of_a_scalar(self):
        (value,) = execute.formula_inputs([execute.tensor_type("tensor<f64>")], [])
        self.assertEqual((), value.shape)
        self.assertEqual(1 / 16, value)

    def test_what_does_not_fit(self):
        for array, wanted in (
            (numpy.zeros((2, 3, 1), numpy.float32), r"input 0 is float32\[2, 3, 1\]"),
            (numpy.zeros((2, 3)), "input 0 is float64"),
        ):
            other = numpy.zeros((2, 3), numpy.float32)
            with self.subTest(wanted), self.assertRaisesRegex(ValueError, wanted):
                execute.execute(TOOLS, ADD, [array, other])
        with self.assertRaisesRegex(ValueError, "1 inputs, @main takes 2"):
            execute.execute(TOOLS, ADD, [other])

    def test_a_size_that_is_known(self):
        with self.assertRaisesRegex(ValueError, r"@main takes tensor<\?x4xi8>"):
            execute.execute(
                TOOLS, identity("tensor<?x4xi8>"), [numpy.zeros((1, 3), numpy.int8)]
            )

    def test_archive_by_number(self):
        with tempfile.NamedTemporaryFile(suffix=".npz") as file:
            names = {f"in{k}": numpy.full(1, k) for k in (10, 2, 1)}
            numpy.savez(file, out=numpy.zeros(1), **names)
            file.flush()
            found = execute.load(file.name, "in")
            self.assertEqual([1, 2, 10], [int(a[0]) for a in found])
            self.assertEqual(1, len(execute.load(file.name, "out")))


class Executing(unittest.TestCase):
    def test_every_type_goes_in_and_comes_out(self):
        limits = {
            "f64": [-1.5, 1e300, 5e-324, numpy.inf, 0.1, -0.0],
            "f32": [-1.5, 3e38, 1e-45, -numpy.inf, 0.1, -0.0],
            "f16": [-1.5, 65504, 6e-8, numpy.inf, 0.1, -0.0],
            "i64": [-(2**63), 2**63 - 1, 0, 1, -1, 7],
            "i32": [-(2**31), 2**31 - 1, 0, 1, -1, 7],
            "i16": [-(2**15), 2**15 - 1, 0, 1, -1, 7],
            "i8": [-128, 127, 0, 1, -1, 7],
            "i1": [True, False, False, True, True, False],
        }
        self.assertEqual(set(execute.TYPES), set(limits))
        inputs = [
            numpy.array(values).astype(execute.TYPES[e]).reshape(2, 3)
            for e, values in limits.items()
        ]
        text = identity(*(f"tensor<?x3x{e}>" for e in limits))
        run = execute.execute(TOOLS, text, inputs)
        self.assertEqual((0, ""), (run.status, run.said))
        for array, output in zip(inputs, run.outputs):
            self.assertEqual(array.dtype, output.dtype)
            self.assertEqual(array.tobytes(), output.tobytes())

    def test_no_axes_one_element_and_no_elements(self):
        inputs = [
            numpy.array(2.5, numpy.float32),
            numpy.array([True]),
            numpy.zeros((0, 3), numpy.int64),
            numpy.array([numpy.nan]),
        ]
        text = identity("tensor<f32>", "tensor<?xi1>", "tensor<?x3xi64>", "tensor<1xf64>")
        run = execute.execute(TOOLS, text, inputs)
        self.assertEqual(0, run.status)
        self.assertIsNone(execute.difference(run.outputs, inputs))
        self.assertEqual((0, 3), run.outputs[2].shape)

    def test_no_results(self):
        self.assertEqual(
            execute.Run(0, [], ""),
            execute.execute(TOOLS, "func.func @main() { return }", []),
        )

    def test_tosa(self):
        a = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
        run = execute.execute(TOOLS, ADD, [a, a])
        self.assertEqual(0, run.status)
        self.assertEqual((2 * a).tolist(), run.outputs[0].tolist())

    def test_several_runs_of_one_module(self):
        runs = [
            [numpy.full((n, 3), n, numpy.float32), numpy.arange(2 * n)]
            for n in (2, 0, 5)
        ]
        text = identity("tensor<?x3xf32>", "tensor<?xi64>")
        done = execute.execute_all(TOOLS, text, runs)
        self.assertEqual((0, ""), (done.status, done.said))
        self.assertEqual(3, len(done.outputs))
        for outputs, inputs in zip(done.outputs, runs):
            self.assertIsNone(execute.difference(outputs, inputs))

    def test_a_run_that_fails_ends_all(self):
        good, bad = (numpy.zeros((2, n), numpy.float32) for n in (3, 4))
        done = execute.execute_all(TOOLS, ADD, [[good, good], [good, bad]])
        self.assertEqual((execute.ABORTED, []), (done.status, done.outputs))
        self.assertTrue(done.said.endswith('rows: "a" and b differ\nhere'))

    def test_resources_at_the_end(self):
        text = """
        func.func @main() -> tensor<2xi32> {
          %0 = arith.constant dense_resource<two> : tensor<2xi32>
          return %0 : tensor<2xi32>
        }
        {-# dialect_resources: { builtin: { two: "0x040000000700000008000000" } } #-}"""
        self.assertEqual(
            [[7, 8]], [a.tolist() for a in execute.execute(TOOLS, text, []).outputs]
        )

    def test_a_failed_assertion(self):
        a, b = (numpy.zeros((2, n), numpy.float32) for n in (3, 4))
        run = execute.execute(TOOLS, ADD, [a, b])
        self.assertEqual(execute.ABORTED, run.status)
        self.assertEqual('rows: "a" and b differ\nhere', run.said)
        self.assertEqual([], run.outputs)

    def test_another_death(self):
        trap = 'func.func @main() { "llvm.intr.trap"() : () -> () return }'
        run = execute.execute(TOOLS, trap, [])
        self.assertNotIn(run.status, (0, 1, execute.ABORTED))


class Failures(unittest.TestCase):
    def test_a_module_that_is_not_one(self):
        with self.assertRaisesRegex(execute.ToolError, "custom op 'no' is unknown"):
            execute.execute(TOOLS, "func.func @main() { no return }", [])

    def test_an_operation_that_nothing_lowers(self):
        text = """
        func.func @main(%a: tensor<1xf32>) {
          tosa.custom %a {domain_name = "d", operator_name = "o",
            implementation_attrs = ""} : (tensor<1xf32>) -> ()
          return
        }"""
        with self.assertRaisesRegex(execute.ToolError, "tosa.custom"):
            execute.execute(TOOLS, text, [numpy.zeros(1, numpy.float32)])

    def test_a_symbol_that_is_not_there(self):
        text = """
        func.func private @absent()
        func.func @main() { call @absent() : () -> () return }"""
        with self.assertRaisesRegex(execute.ToolError, "absent"):
            execute.execute(TOOLS, text, [])

    def test_a_tool_that_is_missing(self):
        for name in execute.Tools.PLACES:
            tools = execute.Tools(**{name: "/nowhere/" + name})
            with self.assertRaisesRegex(execute.ToolMissing, f"{name} is not at /nowhere"):
                getattr(tools, name)

    def test_a_missing_tool_fails_the_execution(self):
        for name in ("mlir_opt", "mlir_runner", "runner_utils", "c_runner_utils"):
            tools = execute.Tools(**{name: "/nowhere/" + name})
            with self.subTest(name), self.assertRaises(execute.ToolMissing):
                execute.execute(tools, "func.func @main() { return }", [])

    def test_no_such_tool(self):
        with self.assertRaises(AttributeError):
            TOOLS.screwdriver

    def test_remarks(self):
        text = """
        func.func @main(%a: !torch.bool) {
          torch.runtime.assert %a, "it holds"
          return
        }"""
        module, said = execute.with_remarks(TOOLS, text, "--drop")
        self.assertNotIn("runtime.assert", module)
        self.assertRegex(said, r'remark: dropped assertion "it holds"')
        self.assertEqual(module, execute.assertion_opt(TOOLS, text, "--drop"))

    def test_too_long(self):
        with self.assertRaisesRegex(execute.ToolError, "timeout"):
            execute.call(["sleep", "5"], "", timeout=0.1)

    def test_all_tools_are_found(self):
        for name in ("mlir_opt", "mlir_runner", "torch_mlir_opt", "assertion_opt"):
            self.assertTrue(os.path.exists(getattr(TOOLS, name)), name)


class Difference(unittest.TestCase):
    def differ(self, have, want):
        return execute.difference([numpy.array(have)], [numpy.array(want)])

    def test_same(self):
        self.assertIsNone(self.differ([1.0, numpy.nan], [1.00001, numpy.nan]))
        self.assertIsNone(self.differ([True], [1]))
        self.assertIsNone(execute.difference([], []))

    def test_values(self):
        self.assertEqual(
            "result 0 has 2.0 at (0, 1), expected 3.0",
            self.differ([[1.0, 2.0]], [[1.0, 3.0]]),
        )

    def test_shapes_and_numbers(self):
        self.assertRegex(self.differ([[1]], [1]), "is .1, 1., expected .1,")
        self.assertEqual(
            "0 results, expected 1", execute.difference([], [numpy.zeros(1)])
        )
