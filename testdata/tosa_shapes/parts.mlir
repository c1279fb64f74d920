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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.sub_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.concat_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.concat_shape %2, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %9 = tosa.slice %0, %6, %8 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1xf32>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.reshape %9, %10 : (tensor<?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %12 = torch_c.from_builtin_tensor %11 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.concat_shape %14, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %16 = tosa.slice %0, %13, %15 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.reshape %16, %17 : (tensor<1x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %19 = torch_c.from_builtin_tensor %18 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %12, %19 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
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
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.concat_shape %7, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %11 = tosa.concat_shape %8, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %12 = tosa.slice %0, %10, %11 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %12 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %13 : !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.min_shape %5, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %8 = tosa.tile %7, %6 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %9 = tosa.reduce_sum %8 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %11 = tosa.reshape %9, %10 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.div_ceil_shape %1, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.div_ceil_shape %15, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.slice %18, %19, %17 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %22 = tosa.reshape %20, %21 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %23 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %24 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %25 = tosa.mul %22, %23, %24 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %26 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %27 = tosa.add %25, %26 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.reshape %27, %28 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.slice %29, %30, %15 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %33 = tosa.reshape %31, %32 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %34 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %35 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %36 = tosa.mul %33, %34, %35 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %37 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %38 = tosa.add %36, %37 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %40 = tosa.reshape %38, %39 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.slice %40, %41, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %43 = "tosa.const"() <{values = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %44 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %45 = tosa.mul %42, %43, %44 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %46 = tosa.add %45, %13 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %47 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %48 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %49 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %50 = tosa.concat_shape %49, %3, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %51 = tosa.reshape %47, %50 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %52 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %53 = tosa.concat_shape %52, %1, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %54 = tosa.reshape %48, %53 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %56 = tosa.reshape %46, %55 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %57 = tosa.cast %56 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %58 = tosa.scatter %51, %57, %54 : (tensor<1x?x?xf32>, tensor<1x?xi32>, tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %59 = tosa.concat_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %60 = tosa.reshape %58, %59 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %61 = tosa.transpose %60 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %62 = torch_c.from_builtin_tensor %61 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %62 : !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.min_shape %11, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.sub_shape %2, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.concat_shape %12, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %16 = tosa.concat_shape %13, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %17 = tosa.slice %0, %15, %16 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.sub_shape %2, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.max_shape %20, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.min_shape %22, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.sub_shape %2, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.concat_shape %23, %25 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %27 = tosa.concat_shape %24, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %28 = tosa.slice %0, %26, %27 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %29 = torch_c.from_builtin_tensor %28 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.sub_shape %2, %30 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.max_shape %31, %32 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.min_shape %33, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.max_shape %34, %35 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %38 = tosa.concat_shape %36, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %39 = tosa.slice %0, %37, %38 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %40 = torch_c.from_builtin_tensor %39 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.min_shape %41, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.min_shape %43, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.max_shape %44, %42 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %46 = tosa.sub_shape %45, %42 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %47 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %48 = tosa.concat_shape %42, %47 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %49 = tosa.concat_shape %46, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %50 = tosa.slice %0, %48, %49 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %51 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %52 = tosa.div_ceil_shape %46, %51 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %53 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.mul_shape %52, %53 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %55 = tosa.sub_shape %54, %46 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %56 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %57 = tosa.concat_shape %55, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %58 = tosa.tile %56, %57 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %59 = tosa.concat %50, %58 {axis = 0 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %60 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %61 = tosa.concat_shape %52, %60, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %62 = tosa.reshape %59, %61 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x2x?xf32>
// CHECK-NEXT:    %63 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.concat_shape %52, %64, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %66 = tosa.slice %62, %63, %65 : (tensor<?x2x?xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %67 = tosa.concat_shape %52, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %68 = tosa.reshape %66, %67 : (tensor<?x1x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %69 = torch_c.from_builtin_tensor %68 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %70 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %71 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %72 = tosa.slice %0, %70, %71 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %74 = tosa.div_ceil_shape %2, %73 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %75 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %76 = tosa.mul_shape %74, %75 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %77 = tosa.sub_shape %76, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %78 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %79 = tosa.concat_shape %77, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %80 = tosa.tile %78, %79 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %81 = tosa.concat %72, %80 {axis = 0 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.concat_shape %74, %82, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %84 = tosa.reshape %81, %83 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x3x?xf32>
// CHECK-NEXT:    %85 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %86 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %87 = tosa.concat_shape %74, %86, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %88 = tosa.slice %84, %85, %87 : (tensor<?x3x?xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %89 = tosa.concat_shape %74, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %90 = tosa.reshape %88, %89 : (tensor<?x1x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %91 = torch_c.from_builtin_tensor %90 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %92 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %93 = tosa.min_shape %92, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %94 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %95 = tosa.min_shape %94, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %96 = tosa.max_shape %95, %93 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %97 = tosa.sub_shape %96, %93 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %98 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %99 = tosa.concat_shape %93, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %100 = tosa.concat_shape %97, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %101 = tosa.slice %0, %99, %100 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %102 = torch_c.from_builtin_tensor %101 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<9> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %104 = tosa.sub_shape %2, %103 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %106 = tosa.max_shape %104, %105 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %107 = tosa.min_shape %106, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %108 = tosa.const_shape  {values = dense<9> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %109 = tosa.min_shape %108, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %110 = tosa.max_shape %109, %107 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %111 = tosa.sub_shape %110, %107 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %112 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %113 = tosa.concat_shape %107, %112 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %114 = tosa.concat_shape %111, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %115 = tosa.slice %0, %113, %114 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %116 = torch_c.from_builtin_tensor %115 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %10, %18, %29, %40, %69, %91, %102, %116 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
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
