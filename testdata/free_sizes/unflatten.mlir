// The sizes of a part of a shape.
// RUN: assertion-opt --free-sizes --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | count 0

// CHECK-LABEL: func.func @unflatten(%arg0: !torch.vtensor<[?,2,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.flatten.using_ints %arg0, %int0, %int1 : !torch.vtensor<[?,2,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.unflatten.int %0, %int0, %1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
func.func @unflatten(%x: !torch.vtensor<[?,2,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,2,4],f32>, !torch.int -> !torch.int
  %f = torch.aten.flatten.using_ints %x, %c0, %c1 : !torch.vtensor<[?,2,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %j = torch.prim.ListConstruct %n, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.unflatten.int %f, %c0, %j : !torch.vtensor<[?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %r : !torch.vtensor<[?,2,4],f32>
}
