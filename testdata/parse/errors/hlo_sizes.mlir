// StableHLO's operations with numbers, ranges and words in their forms, where
// one is missing or another.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:39: error: expected ','
  %0 = stablehlo.get_dimension_size %a : (tensor<2x3xf32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:44: error: expected '='
  %0 = stablehlo.get_dimension_size %a, dim 0 : (tensor<2x3xf32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:46: error: expected attribute value
  %0 = stablehlo.get_dimension_size %a, dim = x : (tensor<2x3xf32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:26: error: expected '['
  %0 = stablehlo.slice %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:34: error: expected ':'
  %0 = stablehlo.slice %a [0:2, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:37: error: custom op 'stablehlo.slice' expected integer value
  %0 = stablehlo.slice %a [0:2, 1:2:] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:39: error: custom op 'stablehlo.slice' expected integer value
  %0 = stablehlo.slice %a [0:2, 1:3 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:38: error: expected '['
  %0 = stablehlo.transpose %a, dims = 1, 0 : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:41: error: expected ']'
  %0 = stablehlo.transpose %a, dims = [1 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 2]]:40: error: custom op 'stablehlo.transpose' expected integer value
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:40: error: expected ']'
  %0 = stablehlo.transpose %a, dims = [1.0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:32: error: custom op 'stablehlo.transpose' expected 'dims'
  %0 = stablehlo.transpose %a, perm = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:8: error: custom op 'stablehlo.concatenate' number of operands and types do not match: got 0 operands and 1 types
  %0 = stablehlo.concatenate dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:44: error: custom op 'stablehlo.concatenate' invalid kind of type specified: expected builtin.function, but found 'tensor<2x3xf32>'
  %0 = stablehlo.concatenate %a, dim = 0 : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %i: tensor<i64>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:38: error: expected ','
  %0 = stablehlo.dynamic_slice %a, %i sizes = [1] : (tensor<2xf32>, tensor<i64>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %i: tensor<i64>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:8: error: custom op 'stablehlo.dynamic_slice' number of operands and types do not match: got 2 operands and 1 types
  %0 = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %z: tensor<f32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:51: error: expected ','
  %0 = stablehlo.pad %a, %z, low = [0], high = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %z: tensor<f32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:30: error: custom op 'stablehlo.pad' expected 'low'
  %0 = stablehlo.pad %a, %z, high = [0], low = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xui64>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:3: error: operation defines 2 results but was provided 1 to bind
  %0 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:26: error: custom op 'stablehlo.fft' expected 'type'
  %0 = stablehlo.fft %a, length = [8], type = RFFT : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<3x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:39: error: integer constant out of range for attribute
  %0 = stablehlo.cholesky %a, lower = 2 : tensor<3x3xf32>
  return
}

// -----

func.func @f(%a: tensor<3x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:31: error: custom op 'stablehlo.cholesky' expected 'lower'
  %0 = stablehlo.cholesky %a, upper = true : tensor<3x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:41: error: expected attribute value
  %0 = stablehlo.einsum %a, %a, config = ij : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f() {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:28: error: expected attribute value
  %0 = stablehlo.iota dim = : tensor<3xi32>
  return
}

// -----

func.func @f() {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:30: error: expected ':'
  %0 = stablehlo.partition_id
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:30: error: custom op 'stablehlo.custom_call' expected valid '@'-identifier for symbol name
  %0 = stablehlo.custom_call "f"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:32: error: expected '('
  %0 = stablehlo.custom_call @f %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:8: error: 'stablehlo.composite' op requires attribute 'decomposition'
  %0 = stablehlo.composite "f" %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:39: error: expected attribute value
  %0 = stablehlo.get_tuple_element %a[] : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_sizes.mlir:[[# @LINE + 1]]:48: error: custom op 'stablehlo.reduce_precision' expected exponent mantissa in format e#m#, saw e8m
  %0 = stablehlo.reduce_precision %a, format = e8m : tensor<2x3xf32>
  return
}
