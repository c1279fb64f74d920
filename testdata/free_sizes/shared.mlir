// A list that others use too stays as it is for them.
// RUN: assertion-opt --free-sizes --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --allow-empty \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:

// CHECK-LABEL: func.func @list(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.list<int>) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.relu %arg0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.unsqueeze %2, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[1,?,4],f32>
// CHECK-NEXT:   %4 = torch.prim.ListConstruct %int-1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %3, %4 : !torch.vtensor<[1,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %5, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int>
// CHECK-NEXT: }
// SAID: remark: func.return still needs a size: it takes a size as a number
func.func @list(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.list<int>) {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.relu %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %t = torch.aten.unsqueeze %r, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[1,?,4],f32>
  %v = torch.aten.view %t, %l : !torch.vtensor<[1,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %v, %l : !torch.vtensor<[?,4],f32>, !torch.list<int>
}
