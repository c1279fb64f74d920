// Numbers computed from sizes that operations take as data, a row of the table
// each: tensors of rank 0, integers as i64 and floats as f64.
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %t.torch | diff - %t.torch

// CHECK-LABEL: func.func @of_integers(%arg0: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %int3 = torch.constant.int 3
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<3> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %8 = tosa.add %6, %7 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %9 = tosa.sub %7, %8 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %10 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %11 = tosa.mul %9, %6, %10 : (tensor<i64>, tensor<i64>, tensor<1xi8>) -> tensor<i64>
// CHECK-NEXT:    %12 = torch_c.from_builtin_tensor %11 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %13 = torch.aten.add.Tensor %arg0, %12, %int3 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    return %13 : !torch.vtensor<[?],si64>
func.func @of_integers(%a: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %0 = torch.aten.add.int %n, %int3 : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.sub.int %int3, %0 : !torch.int, !torch.int -> !torch.int
  %2 = torch.aten.mul.int %1, %n : !torch.int, !torch.int -> !torch.int
  %r = torch.aten.add.Scalar %a, %2, %int3 : !torch.vtensor<[?],si64>, !torch.int, !torch.int -> !torch.vtensor<[?],si64>
  return %r : !torch.vtensor<[?],si64>
}

// -----

// The quotient of two integers is a float: the first by the inverse of the
// second, in f64 up to the end.
// CHECK-LABEL: func.func @quotient(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
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
// CHECK-NEXT:    %13 = tosa.cast %7 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %14 = tosa.cast %12 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %15 = tosa.reciprocal %14 : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %16 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %17 = tosa.mul %13, %15, %16 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<0x41A0000002000000> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %19 = tosa.mul %17, %18, %16 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %20 = tosa.sub %19, %17 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %21 = tosa.sub %19, %20 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %22 = tosa.sub %17, %21 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %23 = tosa.mul %22, %14, %16 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %24 = tosa.mul %21, %14, %16 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %25 = tosa.sub %13, %24 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %26 = tosa.sub %25, %23 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %27 = tosa.mul %26, %15, %16 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %28 = tosa.add %17, %27 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %29 = tosa.cast %28 : (tensor<f64>) -> tensor<f32>
// CHECK-NEXT:    %30 = torch_c.from_builtin_tensor %29 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %31 = torch.aten.mul.Tensor %arg0, %30 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %31 : !torch.vtensor<[?,?],f32>
func.func @quotient(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.div.int %n, %m : !torch.int, !torch.int -> !torch.float
  %r = torch.aten.mul.Scalar %a, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// Floats, and floats with integers on either side.
// CHECK-LABEL: func.func @of_floats(%arg0: !torch.vtensor<[?],f64>) -> !torch.vtensor<[?],f64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf64>) -> !tosa.shape<1>
// CHECK-NEXT:    %int0 = torch.constant.int 0
// CHECK-NEXT:    %float5.000000e-01 = torch.constant.float 5.000000e-01
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = tosa.cast %6 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %9 = tosa.cast %6 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %10 = tosa.add %8, %9 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %11 = tosa.cast %6 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %13 = tosa.mul %10, %11, %12 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %14 = tosa.cast %6 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %15 = tosa.mul %14, %13, %12 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %16 = tosa.add %15, %7 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %17 = tosa.sub %8, %16 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %18 = tosa.mul %17, %8, %12 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %19 = tosa.reciprocal %7 : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %20 = tosa.mul %18, %19, %12 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %21 = "tosa.const"() <{values = dense<0x41A0000002000000> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %22 = tosa.mul %20, %21, %12 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %23 = tosa.sub %22, %20 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %24 = tosa.sub %22, %23 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %25 = tosa.sub %20, %24 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %26 = tosa.mul %25, %7, %12 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %27 = tosa.mul %24, %7, %12 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %28 = tosa.sub %18, %27 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %29 = tosa.sub %28, %26 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %30 = tosa.mul %29, %19, %12 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %31 = tosa.add %20, %30 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %32 = torch_c.from_builtin_tensor %31 : tensor<f64> -> !torch.vtensor<[],f64>
// CHECK-NEXT:    %33 = torch.aten.sub.Tensor %arg0, %32, %int0 : !torch.vtensor<[?],f64>, !torch.vtensor<[],f64>, !torch.int -> !torch.vtensor<[?],f64>
// CHECK-NEXT:    return %33 : !torch.vtensor<[?],f64>
func.func @of_floats(%a: !torch.vtensor<[?],f64>) -> !torch.vtensor<[?],f64> {
  %int0 = torch.constant.int 0
  %half = torch.constant.float 5.000000e-01
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f64>, !torch.int -> !torch.int
  %f = torch.aten.Float.Scalar %n : !torch.int -> !torch.float
  %0 = torch.aten.add.float_int %half, %n : !torch.float, !torch.int -> !torch.float
  %1 = torch.aten.mul.float_int %0, %n : !torch.float, !torch.int -> !torch.float
  %2 = torch.aten.mul.int_float %n, %1 : !torch.int, !torch.float -> !torch.float
  %3 = torch.aten.add.float %2, %f : !torch.float, !torch.float -> !torch.float
  %4 = torch.aten.sub.float %half, %3 : !torch.float, !torch.float -> !torch.float
  %5 = torch.aten.mul.float %4, %half : !torch.float, !torch.float -> !torch.float
  %6 = torch.aten.div.float %5, %f : !torch.float, !torch.float -> !torch.float
  %r = torch.aten.sub.Scalar %a, %6, %int0 : !torch.vtensor<[?],f64>, !torch.float, !torch.int -> !torch.vtensor<[?],f64>
  return %r : !torch.vtensor<[?],f64>
}

// -----

// An integer of a float is cut off: rounded towards zero, and not to the nearest
// as tosa.cast has it.
// CHECK-LABEL: func.func @cut_off(%arg0: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<-3> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %8 = tosa.cast %7 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %9 = tosa.cast %6 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %10 = tosa.reciprocal %9 : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %12 = tosa.mul %8, %10, %11 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<0x41A0000002000000> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %14 = tosa.mul %12, %13, %11 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %15 = tosa.sub %14, %12 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %16 = tosa.sub %14, %15 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %17 = tosa.sub %12, %16 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %18 = tosa.mul %17, %9, %11 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %19 = tosa.mul %16, %9, %11 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %20 = tosa.sub %8, %19 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %21 = tosa.sub %20, %18 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %22 = tosa.mul %21, %10, %11 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %23 = tosa.add %12, %22 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %24 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %25 = tosa.floor %23 : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %26 = tosa.ceil %23 : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %27 = tosa.greater %24, %23 : (tensor<f64>, tensor<f64>) -> tensor<i1>
// CHECK-NEXT:    %28 = tosa.select %27, %26, %25 : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %29 = tosa.cast %28 : (tensor<f64>) -> tensor<i64>
// CHECK-NEXT:    %30 = torch_c.from_builtin_tensor %29 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %31 = torch.aten.mul.Tensor %arg0, %30 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    return %31 : !torch.vtensor<[?],si64>
func.func @cut_off(%a: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %int-3 = torch.constant.int -3
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %0 = torch.aten.div.int %int-3, %n : !torch.int, !torch.int -> !torch.float
  %1 = torch.aten.Int.Scalar %0 : !torch.float -> !torch.int
  %r = torch.aten.mul.Scalar %a, %1 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],si64>
  return %r : !torch.vtensor<[?],si64>
}

// -----

// A comparison takes the number in the tensor's element type, arithmetic in that
// of the result.
// CHECK-LABEL: func.func @element_types(%arg0: !torch.vtensor<[?],si32>) -> (!torch.vtensor<[?],i1>, !torch.vtensor<[?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],si32> -> tensor<?xi32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xi32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = tosa.cast %6 : (tensor<i64>) -> tensor<i32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<i32> -> !torch.vtensor<[],si32>
// CHECK-NEXT:    %9 = torch.aten.lt.Tensor %arg0, %8 : !torch.vtensor<[?],si32>, !torch.vtensor<[],si32> -> !torch.vtensor<[?],i1>
// CHECK-NEXT:    %10 = tosa.cast %6 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %10 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %12 = torch.aten.div.Tensor %arg0, %11 : !torch.vtensor<[?],si32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %9, %12 : !torch.vtensor<[?],i1>, !torch.vtensor<[?],f32>
func.func @element_types(%a: !torch.vtensor<[?],si32>) -> (!torch.vtensor<[?],i1>, !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],si32>, !torch.int -> !torch.int
  %0 = torch.aten.lt.Scalar %a, %n : !torch.vtensor<[?],si32>, !torch.int -> !torch.vtensor<[?],i1>
  %1 = torch.aten.div.Scalar %a, %n : !torch.vtensor<[?],si32>, !torch.int -> !torch.vtensor<[?],f32>
  return %0, %1 : !torch.vtensor<[?],i1>, !torch.vtensor<[?],f32>
}

// -----

// Bounds of clamp: one that is none is no operation, a constant beside a computed
// one is a tensor too.
// CHECK-LABEL: func.func @clamps(%arg0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %float-1.500000e00 = torch.constant.float -1.500000e+00
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = tosa.cast %6 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %9 = torch.aten.minimum %arg0, %8 : !torch.vtensor<[?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %10 = tosa.cast %6 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %10 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %12 = torch.aten.maximum %arg0, %11 : !torch.vtensor<[?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<-1.500000e+00> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %14 = tosa.cast %13 : (tensor<f64>) -> tensor<f32>
// CHECK-NEXT:    %15 = torch_c.from_builtin_tensor %14 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %16 = torch.aten.maximum %arg0, %15 : !torch.vtensor<[?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %17 = tosa.cast %6 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %19 = torch.aten.minimum %16, %18 : !torch.vtensor<[?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %9, %12, %19 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
func.func @clamps(%a: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %low = torch.constant.float -1.500000e+00
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.clamp %a, %none, %n : !torch.vtensor<[?],f32>, !torch.none, !torch.int -> !torch.vtensor<[?],f32>
  %1 = torch.aten.clamp %a, %n, %none : !torch.vtensor<[?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?],f32>
  %2 = torch.aten.clamp %a, %low, %n : !torch.vtensor<[?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?],f32>
  return %0, %1, %2 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
}

// -----

// A factor of a tensor is multiplied first, and 1 is left in its place.
// CHECK-LABEL: func.func @factors(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = tosa.cast %6 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %9 = torch.aten.mul.Tensor %arg1, %8 : !torch.vtensor<[?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %10 = torch.aten.add.Tensor %arg0, %9, %int1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %11 = tosa.cast %6 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %12 = "tosa.const"() <{values = dense<2> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %13 = tosa.cast %12 : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    %14 = tosa.reciprocal %13 : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %15 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %16 = tosa.mul %11, %14, %15 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<0x41A0000002000000> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %18 = tosa.mul %16, %17, %15 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %19 = tosa.sub %18, %16 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %20 = tosa.sub %18, %19 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %21 = tosa.sub %16, %20 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %22 = tosa.mul %21, %13, %15 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %23 = tosa.mul %20, %13, %15 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %24 = tosa.sub %11, %23 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %25 = tosa.sub %24, %22 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %26 = tosa.mul %25, %14, %15 : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> tensor<f64>
// CHECK-NEXT:    %27 = tosa.add %16, %26 : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    %28 = tosa.cast %27 : (tensor<f64>) -> tensor<f32>
// CHECK-NEXT:    %29 = torch_c.from_builtin_tensor %28 : tensor<f32> -> !torch.vtensor<[],f32>
// CHECK-NEXT:    %30 = torch.aten.mul.Tensor %arg1, %29 : !torch.vtensor<[?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %int1_0 = torch.constant.int 1
// CHECK-NEXT:    %31 = torch.aten.sub.Tensor %arg0, %30, %int1_0 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %10, %31 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
func.func @factors(%a: !torch.vtensor<[?],f32>, %b: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.add.Tensor %a, %b, %n : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
  %f = torch.aten.div.int %n, %int2 : !torch.int, !torch.int -> !torch.float
  %1 = torch.aten.sub.Tensor %a, %b, %f : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[?],f32>
  return %0, %1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
}

// -----

// A number that is a tensor of its own, and the number of a tensor that is full
// of it, in another element type.
// CHECK-LABEL: func.func @tensors(%arg0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[],si64>, !torch.vtensor<[?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = torch_c.from_builtin_tensor %6 : tensor<i64> -> !torch.vtensor<[],si64>
// CHECK-NEXT:    %8 = tosa.cast %6 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.reshape %8, %9 : (tensor<f32>, !tosa.shape<1>) -> tensor<1xf32>
// CHECK-NEXT:    %11 = tosa.tile %10, %1 : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %12 = torch_c.from_builtin_tensor %11 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %7, %12 : !torch.vtensor<[],si64>, !torch.vtensor<[?],f32>
func.func @tensors(%a: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[],si64>, !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.prim.NumToTensor.Scalar %n : !torch.int -> !torch.vtensor<[],si64>
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.full %l, %n, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %0, %1 : !torch.vtensor<[],si64>, !torch.vtensor<[?],f32>
}

// -----

// Constants are data that torch-mlir takes as they are.
// CHECK-LABEL: func.func @constants(%arg0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
// CHECK-NEXT:    %int2 = torch.constant.int 2
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %0 = torch.aten.mul.Scalar %arg0, %int2 : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %1 = torch.aten.clamp %0, %none, %int2 : !torch.vtensor<[?],f32>, !torch.none, !torch.int -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %0, %1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
func.func @constants(%a: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %0 = torch.aten.mul.Scalar %a, %int2 : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
  %1 = torch.aten.clamp %0, %none, %int2 : !torch.vtensor<[?],f32>, !torch.none, !torch.int -> !torch.vtensor<[?],f32>
  return %0, %1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
}
