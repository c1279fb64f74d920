// Operations that no table has, in forms that the default one is not.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%t: tensor<2xf32>) {
  // CHECK: unknown_forms.mlir:[[# @LINE + 1]]:8: error: custom op 'stablehlo.new' is unknown
  %0 = stablehlo.new %t : tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2xf32>) {
  // CHECK: unknown_forms.mlir:[[# @LINE + 1]]:8: error: custom op 'chlo.new' is unknown
  %0 = chlo.new %t : tensor<2xf32> -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2xf32>) {
  // CHECK: unknown_forms.mlir:[[# @LINE + 1]]:8: error: custom op 'tm_tensor.new' is unknown
  %0 = tm_tensor.new %t : tensor<2xf32> -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2xf32>) {
  // CHECK: unknown_forms.mlir:[[# @LINE + 1]]:8: error: custom op 'torch_c.new' is unknown
  %0 = torch_c.new %t : tensor<2xf32> -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2xf32>) {
  // CHECK: unknown_forms.mlir:[[# @LINE + 1]]:8: error: unregistered operation 'tosa.new' found in dialect ('tosa') that does not allow unknown operations
  %0 = "tosa.new"(%t) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
