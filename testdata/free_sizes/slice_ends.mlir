// The end of a slice that is the end of its dimension.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @to_the_end(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// An end that is the size is no end.
func.func @to_the_end(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.slice.Tensor %x, %c0, %c1, %v1, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v2 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @of_another_dimension(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.slice.Tensor %arg0, %int0, %int0, %0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:9: remark: torch.aten.slice.Tensor still needs a size: it takes a size as a number
// The size of another dimension is one.
func.func @of_another_dimension(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %v1 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.slice.Tensor %x, %c0, %c0, %v1, %c1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %v2 : !torch.vtensor<[?,?],f32>
}

// CHECK-LABEL: func.func @to_the_last_but_one(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.sub.int %0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.slice.Tensor %arg0, %int0, %int0, %1, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.slice.Tensor still needs a size: it takes a size as a number
// n - 1 is an end.
func.func @to_the_last_but_one(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.sub.int %v1, %c1 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.slice.Tensor %x, %c0, %c0, %v2, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @beyond_the_end(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.add.int %0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.slice.Tensor %arg0, %int0, %int0, %1, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.slice.Tensor still needs a size: it takes a size as a number
// n + 1 is none, but that is not looked into.
func.func @beyond_the_end(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.add.int %v1, %c1 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.slice.Tensor %x, %c0, %c0, %v2, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @from_a_size(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.slice.Tensor %arg0, %int0, %0, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.slice.Tensor still needs a size: it takes a size as a number
// Where it begins stays.
func.func @from_a_size(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.slice.Tensor %x, %c0, %v1, %v2, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @from_behind(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int-2 = torch.constant.int -2
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int-2, %int0, %int9223372036854775807, %int2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// A dimension counted from behind, every second row.
func.func @from_behind(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %cm2 = torch.constant.int -2
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %cm2 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.slice.Tensor %x, %cm2, %c0, %v1, %c2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v2 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @out_of_range(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.slice.Tensor %arg0, %int2, %int0, %0, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.slice.Tensor still needs a size: it takes a size as a number
// No such dimension: it fails as it did.
func.func @out_of_range(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.slice.Tensor %x, %c2, %c0, %v1, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v2 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @unknown_dimension(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.slice.Tensor %arg0, %arg1, %int0, %0, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:9: remark: torch.aten.slice.Tensor still needs a size: it takes a size as a number
// Any dimension.
func.func @unknown_dimension(%x: !torch.vtensor<[?,4],f32>, %d: !torch.int) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.slice.Tensor %x, %d, %c0, %v1, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v2 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @of_an_equal_tensor(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// The size of what was computed from it.
func.func @of_an_equal_tensor(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.tanh %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %v1, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.slice.Tensor %x, %c0, %c1, %v2, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @by_a_size(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int9223372036854775807, %0 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:9: remark: torch.aten.slice.Tensor still needs a size: it takes a size as a number
// A step may be a size, and stays.
func.func @by_a_size(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c9223372036854775807 = torch.constant.int 9223372036854775807
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.slice.Tensor %x, %c0, %c0, %c9223372036854775807, %v1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v2 : !torch.vtensor<[?,4],f32>
}
