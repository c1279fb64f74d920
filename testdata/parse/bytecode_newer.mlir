// Bytecode with what only a newer MLIR knows, here the affine map, is refused with
// the way out, and the way out works.
//
// RUN: torch-mlir-opt %s --emit-bytecode -o %t.mlirbc
// RUN: rm -f %t.out
// RUN: not assertion-opt %t.mlirbc -o %t.out 2> %t.err
// RUN: not ls %t.out
// RUN: FileCheck %s --check-prefix=ERR --input-file=%t.err
// RUN: torch-mlir-opt %t.mlirbc -o %t.mlir
// RUN: assertion-opt %t.mlir | FileCheck %s

// ERR: mlirbc:0:0: error: unknown attribute code
// ERR: mlirbc:0:0: error: cannot read this bytecode; turn the file into text: torch-mlir-opt FILE -o FILE.mlir

// CHECK-LABEL: func.func @f(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
func.func @f(%arg0: !torch.vtensor<[?],f32>) {
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  return
}
