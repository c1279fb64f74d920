// Sparse encodings of torch tensors, in place and by name.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 64, crdWidth = 32 }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>

// CHECK-LABEL: func.func @csr(%arg0: !torch.vtensor<[2,3],f32,#sparse>) -> !torch.vtensor<[2,3],f32> {
// CHECK-NEXT:   %0 = torch.aten.mul.Tensor %arg0, %arg0 : !torch.vtensor<[2,3],f32,#sparse>, !torch.vtensor<[2,3],f32,#sparse> -> !torch.vtensor<[2,3],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[2,3],f32>
// CHECK-NEXT: }
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @csr(%arg0: !torch.vtensor<[2,3],f32,#csr>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.mul.Tensor %arg0, %arg0 : !torch.vtensor<[2,3],f32,#csr>, !torch.vtensor<[2,3],f32,#csr> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: func.func private @coo(!torch.vtensor<[?,?],f64,#sparse1>) -> !torch.list<vtensor<[?,?],f64,#sparse1>>
#coo = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 64, crdWidth = 32 }>
func.func private @coo(!torch.vtensor<[?,?],f64,#coo>) -> !torch.list<vtensor<[?,?],f64,#coo>>

// CHECK-LABEL: func.func private @in_place(!torch.vtensor<[4,4],f32,#sparse2>)
func.func private @in_place(!torch.vtensor<[4,4],f32,#sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>>)

// CHECK-LABEL: func.func private @builtin(tensor<2x3xf32, #sparse>) -> tensor<2x3xf32, #sparse>
func.func private @builtin(tensor<2x3xf32, #csr>) -> tensor<2x3xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
