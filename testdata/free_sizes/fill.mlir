// A tensor of one value that only meets such operations has size 1 where its size
// is not known.
// RUN: assertion-opt --free-sizes --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | count 0
// RUN: assertion-opt --strip --quiet %s -o %t
// RUN: torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %t -o /dev/null

// CHECK-LABEL: func.func @zeros(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.zeros %0, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.add.Tensor %arg0, %1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[1,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
func.func @zeros(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.aten.zeros %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %r = torch.aten.add.Tensor %x, %z, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @full(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %float2.500000e00 = torch.constant.float 2.500000e+00
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.full %0, %float2.500000e00, %none, %none, %none, %none : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1],f32>
// CHECK-NEXT:   %2 = torch.aten.neg %1 : !torch.vtensor<[1,1],f32> -> !torch.vtensor<[1,1],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %arg0, %2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[1,1],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
func.func @full(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %none = torch.constant.none
  %f = torch.constant.float 2.5
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %m : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.aten.full %l, %f, %none, %none, %none, %none : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  %e = torch.aten.neg %z : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %r = torch.aten.mul.Tensor %x, %e : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}
