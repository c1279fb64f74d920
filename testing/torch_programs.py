"""Random functions of torch's dialect on tensors of unknown sizes, such as
exporters write them: sizes are read, put into lists, and say the shapes of views,
broadcasts and new tensors.

A dimension is a number, a symbol, or a product, a tuple of both. Symbols stand
for sizes that are not known to the types; "p" is 1 or the same as "a"."""

import random

SYMBOLS = ("a", "b", "c", "p")
INT, LIST, BOOL, NONE = "!torch.int", "!torch.list<int>", "!torch.bool", "!torch.none"


def tensor(dims, element="f32"):
    """The type of a tensor."""
    sizes = (str(d) if isinstance(d, int) else "?" for d in dims)
    return "!torch.vtensor<[%s],%s>" % (",".join(sizes), element)


def factors(dims):
    """The numbers and symbols that multiply to the number of elements."""
    for dim in dims:
        yield from dim if isinstance(dim, tuple) else (dim,)


def join(parts):
    """The dimension that is a product."""
    number = 1
    for part in parts:
        number *= part if isinstance(part, int) else 1
    symbols = tuple(part for part in parts if not isinstance(part, int))
    if not symbols:
        return number
    if number == 1 and len(symbols) == 1:
        return symbols[0]
    return ((number,) if number != 1 else ()) + symbols


def broadcast(a, b):
    """The dimensions to which two shapes broadcast, or None."""
    length = max(len(a), len(b))
    out = []
    for x, y in zip((1,) * (length - len(a)) + a, (1,) * (length - len(b)) + b):
        if x == y or y == 1:
            out.append(x)
        elif x == 1:
            out.append(y)
        elif {x, y} == {"a", "p"}:
            out.append("a")
        else:
            return None
    return tuple(out)


class Program:
    """A function under construction."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.constants, self.lines = {}, []
        self.count = 0
        # Names and dimensions of arguments, and of all tensors.
        self.arguments, self.tensors = [], []
        for _ in range(self.random.randint(2, 4)):
            rank = self.random.randint(0, 3)
            choices = ("a", "a", "b", "b", "c", "p", "p", 1, 2, 3)
            dims = tuple(self.random.choice(choices) for _ in range(rank))
            self.arguments.append(("%%arg%d" % len(self.arguments), dims))
        self.tensors += self.arguments
        if self.random.random() < 0.5:
            self.assert_equal()
        for _ in range(self.random.randint(5, 18)):
            name, dims = self.random.choice(self.tensors)
            self.random.choice(self.STEPS)(self, name, dims)

    # ---- Text ----

    def constant(self, number):
        name = "%%c%s" % str(number).replace("-", "m")
        self.constants[number] = "%s = torch.constant.int %d" % (name, number)
        return name

    def emit(self, operation, operands, types, result):
        """An operation with one result, whose name is returned."""
        self.count += 1
        name = "%%v%d" % self.count
        self.lines.append(
            "%s = torch.%s %s : %s -> %s"
            % (name, operation, ", ".join(operands), types, result)
        )
        return name

    def give(self, operation, operands, types, dims):
        """One that gives a tensor, which later steps may use."""
        types = ", ".join(types)
        self.tensors.append((self.emit(operation, operands, types, tensor(dims)), dims))

    def scalar(self, operation, *operands):
        return self.emit(operation, operands, ", ".join([INT] * len(operands)), INT)

    def size(self, dim):
        """A scalar that is the dimension, or None where no tensor has it."""
        if isinstance(dim, int):
            return self.constant(dim)
        if isinstance(dim, tuple):
            parts = [self.size(part) for part in dim]
            while len(parts) > 1 and None not in parts:
                parts[:2] = [self.scalar("aten.mul.int", *parts[:2])]
            return None if None in parts else parts[0]
        having = [(name, dims) for name, dims in self.tensors if dim in dims]
        if not having:
            return None
        name, dims = self.random.choice(having)
        at = dims.index(dim) - self.random.choice((0, 0, len(dims)))
        operands, types = (name, self.constant(at)), "%s, %s" % (tensor(dims), INT)
        out = self.emit("aten.size.int", operands, types, INT)
        if self.random.random() < 0.2:
            out = self.scalar("aten.mul.int", out, self.constant(1))
        return out

    def list(self, dims, inferred=None):
        """A list of sizes, one of them -1, or None."""
        sizes = [
            self.constant(-1) if i == inferred else self.size(dim)
            for i, dim in enumerate(dims)
        ]
        if None in sizes or not sizes:
            return None
        types = "(%s)" % ", ".join([INT] * len(sizes))
        return self.emit("prim.ListConstruct", sizes, types, LIST)

    def text(self):
        name, dims = self.tensors[-1]
        head = [*self.constants.values(), "%none = torch.constant.none"]
        head += ["%true = torch.constant.bool true"]
        head += ["%false = torch.constant.bool false"]
        body = "".join("  %s\n" % line for line in head + self.lines)
        arguments = ", ".join("%s: %s" % (n, tensor(d)) for n, d in self.arguments)
        return "func.func @main(%s) -> %s {\n%s  return %s : %s\n}\n" % (
            arguments,
            tensor(dims),
            body,
            name,
            tensor(dims),
        )

    # ---- Steps ----

    def assert_equal(self):
        """An assertion that two sizes of one symbol are equal."""
        having = [(n, d, i) for n, d in self.arguments for i in range(len(d))]
        self.random.shuffle(having)
        for first, second in zip(having, having[1:]):
            if first[1][first[2]] != second[1][second[2]]:
                continue
            sizes = [
                self.emit(
                    "aten.size.int",
                    (name, self.constant(at)),
                    "%s, %s" % (tensor(dims), INT),
                    INT,
                )
                for name, dims, at in (first, second)
            ]
            equal = self.emit("aten.eq.int", sizes, "%s, %s" % (INT, INT), BOOL)
            self.lines.append('torch.runtime.assert %s, "the same"' % equal)

    def view(self, name, dims):
        parts = [part for part in factors(dims) if part != 1]
        out = []
        while parts:
            length = 1 + (self.random.random() < 0.35)
            out.append(join(parts[:length]))
            parts = parts[length:]
        while self.random.random() < 0.5 and len(out) < 5:
            out.insert(self.random.randint(0, len(out)), 1)
        inferred = self.random.choice((None, None, None, 0, len(out) - 1))
        sizes = self.list(out, inferred) if len(out) < 6 else None
        if sizes:
            operation = self.random.choice(("aten.view", "aten.reshape"))
            self.give(operation, (name, sizes), (tensor(dims), LIST), tuple(out))

    def expand(self, name, dims):
        wider = [*SYMBOLS[:3], 1, 2, 3]
        out = [
            self.random.choice(wider)
            if dim == 1
            else self.random.choice(("a", dim)) if dim == "p" else dim
            for dim in dims
        ]
        while self.random.random() < 0.5 and len(out) < 4:
            out.insert(0, self.random.choice(wider))
        sizes = self.list(out)
        if sizes:
            operands, types = (name, sizes), (tensor(dims), LIST)
            self.give("aten.broadcast_to", operands, types, tuple(out))

    def fill(self, _, dims):
        sizes = self.list(dims)
        if sizes:
            operation = self.random.choice(("aten.zeros", "aten.ones"))
            self.give(operation, [sizes] + ["%none"] * 4, [LIST] + [NONE] * 4, dims)

    def unsqueeze(self, name, dims):
        at = self.random.randint(0, len(dims))
        operands, types = (name, self.constant(at)), (tensor(dims), INT)
        if len(dims) < 4:
            self.give("aten.unsqueeze", operands, types, dims[:at] + (1,) + dims[at:])

    def squeeze(self, name, dims):
        if 1 in dims:
            at = dims.index(1)
            operands, types = (name, self.constant(at)), (tensor(dims), INT)
            self.give("aten.squeeze.dim", operands, types, dims[:at] + dims[at + 1 :])

    def permute(self, name, dims):
        order = list(range(len(dims)))
        self.random.shuffle(order)
        sizes = self.list(order)
        if sizes:
            out = tuple(dims[i] for i in order)
            self.give("aten.permute", (name, sizes), (tensor(dims), LIST), out)

    def unary(self, name, dims):
        if self.random.random() < 0.5:
            self.give("aten.neg", (name,), (tensor(dims),), dims)
        else:
            operands = (name, self.constant(3))
            self.give("aten.mul.Scalar", operands, (tensor(dims), INT), dims)

    def binary(self, name, dims):
        other, others = self.random.choice(self.tensors)
        out = broadcast(dims, others)
        if out is None:
            return
        operands, types = [name, other], [tensor(dims), tensor(others)]
        kind = self.random.choice(("add", "mul", "maximum", "where"))
        if kind == "where":
            condition = tensor(out, "i1")
            operands.insert(
                0, self.emit("aten.gt.Tensor", operands, ", ".join(types), condition)
            )
            self.give("aten.where.self", operands, [condition] + types, out)
        elif kind == "add":
            operands, types = operands + [self.constant(2)], types + [INT]
            self.give("aten.add.Tensor", operands, types, out)
        else:
            kind += ".Tensor" if kind == "mul" else ""
            self.give("aten." + kind, operands, types, out)

    def sum(self, name, dims):
        if not dims:
            return
        at = self.random.randrange(len(dims))
        keep = self.random.random() < 0.5
        out = dims[:at] + ((1,) if keep else ()) + dims[at + 1 :]
        operands = (name, self.list((at,)), "%true" if keep else "%false", "%none")
        types = (tensor(dims), LIST, BOOL, NONE)
        self.give("aten.sum.dim_IntList", operands, types, out)

    def slice(self, name, dims):
        if not dims:
            return
        at = self.random.randrange(len(dims))
        start, end = 0, self.size(dims[at])
        out = dims[at]
        if isinstance(out, int) and out > 1:
            start, end = 1, self.constant(out)
            out -= 1
        operands = (name, *map(self.constant, (at, start)), end, self.constant(1))
        types = (tensor(dims), INT, INT, INT, INT)
        self.give("aten.slice.Tensor", operands, types, dims[:at] + (out,) + dims[at + 1 :])

    def product(self, name, dims):
        for other, others in self.tensors:
            if len(dims) == len(others) == 2 and dims[1] == others[0]:
                types = (tensor(dims), tensor(others))
                self.give("aten.mm", (name, other), types, (dims[0], others[1]))
                return

    STEPS = (
        [view, expand, binary] * 4
        + [unary, fill] * 2
        + [unsqueeze, squeeze, permute, sum, slice, product]
    )
