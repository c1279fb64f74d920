#!/usr/bin/env python3
"""Measures --blockers against torch-mlir's own pipelines.

usage: blockers.py DUMP FILE...

DUMP is the program //testing:blockers_dump; torch-mlir-opt is taken from the
PATH. For each backend prints how often the tables agree with the pipeline:
of the files that pass, how many have no blocker; of those that fail, how many
have the operation that the pipeline named among their blockers, and called
refused rather than unknown; then the same by operation, the worst first.
"""

import collections
import os
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                "..", "analysis"))
import blockers_judge  # noqa: E402


def ratio(part, whole):
    return f"{part}/{whole}" + (f" ({part / whole:.1%})" if whole else "")


def print_backend(backend, judgements):
    passed = {j.file for j in judgements if not j.message}
    extra = {j.file for j in judgements if j.kind == "extra"}
    failed = [j for j in judgements if j.message and j.kind in
              ("agree", "missed")]
    agree = [j for j in failed if j.kind == "agree"]
    sure = [j for j in agree if j.sure]
    early = [j for j in judgements if j.kind == "extra" and j.message]
    crashes = sum(j.kind == "crash" for j in judgements)
    print(f"{backend}: passing without a blocker "
          f"{ratio(len(passed - extra), len(passed))}; failing with the one "
          f"named {ratio(len(agree), len(failed) + len(early))}, of these "
          f"called refused {ratio(len(sure), len(agree))}; "
          f"crashes left out {crashes}")


def print_operations(backend, judgements):
    counts = collections.defaultdict(collections.Counter)
    for j in judgements:
        if j.operation:
            counts[j.operation][j.kind] += 1
    rows = sorted(counts.items(),
                  key=lambda r: (-r[1]["extra"] - r[1]["missed"], r[0]))
    for operation, count in rows:
        right = count["agree"]
        print(f"  {backend}\t{operation}\tagree {right}\t"
              f"missed {count['missed']}\textra {count['extra']}")


def main():
    tool = shutil.which("torch-mlir-opt")
    if len(sys.argv) < 3 or not tool:
        sys.exit(__doc__ if tool else "torch-mlir-opt is not on the PATH")
    judgements = blockers_judge.judge_all(sys.argv[2:], sys.argv[1], tool)
    by_backend = collections.defaultdict(list)
    for judgement in judgements:
        by_backend[judgement.backend].append(judgement)
    for backend in blockers_judge.PIPELINES:
        print_backend(backend, by_backend[backend])
    for backend in blockers_judge.PIPELINES:
        print_operations(backend, by_backend[backend])


if __name__ == "__main__":
    main()
