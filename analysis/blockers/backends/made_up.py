"""Probes for operations that no dump has, from their declarations."""

import os
import re

import mutations

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..",
                     "dialect", "torch_ops.tsv")
SHAPES = ("2,3", "2,3,4", "2,3,8,8", "3", "?,3")
ELEMENTS = ("f32", "si64")
NONE = ["torch.constant.none", "!torch.none", "", []]
# The first part of a declared type that fits decides.
RESULTS = (("List", "!torch.list<int>"), ("Tensor", None),
           ("Int", "!torch.int"), ("Float", "!torch.float"),
           ("Bool", "!torch.bool"), ("Scalar", "!torch.number"),
           ("Str", "!torch.str"))


def declared(cell):
    return re.findall(r"\w+: (\S+?)(?:, |$)", cell)


def list_of(element, values):
    return ["torch.prim.ListConstruct", f"!torch.list<{element}>", "", values]


def list_operand(kind, tensor, length):
    if "Tensor" in kind:
        return list_of(tensor[7:], [["arg", tensor]] * 2)
    for name in ("Int", "Float", "Bool"):
        if name in kind:
            type_ = "!torch." + name.lower()
            return list_of(type_[7:], [mutations.constant(type_)] * length)
    return None


def operand(kind, tensor, length):
    """One of a declared kind, or None where none can be made up."""
    if "Optional" in kind and "Tensor" not in kind or "None" in kind:
        return NONE
    if "ListOf" in kind:
        return list_operand(kind, tensor, length)
    if "Tensor" in kind:
        return ["arg", tensor]
    if "Bool" in kind:
        return mutations.constant("!torch.bool", "false")
    for name, type_ in (("Float", "float"), ("Str", "str"), ("Int", "int"),
                        ("Scalar", "number"), ("Number", "number")):
        if name in kind:
            return mutations.constant("!torch." + type_)
    return ["arg", "!torch.Device"] if "Device" in kind else None


def result(kind, tensor):
    return next((t or tensor for part, t in RESULTS if part in kind), None)


def rows():
    with open(TABLE) as file:
        for line in file:
            if not line.startswith(("#", "name\t")):
                yield line.rstrip("\n").split("\t")


def probes(seen):
    """Those of all operations whose name is not in `seen`."""
    for name, _, _, operands, attributes, results, regions in rows():
        if name in seen or attributes or regions:
            continue
        for shape in SHAPES:
            for element in ELEMENTS:
                for length in (1, 2):
                    tensor = f"!torch.vtensor<[{shape}],{element}>"
                    takes = [operand(k, tensor, length)
                             for k in declared(operands)]
                    gives = [result(k, tensor) for k in declared(results)]
                    if None not in takes and None not in gives:
                        yield [name, "", takes, gives]
