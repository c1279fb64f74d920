// The reductions that give several unknown sizes: what is reduced stays as 1,
// and goes with a reshape that knows the sizes.
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %t.torch | diff - %t.torch

// A list of dimensions, from the end too; the sizes read are those that stay.
// CHECK-LABEL: func.func @amax(%arg0: !torch.vtensor<[?,?,?,5],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,5],f32> -> tensor<?x?x?x5xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x5xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x5xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %int-1 = torch.constant.int -1
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %3 = torch.prim.ListConstruct %int1, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %4 = torch.aten.amax %arg0, %3, %true : !torch.vtensor<[?,?,?,5],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,1,?,1],f32>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,1,?,1],f32> -> tensor<?x1x?x1xf32>
// CHECK-NEXT:    %6 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %7 = tosa.reshape %5, %6 : (tensor<?x1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %8 : !torch.vtensor<[?,?],f32>
func.func @amax(%a: !torch.vtensor<[?,?,?,5],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %l = torch.prim.ListConstruct %int1, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.amax %a, %l, %false : !torch.vtensor<[?,?,?,5],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// A known size in the result is a number in the shape.
// CHECK-LABEL: func.func @amin(%arg0: !torch.vtensor<[?,3,?,?],si64>) -> !torch.vtensor<[?,3,?],si64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,3,?,?],si64> -> tensor<?x3x?x?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x3x?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x3x?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %int2 = torch.constant.int 2
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %3 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %4 = torch.aten.amin %arg0, %3, %true : !torch.vtensor<[?,3,?,?],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,3,1,?],si64>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,3,1,?],si64> -> tensor<?x3x1x?xi64>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %2, %6, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %5, %7 : (tensor<?x3x1x?xi64>, !tosa.shape<3>) -> tensor<?x3x?xi64>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %8 : tensor<?x3x?xi64> -> !torch.vtensor<[?,3,?],si64>
// CHECK-NEXT:    return %9 : !torch.vtensor<[?,3,?],si64>
func.func @amin(%a: !torch.vtensor<[?,3,?,?],si64>) -> !torch.vtensor<[?,3,?],si64> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %l = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.amin %a, %l, %false : !torch.vtensor<[?,3,?,?],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,3,?],si64>
  return %0 : !torch.vtensor<[?,3,?],si64>
}

// -----

// One dimension as a number, of truth values.
// CHECK-LABEL: func.func @truths(%arg0: !torch.vtensor<[?,?,?],i1>) -> (!torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],i1>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],i1> -> tensor<?x?x?xi1>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %int0 = torch.constant.int 0
// CHECK-NEXT:    %int-2 = torch.constant.int -2
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %4 = torch.aten.all.dim %arg0, %int0, %true : !torch.vtensor<[?,?,?],i1>, !torch.int, !torch.bool -> !torch.vtensor<[1,?,?],i1>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %4 : !torch.vtensor<[1,?,?],i1> -> tensor<1x?x?xi1>
// CHECK-NEXT:    %6 = tosa.concat_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %7 = tosa.reshape %5, %6 : (tensor<1x?x?xi1>, !tosa.shape<2>) -> tensor<?x?xi1>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
// CHECK-NEXT:    %true_0 = torch.constant.bool true
// CHECK-NEXT:    %9 = torch.aten.any.dim %arg0, %int-2, %true_0 : !torch.vtensor<[?,?,?],i1>, !torch.int, !torch.bool -> !torch.vtensor<[?,1,?],i1>
// CHECK-NEXT:    %10 = torch_c.to_builtin_tensor %9 : !torch.vtensor<[?,1,?],i1> -> tensor<?x1x?xi1>
// CHECK-NEXT:    %11 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %12 = tosa.reshape %10, %11 : (tensor<?x1x?xi1>, !tosa.shape<2>) -> tensor<?x?xi1>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %12 : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
// CHECK-NEXT:    return %8, %13 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],i1>
func.func @truths(%a: !torch.vtensor<[?,?,?],i1>) -> (!torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],i1>) {
  %int0 = torch.constant.int 0
  %int-2 = torch.constant.int -2
  %false = torch.constant.bool false
  %0 = torch.aten.all.dim %a, %int0, %false : !torch.vtensor<[?,?,?],i1>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],i1>
  %1 = torch.aten.any.dim %a, %int-2, %false : !torch.vtensor<[?,?,?],i1>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],i1>
  return %0, %1 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],i1>
}

// -----

// The flag is followed by an operand, which is handed on.
// CHECK-LABEL: func.func @means(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %int2 = torch.constant.int 2
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %4 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %5 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %6 = tosa.tile %5, %3 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %7 = tosa.reduce_sum %6 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %9 = tosa.reshape %7, %8 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %10 = tosa.cast %9 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %11 = tosa.reciprocal %10 : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<f32>, !tosa.shape<3>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %14 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %15 = tosa.mul %4, %13, %14 : (tensor<1x?x?xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %16 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %17 = tosa.reshape %15, %16 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %19 = torch.aten.prod.dim_int %arg0, %int2, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[?,?,1],f32>
// CHECK-NEXT:    %20 = torch_c.to_builtin_tensor %19 : !torch.vtensor<[?,?,1],f32> -> tensor<?x?x1xf32>
// CHECK-NEXT:    %21 = tosa.concat_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %22 = tosa.reshape %20, %21 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %23 = torch_c.from_builtin_tensor %22 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %18, %23 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @means(%a: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %l = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.mean.dim %a, %l, %false, %int6 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.int -> !torch.vtensor<[?,?],f32>
  %none = torch.constant.none
  %1 = torch.aten.prod.dim_int %a, %int2, %false, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// Here the dimensions are the third operand, behind the order of the norm.
// CHECK-LABEL: func.func @norm(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %float2.000000e00 = torch.constant.float 2.000000e+00
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %4 = torch.aten.linalg_vector_norm %arg0, %float2.000000e00, %3, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,1,?],f32> -> tensor<?x1x?xf32>
// CHECK-NEXT:    %6 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %7 = tosa.reshape %5, %6 : (tensor<?x1x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %8 : !torch.vtensor<[?,?],f32>
func.func @norm(%a: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %two = torch.constant.float 2.000000e+00
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.linalg_vector_norm %a, %two, %l, %false, %none : !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// The sum of truth values has the result's element type already.
// CHECK-LABEL: func.func @another_element_type(%arg0: !torch.vtensor<[?,?,?],i1>) -> !torch.vtensor<[?,?],si64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],i1> -> tensor<?x?x?xi1>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %int2 = torch.constant.int 2
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %4 = torch.aten.sum.dim_IntList %arg0, %3, %true, %none : !torch.vtensor<[?,?,?],i1>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,1],si64>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,1],si64> -> tensor<?x?x1xi64>
// CHECK-NEXT:    %6 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %7 = tosa.reshape %5, %6 : (tensor<?x?x1xi64>, !tosa.shape<2>) -> tensor<?x?xi64>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    return %8 : !torch.vtensor<[?,?],si64>
func.func @another_element_type(%a: !torch.vtensor<[?,?,?],i1>) -> !torch.vtensor<[?,?],si64> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.sum.dim_IntList %a, %l, %false, %none : !torch.vtensor<[?,?,?],i1>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],si64>
  return %0 : !torch.vtensor<[?,?],si64>
}

// -----

// What keeps its dimensions, or leaves one unknown size, is torch-mlir's.
// CHECK-LABEL: func.func @left_alone(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[],f32>) {
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:    %1 = torch.aten.amax %arg0, %0, %true : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,1,?],f32>
// CHECK-NEXT:    %2 = torch.aten.amax %arg1, %0, %false : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %3 = torch.aten.sum.dim_IntList %arg0, %none, %false, %none : !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
// CHECK-NEXT:    return %1, %2, %3 : !torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[],f32>
func.func @left_alone(%a: !torch.vtensor<[?,?,?],f32>, %b: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[],f32>) {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.amax %a, %l, %true : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,1,?],f32>
  %1 = torch.aten.amax %b, %l, %false : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?],f32>
  %2 = torch.aten.sum.dim_IntList %a, %none, %false, %none : !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0, %1, %2 : !torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[],f32>
}

// -----

// Of an extreme and its place only what is used is computed; of integers the
// order is reversed bit by bit, as the negative of the smallest is none.
// CHECK-LABEL: func.func @place_of_the_smallest(%arg0: !torch.vtensor<[?,?,?],si64>) -> !torch.vtensor<[?,?],si64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %1 = tosa.bitwise_not %0 : (tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
// CHECK-NEXT:    %2 = tosa.argmax %1 {axis = 2 : i32} : (tensor<?x?x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %3 = torch_c.from_builtin_tensor %2 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    return %3 : !torch.vtensor<[?,?],si64>
func.func @place_of_the_smallest(%a: !torch.vtensor<[?,?,?],si64>) -> !torch.vtensor<[?,?],si64> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0:2 = torch.aten.min.dim %a, %int-1, %false : !torch.vtensor<[?,?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>
  return %0#1 : !torch.vtensor<[?,?],si64>
}

// -----

// CHECK-LABEL: func.func @the_largest_alone(%arg0: !torch.vtensor<[?,?,?],f16>) -> !torch.vtensor<[?,?],f16> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f16> -> tensor<?x?x?xf16>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf16>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf16>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<?x?x?xf16>) -> tensor<1x?x?xf16>
// CHECK-NEXT:    %4 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.reshape %3, %4 : (tensor<1x?x?xf16>, !tosa.shape<2>) -> tensor<?x?xf16>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<?x?xf16> -> !torch.vtensor<[?,?],f16>
// CHECK-NEXT:    return %6 : !torch.vtensor<[?,?],f16>
func.func @the_largest_alone(%a: !torch.vtensor<[?,?,?],f16>) -> !torch.vtensor<[?,?],f16> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0:2 = torch.aten.max.dim %a, %int0, %false : !torch.vtensor<[?,?,?],f16>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f16>, !torch.vtensor<[?,?],si64>
  return %0#0 : !torch.vtensor<[?,?],f16>
}
