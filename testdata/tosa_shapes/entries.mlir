// Small tensors of integers and flags that are computed from sizes: each entry is
// a size, and what only handed it on goes.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// The shape of another tensor, but for one entry, as ONNX's Concat has it.
// CHECK-LABEL: func.func @like(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.mul_shape %4, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.max_shape %7, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.concat_shape %7, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %12 = tosa.reshape %0, %11 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %12 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %13 : !torch.vtensor<[?,?],f32>
func.func @like(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-1 = torch.constant.int -1
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %shape = torch.aten._shape_as_tensor %b : !torch.vtensor<[?,?,4],f32> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.slice.Tensor %shape, %int0, %int0, %int-1, %int1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %last = torch.vtensor.literal(dense<2> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
  %1 = torch.aten.mul.Tensor %0, %last : !torch.vtensor<[2],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[2],si64>
  %2 = torch.aten.select.int %1, %int0, %int0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %3 = torch.aten.item %2 : !torch.vtensor<[],si64> -> !torch.int
  %4 = torch.prim.ListConstruct %3, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.view %a, %4 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %5 : !torch.vtensor<[?,?],f32>
}

// -----

// A size or another one, as a flag says, which is computed from sizes as well.
// CHECK-LABEL: func.func @either(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.sub_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.max_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.min_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.sub_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.max_shape %8, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.mul_shape %9, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.sub_shape %6, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.max_shape %11, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.mul_shape %12, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.add_shape %10, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.max_shape %14, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.min_shape %15, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.max_shape %16, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %19 = tosa.concat_shape %17, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %20 = tosa.slice %0, %18, %19 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %21 = torch_c.from_builtin_tensor %20 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %21 : !torch.vtensor<[?,?],f32>
func.func @either(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %false = torch.constant.bool false
  %ones = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.prim.NumToTensor.Scalar %n : !torch.int -> !torch.vtensor<[],si64>
  %1 = torch.aten.broadcast_to %0, %ones : !torch.vtensor<[],si64>, !torch.list<int> -> !torch.vtensor<[1],si64>
  %2 = torch.prim.NumToTensor.Scalar %m : !torch.int -> !torch.vtensor<[],si64>
  %3 = torch.aten.broadcast_to %2, %ones : !torch.vtensor<[],si64>, !torch.list<int> -> !torch.vtensor<[1],si64>
  %4 = torch.aten.gt.Tensor %1, %3 : !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[1],i1>
  %5 = torch.aten.bitwise_not %4 : !torch.vtensor<[1],i1> -> !torch.vtensor<[1],i1>
  %6 = torch.aten.where.self %5, %1, %3 : !torch.vtensor<[1],i1>, !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[1],si64>
  %list = torch.prim.ListConstruct %6, %1 : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.list<vtensor>
  %7 = torch.aten.cat %list, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2],si64>
  %8 = torch.aten.slice.Tensor %7, %int0, %int0, %int1, %int1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1],si64>
  %9 = torch.aten.item %8 : !torch.vtensor<[1],si64> -> !torch.int
  %10 = torch.aten.slice.Tensor %a, %int0, %int0, %9, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %10 : !torch.vtensor<[?,?],f32>
}

// -----

// As data it is a tensor all the same.
// CHECK-LABEL: func.func @data(%arg0: !torch.vtensor<[?,3],f32>) -> (!torch.vtensor<[2],si64>, !torch.vtensor<[?,3],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,3],f32> -> tensor<?x3xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x3xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %3 = tosa.tile %2, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.reshape %6, %7 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<3> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.concat %8, %9 {axis = 0 : i32} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %10 : tensor<2xi64> -> !torch.vtensor<[2],si64>
// CHECK-NEXT:    %12 = tosa.min_shape %7, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.max_shape %1, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.min_shape %14, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.max_shape %15, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.sub_shape %16, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.concat_shape %12, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.concat_shape %17, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %21 = tosa.slice %0, %18, %20 : (tensor<?x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xf32>
// CHECK-NEXT:    %22 = torch_c.from_builtin_tensor %21 : tensor<?x3xf32> -> !torch.vtensor<[?,3],f32>
// CHECK-NEXT:    return %11, %22 : !torch.vtensor<[2],si64>, !torch.vtensor<[?,3],f32>
func.func @data(%a: !torch.vtensor<[?,3],f32>) -> (!torch.vtensor<[2],si64>, !torch.vtensor<[?,3],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %shape = torch.aten._shape_as_tensor %a : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[2],si64>
  %0 = torch.aten.select.int %shape, %int0, %int0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %1 = torch.aten.item %0 : !torch.vtensor<[],si64> -> !torch.int
  %2 = torch.aten.slice.Tensor %a, %int0, %int1, %1, %int1 : !torch.vtensor<[?,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,3],f32>
  return %shape, %2 : !torch.vtensor<[2],si64>, !torch.vtensor<[?,3],f32>
}

// -----

// Padding and parts of computed sizes.
// CHECK-LABEL: func.func @pad_and_split(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %float1.500000e00 = torch.constant.float 1.500000e+00
// CHECK-NEXT:    %3 = "tosa.const"() <{values = dense<1.500000e+00> : tensor<f64>}> : () -> tensor<f64>
// CHECK-NEXT:    %4 = tosa.cast %3 : (tensor<f64>) -> tensor<f32>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:    %7 = tosa.concat_shape %1, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %8 = tosa.tile %6, %7 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %9 = tosa.concat %0, %8 {axis = 1 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %11 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %12 = tosa.slice %9, %10, %11 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.concat_shape %13, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %15 = tosa.concat_shape %1, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %16 = tosa.slice %9, %14, %15 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %17 = torch_c.from_builtin_tensor %12 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %16 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %17, %18 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @pad_and_split(%a: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %float1 = torch.constant.float 1.5
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.prim.ListConstruct %int0, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.constant_pad_nd %a, %0, %float1 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,?],f32>
  %2 = torch.prim.ListConstruct %m, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.split_with_sizes %1, %2, %int1 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %4:2 = torch.prim.ListUnpack %3 : !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  return %4#0, %4#1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// A list as a tensor, some of which is looked up in it.
// CHECK-LABEL: func.func @listed(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %1 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.reshape %0, %1 : (tensor<?x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %3 = torch_c.from_builtin_tensor %2 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %3 : !torch.vtensor<[?],f32>
func.func @listed(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %false = torch.constant.bool false
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.prim.ListConstruct %n, %m : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.tensor %0, %none, %none, %false : !torch.list<int>, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2],si64>
  %second = torch.vtensor.literal(dense<1> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
  %2 = torch.aten.index_select %1, %int0, %second : !torch.vtensor<[2],si64>, !torch.int, !torch.vtensor<[1],si64> -> !torch.vtensor<[1],si64>
  %3 = torch.aten.item %2 : !torch.vtensor<[1],si64> -> !torch.int
  %4 = torch.aten.mul.int %3, %n : !torch.int, !torch.int -> !torch.int
  %5 = torch.prim.ListConstruct %4 : (!torch.int) -> !torch.list<int>
  %6 = torch.aten.view %a, %5 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %6 : !torch.vtensor<[?],f32>
}
