// TMTensor on memrefs, without what may be absent, and with attributes.
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

// Buffers have no results, and the arrow goes.
// CHECK-LABEL: func.func @buffers(%arg0: memref<3x?xf32>, %arg1: memref<3xf32>, %arg2: memref<2x1xi32>, %arg3: memref<2xf32>, %arg4: memref<4xf32>) {
// CHECK-NEXT:   tm_tensor.scan dimension(1) inclusive(false) ins(%arg0 : memref<3x?xf32>) outs(%arg0, %arg1 : memref<3x?xf32>, memref<3xf32>) {
// CHECK-NEXT:   ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:     %0 = arith.mulf %arg5, %arg6 : f32
// CHECK-NEXT:     tm_tensor.yield %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%arg3, %arg2 : memref<2xf32>, memref<2x1xi32>) outs(%arg4 : memref<4xf32>) {
// CHECK-NEXT:   ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:     tm_tensor.yield %arg5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   tm_tensor.sort dimension(0) outs(%arg4 : memref<4xf32>) {
// CHECK-NEXT:   ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:     %0 = arith.cmpf ogt, %arg5, %arg6 : f32
// CHECK-NEXT:     tm_tensor.yield %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @buffers(%a: memref<3x?xf32>, %b: memref<3xf32>, %i: memref<2x1xi32>, %u: memref<2xf32>, %o: memref<4xf32>) {
  tm_tensor.scan dimension(1) inclusive(false) ins(%a : memref<3x?xf32>) outs(%a, %b : memref<3x?xf32>, memref<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = arith.mulf %x, %y : f32
    tm_tensor.yield %0 : f32
  }
  tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : memref<2xf32>, memref<2x1xi32>) outs(%o : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  }
  tm_tensor.sort dimension(0) outs(%o : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = arith.cmpf ogt, %x, %y : f32
    tm_tensor.yield %0 : i1
  }
  return
}

// The k largest, with what they are numbered by and without.
// CHECK-LABEL: func.func @topk(%arg0: tensor<2x8xf32>, %arg1: tensor<2x8xi32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT:   %0:2 = tm_tensor.topk dimension(1) ins(%arg0, %arg1 : tensor<2x8xf32>, tensor<2x8xi32>) outs(%arg2, %arg3 : tensor<2x3xf32>, tensor<2x3xi32>) {
// CHECK-NEXT:   ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:     %2 = arith.cmpf ogt, %arg4, %arg5 : f32
// CHECK-NEXT:     tm_tensor.yield %2 : i1
// CHECK-NEXT:   } -> tensor<2x3xf32>, tensor<2x3xi32>
// CHECK-NEXT:   %1:2 = tm_tensor.topk {why = "attribute"} dimension(1) ins(%arg0 : tensor<2x8xf32>) outs(%0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>) {
// CHECK-NEXT:   ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:     %2 = arith.cmpf oge, %arg4, %arg5 : f32
// CHECK-NEXT:     tm_tensor.yield {why} %2 : i1
// CHECK-NEXT:   } -> tensor<2x3xf32>, tensor<2x3xi32>
// CHECK-NEXT:   return %1#1 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @topk(%a: tensor<2x8xf32>, %i: tensor<2x8xi32>, %v: tensor<2x3xf32>, %n: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0:2 = tm_tensor.topk dimension(1) ins(%a, %i : tensor<2x8xf32>, tensor<2x8xi32>) outs(%v, %n : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %2 = arith.cmpf ogt, %x, %y : f32
    tm_tensor.yield %2 : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  %1:2 = tm_tensor.topk {why = "attribute"} dimension(1) ins(%a : tensor<2x8xf32>) outs(%0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %2 = arith.cmpf oge, %x, %y : f32
    tm_tensor.yield {why} %2 : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  return %1#1 : tensor<2x3xi32>
}

// The scale of attention, and a mask.
// CHECK-LABEL: func.func @attention(%arg0: tensor<1x4x8xf32>, %arg1: tensor<1x4x4xf32>) -> tensor<1x4x8xf32> {
// CHECK-NEXT:   %0 = tm_tensor.attention {scale = 1.250000e-01 : f64} ins(%arg0, %arg0, %arg0, %arg1 : tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x4xf32>) outs(%arg0 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
// CHECK-NEXT:   %1 = tm_tensor.attention {scale = 2.000000e+00 : f64, why} ins(%0, %0, %0 : tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) outs(%arg0 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
// CHECK-NEXT:   return %1 : tensor<1x4x8xf32>
// CHECK-NEXT: }
func.func @attention(%a: tensor<1x4x8xf32>, %m: tensor<1x4x4xf32>) -> tensor<1x4x8xf32> {
  %0 = tm_tensor.attention {scale = 1.25e-01 : f64} ins(%a, %a, %a, %m : tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x4xf32>) outs(%a : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
  %1 = tm_tensor.attention {scale = 2.0 : f64, why} ins(%0, %0, %0 : tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) outs(%a : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
  return %1 : tensor<1x4x8xf32>
}

// The generic form says how many operands are inputs, and how many outputs.
// CHECK-LABEL: func.func @generic(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
// CHECK-NEXT:   %0:2 = tm_tensor.scan dimension(0) inclusive(true) {why} ins(%arg0 : tensor<4xf32>) outs(%arg0, %arg1 : tensor<4xf32>, tensor<f32>) {
// CHECK-NEXT:   ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT:     tm_tensor.yield %arg3 : f32
// CHECK-NEXT:   } -> tensor<4xf32>, tensor<f32>
// CHECK-NEXT:   return %0#0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @generic(%a: tensor<4xf32>, %s: tensor<f32>) -> tensor<4xf32> {
  %0:2 = "tm_tensor.scan"(%a, %a, %s) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%x: f32, %y: f32):
    "tm_tensor.yield"(%y) : (f32) -> ()
  }) {why} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return %0#0 : tensor<4xf32>
}

// What follows on a sort may be inside of another region.
// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %0 = scf.if %arg0 -> (tensor<4xf32>) {
// CHECK-NEXT:     %1 = tm_tensor.sort dimension(0) outs(%arg1 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT:       %2 = scf.if %arg0 -> (i1) {
// CHECK-NEXT:         %3 = arith.cmpf ogt, %arg2, %arg3 : f32
// CHECK-NEXT:         scf.yield %3 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg0 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       tm_tensor.yield %2 : i1
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     scf.yield %1 : tensor<4xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %arg1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @nested(%p: i1, %a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.if %p -> (tensor<4xf32>) {
    %1 = tm_tensor.sort dimension(0) outs(%a : tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32):
      %2 = scf.if %p -> (i1) {
        %3 = arith.cmpf ogt, %x, %y : f32
        scf.yield %3 : i1
      } else {
        scf.yield %p : i1
      }
      tm_tensor.yield %2 : i1
    } -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
