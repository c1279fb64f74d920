// An equality counts where its assertion dominates.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --allow-empty \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:

// CHECK-LABEL: func.func @before(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
func.func @before(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %n = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %e = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %e, "same"
  %l = torch.prim.ListConstruct %n, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %r : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @behind(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
func.func @behind(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %n = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %e = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %l = torch.prim.ListConstruct %n, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  torch.runtime.assert %e, "same"
  return %r : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @branch(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
func.func @branch(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %n = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.If %b -> () {
    %e = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %e, "same"
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %l = torch.prim.ListConstruct %n, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %r : !torch.vtensor<[?,2,2],f32>
}
