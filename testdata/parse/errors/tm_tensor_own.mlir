// TMTensor without a part of its form, or with another.
// These torch-mlir-opt words otherwise, or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor_own.mlir:[[# @LINE + 1]]:8: error: 'tm_tensor.attention' op has 2 operands, which its declarations do not fit
  %0 = "tm_tensor.attention"(%b, %b) <{operandSegmentSizes = array<i32: 1, 2>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor_own.mlir:[[# @LINE + 1]]:8: error: 'tm_tensor.attention' op requires attribute 'operandSegmentSizes'
  %0 = "tm_tensor.attention"(%b, %b) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
