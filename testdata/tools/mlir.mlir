// RUN: mlir-opt %s -convert-to-llvm -reconcile-unrealized-casts -o %t
// RUN: mlir-runner %t -e main --entry-point-result=i32 | FileCheck %s
// RUN: not which torch-mlir-opt
// RUN: echo | count 1

// CHECK: 42
func.func @main() -> i32 {
  %0 = arith.constant 42 : i32
  return %0 : i32
}
