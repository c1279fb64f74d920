#!/usr/bin/env python3
"""Writes the CHECK lines of tests that hold all that a command writes.

usage: testing/whole_checks.py ASSERTION_OPT TEST.mlir...

Such a test has its functions divided by `// -----`, and in front of each a
CHECK-LABEL with all further lines of it as CHECK-NEXT. The command is that of
the first RUN line. Read what `git diff` shows then, before it is committed."""

import re
import subprocess
import sys
import tempfile

DIVIDER = "// -----\n"


def command_of(text, tool, path, out):
    """The first RUN line as a list of words, its output going to `out`."""
    words = re.search(r"^// RUN: (.*)$", text, re.MULTILINE).group(1).split()
    words[words.index("-o") + 1] = out
    return [tool if w == "assertion-opt" else path if w == "%s" else w for w in words]


def escape(line):
    """A line as FileCheck reads it; long constants count for any."""
    line = re.sub(r"\[\[|\{\{", lambda m: "{{" + "".join("\\" + c for c in m.group()) + "}}", line)
    return re.sub(r'"0x[0-9A-F]{64,}"', '"0x{{[0-9A-F]+}}"', line)


def checks_of(printed):
    """The CHECK lines of a printed module with one function."""
    lines = printed.splitlines()
    first = next(i for i, line in enumerate(lines) if "func.func @" in line)
    last = max(i for i, line in enumerate(lines) if line == "  }")
    yield "// CHECK-LABEL: " + escape(lines[first].strip()) + "\n"
    for line in lines[first + 1 : last]:
        yield "// CHECK-NEXT:" + escape(line) + "\n"


def rewrite(part, printed):
    """A part of the test with the CHECK lines of what was printed for it; as it
    is where it does not hold all."""
    lines = part.splitlines(keepends=True)
    old = [i for i, line in enumerate(lines) if re.match("// CHECK-(LABEL|NEXT):", line)]
    if not old or old != list(range(old[0], old[-1] + 1)):
        return part
    if not all("-NEXT" in lines[i] for i in old[1:]):
        return part
    return "".join(lines[: old[0]] + list(checks_of(printed)) + lines[old[-1] + 1 :])


def rewrite_test(text, printed):
    parts, outputs = text.split(DIVIDER), printed.split(DIVIDER)
    if len(parts) != len(outputs):
        raise ValueError(f"{len(parts)} parts, and {len(outputs)} were printed")
    return DIVIDER.join(map(rewrite, parts, outputs))


def main(tool, *paths):
    for path in paths:
        with open(path) as test:
            text = test.read()
        with tempfile.NamedTemporaryFile("r", suffix=".mlir") as out:
            subprocess.run(command_of(text, tool, path, out.name), check=True)
            with open(out.name) as printed:
                new = rewrite_test(text, printed.read())
        with open(path, "w") as test:
            test.write(new)


if __name__ == "__main__":
    main(*sys.argv[1:])
