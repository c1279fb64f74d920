// torch.runtime.assert goes with its slice; what the result needs stays.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @both(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
func.func @both(%x: !torch.vtensor<[?,?],f32>, %y: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %b = torch.aten.size.int %y, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %a, %b : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %eq, "rows differ"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "rows differ" with 4 operations of its own; it guarded torch.aten.add.Tensor
  %c = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %ge = torch.aten.ge.int %c, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ge, "no columns"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "no columns" with 2 operations of its own; it guarded torch.aten.add.Tensor
  %sum = torch.aten.add.Tensor %x, %y, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %sum : !torch.vtensor<[?,?],f32>
}

// CHECK-LABEL: func.func @size_shared_with_view(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.mul.int %0, %int4 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @size_shared_with_view(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %ne = torch.aten.ne.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ne, "empty"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "empty" with 1 operation of its own; it guarded torch.aten.mul.int
  %m = torch.aten.mul.int %n, %int4 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %m : (!torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @condition_shared_with_branch(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.int {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.ne.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   %2 = torch.prim.If %1 -> (!torch.int) {
// CHECK-NEXT:     torch.prim.If.yield %0 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield %int4 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %2 : !torch.int
// CHECK-NEXT: }
func.func @condition_shared_with_branch(%x: !torch.vtensor<[?,4],f32>) -> !torch.int {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %ne = torch.aten.ne.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ne, "empty"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "empty" with 0 operations of its own; it guarded torch.prim.If
  %r = torch.prim.If %ne -> (!torch.int) {
    torch.prim.If.yield %n : !torch.int
  } else {
    torch.prim.If.yield %int4 : !torch.int
  }
  return %r : !torch.int
}
