// Sizes that are computed with as numbers.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @clamp_and_factor(%arg0: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<0> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %9 = torch.aten.maximum %arg0, %8 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %11 = torch.aten.minimum %9, %10 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %12 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %13 = torch.aten.mul.Tensor %arg0, %12 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %14 = torch.aten.add.Tensor %arg0, %13, %int1 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %15 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %16 = torch.aten.mul.Tensor %arg0, %15 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %int1_0 = torch.constant.int 1
// CHECK-NEXT:    %17 = torch.aten.sub.Tensor %arg0, %16, %int1_0 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    return %11, %14, %17 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
func.func @clamp_and_factor(%a0: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %v3 = torch.constant.int 0
  %v4 = torch.aten.clamp %a0, %v3, %v2 : !torch.vtensor<[?],si64>, !torch.int, !torch.int -> !torch.vtensor<[?],si64>
  %v5 = torch.aten.add.Tensor %a0, %a0, %v2 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],si64>
  %v6 = torch.aten.sub.Tensor %a0, %a0, %v2 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],si64>
  return %v4, %v5, %v6 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @comparisons(%arg0: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %8 = torch.aten.eq.Tensor %arg0, %7 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],i1>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %10 = torch.aten.ne.Tensor %arg0, %9 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],i1>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %12 = torch.aten.lt.Tensor %arg0, %11 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],i1>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %14 = torch.aten.le.Tensor %arg0, %13 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],i1>
// CHECK-NEXT:    %15 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %16 = torch.aten.gt.Tensor %arg0, %15 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],i1>
// CHECK-NEXT:    %17 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %18 = torch.aten.ge.Tensor %arg0, %17 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],i1>
// CHECK-NEXT:    return %8, %10, %12, %14, %16, %18 : !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>
func.func @comparisons(%a0: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.Scalar %a0, %v2 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],i1>
  %v4 = torch.aten.ne.Scalar %a0, %v2 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],i1>
  %v5 = torch.aten.lt.Scalar %a0, %v2 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],i1>
  %v6 = torch.aten.le.Scalar %a0, %v2 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],i1>
  %v7 = torch.aten.gt.Scalar %a0, %v2 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],i1>
  %v8 = torch.aten.ge.Scalar %a0, %v2 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],i1>
  return %v3, %v4, %v5, %v6, %v7, %v8 : !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>, !torch.vtensor<[?],i1>
}

// -----

// CHECK-LABEL: func.func @floats(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = tosa.cast %6 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %float5.000000e-01 = torch.constant.float 5.000000e-01
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %9 = tosa.sub %7, %8 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %10 = tosa.cast %9 : (tensor<f64>) -> tensor<f32>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %10 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %12 = torch.aten.div.Tensor %arg0, %11 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %12 : !torch.vtensor<[?,?],f32>
func.func @floats(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.Float.Scalar %v2 : !torch.int -> !torch.float
  %v4 = torch.constant.float 5.000000e-01
  %v5 = torch.aten.sub.float %v3, %v4 : !torch.float, !torch.float -> !torch.float
  %v6 = torch.aten.div.Scalar %a0, %v5 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %v6 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @num_to_tensor(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],si64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    return %7 : !torch.vtensor<[],si64>
func.func @num_to_tensor(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[],si64>) {
  %v1 = torch.constant.int 1
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.NumToTensor.Scalar %v2 : !torch.int -> !torch.vtensor<[],si64>
  return %v3 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @scalars(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %4 = tosa.tile %3, %2 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %5 = tosa.reduce_sum %4 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %7 = tosa.reshape %5, %6 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %9 = tosa.tile %8, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %10 = tosa.reduce_sum %9 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %12 = tosa.reshape %10, %11 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %14 = tosa.mul %7, %12, %13 : (tensor<i64>, tensor<i64>, tensor<1xi8>) -> tensor<i64>
// CHECK-NEXT:    %15 = "tosa.const"() <{values = dense<3> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %16 = tosa.sub %7, %15 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %17 = tosa.cast %14 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %19 = torch.aten.div.Tensor %arg0, %18 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %20 = tosa.cast %16 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %21 = torch_c.from_builtin_tensor %20 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %22 = torch.aten.mul.Tensor %arg0, %21 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %23 = tosa.cast %12 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %24 = torch_c.from_builtin_tensor %23 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %25 = torch.aten.add.Tensor %arg0, %24, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %int1_0 = torch.constant.int 1
// CHECK-NEXT:    %26 = tosa.cast %7 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %27 = torch_c.from_builtin_tensor %26 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %28 = torch.aten.sub.Tensor %arg0, %27, %int1_0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %19, %22, %25, %28 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @scalars(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 1
  %v4 = torch.aten.size.int %a0, %v3 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.mul.int %v2, %v4 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.constant.int 3
  %v7 = torch.aten.sub.int %v2, %v6 : !torch.int, !torch.int -> !torch.int
  %v8 = torch.aten.div.Scalar %a0, %v5 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %v9 = torch.aten.mul.Scalar %a0, %v7 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %v10 = torch.constant.int 1
  %v11 = torch.aten.add.Scalar %a0, %v4, %v10 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v12 = torch.constant.int 1
  %v13 = torch.aten.sub.Scalar %a0, %v2, %v12 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %v8, %v9, %v11, %v13 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}
