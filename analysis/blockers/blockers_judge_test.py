#!/usr/bin/env python3
"""Holds the blockers of the dumps in testdata/blockers against torch-mlir.

usage: blockers_judge_test.py DUMP FOLDER

Fails where torch-mlir-opt, taken from the environment variable TORCH_MLIR_OPT
or the PATH, disagrees in a way that FOLDER/known.tsv does not list, and where
that lists what is no longer so.
"""

import glob
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import blockers_judge  # noqa: E402

FEWEST = 60


def read_known(path):
    with open(path) as file:
        return {tuple(line.split("\t")[:4]) for line in file
                if not line.startswith(("#", "file\t"))}


def fail(message):
    print("FAIL:", message)
    return 1


def check(judgements, known):
    wrong = {(os.path.basename(j.file), j.backend, j.kind, j.operation):
             j.message for j in judgements if j.kind in ("missed", "extra")}
    failures = 0
    for key in sorted(set(wrong) - known):
        failures += fail(f"{' '.join(key)}: {wrong[key]}")
    for key in sorted(known - set(wrong)):
        failures += fail(f"known.tsv lists what is no longer so: {key}")
    return failures


def main():
    tool = os.environ.get("TORCH_MLIR_OPT") or shutil.which("torch-mlir-opt")
    if not tool:
        sys.exit("torch-mlir-opt is neither TORCH_MLIR_OPT nor on the PATH")
    files = sorted(glob.glob(os.path.join(sys.argv[2], "*.mlir")))
    if len(files) < FEWEST:
        sys.exit(f"{len(files)} dumps in {sys.argv[2]}: some are missing")
    judgements = blockers_judge.judge_all(files, sys.argv[1], tool)
    judged = {j.file for j in judgements}
    failures = sum(fail(f"cannot read {f}") for f in files if f not in judged)
    failures += check(judgements, read_known(
        os.path.join(sys.argv[2], "known.tsv")))
    agreeing = sum(j.kind == "agree" for j in judgements)
    print(f"{len(files)} dumps, {agreeing} answers agree, {failures} failures")
    return failures > 0


if __name__ == "__main__":
    sys.exit(main())
