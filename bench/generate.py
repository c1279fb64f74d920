#!/usr/bin/python3
"""Writes large torch dumps to measure with; the same text every time.

usage: generate.py dump|chain|uses|layers OPERATIONS      on stdout

dump   a network of OPERATIONS operations, 100 bytes each, in which chains of
       sizes, comparisons and assertions stand between tensor operations
chain  one assertion behind OPERATIONS additions, each of the one before
uses   OPERATIONS assertions of one condition
layers a network of OPERATIONS operations with a check in every hundred
"""

import sys

TENSOR = "!torch.vtensor<[?,128],f32>"
HEAD = """func.func @main(%x: {t}, %n: !torch.int) -> {t} {{
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
"""
TAIL = """  return {r} : {t}
}}
"""


def dump(operations):
    """Groups of six: two tensor operations, and the check of what they gave."""
    yield HEAD.format(t=TENSOR)
    last = "%x"
    for i in range(max(0, operations - 5) // 6):
        yield (
            f"  %r{i} = torch.aten.relu {last} : {TENSOR} -> {TENSOR}\n"
            f"  %a{i} = torch.aten.add.Tensor %r{i}, %x, %int1 : {TENSOR},"
            f" {TENSOR}, !torch.int -> {TENSOR}\n"
            f"  %s{i} = torch.aten.size.int %a{i}, %int0 : {TENSOR}, !torch.int"
            " -> !torch.int\n"
            f"  %m{i} = torch.aten.mul.int %s{i}, %int1 : !torch.int,"
            " !torch.int -> !torch.int\n"
            f"  %e{i} = torch.aten.eq.int %m{i}, %n : !torch.int, !torch.int ->"
            " !torch.bool\n"
            f'  torch.runtime.assert %e{i}, "layer {i}: the size of dimension 0'
            ' differs from n"\n'
        )
        last = f"%a{i}"
    yield TAIL.format(r=last, t=TENSOR)


def chain(operations):
    yield HEAD.format(t=TENSOR)
    last = "%n"
    for i in range(operations):
        yield (
            f"  %c{i} = torch.aten.add.int {last}, %int1 : !torch.int,"
            " !torch.int -> !torch.int\n"
        )
        last = f"%c{i}"
    yield f"  %e = torch.aten.gt.int {last}, %int0 : !torch.int, !torch.int -> !torch.bool\n"
    yield '  torch.runtime.assert %e, "the end of the chain is positive"\n'
    yield TAIL.format(r="%x", t=TENSOR)


def uses(operations):
    yield HEAD.format(t=TENSOR)
    yield "  %e = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool\n"
    for _ in range(operations):
        yield '  torch.runtime.assert %e, "n is positive"\n'
    yield TAIL.format(r="%x", t=TENSOR)


def layers(operations):
    """Groups of a hundred: tensor operations, and the check of the last."""
    yield HEAD.format(t=TENSOR)
    last = "%x"
    for i in range(operations // 100):
        for k in range(96):
            name = f"%r{96 * i + k}"
            yield (
                f"  {name} = torch.aten.add.Tensor {last}, %x, %int1 : {TENSOR},"
                f" {TENSOR}, !torch.int -> {TENSOR}\n"
            )
            last = name
        yield (
            f"  %s{i} = torch.aten.size.int {last}, %int0 : {TENSOR}, !torch.int"
            " -> !torch.int\n"
            f"  %m{i} = torch.aten.mul.int %s{i}, %int1 : !torch.int,"
            " !torch.int -> !torch.int\n"
            f"  %e{i} = torch.aten.eq.int %m{i}, %n : !torch.int, !torch.int ->"
            " !torch.bool\n"
            f'  torch.runtime.assert %e{i}, "layer {i}: the size of dimension 0'
            ' differs from n"\n'
        )
    yield TAIL.format(r=last, t=TENSOR)


KINDS = {"dump": dump, "chain": chain, "uses": uses, "layers": layers}


def write(kind, operations, path):
    with open(path, "w") as file:
        file.writelines(KINDS[kind](operations))


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in KINDS:
        sys.exit(__doc__.strip())
    sys.stdout.writelines(KINDS[sys.argv[1]](int(sys.argv[2])))
