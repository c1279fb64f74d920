// Symbolic sizes and the shapes bound to them.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @bind(%arg0: !torch.vtensor<[?,?,3],f32>) {
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
// CHECK-NEXT:   %1 = torch.symbolic_int "s1" {min_val = 0, max_val = 9223372036854775807} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0, s1, 3)> : !torch.vtensor<[?,?,3],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bind(%arg0: !torch.vtensor<[?,?,3],f32>) {
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  %1 = torch.symbolic_int "s1" {min_val = 0, max_val = 9223372036854775807} : !torch.int
  torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0, s1, 3)> : !torch.vtensor<[?,?,3],f32>
  return
}

// The map is simplified as it is read.
// CHECK-LABEL: func.func @expressions(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = -1, max_val = 4} : !torch.int
// CHECK-NEXT:   %1 = torch.symbolic_int "s1" {min_val = 2, max_val = 4} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0 * 2 + 1, s0 + s1)> : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0 - 1, s0 floordiv 2)> : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0 mod 4, s1 ceildiv 3)> : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%1], affine_map<()[s0] -> (2, (s0 + 1) * 4)> {why} : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @expressions(%arg0: !torch.vtensor<[?,?],f32>) {
  %0 = torch.symbolic_int "s0" {min_val = -1, max_val = 4} : !torch.int
  %1 = torch.symbolic_int "s1" {min_val = 2, max_val = 4} : !torch.int
  torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0 * 2 + 1, s0 + s1)> : !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[a, b] -> (a - 1, a floordiv 2)> : !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0 mod 4, s1 ceildiv 3)> : !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %arg0, [%1], affine_map<()[s0] -> (s0 * 0 + 2, (s0 + 1) * 4)> {why} : !torch.vtensor<[?,?],f32>
  return
}

// CHECK-LABEL: func.func @no_symbols(%arg0: !torch.vtensor<[2],f32>) {
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [], affine_map<() -> (2)> : !torch.vtensor<[2],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @no_symbols(%arg0: !torch.vtensor<[2],f32>) {
  torch.bind_symbolic_shape %arg0, [], affine_map<() -> (2)> : !torch.vtensor<[2],f32>
  return
}

// A map that has a name outside stands in place.
// CHECK-LABEL: func.func @alias(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch.symbolic_int "s" {min_val = 1, max_val = 2} {why = "attribute"} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
#map = affine_map<()[s0] -> (s0)>
func.func @alias(%arg0: !torch.vtensor<[?],f32>) {
  %0 = torch.symbolic_int "s" {min_val = 1, max_val = 2} {why = "attribute"} : !torch.int
  torch.bind_symbolic_shape %arg0, [%0], #map : !torch.vtensor<[?],f32>
  return
}

// CHECK-LABEL: func.func @generic(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch.symbolic_int "n" {min_val = 1, max_val = 7} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0 * 3)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic(%arg0: !torch.vtensor<[?],f32>) {
  %0 = "torch.symbolic_int"() <{max_val = 7 : i64, min_val = 1 : i64, symbol_name = "n"}> : () -> !torch.int
  "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = affine_map<()[s0] -> (s0 * 3)>}> : (!torch.vtensor<[?],f32>, !torch.int) -> ()
  return
}

// CHECK-LABEL: func.func @assert(%arg0: !torch.bool) {
// CHECK-NEXT:   torch.runtime.assert %arg0, "Runtime assertion failed for expression Eq(s0, 2)"
// CHECK-NEXT:   torch.runtime.assert %arg0, "" {why = "attribute"}
// CHECK-NEXT:   torch.runtime.assert %arg0, "two\0Alines"
// CHECK-NEXT:   torch.runtime.assert %arg0, "generic"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assert(%arg0: !torch.bool) {
  torch.runtime.assert %arg0, "Runtime assertion failed for expression Eq(s0, 2)"
  torch.runtime.assert %arg0, "" {why = "attribute"}
  torch.runtime.assert %arg0, "two\nlines"
  "torch.runtime.assert"(%arg0) <{message = "generic"}> : (!torch.bool) -> ()
  return
}
