#!/bin/bash
# Runs the judge where Bazel puts its program and its dumps.
set -eu
export TORCH_MLIR_OPT=$PWD/../torch_mlir/torch-mlir-opt
exec python3 -B analysis/blockers/blockers_judge_test.py testing/blockers_dump \
  testdata/blockers
