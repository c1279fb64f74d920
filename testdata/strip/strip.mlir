// drop, then dce: neither chain nor shell is left, in whatever order the verbs
// come.
// RUN: assertion-opt --strip --quiet %s | FileCheck %s
// RUN: assertion-opt --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --dce --strip --quiet %s | FileCheck %s
// RUN: assertion-opt --wrap --strip --quiet %s | FileCheck %s
// RUN: assertion-opt --wrap --unwrap --strip --strip --quiet %s | FileCheck %s
// RUN: assertion-opt --dce --drop --quiet %s | FileCheck %s --check-prefix=ORDER
// RUN: assertion-opt --strip %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @bn(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.bool) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
//
// ORDER-LABEL: func.func @bn(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.bool) -> !torch.vtensor<[?,4],f32> {
// ORDER-NEXT:   torch.prim.If %arg1 -> () {
// ORDER-NEXT:     torch.prim.If.yield
// ORDER-NEXT:   } else {
// ORDER-NEXT:     torch.prim.If.yield
// ORDER-NEXT:   }
// ORDER-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// ORDER-NEXT: }
func.func @bn(%x: !torch.vtensor<[?,4],f32>, %c: !torch.bool) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.If %c -> () {
    %ok = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %ok, "empty"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "empty" with 3 operations of its own
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %e = torch.aten.empty.memory_format %l, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %x : !torch.vtensor<[?,4],f32>
}
