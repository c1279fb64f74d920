// RUN: torch-mlir-opt %s --torch-decompose-complex-ops | FileCheck %s

// CHECK-LABEL: func.func @square
// CHECK: torch.aten.mul.Tensor %arg0, %arg0
func.func @square(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.square %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}
