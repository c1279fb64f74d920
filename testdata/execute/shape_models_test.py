"""Real models of unknown sizes through TOSA's shape operations: they compute
what their static twins do, and for other sizes what PyTorch and torch-mlir's own
way through Linalg do; what they assert fails when it should."""

import unittest

import numpy

from testing import dumps, execute

TOOLS = execute.Tools()
SHAPES = ("--strip", "--tosa-shapes")


def compile_shapes(text, *verbs):
    text = execute.assertion_opt(TOOLS, text, *verbs)
    text = execute.torch(TOOLS, text, execute.TOSA)
    return execute.assertion_opt(TOOLS, text, "--lower")


def pytorch(name, sizes):
    """What PyTorch computed from the same inputs."""
    prefix = f"{name} {'x'.join(map(str, sizes))} out"
    return execute.load("testdata/models/pytorch.npz", prefix)


def execute_sizes(module, *all_sizes):
    """Runs a module for each choice of its unknown sizes."""
    taken, _ = execute.signature(TOOLS, module)
    runs = [execute.formula_inputs(taken, sizes) for sizes in all_sizes]
    return execute.execute_all(TOOLS, module, runs)


class Models(unittest.TestCase):
    def outputs(self, module, *all_sizes):
        done = execute_sizes(module, *all_sizes)
        self.assertEqual((0, ""), (done.status, done.said))
        return done.outputs

    def same(self, outputs, expected):
        self.assertIsNone(
            execute.difference(outputs, expected, rtol=1e-4, atol=1e-5)
        )

    def shapes(self, name, *all_sizes):
        module = compile_shapes(dumps.model(name), *SHAPES)
        return self.outputs(module, *all_sizes)

    def linalg(self, name, *all_sizes):
        """torch-mlir's own way takes unknown sizes as they are."""
        text = execute.assertion_opt(TOOLS, dumps.model(name), "--strip")
        module = execute.torch(TOOLS, text, execute.LINALG)
        return self.outputs(module, *all_sizes)

    def static(self, name):
        module = execute.torch(TOOLS, dumps.model(name), execute.TOSA)
        return self.outputs(module, [])[0]

    def check_pytorch(self, name, static, *all_sizes):
        """The numbers of PyTorch, and at the first sizes those of the static twin;
        returns them."""
        found = self.shapes(name, *all_sizes)
        self.same(found[0], self.static(static))
        for sizes, outputs in zip(all_sizes, found):
            with self.subTest(sizes=sizes):
                self.same(outputs, pytorch(name, sizes))
        return found

    def check_linalg(self, name, found, *all_sizes):
        wanted = self.linalg(name, *all_sizes)
        for sizes, outputs, expected in zip(all_sizes, found, wanted, strict=True):
            with self.subTest(sizes=sizes):
                self.same(outputs, expected)

    def check(self, name, static, twin, *sizes):
        found = self.check_pytorch(name, static, twin, *sizes)
        self.check_linalg(name, found[1:], *sizes)

    def test_resnet18_dynbatch_hw(self):
        name, other = "resnet18_dynbatch_hw", [1, 33, 47]
        two, one = self.shapes(name, [2, 32, 32], other)
        self.same(two, self.static("resnet18_static"))
        self.check_linalg(name, [one], other)

    def test_mobilenet_v2_dynbatch(self):
        self.check("mobilenet_v2_dynbatch", "mobilenet_v2_static", [2], [1], [3])

    def test_mobilenet_v3_dyn_hw(self):
        sizes = [2, 32, 32], [1, 48, 33], [3, 33, 40]
        self.check("mobilenet_v3_dyn_hw", "mobilenet_v3_static", *sizes)

    def test_squeezenet_dyn_hw(self):
        sizes = [2, 32, 32], [1, 48, 32], [3, 33, 47]
        self.check("squeezenet_dyn_hw", "squeezenet_static", *sizes)

    def test_vit_dynbatch(self):
        self.check("vit_dynbatch", "vit_static", [2], [1], [3])

    def test_vit_dyn_hw(self):
        """Its positions are resized to the patches. Attention of which batch and
        sequence are unknown writes out of bounds through Linalg, as it is too."""
        sizes = [2, 32, 32], [1, 48, 40], [3, 24, 64]
        self.check_pytorch("vit_dyn_hw", "vit_hw_static", *sizes)

    def test_gpt_dyn(self):
        """Each token sees those before it."""
        self.check_pytorch("gpt_dyn", "gpt_static", [2, 6], [1, 4], [3, 9])

    def test_encoder_dyn(self):
        """The inputs of a row do not depend on how many there are; through
        Linalg torch-mlir's own module fails for more than one element."""
        two, five, one = self.shapes("encoder_dyn", [2, 10], [5, 10], [1, 1])
        self.same(two, self.static("encoder_static"))
        self.same([output[:2] for output in five], two)
        self.check_linalg("encoder_dyn", [one], [1, 1])

    def test_batchnorm2d_train_dyn(self):
        sizes = [2], [5]
        name = "batchnorm2d_train_dyn"
        self.check_linalg(name, self.shapes(name, *sizes), *sizes)

    def test_lstm_dynbatch(self):
        sizes = [2], [4]
        self.check_linalg(
            "lstm_dynbatch", self.shapes("lstm_dynbatch", *sizes), *sizes
        )

    def test_lstm_state_dyn(self):
        name, others = "lstm_state_dyn", ([1, 1, 1], [3, 3, 3])
        two, *found = self.shapes(name, [2, 2, 2], *others)
        self.same(two, self.static("lstm_state_static"))
        self.check_linalg(name, found, *others)


class States(unittest.TestCase):
    """A model with assertions on what it is given: the batches of an LSTM's
    hidden state and cell state are its input's."""

    CARRY = ("--free-sizes", "--tosa-shapes", "--carry", "--drop-symbols", "--dce")
    VERBS = {"custom": CARRY, "shapes": (*CARRY, "--target=tosa-1.1")}
    HIDDEN = "Runtime assertion failed for expression Eq(s12, s77) on node 'eq_51'"
    CELL = "Runtime assertion failed for expression Eq(s79, s12) on node 'eq_52'"

    @classmethod
    def setUpClass(cls):
        text = dumps.model("lstm_state_dyn")
        cls.modules = {k: compile_shapes(text, *v) for k, v in cls.VERBS.items()}

    def verdicts(self, message, *all_sizes):
        for sizes in all_sizes:
            for name, module in self.modules.items():
                with self.subTest(name, sizes=sizes):
                    done = execute_sizes(module, sizes)
                    self.assertEqual(execute.ABORTED, done.status)
                    self.assertEqual(message, done.said)

    def test_those_of_what_it_makes_hold(self):
        """lstm_dynbatch makes its states: two assertions say that their strides are
        the default, and hold whatever the batch."""
        text = dumps.model("lstm_dynbatch")
        self.assertEqual(2, text.count("torch.runtime.assert"))
        for name, verbs in self.VERBS.items():
            carried = execute.assertion_opt(TOOLS, text, *verbs)
            wanted = execute_sizes(compile_shapes(text, *SHAPES), [2], [5]).outputs
            done = execute_sizes(compile_shapes(text, *verbs), [2], [5])
            with self.subTest(name):
                self.assertEqual(
                    2,
                    carried.count("tosa.custom")
                    + carried.count("tosa.assert_equal_shape"),
                )
                self.assertEqual((0, ""), (done.status, done.said))
                for outputs, expected in zip(done.outputs, wanted, strict=True):
                    self.assertIsNone(execute.difference(outputs, expected))

    def test_they_hold(self):
        static = execute.torch(TOOLS, dumps.model("lstm_state_static"), execute.TOSA)
        twin = execute_sizes(static, []).outputs[0]
        for name, module in self.modules.items():
            with self.subTest(name):
                done = execute_sizes(module, [2, 2, 2], [4, 4, 4])
                self.assertEqual((0, ""), (done.status, done.said))
                self.assertIsNone(
                    execute.difference(done.outputs[0], twin, rtol=1e-4, atol=1e-5)
                )

    def test_how_they_are_carried(self):
        text = dumps.model("lstm_state_dyn")
        for name, custom, shapes in (("custom", 2, 0), ("shapes", 0, 2)):
            carried = execute.assertion_opt(TOOLS, text, *self.VERBS[name])
            with self.subTest(name):
                self.assertEqual(custom, carried.count("tosa.custom"))
                self.assertEqual(shapes, carried.count("tosa.assert_equal_shape"))
                self.assertNotIn("torch.aten.eq.int", carried)

    def test_another_hidden_state(self):
        """One that would broadcast among them."""
        self.verdicts(self.HIDDEN, [2, 3, 3], [2, 1, 2], [1, 2, 2])

    def test_another_cell_state(self):
        self.verdicts(self.CELL, [2, 2, 3], [2, 2, 1])


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
