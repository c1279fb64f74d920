// An operation goes only if none of its results is needed.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// multi-result with one result of mutable type
//
// CHECK-LABEL: func.func @multi(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.int) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %values, %indices = torch.aten.max.dim %arg0, %arg1, %false : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
// CHECK-NEXT:   return %values : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @multi(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> !torch.vtensor<[?],f32> {
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %values, %indices = torch.aten.max.dim %x, %d, %false : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %s = torch.aten.size.int %indices, %int0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %ok = torch.aten.gt.int %s, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "indices"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "indices" with 2 operations of its own and 1 shared
  %v2, %i2 = torch.aten.max.dim %x, %d, %false : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %s2 = torch.aten.size.int %i2, %int0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %s3 = torch.aten.size.int %v2, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %ok2 = torch.aten.eq.int %s2, %s3 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok2, "both"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "both" with 4 operations of its own and 1 shared
  return %values : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @unpack(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1:2 = torch.prim.ListUnpack %0 : !torch.list<int> -> !torch.int, !torch.int
// CHECK-NEXT:   return %1#1 : !torch.int
// CHECK-NEXT: }
func.func @unpack(%a: !torch.int, %b: !torch.int) -> !torch.int {
  %l = torch.prim.ListConstruct %a, %b : (!torch.int, !torch.int) -> !torch.list<int>
  %0:2 = torch.prim.ListUnpack %l : !torch.list<int> -> !torch.int, !torch.int
  %ok = torch.aten.eq.int %0#0, %a : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "first"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "first" with 1 operation of its own
  return %0#1 : !torch.int
}
