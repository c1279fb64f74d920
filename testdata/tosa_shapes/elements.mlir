// Operations element by element.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @conversions(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si32>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],f64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %false_0 = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %2 = tosa.floor %0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %3 = tosa.ceil %0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.greater %1, %0 : (tensor<1x1xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
// CHECK-NEXT:    %5 = tosa.select %4, %3, %2 : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %6 = tosa.cast %5 : (tensor<?x?xf32>) -> tensor<?x?xi64>
// CHECK-NEXT:    %7 = torch_c.from_builtin_tensor %6 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    %false_1 = torch.constant.bool false
// CHECK-NEXT:    %false_2 = torch.constant.bool false
// CHECK-NEXT:    %none_3 = torch.constant.none
// CHECK-NEXT:    %8 = tosa.floor %0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %9 = tosa.ceil %0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %10 = tosa.greater %1, %0 : (tensor<1x1xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
// CHECK-NEXT:    %11 = tosa.select %10, %9, %8 : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %12 = tosa.cast %11 : (tensor<?x?xf32>) -> tensor<?x?xi32>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %12 : tensor<?x?xi32> -> !torch.vtensor<[?,?],si32>
// CHECK-NEXT:    %false_4 = torch.constant.bool false
// CHECK-NEXT:    %false_5 = torch.constant.bool false
// CHECK-NEXT:    %none_6 = torch.constant.none
// CHECK-NEXT:    %14 = tosa.equal %0, %1 : (tensor<?x?xf32>, tensor<1x1xf32>) -> tensor<?x?xi1>
// CHECK-NEXT:    %15 = tosa.logical_not %14 : (tensor<?x?xi1>) -> tensor<?x?xi1>
// CHECK-NEXT:    %16 = torch_c.from_builtin_tensor %15 : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
// CHECK-NEXT:    %false_7 = torch.constant.bool false
// CHECK-NEXT:    %false_8 = torch.constant.bool false
// CHECK-NEXT:    %none_9 = torch.constant.none
// CHECK-NEXT:    %17 = tosa.cast %0 : (tensor<?x?xf32>) -> tensor<?x?xf64>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
// CHECK-NEXT:    return %7, %13, %16, %18 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si32>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],f64>
func.func @conversions(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si32>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],f64>) {
  %v1 = torch.constant.int 4
  %v2 = torch.constant.bool false
  %v3 = torch.constant.bool false
  %v4 = torch.constant.none
  %v5 = torch.aten.to.dtype %a0, %v1, %v2, %v3, %v4 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?],si64>
  %v6 = torch.constant.int 3
  %v7 = torch.constant.bool false
  %v8 = torch.constant.bool false
  %v9 = torch.constant.none
  %v10 = torch.aten.to.dtype %a0, %v6, %v7, %v8, %v9 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?],si32>
  %v11 = torch.constant.int 11
  %v12 = torch.constant.bool false
  %v13 = torch.constant.bool false
  %v14 = torch.constant.none
  %v15 = torch.aten.to.dtype %a0, %v11, %v12, %v13, %v14 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?],i1>
  %v16 = torch.constant.int 7
  %v17 = torch.constant.bool false
  %v18 = torch.constant.bool false
  %v19 = torch.constant.none
  %v20 = torch.aten.to.dtype %a0, %v16, %v17, %v18, %v19 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f64>
  return %v5, %v10, %v15, %v20 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si32>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],f64>
}

// -----

// CHECK-LABEL: func.func @fill_and_copy(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %float2.500000e00 = torch.constant.float 2.500000e+00
// CHECK-NEXT:    %6 = "tosa.const"() <{values = dense<2.500000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %7 = tosa.concat_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %8 = tosa.tile %6, %7 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %8 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %10 = tosa.cast %0 : (tensor<?x?xi64>) -> tensor<?x?xf32>
// CHECK-NEXT:    tosa.assert_equal_shape %2, %5 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.max_shape %2, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.div_floor_shape %5, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.mul_shape %2, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %14, %5 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    tosa.assert_equal_shape %1, %4 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %15 = tosa.max_shape %1, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.div_floor_shape %4, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.mul_shape %1, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %17, %4 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %18 = tosa.concat_shape %13, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %19 = tosa.tile %10, %18 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %20 = torch_c.from_builtin_tensor %19 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %9, %20 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @fill_and_copy(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?],si64>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.float 2.500000e+00
  %v2 = torch.aten.fill.Scalar %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %v3 = torch.constant.bool false
  %v4 = torch.aten.copy %a0, %a1, %v3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %v2, %v4 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @gelu(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %str = torch.constant.str "none"
// CHECK-NEXT:    %1 = "tosa.const"() <{values = dense<0.707106769> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %3 = tosa.mul %0, %1, %2 : (tensor<?x?xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.erf %3 : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %5 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %6 = tosa.mul %0, %5, %2 : (tensor<?x?xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %8 = tosa.add %4, %7 : (tensor<?x?xf32>, tensor<1x1xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %9 = tosa.mul %6, %8, %2 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %str_0 = torch.constant.str "tanh"
// CHECK-NEXT:    %11 = tosa.mul %0, %0, %2 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %12 = tosa.mul %11, %0, %2 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<4.471500e-02> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %14 = tosa.mul %12, %13, %2 : (tensor<?x?xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %15 = tosa.add %0, %14 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %16 = "tosa.const"() <{values = dense<0.797884583> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %17 = tosa.mul %15, %16, %2 : (tensor<?x?xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %18 = tosa.tanh %17 : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %19 = tosa.mul %0, %5, %2 : (tensor<?x?xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %20 = tosa.add %18, %7 : (tensor<?x?xf32>, tensor<1x1xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %21 = tosa.mul %19, %20, %2 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %22 = torch_c.from_builtin_tensor %21 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %10, %22 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @gelu(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.str "none"
  %v2 = torch.aten.gelu %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?],f32>
  %v3 = torch.constant.str "tanh"
  %v4 = torch.aten.gelu %a0, %v3 : !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?],f32>
  return %v2, %v4 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @layer_norm(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,?,4],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[4],f32> -> tensor<4xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[4],f32> -> tensor<4xf32>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %float1.000000e-03 = torch.constant.float 1.000000e-03
// CHECK-NEXT:    %3 = "tosa.const"() <{values = dense<4> : tensor<1x1x1xi64>}> : () -> tensor<1x1x1xi64>
// CHECK-NEXT:    %4 = tosa.cast %3 : (tensor<1x1x1xi64>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %5 = tosa.reciprocal %4 : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %6 = tosa.reduce_sum %2 {axis = 2 : i32} : (tensor<?x?x4xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %8 = tosa.mul %6, %5, %7 : (tensor<?x?x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %9 = tosa.sub %2, %8 : (tensor<?x?x4xf32>, tensor<?x?x1xf32>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %10 = tosa.mul %9, %9, %7 : (tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<1xi8>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %11 = tosa.reduce_sum %10 {axis = 2 : i32} : (tensor<?x?x4xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %12 = tosa.mul %11, %5, %7 : (tensor<?x?x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<1.000000e-03> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %14 = tosa.add %12, %13 : (tensor<?x?x1xf32>, tensor<1x1x1xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %15 = tosa.rsqrt %14 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %16 = tosa.mul %9, %15, %7 : (tensor<?x?x4xf32>, tensor<?x?x1xf32>, tensor<1xi8>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<[1, 1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %18 = tosa.reshape %1, %17 : (tensor<4xf32>, !tosa.shape<3>) -> tensor<1x1x4xf32>
// CHECK-NEXT:    %19 = tosa.mul %16, %18, %7 : (tensor<?x?x4xf32>, tensor<1x1x4xf32>, tensor<1xi8>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %20 = tosa.reshape %0, %17 : (tensor<4xf32>, !tosa.shape<3>) -> tensor<1x1x4xf32>
// CHECK-NEXT:    %21 = tosa.add %19, %20 : (tensor<?x?x4xf32>, tensor<1x1x4xf32>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %22 = torch_c.from_builtin_tensor %21 : tensor<?x?x4xf32> -> !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT:    return %22 : !torch.vtensor<[?,?,4],f32>
func.func @layer_norm(%a0: !torch.vtensor<[?,?,4],f32>, %a1: !torch.vtensor<[4],f32>, %a2: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[?,?,4],f32>) {
  %v1 = torch.constant.int 4
  %v2 = torch.prim.ListConstruct %v1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.constant.float 1.000000e-03
  %v4:3 = torch.aten.native_layer_norm %a0, %v2, %a1, %a2, %v3 : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,?,1],f32>, !torch.vtensor<[?,?,1],f32>
  return %v4#0 : !torch.vtensor<[?,?,4],f32>
}

// -----

// CHECK-LABEL: func.func @masked_fill(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %float1.500000e00 = torch.constant.float 1.500000e+00
// CHECK-NEXT:    %6 = "tosa.const"() <{values = dense<1.500000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    tosa.assert_equal_shape %2, %5 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    tosa.assert_equal_shape %1, %4 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %7 = tosa.select %3, %6, %0 : (tensor<?x?xi1>, tensor<1x1xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %8 : !torch.vtensor<[?,?],f32>
func.func @masked_fill(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?],i1>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.float 1.500000e+00
  %v2 = torch.aten.masked_fill.Scalar %a0, %a1, %v1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %v2 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @operands_of_lower_rank(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %int2 = torch.constant.int 2
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %7 = torch.aten.add.Tensor %arg0, %6, %int2 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %8 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %0, %8 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %11 = torch.aten.mul.Tensor %arg0, %10 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %7, %11 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
func.func @operands_of_lower_rank(%a0: !torch.vtensor<[?,?,?],f32>, %a1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.constant.int 2
  %v2 = torch.aten.add.Tensor %a0, %a1, %v1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %v3 = torch.aten.mul.Tensor %a0, %a1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %v2, %v3 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @rms_norm(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?,4],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,4],f32> -> tensor<?x4xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %2 = tosa.dim %1 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.mul_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %6 = tosa.tile %5, %4 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %7 = tosa.reduce_sum %6 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %9 = tosa.reshape %7, %8 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %11 = tosa.reshape %9, %10 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %12 = tosa.cast %11 : (tensor<1x1x1xi64>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %13 = tosa.reciprocal %12 : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %14 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %15 = tosa.mul %1, %1, %14 : (tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<1xi8>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %16 = tosa.reduce_sum %15 {axis = 2 : i32} : (tensor<?x?x4xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %17 = tosa.reduce_sum %16 {axis = 1 : i32} : (tensor<?x?x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %18 = tosa.mul %17, %13, %14 : (tensor<?x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %19 = "tosa.const"() <{values = dense<1.1920929E-7> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %20 = tosa.add %18, %19 : (tensor<?x1x1xf32>, tensor<1x1x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %21 = tosa.rsqrt %20 : (tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %22 = tosa.mul %1, %21, %14 : (tensor<?x?x4xf32>, tensor<?x1x1xf32>, tensor<1xi8>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<[1, -1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %24 = tosa.reshape %0, %23 : (tensor<?x4xf32>, !tosa.shape<3>) -> tensor<1x?x4xf32>
// CHECK-NEXT:    %25 = tosa.mul %22, %24, %14 : (tensor<?x?x4xf32>, tensor<1x?x4xf32>, tensor<1xi8>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %26 = torch_c.from_builtin_tensor %25 : tensor<?x?x4xf32> -> !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT:    return %26 : !torch.vtensor<[?,?,4],f32>
func.func @rms_norm(%a: !torch.vtensor<[?,?,4],f32>, %w: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.rms_norm %a, %l, %w, %none : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.vtensor<[?,4],f32>, !torch.none -> !torch.vtensor<[?,?,4],f32>
  return %0 : !torch.vtensor<[?,?,4],f32>
}
