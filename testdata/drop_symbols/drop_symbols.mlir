// Symbolic shapes go, and symbols that nothing else uses.
// RUN: assertion-opt --drop-symbols %s | FileCheck %s
// RUN: assertion-opt --drop-symbols --drop-symbols %s | FileCheck %s
// RUN: assertion-opt --strip --keep-symbols --quiet %s \
// RUN:   | FileCheck %s --check-prefix=KEEP
// RUN: assertion-opt --drop-symbols %s | torch-mlir-opt -o /dev/null

// CHECK-LABEL: func.func @bound(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %0 = torch.aten.relu %arg0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// KEEP-LABEL: func.func @bound(
// KEEP-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 1024} : !torch.int
// KEEP-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// KEEP-NEXT:   %1 = torch.aten.relu
// KEEP-NEXT:   torch.bind_symbolic_shape %1, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// KEEP-NEXT:   return %1
func.func @bound(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %s = torch.symbolic_int "s0" {min_val = 2, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %r = torch.aten.relu %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %r, [%s], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @used(%arg0: !torch.vtensor<[?],f32>) -> !torch.int {
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 9223372036854775807} : !torch.int
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @used(%x: !torch.vtensor<[?],f32>) -> !torch.int {
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 9223372036854775807} : !torch.int
  %t = torch.symbolic_int "s1" {min_val = 0, max_val = 9223372036854775807} : !torch.int
  torch.bind_symbolic_shape %x, [%s, %t], affine_map<()[s0, s1] -> (s0 * s1)> : !torch.vtensor<[?],f32>
  return %s : !torch.int
}
