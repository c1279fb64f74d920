// TMTensor, which comes out of torch-mlir next to Linalg.
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
//
// The bytecode of operands that say their numbers is refused.
// RUN: torch-mlir-opt --emit-bytecode %s -o %t.bc
// RUN: not assertion-opt %t.bc 2>&1 | FileCheck %s --check-prefix=BYTES

// BYTES: tm_tensor.{{[a-z]+}}
// BYTES-SAME: is read from text only

// CHECK-LABEL: func.func @scan
// CHECK-NEXT: %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%arg0 : tensor<3x4xf32>) outs(%arg1, %arg2 : tensor<3x4xf32>, tensor<3xf32>) {
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT:   %1 = arith.addf %arg3, %arg4 : f32
// CHECK-NEXT:   tm_tensor.yield %1 : f32
// CHECK-NEXT: } -> tensor<3x4xf32>, tensor<3xf32>
func.func @scan(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) -> tensor<3x4xf32> {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%a : tensor<3x4xf32>) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    tm_tensor.yield %1 : f32
  } -> tensor<3x4xf32>, tensor<3xf32>
  return %0#0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @sort
// CHECK-NEXT: %0:2 = tm_tensor.sort dimension(1) outs(%arg0, %arg1 : tensor<3x4xf32>, tensor<3x4xi64>) {
func.func @sort(%a: tensor<3x4xf32>, %b: tensor<3x4xi64>) -> tensor<3x4xi64> {
  %0:2 = tm_tensor.sort dimension(1) outs(%a, %b : tensor<3x4xf32>, tensor<3x4xi64>) {
  ^bb0(%x: f32, %y: f32, %i: i64, %j: i64):
    %1 = arith.cmpf ole, %x, %y : f32
    tm_tensor.yield %1 : i1
  } -> tensor<3x4xf32>, tensor<3x4xi64>
  return %0#1 : tensor<3x4xi64>
}

// CHECK-LABEL: func.func @scatter
// CHECK-NEXT: %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%arg1, %arg2 : tensor<2xf32>, tensor<2x1xi32>) outs(%arg0 : tensor<4xf32>) {
func.func @scatter(%a: tensor<4xf32>, %b: tensor<2xf32>, %c: tensor<2x1xi32>) -> tensor<4xf32> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%b, %c : tensor<2xf32>, tensor<2x1xi32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @attention
// CHECK-NEXT: %0 = tm_tensor.attention ins(%arg0, %arg0, %arg0 : tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) outs(%arg0 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
func.func @attention(%a: tensor<1x4x8xf32>) -> tensor<1x4x8xf32> {
  %0 = tm_tensor.attention ins(%a, %a, %a : tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) outs(%a : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
  return %0 : tensor<1x4x8xf32>
}
