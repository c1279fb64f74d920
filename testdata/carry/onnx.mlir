// torch.operator "onnx..." as the importer writes it: its names are those of the
// table without "torch.", and what has no row is read as a tensor.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// Sizes, arithmetic and comparisons of integers.
// CHECK-LABEL: func.func @integers(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "integers", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : index
// CHECK-NEXT:       %4 = tensor.dim %arg1, %3 : tensor<?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.addi %2, %5 : i64
// CHECK-NEXT:       %7 = arith.muli %6, %2 : i64
// CHECK-NEXT:       %8 = arith.subi %7, %5 : i64
// CHECK-NEXT:       %9 = arith.cmpi sgt, %8, %2 : i64
// CHECK-NEXT:       %10 = arith.cmpi eq, %2, %5 : i64
// CHECK-NEXT:       %11 = arith.constant true
// CHECK-NEXT:       %12 = arith.xori %10, %11 : i1
// CHECK-NEXT:       %13 = arith.ori %9, %12 : i1
// CHECK-NEXT:       cf.assert %13, \22integers\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>, tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @integers(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[?],f32>) {
  %0 = torch.operator "onnx.Shape"(%x) : (!torch.vtensor<[?],f32>) -> !torch.vtensor<[1],si64>
  %1 = torch.operator "onnx.Shape"(%y) : (!torch.vtensor<[?],f32>) -> !torch.vtensor<[1],si64>
  %2 = torch.operator "onnx.Add"(%0, %1) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
  %3 = torch.operator "onnx.Mul"(%2, %0) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
  %4 = torch.operator "onnx.Sub"(%3, %1) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
  %5 = torch.operator "onnx.Greater"(%4, %0) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],i1>
  %6 = torch.operator "onnx.Equal"(%0, %1) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],i1>
  %7 = torch.operator "onnx.Not"(%6) : (!torch.vtensor<[1],i1>) -> !torch.vtensor<[1],i1>
  %8 = torch.operator "onnx.Or"(%5, %7) : (!torch.vtensor<[1],i1>, !torch.vtensor<[1],i1>) -> !torch.vtensor<[1],i1>
  %ok = torch.aten.Bool.Tensor %8 : !torch.vtensor<[1],i1> -> !torch.bool
  torch.runtime.assert %ok, "integers"
  return
}

// The number of elements.
// CHECK-LABEL: func.func @size(%arg0: !torch.vtensor<[?,2],f32>, %arg1: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,2],f32> -> tensor<?x2xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "size", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x2xf32>, %arg1: tensor<i64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x2xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : i64
// CHECK-NEXT:       %4 = arith.muli %3, %2 : i64
// CHECK-NEXT:       %5 = arith.constant 2 : i64
// CHECK-NEXT:       %6 = arith.muli %4, %5 : i64
// CHECK-NEXT:       %7 = tensor.extract %arg1[] : tensor<i64>
// CHECK-NEXT:       %8 = arith.cmpi sle, %7, %6 : i64
// CHECK-NEXT:       cf.assert %8, \22size\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x2xf32>, tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @size(%x: !torch.vtensor<[?,2],f32>, %y: !torch.vtensor<[],si64>) {
  %0 = torch.operator "onnx.Size"(%x) : (!torch.vtensor<[?,2],f32>) -> !torch.vtensor<[],si64>
  %1 = torch.operator "onnx.LessOrEqual"(%y, %0) : (!torch.vtensor<[],si64>, !torch.vtensor<[],si64>) -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %1 : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "size"
  return
}

// Of floats the program computes the result, which is read.
// CHECK-LABEL: func.func @floats(%arg0: !torch.vtensor<[],f32>) {
// CHECK-NEXT:   %0 = torch.operator "onnx.Less"(%arg0, %arg0) : (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[],i1>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "floats", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       cf.assert %0, \22floats\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @floats(%x: !torch.vtensor<[],f32>) {
  %0 = torch.operator "onnx.Less"(%x, %x) : (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %0 : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "floats"
  return
}
