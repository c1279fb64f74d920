// Arithmetic on sizes: what is known to be the first dimension of [n, 4] and what is not.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @elements(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The number of elements, divided by what is in a row.
func.func @elements(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c4 = torch.constant.int 4
  %c2 = torch.constant.int 2
  %v1 = torch.aten.numel %x : !torch.vtensor<[?,4],f32> -> !torch.int
  %v2 = torch.aten.floordiv.int %v1, %c4 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @len(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The length is the first dimension.
func.func @len(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c2 = torch.constant.int 2
  %v1 = torch.aten.len.Tensor %x : !torch.vtensor<[?,4],f32> -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @rank(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.dim %arg0 : !torch.vtensor<[?,4],f32> -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.mul.int %0, %1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A rank is a number: two is not n.
func.func @rank(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.dim %x : !torch.vtensor<[?,4],f32> -> !torch.int
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.mul.int %v1, %v2 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @rank_as_a_size(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// As one of the known sizes it is written out.
func.func @rank_as_a_size(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.dim %x : !torch.vtensor<[?,4],f32> -> !torch.int
  %v3 = torch.prim.ListConstruct %v1, %v2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @length_of_a_list(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The length of a list, which is the rank too.
func.func @length_of_a_list(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size %x : !torch.vtensor<[?,4],f32> -> !torch.list<int>
  %v3 = torch.aten.len.t %v2 : !torch.list<int> -> !torch.int
  %v4 = torch.aten.add.int %v1, %v3 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.aten.sub.int %v4, %c2 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %x, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v7 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @out_of_range(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size %arg0 : !torch.vtensor<[?,4],f32> -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.__getitem__.t %0, %int2 : !torch.list<int>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// An element that the list does not have is any number.
func.func @out_of_range(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size %x : !torch.vtensor<[?,4],f32> -> !torch.list<int>
  %v2 = torch.aten.__getitem__.t %v1, %c2 : !torch.list<int>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @exact(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// 4 n by 4.
func.func @exact(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.mul.int %v1, %c4 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.floordiv.int %v2, %c4 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @rounded(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.floordiv.int %0, %int2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.mul.int %1, %int2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// n by 2 times 2 may be one less.
func.func @rounded(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.floordiv.int %v1, %c2 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.mul.int %v2, %c2 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @rounded_both(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A quotient that is not exact is the same where it is written twice.
func.func @rounded_both(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.floordiv.int %v1, %c2 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.floordiv.int %v4, %c2 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.aten.sub.int %v3, %v5 : !torch.int, !torch.int -> !torch.int
  %v7 = torch.aten.add.int %v2, %v6 : !torch.int, !torch.int -> !torch.int
  %v8 = torch.prim.ListConstruct %v7, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v9 = torch.aten.view %x, %v8 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v9 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @by_itself(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.floordiv.int %1, %2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.aten.mul.int %0, %3 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %4, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %arg0, %5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// By n itself, which may be 0: not 1.
func.func @by_itself(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.floordiv.int %v2, %v3 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.aten.mul.int %v1, %v4 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %x, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v7 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @by_less_than_nothing(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.floordiv.int %0, %int-1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.floordiv.int %1, %int-1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// By -1, twice: rounding is another matter there, so nothing is said.
func.func @by_less_than_nothing(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %cm1 = torch.constant.int -1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.floordiv.int %v1, %cm1 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.floordiv.int %v2, %cm1 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @remainder(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.floordiv.int %0, %int3 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.mul.int %1, %int3 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.aten.remainder.int %3, %int3 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %5 = torch.aten.add.int %2, %4 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %6 = torch.prim.ListConstruct %5, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %7 = torch.aten.view %arg0, %6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+13]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// What is left over and what is not: n, but nobody adds that up.
func.func @remainder(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c3 = torch.constant.int 3
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.floordiv.int %v1, %c3 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.mul.int %v2, %c3 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.remainder.int %v4, %c3 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.aten.add.int %v3, %v5 : !torch.int, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %v6, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %x, %v7 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v8 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @remainder_cancels(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The same remainder twice is none.
func.func @remainder_cancels(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c3 = torch.constant.int 3
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.remainder.int %v2, %c3 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.aten.add.int %v1, %v3 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v6 = torch.aten.remainder.int %v5, %c3 : !torch.int, !torch.int -> !torch.int
  %v7 = torch.aten.sub.int %v4, %v6 : !torch.int, !torch.int -> !torch.int
  %v8 = torch.prim.ListConstruct %v7, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v9 = torch.aten.view %x, %v8 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v9 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @negated(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// - (0 - n).
func.func @negated(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.sub.int %c0, %v1 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.neg.int %v2 : !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @greater_than_nothing(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// No size is less than 0,
func.func @greater_than_nothing(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.max.int %c0, %v1 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @at_least_one(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.max.int %0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// but it may be less than 1.
func.func @at_least_one(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.max.int %v1, %c1 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @greater_of_itself(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The greater of n and n, read in two ways.
func.func @greater_of_itself(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.len.Tensor %x : !torch.vtensor<[?,4],f32> -> !torch.int
  %v3 = torch.prim.max.int %v1, %v2 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @smaller(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int7 = torch.constant.int 7
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.min.int %0, %int7 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// The smaller of n and 7 is n or 7.
func.func @smaller(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c7 = torch.constant.int 7
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.min.int %v1, %c7 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @tensor_and_back(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A tensor without dimensions holds the number.
func.func @tensor_and_back(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.NumToTensor.Scalar %v1 : !torch.int -> !torch.vtensor<[],si64>
  %v3 = torch.aten.Int.Tensor %v2 : !torch.vtensor<[],si64> -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @tensor_arithmetic(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// And is computed with: (n - 2 * 3) + 6.
func.func @tensor_arithmetic(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c3 = torch.constant.int 3
  %c6 = torch.constant.int 6
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.NumToTensor.Scalar %v1 : !torch.int -> !torch.vtensor<[],si64>
  %v3 = torch.prim.NumToTensor.Scalar %c2 : !torch.int -> !torch.vtensor<[],si64>
  %v4 = torch.aten.sub.Tensor %v2, %v3, %c3 : !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %v5 = torch.aten.add.Scalar %v4, %c6, %c1 : !torch.vtensor<[],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v6 = torch.aten.item %v5 : !torch.vtensor<[],si64> -> !torch.int
  %v7 = torch.prim.ListConstruct %v6, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %x, %v7 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v8 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @tensor_of_floats(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.NumToTensor.Scalar %0 : !torch.int -> !torch.vtensor<[],f64>
// CHECK-NEXT:   %2 = torch.prim.NumToTensor.Scalar %int1 : !torch.int -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %1, %2 : !torch.vtensor<[],f64>, !torch.vtensor<[],si64> -> !torch.vtensor<[],f64>
// CHECK-NEXT:   %4 = torch.aten.Int.Tensor %3 : !torch.vtensor<[],f64> -> !torch.int
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %4, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %arg0, %5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.mul.Tensor still needs a size: it takes a size as a number
// SAID: :[[#@LINE+12]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A tensor of floats does not hold it.
func.func @tensor_of_floats(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.NumToTensor.Scalar %v1 : !torch.int -> !torch.vtensor<[],f64>
  %v3 = torch.prim.NumToTensor.Scalar %c1 : !torch.int -> !torch.vtensor<[],si64>
  %v4 = torch.aten.mul.Tensor %v2, %v3 : !torch.vtensor<[],f64>, !torch.vtensor<[],si64> -> !torch.vtensor<[],f64>
  %v5 = torch.aten.Int.Tensor %v4 : !torch.vtensor<[],f64> -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %x, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v7 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @divided_down(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Divided and rounded down it is exact.
func.func @divided_down(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c2 = torch.constant.int 2
  %mode = torch.constant.str "floor"
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.NumToTensor.Scalar %v1 : !torch.int -> !torch.vtensor<[],si64>
  %v3 = torch.aten.mul.Scalar %v2, %c4 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %v4 = torch.prim.NumToTensor.Scalar %c4 : !torch.int -> !torch.vtensor<[],si64>
  %v5 = torch.aten.div.Tensor_mode %v3, %v4, %mode : !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.str -> !torch.vtensor<[],si64>
  %v6 = torch.aten.Int.Tensor %v5 : !torch.vtensor<[],si64> -> !torch.int
  %v7 = torch.prim.ListConstruct %v6, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %x, %v7 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v8 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @divided_to_zero(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %str = torch.constant.str "trunc"
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.NumToTensor.Scalar %0 : !torch.int -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %2 = torch.aten.mul.Scalar %1, %int4 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %3 = torch.prim.NumToTensor.Scalar %int4 : !torch.int -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %4 = torch.aten.div.Tensor_mode %2, %3, %str : !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.str -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %5 = torch.aten.Int.Tensor %4 : !torch.vtensor<[],si64> -> !torch.int
// CHECK-NEXT:   %6 = torch.prim.ListConstruct %5, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %7 = torch.aten.view %arg0, %6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+12]]:9: remark: torch.aten.div.Tensor_mode still needs a size: it takes a size as a number
// SAID: :[[#@LINE+14]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Towards zero is not looked into.
func.func @divided_to_zero(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c2 = torch.constant.int 2
  %mode = torch.constant.str "trunc"
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.NumToTensor.Scalar %v1 : !torch.int -> !torch.vtensor<[],si64>
  %v3 = torch.aten.mul.Scalar %v2, %c4 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %v4 = torch.prim.NumToTensor.Scalar %c4 : !torch.int -> !torch.vtensor<[],si64>
  %v5 = torch.aten.div.Tensor_mode %v3, %v4, %mode : !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.str -> !torch.vtensor<[],si64>
  %v6 = torch.aten.Int.Tensor %v5 : !torch.vtensor<[],si64> -> !torch.int
  %v7 = torch.prim.ListConstruct %v6, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %x, %v7 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v8 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @overflow(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.mul.int %0, %int9223372036854775807 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.mul.int %1, %int9223372036854775807 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A product that is more than 64 bits hold is no number.
func.func @overflow(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c9223372036854775807 = torch.constant.int 9223372036854775807
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.mul.int %v1, %c9223372036854775807 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.mul.int %v2, %c9223372036854775807 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @from_a_tensor(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.item %arg1 : !torch.vtensor<[],si64> -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// An element of a tensor is any number.
func.func @from_a_tensor(%x: !torch.vtensor<[?,4],f32>, %i: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,2,2],f32> {
  %c2 = torch.constant.int 2
  %v1 = torch.aten.item %i : !torch.vtensor<[],si64> -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @from_data(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.NumToTensor.Scalar %0 : !torch.int -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %2 = torch.aten.unsqueeze %1, %int0 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[1],si64>
// CHECK-NEXT:   %3 = torch.aten.select.int %2, %int0, %int0 : !torch.vtensor<[1],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %4 = torch.aten.item %3 : !torch.vtensor<[],si64> -> !torch.int
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %4, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %arg0, %5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.unsqueeze still needs a size: it takes a size as a number
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Also where it was stored as a size.
func.func @from_data(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.NumToTensor.Scalar %v1 : !torch.int -> !torch.vtensor<[],si64>
  %v3 = torch.aten.unsqueeze %v2, %c0 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[1],si64>
  %v4 = torch.aten.select.int %v3, %c0, %c0 : !torch.vtensor<[1],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v5 = torch.aten.item %v4 : !torch.vtensor<[],si64> -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %x, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v7 : !torch.vtensor<[?,2,2],f32>
}
