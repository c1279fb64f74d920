"""What --tosa-shapes writes for an operation computes what torch does, for
several sizes of the same module, empty ones among them: through torch-mlir's
own pipeline to TOSA, --lower, mlir-opt and mlir-runner, against numpy."""

import math
import unittest

import numpy

from testing import execute

TOOLS = execute.Tools()
FLOAT, INT, BOOL = "f32", "si64", "i1"


def tensor(shape, element=FLOAT):
    return f"!torch.vtensor<[{','.join(str(s) for s in shape)}],{element}>"


class Body:
    """The text of a function, one operation after the other."""

    def __init__(self):
        self.lines, self.count, self.types = [], 0, {}

    def add(self, text, type_):
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"  {name} = {text}")
        self.types[name] = type_
        return name

    def value(self, value):
        """A name as it is; a constant for everything else."""
        if isinstance(value, str) and value.startswith("%"):
            return value
        if value is None:
            return self.add("torch.constant.none", "!torch.none")
        if isinstance(value, bool):
            return self.add(f"torch.constant.bool {str(value).lower()}", "!torch.bool")
        if isinstance(value, int):
            return self.add(f"torch.constant.int {value}", "!torch.int")
        if isinstance(value, float):
            return self.add(f"torch.constant.float {value:e}", "!torch.float")
        if isinstance(value, str):
            return self.add(f'torch.constant.str "{value}"', "!torch.str")
        return self.list([self.value(v) for v in value])

    def list(self, names):
        types = [self.types[n] for n in names]
        kind = "vtensor" if types and "vtensor" in types[0] else "int"
        return self.add(
            f"torch.prim.ListConstruct {', '.join(names)} : ({', '.join(types)})"
            f" -> !torch.list<{kind}>",
            f"!torch.list<{kind}>",
        )

    def op(self, name, *operands, to):
        """The name of the one result of torch.NAME, of the type `to`."""
        names = [self.value(v) for v in operands]
        types = ", ".join(self.types[n] for n in names)
        return self.add(f"torch.{name} {', '.join(names)} : {types} -> {to}", to)

    def size(self, name, axis):
        return self.op("aten.size.int", name, axis, to="!torch.int")

    def pair(self, name, *operands, to):
        """The names of the two results."""
        first = self.op(name, *operands, to=", ".join(to))
        line = self.lines.pop()
        self.lines.append(line.replace(f"{first} =", f"{first}:2 =", 1))
        for k in range(2):
            self.types[f"{first}#{k}"] = to[k]
        return f"{first}#0", f"{first}#1"


def function(inputs, write):
    """A module whose @main takes tensors (shape, element) and gives what
    `write(body, names...)` says, one name or several."""
    body = Body()
    names = [f"%a{k}" for k in range(len(inputs))]
    for name, (shape, element) in zip(names, inputs):
        body.types[name] = tensor(shape, element)
    given = write(body, *names)
    given = given if isinstance(given, tuple) else (given,)
    taken = ", ".join(f"{n}: {body.types[n]}" for n in names)
    types = [body.types[n] for n in given]
    return "\n".join(
        [
            f"func.func @main({taken}) -> ({', '.join(types)}) {{",
            *body.lines,
            f"  return {', '.join(given)} : {', '.join(types)}",
            "}",
        ]
    )


def compile_shapes(text):
    """Torch's text as TOSA that upstream lowers."""
    text = execute.assertion_opt(TOOLS, text, "--strip", "--tosa-shapes")
    text = execute.torch(TOOLS, text, execute.TOSA)
    return execute.assertion_opt(TOOLS, text, "--lower")


def fill(shape, element, seed):
    """Numbers of both signs, without a pattern; indices are small."""
    random = numpy.random.default_rng(seed)
    if element == BOOL:
        return random.integers(0, 2, shape).astype(numpy.bool_)
    if element == INT:
        return random.integers(-9, 10, shape).astype(numpy.int64)
    return (random.integers(-64, 65, shape) / 16).astype(numpy.float32)


class Shapes(unittest.TestCase):
    def check(self, inputs, write, expected, *sizes, values=None):
        """For each of `sizes`, a shape for each input, @main gives what
        `expected(*arrays)` does. `values(shapes)` makes the arrays."""
        module = compile_shapes(function(inputs, write))
        for shapes in sizes:
            arrays = (
                values(shapes)
                if values
                else [fill(s, e, k) for k, (s, (_, e)) in enumerate(zip(shapes, inputs))]
            )
            wanted = expected(*arrays)
            wanted = wanted if isinstance(wanted, (tuple, list)) else [wanted]
            with self.subTest(shapes=shapes):
                done = execute.execute(TOOLS, module, arrays)
                self.assertEqual((0, ""), (done.status, done.said))
                self.assertIsNone(
                    execute.difference(
                        done.outputs, [numpy.asarray(w) for w in wanted]
                    )
                )

    def aborts(self, inputs, write, arrays, message):
        done = execute.execute(TOOLS, compile_shapes(function(inputs, write)), arrays)
        self.assertEqual(execute.ABORTED, done.status)
        self.assertIn(message, done.said)


class Numbers(Shapes):
    UNKNOWN = [(["?", "?"], INT)]
    SIZES = ([(2, 5)], [(5, 2)], [(3, 3)], [(9, 1)], [(0, 4)], [(4, 0)])

    def test_negative_sizes_as_numbers(self):
        def write(b, a):
            n, m = b.size(a, 0), b.size(a, 1)
            less = b.op("aten.sub.int", n, m, to="!torch.int")
            numbers = [
                less,
                b.op("aten.sub.int", n, 7, to="!torch.int"),
                b.op("aten.mul.int", less, 3, to="!torch.int"),
                b.op("aten.floordiv.int", less, 2, to="!torch.int"),
                b.op("aten.remainder.int", less, 3, to="!torch.int"),
                b.op("aten.neg.int", n, to="!torch.int"),
            ]
            to = tensor(["?", "?"], INT)
            return tuple(b.op("aten.add.Scalar", a, x, 1, to=to) for x in numbers)

        def expected(a):
            n, m = a.shape
            less = n - m
            return [a + x for x in (less, n - 7, 3 * less, less // 2, less % 3, -n)]

        self.check(self.UNKNOWN, write, expected, *self.SIZES)

    def test_bounds_of_64_bits(self):
        least, most = -(2**63), 2**63 - 1
        for start, end in ((least, 2), (1, least), (most, most), (least + 1, -1)):

            def write(b, a):
                return b.op(
                    "aten.slice.Tensor", a, 0, start, end, 1, to=tensor(["?", "?"], INT)
                )

            self.check(self.UNKNOWN, write, lambda a: a[start:end], [(3, 2)], [(0, 2)])

    def test_a_source_that_does_not_fit(self):
        inputs = self.UNKNOWN * 2

        def write(b, a, source):
            to, end = tensor(["?", "?"], INT), b.size(a, 0)
            return b.op("aten.slice_scatter", a, source, 0, 1, end, 1, to=to)

        def expected(a, source):
            return numpy.concatenate([a[:1], source])

        self.check(inputs, write, expected, [(4, 3), (3, 3)], [(1, 3), (0, 3)])
        arrays = [fill(s, INT, 1) for s in ((4, 3), (1, 3))]
        self.aborts(inputs, write, arrays, "a size does not broadcast")


class Views(Shapes):
    UNKNOWN = [(["?", "?", 4], FLOAT)]
    SIZES = ([(2, 3, 4)], [(1, 1, 4)], [(0, 3, 4)], [(5, 0, 4)])

    def test_view(self):
        def write(b, a):
            sizes = [b.size(a, 1), 2, b.size(a, 0), 2]
            return b.op("aten.view", a, sizes, to=tensor(["?", 2, "?", 2]))

        def expected(a):
            return a.reshape(a.shape[1], 2, a.shape[0], 2)

        self.check(self.UNKNOWN, write, expected, *self.SIZES)

    def test_view_with_an_open_entry(self):
        def write(b, a):
            return b.op(
                "aten.view", a, [b.size(a, 1), -1, 2], to=tensor(["?", "?", 2])
            )

        def expected(a):
            return a.reshape(a.shape[1], a.shape[0] * 2, 2)

        self.check(self.UNKNOWN, write, expected, *self.SIZES[:3])

    def test_sizes_are_pythons_integers(self):
        def write(b, a):
            n, m = b.size(a, 0), b.size(a, 1)
            less = b.op("aten.sub.int", n, 5, to="!torch.int")
            rest = b.op("aten.remainder.int", less, 3, to="!torch.int")
            half = b.op("aten.floordiv.int", m, 2, to="!torch.int")
            none = b.value(None)
            return b.op(
                "aten.full", [rest, half], 7, *[none] * 4, to=tensor(["?", "?"])
            )

        def expected(a):
            n, m = a.shape[:2]
            return numpy.full(((n - 5) % 3, m // 2), 7, numpy.float32)

        self.check(self.UNKNOWN, write, expected, *self.SIZES, [(7, 5, 4)])

    def test_sizes_in_tensors(self):
        """As exporters write them: through tensors of rank 0 and back."""

        def write(b, a):
            to = tensor([], INT)
            n = b.op("prim.NumToTensor.Scalar", b.size(a, 0), to=to)
            half = b.op("aten.div.Scalar_mode", n, 2, "floor", to=to)
            rest = b.op("aten.sub.Scalar", n, half_int(b, half), 1, to=to)
            rows = b.op("aten.Int.Tensor", rest, to="!torch.int")
            return b.op("aten.view", a, [rows, -1], to=tensor(["?", "?"]))

        def half_int(b, half):
            return b.op("aten.Int.Tensor", half, to="!torch.int")

        def expected(a):
            n = a.shape[0]
            return a.reshape(n - n // 2, -1)

        self.check(self.UNKNOWN, write, expected, [(2, 3, 4)], [(1, 5, 4)])

    def test_unsqueeze_and_squeeze(self):
        def write(b, a):
            wide = b.op("aten.unsqueeze", a, -2, to=tensor(["?", "?", 1, 4]))
            return wide, b.op("aten.squeeze.dim", wide, 2, to=tensor(["?", "?", 4]))

        self.check(
            self.UNKNOWN, write, lambda a: (a[:, :, None, :], a), *self.SIZES
        )

    def test_flatten(self):
        inputs = [(["?", 3, "?", "?"], FLOAT)]

        def write(b, a):
            return b.op(
                "aten.flatten.using_ints", a, 0, 1, to=tensor(["?", "?", "?"])
            )

        def expected(a):
            return a.reshape(a.shape[0] * 3, *a.shape[2:])

        self.check(inputs, write, expected, [(2, 3, 1, 5)], [(0, 3, 2, 2)])

    def test_unflatten(self):
        def write(b, a):
            return b.op(
                "aten.unflatten.int",
                a,
                1,
                [b.size(a, 0), -1],
                to=tensor(["?", "?", "?", 4]),
            )

        def expected(a):
            n, m = a.shape[:2]
            return a.reshape(n, n, m // n, 4)

        self.check(self.UNKNOWN, write, expected, [(2, 6, 4)], [(3, 3, 4)])

    def test_another_number_of_elements_fails(self):
        def write(b, a):
            n = b.size(a, 0)
            return b.op("aten.view", a, [n, n, 4], to=tensor(["?", "?", 4]))

        self.check(self.UNKNOWN, write, lambda a: a, [(3, 3, 4)])
        self.aborts(
            self.UNKNOWN,
            write,
            [fill((2, 3, 4), FLOAT, 0)],
            "tosa.reshape changes the number of elements",
        )


class Tiles(Shapes):
    TWO = [(["?", "?"], FLOAT), (["?", "?"], FLOAT)]

    @staticmethod
    def broadcast(b, a, other):
        sizes = [b.size(other, 0), b.size(other, 1)]
        return b.op("aten.broadcast_to", a, sizes, to=tensor(["?", "?"]))

    def test_broadcast(self):
        self.check(
            self.TWO,
            self.broadcast,
            lambda a, b: numpy.broadcast_to(a, b.shape),
            [(2, 3), (2, 3)],
            [(1, 3), (4, 3)],
            [(2, 1), (2, 5)],
            [(1, 1), (3, 2)],
            [(1, 3), (0, 3)],
            [(0, 3), (0, 3)],
        )

    def test_what_does_not_broadcast_fails(self):
        for shapes in [
            ((2, 3), (4, 3)),
            ((2, 3), (3, 3)),
            ((3, 2), (3, 1)),
            ((0, 2), (2, 2)),
            ((0, 2), (1, 2)),
            ((2, 2), (0, 2)),
        ]:
            with self.subTest(shapes):
                self.aborts(
                    self.TWO,
                    self.broadcast,
                    [fill(s, FLOAT, 0) for s in shapes],
                    "a size does not broadcast",
                )

    def test_expand_keeps_dimensions(self):
        def write(b, a):
            return b.op(
                "aten.expand",
                a,
                [3, -1, b.size(a, 1)],
                False,
                to=tensor([3, "?", "?"]),
            )

        def expected(a):
            return numpy.broadcast_to(a, (3, *a.shape))

        self.check([(["?", "?"], FLOAT)], write, expected, [(2, 5)], [(0, 1)])

    def test_repeat(self):
        def write(b, a):
            return b.op(
                "aten.repeat", a, [2, b.size(a, 1), 3], to=tensor([2, "?", "?"])
            )

        def expected(a):
            return numpy.tile(a, (2, a.shape[1], 3))

        self.check(
            [(["?", "?"], FLOAT)], write, expected, [(2, 3)], [(1, 1)], [(0, 2)]
        )

    def test_new_tensors(self):
        def write(b, a):
            sizes = b.value([b.size(a, 0), 2])
            none, to = b.value(None), tensor(["?", 2])
            return (
                b.op("aten.zeros", sizes, *[none] * 4, to=to),
                b.op("aten.ones", sizes, *[none] * 4, to=to),
                b.op("aten.full", sizes, b.size(a, 1), *[none] * 4, to=to),
            )

        def expected(a):
            return [
                numpy.full((a.shape[0], 2), value, numpy.float32)
                for value in (0, 1, a.shape[1])
            ]

        self.check([(["?", "?"], FLOAT)], write, expected, [(3, 5)], [(0, 0)])

    def test_arange(self):
        def write(b, a):
            n, none = b.size(a, 0), b.value(None)
            to = tensor(["?"], INT)
            return (
                b.op("aten.arange.start_step", 0, n, 1, 4, *[none] * 3, to=to),
                b.op("aten.arange.start_step", -2, n, 3, 4, *[none] * 3, to=to),
            )

        def expected(a):
            return numpy.arange(a.shape[0]), numpy.arange(-2, a.shape[0], 3)

        self.check(
            [(["?"], FLOAT)],
            write,
            expected,
            *([(n,)] for n in (0, 1, 7, 1023, 1024, 1025, 3000)),
        )


class Data(Shapes):
    """Sizes as numbers that are computed with."""

    UNKNOWN = [(["?", "?"], FLOAT)]

    def test_scalars(self):
        def write(b, a):
            n, m = b.size(a, 0), b.size(a, 1)
            all_ = b.op("aten.mul.int", n, m, to="!torch.int")
            less = b.op("aten.sub.int", n, 3, to="!torch.int")
            to = tensor(["?", "?"])
            return (
                b.op("aten.div.Scalar", a, all_, to=to),
                b.op("aten.mul.Scalar", a, less, to=to),
                b.op("aten.add.Scalar", a, m, 1, to=to),
                b.op("aten.sub.Scalar", a, n, 1, to=to),
            )

        def expected(a):
            n, m = a.shape
            return [
                x.astype(numpy.float32) for x in (a / (n * m), a * (n - 3), a + m, a - n)
            ]

        self.check(self.UNKNOWN, write, expected, [(2, 3)], [(1, 1)], [(5, 2)])

    def test_floats(self):
        def write(b, a):
            n = b.op("aten.Float.Scalar", b.size(a, 0), to="!torch.float")
            less = b.op("aten.sub.float", n, 0.5, to="!torch.float")
            return b.op("aten.div.Scalar", a, less, to=tensor(["?", "?"]))

        self.check(
            self.UNKNOWN,
            write,
            lambda a: (a / (a.shape[0] - 0.5)).astype(numpy.float32),
            [(2, 3)],
            [(4, 1)],
        )

    def test_quotients_that_are_cut_off(self):
        """One more or less in the last bit is another integer."""
        values = [49, 98, 103, 107, 161, 187, 197]

        def write(b, a):
            out = []
            for divisor in values:
                x = b.op("aten.div.int", b.size(a, 0), divisor, to="!torch.float")
                x = b.op("aten.Int.Scalar", x, to="!torch.int")
                out.append(b.op("prim.NumToTensor.Scalar", x, to=tensor([], INT)))
            return tuple(out)

        def expected(a):
            return [numpy.asarray(int(len(a) / x)) for x in values]

        self.check([(["?"], FLOAT)], write, expected, *([(3 * n,)] for n in values))

    def test_comparisons(self):
        def write(b, a):
            to = tensor(["?"], BOOL)
            n = b.size(a, 0)
            return tuple(
                b.op(f"aten.{name}.Scalar", a, n, to=to)
                for name in ("eq", "ne", "lt", "le", "gt", "ge")
            )

        def expected(a):
            n = a.shape[0]
            return [a == n, a != n, a < n, a <= n, a > n, a >= n]

        self.check([(["?"], INT)], write, expected, [(4,)], [(9,)], [(0,)])

    def test_clamp_and_factor(self):
        def write(b, a):
            n, to = b.size(a, 0), tensor(["?"], INT)
            return (
                b.op("aten.clamp", a, 0, n, to=to),
                b.op("aten.add.Tensor", a, a, n, to=to),
                b.op("aten.sub.Tensor", a, a, n, to=to),
            )

        def expected(a):
            n = a.shape[0]
            return numpy.clip(a, 0, n), a + n * a, a - n * a

        self.check([(["?"], INT)], write, expected, [(4,)], [(7,)], [(0,)])

    def test_num_to_tensor(self):
        def write(b, a):
            return b.op(
                "prim.NumToTensor.Scalar", b.size(a, 1), to=tensor([], INT)
            )

        self.check(
            self.UNKNOWN, write, lambda a: numpy.int64(a.shape[1]), [(2, 3)], [(1, 0)]
        )


class Elements(Shapes):
    UNKNOWN = [(["?", "?"], FLOAT)]
    SIZES = ([(2, 3)], [(0, 3)], [(1, 7)])

    def test_conversions(self):
        def write(b, a):
            def to(code, element):
                return b.op(
                    "aten.to.dtype",
                    a,
                    code,
                    False,
                    False,
                    None,
                    to=tensor(["?", "?"], element),
                )

            return to(4, INT), to(3, "si32"), to(11, BOOL), to(7, "f64")

        def expected(a):
            whole = numpy.trunc(a)
            return (
                whole.astype(numpy.int64),
                whole.astype(numpy.int32),
                a != 0,
                a.astype(numpy.float64),
            )

        self.check(self.UNKNOWN, write, expected, *self.SIZES, [(40, 9)])

    def test_conversions_of_integers(self):
        def write(b, a):
            def to(code, element):
                none = b.value(None)
                return b.op(
                    "aten.to.dtype", a, code, False, False, none,
                    to=tensor(["?"], element),
                )

            return to(11, BOOL), to(6, FLOAT), to(1, "si8")

        def expected(a):
            return a != 0, a.astype(numpy.float32), a.astype(numpy.int8)

        def values(_):
            return [numpy.array([0, 1, 2, -2, 256, -129, 2**31], numpy.int64)]

        self.check([(["?"], INT)], write, expected, [(7,)], values=values)

    def test_gelu(self):
        def write(b, a):
            to = tensor(["?", "?"])
            return b.op("aten.gelu", a, "none", to=to), b.op(
                "aten.gelu", a, "tanh", to=to
            )

        def expected(a):
            erf = numpy.vectorize(math.erf, otypes=[numpy.float64])
            inner = math.sqrt(2 / math.pi) * (a + 0.044715 * a**3)
            return [
                x.astype(numpy.float32)
                for x in (
                    a / 2 * (1 + erf(a / math.sqrt(2))),
                    a / 2 * (1 + numpy.tanh(inner)),
                )
            ]

        self.check(self.UNKNOWN, write, expected, *self.SIZES)

    def test_masked_fill(self):
        inputs = [(["?", "?"], FLOAT), (["?", "?"], BOOL)]

        def write(b, a, mask):
            return b.op(
                "aten.masked_fill.Scalar", a, mask, 1.5, to=tensor(["?", "?"])
            )

        def expected(a, mask):
            return numpy.where(mask, numpy.float32(1.5), a)

        self.check(
            inputs, write, expected, [(2, 3), (2, 3)], [(2, 3), (1, 3)], [(0, 3)] * 2
        )

    def test_masked_fill_of_what_is_repeated(self):
        """The sizes of the result are those of either, as it turns out."""
        inputs = [(["?", "?"], FLOAT), (["?", "?"], BOOL)]

        def write(b, a, mask):
            to = tensor(["?", "?"])
            filled = b.op("aten.masked_fill.Scalar", a, mask, 1.5, to=to)
            sizes = [b.size(filled, 0), b.size(filled, 1)]
            return filled, b.op("aten.full", sizes, 7, *[b.value(None)] * 4, to=to)

        def expected(a, mask):
            out = numpy.where(mask, numpy.float32(1.5), a)
            return out, numpy.full(out.shape, 7, numpy.float32)

        self.check(
            inputs,
            write,
            expected,
            [(1, 3), (4, 3)],
            [(4, 3), (1, 3)],
            [(1, 1), (4, 3)],
            [(4, 1), (1, 3)],
            [(4, 3), (4, 3)],
        )
        self.aborts(
            inputs,
            write,
            [fill((2, 3), FLOAT, 1), fill((4, 3), BOOL, 2)],
            "a size does not broadcast",
        )

    def test_masked_fill_of_one_row(self):
        inputs = [([1, "?"], FLOAT), (["?", "?"], BOOL)]

        def write(b, a, mask):
            return b.op(
                "aten.masked_fill.Scalar", a, mask, 1.5, to=tensor(["?", "?"])
            )

        def expected(a, mask):
            return numpy.where(mask, numpy.float32(1.5), a)

        self.check(
            inputs, write, expected, [(1, 3), (4, 3)], [(1, 3), (1, 3)], [(1, 2), (0, 2)]
        )

    def test_fill_and_copy(self):
        inputs = [(["?", "?"], FLOAT), (["?", "?"], INT)]

        def write(b, a, other):
            to = tensor(["?", "?"])
            return (
                b.op("aten.fill.Scalar", a, 2.5, to=to),
                b.op("aten.copy", a, other, False, to=to),
            )

        def expected(a, other):
            full = numpy.broadcast_to(other, a.shape)
            return numpy.full_like(a, 2.5), full.astype(numpy.float32)

        self.check(
            inputs, write, expected, [(2, 3), (2, 3)], [(2, 3), (1, 3)], [(0, 3), (1, 1)]
        )

    def test_operands_of_lower_rank(self):
        inputs = [(["?", "?", "?"], FLOAT), (["?", "?"], FLOAT)]

        def write(b, a, other):
            to = tensor(["?", "?", "?"])
            return b.op("aten.add.Tensor", a, other, 2, to=to), b.op(
                "aten.mul.Tensor", a, other, to=to
            )

        self.check(
            inputs,
            write,
            lambda a, b: (a + 2 * b, a * b),
            [(2, 3, 4), (3, 4)],
            [(2, 3, 4), (1, 4)],
        )

    def test_layer_norm(self):
        inputs = [(["?", "?", 4], FLOAT), ([4], FLOAT), ([4], FLOAT)]

        def write(b, a, weight, bias):
            out = b.op(
                "aten.native_layer_norm",
                a,
                [4],
                weight,
                bias,
                1e-3,
                to=", ".join(
                    [tensor(["?", "?", 4]), *[tensor(["?", "?", 1])] * 2]
                ),
            )
            b.lines[-1] = b.lines[-1].replace(f"{out} =", f"{out}:3 =", 1)
            b.types[f"{out}#0"] = tensor(["?", "?", 4])
            return f"{out}#0"

        def expected(a, weight, bias):
            mean, var = a.mean(-1, keepdims=True), a.var(-1, keepdims=True)
            return (a - mean) / numpy.sqrt(var + 1e-3) * weight + bias

        self.check(
            inputs, write, expected, *([s, (4,), (4,)] for s in [(2, 3, 4), (0, 1, 4)])
        )

    def test_rms_norm(self):
        """Over sizes that the call names, and an epsilon of torch's own."""
        inputs = [(["?", "?", "?"], FLOAT), (["?", "?"], FLOAT)]

        def write(b, a, weight):
            to = tensor(["?", "?", "?"])
            sizes = b.list([b.size(a, 1), b.value(4)])
            return (
                b.op("aten.rms_norm", a, sizes, weight, 0.25, to=to),
                b.op("aten.rms_norm", a, sizes, None, None, to=to),
            )

        def expected(a, weight):
            square = (a * a).mean((1, 2), keepdims=True)
            least = numpy.finfo(numpy.float32).eps
            return a / numpy.sqrt(square + 0.25) * weight, a / numpy.sqrt(square + least)

        self.check(
            inputs, write, expected, [(2, 3, 4), (3, 4)], [(1, 1, 4), (1, 4)]
        )
        arrays = [numpy.zeros(s, numpy.float32) for s in ((2, 3, 5), (3, 5))]
        self.aborts(inputs, write, arrays, "a size does not broadcast")

    def test_linspace(self):
        """Over a size, as torch-mlir decomposes it."""

        def write(b, a):
            n, to = b.size(a, 0), tensor(["?"])
            counted = b.op(
                "aten.arange.start_step", 0, n, 1, *[None] * 4, to=tensor(["?"], INT)
            )
            less = b.op("aten.sub.int", n, 1, to="!torch.int")
            step = b.op("aten.div", 9, less, to="!torch.float")
            return b.op("aten.mul.Scalar", counted, step, to=to)

        self.check(
            [(["?"], FLOAT)],
            write,
            lambda a: numpy.linspace(0, 9, len(a)),
            [(2,)], [(7,)], [(100,)],
        )


class Reductions(Shapes):
    UNKNOWN = [(["?", "?", "?"], FLOAT)]
    SIZES = ([(2, 3, 4)], [(1, 5, 1)], [(0, 3, 2)])

    def test_sums(self):
        def write(b, a):
            to = tensor(["?", "?"])
            return (
                b.op("aten.sum.dim_IntList", a, [1], False, None, to=to),
                b.op("aten.sum.dim_IntList", a, [-1], False, None, to=to),
            )

        self.check(
            self.UNKNOWN, write, lambda a: (a.sum(1), a.sum(-1)), *self.SIZES
        )

    def test_means(self):
        def write(b, a):
            some, one = tensor(["?", "?"]), tensor([])
            return (
                b.op("aten.mean.dim", a, [1], False, None, to=some),
                b.op("aten.mean.dim", a, [-1, 0], True, None, to=tensor([1, "?", 1])),
                b.op("aten.mean.dim", a, None, False, None, to=one),
            )

        def expected(a):
            with numpy.errstate(invalid="ignore"):
                sums = a.sum(1), a.sum((0, 2), keepdims=True), a.sum()
                counts = [a.shape[1], a.shape[0] * a.shape[2], a.size]
                return [s / numpy.float32(n) for s, n in zip(sums, counts)]

        self.check(self.UNKNOWN, write, expected, *self.SIZES)

    def test_means_of_other_types(self):
        """The number of elements and their sum may be more than f16 holds."""
        for element in ("f16", "f64", INT):
            given = FLOAT if element == INT else element
            dtype = 6 if element == INT else None

            def write(b, a):
                to = tensor([], given)
                return b.op("aten.mean.dim", a, [0], False, dtype, to=to)

            self.check(
                [(["?"], element)],
                write,
                lambda a: a.astype(numpy.float64).mean(),
                *([(n,)] for n in (3, 70000)),
                values=lambda shapes: [
                    numpy.full(shapes[0], 3, execute.TYPES[element.lstrip("s")])
                ],
            )

    def extreme(self, name, dim, keep, best, place):
        shape = ["?", "?", "?"]
        if keep:
            shape[dim] = 1
        else:
            del shape[dim]

        def write(b, a):
            return b.pair(
                f"aten.{name}.dim", a, dim, keep, to=[tensor(shape), tensor(shape, INT)]
            )

        def expected(a):
            found = place(a, dim)
            found = numpy.expand_dims(found, dim) if keep else found
            return best(a, axis=dim, keepdims=keep), found

        def values(shapes):
            random = numpy.random.default_rng(1)
            count = math.prod(shapes[0])
            numbers = random.permutation(count).astype(numpy.float32)
            return [(numbers - count / 2).reshape(shapes[0])]

        self.check(self.UNKNOWN, write, expected, *self.SIZES, values=values)

    def test_max(self):
        for dim, keep in ((1, False), (2, True), (0, False)):
            if dim:
                self.extreme("max", dim, keep, numpy.max, numpy.argmax)

    def test_min(self):
        for dim, keep in ((1, True), (2, False)):
            self.extreme("min", dim, keep, numpy.min, numpy.argmin)


class Products(Shapes):
    def test_mm(self):
        inputs = [(["?", "?"], FLOAT), (["?", "?"], FLOAT)]

        def write(b, x, y):
            return b.op("aten.mm", x, y, to=tensor(["?", "?"]))

        self.check(
            inputs,
            write,
            lambda x, y: x @ y,
            [(2, 3), (3, 4)],
            [(1, 1), (1, 1)],
            [(0, 3), (3, 4)],
            [(2, 0), (0, 4)],
        )

    def test_mm_of_integers(self):
        inputs = [(["?", "?"], INT), (["?", "?"], INT)]

        def write(b, x, y):
            return b.op("aten.mm", x, y, to=tensor(["?", "?"], INT))

        self.check(inputs, write, lambda x, y: x @ y, [(2, 3), (3, 4)])

    def test_matmul(self):
        for left, right, out, sizes in (
            (["?", 2, "?", 4], ["?", 2, 4, "?"], 4, [(3, 2, 5, 4), (3, 2, 4, 1)]),
            (["?", "?", 4], [4, 5], 3, [(2, 3, 4), (4, 5)]),
            (["?", "?", "?"], ["?", "?", "?"], 3, [(1, 3, 4), (2, 4, 5)]),
            (["?", "?", "?"], ["?", "?", "?"], 3, [(2, 3, 4), (2, 4, 5)]),
            (["?", "?"], ["?", "?", "?"], 3, [(3, 4), (2, 4, 5)]),
            (["?"], ["?", "?"], 1, [(4,), (4, 5)]),
            (["?", "?", "?"], ["?"], 2, [(2, 3, 4), (4,)]),
        ):

            def write(b, x, y):
                return b.op("aten.matmul", x, y, to=tensor(["?"] * out))

            with self.subTest(left=left, right=right):
                self.check(
                    [(left, FLOAT), (right, FLOAT)], write, lambda x, y: x @ y, sizes
                )

    def test_linear(self):
        inputs = [(["?", "?", 4], FLOAT), ([5, 4], FLOAT), ([5], FLOAT)]

        def write(b, x, weight, bias):
            return b.op("aten.linear", x, weight, bias, to=tensor(["?", "?", 5]))

        self.check(
            inputs,
            write,
            lambda x, weight, bias: x @ weight.T + bias,
            [(2, 3, 4), (5, 4), (5,)],
            [(0, 1, 4), (5, 4), (5,)],
        )

    def test_addmm(self):
        inputs = [(["?"], FLOAT), (["?", "?"], FLOAT), (["?", "?"], FLOAT)]

        def write(b, x, y, z):
            return b.op("aten.addmm", x, y, z, 1, 1, to=tensor(["?", "?"]))

        self.check(
            inputs, write, lambda x, y, z: x + y @ z, [(4,), (2, 3), (3, 4)]
        )


class Parts(Shapes):
    UNKNOWN = [(["?", "?"], FLOAT)]

    def test_slices(self):
        cases = [(0, 1, 1), (1, 2**63 - 1, 1), (-2, 2**63 - 1, 1), (0, -1, 1)]
        cases += [(1, 4, 2), (0, 2**63 - 1, 3), (3, 1, 1), (-9, 9, 1)]

        def write(b, a):
            return tuple(
                b.op("aten.slice.Tensor", a, 0, *case, to=tensor(["?", "?"]))
                for case in cases
            )

        def expected(a):
            return [a[start:end:step] for start, end, step in cases]

        self.check(
            self.UNKNOWN, write, expected, [(5, 2)], [(1, 3)], [(0, 2)], [(8, 1)]
        )

    def test_strides_of_a_known_size(self):
        inputs = [(["?", 4], FLOAT)]

        def write(b, a):
            end = 2**63 - 1
            return (
                b.op("aten.slice.Tensor", a, 1, 0, end, 2, to=tensor(["?", 2])),
                b.op("aten.slice.Tensor", a, 1, 1, end, 2, to=tensor(["?", 2])),
                b.op("aten.slice.Tensor", a, 1, 0, end, 5, to=tensor(["?", 1])),
            )

        def expected(a):
            return [a[:, ::2], a[:, 1::2], a[:, ::5]]

        self.check(inputs, write, expected, [(3, 4)], [(1, 4)], [(0, 4)])

    def test_slice_by_sizes(self):
        def write(b, a):
            half = b.op("aten.floordiv.int", b.size(a, 0), 2, to="!torch.int")
            return b.op("aten.slice.Tensor", a, 0, half, None, 1, to=tensor(["?", "?"]))

        self.check(
            self.UNKNOWN, write, lambda a: a[a.shape[0] // 2 :], [(5, 2)], [(0, 1)]
        )

    def test_bounds_that_turn_out_negative_count_from_the_end(self):
        def write(b, a):
            n = b.size(a, 1)
            bound = b.op("aten.sub.int", n, 4, to="!torch.int")
            type_ = tensor(["?", "?"])
            return (
                b.op("aten.slice.Tensor", a, 0, bound, None, 1, to=type_),
                b.op("aten.slice.Tensor", a, 0, 0, bound, 1, to=type_),
                b.op("aten.select.int", a, 0, bound, to=tensor(["?"])),
            )

        def expected(a):
            bound = a.shape[1] - 4
            return a[bound:], a[:bound], a[bound]

        self.check(self.UNKNOWN, write, expected, [(5, 2)], [(3, 1)], [(3, 5)], [(6, 6)])

    def test_select(self):
        def write(b, a):
            return b.op("aten.select.int", a, 1, -1, to=tensor(["?"])), b.op(
                "aten.select.int", a, 0, 0, to=tensor(["?"])
            )

        self.check(
            self.UNKNOWN, write, lambda a: (a[:, -1], a[0]), [(2, 3)], [(1, 1)]
        )

    def test_select_out_of_bounds_fails(self):
        def write(b, a):
            return b.op("aten.select.int", a, 0, 4, to=tensor(["?"]))

        self.check(self.UNKNOWN, write, lambda a: a[4], [(5, 2)])
        self.aborts(
            self.UNKNOWN,
            write,
            [fill((3, 2), FLOAT, 0)],
            "tosa.slice reads out of bounds",
        )

    def test_cat(self):
        inputs = [(["?", "?"], FLOAT), (["?", "?"], INT)]

        def write(b, x, y):
            parts = b.list([x, y])
            return b.op("aten.cat", parts, 1, to=tensor(["?", "?"]))

        def expected(x, y):
            return numpy.concatenate([x, y.astype(numpy.float32)], 1)

        self.check(
            inputs, write, expected, [(2, 3), (2, 1)], [(2, 0), (2, 4)], [(0, 1)] * 2
        )

    def test_slice_scatter(self):
        inputs = [(["?", "?"], FLOAT), (["?", "?"], FLOAT)]

        def write(b, x, y):
            return b.op(
                "aten.slice_scatter", x, y, 1, 1, None, 2, to=tensor(["?", "?"])
            )

        def expected(x, y):
            out = x.copy()
            out[:, 1::2] = y
            return out

        self.check(inputs, write, expected, [(2, 6), (2, 3)], [(3, 1), (3, 0)])


class Places(Shapes):
    """Tensors of indices."""

    def test_embedding(self):
        inputs = [(["?", "?"], FLOAT), (["?", "?"], INT)]

        def write(b, table, index):
            return b.op(
                "aten.embedding",
                table,
                index,
                -1,
                False,
                False,
                to=tensor(["?", "?", "?"]),
            )

        def values(shapes):
            return [fill(shapes[0], FLOAT, 0), abs(fill(shapes[1], INT, 1)) % 4]

        self.check(
            inputs,
            write,
            lambda t, i: t[i],
            [(4, 3), (2, 5)],
            [(4, 1), (0, 2)],
            values=values,
        )

    def test_index_select(self):
        inputs = [(["?", "?", "?"], FLOAT), (["?"], INT)]

        def write(b, a, index):
            return b.op("aten.index_select", a, 1, index, to=tensor(["?"] * 3))

        def values(shapes):
            return [
                fill(shapes[0], FLOAT, 0),
                abs(fill(shapes[1], INT, 1)) % shapes[0][1],
            ]

        self.check(
            inputs,
            write,
            lambda a, i: a[:, i],
            [(2, 3, 4), (5,)],
            [(2, 1, 4), (0,)],
            values=values,
        )

    def test_gather_and_scatter(self):
        inputs = [(["?", "?"], FLOAT), (["?", "?"], INT), (["?", "?"], FLOAT)]
        for dim in (0, 1):

            def write(b, a, index, source):
                to = tensor(["?", "?"])
                return (
                    b.op("aten.gather", a, dim, index, False, to=to),
                    b.op("aten.scatter.src", a, dim, index, source, to=to),
                )

            def values(shapes):
                random = numpy.random.default_rng(3)
                shape, part = shapes
                order = numpy.argsort(random.random(shape), axis=dim)
                index = order[tuple(slice(n) for n in part)].astype(numpy.int64)
                return [fill(shape, FLOAT, 0), index, fill(shape, FLOAT, 2)]

            def expected(a, index, source):
                full = a[: index.shape[0]] if dim else a[:, : index.shape[1]]
                out = a.copy()
                part = source[tuple(slice(n) for n in index.shape)]
                where = list(numpy.indices(index.shape))
                where[dim] = index
                out[tuple(where)] = part
                return numpy.take_along_axis(full, index, dim), out

            with self.subTest(dim=dim):
                self.check(
                    inputs,
                    write,
                    expected,
                    [(3, 4), (3, 4)],
                    [(3, 4), (2, 3)],
                    [(2, 2), (1, 1)],
                    values=values,
                )

    def test_index(self):
        inputs = [(["?", "?", "?"], FLOAT), (["?", 1], INT), (["?"], INT)]

        def write(b, a, rows, columns):
            indices = b.list([rows, columns])
            return b.op(
                "aten.index.Tensor_hacked_twin", a, indices, to=tensor(["?"] * 3)
            )

        def values(shapes):
            random = numpy.random.default_rng(5)
            n, m = shapes[0][:2]
            return [
                fill(shapes[0], FLOAT, 0),
                random.integers(-n, n, shapes[1]),
                random.integers(-m, m, shapes[2]),
            ]

        self.check(
            inputs,
            write,
            lambda a, i, j: a[i, j],
            [(3, 4, 2), (5, 1), (2,)],
            [(1, 1, 1), (1, 1), (3,)],
            values=values,
        )

    def test_index_put(self):
        inputs = [(["?", "?"], FLOAT), (["?"], INT), (["?", "?"], FLOAT)]

        def write(b, a, rows, source):
            indices = b.list([rows])
            return b.op(
                "aten.index_put.hacked_twin",
                a,
                indices,
                source,
                False,
                to=tensor(["?", "?"]),
            )

        def values(shapes):
            random = numpy.random.default_rng(7)
            n, count = shapes[0][0], shapes[1][0]
            rows = random.permutation(n)[:count] - n * (numpy.arange(count) % 2)
            return [fill(shapes[0], FLOAT, 0), rows, fill(shapes[2], FLOAT, 2)]

        def expected(a, rows, source):
            out = a.copy()
            out[rows] = source
            return out

        self.check(
            inputs,
            write,
            expected,
            [(4, 3), (2,), (2, 3)],
            [(4, 3), (3,), (1, 3)],
            [(1, 2), (1,), (1, 2)],
            values=values,
        )

    def test_diagonals(self):
        cases = [(0, 0, 1), (1, 0, 1), (-2, 1, 2), (0, -1, 0)]

        def write(b, a):
            return tuple(
                b.op("aten.diagonal", a, *case, to=tensor(["?", "?"])) for case in cases
            )

        def expected(a):
            return [numpy.diagonal(a, *case) for case in cases]

        self.check(
            [(["?", "?", "?"], FLOAT)], write, expected, [(3, 4, 5)], [(2, 1, 1)]
        )

    def test_cumsum(self):
        def write(b, a):
            to = tensor(["?", "?"])
            return b.op("aten.cumsum", a, 0, None, to=to), b.op(
                "aten.cumsum", a, 1, None, to=to
            )

        self.check(
            [(["?", "?"], FLOAT)],
            write,
            lambda a: (a.cumsum(0), a.cumsum(1)),
            [(3, 4)],
            [(1, 1)],
            [(0, 2)],
        )

    def test_cumsum_of_infinities(self):
        def write(b, a):
            return b.op("aten.cumsum", a, 0, None, to=tensor(["?"]))

        numbers = numpy.array([1, numpy.inf, 2, numpy.nan, 3], numpy.float32)
        self.check(
            [(["?"], FLOAT)],
            write,
            lambda a: a.cumsum(),
            [(5,)],
            values=lambda _: [numbers],
        )

    def test_sort(self):
        for dim, descending in ((0, False), (1, True), (1, False)):

            def write(b, a):
                return b.pair(
                    "aten.sort",
                    a,
                    dim,
                    descending,
                    to=[tensor(["?", "?"]), tensor(["?", "?"], INT)],
                )

            def expected(a):
                key = -a if descending else a
                order = numpy.argsort(key, axis=dim, kind="stable")
                return numpy.take_along_axis(a, order, dim), order

            with self.subTest(dim=dim, descending=descending):
                self.check(
                    [(["?", "?"], FLOAT)], write, expected, [(3, 9)], [(5, 1)]
                )

    def test_sort_of_what_is_no_number(self):
        numbers = numpy.array([2, numpy.nan, -1, numpy.inf, 2, 0], numpy.float32)

        def write(b, a):
            to = [tensor(["?"]), tensor(["?"], INT)]
            up = b.pair("aten.sort", a, 0, False, to=to)
            down = b.pair("aten.sort", a, 0, True, to=to)
            return up + down

        self.check(
            [(["?"], FLOAT)],
            write,
            lambda a: (
                a[[2, 5, 0, 4, 3, 1]],
                numpy.array([2, 5, 0, 4, 3, 1]),
                a[[1, 3, 0, 4, 5, 2]],
                numpy.array([1, 3, 0, 4, 5, 2]),
            ),
            [(6,)],
            values=lambda _: [numbers],
        )


def windows(a, kernel, stride, padding, dilation, filler, ceil=False):
    """The contents of all windows: [batch, channels, *out, *kernel]."""
    spatial = a.shape[2:]
    reach = [(k - 1) * d + 1 for k, d in zip(kernel, dilation)]
    out = []
    for n, p, r, s in zip(spatial, padding, reach, stride):
        room = n + 2 * p - r
        count = (-(-room // s) if ceil else room // s) + 1
        if ceil and (count - 1) * s >= n + p:
            count -= 1
        out.append(count)
    pads = [(0, 0), (0, 0)] + [(p, p + s) for p, s in zip(padding, stride)]
    padded = numpy.pad(a, pads, constant_values=filler)
    full = numpy.zeros((*a.shape[:2], *out, *kernel), a.dtype)
    for place in numpy.ndindex(*out, *kernel):
        at, inside = place[: len(out)], place[len(out) :]
        where = [o * s + k * d for o, s, k, d in zip(at, stride, inside, dilation)]
        full[(..., *place)] = padded[(slice(None), slice(None), *where)]
    return full


def convolve(a, weight, stride, padding, dilation, groups=1):
    dims = a.ndim - 2
    read = windows(a, weight.shape[2:], stride, padding, dilation, 0)
    batch, channels = a.shape[:2]
    out = read.shape[2 : 2 + dims]
    read = read.reshape(batch, groups, channels // groups, math.prod(out), -1)
    factors = weight.reshape(groups, -1, channels // groups, math.prod(weight.shape[2:]))
    found = numpy.einsum("bgcok,gdck->bgdo", read, factors)
    return found.reshape(batch, weight.shape[0], *out)


class Windows(Shapes):
    def convolution(
        self, weight, sizes, stride, padding, dilation, groups=1, channels=("?", "?")
    ):
        dims = len(weight) - 2
        types = [["?", n] + ["?"] * dims for n in channels]
        inputs = [(types[0], FLOAT), (weight, FLOAT)]

        def write(b, a, w):
            return b.op(
                "aten.convolution",
                a,
                w,
                None,
                stride,
                padding,
                dilation,
                False,
                [0] * dims,
                groups,
                to=tensor(types[1]),
            )

        def expected(a, w):
            return convolve(a, w, stride, padding, dilation, groups)

        self.check(inputs, write, expected, *sizes)

    def test_known_weight(self):
        weight = (5, 3, 3, 2)
        sizes = [[(2, 3, 7, 8), weight], [(1, 3, 8, 7), weight], [(2, 3, 3, 2), weight]]
        self.convolution(list(weight), sizes, [1, 1], [1, 0], [1, 1])
        self.convolution(list(weight), sizes, [2, 3], [1, 1], [1, 1])
        self.convolution(list(weight), sizes[:2], [2, 1], [0, 2], [2, 3])

    def test_windows_that_reach_over_their_padding(self):
        weight = (4, 2, 3, 3)
        sizes = [
            [(2, 2, *image), weight] for image in ((7, 8), (8, 7), (3, 5), (1, 1), (2, 1))
        ]
        self.convolution(list(weight), sizes, [2, 2], [1, 1], [1, 1])
        self.convolution(list(weight), sizes, [3, 1], [1, 2], [1, 1])
        self.convolution(list(weight), sizes[:3], [2, 3], [2, 1], [2, 1])

    def test_windows_that_keep_the_size(self):
        """Left to torch-mlir where the types say as much as it finds out."""
        for channels in (("?", "?"), (3, 5), ("?", 5)):
            for dilation, weight in ((1, (5, 3, 3, 3)), (2, (5, 3, 3, 5)), (1, (5, 3, 1, 1))):
                with self.subTest(channels=channels, weight=weight):
                    padding = [dilation * (n - 1) // 2 for n in weight[2:]]
                    sizes = [[(2, 3, *image), weight] for image in ((7, 8), (1, 5))]
                    self.convolution(
                        list(weight),
                        sizes,
                        [1, 1],
                        padding,
                        [dilation] * 2,
                        channels=channels,
                    )

    def test_unknown_weight(self):
        sizes = [[(2, 3, 7, 8), (5, 3, 3, 2)], [(1, 2, 4, 4), (1, 2, 1, 1)]]
        self.convolution(["?"] * 4, sizes, [2, 1], [1, 1], [1, 2])

    def test_one_and_three_dimensions(self):
        self.convolution(["?"] * 3, [[(2, 3, 7), (4, 3, 3)]], [2], [1], [1])
        self.convolution(
            ["?"] * 5, [[(1, 2, 4, 5, 3), (3, 2, 2, 3, 1)]], [1, 2, 1], [1, 0, 0], [1] * 3
        )

    def test_groups(self):
        self.convolution(
            ["?"] * 4, [[(2, 4, 5, 5), (6, 2, 3, 3)]], [1, 1], [1, 1], [1, 1], groups=2
        )

    def test_transposed(self):
        inputs = [(["?"] * 4, FLOAT), (["?"] * 4, FLOAT)]
        stride, padding, dilation, more = [2, 3], [1, 0], [1, 2], [1, 0]

        def write(b, a, w):
            return b.op(
                "aten.convolution",
                a,
                w,
                None,
                stride,
                padding,
                dilation,
                True,
                more,
                1,
                to=tensor(["?"] * 4),
            )

        def expected(a, w):
            sizes = [
                (n - 1) * s - 2 * p + d * (k - 1) + m + 1
                for n, s, p, d, k, m in zip(
                    a.shape[2:], stride, padding, dilation, w.shape[2:], more
                )
            ]
            full = numpy.zeros(
                (a.shape[0], w.shape[1], *(n + 20 for n in sizes)), numpy.float32
            )
            for at in numpy.ndindex(*a.shape[2:], *w.shape[2:]):
                place = [
                    10 + i * s - p + k * d
                    for i, s, p, k, d in zip(at[:2], stride, padding, at[2:], dilation)
                ]
                full[(..., *place)] += a[(..., *at[:2])] @ w[(..., *at[2:])]
            return full[:, :, 10 : 10 + sizes[0], 10 : 10 + sizes[1]]

        self.check(
            inputs, write, expected, [(2, 3, 4, 3), (3, 5, 3, 2)], [(1, 1, 2, 1), (1, 1, 1, 1)]
        )

    def pool(self, name, sizes, kernel, stride, padding, dilation, ceil, more):
        dims = len(kernel)

        def write(b, a):
            numbers = [kernel, stride, padding] + ([dilation] if dilation else [])
            return b.op(
                f"aten.{name}{dims}d", a, *numbers, ceil, *more, to=tensor(["?"] * (dims + 2))
            )

        def expected(a):
            axes = tuple(range(-dims, 0))
            step = dilation or [1] * dims
            least = -numpy.inf if name == "max_pool" else 0
            read = windows(a, kernel, stride, padding, step, least, ceil)
            if name == "max_pool":
                return read.max(axes)
            if more[0]:
                mask = numpy.pad(
                    numpy.ones_like(a), [(0, 0)] * 2 + [(p, p) for p in padding],
                    constant_values=1,
                )
                count = windows(mask, kernel, stride, [0] * dims, step, 0, ceil)
                count = count[(..., *(slice(n) for n in read.shape[2:][:dims]), *[slice(None)] * dims)]
            else:
                count = windows(numpy.ones_like(a), kernel, stride, padding, step, 0, ceil)
            return read.sum(axes) / count.sum(axes)

        self.check([(["?"] * (dims + 2), FLOAT)], write, expected, *sizes)

    def nearest(self, element, factors, *sizes):
        """To the sizes of a second tensor, as torch's kernels for the CPU do: one
        for small results, and one for large ones."""
        real = {"f32": numpy.float32, "f64": numpy.float64}[element]

        def write(b, a, like):
            wanted = b.list([b.size(like, 0), b.size(like, 1)])
            to = tensor(["?"] * 4, element)
            return b.op("aten.upsample_nearest2d", a, wanted, *factors, to=to)

        def places(size, count, small, factor):
            if small and count in (size, 2 * size):
                return numpy.arange(count) * size // count
            kind = numpy.float32 if small else real
            scale = kind(1 / factor) if factor else kind(size) / kind(count)
            found = (numpy.arange(count).astype(kind) * scale).astype(numpy.float32)
            return numpy.minimum(numpy.floor(found).astype(int), size - 1)

        def expected(a, like):
            small = sum(like.shape) <= 128
            rows, columns = (
                places(size, count, small, factor)
                for size, count, factor in zip(a.shape[2:], like.shape, factors)
            )
            return a[:, :, rows][:, :, :, columns]

        def values(shapes):
            array = numpy.arange(math.prod(shapes[0]), dtype=real)
            return [array.reshape(shapes[0]), numpy.zeros(shapes[1], numpy.float32)]

        inputs = [(["?"] * 4, element), (["?"] * 2, FLOAT)]
        self.check(inputs, write, expected, *sizes, values=values)

    def test_nearest(self):
        small = ([(2, 3, 5, 7), (11, 21)], [(1, 1, 9, 49), (14, 57)])
        large = ([(1, 2, 49, 3), (98, 31)], [(1, 1, 25, 10), (120, 9)])
        for element in ("f32", "f64"):
            with self.subTest(element):
                self.nearest(element, (None, None), *small, *large)

    def test_nearest_by_a_factor(self):
        """The kernel for small results forgets it where a size is kept or doubled."""
        sizes = ([(1, 1, 5, 9), (5, 18)], [(1, 1, 5, 9), (5, 124)], [(1, 1, 5, 4), (10, 8)])
        for element in ("f32", "f64"):
            with self.subTest(element):
                self.nearest(element, (1.1, 2.1), *sizes)

    def test_nearest_to_known_sizes(self):
        def write(count):
            return lambda b, a: b.op(
                "aten.upsample_nearest2d", a, [count, 48], None, None,
                to=tensor([1, 1, count, 48], "f64"),
            )

        def expected(kind, count):
            def places(size, count):
                scale = kind(size) / kind(count)
                found = (numpy.arange(count).astype(kind) * scale).astype(numpy.float32)
                return numpy.minimum(numpy.floor(found).astype(int), size - 1)

            return lambda a: a[:, :, places(a.shape[2], count)][
                ..., places(a.shape[3], 48)
            ]

        def values(shapes):
            array = numpy.arange(math.prod(shapes[0]), dtype=numpy.float64)
            return [array.reshape(shapes[0])]

        for kind, count in ((numpy.float32, 18), (numpy.float64, 98)):
            with self.subTest(count):
                self.check(
                    [([1, 1, "?", "?"], "f64")],
                    write(count),
                    expected(kind, count),
                    [(1, 1, 6, 12)],
                    [(1, 1, 49, 7)],
                    values=values,
                )

    def test_adaptive_pools(self):
        """Windows of which the lengths differ, for fewer elements than windows too;
        what is no number stays in its windows."""
        for dims in (1, 2, 3):
            known = ["?", "?", *range(3, 3 + dims)]

            def write(b, a):
                out = list(range(3, 3 + dims))
                return b.op(f"aten.adaptive_avg_pool{dims}d", a, out, to=tensor(known))

            def expected(a):
                for axis, out in zip(range(-dims, 0), range(3, 3 + dims)):
                    size = a.shape[axis]
                    parts = [
                        a.take(range(i * size // out, -(-(i + 1) * size // out)), axis)
                        for i in range(out)
                    ]
                    a = numpy.stack([part.mean(axis) for part in parts], axis)
                return a

            def values(shapes):
                array = fill(shapes[0], FLOAT, 1)
                array.flat[0] = numpy.inf
                return [array]

            sizes = ((7, 9, 5), (3, 8, 10), (2, 3, 1), (12, 4, 5))
            with self.subTest(dims):
                self.check(
                    [(["?"] * (2 + dims), FLOAT)],
                    write,
                    expected,
                    *([(2, 3, *size[:dims])] for size in sizes),
                    values=values,
                )

    def test_windows_as_a_dimension(self):
        for axis, size, step in ((1, 2, 1), (0, 3, 2), (-1, 1, 3)):

            def write(b, a):
                to = tensor(["?", "?", "?", size])
                return b.op("aten.unfold", a, axis, size, step, to=to)

            def expected(a):
                view = numpy.lib.stride_tricks.sliding_window_view
                all = view(a, size, axis % 3)
                return numpy.take(all, range(0, all.shape[axis % 3], step), axis % 3)

            with self.subTest(axis=axis):
                self.check(
                    [(["?"] * 3, FLOAT)],
                    write,
                    expected,
                    [(5, 4, 3)], [(3, 2, 1)], [(8, 3, 7)],
                )

    def test_padding_by_sizes(self):
        """Negative padding cuts."""

        def write(b, a):
            n, m = b.size(a, 0), b.size(a, 1)
            less = b.op("aten.sub.int", n, 3, to="!torch.int")
            pads = b.list([less, m, n, b.value(1)])
            return b.op("aten.constant_pad_nd", a, pads, 0.5, to=tensor(["?", "?"]))

        def expected(a):
            n, m = a.shape
            a = numpy.pad(
                a, ((n, 1), (max(n - 3, 0), m)), constant_values=numpy.float32(0.5)
            )
            return a[:, max(3 - n, 0) :]

        self.check(
            [(["?", "?"], FLOAT)], write, expected, [(5, 2)], [(2, 3)], [(3, 1)], [(1, 2)]
        )

    def test_parts_of_computed_sizes(self):
        def write(b, a):
            n, to = b.size(a, 1), tensor(["?", "?"])
            first = b.op("aten.floordiv.int", n, 3, to="!torch.int")
            rest = b.op("aten.sub.int", n, first, to="!torch.int")
            parts = b.list([first, rest])
            listed = b.op("aten.split_with_sizes", a, parts, -1, to="!torch.list<vtensor>")
            return b.pair("prim.ListUnpack", listed, to=(to, to))

        def expected(a):
            return numpy.split(a, [a.shape[1] // 3], axis=1)

        self.check(
            [(["?", "?"], FLOAT)], write, expected, [(2, 7)], [(1, 3)], [(3, 2)], [(2, 0)]
        )

    def test_parts_that_are_not_all(self):
        def write(b, a):
            n, to = b.size(a, 0), tensor(["?"])
            half = b.op("aten.floordiv.int", n, 2, to="!torch.int")
            parts = b.list([half, half])
            listed = b.op("aten.split_with_sizes", a, parts, 0, to="!torch.list<vtensor>")
            return b.pair("prim.ListUnpack", listed, to=(to, to))

        inputs = [(["?"], FLOAT)]
        self.check(inputs, write, lambda a: numpy.split(a, 2), [(6,)], [(2,)])
        self.aborts(
            inputs, write, [numpy.zeros(5, numpy.float32)], "a size does not broadcast"
        )

    def test_quotients_are_rounded_once(self):
        """49 / 98 times 98 is 49, of which the reciprocal's product falls short."""

        def write(b, a):
            n, m, to = b.size(a, 0), b.size(a, 1), tensor(["?", "?"], "f64")
            quotient = b.op("aten.div", n, m, to="!torch.float")
            times = b.op("aten.mul.Scalar", a, quotient, to=to)
            return b.op("aten.floor", times, to=to)

        def expected(a):
            return numpy.floor(a * (a.shape[0] / a.shape[1]))

        def values(shapes):
            [(n, m)] = shapes
            return [numpy.arange(n * m, dtype=numpy.float64).reshape(n, m)]

        self.check(
            [(["?", "?"], "f64")],
            write,
            expected,
            *([(n, m)] for n, m in ((1, 49), (49, 98), (7, 103), (5, 3), (10, 41))),
            values=values,
        )

    SIZES = ([(2, 3, 7, 8)], [(1, 1, 8, 7)], [(1, 2, 5, 5)])

    def test_max_pool(self):
        for ceil in (False, True):
            with self.subTest(ceil=ceil):
                self.pool("max_pool", self.SIZES, [3, 2], [2, 2], [1, 1], [1, 1], ceil, [])
                self.pool("max_pool", self.SIZES, [3, 3], [2, 1], [0, 1], [1, 2], ceil, [])
                self.pool("max_pool", self.SIZES, [3, 3], [2, 3], [1, 1], [1, 1], ceil, [])

    def test_max_pool_of_three_dimensions(self):
        self.pool(
            "max_pool", [[(1, 2, 5, 4, 3)]], [2, 3, 1], [1, 2, 1], [0, 1, 0], [1] * 3, False, []
        )

    def test_avg_pool(self):
        for with_padding in (False, True):
            for ceil in (False, True):
                with self.subTest(with_padding=with_padding, ceil=ceil):
                    self.pool(
                        "avg_pool",
                        self.SIZES,
                        [3, 2],
                        [2, 2],
                        [1, 1],
                        None,
                        ceil,
                        [with_padding, None],
                    )
