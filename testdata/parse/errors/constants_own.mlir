// Constants without a value, of a wrong one or of a wrong type. These
// torch-mlir-opt words otherwise, or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f() {
  // CHECK: constants_own.mlir:[[# @LINE + 1]]:8: error: invalid properties {value = 1 : i64} for op torch.constant.bool: Invalid attribute `value` in property conversion: 1 : i64
  %0 = "torch.constant.bool"() <{value = 1 : i64}> : () -> !torch.bool
  return
}

// -----

func.func @f() {
  // CHECK: constants_own.mlir:[[# @LINE + 1]]:8: error: invalid properties {value = 1.000000e+00 : f32} for op torch.constant.float: Invalid attribute `value` in property conversion: 1.000000e+00 : f32
  %0 = "torch.constant.float"() <{value = 1.0 : f32}> : () -> !torch.float
  return
}
