// Constants, sizes and arithmetic that others need are cloned in; a tensor is
// captured. Afterwards every assertion has its own.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s

// CHECK-LABEL: func.func @shared(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.int {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.add.int %0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   "assertion.region"(%arg0) ({
// CHECK-NEXT:   ^bb0(%arg1: !torch.vtensor<[?,?],f32>):
// CHECK-NEXT:     %int0_0 = torch.constant.int 0
// CHECK-NEXT:     %int1_1 = torch.constant.int 1
// CHECK-NEXT:     %2 = torch.aten.size.int %arg1, %int0_0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:     %3 = torch.aten.add.int %2, %int1_1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:     %4 = torch.aten.gt.int %3, %int1_1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %4, "first"
// CHECK-NEXT:   }) : (!torch.vtensor<[?,?],f32>) -> ()
// CHECK-NEXT:   "assertion.region"(%arg0) ({
// CHECK-NEXT:   ^bb0(%arg1: !torch.vtensor<[?,?],f32>):
// CHECK-NEXT:     %int0_0 = torch.constant.int 0
// CHECK-NEXT:     %int1_1 = torch.constant.int 1
// CHECK-NEXT:     %2 = torch.aten.size.int %arg1, %int0_0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:     %3 = torch.aten.add.int %2, %int1_1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:     %4 = torch.aten.ne.int %3, %int0_0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %4, "second"
// CHECK-NEXT:   }) : (!torch.vtensor<[?,?],f32>) -> ()
// CHECK-NEXT:   "assertion.region"(%arg0) ({
// CHECK-NEXT:   ^bb0(%arg1: !torch.vtensor<[?,?],f32>):
// CHECK-NEXT:     %int0_0 = torch.constant.int 0
// CHECK-NEXT:     %int1_1 = torch.constant.int 1
// CHECK-NEXT:     %2 = torch.aten.size.int %arg1, %int0_0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:     %3 = torch.aten.add.int %2, %int1_1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:     %4 = torch.aten.gt.int %3, %int1_1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %4, "third"
// CHECK-NEXT:   }) : (!torch.vtensor<[?,?],f32>) -> ()
// CHECK-NEXT:   return %1 : !torch.int
// CHECK-NEXT: }
func.func @shared(%x: !torch.vtensor<[?,?],f32>) -> !torch.int {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %p = torch.aten.add.int %n, %int1 : !torch.int, !torch.int -> !torch.int
  %a = torch.aten.gt.int %p, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "first"
  %b = torch.aten.ne.int %p, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "second"
  torch.runtime.assert %a, "third"
  return %p : !torch.int
}

// CHECK-LABEL: func.func @tensor(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %0 = torch.aten.relu %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   "assertion.region"(%0) ({
// CHECK-NEXT:   ^bb0(%arg1: !torch.vtensor<[?],f32>):
// CHECK-NEXT:     %int0 = torch.constant.int 0
// CHECK-NEXT:     %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:     %2 = torch.aten.gt.int %1, %int0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %2, "empty"
// CHECK-NEXT:   }) : (!torch.vtensor<[?],f32>) -> ()
// CHECK-NEXT:   return %0 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @tensor(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %r = torch.aten.relu %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %n = torch.aten.size.int %r, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %a = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "empty"
  return %r : !torch.vtensor<[?],f32>
}
