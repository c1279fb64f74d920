// A vector of channels between dimensions of size 1, in the forms in which
// decompositions write it. That the list says its size is in the view itself.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | count 0
// RUN: assertion-opt --strip --quiet %s -o %t
// RUN: torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %t -o /dev/null

// CHECK-LABEL: func.func @channels(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int-1, %int1, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg1, %0 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,1,1],f32>
// CHECK-NEXT:   %2 = torch.aten.sub.Tensor %arg0, %1, %int1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,?,1,1],f32>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT: }
func.func @channels(%x: !torch.vtensor<[?,?,?,?],f32>, %mean: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %c1, %c, %c1, %c1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %m = torch.aten.view %mean, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,1,1],f32>
  %r = torch.aten.sub.Tensor %x, %m, %c1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,?,1,1],f32>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?,?],f32>
}

// CHECK-LABEL: func.func @asserted(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg1, %0 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   %2 = torch.aten.mul.Tensor %arg0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT: }
func.func @asserted(%x: !torch.vtensor<[?,?,?],f32>, %w: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.int
  %n = torch.aten.size.int %w, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %e = torch.aten.eq.int %n, %c : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %e, "`weight` size must match number of features"
  %l = torch.prim.ListConstruct %c, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %m = torch.aten.view %w, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  %r = torch.aten.mul.Tensor %x, %m : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}
