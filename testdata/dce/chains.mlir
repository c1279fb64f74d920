// Scalar and shape chains that nothing needs.
// RUN: assertion-opt --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --dce %s -o /dev/null 2>&1 | count 0

// CHECK-LABEL: func.func @chain(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
func.func @chain(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %e = torch.aten.empty.memory_format %l, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %x : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @upstream(%arg0: tensor<?xf32>, %arg1: memref<i32>) -> index {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:   return %dim : index
// CHECK-NEXT: }
func.func @upstream(%t: tensor<?xf32>, %m: memref<i32>) -> index {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %s = arith.addi %d, %d : index
  %l = memref.load %m[] : memref<i32>
  %e = tensor.empty(%s) : tensor<?xf32>
  return %d : index
}

// CHECK-LABEL: module @cycle {
// CHECK-NEXT: }
module @cycle {
  %a = arith.addi %b, %b : i32
  %b = arith.addi %a, %a : i32
}
