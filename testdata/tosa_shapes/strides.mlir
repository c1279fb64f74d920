// Every n-th element of a dimension: padded to a multiple, split in two, and the
// first of each taken. What is known needs less.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// A known size that is a multiple needs no padding.
// CHECK-LABEL: func.func @multiple(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,4],f32> -> tensor<?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.slice %0, %2, %4 : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4xf32>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<[-1, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.reshape %5, %6 : (tensor<?x4xf32>, !tosa.shape<3>) -> tensor<?x2x2xf32>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %10 = tosa.concat_shape %1, %9 : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
// CHECK-NEXT:    %11 = tosa.slice %7, %8, %10 : (tensor<?x2x2xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x2x1xf32>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<?x2x1xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
// CHECK-NEXT:    %14 = torch_c.from_builtin_tensor %13 : tensor<?x2xf32> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:    return %14 : !torch.vtensor<[?,2],f32>
func.func @multiple(%a: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %r = torch.aten.slice.Tensor %a, %int1, %none, %none, %int2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor<[?,2],f32>
  return %r : !torch.vtensor<[?,2],f32>
}

// -----

// One that is none is padded by a known number: 5 by one to 6, of which 2 are left.
// CHECK-LABEL: func.func @padded(%arg0: !torch.vtensor<[5,?],f32>) -> !torch.vtensor<[2,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[5,?],f32> -> tensor<5x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<5x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.slice %0, %2, %4 : (tensor<5x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<5x?xf32>
// CHECK-NEXT:    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.concat_shape %7, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %9 = tosa.tile %6, %8 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %10 = tosa.concat %5, %9 {axis = 0 : i32} : (tensor<5x?xf32>, tensor<1x?xf32>) -> tensor<6x?xf32>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<[2, 3, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %12 = tosa.reshape %10, %11 : (tensor<6x?xf32>, !tosa.shape<3>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %15 = tosa.concat_shape %14, %1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %16 = tosa.slice %12, %13, %15 : (tensor<2x3x?xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x?xf32>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %18 = tosa.reshape %16, %17 : (tensor<2x1x?xf32>, !tosa.shape<2>) -> tensor<2x?xf32>
// CHECK-NEXT:    %19 = torch_c.from_builtin_tensor %18 : tensor<2x?xf32> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:    return %19 : !torch.vtensor<[2,?],f32>
func.func @padded(%a: !torch.vtensor<[5,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %r = torch.aten.slice.Tensor %a, %int0, %none, %none, %int3 : !torch.vtensor<[5,?],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor<[2,?],f32>
  return %r : !torch.vtensor<[2,?],f32>
}

// -----

// From the second element on, and to the one before the last of an unknown size,
// of integers.
// CHECK-LABEL: func.func @unknown(%arg0: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.min_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.sub_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.max_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.min_shape %6, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.max_shape %7, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.sub_shape %8, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.slice %0, %3, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.div_ceil_shape %9, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.mul_shape %12, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.sub_shape %13, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %16 = tosa.tile %15, %14 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %17 = tosa.concat %10, %16 {axis = 0 : i32} : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %18 = tosa.const_shape  {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %19 = tosa.reshape %17, %18 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x2xi64>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %21 = tosa.concat_shape %12, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %22 = tosa.slice %19, %20, %21 : (tensor<?x2xi64>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.reshape %22, %23 : (tensor<?x1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %25 = torch_c.from_builtin_tensor %24 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    return %25 : !torch.vtensor<[?],si64>
func.func @unknown(%a: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %r = torch.aten.slice.Tensor %a, %int0, %int1, %int-1, %int2 : !torch.vtensor<[?],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],si64>
  return %r : !torch.vtensor<[?],si64>
}

// -----

// A mask of more than the one row of its tensor: both broadcast.
// CHECK-LABEL: func.func @masked_row(%arg0: !torch.vtensor<[1,?],f32>, %arg1: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[1,?],f32> -> tensor<1x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<1x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    tosa.assert_equal_shape %1, %3 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %5 = tosa.select %2, %4, %0 : (tensor<?x?xi1>, tensor<1x1xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %6 : !torch.vtensor<[?,?],f32>
func.func @masked_row(%a: !torch.vtensor<[1,?],f32>, %m: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %r = torch.aten.masked_fill.Scalar %a, %m, %int0 : !torch.vtensor<[1,?],f32>, !torch.vtensor<[?,?],i1>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}
