#!/usr/bin/env python3
"""Infers from the pipelines' answers to probes when they take an operation.

usage: refusals.py CONVERSIONS PROBES... > torch_backends.tsv

CONVERSIONS is what conversions.py prints, PROBES what probes.py wrote. For an
operation and a backend a requirement is admitted only if the probes that
passed meet it (of mutations one in a hundred may not), and if it is seen to matter: a probe that passed and its
mutation that did not differ in it, or several dumps were refused for want of
it. Requirements are taken greedily, by how many refusals each explains.
"""

import collections
import itertools
import json
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import features  # noqa: E402
import mutations  # noqa: E402

BACKENDS = ("tosa", "stablehlo", "linalg")
MAX_REQUIREMENTS = 6
# More refusals than this among what meets the requirements make a "?".
UNEXPLAINED = 0.05
# What probes cannot show, with the reason.
BY_HAND = {
    # Regions do not fit into a probe; convert-torch-to-scf takes them.
    "torch.prim.If": ("never", "never", "always"),
    "torch.prim.If.yield": ("never", "never", "always"),
    "torch.prim.Loop": ("never", "never", "always"),
    "torch.prim.Loop.condition": ("never", "never", "always"),
    # ConstantLike or Pure and legal: erased with their last user.
    **{f"torch.constant.{x}": ("always",) * 3
       for x in ("bool", "device", "float", "int", "none", "number", "str")},
    # Cut out with their users; every pass of the pipelines knows them.
    "torch.vtensor.literal": ("always",) * 3,
    "torch.prim.ListConstruct": ("always",) * 3,
    "torch.prim.TupleConstruct": ("always",) * 3,
    # Erased by the finalizing conversion.
    **{f"torch_c.{x}": ("always",) * 3
       for x in ("to_builtin_tensor", "from_builtin_tensor", "to_i1",
                 "from_i1", "to_i64", "from_i64", "to_f64", "from_f64",
                 "i64_to_generator", "generator_to_i64")},
    # Linalg has patterns for two names that it may carry, sparse and dense.
    "torch.operator": ("never", "never", "?"),
    # Pure: a dead one is erased, which backend_facts.c knows.
    "torch.symbolic_int": ("never",) * 3,
    # convert-torch-conversion-to-mlprogram is in one pipeline only.
    "torch_c.get_next_seed": ("never", "never", "always"),
    # What counts is what is left unknown; dumps flatten one unknown size.
    "torch.aten.flatten.using_ints": (
        "unknown($0,1)|unknown(self,1) const(end_dim) const(start_dim)",
        "never", "const(end_dim) const(start_dim)"),
    # The dumps have their weights as literals; arguments do as well.
    "torch.aten.native_layer_norm": (
        "const(normalized_shape) same_element(bias,$0) unknown($0,1) "
        "const(eps) unknown(input,1)",
        "static($0) const(normalized_shape) float($0) const(eps) "
        "static(input)", "never"),
}
# TOSA has no tensor with a size of 0: the base of TorchToTosa's patterns
# refuses it, except for what these two make of it.
TOSA_PATTERNS = "TorchToTosa/"
# A contraction over no elements is a constant.
TAKE_EMPTY = ["torch.aten." + x for x in ("addmm", "bmm", "matmul", "mm")]
# Folders that give back the first operand of the same type.
FOLDED = ["torch.aten." + x for x in (
    "broadcast_to", "ceil", "clone", "flatten.using_ints", "floor", "reshape",
    "round", "slice.Tensor", "squeeze", "squeeze.dim", "to.dtype",
    "transpose.int", "unflatten.int", "unsqueeze", "view")]


def read_operations(path):
    """{operation: names of its operands} of torch_ops.tsv."""
    rows = {}
    with open(path) as file:
        for line in file:
            cells = line.rstrip("\n").split("\t")
            if not line.startswith(("#", "name\t")):
                rows[cells[0]] = re.findall(r"(\w+):", cells[3])
    return rows


class Case:
    """A probe as one backend sees it."""

    def __init__(self, key, truths, passed, natural):
        self.key, self.truths = key, truths
        self.passed, self.natural = passed, natural

    def holds(self, literal):
        if literal.startswith("!"):
            return not self.truths.get(literal[1:], False)
        return self.truths.get(literal, False)

    def meets(self, clause):
        return any(map(self.holds, clause))


def is_about_probe(probe, verdict):
    """False where the probe was no valid program or not at the torch backend
    level, where it crashed the compiler, or where an operand's own definition
    was refused."""
    if re.search(r"!torch\.(v?tensor\b(?!<\[)|tensor)|,unk>",
                 json.dumps(probe)):
        return False
    if verdict is None:
        return True
    message = verdict[0]
    named = re.match(r"failed to legalize operation '([^']*)'", message)
    if message.startswith(("'torch.", "crash")):
        return False
    return not (named and named[1] != probe[0] and
                named[1] in ("torch.derefine", "torch.vtensor.literal"))


def cases(probes, names, backend):
    return [Case(json.dumps(p), features.predicates(p, names),
                 v[backend] is None, not s.startswith(mutations.SOURCES))
            for p, v, s in probes if is_about_probe(p, v[backend])]


def causal_pairs(all_cases):
    """(passed, refused) where one is a mutation of the other."""
    by_key = {c.key: c for c in all_cases}
    for case in all_cases:
        for mutation in (mutations.mutations(json.loads(case.key))
                         if case.natural else ()):
            other = by_key.get(json.dumps(mutation))
            if other and other.passed != case.passed:
                yield (case, other) if case.passed else (other, case)


def candidate_clauses(passed, refused):
    names = sorted({n for c in passed + refused for n in c.truths})
    literals = names + ["!" + n for n in names
                        if n.startswith(("float", "int", "bool"))]
    ok = {l: frozenset(c.key for c in passed if c.holds(l)) for l in literals}
    natural = {c.key for c in passed if c.natural}
    enough = len(passed) - len(passed) // 90

    def is_met(keys):
        return len(keys) >= enough and natural <= keys

    for literal in literals:
        if is_met(ok[literal]):
            yield (literal,)
    for a, b in itertools.combinations(literals, 2):
        if a.lstrip("!") == b.lstrip("!") or not is_met(ok[a] | ok[b]):
            continue
        # Both halves must be needed, and more than once.
        if min(len(passed) - len(ok[a]), len(passed) - len(ok[b])) >= 3:
            yield (a, b)


def cost(clause):
    plain = ("const", "static", "unknown", "list", "is(", "nonempty")
    return len(clause) ** 2 + sum(not l.startswith(plain) for l in clause)


def infer(all_cases):
    """(requirements, refusals that they do not explain)"""
    passed = [c for c in all_cases if c.passed]
    refused = [c for c in all_cases if not c.passed]
    causes = list(causal_pairs(all_cases))
    scored = []
    for clause in candidate_clauses(passed, refused):
        explained = {c.key for c in refused if not c.meets(clause)}
        natural = sum(c.natural and c.key in explained for c in refused)
        causal = sum(a.meets(clause) and not b.meets(clause)
                     for a, b in causes)
        if natural >= 3 or causal and len(clause) == 1:
            scored.append((clause, explained))
    weight = {c.key: 5 if c.natural else 1 for c in refused}
    left, requirements = set(weight), []
    while left and scored and len(requirements) < MAX_REQUIREMENTS:
        def gain(item):
            return sum(weight[k] for k in item[1] & left) / cost(item[0])
        best = max(scored, key=gain)
        if gain(best) < 1:
            break
        requirements.append(best[0])
        left -= best[1]
    return requirements, [c for c in refused if c.key in left]


def share(left, passed, natural):
    """Of the cases that meet the requirements, how many are refused."""
    refused = sum(c.natural == natural for c in left)
    return refused / max(1, refused + sum(c.natural == natural
                                          for c in passed))


def cell(all_cases, registered):
    """What the table says: "never", "always" or requirements; with a "?"
    where more is refused than is understood, or where no dump has it."""
    passed = [c for c in all_cases if c.passed]
    if not passed:
        return "?" if registered else "never"
    requirements, left = infer(all_cases)
    text = " ".join("|".join(c) for c in requirements) or "always"
    if not registered and text == "always":
        return "?"
    unsure = (share(left, passed, natural=True) > UNEXPLAINED or
              not any(c.natural for c in all_cases))
    return text + (" ?" if unsure else "")


def read_conversions(path):
    rows = collections.defaultdict(dict)
    with open(path) as file:
        for line in file:
            operation, backend, place = line.rstrip("\n").split("\t")
            rows[operation].setdefault(backend, place)
    return rows


def read_probes(paths):
    """{operation: its distinct probes}"""
    probes = collections.defaultdict(dict)
    for path in paths:
        with open(path) as file:
            for line in file:
                probe = json.loads(line)
                if "canonicalize" in probe[2]:
                    continue  # A test of folding, which is not conversion.
                probes[probe[0][0]].setdefault(json.dumps(probe[0]), probe)
    return {name: list(found.values()) for name, found in probes.items()}


def with_filled(operation, names, cell, place):
    """TOSA's cell with what its patterns ask for before anything else."""
    if (not place.startswith(TOSA_PATTERNS) or operation in TAKE_EMPTY or
            cell == "never" or operation.startswith("torch.constant.")):
        return cell
    clause = "filled"
    if operation in FOLDED:
        clause += f"|same_type({names[0]},$0)"
    return " ".join([clause, *(w for w in cell.split() if w != "always")])


def row(operation, names, probes, conversions):
    if operation in BY_HAND:
        cells = BY_HAND[operation]
    else:
        cells = [cell(cases(probes, names, b), b in conversions)
                 for b in BACKENDS]
    cells = [with_filled(operation, names, cells[0],
                         conversions.get("tosa", "")), *cells[1:]]
    places = " ".join(f"{b}:{conversions[b]}" for b in BACKENDS
                      if b in conversions)
    return "\t".join([operation, " ".join(names), *cells, places])


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    operations = read_operations(
        os.path.join(here, "..", "..", "dialect", "torch_ops.tsv"))
    conversions = read_conversions(sys.argv[1])
    probes = read_probes(sys.argv[2:])
    print("# Made by refusals.py; see README.md. When each backend's pipeline"
          " takes an operation.")
    print("operation\toperands\ttosa\tstablehlo\tlinalg\tsource")
    for operation in sorted(operations):
        print(row(operation, operations[operation],
                  probes.get(operation, []), conversions[operation]))


if __name__ == "__main__":
    main()
