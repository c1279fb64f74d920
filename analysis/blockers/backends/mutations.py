"""Variations of a probe, each in one thing that a conversion may ask for.

A probe is [operation, attributes, operands, result types] and an operand
["arg", type] for a function argument or [operation, type, attributes,
operands] for a constant or a list that is cut out with it.
"""

import copy

import features

SOURCES = ("mutation", "constants", "made up")
ELEMENTS = {"f32": ["f64", "f16", "bf16", "si64", "si32", "i1"],
            "si64": ["si32", "f32", "i1", "si8"],
            "i1": ["f32", "si64"],
            "f64": ["f32", "si64"]}
CONSTANTS = {
    "!torch.int": ("torch.constant.int", " {value = 1 : i64}"),
    "!torch.float": ("torch.constant.float", " {value = 1.0 : f64}"),
    "!torch.bool": ("torch.constant.bool", " {value = true}"),
    "!torch.str": ("torch.constant.str", ' {value = "none"}'),
    "!torch.none": ("torch.constant.none", ""),
    "!torch.number": ("torch.constant.int", " {value = 1 : i64}"),
}


def tensor_type(sizes, element):
    return f"!torch.vtensor<[{','.join(sizes)}],{element}>"


def constant(type_, value=None):
    name, attributes = CONSTANTS[type_]
    if value is not None:
        attributes = " {value = %s}" % value
    return [name, type_, attributes, []]


def map_types(probe, change, only=None, results=True):
    """`change` on the type of each tensor among the operands with an index in
    `only` (None: all), and among the results."""
    def operand(x):
        if x[0] == "torch.vtensor.literal":
            return x
        if x[0] == "arg":
            return ["arg", change(x[1])]
        return [x[0], x[1], x[2], [operand(y) for y in x[3]]]
    return [probe[0], probe[1],
            [operand(x) if only is None or i in only else x
             for i, x in enumerate(probe[2])],
            [change(t) if results else t for t in probe[3]]]


def ranked(type_):
    shape = features.tensor(type_)
    known = shape and shape[0] is not None
    return shape if known and type_.startswith("!torch.vtensor") else None


def all_unknown(type_):
    shape = ranked(type_)
    return tensor_type("?" * len(shape[0]), shape[1]) if shape else type_


def one_unknown(k):
    def change(type_):
        shape = ranked(type_)
        if not shape or not shape[0]:
            return type_
        sizes = list(shape[0])
        sizes[k] = "?"
        return tensor_type(sizes, shape[1])
    return change


def other_element(old, new):
    def change(type_):
        shape = ranked(type_)
        return (tensor_type(shape[0], new) if shape and shape[1] == old
                else type_)
    return change


def with_operand(probe, i, operand):
    changed = copy.deepcopy(probe)
    changed[2][i] = operand
    return changed


def operand_mutations(probe, i, x):
    holds_tensor = "vtensor<" in x[1] or (
        x[0] == "torch.prim.ListConstruct" and
        any("vtensor" in y[1] for y in x[3]))
    if holds_tensor:
        yield map_types(probe, all_unknown, [i])
        yield map_types(probe, all_unknown, [i], False)
    if (x[0] == "torch.derefine" or x[0].startswith("torch.constant.") and
            x[0] != "torch.constant.none"):
        yield with_operand(probe, i, ["arg", x[1]])
    elif x[0] == "torch.prim.ListConstruct":
        yield with_operand(probe, i, ["arg", x[1]])
        if x[3] and not any("vtensor" in y[1] for y in x[3]):
            arguments = [["arg", y[1]] for y in x[3]]
            yield with_operand(probe, i, x[:3] + [arguments[:1] + x[3][1:]])
            yield with_operand(probe, i, x[:3] + [arguments])


def mutations(probe):
    yield map_types(probe, all_unknown)
    yield map_types(probe, one_unknown(0))
    yield map_types(probe, one_unknown(-1))
    for i, x in enumerate(probe[2]):
        yield from operand_mutations(probe, i, x)
    yield map_types(probe, all_unknown, [])
    types = [x[1] for x in probe[2]] + probe[3]
    for old in sorted({features.tensor(t)[1] for t in types
                       if features.tensor(t)}):
        for new in ELEMENTS.get(old, []):
            yield map_types(probe, other_element(old, new))
    yield from with_constants(probe)


def with_constants(probe):
    """With constants in the place of scalar arguments."""
    scalars = [i for i, x in enumerate(probe[2])
               if x[0] == "arg" and x[1] in CONSTANTS]
    if scalars:
        changed = probe
        for i in scalars:
            changed = with_operand(changed, i, constant(probe[2][i][1]))
        yield changed
    for i in scalars:
        yield with_operand(probe, i, constant(probe[2][i][1]))
        if probe[2][i][1] == "!torch.bool":
            yield with_operand(probe, i, constant("!torch.bool", "false"))
    for i, x in enumerate(probe[2]):
        if x[0] == "torch.prim.ListConstruct" and any(
                y[0] == "arg" and y[1] in CONSTANTS for y in x[3]):
            yield with_operand(probe, i, x[:3] + [[
                constant(y[1]) if y[0] == "arg" and y[1] in CONSTANTS else y
                for y in x[3]]])
