// A result of no rank, sizes below zero and too large ones are refused: nothing is written of
// the operation, and the others are.
// RUN: not assertion-opt --tosa-shapes --split-input-file %s -o %t.none 2> %t.said
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t.said
// RUN: not assertion-opt --tosa-shapes --keep-going --quiet --split-input-file %s -o %t 2> %t.errors
// RUN: FileCheck %s --input-file=%t

// CHECK-LABEL: func.func @sort(
// CHECK:         torch.aten.sort
// CHECK-NOT:     torch_c
// CHECK:         return
func.func @sort(%x: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<*,si64> {
  %dim = torch.constant.int -1
  %false = torch.constant.bool false
  // SAID: :[[#@LINE+1]]:23: error: torch.aten.sort is not written in TOSA: a result has no rank, or no element type that TOSA has
  %values, %indices = torch.aten.sort %x, %dim, %false : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<*,si64>
  return %indices : !torch.vtensor<*,si64>
}

// -----

// CHECK-LABEL: func.func @values(
// CHECK:         torch.aten.sort
// CHECK:         return
func.func @values(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],unk> {
  %dim = torch.constant.int -1
  %false = torch.constant.bool false
  // SAID: :[[#@LINE+1]]:23: error: torch.aten.sort is not written in TOSA: a result has no rank, or no element type that TOSA has
  %values, %indices = torch.aten.sort %x, %dim, %false : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],unk>, !torch.vtensor<[?,?],si64>
  return %values : !torch.vtensor<[?,?],unk>
}

// -----

// CHECK-LABEL: func.func @below_zero(
// CHECK:         torch.aten.upsample_nearest2d
// CHECK:         return
func.func @below_zero(%x: !torch.vtensor<[1,1,?,?],f32>) -> !torch.vtensor<[1,1,11,11],f32> {
  %none = torch.constant.none
  %size = torch.constant.int -5
  %0 = torch.prim.ListConstruct %size, %size : (!torch.int, !torch.int) -> !torch.list<int>
  // SAID: :[[#@LINE+1]]:8: error: torch.aten.upsample_nearest2d is not written in TOSA: TOSA has no tensor without elements
  %1 = torch.aten.upsample_nearest2d %x, %0, %none, %none : !torch.vtensor<[1,1,?,?],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,1,11,11],f32>
  return %1 : !torch.vtensor<[1,1,11,11],f32>
}

// -----

// CHECK-LABEL: func.func @least(
// CHECK:         torch.aten.upsample_nearest2d
// CHECK:         return
func.func @least(%x: !torch.vtensor<[1,1,?,?],f32>) -> !torch.vtensor<[1,1,11,11],f32> {
  %none = torch.constant.none
  %size = torch.constant.int -9223372036854775808
  %0 = torch.prim.ListConstruct %size, %size : (!torch.int, !torch.int) -> !torch.list<int>
  // SAID: :[[#@LINE+1]]:8: error: torch.aten.upsample_nearest2d is not written in TOSA: TOSA has no tensor without elements
  %1 = torch.aten.upsample_nearest2d %x, %0, %none, %none : !torch.vtensor<[1,1,?,?],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,1,11,11],f32>
  return %1 : !torch.vtensor<[1,1,11,11],f32>
}

// -----

// CHECK-LABEL: func.func @large(
// CHECK:         torch.aten.upsample_nearest2d
// CHECK:         return
func.func @large(%x: !torch.vtensor<[1,1,?,?],f32>) -> !torch.vtensor<[1,1,?,?],f32> {
  %none = torch.constant.none
  %size = torch.constant.int 4294967296
  %0 = torch.prim.ListConstruct %size, %size : (!torch.int, !torch.int) -> !torch.list<int>
  // SAID: :[[#@LINE+1]]:8: error: torch.aten.upsample_nearest2d is not written in TOSA: no tensor of TOSA has the numbers up to a size this large
  %1 = torch.aten.upsample_nearest2d %x, %0, %none, %none : !torch.vtensor<[1,1,?,?],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,1,?,?],f32>
  return %1 : !torch.vtensor<[1,1,?,?],f32>
}
