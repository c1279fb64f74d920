// A raising torch.prim.If goes in whole, with what its branches need.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s
// RUN: assertion-opt --wrap --unwrap --quiet %s | FileCheck %s --check-prefix=BACK

// CHECK-LABEL: func.func @nested(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {
// CHECK-NEXT:   "assertion.region"(%arg1, %arg0) ({
// CHECK-NEXT:   ^bb0(%arg2: !torch.bool, %arg3: !torch.vtensor<[?],f32>):
// CHECK-NEXT:     %none = torch.constant.none
// CHECK-NEXT:     %str = torch.constant.str "nested"
// CHECK-NEXT:     %int0 = torch.constant.int 0
// CHECK-NEXT:     torch.prim.If %arg2 -> () {
// CHECK-NEXT:       %0 = torch.aten.size.int %arg3, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:       %1 = torch.aten.eq.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:       torch.prim.If %1 -> () {
// CHECK-NEXT:         torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:         torch.prim.If.yield
// CHECK-NEXT:       } else {
// CHECK-NEXT:         torch.prim.If.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       torch.prim.If.yield
// CHECK-NEXT:     } else {
// CHECK-NEXT:       torch.prim.If.yield
// CHECK-NEXT:     }
// CHECK-NEXT:   }) : (!torch.bool, !torch.vtensor<[?],f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
//
// BACK-LABEL: func.func @nested(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {
// BACK-NEXT:   %none = torch.constant.none
// BACK-NEXT:   %str = torch.constant.str "nested"
// BACK-NEXT:   %int0 = torch.constant.int 0
// BACK-NEXT:   torch.prim.If %arg1 -> () {
// BACK-NEXT:     %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// BACK-NEXT:     %1 = torch.aten.eq.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// BACK-NEXT:     torch.prim.If %1 -> () {
// BACK-NEXT:       torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// BACK-NEXT:       torch.prim.If.yield
// BACK-NEXT:     } else {
// BACK-NEXT:       torch.prim.If.yield
// BACK-NEXT:     }
// BACK-NEXT:     torch.prim.If.yield
// BACK-NEXT:   } else {
// BACK-NEXT:     torch.prim.If.yield
// BACK-NEXT:   }
// BACK-NEXT:   return
// BACK-NEXT: }
func.func @nested(%x: !torch.vtensor<[?],f32>, %c: !torch.bool) {
  %none = torch.constant.none
  %msg = torch.constant.str "nested"
  %int0 = torch.constant.int 0
  torch.prim.If %c -> () {
    %s = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
    %e = torch.aten.eq.int %s, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %e -> () {
      torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}
