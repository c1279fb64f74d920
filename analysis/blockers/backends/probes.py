#!/usr/bin/env python3
"""Asks torch-mlir's pipelines about single operations.

usage: probes.py OUT FILE...        (a Python that has the torch-mlir wheel)

Cuts every torch operation of the given files out into a function of its own,
with the constants and lists that it takes; varies each (mutations.py); makes
up probes for operations of ../../dialect/torch_ops.tsv that no file has; runs
all through torch-mlir-opt (from the PATH), and writes a JSON line for each:
[probe, {backend: null, or [message, line in the probe]}, source].
"""

import bisect
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

import torch_mlir.ir as ir
from torch_mlir.dialects import torch as torch_dialect

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import features  # noqa: E402
import made_up  # noqa: E402
import mutations  # noqa: E402

PIPELINES = {
    backend: f"builtin.module(torch-backend-to-{name}-backend-pipeline)"
    for backend, name in (("tosa", "tosa"), ("stablehlo", "stablehlo"),
                          ("linalg", "linalg-on-tensors"))}
# The pipelines without what looks at a function's own types, for probes that
# fail on those only.
CONVERSIONS = {
    "tosa": "builtin.module(func.func(torch-fuse-quantized-ops,"
            "convert-torch-to-tosa))",
    "stablehlo": "builtin.module(func.func(convert-torch-to-stablehlo,"
                 "chlo-legalize-to-stablehlo,convert-torch-to-arith,"
                 "canonicalize,cse))",
    "linalg": "builtin.module(func.func(torch-restructure-non-constant-axes,"
              "torch-fuse-quantized-ops,convert-torch-to-tmtensor,"
              "canonicalize,convert-torch-to-linalg,canonicalize,"
              "convert-torch-to-scf,convert-torch-to-arith,"
              "convert-torch-to-tensor),convert-torch-conversion-to-mlprogram,"
              "func.func(canonicalize,cse))",
}
CHUNK = 400
# Probes of an operation that are varied.
MUTATED = 8
LONGEST = 20000
ERROR = re.compile(r"^[^:\n]*\.mlir:(\d+):\d+: error: (.*)$", re.M)


def attributes(op):
    text = ", ".join(f"{a.name} = {a.attr}" if hasattr(a, "attr")
                     else f"{a} = {op.attributes[a]}" for a in op.attributes)
    return " {" + text + "}" if text else ""


def describe(value, depth=0):
    owner = value.owner
    if isinstance(owner, ir.Block):
        return ["arg", str(value.type)]
    op = owner.operation
    if not op.name.startswith(features.CONES) or depth == 6:
        return ["arg", str(value.type)]
    return [op.name, str(value.type), attributes(op),
            [describe(x, depth + 1) for x in op.operands]]


def operations(op):
    stack = [op]
    while stack:
        for region in stack.pop().regions:
            for block in region.blocks:
                for child in block.operations:
                    yield child.operation
                    stack.append(child.operation)


def cut(path):
    """The probes of one file."""
    context = ir.Context()
    torch_dialect.register_dialect(context)
    context.allow_unregistered_dialects = True
    with context, open(path) as file:
        try:
            module = ir.Module.parse(file.read())
        except ir.MLIRError as error:
            print(f"{path}: {str(error)[:80]}", file=sys.stderr)
            return
        for op in operations(module.operation):
            if (op.name.startswith("torch.") and not len(op.regions) and
                    not op.name.startswith(features.CONES)):
                yield [op.name, attributes(op),
                       [describe(x) for x in op.operands],
                       [str(r.type) for r in op.results]]


class Text:
    """A probe as a function."""

    def __init__(self, probe, backend, name):
        operation, attribute, operands, results = probe
        self.arguments, self.lines = [], []
        values = ", ".join(self.emit(x) for x in operands)
        types = ", ".join(x[1] for x in operands)
        given = f"%r:{len(results)} = " if results else ""
        self.lines.append(f'  {given}"{operation}"({values}){attribute} : '
                          f'({types}) -> ({", ".join(results)})')
        returned = [(f"%r#{i}", t) for i, t in enumerate(results)
                    if self.is_returned(t, backend)]
        types = ", ".join(t for _, t in returned)
        values = ", ".join(v for v, _ in returned)
        self.lines.append(f'  "func.return"({values}) : ({types}) -> ()')
        arguments = ", ".join(f"%a{i}: {t}"
                              for i, t in enumerate(self.arguments))
        self.lines.insert(
            0, f"func.func @{name}({arguments}) -> ({types}) {{")
        self.lines.append("}")

    @staticmethod
    def is_returned(type_, backend):
        """TOSA's contract lets no number be returned."""
        return type_.startswith("!torch.vtensor") or (
            backend != "tosa" and
            type_ in ("!torch.int", "!torch.float", "!torch.bool"))

    def emit(self, operand):
        if operand[0] == "arg":
            self.arguments.append(operand[1])
            return f"%a{len(self.arguments) - 1}"
        values = ", ".join([self.emit(x) for x in operand[3]])
        types = ", ".join(x[1] for x in operand[3])
        name = f"%c{len(self.lines)}"
        self.lines.append(f'  {name} = "{operand[0]}"({values}){operand[2]} : '
                          f'({types}) -> {operand[1]}')
        return name


def run(probes, backend, pipelines, is_left):
    """A verdict for each probe. `is_left` says whether the output of a
    pipeline that ended well still has what it should have converted."""
    texts = [Text(p, backend, f"f{i}_").lines for i, p in enumerate(probes)]
    starts, line = [], 1
    for text in texts:
        starts.append(line)
        line += len(text) + 1
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n// -----\n".join("\n".join(t) for t in texts) + "\n")
        file.flush()
        done = subprocess.run(
            ["torch-mlir-opt", "--split-input-file",
             f"--pass-pipeline={pipelines[backend]}", "-mlir-print-op-generic",
             file.name], capture_output=True, text=True, errors="replace")
    if done.returncode not in (0, 1):
        if len(probes) == 1:
            return [[f"crash {done.returncode}", -1]]
        half = len(probes) // 2
        return (run(probes[:half], backend, pipelines, is_left) +
                run(probes[half:], backend, pipelines, is_left))
    verdicts = [["no output", -1] for _ in probes]
    for place, message in ERROR.findall(done.stderr):
        i = bisect.bisect_right(starts, int(place)) - 1
        if verdicts[i][1] < 0:
            verdicts[i] = [message[:300], int(place) - starts[i]]
    for part in done.stdout.split("// -----"):
        name = re.search(r'sym_name = "f(\d+)_"', part)
        if name:
            i = int(name[1])
            verdicts[i] = (["left over", -1] if is_left(probes[i], part)
                           else None)
    return verdicts


def ask(probes, backend):
    verdicts = run(probes, backend, PIPELINES, lambda probe, text: False)
    again = [i for i, v in enumerate(verdicts)
             if v and re.search(r"operation 'func\.(func|return)'", v[0])]
    if again:
        for i, verdict in zip(again, run(
                [probes[i] for i in again], backend, CONVERSIONS,
                lambda probe, text: f'"{probe[0]}"(' in text)):
            verdicts[i] = verdict
    return verdicts


def kind(operand):
    return (operand[0] if operand[0] != "arg" else
            re.sub(r"\d+", "n", operand[1]))


def representatives(keys):
    """Few probes of each operation, of different kinds of operands."""
    groups = collections.defaultdict(dict)
    for key in keys:
        probe = json.loads(key)
        kinds = json.dumps([kind(x) for x in probe[2]])
        groups[probe[0]].setdefault(kinds, probe)
    for found in groups.values():
        yield from list(found.values())[:MUTATED]


def collect(paths):
    """{probe as JSON: source}"""
    sources = {}
    for path in paths:
        for probe in cut(path):
            key = json.dumps(probe)
            if len(key) < LONGEST:
                sources.setdefault(key, path)
    for probe in representatives(list(sources)):
        for mutation in mutations.mutations(probe):
            sources.setdefault(json.dumps(mutation), "mutation")
    seen = {json.loads(key)[0] for key in sources}
    for probe in made_up.probes(seen):
        sources.setdefault(json.dumps(probe), "made up")
    return sources


def main():
    sources = collect(sys.argv[2:])
    keys = list(sources)
    with open(sys.argv[1], "w") as out:
        for start in range(0, len(keys), CHUNK):
            chunk = keys[start:start + CHUNK]
            probes = [json.loads(key) for key in chunk]
            answers = {b: ask(probes, b) for b in PIPELINES}
            for i, key in enumerate(chunk):
                verdicts = {b: answers[b][i] for b in PIPELINES}
                out.write(json.dumps([probes[i], verdicts, sources[key]]) +
                          "\n")


if __name__ == "__main__":
    main()
