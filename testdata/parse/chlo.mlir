// CHLO: forms with an arrow, broadcasts, comparisons and constants.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: torch-mlir-opt %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: torch-mlir-opt --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// CHECK-LABEL: func.func @unary(%arg0: tensor<?x2xf32>, %arg1: tensor<2xcomplex<f32>>) {
// CHECK-NEXT:   %0 = chlo.acos %arg0 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %1 = chlo.acosh %0 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %2 = chlo.asin %1 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %3 = chlo.asinh %2 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %4 = chlo.atan %3 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %5 = chlo.atanh %4 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %6 = chlo.bessel_i1e %5 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %7 = chlo.cosh %6 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %8 = chlo.digamma %7 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %9 = chlo.erf_inv %8 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %10 = chlo.erfc %9 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %11 = chlo.lgamma %10 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %12 = chlo.sinh %11 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %13 = chlo.square %12 : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %14 = chlo.tan %13 {why = "attribute"} : tensor<?x2xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %15 = chlo.conj %arg1 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
// CHECK-NEXT:   %16 = chlo._asin_acos_kernel %15 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unary(%a: tensor<?x2xf32>, %c: tensor<2xcomplex<f32>>) {
  %0 = chlo.acos %a : tensor<?x2xf32> -> tensor<?x2xf32>
  %1 = chlo.acosh %0 : tensor<?x2xf32> -> tensor<?x2xf32>
  %2 = chlo.asin %1 : tensor<?x2xf32> -> tensor<?x2xf32>
  %3 = chlo.asinh %2 : tensor<?x2xf32> -> tensor<?x2xf32>
  %4 = chlo.atan %3 : tensor<?x2xf32> -> tensor<?x2xf32>
  %5 = chlo.atanh %4 : tensor<?x2xf32> -> tensor<?x2xf32>
  %6 = chlo.bessel_i1e %5 : tensor<?x2xf32> -> tensor<?x2xf32>
  %7 = chlo.cosh %6 : tensor<?x2xf32> -> tensor<?x2xf32>
  %8 = chlo.digamma %7 : tensor<?x2xf32> -> tensor<?x2xf32>
  %9 = chlo.erf_inv %8 : tensor<?x2xf32> -> tensor<?x2xf32>
  %10 = chlo.erfc %9 : tensor<?x2xf32> -> tensor<?x2xf32>
  %11 = chlo.lgamma %10 : tensor<?x2xf32> -> tensor<?x2xf32>
  %12 = chlo.sinh %11 : tensor<?x2xf32> -> tensor<?x2xf32>
  %13 = chlo.square %12 : tensor<?x2xf32> -> tensor<?x2xf32>
  %14 = chlo.tan %13 {why = "attribute"} : tensor<?x2xf32> -> tensor<?x2xf32>
  %15 = chlo.conj %c : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  %16 = chlo._asin_acos_kernel %15 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  return
}

// The result is of another element type, or the operand of less shape.
// CHECK-LABEL: func.func @tests(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>) {
// CHECK-NEXT:   %0 = chlo.is_inf %arg0 : tensor<2xf32> -> tensor<2xi1>
// CHECK-NEXT:   %1 = chlo.is_neg_inf %arg1 : tensor<?xf32> -> tensor<?xi1>
// CHECK-NEXT:   %2 = chlo.is_pos_inf %arg1 : tensor<?xf32> -> tensor<2xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tests(%a: tensor<2xf32>, %b: tensor<?xf32>) {
  %0 = chlo.is_inf %a : tensor<2xf32> -> tensor<2xi1>
  %1 = chlo.is_neg_inf %b : tensor<?xf32> -> tensor<?xi1>
  %2 = chlo.is_pos_inf %b : tensor<?xf32> -> tensor<2xi1>
  return
}

// CHECK-LABEL: func.func @binary(%arg0: tensor<2xf32>, %arg1: tensor<2xi32>) {
// CHECK-NEXT:   %0 = chlo.next_after %arg0, %arg0 : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
// CHECK-NEXT:   %1 = chlo.polygamma %arg0, %arg0 : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
// CHECK-NEXT:   %2 = chlo.zeta %arg0, %arg0 {why} : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
// CHECK-NEXT:   %3 = chlo.mulhi %arg1, %arg1 : tensor<2xi32>, tensor<2xi32> -> tensor<2xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @binary(%a: tensor<2xf32>, %i: tensor<2xi32>) {
  %0 = chlo.next_after %a, %a : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
  %1 = chlo.polygamma %a, %a : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
  %2 = chlo.zeta %a, %a {why} : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
  %3 = chlo.mulhi %i, %i : tensor<2xi32>, tensor<2xi32> -> tensor<2xi32>
  return
}

// Operands of different rank; what rank 0 meets needs no dimensions.
// CHECK-LABEL: func.func @broadcasts(%arg0: tensor<?x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<f32>, %arg3: tensor<2xi32>, %arg4: tensor<2xi1>) {
// CHECK-NEXT:   %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %1 = chlo.broadcast_multiply %arg1, %arg0 {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %2 = chlo.broadcast_divide %arg0, %arg2 {broadcast_dimensions = array<i64>} : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %3 = chlo.broadcast_maximum %arg2, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   %4 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %5 = chlo.broadcast_power %arg0, %arg1 : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %6 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %7 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %8 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %9 = chlo.broadcast_polygamma %arg0, %arg1 : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %10 = chlo.broadcast_zeta %arg0, %arg1 : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %11 = chlo.broadcast_complex %arg1, %arg1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
// CHECK-NEXT:   %12 = chlo.broadcast_and %arg3, %arg3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   %13 = chlo.broadcast_or %arg4, %arg4 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
// CHECK-NEXT:   %14 = chlo.broadcast_xor %arg4, %13 {why} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
// CHECK-NEXT:   %15 = chlo.broadcast_shift_left %arg3, %12 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   %16 = chlo.broadcast_shift_right_arithmetic %15, %arg3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   %17 = chlo.broadcast_shift_right_logical %16, %arg3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   %18 = chlo.broadcast_select %arg4, %arg1, %arg2 : (tensor<2xi1>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @broadcasts(%a: tensor<?x2xf32>, %b: tensor<2xf32>, %s: tensor<f32>, %i: tensor<2xi32>, %p: tensor<2xi1>) {
  %0 = chlo.broadcast_subtract %a, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = chlo.broadcast_multiply %b, %a {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %2 = chlo.broadcast_divide %a, %s {broadcast_dimensions = array<i64>} : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  %3 = chlo.broadcast_maximum %s, %s : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %4 = chlo.broadcast_minimum %a, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %5 = chlo.broadcast_power %a, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %6 = chlo.broadcast_remainder %a, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %7 = chlo.broadcast_atan2 %a, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %8 = chlo.broadcast_next_after %a, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %9 = chlo.broadcast_polygamma %a, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %10 = chlo.broadcast_zeta %a, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %11 = chlo.broadcast_complex %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  %12 = chlo.broadcast_and %i, %i : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %13 = chlo.broadcast_or %p, %p : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  %14 = chlo.broadcast_xor %p, %13 {why} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  %15 = chlo.broadcast_shift_left %i, %12 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %16 = chlo.broadcast_shift_right_arithmetic %15, %i : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %17 = chlo.broadcast_shift_right_logical %16, %i : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %18 = chlo.broadcast_select %p, %b, %s : (tensor<2xi1>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// What is compared and how are attributes here, not words in front.
// CHECK-LABEL: func.func @compare(%arg0: tensor<?xf32>, %arg1: tensor<f32>) {
// CHECK-NEXT:   %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction NE>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
// CHECK-NEXT:   %1 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64>, compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction GE>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @compare(%a: tensor<?xf32>, %b: tensor<f32>) {
  %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction NE>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  %1 = chlo.broadcast_compare %a, %b {broadcast_dimensions = array<i64>, compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction GE>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  return
}

// A value comes after the attributes; names are made by the result's number.
// CHECK-LABEL: func.func @constants(%arg0: tensor<?xf32>) {
// CHECK-NEXT:   %0 = chlo.constant dense<1> : tensor<2xi32>
// CHECK-NEXT:   %1 = chlo.constant {why = 1 : i64} dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:   %2 = "chlo.constant_like"(%arg0) <{value = 1.000000e+00 : f32}> : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constants(%a: tensor<?xf32>) {
  %0 = chlo.constant dense<1> : tensor<2xi32>
  %1 = chlo.constant {why = 1 : i64} dense<[1.0, 2.0]> : tensor<2xf32>
  %2 = "chlo.constant_like"(%a) <{value = 1.0 : f32}> : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @top(%arg0: tensor<3x?xf32>) -> tensor<3x1xi32> {
// CHECK-NEXT:   %values, %indices = chlo.top_k(%arg0, k = 1) {why} : tensor<3x?xf32> -> (tensor<3x1xf32>, tensor<3x1xi32>)
// CHECK-NEXT:   return %indices : tensor<3x1xi32>
// CHECK-NEXT: }
func.func @top(%a: tensor<3x?xf32>) -> tensor<3x1xi32> {
  %values, %indices = chlo.top_k(%a, k = 1) {why} : tensor<3x?xf32> -> (tensor<3x1xf32>, tensor<3x1xi32>)
  return %indices : tensor<3x1xi32>
}

// CHECK-LABEL: func.func @ragged(%arg0: tensor<5x3xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<2xi64>) -> tensor<5x4xf32> {
// CHECK-NEXT:   %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<5x3xf32>, tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<5x4xf32>
// CHECK-NEXT:   return %0 : tensor<5x4xf32>
// CHECK-NEXT: }
func.func @ragged(%a: tensor<5x3xf32>, %b: tensor<2x3x4xf32>, %g: tensor<2xi64>) -> tensor<5x4xf32> {
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]}> : (tensor<5x3xf32>, tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
