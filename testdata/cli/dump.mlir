// One module out of a log of mlir-opt's, with lines of the log.
//
// RUN: mlir-opt %s -o /dev/null --mlir-print-ir-after-all --mlir-print-ir-before-all \
// RUN:   --cse --canonicalize 2> %t.log
// RUN: not assertion-opt %t.log 2>&1 | FileCheck %s --check-prefix=LIST
// LIST: .log:1:1: error: this is a log with 4 dumps; pick one with --dump=last, --dump=NUMBER or --dump=PASS
// LIST-NEXT: .log:1:1: note: 1: Before CSE (cse)
// LIST-NEXT: .log:{{[0-9]+}}:1: note: 2: After CSE (cse)
// LIST-NEXT: .log:{{[0-9]+}}:1: note: 3: Before Canonicalizer (canonicalize)
// LIST-NEXT: .log:{{[0-9]+}}:1: note: 4: After Canonicalizer (canonicalize)
// LIST-NOT: note:
//
// RUN: assertion-opt --dump=last %t.log | FileCheck %s --check-prefix=LAST
// LAST: func.func @f
// LAST-NEXT: return
// RUN: assertion-opt --dump=1 < %t.log | FileCheck %s --check-prefix=FIRST
// FIRST: func.func @f
// FIRST-NEXT: arith.constant
// FIRST-NEXT: arith.constant
//
// RUN: not assertion-opt --dump=cse %t.log 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: --dump=cse: several dumps of this pass; pick one by its number
// TWO-NEXT: note: 1: Before CSE (cse)
// TWO-NEXT: note: 2: After CSE (cse)
// TWO-NOT: note:
//
// RUN: not assertion-opt --dump=5 %t.log 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not assertion-opt --dump=sccp %t.log 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: no such dump among the 4 in '
//
// RUN: not assertion-opt --dump=last %s 2>&1 | FileCheck %s --check-prefix=NOLOG
// NOLOG: --dump: '{{.*}}dump.mlir' is no log of --mlir-print-ir-after-all
//
// With the module of standard output behind, locations and their aliases.
// RUN: bash -c 'mlir-opt %s --mlir-print-ir-after-all --mlir-print-debuginfo \
// RUN:   --canonicalize > %t.log 2>&1'
// RUN: assertion-opt --dump=canonicalize --mlir-print-debuginfo %t.log | FileCheck %s --check-prefix=LOC
// LOC: return loc(#loc[[N:[0-9]*]])
// LOC: #loc[[N]] = loc("{{.*}}dump.mlir":
//
// Functions one by one, in the generic form.
// RUN: mlir-opt %s -o /dev/null --mlir-print-ir-after-all --mlir-print-op-generic \
// RUN:   --pass-pipeline='builtin.module(func.func(cse))' 2> %t.log
// RUN: assertion-opt --dump=1 %t.log | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: module {
// FUNCTION-NEXT: func.func @f
//
// A file of a tree is one dump behind a comment: a module.
// RUN: rm -rf %t.tree
// RUN: mlir-opt %s -o /dev/null --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t.tree --canonicalize
// RUN: bash -c 'assertion-opt %t.tree/*/*.mlir' | FileCheck %s --check-prefix=LAST
// RUN: not assertion-opt %t.tree 2>&1 | FileCheck %s --check-prefix=TREE
// TREE: cannot read '{{.*}}.tree': it is a directory; of a tree that --mlir-print-ir-tree-dir wrote, give one file

func.func @f() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  return
}
