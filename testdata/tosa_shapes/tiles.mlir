// Broadcasts, repetitions, new tensors.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @arange(%arg0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.div_ceil_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.div_ceil_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.slice %5, %6, %4 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %9 = tosa.reshape %7, %8 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %10 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %12 = tosa.mul %9, %10, %11 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %14 = tosa.add %12, %13 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.reshape %14, %15 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %17 = tosa.slice %16, %6, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %18 = tosa.reshape %17, %8 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %19 = tosa.mul %18, %10, %11 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %20 = tosa.add %19, %13 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %21 = tosa.reshape %20, %15 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %22 = tosa.slice %21, %6, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %23 = torch_c.from_builtin_tensor %22 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.add_shape %1, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.div_ceil_shape %25, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.div_ceil_shape %27, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.div_ceil_shape %28, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.slice %5, %6, %29 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %31 = tosa.reshape %30, %8 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %32 = tosa.mul %31, %10, %11 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %33 = tosa.add %32, %13 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %34 = tosa.reshape %33, %15 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.slice %34, %6, %28 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %36 = tosa.reshape %35, %8 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %37 = tosa.mul %36, %10, %11 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %38 = tosa.add %37, %13 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %39 = tosa.reshape %38, %15 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.slice %39, %6, %27 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %41 = "tosa.const"() <{values = dense<3> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %42 = tosa.mul %40, %41, %11 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %43 = "tosa.const"() <{values = dense<-2> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %44 = tosa.add %42, %43 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %45 = torch_c.from_builtin_tensor %44 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    return %23, %45 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
func.func @arange(%a0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.none
  %v4 = torch.constant.int 0
  %v5 = torch.constant.int 1
  %v6 = torch.constant.int 4
  %v7 = torch.aten.arange.start_step %v4, %v2, %v5, %v6, %v3, %v3, %v3 : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
  %v8 = torch.constant.int -2
  %v9 = torch.constant.int 3
  %v10 = torch.constant.int 4
  %v11 = torch.aten.arange.start_step %v8, %v2, %v9, %v10, %v3, %v3, %v3 : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
  return %v7, %v11 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @broadcast(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %5, %2 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.max_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.div_floor_shape %2, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.mul_shape %5, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %9, %2 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    tosa.assert_equal_shape %4, %1 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %10 = tosa.max_shape %4, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_floor_shape %1, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.mul_shape %4, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %12, %1 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %13 = tosa.concat_shape %8, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.tile %3, %13 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %15 = torch_c.from_builtin_tensor %14 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %15 : !torch.vtensor<[?,?],f32>
func.func @broadcast(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a1, %v1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 1
  %v4 = torch.aten.size.int %a1, %v3 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v2, %v4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.broadcast_to %a0, %v5 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %v6 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @expand_keeps_dimensions(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[3,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<[3, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.tile %5, %6 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<3x?x?xf32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<3x?x?xf32> -> !torch.vtensor<[3,?,?],f32>
// CHECK-NEXT:    return %8 : !torch.vtensor<[3,?,?],f32>
func.func @expand_keeps_dimensions(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[3,?,?],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 3
  %v4 = torch.constant.int -1
  %v5 = torch.prim.ListConstruct %v3, %v4, %v2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.constant.bool false
  %v7 = torch.aten.expand %a0, %v5, %v6 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,?,?],f32>
  return %v7 : !torch.vtensor<[3,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @new_tensors(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.concat_shape %2, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %6 = tosa.tile %3, %5 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
// CHECK-NEXT:    %7 = torch_c.from_builtin_tensor %6 : tensor<?x2xf32> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %9 = tosa.concat_shape %2, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %10 = tosa.tile %8, %9 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %10 : tensor<?x2xf32> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:    %12 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %13 = tosa.tile %12, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %14 = tosa.reduce_sum %13 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %16 = tosa.reshape %14, %15 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %17 = tosa.cast %16 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %18 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %19 = tosa.reshape %17, %18 : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:    %20 = tosa.concat_shape %2, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %21 = tosa.tile %19, %20 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
// CHECK-NEXT:    %22 = torch_c.from_builtin_tensor %21 : tensor<?x2xf32> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:    return %7, %11, %22 : !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>
func.func @new_tensors(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 2
  %v4 = torch.prim.ListConstruct %v2, %v3 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.constant.none
  %v6 = torch.aten.zeros %v4, %v5, %v5, %v5, %v5 : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,2],f32>
  %v7 = torch.aten.ones %v4, %v5, %v5, %v5, %v5 : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,2],f32>
  %v8 = torch.constant.int 1
  %v9 = torch.aten.size.int %a0, %v8 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v10 = torch.aten.full %v4, %v9, %v5, %v5, %v5, %v5 : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,2],f32>
  return %v6, %v7, %v10 : !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>
}

// -----

// CHECK-LABEL: func.func @repeat(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[2,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.concat_shape %7, %1, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.tile %5, %8 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<2x?x?xf32> -> !torch.vtensor<[2,?,?],f32>
// CHECK-NEXT:    return %10 : !torch.vtensor<[2,?,?],f32>
func.func @repeat(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[2,?,?],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 2
  %v4 = torch.constant.int 3
  %v5 = torch.prim.ListConstruct %v3, %v2, %v4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.repeat %a0, %v5 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?,?],f32>
  return %v6 : !torch.vtensor<[2,?,?],f32>
}
