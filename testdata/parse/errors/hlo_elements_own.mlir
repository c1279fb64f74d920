// StableHLO's operations on elements, with types, counts and words that do not
// fit.
// These torch-mlir-opt words otherwise, or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements_own.mlir:[[# @LINE + 1]]:26: error: custom op 'stablehlo.compare' expected one of EQ, NE, GE, GT, LE, LT
  %0 = stablehlo.compare LESS, %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements_own.mlir:[[# @LINE + 1]]:26: error: custom op 'stablehlo.compare' expected valid keyword
  %0 = stablehlo.compare %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements_own.mlir:[[# @LINE + 1]]:38: error: custom op 'stablehlo.compare' expected one of NOTYPE, FLOAT, TOTALORDER, SIGNED, UNSIGNED
  %0 = stablehlo.compare LT, %a, %a, WHOLE : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}
