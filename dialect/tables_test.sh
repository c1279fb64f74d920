#!/bin/bash
# Makes the tables again from what they are made of and compares: nothing in
# them is written by hand, and what ODS of the installed MLIR says is in them.
set -eu

cd "$(dirname "$0")"
mlir=$(dirname "$(dirname "$(readlink -f ../../mlir/bin/llvm-tblgen)")")
export PYTHONDONTWRITEBYTECODE=1

fresh() { # TABLE SCRIPT ARGUMENT...
  local table=$1
  shift
  python3 "$@" | diff - "$table" || {
    echo "$table is not what $1 makes"
    exit 1
  }
}

fresh upstream_ops.tsv upstream_ops.py "$mlir"
fresh torch_effects.tsv torch_effects.py --table torch_effects.tsv
fresh stablehlo_effects.tsv stablehlo_effects.py --table stablehlo_effects.tsv

# What the reader knows by name has a row of effects, and torch's rows are no
# more than its operations.
names() { # TABLE...
  cat "$@" | grep -v -e '^#' -e '^name	' | cut -f1 | LC_ALL=C sort
}

LC_ALL=C comm -23 <(names torch_ops.tsv stablehlo_ops.tsv tosa_ops.tsv) \
  <(names ./*_effects.tsv upstream_ops.tsv) | (! grep .) || {
  echo "read, but without a row of effects"
  exit 1
}
diff <(names torch_ops.tsv) \
  <(grep -v '	operator	' torch_effects.tsv | names | grep '^torch')
