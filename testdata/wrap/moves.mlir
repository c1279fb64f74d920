// What is exclusive moves in, in its old order, next to the assertion; what it
// reads from outside is captured.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s
// RUN: assertion-opt --wrap --unwrap --quiet %s | FileCheck %s --check-prefix=BACK

// CHECK-LABEL: func.func @batch(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   "assertion.region"(%arg0, %arg1) ({
// CHECK-NEXT:   ^bb0(%arg2: !torch.vtensor<[?,8],f32>, %arg3: !torch.vtensor<[?,8],f32>):
// CHECK-NEXT:     %int0 = torch.constant.int 0
// CHECK-NEXT:     %1 = torch.aten.size.int %arg2, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
// CHECK-NEXT:     %2 = torch.aten.size.int %arg3, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
// CHECK-NEXT:     %3 = torch.aten.eq.int %1, %2 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %3, "rows differ"
// CHECK-NEXT:   }) : (!torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>) -> ()
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,8],f32>
// CHECK-NEXT: }
//
// BACK-LABEL: func.func @batch(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
// BACK-NEXT:   %int1 = torch.constant.int 1
// BACK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
// BACK-NEXT:   %int0 = torch.constant.int 0
// BACK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
// BACK-NEXT:   %2 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
// BACK-NEXT:   %3 = torch.aten.eq.int %1, %2 : !torch.int, !torch.int -> !torch.bool
// BACK-NEXT:   torch.runtime.assert %3, "rows differ"
// BACK-NEXT:   return %0 : !torch.vtensor<[?,8],f32>
// BACK-NEXT: }
func.func @batch(%x: !torch.vtensor<[?,8],f32>, %y: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %y, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %sum = torch.aten.add.Tensor %x, %y, %int1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  torch.runtime.assert %eq, "rows differ"
  return %sum : !torch.vtensor<[?,8],f32>
}
