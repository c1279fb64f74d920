// What torch-mlir-opt prints in a form that it does not read again, refuses or
// spells anew: it is read here, and printed as it was.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// No dimensions, and so no indices: one comma remains.
// CHECK-LABEL: func.func @slice(%arg0: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:   %0 = stablehlo.dynamic_slice %arg0, sizes = [] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   return %0 : tensor<f32>
// CHECK-NEXT: }
func.func @slice(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.dynamic_slice %a, sizes = [] : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Element types are not looked at: what an operation computes is the backend's.
// CHECK-LABEL: func.func @elements(%arg0: tensor<2xi32>, %arg1: f32) {
// CHECK-NEXT:   %0 = stablehlo.sqrt %arg0 : tensor<2xi32>
// CHECK-NEXT:   %1 = stablehlo.sqrt %arg1 : f32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elements(%a: tensor<2xi32>, %b: f32) {
  %0 = stablehlo.sqrt %a : tensor<2xi32>
  %1 = stablehlo.sqrt %b : f32
  return
}

// Attributes that no rule reads are kept as written, in their whole length.
// CHECK-LABEL: func.func @attributes(%arg0: tensor<f32>) {
// CHECK-NEXT:   %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>
// CHECK-NEXT:   %1 = stablehlo.tan %arg0 {a = #stablehlo.later<x = [1, 2], "y>">, b = #chlo.later<{z}>} : tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attributes(%a: tensor<f32>) {
  %0 = stablehlo.tan %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>
  %1 = stablehlo.tan %a {a = #stablehlo.later<x = [1, 2], "y>">, b = #chlo.later<{z}>} : tensor<f32>
  return
}

// So are types: of a later version, and in lists of them.
// CHECK-LABEL: func.func private @types(!stablehlo.later, tuple<!stablehlo.later<2>, !stablehlo.token>)
func.func private @types(!stablehlo.later, tuple<!stablehlo.later<2>, !stablehlo.token>)
