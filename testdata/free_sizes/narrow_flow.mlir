// Through which operations a broadcast or a tensor of one value is narrower, and
// which need it whole.
// RUN: assertion-opt --free-sizes --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @transpose(%arg0: !torch.vtensor<[4,?],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4,?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.transpose.int %1, %int0, %int1 : !torch.vtensor<[1,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,1],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[4,1],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[4,?],f32>
// CHECK-NEXT: }
// The 1 goes where the dimension goes.
func.func @transpose(%x: !torch.vtensor<[4,?],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4,?],f32> {
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %c0 = torch.constant.int 0
  %v1 = torch.aten.size.int %x, %c1 : !torch.vtensor<[4,?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.transpose.int %v3, %c0, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,?],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[4,?],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[4,?],f32>
  return %v5 : !torch.vtensor<[4,?],f32>
}

// CHECK-LABEL: func.func @permute(%arg0: !torch.vtensor<[?,4,3],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4,3],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3, %int1, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[3,1,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1, %int-1, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.permute %1, %2 : !torch.vtensor<[3,1,4],f32>, !torch.list<int> -> !torch.vtensor<[1,4,3],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[1,4,3],f32>, !torch.vtensor<[?,4,3],f32> -> !torch.vtensor<[?,4,3],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4,3],f32>
// CHECK-NEXT: }
// Among three, to the front.
func.func @permute(%x: !torch.vtensor<[?,4,3],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4,3],f32> {
  %c0 = torch.constant.int 0
  %c3 = torch.constant.int 3
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %cm1 = torch.constant.int -1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4,3],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %c3, %v1, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[3,?,4],f32>
  %v4 = torch.prim.ListConstruct %c1, %cm1, %c0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.permute %v3, %v4 : !torch.vtensor<[3,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4,3],f32>
  %v6 = torch.aten.mul.Tensor %v5, %x : !torch.vtensor<[?,4,3],f32>, !torch.vtensor<[?,4,3],f32> -> !torch.vtensor<[?,4,3],f32>
  return %v6 : !torch.vtensor<[?,4,3],f32>
}

// CHECK-LABEL: func.func @permute_unknown(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.int) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %arg2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.permute %2, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %5 = torch.aten.mul.Tensor %4, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.permute needs it whole
// Where it goes is not known.
func.func @permute_unknown(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>, %k: !torch.int) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.prim.ListConstruct %k, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.permute %v3, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v6 = torch.aten.mul.Tensor %v5, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @reverse(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4,?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.numpy_T %1 : !torch.vtensor<[1,4],f32> -> !torch.vtensor<[4,1],f32>
// CHECK-NEXT:   %3 = torch.aten.t %arg0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %2, %3 : !torch.vtensor<[4,1],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[4,?],f32>
// CHECK-NEXT: }
// From the first place to the last.
func.func @reverse(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4,?],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.numpy_T %v3 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[4,?],f32>
  %v5 = torch.aten.t %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[4,?],f32>
  %v6 = torch.aten.mul.Tensor %v4, %v5 : !torch.vtensor<[4,?],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[4,?],f32>
  return %v6 : !torch.vtensor<[4,?],f32>
}

// CHECK-LABEL: func.func @unsqueeze(%arg0: !torch.vtensor<[?,3,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,3,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.unsqueeze %1, %int1 : !torch.vtensor<[1,4],f32>, !torch.int -> !torch.vtensor<[1,1,4],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[1,1,4],f32>, !torch.vtensor<[?,3,4],f32> -> !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT: }
// A dimension more beside it.
func.func @unsqueeze(%x: !torch.vtensor<[?,3,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.unsqueeze %v3, %c1 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,1,4],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,1,4],f32>, !torch.vtensor<[?,3,4],f32> -> !torch.vtensor<[?,3,4],f32>
  return %v5 : !torch.vtensor<[?,3,4],f32>
}

// CHECK-LABEL: func.func @squeeze_of_itself(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.squeeze.dim %2, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.squeeze.dim needs it whole
// Of size 1 it would go, and now it must not.
func.func @squeeze_of_itself(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.squeeze.dim %v3, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @select(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.select.int %2, %int0, %int3 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.select.int needs it whole
// A row of a broadcast at any index but 0 would not be there.
func.func @select(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c3 = torch.constant.int 3
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.select.int %v3, %c0, %c3 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @select_another(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.select.int %1, %int1, %int3 : !torch.vtensor<[1,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[1],f32>
// CHECK-NEXT:   %3 = torch.aten.select.int %arg0, %int1, %int0 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %2, %3 : !torch.vtensor<[1],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// A column of it is.
func.func @select_another(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %c3 = torch.constant.int 3
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.select.int %v3, %c1, %c3 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %v5 = torch.aten.select.int %x, %c1, %c0 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %v6 = torch.aten.mul.Tensor %v4, %v5 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %v6 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @slice(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.slice.Tensor %2, %int0, %int1, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %4 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %5 = torch.aten.mul.Tensor %3, %4 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.slice.Tensor needs it whole
// Rows from the second on: of one row none would be left.
func.func @slice(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %c9223372036854775807 = torch.constant.int 9223372036854775807
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.slice.Tensor %v3, %c0, %c1, %c9223372036854775807, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.slice.Tensor %x, %c0, %c1, %c9223372036854775807, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v6 = torch.aten.mul.Tensor %v4, %v5 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @slice_of_all(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.slice.Tensor %1, %int0, %int0, %int9223372036854775807, %int1 : !torch.vtensor<[1,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// All rows of one are one.
func.func @slice_of_all(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c9223372036854775807 = torch.constant.int 9223372036854775807
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.slice.Tensor %v3, %c0, %c0, %c9223372036854775807, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @slice_another(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[8],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[8],f32>, !torch.list<int> -> !torch.vtensor<[1,8],f32>
// CHECK-NEXT:   %2 = torch.aten.slice.Tensor %1, %int1, %int2, %int6, %int1 : !torch.vtensor<[1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// Columns are cut as before.
func.func @slice_another(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[8],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c8 = torch.constant.int 8
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %c6 = torch.constant.int 6
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c8 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[8],f32>, !torch.list<int> -> !torch.vtensor<[?,8],f32>
  %v4 = torch.aten.slice.Tensor %v3, %c1, %c2, %c6, %c1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @index_select(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.index_select %2, %int0, %arg2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.index_select needs it whole
// Indices into rows need the rows,
func.func @index_select(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>, %i: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.index_select %v3, %c0, %i : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @index_select_another(%arg0: !torch.vtensor<[?,2],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[?,2],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.index_select %1, %int-1, %arg2 : !torch.vtensor<[1,4],f32>, !torch.int, !torch.vtensor<[2],si64> -> !torch.vtensor<[1,2],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[1,2],f32>, !torch.vtensor<[?,2],f32> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2],f32>
// CHECK-NEXT: }
// into columns they do not.
func.func @index_select_another(%x: !torch.vtensor<[?,2],f32>, %b: !torch.vtensor<[4],f32>, %i: !torch.vtensor<[2],si64>) -> !torch.vtensor<[?,2],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %cm1 = torch.constant.int -1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,2],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.index_select %v3, %cm1, %i : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[2],si64> -> !torch.vtensor<[?,2],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32> -> !torch.vtensor<[?,2],f32>
  return %v5 : !torch.vtensor<[?,2],f32>
}

// CHECK-LABEL: func.func @sum(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.sum.dim_IntList %2, %3, %true, %none : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %5 = torch.aten.mul.Tensor %4, %arg0 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.sum.dim_IntList needs it whole
// A sum needs all that it adds up,
func.func @sum(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %true = torch.constant.bool true
  %none = torch.constant.none
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.sum.dim_IntList %v3, %v4, %true, %none : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,4],f32>
  %v6 = torch.aten.mul.Tensor %v5, %x : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @sum_another(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.sum.dim_IntList %1, %2, %true, %none : !torch.vtensor<[1,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[1,1],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// not all that it adds up side by side.
func.func @sum_another(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %cm1 = torch.constant.int -1
  %true = torch.constant.bool true
  %none = torch.constant.none
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.prim.ListConstruct %cm1 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.sum.dim_IntList %v3, %v4, %true, %none : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1],f32>
  %v6 = torch.aten.mul.Tensor %v5, %x : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @maximum(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.amax %2, %3, %false : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[4],f32>
// CHECK-NEXT:   %5 = torch.aten.mul.Tensor %4, %arg0 : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.amax needs it whole
// The greatest of one row would be the same, but is not looked into.
func.func @maximum(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %false = torch.constant.bool false
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.amax %v3, %v4, %false : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[4],f32>
  %v6 = torch.aten.mul.Tensor %v5, %x : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @norm(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %float2.000000e00 = torch.constant.float 2.000000e+00
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.linalg_vector_norm %1, %float2.000000e00, %2, %true, %none : !torch.vtensor<[1,4],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[1,1],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// So does a norm, of which the list is operand 2.
func.func @norm(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %f2_0 = torch.constant.float 2.0
  %c1 = torch.constant.int 1
  %true = torch.constant.bool true
  %none = torch.constant.none
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.linalg_vector_norm %v3, %f2_0, %v4, %true, %none : !torch.vtensor<[?,4],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1],f32>
  %v6 = torch.aten.mul.Tensor %v5, %x : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @max_and_where(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %values, %indices = torch.aten.max.dim %2, %int1, %true : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],si64>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %values, %arg0 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.max.dim needs it whole
// Two results are more than is followed.
func.func @max_and_where(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %true = torch.constant.bool true
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4, %v5 = torch.aten.max.dim %v3, %c1, %true : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],si64>
  %v6 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @softmax(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten._softmax %2, %int1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten._softmax needs it whole
// What each row is divided by is in the row, but a softmax is not followed.
func.func @softmax(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten._softmax %v3, %c1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @mm_columns(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4,1],f32>, %arg2: !torch.vtensor<[4,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,1],f32> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   %1 = torch.aten.mm %arg0, %arg2 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   %2 = torch.aten.mul.Tensor %0, %1 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
// Columns of the second factor become those of the product.
func.func @mm_columns(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4,1],f32>, %w: !torch.vtensor<[4,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %w, %c1 : !torch.vtensor<[4,?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %c4, %v1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4,1],f32>, !torch.list<int> -> !torch.vtensor<[4,?],f32>
  %v4 = torch.aten.mm %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[?,?],f32>
  %v5 = torch.aten.mm %x, %w : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[?,?],f32>
  %v6 = torch.aten.mul.Tensor %v4, %v5 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %v6 : !torch.vtensor<[?,?],f32>
}

// CHECK-LABEL: func.func @mm_inner(%arg0: !torch.vtensor<[3,?],f32>, %arg1: !torch.vtensor<[1,2],f32>) -> !torch.vtensor<[3,2],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[3,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[1,2],f32>, !torch.list<int> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:   %3 = torch.aten.mm %arg0, %2 : !torch.vtensor<[3,?],f32>, !torch.vtensor<[?,2],f32> -> !torch.vtensor<[3,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[3,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.mm needs it whole
// Its rows are added up.
func.func @mm_inner(%x: !torch.vtensor<[3,?],f32>, %b: !torch.vtensor<[1,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c1 : !torch.vtensor<[3,?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[1,2],f32>, !torch.list<int> -> !torch.vtensor<[?,2],f32>
  %v4 = torch.aten.mm %x, %v3 : !torch.vtensor<[3,?],f32>, !torch.vtensor<[?,2],f32> -> !torch.vtensor<[3,2],f32>
  return %v4 : !torch.vtensor<[3,2],f32>
}

// CHECK-LABEL: func.func @bmm(%arg0: !torch.vtensor<[?,3,4],f32>, %arg1: !torch.vtensor<[4,2],f32>) -> !torch.vtensor<[?,3,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4,2],f32>, !torch.list<int> -> !torch.vtensor<[?,4,2],f32>
// CHECK-NEXT:   %3 = torch.aten.bmm %arg0, %2 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.bmm needs it whole
// A batch of one product is none of many.
func.func @bmm(%x: !torch.vtensor<[?,3,4],f32>, %b: !torch.vtensor<[4,2],f32>) -> !torch.vtensor<[?,3,2],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4,2],f32>, !torch.list<int> -> !torch.vtensor<[?,4,2],f32>
  %v4 = torch.aten.bmm %x, %v3 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
  return %v4 : !torch.vtensor<[?,3,2],f32>
}

// CHECK-LABEL: func.func @cat(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,8],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %arg0 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %4 = torch.aten.cat %3, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,8],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.broadcast_to still needs a size: torch.prim.ListConstruct needs it whole
// Put together with others there would be too few rows.
func.func @cat(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,8],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.prim.ListConstruct %v3, %x : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %v5 = torch.aten.cat %v4, %c1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %v5 : !torch.vtensor<[?,8],f32>
}

// CHECK-LABEL: func.func @view_with_ones(%arg0: !torch.vtensor<[?,3,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,3,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1, %int1, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[1,4],f32>, !torch.list<int> -> !torch.vtensor<[1,1,4],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[1,1,4],f32>, !torch.vtensor<[?,3,4],f32> -> !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT: }
// A view that adds 1 beside it.
func.func @view_with_ones(%x: !torch.vtensor<[?,3,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4, %c1, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v3, %v5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,1,4],f32>
  %v7 = torch.aten.mul.Tensor %v6, %x : !torch.vtensor<[?,1,4],f32>, !torch.vtensor<[?,3,4],f32> -> !torch.vtensor<[?,3,4],f32>
  return %v7 : !torch.vtensor<[?,3,4],f32>
}

// CHECK-LABEL: func.func @view_that_joins(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %2, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %arg0, %5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   %7 = torch.aten.mul.Tensor %4, %6 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.view needs it whole
// A view that joins it with another dimension.
func.func @view_that_joins(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %cm1 = torch.constant.int -1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.mul.int %v4, %c4 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5 : (!torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v3, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %v8 = torch.prim.ListConstruct %cm1 : (!torch.int) -> !torch.list<int>
  %v9 = torch.aten.view %x, %v8 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %v10 = torch.aten.mul.Tensor %v7, %v9 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %v10 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @of_a_type(%arg0: !torch.vtensor<[?,4],f64>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f64> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int7 = torch.constant.int 7
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.to.dtype %1, %int7, %false, %false, %none : !torch.vtensor<[1,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,4],f64>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[1,4],f64>, !torch.vtensor<[?,4],f64> -> !torch.vtensor<[?,4],f64>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f64>
// CHECK-NEXT: }
// To another type it is as narrow as before.
func.func @of_a_type(%x: !torch.vtensor<[?,4],f64>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f64> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f64>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.to.dtype %v3, %c7, %false, %false, %none : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f64>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,4],f64>, !torch.vtensor<[?,4],f64> -> !torch.vtensor<[?,4],f64>
  return %v5 : !torch.vtensor<[?,4],f64>
}

// CHECK-LABEL: func.func @choice(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],i1>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.where.self %arg2, %1, %arg0 : !torch.vtensor<[4],i1>, !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// One of three operands that has the size is enough.
func.func @choice(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>, %c: !torch.vtensor<[4],i1>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.where.self %c, %v3, %x : !torch.vtensor<[4],i1>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v4 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @choice_between_narrow(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],i1>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.where.self %arg2, %2, %arg1 : !torch.vtensor<[4],i1>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.broadcast_to still needs a size: func.return needs it whole
// None of the three has it.
func.func @choice_between_narrow(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>, %c: !torch.vtensor<[4],i1>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.where.self %c, %v3, %b : !torch.vtensor<[4],i1>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[?,4],f32>
  return %v4 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @of_another_rank(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg2 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.broadcast_to still needs a size: func.return needs it whole
// An operand of fewer dimensions does not have it either,
func.func @of_another_rank(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>, %v: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.mul.Tensor %v3, %v : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[?,4],f32>
  return %v4 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @in_more_dimensions(%arg0: !torch.vtensor<[3,?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,?,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.mul.Tensor %1, %arg0 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[3,?,4],f32> -> !torch.vtensor<[3,?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[3,?,4],f32>
// CHECK-NEXT: }
// one of more dimensions may.
func.func @in_more_dimensions(%x: !torch.vtensor<[3,?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,?,4],f32> {
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c1 : !torch.vtensor<[3,?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.mul.Tensor %v3, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[3,?,4],f32> -> !torch.vtensor<[3,?,4],f32>
  return %v4 : !torch.vtensor<[3,?,4],f32>
}

// CHECK-LABEL: func.func @two_users(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %4 = torch.aten._softmax %2, %int1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3, %4 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten._softmax needs it whole
// One of two users is enough to keep it.
func.func @two_users(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.mul.Tensor %v3, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten._softmax %v3, %c1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %v4, %v5 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @of_a_broadcast(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,?,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int2, %int1, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.broadcast_to %1, %2 : !torch.vtensor<[1,4],f32>, !torch.list<int> -> !torch.vtensor<[2,1,4],f32>
// CHECK-NEXT:   %4 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[1,?,4],f32>
// CHECK-NEXT:   %5 = torch.aten.mul.Tensor %3, %4 : !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[1,?,4],f32> -> !torch.vtensor<[2,?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[2,?,4],f32>
// CHECK-NEXT: }
// The second of two broadcasts of the same size only doubles: no size is in it then.
func.func @of_a_broadcast(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %c2, %v4, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.broadcast_to %v3, %v5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[2,?,4],f32>
  %v7 = torch.aten.unsqueeze %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[1,?,4],f32>
  %v8 = torch.aten.mul.Tensor %v6, %v7 : !torch.vtensor<[2,?,4],f32>, !torch.vtensor<[1,?,4],f32> -> !torch.vtensor<[2,?,4],f32>
  return %v8 : !torch.vtensor<[2,?,4],f32>
}

// CHECK-LABEL: func.func @two_sizes(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,1,4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,?,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg2, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1, %int1, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.broadcast_to %1, %2 : !torch.vtensor<[1,4],f32>, !torch.list<int> -> !torch.vtensor<[1,1,4],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[1,1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[1,?,4],f32>
// CHECK-NEXT:   %5 = torch.aten.mul.Tensor %4, %arg1 : !torch.vtensor<[1,?,4],f32>, !torch.vtensor<[?,1,4],f32> -> !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT: }
// Two operands that have one of the two sizes each.
func.func @two_sizes(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,1,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,1,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v4, %v5, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.broadcast_to %v3, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,4],f32>
  %v8 = torch.aten.mul.Tensor %v7, %x : !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,?,4],f32>
  %v9 = torch.aten.mul.Tensor %v8, %y : !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,1,4],f32> -> !torch.vtensor<[?,?,4],f32>
  return %v9 : !torch.vtensor<[?,?,4],f32>
}

// CHECK-LABEL: func.func @fills_of_each_other(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %float2.000000e00 = torch.constant.float 2.000000e+00
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.full %0, %float2.000000e00, %none, %none, %none, %none : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.ones %2, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %1, %3 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[1,1],f32> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %5 = torch.aten.mul.Tensor %4, %arg0 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// Of two tensors of one value neither has the size; the third has.
func.func @fills_of_each_other(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %f2_0 = torch.constant.float 2.0
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.full %v2, %f2_0, %none, %none, %none, %none : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.ones %v5, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,1],f32>
  %v7 = torch.aten.mul.Tensor %v3, %v6 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,4],f32>
  %v8 = torch.aten.mul.Tensor %v7, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v8 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @fill_returned(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.zeros %1, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.zeros still needs a size: func.return needs it whole
// Returned it needs its size.
func.func @fill_returned(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.zeros %v2, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @empty(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.empty.memory_format %1, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.empty.memory_format still needs a size: func.return needs it whole
// What is in an empty tensor is nobody's business, how much there is of it is.
func.func @empty(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.empty.memory_format %v2, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @fill_of_an_argument(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.ones %0, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.mul.Tensor %1, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:9: remark: torch.aten.ones still needs a size: func.return needs it whole
// As many rows as an argument says, or one.
func.func @fill_of_an_argument(%x: !torch.vtensor<[?,4],f32>, %k: !torch.int) -> !torch.vtensor<[?,4],f32> {
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %v1 = torch.prim.ListConstruct %k, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.ones %v1, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.mul.Tensor %v2, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @fill_of_nothing(%arg0: !torch.vtensor<[?,0],f32>) -> !torch.vtensor<[?,0],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.ones %0, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,0],f32>
// CHECK-NEXT:   %2 = torch.aten.mul.Tensor %1, %arg0 : !torch.vtensor<[1,0],f32>, !torch.vtensor<[?,0],f32> -> !torch.vtensor<[?,0],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,0],f32>
// CHECK-NEXT: }
// A row of nothing is as empty as many: 0 stays.
func.func @fill_of_nothing(%x: !torch.vtensor<[?,0],f32>) -> !torch.vtensor<[?,0],f32> {
  %c0 = torch.constant.int 0
  %none = torch.constant.none
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,0],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c0 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.ones %v2, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,0],f32>
  %v4 = torch.aten.mul.Tensor %v3, %x : !torch.vtensor<[?,0],f32>, !torch.vtensor<[?,0],f32> -> !torch.vtensor<[?,0],f32>
  return %v4 : !torch.vtensor<[?,0],f32>
}

// CHECK-LABEL: func.func @like_another(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %float1.000000e00 = torch.constant.float 1.000000e+00
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.zeros %1, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.full_like %2, %float1.000000e00, %none, %none, %none, %none, %none : !torch.vtensor<[?,4],f32>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %4 = torch.aten.mul.Tensor %3, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.zeros still needs a size: torch.aten.full_like needs it whole
// A tensor like it would be as narrow, but is not followed.
func.func @like_another(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %f1_0 = torch.constant.float 1.0
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.zeros %v2, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.full_like %v3, %f1_0, %none, %none, %none, %none, %none : !torch.vtensor<[?,4],f32>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.mul.Tensor %v4, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @own_size(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[2,?,4],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %int-1, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,?,4],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[2,?,4],f32>
// CHECK-NEXT: }
// A dimension that is expanded to its own size has -1 in the list.
func.func @own_size(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[2,?,4],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %false = torch.constant.bool false
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %c2, %v1, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.expand %x, %v2, %false : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,?,4],f32>
  return %v3 : !torch.vtensor<[2,?,4],f32>
}

// CHECK-LABEL: func.func @own_and_another(%arg0: !torch.vtensor<[?,1],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %0 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.expand %arg0, %1, %false : !torch.vtensor<[?,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.expand still needs a size: func.return needs it whole
// Beside one that is needed: that one stays.
func.func @own_and_another(%x: !torch.vtensor<[?,1],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
  %c0 = torch.constant.int 0
  %false = torch.constant.bool false
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v1, %v2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.expand %x, %v3, %false : !torch.vtensor<[?,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %v4 : !torch.vtensor<[?,?],f32>
}

// CHECK-LABEL: func.func @of_rank_0(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[1],f32>
// CHECK-NEXT:   %2 = torch.aten.mul.Tensor %1, %arg0 : !torch.vtensor<[1],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// A number becomes a vector of one.
func.func @of_rank_0(%x: !torch.vtensor<[?],f32>, %b: !torch.vtensor<[],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %v4 = torch.aten.mul.Tensor %v3, %x : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %v4 : !torch.vtensor<[?],f32>
}
