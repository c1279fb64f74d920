#!/usr/bin/python3
"""Runs `bazel coverage` and prints how much of each file the tests reach.

usage: coverage.py [--bazel=PATH] [ARGUMENT...]      arguments of bazel coverage
"""

import argparse
import os
import subprocess
import sys

FIELDS = ("LH", "LF", "FNH", "FNF")


def read_lcov(lines):
    """Path -> lines hit, lines, functions hit, functions, of an LCOV file."""
    files = {}
    for line in lines:
        key, _, value = line.strip().partition(":")
        if key == "SF":
            counts = files.setdefault(value, dict.fromkeys(FIELDS, 0))
        elif key in ("LH", "LF"):
            counts[key] += int(value)
        elif key == "FNDA":
            counts["FNF"] += 1
            counts["FNH"] += int(value.split(",", 1)[0]) > 0
    return files


def is_own(path):
    """Whether a file is ours, and neither generated nor a test."""
    return not path.startswith("bazel-out/") and "_test." not in path


def percent(hit, found):
    return f"{100 * hit / found:5.1f} %" if found else "    - %"


def table(files):
    """The lines to print: each file, then the total."""
    width = max(map(len, files), default=5)
    total = {f: sum(counts[f] for counts in files.values()) for f in FIELDS}
    yield f"{'':{width}}    lines  functions"
    for name, counts in sorted(files.items()) + [("total", total)]:
        yield (
            f"{name:{width}}  {percent(counts['LH'], counts['LF'])}"
            f"    {percent(counts['FNH'], counts['FNF'])}"
        )


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--bazel", default="third_party/bazel/bazel")
    options, arguments = parser.parse_known_args()
    command = [options.bazel, "coverage", "--keep_going", "--noshow_progress"]
    status = subprocess.run(command + (arguments or ["//..."])).returncode
    output = subprocess.run(
        [options.bazel, "info", "output_path"],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ).stdout.strip()
    with open(output + "/_coverage/_coverage_report.dat") as report:
        files = {p: c for p, c in read_lcov(report).items() if is_own(p)}
    print("\n".join(table(files)))
    return status


if __name__ == "__main__":
    sys.exit(main())
