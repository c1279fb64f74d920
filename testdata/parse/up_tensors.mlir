// Dialects of tensors and buffers next to torch.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// CHECK-LABEL: func.func @linalg(%arg0: tensor<?x4xf32>, %arg1: tensor<4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:   %0 = tensor.empty(%dim) : tensor<?x4xf32>
// CHECK-NEXT:   %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x4xf32>, tensor<4xf32>) outs(%0 : tensor<?x4xf32>) attrs =  {why = "attribute"} {
// CHECK-NEXT:   ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:     %3 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:     linalg.yield %3 : f32
// CHECK-NEXT:   } -> tensor<?x4xf32>
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:   return %2 : tensor<?x4xf32>
// CHECK-NEXT: }
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
func.func @linalg(%arg0: tensor<?x4xf32>, %arg1: tensor<4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
  %empty = tensor.empty(%dim) : tensor<?x4xf32>
  %0 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x4xf32>, tensor<4xf32>) outs(%empty : tensor<?x4xf32>) attrs = {why = "attribute"} {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %2 = arith.addf %in, %in_0 : f32
    linalg.yield %2 : f32
  } -> tensor<?x4xf32>
  %cst = arith.constant 0.0 : f32
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @matmul(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:   %0 = linalg.matmul ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:   return %0 : tensor<2x4xf32>
// CHECK-NEXT: }
func.func @matmul(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = linalg.matmul ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @tensor(%arg0: tensor<?x?xf32>, %arg1: index) {
// CHECK-NEXT:   %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<?x?xf32>
// CHECK-NEXT:   %from_elements = tensor.from_elements %extracted, %extracted : tensor<2xf32>
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:   %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [2, 3] [1, 1] : tensor<?x?xf32> to tensor<2x3xf32>
// CHECK-NEXT{LITERAL}:   %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT{LITERAL}:   %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
// CHECK-NEXT:   %padded = tensor.pad %extracted_slice low[0, 1] high[%arg1, 0] {
// CHECK-NEXT:   ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:     tensor.yield %extracted : f32
// CHECK-NEXT:   } : tensor<2x3xf32> to tensor<?x4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tensor(%arg0: tensor<?x?xf32>, %arg1: index) {
  %0 = tensor.extract %arg0[%arg1, %arg1] : tensor<?x?xf32>
  %1 = tensor.from_elements %0, %0 : tensor<2xf32>
  %2 = tensor.cast %arg0 : tensor<?x?xf32> to tensor<2x?xf32>
  %3 = tensor.extract_slice %arg0[0, %arg1] [2, 3] [1, 1] : tensor<?x?xf32> to tensor<2x3xf32>
  %4 = tensor.collapse_shape %3 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
  %6 = tensor.pad %3 low[0, 1] high[%arg1, 0] {
  ^bb0(%arg2: index, %arg3: index):
    tensor.yield %0 : f32
  } : tensor<2x3xf32> to tensor<?x4xf32>
  return
}

// CHECK-LABEL: func.func @memref(%arg0: memref<?x4xf32, strided<[4, 1], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:   %alloc = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   %0 = memref.load %arg0[%arg1, %arg1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
// CHECK-NEXT:   memref.store %0, %alloc[%arg1] : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @memref(%arg0: memref<?x4xf32, strided<[4, 1], offset: ?>>, %arg1: index) -> f32 {
  %alloc = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
  %0 = memref.load %arg0[%arg1, %arg1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
  memref.store %0, %alloc[%arg1] : memref<?xf32>
  memref.dealloc %alloc : memref<?xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @tosa(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT:   %0 = tosa.add %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   %1 = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %2 = tosa.reshape %0, %1 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
// CHECK-NEXT:   %3 = tosa.clamp %2 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:   %4 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// CHECK-NEXT:   return %3 : tensor<3x2xf32>
// CHECK-NEXT: }
func.func @tosa(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = tosa.add %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %0, %1 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %3 = tosa.clamp %2 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %4 = "tosa.const"() <{values = dense<1.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  return %3 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @sparse(%arg0: tensor<4x4xf32, #sparse>) -> memref<?xf32> {
// CHECK-NEXT:   %0 = sparse_tensor.values %arg0 : tensor<4x4xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:   return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @sparse(%arg0: tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> memref<?xf32> {
  %0 = sparse_tensor.values %arg0 : tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> to memref<?xf32>
  return %0 : memref<?xf32>
}
