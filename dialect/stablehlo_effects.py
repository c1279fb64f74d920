#!/usr/bin/python3
"""Makes stablehlo_effects.tsv: effects of stablehlo's and chlo's operations.

usage: stablehlo_effects.py --stablehlo DIR  from the ODS of a checkout
       stablehlo_effects.py --table FILE     from the declarations in a table

Prints the table."""

import sys

import ods

HEAD = """
Effects of the operations of the dialects stablehlo and chlo, made by
stablehlo_effects.py. The columns: name, effects, traits, what ODS declares,
and a reason where the answer is not the declaration's.

Rules: declares no effect: free; RecursiveMemoryEffects: recursive; all else
(collectives, sends and receives, calls, rng, what declares nothing): effects.
"""

REASONS = {
    "stablehlo.custom_call": "calls what its name says; one name is an assertion",
    "stablehlo.rng": "random",
    "stablehlo.composite": "calls its decomposition",
}
# Of which a region runs for each element or iteration.
LOOPS = """chlo.scan stablehlo.map stablehlo.reduce stablehlo.reduce_window
stablehlo.scatter stablehlo.select_and_scatter stablehlo.sort
stablehlo.while""".split()


def row(name, declared, known):
    effects = {"none": "free", "recursive": "recursive"}.get(declared, "effects")
    traits = {*known, *(["loop"] if name in LOOPS else [])}
    return name, effects, traits, declared, REASONS.get(name, "")


def from_ods(folder):
    for td in ("StablehloOps", "ChloOps"):
        path = folder + "/stablehlo/dialect/" + td + ".td"
        records = ods.dump(path, [ods.PREFIX + "/include", folder])
        for op in ods.operations(records):
            yield row(op.name, op.declared(), op.known_traits())


def from_table(path):
    for name, _, traits, declared, _ in ods.read(path):
        yield row(name, declared, set(traits) - {"loop"})


def main():
    source = {"--stablehlo": from_ods, "--table": from_table}[sys.argv[1]]
    ods.write(sys.stdout, HEAD, source(sys.argv[2]))


if __name__ == "__main__":
    main()
