// CHLO's operations in other operations' forms.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:38: error: expected '->'
  %0 = chlo.acos %a : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:18: error: use of value '%a' expects different type than prior uses: 'tensor<3x2xf32>' vs 'tensor<2x3xf32>'
  %0 = chlo.acos %a : tensor<3x2xf32> -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:20: error: expected ','
  %0 = chlo.zeta %a : tensor<2x3xf32> -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:42: error: expected ','
  %0 = chlo.zeta %a, %a : tensor<2x3xf32> -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:35: error: expected '('
  %0 = chlo.broadcast_add %a, %a : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:52: error: expected ','
  %0 = chlo.broadcast_add %a, %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:36: error: expected ','
  %0 = chlo.broadcast_select %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:8: error: 'chlo.broadcast_compare' op requires attribute 'comparison_direction'
  %0 = chlo.broadcast_compare %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:30: error: expected SSA operand
  %0 = chlo.broadcast_compare LT, %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:34: error: custom op 'chlo.broadcast_add' 'chlo.broadcast_add' op attribute 'broadcast_dimensions' failed to satisfy constraint: i64 dense array attribute
  %0 = chlo.broadcast_add %a, %a {broadcast_dimensions = [0, 1]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f() {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:21: error: expected attribute value
  %0 = chlo.constant : tensor<f32>
  return
}

// -----

func.func @f() {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:22: error: custom op 'chlo.constant' invalid kind of attribute specified
  %0 = chlo.constant 3 : i32
  return
}

// -----

func.func @f() {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:44: error: expected operation name in quotes
  %0 = chlo.constant dense<1> : tensor<i32> {why}
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:25: error: custom op 'chlo.top_k' expected 'k'
  %0:2 = chlo.top_k(%a, 2) : tensor<2x3xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: chlo.mlir:[[# @LINE + 1]]:30: error: expected ')'
  %0:2 = chlo.top_k(%a, k = 2 : tensor<2x3xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return
}
