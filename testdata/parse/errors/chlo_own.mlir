// CHLO's operations in other operations' forms.
// These torch-mlir-opt words otherwise, or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo_own.mlir:[[# @LINE + 1]]:59: error: expected '->'
  %0 = chlo.acos %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo_own.mlir:[[# @LINE + 1]]:8: error: custom op 'chlo.constant_like' has no custom assembly form; give its generic form, "chlo.constant_like"(...), as --mlir-print-op-generic prints it
  %0 = chlo.constant_like %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo_own.mlir:[[# @LINE + 1]]:89: error: expected '->'
  %0:2 = chlo.top_k(%a, k = 2) : (tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo_own.mlir:[[# @LINE + 1]]:8: error: custom op 'chlo.scan' has a custom assembly form that is not known here; give its generic form, "chlo.scan"(...), as --mlir-print-op-generic prints it
  %0 = chlo.scan(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
