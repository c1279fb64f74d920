// What was dead before and uses a slice goes with it. Other dead code is left
// to --dce.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop --dce --quiet %s | FileCheck %s --check-prefix=DCE
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @dead(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.add.int %int1, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
//
// DCE-LABEL: func.func @dead(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) -> !torch.vtensor<[?],f32> {
// DCE-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// DCE-NEXT: }
func.func @dead(%x: !torch.vtensor<[?],f32>, %c: !torch.bool) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "empty"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "empty" with 3 operations of its own; it guarded func.return
  %dead = torch.aten.add.int %n, %int1 : !torch.int, !torch.int -> !torch.int
  torch.prim.If %c -> () {
    %deader = torch.aten.mul.int %dead, %int1 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %other = torch.aten.add.int %int1, %int1 : !torch.int, !torch.int -> !torch.int
  return %x : !torch.vtensor<[?],f32>
}
