// StableHLO in forms that nobody reads.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file %s > %t.out 2> %t.theirs
// RUN: grep -o 'hlo.mlir:[0-9]*:[0-9]*: error:' %t | cut -d: -f2 | uniq > %t.lines
// RUN: grep -o 'hlo.mlir:[0-9]*:[0-9]*: error:' %t.theirs | cut -d: -f2 | uniq | diff %t.lines -

func.func @sort(%a: tensor<4xf32>) {
  // CHECK: hlo.mlir:[[# @LINE + 1]]:8: error: custom op 'stablehlo.sort' has no custom assembly form; give its generic form, "stablehlo.sort"(...), as --mlir-print-op-generic prints it
  %0 = stablehlo.sort %a : tensor<4xf32>
  return
}

// -----

func.func @dot(%a: tensor<3xf32>) {
  // CHECK: hlo.mlir:[[# @LINE + 1]]:80: error: expected '='
  %0 = stablehlo.dot_general %a, %a, batching_dims = [] x [0], contracting_dims [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @precision(%a: tensor<3xf32>) {
  // CHECK: hlo.mlir:[[# @LINE + 1]]:52: error: custom op 'stablehlo.dot' expected one of DEFAULT, HIGH, HIGHEST, not 'LOW'
  %0 = stablehlo.dot %a, %a, precision = [DEFAULT, LOW] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @layout(%a: tensor<1x8x8x3xf32>, %b: tensor<2x2x3x4xf32>) {
  // CHECK: hlo.mlir:[[# @LINE + 1]]:52: error: custom op 'stablehlo.convolution' expected the dimensions b, f, 0, 1, each once
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x7x7x4xf32>
  return
}

// -----

func.func @window(%a: tensor<1x8x8x3xf32>, %b: tensor<2x2x3x4xf32>) {
  // CHECK: hlo.mlir:[[# @LINE + 1]]:103: error: custom op 'stablehlo.convolution' unexpected keyword strides
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {strides = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x7x7x4xf32>
  return
}

// -----

func.func @padding(%a: tensor<1x8x8x3xf32>, %b: tensor<2x2x3x4xf32>) {
  // CHECK: error: {{.*}}expected array with 2 elements, got 1 elements instead
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x7x7x4xf32>
  return
}

// -----

func.func @select(%a: tensor<i1>, %b: tensor<f32>) {
  // CHECK: error: {{.*}}expected functional type or list of two types
  %0 = stablehlo.select %a, %b, %b : tensor<i1>
  return
}

// -----

func.func @complex(%a: tensor<f32>) {
  // CHECK: error: {{.*}}expected tensor with complex element type
  %0 = stablehlo.complex %a, %a : tensor<f32>
  return
}

// -----

func.func @tuple(%a: tensor<f32>) {
  // CHECK: error: {{.*}}expected tuple type
  %0 = stablehlo.tuple %a, %a : tensor<f32>
  return
}

// -----

func.func @format(%a: tensor<f32>) {
  // CHECK: error: {{.*}}expected exponent mantissa in format e#m#, saw e8
  %0 = stablehlo.reduce_precision %a, format = e8 : tensor<f32>
  return
}

// -----

func.func @field(%a: tensor<3xf32>) {
  // CHECK: error: expected one of: `lhs_batching_dimensions`, `rhs_batching_dimensions`, `lhs_contracting_dimensions`, `rhs_contracting_dimensions`
  %0 = "stablehlo.dot_general"(%a, %a) <{dot_dimension_numbers = #stablehlo.dot<contracting = [0]>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @kind(%a: tensor<3xf32>) {
  // CHECK: error: {{.*}}dot_dimension_numbers
  %0 = "stablehlo.dot_general"(%a, %a) <{dot_dimension_numbers = 3 : i64}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @while(%a: tensor<i64>) {
  // CHECK: error: {{.*}}1 operands present, but expected 2
  stablehlo.while(%i = %a) : tensor<i64>, tensor<i64> cond {
    stablehlo.return
  } do {
    stablehlo.return
  }
  return
}
