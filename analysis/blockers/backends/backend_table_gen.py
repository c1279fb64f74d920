#!/usr/bin/env python3
"""Prints the tables of backends as C arrays.

usage: backend_table_gen.py CLAUSES_OUT ROWS_OUT TABLE.tsv...

A cell of a table is "never", "always", or clauses separated by blanks, all of
which must hold for the backend to take the operation; a clause is conditions
separated by "|", of which one must; "?" says that there is more to it.
"""

import re
import sys

BACKENDS = slice(2, 5)
MAX_ALTERNATIVES = 2


def operand(name, names):
    """Index of an operand; -1 - i for the result $i."""
    if name.startswith("$"):
        return -1 - int(name[1:])
    return names.index(name) if name in names else int(name)


def condition(text, names):
    match = re.fullmatch(r"(!?)(\w+)(?:\(([^()]*)\))?", text)
    negated, kind, arguments = match.groups()
    arguments = arguments.split(",") if arguments else []
    if kind == "is":
        kind += "_" + arguments.pop()
    values = [operand(a, names) if i == 0 or not a.isdigit() else int(a)
              for i, a in enumerate(arguments)] + [0, 0]
    return "{CONDITION_%s, %s, %d, %d}" % (
        kind.upper(), "true" if negated else "false", values[0], values[1])


class Clauses:
    def __init__(self):
        self.lines = []

    def add(self, text, names):
        conditions = [condition(c, names) for c in text.split("|")]
        assert len(conditions) <= MAX_ALTERNATIVES, text
        self.lines.append("{{%s}}," % ", ".join(conditions))

    def cell(self, text, names):
        """{first clause, number of clauses, verdict}"""
        words = [w for w in text.split() if w != "?"]
        first = len(self.lines)
        if words not in (["never"], ["always"]):
            for word in words:
                self.add(word, names)
        verdict = ("REFUSED" if words == ["never"] else
                   "UNKNOWN" if "?" in text else "TAKEN")
        return "{%d, %d, BACKEND_%s}" % (first, len(self.lines) - first,
                                         verdict)


def read(path):
    with open(path) as file:
        for line in file:
            cells = line.rstrip("\n").split("\t")
            if not line.startswith(("#", "operation\t")):
                yield cells


def main():
    clauses, rows = Clauses(), []
    for path in sys.argv[3:]:
        for cells in read(path):
            names = cells[1].split()
            rows.append((cells[0], '{"%s", "%s", {%s}},' % (
                cells[0], cells[1],
                ", ".join(clauses.cell(c, names) for c in cells[BACKENDS]))))
    with open(sys.argv[1], "w") as file:
        file.write("\n".join(clauses.lines) + "\n")
    with open(sys.argv[2], "w") as file:
        for _, line in sorted(rows, key=lambda row: row[0].encode()):
            file.write(line + "\n")


if __name__ == "__main__":
    main()
