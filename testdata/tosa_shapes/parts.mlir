// Slices, and tensors put together.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @cat(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %2 = tosa.cast %0 : (tensor<?x?xi64>) -> tensor<?x?xf32>
// CHECK-NEXT:    %3 = tosa.concat %1, %2 {axis = 1 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = torch_c.from_builtin_tensor %3 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %4 : !torch.vtensor<[?,?],f32>
func.func @cat(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?],si64>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.prim.ListConstruct %a0, %a1 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) -> !torch.list<vtensor>
  %v2 = torch.constant.int 1
  %v3 = torch.aten.cat %v1, %v2 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %v3 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @select(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.sub_shape %2, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.concat_shape %3, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %7 = tosa.concat_shape %1, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %8 = tosa.slice %0, %6, %7 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1xf32>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.reshape %8, %9 : (tensor<?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %10 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %13 = tosa.concat_shape %4, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.slice %0, %12, %13 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %15 = tosa.reshape %14, %9 : (tensor<1x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %16 = torch_c.from_builtin_tensor %15 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %11, %16 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
func.func @select(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.constant.int -1
  %v3 = torch.aten.select.int %a0, %v1, %v2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %v4 = torch.constant.int 0
  %v5 = torch.constant.int 0
  %v6 = torch.aten.select.int %a0, %v4, %v5 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %v3, %v6 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @select_out_of_bounds_fails(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<[4, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.slice %0, %2, %4 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.reshape %5, %6 : (tensor<1x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %8 : !torch.vtensor<[?],f32>
func.func @select_out_of_bounds_fails(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.int 4
  %v3 = torch.aten.select.int %a0, %v1, %v2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %v3 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @slice_by_sizes(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.div_floor_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.max_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.min_shape %6, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.sub_shape %2, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.concat_shape %7, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %10 = tosa.concat_shape %8, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %11 = tosa.slice %0, %9, %10 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %12 = torch_c.from_builtin_tensor %11 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %12 : !torch.vtensor<[?,?],f32>
func.func @slice_by_sizes(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 2
  %v4 = torch.aten.floordiv.int %v2, %v3 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.constant.int 0
  %v6 = torch.constant.none
  %v7 = torch.constant.int 1
  %v8 = torch.aten.slice.Tensor %a0, %v5, %v4, %v6, %v7 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?,?],f32>
  return %v8 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @slice_scatter(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.min_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.sub_shape %4, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_ceil_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %1, %9 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %10 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %11 = tosa.tile %10, %6 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %12 = tosa.reduce_sum %11 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %14 = tosa.reshape %12, %13 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %15 = tosa.reshape %14, %5 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %16 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.div_ceil_shape %1, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.div_ceil_shape %17, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.slice %19, %20, %18 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %22 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %23 = tosa.reshape %21, %22 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %24 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %25 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %26 = tosa.mul %23, %24, %25 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %27 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %28 = tosa.add %26, %27 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %29 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.reshape %28, %29 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %31 = tosa.slice %30, %20, %17 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %32 = tosa.reshape %31, %22 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %33 = tosa.mul %32, %24, %25 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %34 = tosa.add %33, %27 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %35 = tosa.reshape %34, %29 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %36 = tosa.slice %35, %20, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = "tosa.const"() <{values = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %38 = tosa.mul %36, %37, %25 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %39 = tosa.add %38, %15 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %41 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %42 = tosa.concat_shape %5, %4, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %43 = tosa.reshape %40, %42 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %44 = tosa.concat_shape %5, %1, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %45 = tosa.reshape %41, %44 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %47 = tosa.reshape %39, %46 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %48 = tosa.cast %47 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %49 = tosa.scatter %43, %48, %45 : (tensor<1x?x?xf32>, tensor<1x?xi32>, tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %50 = tosa.concat_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %51 = tosa.reshape %49, %50 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %52 = tosa.transpose %51 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %53 = torch_c.from_builtin_tensor %52 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %53 : !torch.vtensor<[?,?],f32>
func.func @slice_scatter(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.constant.int 1
  %v3 = torch.constant.none
  %v4 = torch.constant.int 2
  %v5 = torch.aten.slice_scatter %a0, %a1, %v1, %v2, %v3, %v4 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?,?],f32>
  return %v5 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @slices(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.min_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.max_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %8 = tosa.concat_shape %6, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %9 = tosa.slice %0, %7, %8 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %11 = tosa.sub_shape %2, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.concat_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %13 = tosa.concat_shape %11, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.slice %0, %12, %13 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %15 = torch_c.from_builtin_tensor %14 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %16 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.sub_shape %2, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.max_shape %17, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.min_shape %18, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.sub_shape %2, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.concat_shape %19, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %22 = tosa.concat_shape %20, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %23 = tosa.slice %0, %21, %22 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %24 = torch_c.from_builtin_tensor %23 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %25 = tosa.sub_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.max_shape %25, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.min_shape %26, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.max_shape %27, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.concat_shape %28, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %30 = tosa.slice %0, %7, %29 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %31 = torch_c.from_builtin_tensor %30 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.min_shape %32, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.max_shape %33, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %35 = tosa.sub_shape %34, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.concat_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %37 = tosa.concat_shape %35, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %38 = tosa.slice %0, %36, %37 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %39 = tosa.div_ceil_shape %35, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %40 = tosa.mul_shape %39, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.sub_shape %40, %35 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %42 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %43 = tosa.concat_shape %41, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %44 = tosa.tile %42, %43 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %45 = tosa.concat %38, %44 {axis = 0 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %46 = tosa.concat_shape %39, %16, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %47 = tosa.reshape %45, %46 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x2x?xf32>
// CHECK-NEXT:    %48 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %49 = tosa.concat_shape %39, %3, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %50 = tosa.slice %47, %48, %49 : (tensor<?x2x?xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %51 = tosa.concat_shape %39, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %52 = tosa.reshape %50, %51 : (tensor<?x1x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %53 = torch_c.from_builtin_tensor %52 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %54 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %55 = tosa.slice %0, %7, %54 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %56 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %57 = tosa.div_ceil_shape %2, %56 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %58 = tosa.mul_shape %57, %56 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %59 = tosa.sub_shape %58, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %60 = tosa.concat_shape %59, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %61 = tosa.tile %42, %60 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %62 = tosa.concat %55, %61 {axis = 0 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %63 = tosa.concat_shape %57, %56, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %64 = tosa.reshape %62, %63 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x3x?xf32>
// CHECK-NEXT:    %65 = tosa.concat_shape %57, %3, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %66 = tosa.slice %64, %48, %65 : (tensor<?x3x?xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %67 = tosa.concat_shape %57, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %68 = tosa.reshape %66, %67 : (tensor<?x1x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %69 = torch_c.from_builtin_tensor %68 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %70 = tosa.min_shape %56, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %71 = tosa.max_shape %4, %70 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.sub_shape %71, %70 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %73 = tosa.concat_shape %70, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %74 = tosa.concat_shape %72, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %75 = tosa.slice %0, %73, %74 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %76 = torch_c.from_builtin_tensor %75 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %77 = tosa.const_shape  {values = dense<9> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %78 = tosa.sub_shape %2, %77 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %79 = tosa.max_shape %78, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %80 = tosa.min_shape %79, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %81 = tosa.min_shape %77, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %82 = tosa.max_shape %81, %80 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.sub_shape %82, %80 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %84 = tosa.concat_shape %80, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %85 = tosa.concat_shape %83, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %86 = tosa.slice %0, %84, %85 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %87 = torch_c.from_builtin_tensor %86 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %10, %15, %24, %31, %53, %69, %76, %87 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @slices(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.int 0
  %v3 = torch.constant.int 1
  %v4 = torch.constant.int 1
  %v5 = torch.aten.slice.Tensor %a0, %v1, %v2, %v3, %v4 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v6 = torch.constant.int 0
  %v7 = torch.constant.int 1
  %v8 = torch.constant.int 9223372036854775807
  %v9 = torch.constant.int 1
  %v10 = torch.aten.slice.Tensor %a0, %v6, %v7, %v8, %v9 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v11 = torch.constant.int 0
  %v12 = torch.constant.int -2
  %v13 = torch.constant.int 9223372036854775807
  %v14 = torch.constant.int 1
  %v15 = torch.aten.slice.Tensor %a0, %v11, %v12, %v13, %v14 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v16 = torch.constant.int 0
  %v17 = torch.constant.int 0
  %v18 = torch.constant.int -1
  %v19 = torch.constant.int 1
  %v20 = torch.aten.slice.Tensor %a0, %v16, %v17, %v18, %v19 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v21 = torch.constant.int 0
  %v22 = torch.constant.int 1
  %v23 = torch.constant.int 4
  %v24 = torch.constant.int 2
  %v25 = torch.aten.slice.Tensor %a0, %v21, %v22, %v23, %v24 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v26 = torch.constant.int 0
  %v27 = torch.constant.int 0
  %v28 = torch.constant.int 9223372036854775807
  %v29 = torch.constant.int 3
  %v30 = torch.aten.slice.Tensor %a0, %v26, %v27, %v28, %v29 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v31 = torch.constant.int 0
  %v32 = torch.constant.int 3
  %v33 = torch.constant.int 1
  %v34 = torch.constant.int 1
  %v35 = torch.aten.slice.Tensor %a0, %v31, %v32, %v33, %v34 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v36 = torch.constant.int 0
  %v37 = torch.constant.int -9
  %v38 = torch.constant.int 9
  %v39 = torch.constant.int 1
  %v40 = torch.aten.slice.Tensor %a0, %v36, %v37, %v38, %v39 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %v5, %v10, %v15, %v20, %v25, %v30, %v35, %v40 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}
