// Reductions to several unknown sizes.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @max(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %3 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %4 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.reshape %3, %4 : (tensor<?x1x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %6 = tosa.argmax %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?xi64>
// CHECK-NEXT:    %7 = torch_c.from_builtin_tensor %5 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %6 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    return %7, %8 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
func.func @max(%a0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
  %v1 = torch.constant.int 1
  %v2 = torch.constant.bool false
  %v3:2 = torch.aten.max.dim %a0, %v1, %v2 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  return %v3#0, %v3#1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
}

// -----

// CHECK-LABEL: func.func @max_1(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,1],f32>, !torch.vtensor<[?,?,1],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %3 = tosa.reduce_max %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %4 = tosa.argmax %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.concat_shape %2, %1, %5 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.reshape %4, %6 : (tensor<?x?xi64>, !tosa.shape<3>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %3 : tensor<?x?x1xf32> -> !torch.vtensor<[?,?,1],f32>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %7 : tensor<?x?x1xi64> -> !torch.vtensor<[?,?,1],si64>
// CHECK-NEXT:    return %8, %9 : !torch.vtensor<[?,?,1],f32>, !torch.vtensor<[?,?,1],si64>
func.func @max_1(%a0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,1],f32>, !torch.vtensor<[?,?,1],si64>) {
  %v1 = torch.constant.int 2
  %v2 = torch.constant.bool true
  %v3:2 = torch.aten.max.dim %a0, %v1, %v2 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,1],f32>, !torch.vtensor<[?,?,1],si64>
  return %v3#0, %v3#1 : !torch.vtensor<[?,?,1],f32>, !torch.vtensor<[?,?,1],si64>
}

// -----

// CHECK-LABEL: func.func @min(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,1,?],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %3 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %4 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %5 = tosa.negate %0, %4, %4 : (tensor<?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %6 = tosa.argmax %5 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?xi64>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.concat_shape %2, %7, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %6, %8 : (tensor<?x?xi64>, !tosa.shape<3>) -> tensor<?x1x?xi64>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %3 : tensor<?x1x?xf32> -> !torch.vtensor<[?,1,?],f32>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %9 : tensor<?x1x?xi64> -> !torch.vtensor<[?,1,?],si64>
// CHECK-NEXT:    return %10, %11 : !torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,1,?],si64>
func.func @min(%a0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,1,?],si64>) {
  %v1 = torch.constant.int 1
  %v2 = torch.constant.bool true
  %v3:2 = torch.aten.min.dim %a0, %v1, %v2 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,1,?],si64>
  return %v3#0, %v3#1 : !torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,1,?],si64>
}

// -----

// CHECK-LABEL: func.func @min_1(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %3 = tosa.reduce_min %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %4 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.reshape %3, %4 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %7 = tosa.negate %0, %6, %6 : (tensor<?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %8 = tosa.argmax %7 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?xi64>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %5 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %8 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    return %9, %10 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
func.func @min_1(%a0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
  %v1 = torch.constant.int 2
  %v2 = torch.constant.bool false
  %v3:2 = torch.aten.min.dim %a0, %v1, %v2 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  return %v3#0, %v3#1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
}

// -----

// CHECK-LABEL: func.func @sums(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %4 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %5 = torch.aten.sum.dim_IntList %arg0, %4, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
// CHECK-NEXT:    %6 = torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,1,?],f32> -> tensor<?x1x?xf32>
// CHECK-NEXT:    %7 = tosa.concat_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %8 = tosa.reshape %6, %7 : (tensor<?x1x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %8 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %int-1 = torch.constant.int -1
// CHECK-NEXT:    %10 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:    %false_0 = torch.constant.bool false
// CHECK-NEXT:    %none_1 = torch.constant.none
// CHECK-NEXT:    %true_2 = torch.constant.bool true
// CHECK-NEXT:    %11 = torch.aten.sum.dim_IntList %arg0, %10, %true_2, %none_1 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,1],f32>
// CHECK-NEXT:    %12 = torch_c.to_builtin_tensor %11 : !torch.vtensor<[?,?,1],f32> -> tensor<?x?x1xf32>
// CHECK-NEXT:    %13 = tosa.concat_shape %3, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.reshape %12, %13 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %15 = torch_c.from_builtin_tensor %14 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %9, %15 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @sums(%a0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.prim.ListConstruct %v1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.constant.bool false
  %v4 = torch.constant.none
  %v5 = torch.aten.sum.dim_IntList %a0, %v2, %v3, %v4 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  %v6 = torch.constant.int -1
  %v7 = torch.prim.ListConstruct %v6 : (!torch.int) -> !torch.list<int>
  %v8 = torch.constant.bool false
  %v9 = torch.constant.none
  %v10 = torch.aten.sum.dim_IntList %a0, %v7, %v8, %v9 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  return %v5, %v10 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// A mean over sizes that are unknown divides by their product.
// CHECK-LABEL: func.func @mean(%arg0: !torch.vtensor<[?,?,4],f16>) -> !torch.vtensor<[?],f16> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f16> -> tensor<?x?x4xf16>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x4xf16>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = tosa.cast %0 : (tensor<?x?x4xf16>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %3 = tosa.reduce_sum %2 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> tensor<?x1x4xf32>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 2 : i32} : (tensor<?x1x4xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.mul_shape %1, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %8 = tosa.tile %7, %6 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %9 = tosa.reduce_sum %8 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %11 = tosa.reshape %9, %10 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %12 = tosa.cast %11 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %13 = tosa.reciprocal %12 : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %15 = tosa.reshape %13, %14 : (tensor<f32>, !tosa.shape<3>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %16 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %17 = tosa.mul %4, %15, %16 : (tensor<?x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %18 = tosa.cast %17 : (tensor<?x1x1xf32>) -> tensor<?x1x1xf16>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.reshape %18, %19 : (tensor<?x1x1xf16>, !tosa.shape<1>) -> tensor<?xf16>
// CHECK-NEXT:    %21 = torch_c.from_builtin_tensor %20 : tensor<?xf16> -> !torch.vtensor<[?],f16>
// CHECK-NEXT:    return %21 : !torch.vtensor<[?],f16>
func.func @mean(%a: !torch.vtensor<[?,?,4],f16>) -> !torch.vtensor<[?],f16> {
  %int1 = torch.constant.int 1
  %last = torch.constant.int -1
  %l = torch.prim.ListConstruct %int1, %last : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %r = torch.aten.mean.dim %a, %l, %false, %none : !torch.vtensor<[?,?,4],f16>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?],f16>
  return %r : !torch.vtensor<[?],f16>
}

// -----

// CHECK-LABEL: func.func @mean_of_all(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[1,1],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> tensor<1x?xf32>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 1 : i32} : (tensor<1x?xf32>) -> tensor<1x1xf32>
// CHECK-NEXT:    %5 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %7 = tosa.tile %6, %5 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %8 = tosa.reduce_sum %7 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %10 = tosa.reshape %8, %9 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %11 = tosa.cast %10 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %12 = tosa.reciprocal %11 : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.reshape %12, %13 : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:    %15 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %16 = tosa.mul %4, %14, %15 : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<1x1xf32>
// CHECK-NEXT:    %17 = torch_c.from_builtin_tensor %16 : tensor<1x1xf32> -> !torch.vtensor<[1,1],f32>
// CHECK-NEXT:    return %17 : !torch.vtensor<[1,1],f32>
func.func @mean_of_all(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[1,1],f32> {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %r = torch.aten.mean.dim %a, %none, %true, %none : !torch.vtensor<[?,?],f32>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[1,1],f32>
  return %r : !torch.vtensor<[1,1],f32>
}

// -----

// Over sizes that are known torch-mlir divides itself.
// CHECK-LABEL: func.func @mean_of_known(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %1 = torch.aten.mean.dim %arg0, %0, %true, %none : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:    return %1 : !torch.vtensor<[?,1],f32>
func.func @mean_of_known(%a: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,1],f32> {
  %int1 = torch.constant.int 1
  %l = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %r = torch.aten.mean.dim %a, %l, %true, %none : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}
