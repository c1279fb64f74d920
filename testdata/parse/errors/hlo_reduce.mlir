// Reductions and loops of StableHLO that break off, or fit nothing.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:27: error: custom op 'stablehlo.reduce' expected 'init'
  %0 = stablehlo.reduce(%a, %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:24: error: custom op 'stablehlo.reduce' expected the inner-op to be a commutative binary-op from the stablehlo dialect, with zero region, producing single result
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.subtract across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:24: error: custom op 'stablehlo.reduce' expected the inner-op to be a commutative binary-op from the stablehlo dialect, with zero region, producing single result
  %0 = stablehlo.reduce(%a init: %z) applies arith.addf across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:60: error: custom op 'stablehlo.reduce' expected 'across'
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add over dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:79: error: expected '['
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = 1 : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:86: error: custom op 'stablehlo.reduce' invalid kind of type specified: expected builtin.function, but found 'tensor<2xf32>'
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:24: error: custom op 'stablehlo.reduce' number of operands and types do not match: got 2 operands and 1 types
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:3: error: custom op 'stablehlo.reduce' expected 'reducer'
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:27: error: expected ','
   reducer(%x: tensor<f32>) {
    stablehlo.return %x : tensor<f32>
  }
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:14: error: expected ':'
   reducer(%x, %y) {
    stablehlo.return %x : tensor<f32>
  }
  return
}

// -----

func.func @f(%a: tensor<i64>) {
  %0 = stablehlo.while(%i = %a) : tensor<i64>
   // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:4: error: custom op 'stablehlo.while' expected 'cond'
   do {
    stablehlo.return %i : tensor<i64>
  }
  return
}

// -----

func.func @f(%a: tensor<i64>) {
  %0 = stablehlo.while(%i = %a) : tensor<i64>
   cond {
    stablehlo.return
  }
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:3: error: custom op 'stablehlo.while' expected 'do'
  return
}

// -----

func.func @f(%a: tensor<i64>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:26: error: expected '='
  %0 = stablehlo.while(%a) : tensor<i64>
   cond {
    stablehlo.return
  } do {
    stablehlo.return
  }
  return
}

// -----

func.func @f(%a: tensor<i64>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:32: error: expected ':'
  %0 = stablehlo.while(%i = %a)
   cond {
    stablehlo.return
  } do {
    stablehlo.return
  }
  return
}

// -----

func.func @f(%a: tensor<i64>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:29: error: use of value '%a' expects different type than prior uses: 'tensor<i32>' vs 'tensor<i64>'
  %0 = stablehlo.while(%i = %a) : tensor<i32>
   cond {
    stablehlo.return
  } do {
    stablehlo.return
  }
  return
}

// -----

func.func @f(%a: tensor<i64>) {
  // CHECK: hlo_reduce.mlir:[[# @LINE + 1]]:28: error: region entry argument '%i' is already in use
  stablehlo.while(%i = %a, %i = %a) : tensor<i64>, tensor<i64>
   cond {
    stablehlo.return
  } do {
    stablehlo.return
  }
  return
}
