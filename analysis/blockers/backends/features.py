"""What the conditions of a backend table can say of an operation.

The vocabulary of the table: each name below is one predicate that
backend_condition.c evaluates on an operation; here the same predicates are
computed for the probes from which refusals.py infers the table.
"""

import itertools
import re

TENSOR = re.compile(
    r"^!torch\.(?:vtensor|tensor)(?:<(?:\[([^\]]*)\]|\*),([^>]+(?:<.*>)?)>)?$")
CONES = ("torch.constant.", "torch.vtensor.literal", "torch.derefine",
         "torch.prim.ListConstruct", "torch.prim.TupleConstruct")


def tensor(type_):
    """(sizes or None, element type) of a printed tensor type, else None."""
    match = TENSOR.match(type_)
    if not match:
        return None
    sizes, element = match.groups()
    if sizes is None:
        return None, element or "unk"
    return (sizes.split(",") if sizes else []), element


def element_class(element):
    for name, pattern in (("float", r"b?f\d"), ("bool", r"i1$"),
                          ("int", r"[su]?i\d")):
        if re.match(pattern, element):
            return name
    return "other"


def is_constant(operand):
    name, _, _, operands = operand if len(operand) == 4 else (*operand, 0, [])
    return (name.startswith("torch.constant.") or
            name == "torch.vtensor.literal" or
            (name in ("torch.prim.ListConstruct", "torch.derefine") and
             all(map(is_constant, operands))))


def constant_value(operand):
    """"none", "true", "false", an integer, or None."""
    if operand[0] == "torch.derefine":
        return constant_value(operand[3][0])
    if operand[0] == "torch.constant.none":
        return "none"
    if not operand[0].startswith("torch.constant."):
        return None
    match = re.search(r"value = (true|false|-?\d+)\b(?!\.)", operand[2])
    return match[1] if match else None


def tensor_predicates(name, tensors, out):
    """Those of one tensor, or of all the tensors of a list together."""
    known = all(sizes is not None for sizes, _ in tensors)
    out[f"static({name})"] = known and all("?" not in s for s, _ in tensors)
    for kind in ("float", "int", "bool"):
        out[f"{kind}({name})"] = all(
            element_class(e) == kind for _, e in tensors)
    if known and len(tensors) == 1:
        sizes = tensors[0][0]
        out[f"nonempty({name})"] = "0" not in sizes
        for k in (1, 2):
            out[f"unknown({name},{k})"] = sizes.count("?") <= k
        for k in range(5):
            out[f"rank({name},{k})"] = len(sizes) == k


def operand_predicates(name, operand, out):
    kind, type_ = operand[0], operand[1]
    if tensor(type_):
        tensor_predicates(name, [tensor(type_)], out)
        out[f"const({name})"] = kind == "torch.vtensor.literal"
        return
    out[f"const({name})"] = is_constant(operand)
    value = constant_value(operand)
    for word in ("none", "true", "false"):
        out[f"is({name},{word})"] = value == word
    out[f"list({name})"] = kind == "torch.prim.ListConstruct"
    if kind == "torch.prim.ListConstruct" and operand[3]:
        tensors = [tensor(x[1]) for x in operand[3]]
        if all(tensors):
            tensor_predicates(name, tensors, out)


def static_dims(operands, out):
    """Whether a constant operand names a dimension of known size."""
    for (a, x), (d, y) in itertools.permutations(operands, 2):
        shape, value = tensor(x[1]), constant_value(y)
        if not (shape and shape[0] is not None and d.startswith("dim")):
            continue
        if value is None or not re.match(r"-?\d+$", value):
            continue
        k = int(value) + (len(shape[0]) if int(value) < 0 else 0)
        out[f"static_dim({a},{d})"] = (0 <= k < len(shape[0]) and
                                       shape[0][k] != "?")


def pairs(values, out):
    for (a, (s, e)), (b, (t, f)) in itertools.combinations(values, 2):
        out[f"same_element({a},{b})"] = e == f
        out[f"same_rank({a},{b})"] = (s is not None and t is not None and
                                      len(s) == len(t))


def predicates(probe, names):
    """{predicate: truth} of a probe [operation, attributes, operands,
    result types]; absent means false. Results are called $0, $1, ..."""
    _, _, operands, results = probe
    if len(names) != len(operands):
        names = [str(i) for i in range(len(operands))]
    out = {}
    for name, operand in zip(names, operands):
        operand_predicates(name, operand, out)
    results = [(f"${i}", tensor(t)) for i, t in enumerate(results)
               if tensor(t)]
    for name, shape in results:
        tensor_predicates(name, [shape], out)
    static_dims(list(zip(names, operands)), out)
    pairs([(n, tensor(x[1])) for n, x in zip(names, operands)
           if tensor(x[1])] + results, out)
    return out
