// Tensors of one element, and other ways to say a shape: the rows that the other
// files have under another name.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// What is empty has zeros: TOSA has nothing that is not set.
// CHECK-LABEL: func.func @empty(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],si32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT:    %4 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.tile %3, %4 : (tensor<1x1xi32>, !tosa.shape<2>) -> tensor<?x?xi32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<?x?xi32> -> !torch.vtensor<[?,?],si32>
// CHECK-NEXT:    return %6 : !torch.vtensor<[?,?],si32>
func.func @empty(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],si32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %m, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.empty.memory_format %l, %int3, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],si32>
  return %0 : !torch.vtensor<[?,?],si32>
}

// -----

// A tensor of rank 0 of another element type fills it.
// CHECK-LABEL: func.func @fill(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.reshape %3, %4 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %6 = tosa.cast %5 : (tensor<1x1xi64>) -> tensor<1x1xf32>
// CHECK-NEXT:    %7 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %8 = tosa.tile %6, %7 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %8 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %9 : !torch.vtensor<[?,?],f32>
func.func @fill(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.fill.Tensor %a, %b : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],si64> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// The mask has fewer dimensions than the tensor.
// CHECK-LABEL: func.func @masked_fill(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],i1>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[],f32> -> tensor<f32>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %6, %7 : (tensor<f32>, !tosa.shape<3>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.concat_shape %9, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %11 = tosa.reshape %3, %10 : (tensor<?x?xi1>, !tosa.shape<3>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    tosa.assert_equal_shape %2, %5 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    tosa.assert_equal_shape %1, %4 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %12 = tosa.select %11, %8, %0 : (tensor<1x?x?xi1>, tensor<1x1x1xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %12 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %13 : !torch.vtensor<[?,?,?],f32>
func.func @masked_fill(%a: !torch.vtensor<[?,?,?],f32>, %m: !torch.vtensor<[?,?],i1>, %b: !torch.vtensor<[],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.aten.masked_fill.Tensor %a, %m, %b : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

// -----

// As view; the size of the type goes before the one that is computed.
// CHECK-LABEL: func.func @reshape(%arg0: !torch.vtensor<[?,?,6],f32>) -> !torch.vtensor<[?,?,3],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,6],f32> -> tensor<?x?x6xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x6xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x6xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.mul_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.max_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.mul_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.mul_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %9, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.concat_shape %10, %2, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %12 = tosa.reshape %0, %11 : (tensor<?x?x6xf32>, !tosa.shape<3>) -> tensor<?x?x3xf32>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %12 : tensor<?x?x3xf32> -> !torch.vtensor<[?,?,3],f32>
// CHECK-NEXT:    return %13 : !torch.vtensor<[?,?,3],f32>
func.func @reshape(%a: !torch.vtensor<[?,?,6],f32>) -> !torch.vtensor<[?,?,3],f32> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %int6 = torch.constant.int 6
  %n = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?,6],f32>, !torch.int -> !torch.int
  %three = torch.aten.floordiv.int %int6, %int2 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %int-1, %n, %three : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.reshape %a, %l : !torch.vtensor<[?,?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,?,3],f32>
  return %0 : !torch.vtensor<[?,?,3],f32>
}

// -----

// As flatten, with both ends from the end.
// CHECK-LABEL: func.func @collapse(%arg0: !torch.vtensor<[?,?,4,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4,?],f32> -> tensor<?x?x4x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x4x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x4x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x4x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.mul_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.mul_shape %5, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %1, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %8 = tosa.reshape %0, %7 : (tensor<?x?x4x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %8 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %9 : !torch.vtensor<[?,?],f32>
func.func @collapse(%a: !torch.vtensor<[?,?,4,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-3 = torch.constant.int -3
  %int-1 = torch.constant.int -1
  %0 = torch.prims.collapse %a, %int-3, %int-1 : !torch.vtensor<[?,?,4,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// As repeat, by a size; one repeat of all is no operation.
// CHECK-LABEL: func.func @tile(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[1,?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.tile %0, %4 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %7 = tosa.concat_shape %3, %1, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %0, %7 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %8 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    return %6, %9 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[1,?,?],f32>
func.func @tile(%a: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[1,?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %int1, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.tile %a, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %k = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.tile %a, %k : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,?],f32>
  return %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[1,?,?],f32>
}

// -----

// The zero point goes first, as a number of the result's type.
// CHECK-LABEL: func.func @dequantize(%arg0: !torch.vtensor<[?,?],si8>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],si8> -> tensor<?x?xi8>
// CHECK-NEXT:    %float2.500000e-01 = torch.constant.float 2.500000e-01
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %1 = tosa.cast %0 : (tensor<?x?xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<3.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %3 = tosa.add %1, %2 : (tensor<?x?xf32>, tensor<1x1xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = "tosa.const"() <{values = dense<2.500000e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %6 = tosa.mul %3, %4, %5 : (tensor<?x?xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<?x?xf32>
// CHECK-NEXT:    %7 = torch_c.from_builtin_tensor %6 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %7 : !torch.vtensor<[?,?],f32>
func.func @dequantize(%a: !torch.vtensor<[?,?],si8>) -> !torch.vtensor<[?,?],f32> {
  %scale = torch.constant.float 2.500000e-01
  %zero = torch.constant.int -3
  %min = torch.constant.int -128
  %max = torch.constant.int 127
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.quantized_decomposed.dequantize_per_tensor %a, %scale, %zero, %min, %max, %int1, %none : !torch.vtensor<[?,?],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// One factor is given, for the other dimension the sizes' quotient is taken.
// CHECK-LABEL: func.func @nearest(%arg0: !torch.vtensor<[2,3,?,?],f32>) -> !torch.vtensor<[2,3,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,3,?,?],f32> -> tensor<2x3x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<2x3x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<2x3x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %float2.000000e00 = torch.constant.float 2.000000e+00
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.mul_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.add_shape %4, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<128> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.sub_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.max_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.min_shape %9, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.sub_shape %10, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.max_shape %12, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.transpose %0 {perms = array<i32: 2, 0, 1, 3>} : (tensor<2x3x?x?xf32>) -> tensor<?x2x3x?xf32>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.div_ceil_shape %4, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.div_ceil_shape %16, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %19 = tosa.slice %18, %8, %17 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %21 = tosa.reshape %19, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %23 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %24 = tosa.mul %21, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %25 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %26 = tosa.add %24, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.reshape %26, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %29 = tosa.slice %28, %8, %16 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %30 = tosa.reshape %29, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %31 = tosa.mul %30, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %32 = tosa.add %31, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %33 = tosa.reshape %32, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %34 = tosa.slice %33, %8, %4 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.cast %34 : (tensor<?xi64>) -> tensor<?xf32>
// CHECK-NEXT:    %36 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %37 = tosa.max_shape %4, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %38 = tosa.min_shape %4, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %39 = tosa.sub_shape %37, %38 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %40 = tosa.max_shape %39, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.min_shape %40, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.sub_shape %10, %41 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.max_shape %42, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.max_shape %43, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.min_shape %44, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %46 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %47 = tosa.tile %46, %4 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %48 = tosa.reduce_sum %47 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %49 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %50 = tosa.reshape %48, %49 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %51 = tosa.reshape %50, %10 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %52 = tosa.cast %51 : (tensor<1xi64>) -> tensor<1xf64>
// CHECK-NEXT:    %53 = tosa.tile %46, %2 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.reduce_sum %53 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %55 = tosa.reshape %54, %49 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %56 = tosa.reshape %55, %10 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %57 = tosa.cast %56 : (tensor<1xi64>) -> tensor<1xf64>
// CHECK-NEXT:    %58 = tosa.reciprocal %52 : (tensor<1xf64>) -> tensor<1xf64>
// CHECK-NEXT:    %59 = tosa.mul %57, %58, %23 : (tensor<1xf64>, tensor<1xf64>, tensor<1xi8>) -> tensor<1xf64>
// CHECK-NEXT:    %60 = tosa.cast %59 : (tensor<1xf64>) -> tensor<1xf32>
// CHECK-NEXT:    %61 = tosa.tile %46, %45 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %62 = tosa.reduce_sum %61 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %63 = tosa.reshape %62, %49 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %64 = tosa.reshape %63, %10 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %65 = tosa.cast %64 : (tensor<1xi64>) -> tensor<1xi1>
// CHECK-NEXT:    %66 = tosa.select %65, %60, %36 : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:    %67 = tosa.mul %35, %66, %23 : (tensor<?xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<?xf32>
// CHECK-NEXT:    %68 = tosa.floor %67 : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    %69 = tosa.cast %68 : (tensor<?xf32>) -> tensor<?xi64>
// CHECK-NEXT:    %70 = "tosa.const"() <{values = dense<-1> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %71 = tosa.add %55, %70 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %72 = tosa.reshape %71, %10 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %73 = tosa.minimum %69, %72 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %74 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %75 = tosa.mul_shape %74, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %76 = tosa.concat_shape %10, %2, %75 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %77 = tosa.reshape %14, %76 : (tensor<?x2x3x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %78 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %79 = tosa.reshape %73, %78 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %80 = tosa.cast %79 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %81 = tosa.gather %77, %80 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %83 = tosa.concat_shape %4, %82, %1 : (!tosa.shape<1>, !tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %84 = tosa.reshape %81, %83 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<?x2x3x?xf32>
// CHECK-NEXT:    %85 = tosa.transpose %84 {perms = array<i32: 1, 2, 0, 3>} : (tensor<?x2x3x?xf32>) -> tensor<2x3x?x?xf32>
// CHECK-NEXT:    %86 = tosa.transpose %85 {perms = array<i32: 3, 0, 1, 2>} : (tensor<2x3x?x?xf32>) -> tensor<?x2x3x?xf32>
// CHECK-NEXT:    %87 = tosa.div_ceil_shape %2, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %88 = tosa.div_ceil_shape %87, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %89 = tosa.slice %18, %8, %88 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %90 = tosa.reshape %89, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %91 = tosa.mul %90, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %92 = tosa.add %91, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %93 = tosa.reshape %92, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %94 = tosa.slice %93, %8, %87 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %95 = tosa.reshape %94, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %96 = tosa.mul %95, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %97 = tosa.add %96, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %98 = tosa.reshape %97, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %99 = tosa.slice %98, %8, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %100 = tosa.cast %99 : (tensor<?xi64>) -> tensor<?xf32>
// CHECK-NEXT:    %101 = tosa.reshape %55, %10 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %102 = tosa.cast %101 : (tensor<1xi64>) -> tensor<1xf64>
// CHECK-NEXT:    %103 = tosa.tile %46, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %104 = tosa.reduce_sum %103 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %105 = tosa.reshape %104, %49 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %106 = tosa.reshape %105, %10 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %107 = tosa.cast %106 : (tensor<1xi64>) -> tensor<1xf64>
// CHECK-NEXT:    %108 = tosa.reciprocal %102 : (tensor<1xf64>) -> tensor<1xf64>
// CHECK-NEXT:    %109 = tosa.mul %107, %108, %23 : (tensor<1xf64>, tensor<1xf64>, tensor<1xi8>) -> tensor<1xf64>
// CHECK-NEXT:    %110 = tosa.cast %109 : (tensor<1xf64>) -> tensor<1xf32>
// CHECK-NEXT:    %111 = tosa.mul %100, %110, %23 : (tensor<?xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<?xf32>
// CHECK-NEXT:    %112 = tosa.floor %111 : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    %113 = tosa.cast %112 : (tensor<?xf32>) -> tensor<?xi64>
// CHECK-NEXT:    %114 = tosa.add %105, %70 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %115 = tosa.reshape %114, %10 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %116 = tosa.minimum %113, %115 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %117 = tosa.mul_shape %74, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %118 = tosa.concat_shape %10, %1, %117 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %119 = tosa.reshape %86, %118 : (tensor<?x2x3x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %120 = tosa.reshape %116, %78 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %121 = tosa.cast %120 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %122 = tosa.gather %119, %121 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %123 = tosa.concat_shape %2, %82, %4 : (!tosa.shape<1>, !tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %124 = tosa.reshape %122, %123 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<?x2x3x?xf32>
// CHECK-NEXT:    %125 = tosa.transpose %124 {perms = array<i32: 1, 2, 3, 0>} : (tensor<?x2x3x?xf32>) -> tensor<2x3x?x?xf32>
// CHECK-NEXT:    %126 = torch_c.from_builtin_tensor %125 : tensor<2x3x?x?xf32> -> !torch.vtensor<[2,3,?,?],f32>
// CHECK-NEXT:    return %126 : !torch.vtensor<[2,3,?,?],f32>
func.func @nearest(%a: !torch.vtensor<[2,3,?,?],f32>) -> !torch.vtensor<[2,3,?,?],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %two = torch.constant.float 2.000000e+00
  %none = torch.constant.none
  %h = torch.aten.size.int %a, %int2 : !torch.vtensor<[2,3,?,?],f32>, !torch.int -> !torch.int
  %w = torch.aten.size.int %a, %int3 : !torch.vtensor<[2,3,?,?],f32>, !torch.int -> !torch.int
  %hh = torch.aten.mul.int %h, %int2 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %hh, %h : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.upsample_nearest2d %a, %l, %two, %none : !torch.vtensor<[2,3,?,?],f32>, !torch.list<int>, !torch.float, !torch.none -> !torch.vtensor<[2,3,?,?],f32>
  return %0 : !torch.vtensor<[2,3,?,?],f32>
}
