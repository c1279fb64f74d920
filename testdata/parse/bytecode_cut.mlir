// Bytecode that ends too soon has no way out as text: it is said that it is cut
// off, wherever that is.
//
// RUN: torch-mlir-opt %s --emit-bytecode -o %t.mlirbc
// RUN: assertion-opt %t.mlirbc | FileCheck %s
// RUN: head -c 5 %t.mlirbc > %t.cut
// RUN: not assertion-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT --implicit-check-not=torch-mlir-opt
// RUN: head -c 60 %t.mlirbc > %t.cut
// RUN: not assertion-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT --implicit-check-not=torch-mlir-opt
// RUN: head -c 200 %t.mlirbc > %t.cut
// RUN: not assertion-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT --implicit-check-not=torch-mlir-opt
// RUN: head -c -1 %t.mlirbc > %t.cut
// RUN: not assertion-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT --implicit-check-not=torch-mlir-opt
//
// CUT: cut:0:0: error: this bytecode is cut off{{$}}

// CHECK-LABEL: func.func @f(%arg0: !torch.vtensor<[?],f32>) {
func.func @f(%arg0: !torch.vtensor<[?],f32>) {
  %0 = torch.constant.str "a string that is long enough to be cut within it"
  return
}
