#!/bin/bash
# Runs the judge where Bazel puts its program and its dumps.
set -eu
exec python3 -B analysis/blockers_judge_test.py analysis/blockers_dump \
  testdata/blockers
