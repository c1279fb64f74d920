#!/usr/bin/python3
"""Prints the rows of the given tables as one C array, sorted by name.

usage: op_table_gen.py TABLE.tsv... > op_table.inc"""

import sys

import ods

EFFECTS = {"free": "FREE", "reads": "READ", "recursive": "RECURSIVE",
           "effects": "WRITE"}


def line(name, effects, traits):
    bits = "|".join("OP_TRAIT_" + trait.upper() for trait in traits) or "0"
    return '{"%s", OP_EFFECTS_%s, %s},' % (name, EFFECTS[effects], bits)


def main():
    rows = {}
    for path in sys.argv[1:]:
        for name, effects, traits, _, _ in ods.read(path):
            assert name not in rows, "%s: second row of %s" % (path, name)
            rows[name] = line(name, effects, traits)
    for name in sorted(rows, key=str.encode):
        print(rows[name])


if __name__ == "__main__":
    main()
