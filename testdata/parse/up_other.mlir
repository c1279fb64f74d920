// Dialects that torch-mlir-opt does not load, as mlir-opt prints them.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 8)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 1 >= 0)>

// CHECK-LABEL: func.func @gpu(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:   gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
// CHECK-NEXT:     %0 = memref.load %arg1[%arg5] : memref<?xf32>
// CHECK-NEXT:     memref.store %0, %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT:     gpu.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @gpu(%arg0: index, %arg1: memref<?xf32>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %arg0, %gy = %arg0, %gz = %arg0) threads(%tx, %ty, %tz) in (%sx = %arg0, %sy = %arg0, %sz = %arg0) {
    %0 = memref.load %arg1[%tx] : memref<?xf32>
    memref.store %0, %arg1[%bx] : memref<?xf32>
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @vector(%arg0: vector<4xf32>, %arg1: memref<?xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:   %0 = vector.load %arg1[%arg2] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   %1 = arith.addf %arg0, %0 : vector<4xf32>
// CHECK-NEXT:   %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
// CHECK-NEXT:   vector.store %1, %arg1[%arg2] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   return %2 : f32
// CHECK-NEXT: }
func.func @vector(%arg0: vector<4xf32>, %arg1: memref<?xf32>, %arg2: index) -> f32 {
  %0 = vector.load %arg1[%arg2] : memref<?xf32>, vector<4xf32>
  %1 = arith.addf %arg0, %0 : vector<4xf32>
  %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
  vector.store %1, %arg1[%arg2] : memref<?xf32>, vector<4xf32>
  return %2 : f32
}

// CHECK-LABEL: llvm.func @callee(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
// CHECK-NEXT:   %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %1 = llvm.add %arg0, %0 : i64
// CHECK-NEXT:   %2 = llvm.load %arg1 : !llvm.ptr -> i64
// CHECK-NEXT:   %3 = llvm.mul %1, %2 : i64
// CHECK-NEXT:   llvm.return %3 : i64
// CHECK-NEXT: }
llvm.func @callee(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.add %arg0, %0 : i64
  %2 = llvm.load %arg1 : !llvm.ptr -> i64
  %3 = llvm.mul %1, %2 : i64
  llvm.return %3 : i64
}

// CHECK-LABEL: func.func @index(%arg0: index) -> index {
// CHECK-NEXT:   %idx1 = index.constant 1
// CHECK-NEXT:   %0 = index.add %arg0, %idx1
// CHECK-NEXT:   %1 = index.cmp slt(%0, %arg0)
// CHECK-NEXT:   return %0 : index
// CHECK-NEXT: }
func.func @index(%arg0: index) -> index {
  %idx1 = index.constant 1
  %0 = index.add %arg0, %idx1
  %1 = index.cmp slt(%0, %arg0)
  return %0 : index
}

// CHECK-LABEL: func.func @quant(%arg0: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>> {
// CHECK-NEXT:   %0 = quant.qcast %arg0 : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
// CHECK-NEXT:   return %0 : tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
// CHECK-NEXT: }
func.func @quant(%arg0: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>> {
  %0 = quant.qcast %arg0 : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
}

// CHECK-LABEL: func.func @math(%arg0: f32, %arg1: tensor<2xf32>, %arg2: i32) {
// CHECK-NEXT:   %0 = math.exp %arg0 : f32
// CHECK-NEXT:   %1 = math.powf %0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT:   %2 = math.tanh %arg1 : tensor<2xf32>
// CHECK-NEXT:   %3 = math.fma %arg0, %0, %1 : f32
// CHECK-NEXT:   %4 = math.absi %arg2 : i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @math(%arg0: f32, %arg1: tensor<2xf32>, %arg2: i32) {
  %0 = math.exp %arg0 : f32
  %1 = math.powf %0, %arg0 fastmath<nnan> : f32
  %2 = math.tanh %arg1 : tensor<2xf32>
  %3 = math.fma %arg0, %0, %1 : f32
  %4 = math.absi %arg2 : i32
  return
}

// CHECK-LABEL: func.func @bufferization(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:   %0 = bufferization.to_buffer %arg0 : tensor<2xf32> to memref<2xf32>
// CHECK-NEXT:   %1 = bufferization.to_tensor %0 restrict : memref<2xf32> to tensor<2xf32>
// CHECK-NEXT:   return %1 : tensor<2xf32>
// CHECK-NEXT: }
func.func @bufferization(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = bufferization.to_buffer %arg0 : tensor<2xf32> to memref<2xf32>
  %1 = bufferization.to_tensor %0 restrict : memref<2xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @shape(%arg0: tensor<?xf32>, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:   %1 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:   %2 = shape.cstr_broadcastable %arg1, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:   %3 = shape.assuming %2 -> (tensor<?xf32>) {
// CHECK-NEXT:     shape.assuming_yield %arg0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %2 : !shape.witness
// CHECK-NEXT: }
func.func @shape(%arg0: tensor<?xf32>, %arg1: !shape.shape) -> !shape.witness {
  %0 = shape.shape_of %arg0 : tensor<?xf32> -> tensor<1xindex>
  %1 = shape.const_shape [2, 3] : !shape.shape
  %2 = shape.cstr_broadcastable %arg1, %1 : !shape.shape, !shape.shape
  %3 = shape.assuming %2 -> (tensor<?xf32>) {
    shape.assuming_yield %arg0 : tensor<?xf32>
  }
  return %2 : !shape.witness
}

// CHECK-LABEL: func.func @affine(%arg0: memref<10xf32>, %arg1: index) {
// CHECK-NEXT:   affine.for %arg2 = 0 to 10 step 2 {
// CHECK-NEXT:     %2 = affine.load %arg0[%arg2 + 1] : memref<10xf32>
// CHECK-NEXT:     affine.store %2, %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = affine.apply #map(%arg1)[%arg1]
// CHECK-NEXT:   %1 = affine.min #map1(%arg1)
// CHECK-NEXT:   affine.if #set(%arg1) {
// CHECK-NEXT:     affine.for %arg2 = %arg1 to %1 {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @affine(%arg0: memref<10xf32>, %arg1: index) {
  affine.for %i = 0 to 10 step 2 {
    %0 = affine.load %arg0[%i + 1] : memref<10xf32>
    affine.store %0, %arg0[%i] : memref<10xf32>
  }
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%arg1)[%arg1]
  %1 = affine.min affine_map<(d0) -> (d0, 8)>(%arg1)
  affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%arg1) {
    affine.for %j = %arg1 to %1 {
    }
  }
  return
}
