"""What small functions of torch's dialect give, with numpy: the reference for
tests of what a rewriting means. It knows value tensors of f32 and i1, integers,
and the operations below; it reads the text that torch-mlir-opt prints."""

import re

import numpy as np


class Invalid(Exception):
    """The function fails on these inputs."""


def _checked(compute):
    """What numpy cannot do with such shapes is invalid."""

    def checked(*operands):
        try:
            return compute(*operands)
        except ValueError as error:
            raise Invalid(str(error)) from error

    return checked


def _need(condition, what):
    if not condition:
        raise Invalid(what)


def _expand(tensor, sizes):
    own = len(sizes) - tensor.ndim
    sizes = [
        tensor.shape[i - own] if i >= own and size == -1 else size
        for i, size in enumerate(sizes)
    ]
    return np.broadcast_to(tensor, sizes)


def _floordiv(a, b):
    _need(b != 0, "division by zero")
    return a // b


def _matmul(a, b):
    _need(a.shape[-1] == b.shape[-2] and a.shape[:-2] == b.shape[:-2], "product")
    return a @ b


def _slice(tensor, dim, start, end, step):
    size = tensor.shape[dim]
    start = min(max(start + (size if start < 0 else 0), 0), size)
    end = min(max(end + (size if end < 0 else 0), start), size)
    index = [slice(None)] * tensor.ndim
    index[dim] = slice(start, end, step)
    return tensor[tuple(index)]


def _squeeze(tensor, dim):
    return np.squeeze(tensor, dim) if tensor.shape[dim] == 1 else tensor


def _full(sizes, value=0.0, *_):
    return np.full(sizes, value, np.float32)


# By name behind "torch.aten." or "torch.prim.".
OPERATIONS = {
    "ListConstruct": lambda *elements: list(elements),
    "add.int": lambda a, b: a + b,
    "all.bool": all,
    "any.bool": any,
    "eq.int": lambda a, b: a == b,
    "floordiv.int": _floordiv,
    "max.int": max,
    "mul.int": lambda a, b: a * b,
    "numel": np.size,
    "size": lambda tensor: list(tensor.shape),
    "size.int": lambda tensor, dim: tensor.shape[dim],
    "sub.int": lambda a, b: a - b,
    "add.Tensor": _checked(lambda a, b, alpha: a + b * np.float32(alpha)),
    "gt.Tensor": _checked(lambda a, b: a > b),
    "maximum": _checked(np.maximum),
    "mul.Scalar": lambda a, b: a * np.float32(b),
    "mul.Tensor": _checked(lambda a, b: a * b),
    "neg": lambda a: -a,
    "where.self": _checked(np.where),
    "broadcast_to": _checked(_expand),
    "full": _full,
    "ones": lambda sizes, *_: _full(sizes, 1.0),
    "zeros": _full,
    "reshape": _checked(np.reshape),
    "view": _checked(np.reshape),
    "permute": np.transpose,
    "squeeze.dim": _squeeze,
    "transpose.int": np.swapaxes,
    "unsqueeze": np.expand_dims,
    "bmm": _matmul,
    "cat": _checked(np.concatenate),
    "mm": _matmul,
    "slice.Tensor": _slice,
    "sum.dim_IntList": lambda tensor, dims, keep, _: tensor.sum(
        tuple(dims), keepdims=keep
    ),
}

_LINE = re.compile(r"(?:(%[\w.+-]+) = )?(torch\.[\w.]+|return)(.*)$")
_VALUE = re.compile(r"%[\w.+-]+")
_CONSTANTS = {
    "torch.constant.int": lambda text: int(text.split()[0]),
    "torch.constant.float": lambda text: float(text.split()[0]),
    "torch.constant.bool": lambda text: text.split()[0] == "true",
    "torch.constant.none": lambda text: None,
}


def run(text, inputs):
    """What @main of a module gives for a list of arrays."""
    arguments = re.findall(r"(%\w+): ", re.search(r"@main\((.*?)\) ->", text)[1])
    values = dict(zip(arguments, inputs))
    for line in text.splitlines():
        match = _LINE.match(line.strip())
        if not match:
            continue
        result, name, rest = match.groups()
        if name in _CONSTANTS:
            values[result] = _CONSTANTS[name](rest)
            continue
        operands = [values[v] for v in _VALUE.findall(rest.split(" : ")[0])]
        if name == "return":
            return operands
        if name == "torch.runtime.assert":
            _need(operands[0], "assertion")
            continue
        values[result] = OPERATIONS[name.split(".", 2)[2]](*operands)
    raise AssertionError("no return")
