// The operations of StableHLO on elements: one type where all are the same,
// else a functional type, whichever of the two was written.
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

// CHECK-LABEL: func.func @floats(%arg0: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:   %0 = stablehlo.cbrt %arg0 : tensor<2x?xf32>
// CHECK-NEXT:   %1 = stablehlo.ceil %0 : tensor<2x?xf32>
// CHECK-NEXT:   %2 = stablehlo.cosine %1 : tensor<2x?xf32>
// CHECK-NEXT:   %3 = stablehlo.exponential_minus_one %2 : tensor<2x?xf32>
// CHECK-NEXT:   %4 = stablehlo.floor %3 : tensor<2x?xf32>
// CHECK-NEXT:   %5 = stablehlo.log %4 : tensor<2x?xf32>
// CHECK-NEXT:   %6 = stablehlo.log_plus_one %5 : tensor<2x?xf32>
// CHECK-NEXT:   %7 = stablehlo.logistic %6 : tensor<2x?xf32>
// CHECK-NEXT:   %8 = stablehlo.round_nearest_afz %7 : tensor<2x?xf32>
// CHECK-NEXT:   %9 = stablehlo.round_nearest_even %8 : tensor<2x?xf32>
// CHECK-NEXT:   %10 = stablehlo.rsqrt %9 : tensor<2x?xf32>
// CHECK-NEXT:   %11 = stablehlo.sign %10 : tensor<2x?xf32>
// CHECK-NEXT:   %12 = stablehlo.sine %11 : tensor<2x?xf32>
// CHECK-NEXT:   %13 = stablehlo.sqrt %12 : tensor<2x?xf32>
// CHECK-NEXT:   %14 = stablehlo.tan %13 : tensor<2x?xf32>
// CHECK-NEXT:   %15 = stablehlo.abs %14 : tensor<2x?xf32>
// CHECK-NEXT:   %16 = stablehlo.atan2 %15, %arg0 : tensor<2x?xf32>
// CHECK-NEXT:   %17 = stablehlo.divide %16, %arg0 : tensor<2x?xf32>
// CHECK-NEXT:   %18 = stablehlo.minimum %17, %arg0 : tensor<2x?xf32>
// CHECK-NEXT:   %19 = stablehlo.power %18, %arg0 : tensor<2x?xf32>
// CHECK-NEXT:   %20 = stablehlo.remainder %19, %arg0 : tensor<2x?xf32>
// CHECK-NEXT:   %21 = stablehlo.subtract %20, %arg0 : tensor<2x?xf32>
// CHECK-NEXT:   return %21 : tensor<2x?xf32>
// CHECK-NEXT: }
func.func @floats(%a: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = stablehlo.cbrt %a : tensor<2x?xf32>
  %1 = stablehlo.ceil %0 : tensor<2x?xf32>
  %2 = stablehlo.cosine %1 : tensor<2x?xf32>
  %3 = stablehlo.exponential_minus_one %2 : tensor<2x?xf32>
  %4 = stablehlo.floor %3 : tensor<2x?xf32>
  %5 = stablehlo.log %4 : tensor<2x?xf32>
  %6 = stablehlo.log_plus_one %5 : tensor<2x?xf32>
  %7 = stablehlo.logistic %6 : tensor<2x?xf32>
  %8 = stablehlo.round_nearest_afz %7 : tensor<2x?xf32>
  %9 = stablehlo.round_nearest_even %8 : tensor<2x?xf32>
  %10 = stablehlo.rsqrt %9 : tensor<2x?xf32>
  %11 = stablehlo.sign %10 : tensor<2x?xf32>
  %12 = stablehlo.sine %11 : tensor<2x?xf32>
  %13 = stablehlo.sqrt %12 : tensor<2x?xf32>
  %14 = stablehlo.tan %13 : tensor<2x?xf32>
  %15 = stablehlo.abs %14 : tensor<2x?xf32>
  %16 = stablehlo.atan2 %15, %a : tensor<2x?xf32>
  %17 = stablehlo.divide %16, %a : tensor<2x?xf32>
  %18 = stablehlo.minimum %17, %a : tensor<2x?xf32>
  %19 = stablehlo.power %18, %a : tensor<2x?xf32>
  %20 = stablehlo.remainder %19, %a : tensor<2x?xf32>
  %21 = stablehlo.subtract %20, %a : tensor<2x?xf32>
  return %21 : tensor<2x?xf32>
}

// Integers of no rank, and of no elements.
// CHECK-LABEL: func.func @integers(%arg0: tensor<i32>, %arg1: tensor<0xui8>, %arg2: tensor<4xi1>) {
// CHECK-NEXT:   %0 = stablehlo.and %arg0, %arg0 : tensor<i32>
// CHECK-NEXT:   %1 = stablehlo.or %0, %arg0 : tensor<i32>
// CHECK-NEXT:   %2 = stablehlo.xor %1, %0 : tensor<i32>
// CHECK-NEXT:   %3 = stablehlo.not %2 : tensor<i32>
// CHECK-NEXT:   %4 = stablehlo.popcnt %3 : tensor<i32>
// CHECK-NEXT:   %5 = stablehlo.count_leading_zeros %4 : tensor<i32>
// CHECK-NEXT:   %6 = stablehlo.shift_left %5, %arg0 : tensor<i32>
// CHECK-NEXT:   %7 = stablehlo.shift_right_arithmetic %6, %arg0 : tensor<i32>
// CHECK-NEXT:   %8 = stablehlo.shift_right_logical %7, %arg0 : tensor<i32>
// CHECK-NEXT:   %9 = stablehlo.subtract %arg1, %arg1 : tensor<0xui8>
// CHECK-NEXT:   %10 = stablehlo.not %arg2 : tensor<4xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @integers(%a: tensor<i32>, %b: tensor<0xui8>, %c: tensor<4xi1>) {
  %0 = stablehlo.and %a, %a : tensor<i32>
  %1 = stablehlo.or %0, %a : tensor<i32>
  %2 = stablehlo.xor %1, %0 : tensor<i32>
  %3 = stablehlo.not %2 : tensor<i32>
  %4 = stablehlo.popcnt %3 : tensor<i32>
  %5 = stablehlo.count_leading_zeros %4 : tensor<i32>
  %6 = stablehlo.shift_left %5, %a : tensor<i32>
  %7 = stablehlo.shift_right_arithmetic %6, %a : tensor<i32>
  %8 = stablehlo.shift_right_logical %7, %a : tensor<i32>
  %9 = stablehlo.subtract %b, %b : tensor<0xui8>
  %10 = stablehlo.not %c : tensor<4xi1>
  return
}

// The type says more than the operand: both are written.
// CHECK-LABEL: func.func @refined(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) {
// CHECK-NEXT:   %0 = stablehlo.abs %arg0 : (tensor<?xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %1 = stablehlo.divide %arg0, %arg1 : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %2 = stablehlo.power %arg1, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %3 = stablehlo.sqrt %arg1 : tensor<4xf32>
// CHECK-NEXT:   %4 = stablehlo.minimum %arg1, %arg1 {why = "attribute"} : tensor<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @refined(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  %0 = stablehlo.abs %a : (tensor<?xf32>) -> tensor<4xf32>
  %1 = stablehlo.divide %a, %b : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.power %b, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  %3 = stablehlo.sqrt %b : (tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.minimum %b, %b {why = "attribute"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// Complex numbers and their parts.
// CHECK-LABEL: func.func @complex(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<2xf32>) {
// CHECK-NEXT:   %0 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
// CHECK-NEXT:   %1 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
// CHECK-NEXT:   %2 = stablehlo.abs %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
// CHECK-NEXT:   %3 = stablehlo.real %arg1 : tensor<2xf32>
// CHECK-NEXT:   %4 = stablehlo.log %arg0 : tensor<2xcomplex<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @complex(%a: tensor<2xcomplex<f32>>, %b: tensor<2xf32>) {
  %0 = stablehlo.real %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %1 = stablehlo.imag %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %2 = stablehlo.abs %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %3 = stablehlo.real %b : tensor<2xf32>
  %4 = stablehlo.log %a : tensor<2xcomplex<f32>>
  return
}

// A clamp between scalars has three types.
// CHECK-LABEL: func.func @clamp(%arg0: tensor<f32>, %arg1: tensor<3xf32>) {
// CHECK-NEXT:   %0 = stablehlo.clamp %arg1, %arg1, %arg1 : tensor<3xf32>
// CHECK-NEXT:   %1 = stablehlo.clamp %arg0, %arg1, %arg0 : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:   %2 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @clamp(%a: tensor<f32>, %b: tensor<3xf32>) {
  %0 = stablehlo.clamp %b, %b, %b : tensor<3xf32>
  %1 = stablehlo.clamp %a, %b, %a : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.clamp %a, %a, %a : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @quantized(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:   %0 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
// CHECK-NEXT:   %1 = stablehlo.add %0, %0 : tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
// CHECK-NEXT:   %2 = stablehlo.uniform_dequantize %1 : (tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<2xf32>
// CHECK-NEXT:   return %2 : tensor<2xf32>
// CHECK-NEXT: }
func.func @quantized(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %1 = stablehlo.add %0, %0 : tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// Attributes that only a later step reads, of names with a dot and without.
// CHECK-LABEL: func.func @attributes(%arg0: tensor<f64>) {
// CHECK-NEXT:   %0 = stablehlo.cosine %arg0 {mhlo.frontend_attributes = {grad_x = "continue"}, why} : tensor<f64>
// CHECK-NEXT:   %1 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
// CHECK-NEXT:   %2 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e+00, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
// CHECK-NEXT:   %3 = stablehlo.tanh %arg0 : tensor<f64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attributes(%a: tensor<f64>) {
  %0 = stablehlo.cosine %a {mhlo.frontend_attributes = {grad_x = "continue"}, why} : tensor<f64>
  %1 = stablehlo.exponential_minus_one %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %2 = stablehlo.tan %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e+00, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %3 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<f64>
  return
}
