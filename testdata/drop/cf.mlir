// cf.assert in the code that torch-mlir leaves for Linalg.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

#map = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @add(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:   %0 = tensor.empty(%dim) : tensor<?xf32>
// CHECK-NEXT:   %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%0 : tensor<?xf32>) {
// CHECK-NEXT:   ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:     %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:     linalg.yield %2 : f32
// CHECK-NEXT:   } -> tensor<?xf32>
// CHECK-NEXT:   return %1 : tensor<?xf32>
// CHECK-NEXT: }
func.func @add(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %e = tensor.dim %b, %c0 : tensor<?xf32>
  %eq = arith.cmpi eq, %d, %e : index
  cf.assert %eq, "mismatched size for broadcast"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "mismatched size for broadcast" with 2 operations of its own; it guarded tensor.empty and 1 other
  %o = tensor.empty(%d) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32, %z: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// An assertion inside goes, and the operation around it stays.
//
// CHECK-LABEL: func.func @inside(%arg0: tensor<?xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>) -> tensor<?xi32> {
// CHECK-NEXT:   %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi32>) outs(%arg0 : tensor<?xi32>) {
// CHECK-NEXT:   ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:     linalg.yield %in : i32
// CHECK-NEXT:   } -> tensor<?xi32>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : memref<4xi32>) outs(%arg2 : memref<4xi32>) {
// CHECK-NEXT:   ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:     linalg.yield %in : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : tensor<?xi32>
// CHECK-NEXT: }
func.func @inside(%a: tensor<?xi32>, %m: memref<4xi32>, %n: memref<4xi32>) -> tensor<?xi32> {
  %z = arith.constant 0 : i32
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xi32>) outs(%a : tensor<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    %ok = arith.cmpi ne, %x, %z : i32
    cf.assert %ok, "on tensors"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "on tensors" with 1 operation of its own and 1 shared; it guarded linalg.yield
    linalg.yield %x : i32
  } -> tensor<?xi32>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%m : memref<4xi32>) outs(%n : memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %ok = arith.cmpi ne, %x, %z : i32
    cf.assert %ok, "on buffers"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "on buffers" with 1 operation of its own and 1 shared; it guarded linalg.yield
    linalg.yield %x : i32
  }
  return %r : tensor<?xi32>
}
