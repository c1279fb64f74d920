#!/usr/bin/python3
"""Reads and prints every operation of the torch table.

usage: synthetic_test.py TORCH_MLIR_OPT PRINT_MODULE TORCH_OPS.tsv TORCH_TYPES.tsv

From its row each operation is written in MLIR's generic form: with all that is
optional and two of all that is variadic, and without. We print that prettily,
and what we then read from the pretty text must print the same, pretty and
generic. Where torch-mlir-opt accepts the operation it must print the same."""

import concurrent.futures
import os
import re
import subprocess
import sys

theirs, ours = map(os.path.abspath, sys.argv[1:3])
folder = os.environ.get("TEST_TMPDIR", "/tmp")


def table(path):
    lines = [s for s in open(path).read().split("\n") if s and not s.startswith("#")]
    head = lines[0].split("\t")
    return {s.split("\t")[0]: dict(zip(head, s.split("\t"))) for s in lines[1:]}


OPS, TYPES = table(sys.argv[3]), table(sys.argv[4])

# A type for each mnemonic that the table of types allows.
SPELLED = {
    "tensor": "tensor<[?,3],f32>", "vtensor": "vtensor<[?,3],f32>",
    "list": "list<int>", "list<*>": "list<int>", "optional": "optional<int>",
    "dict": "dict<int, int>", "tuple": "tuple<int, int>", "union": "union<int, none>",
    "nn.Module": 'nn.Module<"c">', "list<optional>": "list<optional<int>>",
    "list<tensor>": "list<tensor>", "list<vtensor>": "list<vtensor>",
}
ATTRIBUTES = {
    "StrAttr": '"text \\22\\00\\FF"', "SymbolNameAttr": '"name"', "I64Attr": "-7 : i64",
    "F64Attr": "1.5e-300 : f64", "I1Attr": "true", "BoolAttr": "true", "UnitAttr": "unit",
    "TypeAttr": "!torch.int", "FlatSymbolRefAttr": "@f",
    "SymbolRefArrayAttr": "[@a, @b]", "ElementsAttr": "dense<1.0> : tensor<2xf32>",
    "Builtin_AffineMapAttr": "affine_map<()[s0, s1] -> (s0, s1)>", "-": "3 : i64",
}
# Operations with rules that no column of the table states.
FIXED = {
    "torch.bind_symbolic_shape": """func.func @main(%x: !torch.vtensor<[?,3],f32>) {
  %s0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  "torch.bind_symbolic_shape"(%x, %s0) <{shape_expressions =
    affine_map<()[s0] -> (s0 * 2, 3)>}> : (!torch.vtensor<[?,3],f32>, !torch.int) -> ()
  return
}
""",
    "torch.tensor.literal": '%0 = "torch.tensor.literal"() '
    '<{value = dense<1.0> : tensor<2xf32>}> {discardable = "d"} : () -> !torch.tensor<[?],unk>\n',
    "torch.vtensor.literal": '%0 = "torch.vtensor.literal"() '
    '<{value = dense<1.0> : tensor<2xf32>}> {discardable = "d"} : () -> !torch.vtensor<[2],f32>\n',
}
NO_ATTR_DICT = ["torch.onnx.rotary_embedding"]


def items(text):
    """Yields name and kind of "a: X, b: Optional<Y>"."""
    for item in re.findall(r"(\w*): ((?:[^,<]|<[^>]*>)+)", text):
        yield item


def unwrap(kind):
    match = re.fullmatch(r"(Variadic|Optional)<(.*)>", kind)
    return match.groups() if match else ("", kind)


def spell(kind):
    row = TYPES.get(kind)
    if kind == "AnyTensor":
        return "tensor<?x3xf32>"
    if row["build"]:
        return row["build"]
    # Integers where they fit, so that lists and their elements agree.
    words = row["accepts"].split("|")
    word = "int" if "int" in words else words[0]
    return "!torch." + SPELLED.get(word, word)


def types(text, full):
    result = []
    for _, kind in items(text):
        wrapper, inner = unwrap(kind)
        count = 1 if not wrapper else 0 if not full else 2 if wrapper == "Variadic" else 1
        result += [spell(inner)] * count
    return result


def attributes(text, full):
    result = []
    for name, kind in items(text):
        wrapper, inner = unwrap(kind)
        if full or not wrapper:
            value = "[]" if inner == "SymbolRefArrayAttr" and not full else ATTRIBUTES[inner]
            result.append("%s = %s" % (name, value))
    return "<{%s}>" % ", ".join(result) if result else ""


def regions(row, full):
    inside = sorted(o["name"] for o in OPS.values() if parent_of(o) == row["name"]
                    and "IsTerminator" in o["traits"])
    texts = []
    for i, (_, kind) in enumerate(items(row["regions"])):
        count = (2 if full else 0) if kind.startswith("Variadic") else 1
        end = OPS[inside[min(i, len(inside) - 1)]]
        carried = ", %k: !torch.int, %l: !torch.int" if full else ""
        head = "^bb0(%%i: !torch.int%s):\n" % carried if row["name"] == "torch.prim.Loop" else ""
        texts += ["{\n%s%s\n}" % (head, op_text(end, full))] * count
    return " (%s)" % ", ".join(texts) if texts else ""


def parent_of(row):
    match = re.search(r"HasParent<([^>]*)>", row["traits"])
    return match.group(1) if match else None


counter = 0
VALUES = []  # Names and types of the values that the text needs.


def op_text(row, full, extra=""):
    """The operation, with operands that it notes in VALUES."""
    global counter
    ins, outs = types(row["operands"], full), types(row["results"], full)
    names = ["%%v%d" % (counter + i) for i in range(len(ins))]
    counter += len(ins)
    VALUES.extend(zip(names, ins))
    return '"%s"(%s) %s%s%s : (%s) -> (%s)' % (
        row["name"], ", ".join(names), attributes(row["attributes"], full),
        regions(row, full), extra, ", ".join(ins), ", ".join(outs))


def module_text(row, full):
    VALUES.clear()
    if row["name"] in FIXED:
        return FIXED[row["name"]]
    if row["name"] == "torch.prim.TupleConstruct" and not full:
        return '%0 = "torch.prim.TupleConstruct"() : () -> !torch.tuple<>\n'
    discardable = full and row["name"] not in NO_ATTR_DICT
    text = op_text(row, full, ' {discardable = "d"}' if discardable else "")
    parent = parent_of(row)
    if parent and "IsTerminator" in row["traits"]:
        text = op_text(OPS[parent], full)
    elif parent:
        end = next(o for o in OPS.values()
                   if parent_of(o) == parent and "IsTerminator" in o["traits"])
        outer = OPS[parent]
        text = '"%s"() %s ({\n%s\n%s\n}) : () -> (%s)' % (
            parent, attributes(outer["attributes"], full), text, op_text(end, full),
            ", ".join(types(outer["results"], full)))
    isolated = "SymbolOpInterface" in row["traits"] or not VALUES
    if isolated:
        return text + "\n"
    arguments = ", ".join("%s: %s" % v for v in VALUES)
    return "func.func @main(%s) {\n%s\nreturn\n}\n" % (arguments, text)


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def check(job):
    """Returns what is wrong, and whether torch-mlir-opt agreed."""
    name, path, pretty_path = job
    pretty = run(ours, path)
    if pretty.returncode:
        return name, "not read: " + pretty.stderr.decode(errors="replace")[:300], False
    with open(pretty_path, "wb") as out:
        out.write(pretty.stdout)
    again, generic = run(ours, pretty_path), run(ours, "--mlir-print-op-generic", pretty_path)
    if again.stdout != pretty.stdout:
        return name, "pretty text differs: " + (again.stdout or again.stderr).decode(errors="replace"), False
    if generic.stdout != run(ours, "--mlir-print-op-generic", path).stdout:
        return name, "generic text differs", False
    reference = run(theirs, "--allow-unregistered-dialect", path)
    if not reference.returncode and reference.stdout != pretty.stdout:
        return name, "torch-mlir-opt prints " + reference.stdout.decode(errors="replace"), False
    return name, "", not reference.returncode


def main():
    jobs = []
    for name, row in OPS.items():
        for full in (True, False):
            path = os.path.join(folder, "%s.%d.mlir" % (name, full))
            with open(path, "w") as out:
                out.write(module_text(row, full))
            jobs.append((name, path, path + ".pretty"))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(check, jobs))
    wrong = [(n, w) for n, w, _ in results if w]
    agreed = {n for n, _, a in results if a}
    print("%d operations, %d also read by torch-mlir-opt, %d wrong" % (
        len(OPS), len(agreed), len(wrong)))
    for name, what in wrong:
        print("%s: %s" % (name, what))
    sys.exit(bool(wrong) or len(OPS) != 855 or len(agreed) < 840)


main()
