// What is not selected stays with its slice; dead code goes all the same.
// RUN: assertion-opt --kinds=cf --strip --quiet %s | FileCheck %s
// RUN: assertion-opt --kinds=cf --strip %s -o /dev/null 2>&1 | count 0

// CHECK-LABEL: func.func @kept(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.bool) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   torch.prim.If %arg1 -> () {
// CHECK-NEXT:     %1 = torch.aten.gt.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %1, "empty"
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
func.func @kept(%x: !torch.vtensor<[?,4],f32>, %c: !torch.bool) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.If %c -> () {
    %ok = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %ok, "empty"
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %e = torch.aten.empty.memory_format %l, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %x : !torch.vtensor<[?,4],f32>
}
