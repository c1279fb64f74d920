// Reading and writing at places.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @cumsum(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %4 = tosa.reshape %0, %3 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %5 = tosa.transpose %4 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %1, %6, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %5, %7 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_ceil_shape %2, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.div_ceil_shape %11, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.slice %13, %14, %12 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %16 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %17 = tosa.reshape %15, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %19 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %20 = tosa.mul %17, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %21 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %22 = tosa.add %20, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.reshape %22, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %25 = tosa.slice %24, %14, %11 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %26 = tosa.reshape %25, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %27 = tosa.mul %26, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %28 = tosa.add %27, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %29 = tosa.reshape %28, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %30 = tosa.slice %29, %14, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %32 = tosa.reshape %30, %31 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %33 = tosa.slice %13, %14, %12 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %34 = tosa.reshape %33, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %35 = tosa.mul %34, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %36 = tosa.add %35, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %37 = tosa.reshape %36, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %38 = tosa.slice %37, %14, %11 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %39 = tosa.reshape %38, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %40 = tosa.mul %39, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %41 = tosa.add %40, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %42 = tosa.reshape %41, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %43 = tosa.slice %42, %14, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %44 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %45 = tosa.reshape %43, %44 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %46 = tosa.greater_equal %32, %45 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %47 = tosa.select %46, %8, %9 : (tensor<1x?x?xi1>, tensor<?x1x?xf32>, tensor<1x1x1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %48 = tosa.reduce_sum %47 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %49 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %50 = tosa.reshape %48, %49 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %51 = tosa.transpose %50 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %52 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %53 = tosa.reshape %51, %52 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %54 = torch_c.from_builtin_tensor %53 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %none_0 = torch.constant.none
// CHECK-NEXT:    %55 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %56 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %57 = tosa.reshape %55, %56 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %58 = tosa.transpose %57 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %59 = tosa.concat_shape %2, %6, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %60 = tosa.reshape %58, %59 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %61 = tosa.div_ceil_shape %1, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %62 = tosa.div_ceil_shape %61, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %63 = tosa.slice %13, %14, %62 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %64 = tosa.reshape %63, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %65 = tosa.mul %64, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %66 = tosa.add %65, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %67 = tosa.reshape %66, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %68 = tosa.slice %67, %14, %61 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %69 = tosa.reshape %68, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %70 = tosa.mul %69, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %71 = tosa.add %70, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %72 = tosa.reshape %71, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.slice %72, %14, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %74 = tosa.reshape %73, %31 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %75 = tosa.slice %13, %14, %62 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %76 = tosa.reshape %75, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %77 = tosa.mul %76, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %78 = tosa.add %77, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %79 = tosa.reshape %78, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %80 = tosa.slice %79, %14, %61 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %81 = tosa.reshape %80, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %82 = tosa.mul %81, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %83 = tosa.add %82, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %84 = tosa.reshape %83, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %85 = tosa.slice %84, %14, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %86 = tosa.reshape %85, %44 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %87 = tosa.greater_equal %74, %86 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %88 = tosa.select %87, %60, %9 : (tensor<1x?x?xi1>, tensor<?x1x?xf32>, tensor<1x1x1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %89 = tosa.reduce_sum %88 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %90 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %91 = tosa.reshape %89, %90 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %92 = tosa.transpose %91 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %93 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %94 = tosa.reshape %92, %93 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %95 = tosa.transpose %94 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %96 = torch_c.from_builtin_tensor %95 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %54, %96 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @cumsum(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.none
  %v3 = torch.aten.cumsum %a0, %v1, %v2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  %v4 = torch.constant.int 1
  %v5 = torch.constant.none
  %v6 = torch.aten.cumsum %a0, %v4, %v5 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  return %v3, %v6 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @cumsum_of_infinities(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %3 = tosa.reshape %0, %2 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<?x1xf32>
// CHECK-NEXT:    %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<?x1xf32>) -> tensor<1x?xf32>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %6 = tosa.reshape %4, %5 : (tensor<1x?xf32>, !tosa.shape<3>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_ceil_shape %1, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_ceil_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.slice %11, %12, %10 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %14 = tosa.reshape %13, %2 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %15 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %16 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %17 = tosa.mul %14, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %19 = tosa.add %17, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.reshape %19, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %22 = tosa.slice %21, %12, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %23 = tosa.reshape %22, %2 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %24 = tosa.mul %23, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %25 = tosa.add %24, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %26 = tosa.reshape %25, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %27 = tosa.slice %26, %12, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %29 = tosa.reshape %27, %28 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %30 = tosa.slice %11, %12, %10 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %31 = tosa.reshape %30, %2 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %32 = tosa.mul %31, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %33 = tosa.add %32, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %34 = tosa.reshape %33, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.slice %34, %12, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %36 = tosa.reshape %35, %2 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %37 = tosa.mul %36, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %38 = tosa.add %37, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %39 = tosa.reshape %38, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.slice %39, %12, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %41 = tosa.reshape %40, %5 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %42 = tosa.greater_equal %29, %41 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %43 = tosa.select %42, %6, %7 : (tensor<1x?x?xi1>, tensor<1x1x?xf32>, tensor<1x1x1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %44 = tosa.reduce_sum %43 {axis = 2 : i32} : (tensor<1x?x?xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %45 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %46 = tosa.reshape %44, %45 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %47 = tosa.transpose %46 {perms = array<i32: 1, 0>} : (tensor<1x?xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    %48 = tosa.reshape %47, %20 : (tensor<?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %49 = torch_c.from_builtin_tensor %48 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %49 : !torch.vtensor<[?],f32>
func.func @cumsum_of_infinities(%a0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.none
  %v3 = torch.aten.cumsum %a0, %v1, %v2 : !torch.vtensor<[?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?],f32>
  return %v3 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @diagonals(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.min_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.max_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_ceil_shape %6, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_ceil_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %12 = tosa.slice %11, %5, %10 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.reshape %12, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %15 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %16 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %17 = tosa.mul %14, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %19 = tosa.add %17, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.reshape %19, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %22 = tosa.slice %21, %5, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %23 = tosa.reshape %22, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %24 = tosa.mul %23, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %25 = tosa.add %24, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %26 = tosa.reshape %25, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %27 = tosa.slice %26, %5, %6 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %28 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %29 = tosa.tile %28, %2 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %30 = tosa.reduce_sum %29 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %32 = tosa.reshape %30, %31 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<1> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %34 = tosa.add %32, %33 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %37 = tosa.mul %27, %36, %16 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %38 = tosa.add %37, %7 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %39 = tosa.mul_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %40 = tosa.concat_shape %35, %39, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %41 = tosa.reshape %0, %40 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %43 = tosa.reshape %38, %42 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %44 = tosa.cast %43 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %45 = tosa.gather %41, %44 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %46 = tosa.concat_shape %6, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %47 = tosa.reshape %45, %46 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %48 = tosa.transpose %47 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %49 = torch_c.from_builtin_tensor %48 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %50 = tosa.sub_shape %2, %35 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %51 = tosa.min_shape %3, %50 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %52 = tosa.max_shape %51, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %53 = tosa.div_ceil_shape %52, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.div_ceil_shape %53, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %55 = tosa.slice %11, %5, %54 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %56 = tosa.reshape %55, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %57 = tosa.mul %56, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %58 = tosa.add %57, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %59 = tosa.reshape %58, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %60 = tosa.slice %59, %5, %53 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %61 = tosa.reshape %60, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %62 = tosa.mul %61, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %63 = tosa.add %62, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %64 = tosa.reshape %63, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %65 = tosa.slice %64, %5, %52 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %66 = tosa.add %32, %33 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %67 = tosa.reshape %66, %35 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %68 = tosa.mul %65, %67, %16 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %69 = tosa.add %68, %28 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %70 = tosa.concat_shape %35, %39, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %71 = tosa.reshape %0, %70 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %72 = tosa.reshape %69, %42 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %73 = tosa.cast %72 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %74 = tosa.gather %71, %73 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %75 = tosa.concat_shape %52, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %76 = tosa.reshape %74, %75 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %77 = tosa.transpose %76 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %78 = torch_c.from_builtin_tensor %77 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %79 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %80 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %81 = tosa.sub_shape %2, %80 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %82 = tosa.min_shape %81, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.max_shape %82, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %84 = tosa.mul_shape %1, %80 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %85 = tosa.tile %28, %84 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %86 = tosa.reduce_sum %85 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %87 = tosa.reshape %86, %31 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %88 = tosa.reshape %87, %35 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %89 = tosa.div_ceil_shape %83, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %90 = tosa.div_ceil_shape %89, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %91 = tosa.slice %11, %5, %90 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %92 = tosa.reshape %91, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %93 = tosa.mul %92, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %94 = tosa.add %93, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %95 = tosa.reshape %94, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %96 = tosa.slice %95, %5, %89 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %97 = tosa.reshape %96, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %98 = tosa.mul %97, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %99 = tosa.add %98, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %100 = tosa.reshape %99, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %101 = tosa.slice %100, %5, %83 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %102 = tosa.tile %28, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %103 = tosa.reduce_sum %102 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %104 = tosa.reshape %103, %31 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %105 = tosa.add %104, %33 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %106 = tosa.reshape %105, %35 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %107 = tosa.mul %101, %106, %16 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %108 = tosa.add %107, %88 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %109 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %110 = tosa.concat_shape %35, %109, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %111 = tosa.reshape %79, %110 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %112 = tosa.reshape %108, %42 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %113 = tosa.cast %112 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %114 = tosa.gather %111, %113 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %115 = tosa.concat_shape %83, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %116 = tosa.reshape %114, %115 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %117 = tosa.transpose %116 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %118 = torch_c.from_builtin_tensor %117 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %119 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %120 = tosa.min_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %121 = tosa.max_shape %120, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %122 = tosa.div_ceil_shape %121, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %123 = tosa.div_ceil_shape %122, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %124 = tosa.slice %11, %5, %123 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %125 = tosa.reshape %124, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %126 = tosa.mul %125, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %127 = tosa.add %126, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %128 = tosa.reshape %127, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %129 = tosa.slice %128, %5, %122 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %130 = tosa.reshape %129, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %131 = tosa.mul %130, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %132 = tosa.add %131, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %133 = tosa.reshape %132, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %134 = tosa.slice %133, %5, %121 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %135 = tosa.tile %28, %3 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %136 = tosa.reduce_sum %135 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %137 = tosa.reshape %136, %31 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %138 = tosa.add %137, %33 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %139 = tosa.reshape %138, %35 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %140 = tosa.mul %134, %139, %16 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %141 = tosa.add %140, %7 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %142 = tosa.mul_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %143 = tosa.concat_shape %35, %142, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %144 = tosa.reshape %119, %143 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %145 = tosa.reshape %141, %42 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %146 = tosa.cast %145 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %147 = tosa.gather %144, %146 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %148 = tosa.concat_shape %121, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %149 = tosa.reshape %147, %148 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %150 = tosa.transpose %149 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %151 = torch_c.from_builtin_tensor %150 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %49, %78, %118, %151 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @diagonals(%a0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.int 0
  %v3 = torch.constant.int 1
  %v4 = torch.aten.diagonal %a0, %v1, %v2, %v3 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v5 = torch.constant.int 1
  %v6 = torch.constant.int 0
  %v7 = torch.constant.int 1
  %v8 = torch.aten.diagonal %a0, %v5, %v6, %v7 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v9 = torch.constant.int -2
  %v10 = torch.constant.int 1
  %v11 = torch.constant.int 2
  %v12 = torch.aten.diagonal %a0, %v9, %v10, %v11 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v13 = torch.constant.int 0
  %v14 = torch.constant.int -1
  %v15 = torch.constant.int 0
  %v16 = torch.aten.diagonal %a0, %v13, %v14, %v15 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %v4, %v8, %v12, %v16 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @embedding(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %false_0 = torch.constant.bool false
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %6, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %0, %7 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %10 = tosa.reshape %3, %9 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %11 = tosa.cast %10 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %12 = tosa.gather %8, %11 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %13 = tosa.concat_shape %5, %4, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %14 = tosa.reshape %12, %13 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %15 = torch_c.from_builtin_tensor %14 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %15 : !torch.vtensor<[?,?,?],f32>
func.func @embedding(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?],si64>) -> (!torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.constant.int -1
  %v2 = torch.constant.bool false
  %v3 = torch.constant.bool false
  %v4 = torch.aten.embedding %a0, %a1, %v1, %v2, %v3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  return %v4 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @gather_and_scatter(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %2 = tosa.dim %1 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %1 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:    %5 = tosa.dim %4 {axis = 0 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.dim %4 {axis = 1 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.div_ceil_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_ceil_shape %8, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.slice %10, %11, %9 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.reshape %12, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %15 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %16 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %17 = tosa.mul %14, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %19 = tosa.add %17, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.reshape %19, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %22 = tosa.slice %21, %11, %8 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %23 = tosa.reshape %22, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %24 = tosa.mul %23, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %25 = tosa.add %24, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %26 = tosa.reshape %25, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %27 = tosa.slice %26, %11, %6 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %29 = tosa.reshape %27, %28 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %30 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %31 = tosa.tile %30, %3 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %32 = tosa.reduce_sum %31 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %34 = tosa.reshape %32, %33 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %37 = tosa.mul %4, %36, %16 : (tensor<?x?xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x?xi64>
// CHECK-NEXT:    %38 = tosa.add %37, %29 : (tensor<?x?xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %40 = tosa.reshape %1, %39 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %41 = tosa.reshape %38, %28 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %42 = tosa.cast %41 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %43 = tosa.gather %40, %42 : (tensor<1x?x1xf32>, tensor<1x?xi32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %44 = tosa.concat_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %45 = tosa.reshape %43, %44 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %46 = torch_c.from_builtin_tensor %45 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %47 = tosa.slice %10, %11, %9 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %48 = tosa.reshape %47, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %49 = tosa.mul %48, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %50 = tosa.add %49, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %51 = tosa.reshape %50, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %52 = tosa.slice %51, %11, %8 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %53 = tosa.reshape %52, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %54 = tosa.mul %53, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %55 = tosa.add %54, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %56 = tosa.reshape %55, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %57 = tosa.slice %56, %11, %6 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %58 = tosa.reshape %57, %28 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %59 = tosa.reshape %34, %35 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %60 = tosa.mul %4, %59, %16 : (tensor<?x?xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x?xi64>
// CHECK-NEXT:    %61 = tosa.add %60, %58 : (tensor<?x?xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %62 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %63 = tosa.concat_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %64 = tosa.slice %0, %62, %63 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %65 = tosa.reshape %1, %39 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %66 = tosa.reshape %64, %39 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %67 = tosa.reshape %61, %28 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %68 = tosa.cast %67 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %69 = tosa.scatter %65, %68, %66 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %70 = tosa.concat_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %71 = tosa.reshape %69, %70 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %72 = torch_c.from_builtin_tensor %71 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %46, %72 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
func.func @gather_and_scatter(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?],si64>, %a2: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.bool false
  %v3 = torch.aten.gather %a0, %v1, %a1, %v2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %v4 = torch.constant.int 0
  %v5 = torch.aten.scatter.src %a0, %v4, %a1, %a2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %v3, %v5 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @index(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,1],si64>, %arg2: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,1],si64> -> tensor<?x1xi64>
// CHECK-NEXT:    %7 = tosa.dim %6 {axis = 0 : i32} : (tensor<?x1xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<0> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.tile %9, %5 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %11 = tosa.reduce_sum %10 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %15 = tosa.reshape %13, %14 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %16 = tosa.add %6, %15 : (tensor<?x1xi64>, tensor<1x1xi64>) -> tensor<?x1xi64>
// CHECK-NEXT:    %17 = tosa.greater %8, %6 : (tensor<1x1xi64>, tensor<?x1xi64>) -> tensor<?x1xi1>
// CHECK-NEXT:    %18 = tosa.select %17, %16, %6 : (tensor<?x1xi1>, tensor<?x1xi64>, tensor<?x1xi64>) -> tensor<?x1xi64>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %20 = tosa.reshape %0, %19 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %21 = tosa.tile %9, %4 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %22 = tosa.reduce_sum %21 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %23 = tosa.reshape %22, %12 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %24 = tosa.reshape %23, %14 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %25 = tosa.add %20, %24 : (tensor<1x?xi64>, tensor<1x1xi64>) -> tensor<1x?xi64>
// CHECK-NEXT:    %26 = tosa.greater %8, %20 : (tensor<1x1xi64>, tensor<1x?xi64>) -> tensor<1x?xi1>
// CHECK-NEXT:    %27 = tosa.select %26, %25, %20 : (tensor<1x?xi1>, tensor<1x?xi64>, tensor<1x?xi64>) -> tensor<1x?xi64>
// CHECK-NEXT:    %28 = tosa.reshape %23, %14 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %29 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %30 = tosa.mul %18, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %31 = tosa.add %30, %27 : (tensor<?x1xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %32 = tosa.mul_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.concat_shape %33, %32, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %35 = tosa.reshape %2, %34 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %36 = tosa.reshape %31, %19 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %37 = tosa.cast %36 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %38 = tosa.gather %35, %37 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %39 = tosa.concat_shape %7, %1, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %40 = tosa.reshape %38, %39 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %41 = torch_c.from_builtin_tensor %40 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %41 : !torch.vtensor<[?,?,?],f32>
func.func @index(%a0: !torch.vtensor<[?,?,?],f32>, %a1: !torch.vtensor<[?,1],si64>, %a2: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.prim.ListConstruct %a1, %a2 : (!torch.vtensor<[?,1],si64>, !torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %v2 = torch.aten.index.Tensor_hacked_twin %a0, %v1 : !torch.vtensor<[?,?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?,?,?],f32>
  return %v2 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @index_put(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %7 = tosa.dim %6 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.tile %9, %5 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %11 = tosa.reduce_sum %10 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.reshape %13, %14 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %16 = tosa.add %6, %15 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %17 = tosa.greater %8, %6 : (tensor<1xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK-NEXT:    %18 = tosa.select %17, %16, %6 : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    tosa.assert_equal_shape %2, %7 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %19 = tosa.max_shape %2, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.div_floor_shape %7, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.mul_shape %2, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %21, %7 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    tosa.assert_equal_shape %1, %4 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %22 = tosa.max_shape %1, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.div_floor_shape %4, %22 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.mul_shape %1, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %24, %4 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %25 = tosa.concat_shape %20, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %26 = tosa.tile %0, %25 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %27 = tosa.concat_shape %14, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %28 = tosa.reshape %3, %27 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %29 = tosa.concat_shape %14, %7, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %30 = tosa.reshape %26, %29 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %32 = tosa.reshape %18, %31 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %33 = tosa.cast %32 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %34 = tosa.scatter %28, %33, %30 : (tensor<1x?x?xf32>, tensor<1x?xi32>, tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %35 = tosa.concat_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %37 = torch_c.from_builtin_tensor %36 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %37 : !torch.vtensor<[?,?],f32>
func.func @index_put(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?],si64>, %a2: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.prim.ListConstruct %a1 : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %v2 = torch.constant.bool false
  %v3 = torch.aten.index_put.hacked_twin %a0, %v1, %a2, %v2 : !torch.vtensor<[?,?],f32>, !torch.list<vtensor>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %v3 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @index_select(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.transpose %2 {perms = array<i32: 1, 0, 2>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %7 = tosa.mul_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.concat_shape %8, %3, %7 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %10 = tosa.reshape %6, %9 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %12 = tosa.reshape %0, %11 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %13 = tosa.cast %12 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %14 = tosa.gather %10, %13 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %15 = tosa.concat_shape %1, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %16 = tosa.reshape %14, %15 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %17 = tosa.transpose %16 {perms = array<i32: 1, 0, 2>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %18 : !torch.vtensor<[?,?,?],f32>
func.func @index_select(%a0: !torch.vtensor<[?,?,?],f32>, %a1: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.aten.index_select %a0, %v1, %a1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?,?],f32>
  return %v2 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @sort(%arg0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.concat_shape %2, %1, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %6 = tosa.reshape %3, %5 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %7 = tosa.concat_shape %2, %4, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %3, %7 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %9 = tosa.greater %6, %8 : (tensor<?x?x1xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %10 = tosa.equal %6, %8 : (tensor<?x?x1xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %11 = tosa.equal %6, %6 : (tensor<?x?x1xf32>, tensor<?x?x1xf32>) -> tensor<?x?x1xi1>
// CHECK-NEXT:    %12 = tosa.logical_not %11 : (tensor<?x?x1xi1>) -> tensor<?x?x1xi1>
// CHECK-NEXT:    %13 = tosa.equal %8, %8 : (tensor<?x1x?xf32>, tensor<?x1x?xf32>) -> tensor<?x1x?xi1>
// CHECK-NEXT:    %14 = tosa.logical_not %13 : (tensor<?x1x?xi1>) -> tensor<?x1x?xi1>
// CHECK-NEXT:    %15 = tosa.logical_not %14 : (tensor<?x1x?xi1>) -> tensor<?x1x?xi1>
// CHECK-NEXT:    %16 = tosa.logical_and %12, %15 : (tensor<?x?x1xi1>, tensor<?x1x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %17 = tosa.logical_or %9, %16 : (tensor<?x?x?xi1>, tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %18 = tosa.logical_and %12, %14 : (tensor<?x?x1xi1>, tensor<?x1x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %19 = tosa.logical_or %10, %18 : (tensor<?x?x?xi1>, tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.div_ceil_shape %1, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.div_ceil_shape %21, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.slice %23, %24, %22 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %27 = tosa.reshape %25, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %28 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %29 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %30 = tosa.mul %27, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %32 = tosa.add %30, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.reshape %32, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.slice %34, %24, %21 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %36 = tosa.reshape %35, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %37 = tosa.mul %36, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %38 = tosa.add %37, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %39 = tosa.reshape %38, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.slice %39, %24, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %42 = tosa.reshape %40, %41 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %43 = tosa.slice %23, %24, %22 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %44 = tosa.reshape %43, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %45 = tosa.mul %44, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %46 = tosa.add %45, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %47 = tosa.reshape %46, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %48 = tosa.slice %47, %24, %21 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %49 = tosa.reshape %48, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %50 = tosa.mul %49, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %51 = tosa.add %50, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %52 = tosa.reshape %51, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %53 = tosa.slice %52, %24, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %55 = tosa.reshape %53, %54 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %56 = tosa.greater %42, %55 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %57 = tosa.logical_and %19, %56 : (tensor<?x?x?xi1>, tensor<1x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %58 = tosa.logical_or %17, %57 : (tensor<?x?x?xi1>, tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %59 = tosa.cast %58 : (tensor<?x?x?xi1>) -> tensor<?x?x?xi32>
// CHECK-NEXT:    %60 = tosa.reduce_sum %59 {axis = 2 : i32} : (tensor<?x?x?xi32>) -> tensor<?x?x1xi32>
// CHECK-NEXT:    %61 = tosa.cast %60 : (tensor<?x?x1xi32>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %62 = tosa.div_ceil_shape %2, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %63 = tosa.div_ceil_shape %62, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %64 = tosa.slice %23, %24, %63 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %65 = tosa.reshape %64, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %66 = tosa.mul %65, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %67 = tosa.add %66, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %68 = tosa.reshape %67, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %69 = tosa.slice %68, %24, %62 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %70 = tosa.reshape %69, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %71 = tosa.mul %70, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %72 = tosa.add %71, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %73 = tosa.reshape %72, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %74 = tosa.slice %73, %24, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %75 = tosa.const_shape  {values = dense<[-1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %76 = tosa.reshape %74, %75 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<?x1x1xi64>
// CHECK-NEXT:    %77 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %78 = tosa.tile %77, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %79 = tosa.reduce_sum %78 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %80 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %81 = tosa.reshape %79, %80 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %83 = tosa.reshape %81, %82 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %84 = tosa.mul %76, %83, %29 : (tensor<?x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1xi64>
// CHECK-NEXT:    %85 = tosa.add %84, %61 : (tensor<?x1x1xi64>, tensor<?x?x1xi64>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %86 = tosa.slice %23, %24, %22 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %87 = tosa.reshape %86, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %88 = tosa.mul %87, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %89 = tosa.add %88, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %90 = tosa.reshape %89, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %91 = tosa.slice %90, %24, %21 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %92 = tosa.reshape %91, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %93 = tosa.mul %92, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %94 = tosa.add %93, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %95 = tosa.reshape %94, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %96 = tosa.slice %95, %24, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %97 = tosa.reshape %96, %41 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %98 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %99 = tosa.concat_shape %2, %98 : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
// CHECK-NEXT:    %100 = tosa.tile %97, %99 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %101 = tosa.reshape %6, %41 : (tensor<?x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %102 = tosa.reshape %6, %41 : (tensor<?x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %104 = tosa.reshape %85, %103 : (tensor<?x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %105 = tosa.cast %104 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %106 = tosa.scatter %101, %105, %102 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %107 = tosa.reshape %100, %41 : (tensor<?x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %108 = tosa.reshape %100, %41 : (tensor<?x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %109 = tosa.reshape %85, %103 : (tensor<?x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %110 = tosa.cast %109 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %111 = tosa.scatter %107, %110, %108 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %112 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %113 = tosa.reshape %106, %112 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %114 = tosa.transpose %113 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %115 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %116 = tosa.reshape %111, %115 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<?x?xi64>
// CHECK-NEXT:    %117 = tosa.transpose %116 {perms = array<i32: 1, 0>} : (tensor<?x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %118 = torch_c.from_builtin_tensor %114 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %119 = torch_c.from_builtin_tensor %117 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    return %118, %119 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
func.func @sort(%a0: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.bool false
  %v3:2 = torch.aten.sort %a0, %v1, %v2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  return %v3#0, %v3#1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
}

// -----

// CHECK-LABEL: func.func @sort_of_what_is_no_number(%arg0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %3 = tosa.reshape %0, %2 : (tensor<?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?xf32>, !tosa.shape<3>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %6 = tosa.greater %3, %5 : (tensor<1x?x1xf32>, tensor<1x1x?xf32>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %7 = tosa.equal %3, %5 : (tensor<1x?x1xf32>, tensor<1x1x?xf32>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %8 = tosa.equal %3, %3 : (tensor<1x?x1xf32>, tensor<1x?x1xf32>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %9 = tosa.logical_not %8 : (tensor<1x?x1xi1>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %10 = tosa.equal %5, %5 : (tensor<1x1x?xf32>, tensor<1x1x?xf32>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %11 = tosa.logical_not %10 : (tensor<1x1x?xi1>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %12 = tosa.logical_not %11 : (tensor<1x1x?xi1>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %13 = tosa.logical_and %9, %12 : (tensor<1x?x1xi1>, tensor<1x1x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %14 = tosa.logical_or %6, %13 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %15 = tosa.logical_and %9, %11 : (tensor<1x?x1xi1>, tensor<1x1x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %16 = tosa.logical_or %7, %15 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.div_ceil_shape %1, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.div_ceil_shape %18, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.slice %20, %21, %19 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %24 = tosa.reshape %22, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %25 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %26 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %27 = tosa.mul %24, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %28 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %29 = tosa.add %27, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.reshape %29, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %32 = tosa.slice %31, %21, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %33 = tosa.reshape %32, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %34 = tosa.mul %33, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %35 = tosa.add %34, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %36 = tosa.reshape %35, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.slice %36, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %38 = tosa.reshape %37, %2 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %39 = tosa.slice %20, %21, %19 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.reshape %39, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %41 = tosa.mul %40, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %42 = tosa.add %41, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %43 = tosa.reshape %42, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %44 = tosa.slice %43, %21, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %45 = tosa.reshape %44, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %46 = tosa.mul %45, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %47 = tosa.add %46, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %48 = tosa.reshape %47, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %49 = tosa.slice %48, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %4 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %51 = tosa.greater %38, %50 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %52 = tosa.logical_and %16, %51 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %53 = tosa.logical_or %14, %52 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %54 = tosa.cast %53 : (tensor<1x?x?xi1>) -> tensor<1x?x?xi32>
// CHECK-NEXT:    %55 = tosa.reduce_sum %54 {axis = 2 : i32} : (tensor<1x?x?xi32>) -> tensor<1x?x1xi32>
// CHECK-NEXT:    %56 = tosa.cast %55 : (tensor<1x?x1xi32>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %57 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %58 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %59 = tosa.reshape %57, %58 : (tensor<1xi64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %60 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %61 = tosa.tile %60, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %62 = tosa.reduce_sum %61 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %63 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %64 = tosa.reshape %62, %63 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %65 = tosa.reshape %64, %58 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %66 = tosa.mul %59, %65, %26 : (tensor<1x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %67 = tosa.add %66, %56 : (tensor<1x1x1xi64>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %68 = tosa.slice %20, %21, %19 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %69 = tosa.reshape %68, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %70 = tosa.mul %69, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %71 = tosa.add %70, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %72 = tosa.reshape %71, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.slice %72, %21, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %74 = tosa.reshape %73, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %75 = tosa.mul %74, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %76 = tosa.add %75, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %77 = tosa.reshape %76, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %78 = tosa.slice %77, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %79 = tosa.reshape %78, %2 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %80 = tosa.reshape %3, %2 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %81 = tosa.reshape %3, %2 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %83 = tosa.reshape %67, %82 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %84 = tosa.cast %83 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %85 = tosa.scatter %80, %84, %81 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %86 = tosa.reshape %79, %2 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %87 = tosa.reshape %79, %2 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %88 = tosa.reshape %67, %82 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %89 = tosa.cast %88 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %90 = tosa.scatter %86, %89, %87 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %91 = tosa.reshape %85, %30 : (tensor<1x?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %92 = tosa.reshape %90, %30 : (tensor<1x?x1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %93 = torch_c.from_builtin_tensor %91 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %94 = torch_c.from_builtin_tensor %92 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %95 = tosa.reshape %0, %2 : (tensor<?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %96 = tosa.reshape %0, %4 : (tensor<?xf32>, !tosa.shape<3>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %97 = tosa.greater %96, %95 : (tensor<1x1x?xf32>, tensor<1x?x1xf32>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %98 = tosa.equal %95, %96 : (tensor<1x?x1xf32>, tensor<1x1x?xf32>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %99 = tosa.equal %95, %95 : (tensor<1x?x1xf32>, tensor<1x?x1xf32>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %100 = tosa.logical_not %99 : (tensor<1x?x1xi1>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %101 = tosa.equal %96, %96 : (tensor<1x1x?xf32>, tensor<1x1x?xf32>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %102 = tosa.logical_not %101 : (tensor<1x1x?xi1>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %103 = tosa.logical_not %100 : (tensor<1x?x1xi1>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %104 = tosa.logical_and %102, %103 : (tensor<1x1x?xi1>, tensor<1x?x1xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %105 = tosa.logical_or %97, %104 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %106 = tosa.logical_and %100, %102 : (tensor<1x?x1xi1>, tensor<1x1x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %107 = tosa.logical_or %98, %106 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %108 = tosa.slice %20, %21, %19 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %109 = tosa.reshape %108, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %110 = tosa.mul %109, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %111 = tosa.add %110, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %112 = tosa.reshape %111, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %113 = tosa.slice %112, %21, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %114 = tosa.reshape %113, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %115 = tosa.mul %114, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %116 = tosa.add %115, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %117 = tosa.reshape %116, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %118 = tosa.slice %117, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %119 = tosa.reshape %118, %2 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %120 = tosa.slice %20, %21, %19 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %121 = tosa.reshape %120, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %122 = tosa.mul %121, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %123 = tosa.add %122, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %124 = tosa.reshape %123, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %125 = tosa.slice %124, %21, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %126 = tosa.reshape %125, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %127 = tosa.mul %126, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %128 = tosa.add %127, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %129 = tosa.reshape %128, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %130 = tosa.slice %129, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %131 = tosa.reshape %130, %4 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %132 = tosa.greater %119, %131 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %133 = tosa.logical_and %107, %132 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %134 = tosa.logical_or %105, %133 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %135 = tosa.cast %134 : (tensor<1x?x?xi1>) -> tensor<1x?x?xi32>
// CHECK-NEXT:    %136 = tosa.reduce_sum %135 {axis = 2 : i32} : (tensor<1x?x?xi32>) -> tensor<1x?x1xi32>
// CHECK-NEXT:    %137 = tosa.cast %136 : (tensor<1x?x1xi32>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %138 = tosa.reshape %57, %58 : (tensor<1xi64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %139 = tosa.reshape %64, %58 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %140 = tosa.mul %138, %139, %26 : (tensor<1x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %141 = tosa.add %140, %137 : (tensor<1x1x1xi64>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %142 = tosa.slice %20, %21, %19 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %143 = tosa.reshape %142, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %144 = tosa.mul %143, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %145 = tosa.add %144, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %146 = tosa.reshape %145, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %147 = tosa.slice %146, %21, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %148 = tosa.reshape %147, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %149 = tosa.mul %148, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %150 = tosa.add %149, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %151 = tosa.reshape %150, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %152 = tosa.slice %151, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %153 = tosa.reshape %152, %2 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %154 = tosa.reshape %95, %2 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %155 = tosa.reshape %95, %2 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %156 = tosa.reshape %141, %82 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %157 = tosa.cast %156 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %158 = tosa.scatter %154, %157, %155 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %159 = tosa.reshape %153, %2 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %160 = tosa.reshape %153, %2 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %161 = tosa.reshape %141, %82 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %162 = tosa.cast %161 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %163 = tosa.scatter %159, %162, %160 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %164 = tosa.reshape %158, %30 : (tensor<1x?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %165 = tosa.reshape %163, %30 : (tensor<1x?x1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %166 = torch_c.from_builtin_tensor %164 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %167 = torch_c.from_builtin_tensor %165 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    return %93, %94, %166, %167 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
func.func @sort_of_what_is_no_number(%a0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.bool false
  %v3:2 = torch.aten.sort %a0, %v1, %v2 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %v4 = torch.constant.int 0
  %v5 = torch.constant.bool true
  %v6:2 = torch.aten.sort %a0, %v4, %v5 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  return %v3#0, %v3#1, %v6#0, %v6#1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
}
