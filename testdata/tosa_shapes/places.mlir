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
// CHECK-NEXT:    %33 = tosa.div_ceil_shape %2, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.div_ceil_shape %33, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %35 = tosa.slice %13, %14, %34 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %36 = tosa.reshape %35, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %37 = tosa.mul %36, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %38 = tosa.add %37, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %39 = tosa.reshape %38, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.slice %39, %14, %33 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %41 = tosa.reshape %40, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %42 = tosa.mul %41, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %43 = tosa.add %42, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %44 = tosa.reshape %43, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %45 = tosa.slice %44, %14, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %47 = tosa.reshape %45, %46 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %48 = tosa.greater_equal %32, %47 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %49 = tosa.select %48, %8, %9 : (tensor<1x?x?xi1>, tensor<?x1x?xf32>, tensor<1x1x1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %50 = tosa.reduce_sum %49 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %51 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %52 = tosa.reshape %50, %51 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %53 = tosa.transpose %52 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %54 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %55 = tosa.reshape %53, %54 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %56 = torch_c.from_builtin_tensor %55 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %none_0 = torch.constant.none
// CHECK-NEXT:    %57 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %58 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %59 = tosa.reshape %57, %58 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %60 = tosa.transpose %59 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %61 = tosa.concat_shape %2, %6, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %62 = tosa.reshape %60, %61 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %63 = tosa.div_ceil_shape %1, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %64 = tosa.div_ceil_shape %63, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.slice %13, %14, %64 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %66 = tosa.reshape %65, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %67 = tosa.mul %66, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %68 = tosa.add %67, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %69 = tosa.reshape %68, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %70 = tosa.slice %69, %14, %63 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %71 = tosa.reshape %70, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %72 = tosa.mul %71, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %73 = tosa.add %72, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %74 = tosa.reshape %73, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %75 = tosa.slice %74, %14, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %76 = tosa.reshape %75, %31 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %77 = tosa.div_ceil_shape %1, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %78 = tosa.div_ceil_shape %77, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %79 = tosa.slice %13, %14, %78 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %80 = tosa.reshape %79, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %81 = tosa.mul %80, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %82 = tosa.add %81, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %83 = tosa.reshape %82, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %84 = tosa.slice %83, %14, %77 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %85 = tosa.reshape %84, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %86 = tosa.mul %85, %18, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %87 = tosa.add %86, %21 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %88 = tosa.reshape %87, %23 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %89 = tosa.slice %88, %14, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %90 = tosa.reshape %89, %46 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %91 = tosa.greater_equal %76, %90 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %92 = tosa.select %91, %62, %9 : (tensor<1x?x?xi1>, tensor<?x1x?xf32>, tensor<1x1x1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %93 = tosa.reduce_sum %92 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %94 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %95 = tosa.reshape %93, %94 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %96 = tosa.transpose %95 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %97 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %98 = tosa.reshape %96, %97 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %99 = tosa.transpose %98 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %100 = torch_c.from_builtin_tensor %99 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %56, %100 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %30 = tosa.div_ceil_shape %1, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.div_ceil_shape %30, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.slice %11, %12, %31 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %33 = tosa.reshape %32, %2 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %34 = tosa.mul %33, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %35 = tosa.add %34, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %36 = tosa.reshape %35, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.slice %36, %12, %30 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %38 = tosa.reshape %37, %2 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %39 = tosa.mul %38, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %40 = tosa.add %39, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %41 = tosa.reshape %40, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %42 = tosa.slice %41, %12, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %43 = tosa.reshape %42, %5 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %44 = tosa.greater_equal %29, %43 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %45 = tosa.select %44, %6, %7 : (tensor<1x?x?xi1>, tensor<1x1x?xf32>, tensor<1x1x1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %46 = tosa.reduce_sum %45 {axis = 2 : i32} : (tensor<1x?x?xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %47 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %48 = tosa.reshape %46, %47 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %49 = tosa.transpose %48 {perms = array<i32: 1, 0>} : (tensor<1x?xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    %50 = tosa.reshape %49, %20 : (tensor<?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %51 = torch_c.from_builtin_tensor %50 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %51 : !torch.vtensor<[?],f32>
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
// CHECK-NEXT:    %29 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.add_shape %2, %29 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.tile %28, %30 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %32 = tosa.reduce_sum %31 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %34 = tosa.reshape %32, %33 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %35 = tosa.reshape %34, %29 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %36 = tosa.mul %27, %35, %16 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.add %36, %7 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %38 = tosa.mul_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %39 = tosa.concat_shape %29, %38, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %40 = tosa.reshape %0, %39 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %42 = tosa.reshape %37, %41 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %43 = tosa.cast %42 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %44 = tosa.gather %40, %43 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %45 = tosa.concat_shape %6, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %46 = tosa.reshape %44, %45 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %47 = tosa.transpose %46 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %48 = torch_c.from_builtin_tensor %47 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %49 = tosa.sub_shape %2, %29 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %50 = tosa.min_shape %3, %49 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %51 = tosa.max_shape %50, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %52 = tosa.div_ceil_shape %51, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %53 = tosa.div_ceil_shape %52, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.slice %11, %5, %53 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.reshape %54, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %56 = tosa.mul %55, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %57 = tosa.add %56, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %58 = tosa.reshape %57, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %59 = tosa.slice %58, %5, %52 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %60 = tosa.reshape %59, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %61 = tosa.mul %60, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %62 = tosa.add %61, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %63 = tosa.reshape %62, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %64 = tosa.slice %63, %5, %51 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %65 = tosa.tile %28, %30 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %66 = tosa.reduce_sum %65 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %67 = tosa.reshape %66, %33 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %68 = tosa.reshape %67, %29 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %69 = tosa.mul %64, %68, %16 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %70 = tosa.add %69, %28 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %71 = tosa.mul_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.concat_shape %29, %71, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %73 = tosa.reshape %0, %72 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %74 = tosa.reshape %70, %41 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %75 = tosa.cast %74 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %76 = tosa.gather %73, %75 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %77 = tosa.concat_shape %51, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %78 = tosa.reshape %76, %77 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %79 = tosa.transpose %78 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %80 = torch_c.from_builtin_tensor %79 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %81 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.sub_shape %2, %82 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %84 = tosa.min_shape %83, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %85 = tosa.max_shape %84, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %86 = tosa.mul_shape %1, %82 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %87 = tosa.tile %28, %86 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %88 = tosa.reduce_sum %87 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %89 = tosa.reshape %88, %33 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %90 = tosa.reshape %89, %29 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %91 = tosa.div_ceil_shape %85, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %92 = tosa.div_ceil_shape %91, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %93 = tosa.slice %11, %5, %92 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %94 = tosa.reshape %93, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %95 = tosa.mul %94, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %96 = tosa.add %95, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %97 = tosa.reshape %96, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %98 = tosa.slice %97, %5, %91 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %99 = tosa.reshape %98, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %100 = tosa.mul %99, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %101 = tosa.add %100, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %102 = tosa.reshape %101, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %103 = tosa.slice %102, %5, %85 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %104 = tosa.add_shape %1, %29 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %105 = tosa.tile %28, %104 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %106 = tosa.reduce_sum %105 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %107 = tosa.reshape %106, %33 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %108 = tosa.reshape %107, %29 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %109 = tosa.mul %103, %108, %16 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %110 = tosa.add %109, %90 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %111 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %112 = tosa.concat_shape %29, %111, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %113 = tosa.reshape %81, %112 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %114 = tosa.reshape %110, %41 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %115 = tosa.cast %114 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %116 = tosa.gather %113, %115 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %117 = tosa.concat_shape %85, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %118 = tosa.reshape %116, %117 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %119 = tosa.transpose %118 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %120 = torch_c.from_builtin_tensor %119 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %121 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %122 = tosa.min_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %123 = tosa.max_shape %122, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %124 = tosa.div_ceil_shape %123, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %125 = tosa.div_ceil_shape %124, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.slice %11, %5, %125 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %127 = tosa.reshape %126, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %128 = tosa.mul %127, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %129 = tosa.add %128, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %130 = tosa.reshape %129, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %131 = tosa.slice %130, %5, %124 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %132 = tosa.reshape %131, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %133 = tosa.mul %132, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %134 = tosa.add %133, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %135 = tosa.reshape %134, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %136 = tosa.slice %135, %5, %123 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %137 = tosa.add_shape %3, %29 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %138 = tosa.tile %28, %137 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %139 = tosa.reduce_sum %138 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %140 = tosa.reshape %139, %33 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %141 = tosa.reshape %140, %29 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %142 = tosa.mul %136, %141, %16 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %143 = tosa.add %142, %7 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %144 = tosa.mul_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %145 = tosa.concat_shape %29, %144, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %146 = tosa.reshape %121, %145 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %147 = tosa.reshape %143, %41 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %148 = tosa.cast %147 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %149 = tosa.gather %146, %148 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %150 = tosa.concat_shape %123, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %151 = tosa.reshape %149, %150 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %152 = tosa.transpose %151 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %153 = torch_c.from_builtin_tensor %152 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %48, %80, %120, %153 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %47 = tosa.div_ceil_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %48 = tosa.div_ceil_shape %47, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %49 = tosa.slice %10, %11, %48 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %51 = tosa.mul %50, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %52 = tosa.add %51, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %53 = tosa.reshape %52, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.slice %53, %11, %47 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.reshape %54, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %56 = tosa.mul %55, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %57 = tosa.add %56, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %58 = tosa.reshape %57, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %59 = tosa.slice %58, %11, %6 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %60 = tosa.reshape %59, %28 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %61 = tosa.tile %30, %3 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %62 = tosa.reduce_sum %61 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %63 = tosa.reshape %62, %33 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %64 = tosa.reshape %63, %35 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %65 = tosa.mul %4, %64, %16 : (tensor<?x?xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x?xi64>
// CHECK-NEXT:    %66 = tosa.add %65, %60 : (tensor<?x?xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %67 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %68 = tosa.concat_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %69 = tosa.slice %0, %67, %68 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %70 = tosa.reshape %1, %39 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %71 = tosa.reshape %69, %39 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %72 = tosa.reshape %66, %28 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %73 = tosa.cast %72 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %74 = tosa.scatter %70, %73, %71 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %75 = tosa.concat_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %76 = tosa.reshape %74, %75 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %77 = torch_c.from_builtin_tensor %76 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %46, %77 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %28 = tosa.tile %9, %4 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %29 = tosa.reduce_sum %28 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %30 = tosa.reshape %29, %12 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %31 = tosa.reshape %30, %14 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %32 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %33 = tosa.mul %18, %31, %32 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %34 = tosa.add %33, %27 : (tensor<?x1xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %35 = tosa.mul_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %37 = tosa.concat_shape %36, %35, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %38 = tosa.reshape %2, %37 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %39 = tosa.reshape %34, %19 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %40 = tosa.cast %39 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %41 = tosa.gather %38, %40 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %42 = tosa.concat_shape %7, %1, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %43 = tosa.reshape %41, %42 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %44 = torch_c.from_builtin_tensor %43 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %44 : !torch.vtensor<[?,?,?],f32>
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
// CHECK-NEXT:    %43 = tosa.div_ceil_shape %1, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.div_ceil_shape %43, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.slice %23, %24, %44 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %46 = tosa.reshape %45, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %47 = tosa.mul %46, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %48 = tosa.add %47, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %49 = tosa.reshape %48, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %50 = tosa.slice %49, %24, %43 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %51 = tosa.reshape %50, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %52 = tosa.mul %51, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %53 = tosa.add %52, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %54 = tosa.reshape %53, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.slice %54, %24, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %56 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %57 = tosa.reshape %55, %56 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %58 = tosa.greater %42, %57 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %59 = tosa.logical_and %19, %58 : (tensor<?x?x?xi1>, tensor<1x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %60 = tosa.logical_or %17, %59 : (tensor<?x?x?xi1>, tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %61 = tosa.cast %60 : (tensor<?x?x?xi1>) -> tensor<?x?x?xi32>
// CHECK-NEXT:    %62 = tosa.reduce_sum %61 {axis = 2 : i32} : (tensor<?x?x?xi32>) -> tensor<?x?x1xi32>
// CHECK-NEXT:    %63 = tosa.cast %62 : (tensor<?x?x1xi32>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %64 = tosa.div_ceil_shape %2, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.div_ceil_shape %64, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %66 = tosa.slice %23, %24, %65 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %67 = tosa.reshape %66, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %68 = tosa.mul %67, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %69 = tosa.add %68, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %70 = tosa.reshape %69, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %71 = tosa.slice %70, %24, %64 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %72 = tosa.reshape %71, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %73 = tosa.mul %72, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %74 = tosa.add %73, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %75 = tosa.reshape %74, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %76 = tosa.slice %75, %24, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %77 = tosa.const_shape  {values = dense<[-1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %78 = tosa.reshape %76, %77 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<?x1x1xi64>
// CHECK-NEXT:    %79 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %80 = tosa.tile %79, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %81 = tosa.reduce_sum %80 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %83 = tosa.reshape %81, %82 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %84 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %85 = tosa.reshape %83, %84 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %86 = tosa.mul %78, %85, %29 : (tensor<?x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1xi64>
// CHECK-NEXT:    %87 = tosa.add %86, %63 : (tensor<?x1x1xi64>, tensor<?x?x1xi64>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %88 = tosa.div_ceil_shape %1, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %89 = tosa.div_ceil_shape %88, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %90 = tosa.slice %23, %24, %89 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %91 = tosa.reshape %90, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %92 = tosa.mul %91, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %93 = tosa.add %92, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %94 = tosa.reshape %93, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %95 = tosa.slice %94, %24, %88 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %96 = tosa.reshape %95, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %97 = tosa.mul %96, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %98 = tosa.add %97, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %99 = tosa.reshape %98, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %100 = tosa.slice %99, %24, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %101 = tosa.reshape %100, %41 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %102 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %103 = tosa.concat_shape %2, %102 : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
// CHECK-NEXT:    %104 = tosa.tile %101, %103 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %105 = tosa.reshape %6, %41 : (tensor<?x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %106 = tosa.reshape %6, %41 : (tensor<?x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %107 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %108 = tosa.reshape %87, %107 : (tensor<?x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %109 = tosa.cast %108 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %110 = tosa.scatter %105, %109, %106 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %111 = tosa.reshape %104, %41 : (tensor<?x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %112 = tosa.reshape %104, %41 : (tensor<?x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %113 = tosa.reshape %87, %107 : (tensor<?x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %114 = tosa.cast %113 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %115 = tosa.scatter %111, %114, %112 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %116 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %117 = tosa.reshape %110, %116 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %118 = tosa.transpose %117 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %119 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %120 = tosa.reshape %115, %119 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<?x?xi64>
// CHECK-NEXT:    %121 = tosa.transpose %120 {perms = array<i32: 1, 0>} : (tensor<?x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %122 = torch_c.from_builtin_tensor %118 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %123 = torch_c.from_builtin_tensor %121 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    return %122, %123 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
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
// CHECK-NEXT:    %39 = tosa.div_ceil_shape %1, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %40 = tosa.div_ceil_shape %39, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.slice %20, %21, %40 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %42 = tosa.reshape %41, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %43 = tosa.mul %42, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %44 = tosa.add %43, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %45 = tosa.reshape %44, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %46 = tosa.slice %45, %21, %39 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %47 = tosa.reshape %46, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %48 = tosa.mul %47, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %49 = tosa.add %48, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %51 = tosa.slice %50, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %52 = tosa.reshape %51, %4 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %53 = tosa.greater %38, %52 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %54 = tosa.logical_and %16, %53 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %55 = tosa.logical_or %14, %54 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %56 = tosa.cast %55 : (tensor<1x?x?xi1>) -> tensor<1x?x?xi32>
// CHECK-NEXT:    %57 = tosa.reduce_sum %56 {axis = 2 : i32} : (tensor<1x?x?xi32>) -> tensor<1x?x1xi32>
// CHECK-NEXT:    %58 = tosa.cast %57 : (tensor<1x?x1xi32>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %59 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %60 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %61 = tosa.reshape %59, %60 : (tensor<1xi64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %62 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %63 = tosa.tile %62, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %64 = tosa.reduce_sum %63 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %65 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %66 = tosa.reshape %64, %65 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %67 = tosa.reshape %66, %60 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %68 = tosa.mul %61, %67, %26 : (tensor<1x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %69 = tosa.add %68, %58 : (tensor<1x1x1xi64>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %70 = tosa.div_ceil_shape %1, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %71 = tosa.div_ceil_shape %70, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.slice %20, %21, %71 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.reshape %72, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %74 = tosa.mul %73, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %75 = tosa.add %74, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %76 = tosa.reshape %75, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %77 = tosa.slice %76, %21, %70 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %78 = tosa.reshape %77, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %79 = tosa.mul %78, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %80 = tosa.add %79, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %81 = tosa.reshape %80, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %82 = tosa.slice %81, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %83 = tosa.reshape %82, %2 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %84 = tosa.reshape %3, %2 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %85 = tosa.reshape %3, %2 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %86 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %87 = tosa.reshape %69, %86 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %88 = tosa.cast %87 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %89 = tosa.scatter %84, %88, %85 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %90 = tosa.reshape %83, %2 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %91 = tosa.reshape %83, %2 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %92 = tosa.reshape %69, %86 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %93 = tosa.cast %92 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %94 = tosa.scatter %90, %93, %91 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %95 = tosa.reshape %89, %30 : (tensor<1x?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %96 = tosa.reshape %94, %30 : (tensor<1x?x1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %97 = torch_c.from_builtin_tensor %95 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %98 = torch_c.from_builtin_tensor %96 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %99 = tosa.reshape %0, %2 : (tensor<?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %100 = tosa.reshape %0, %4 : (tensor<?xf32>, !tosa.shape<3>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %101 = tosa.greater %100, %99 : (tensor<1x1x?xf32>, tensor<1x?x1xf32>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %102 = tosa.equal %99, %100 : (tensor<1x?x1xf32>, tensor<1x1x?xf32>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %103 = tosa.equal %99, %99 : (tensor<1x?x1xf32>, tensor<1x?x1xf32>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %104 = tosa.logical_not %103 : (tensor<1x?x1xi1>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %105 = tosa.equal %100, %100 : (tensor<1x1x?xf32>, tensor<1x1x?xf32>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %106 = tosa.logical_not %105 : (tensor<1x1x?xi1>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %107 = tosa.logical_not %104 : (tensor<1x?x1xi1>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %108 = tosa.logical_and %106, %107 : (tensor<1x1x?xi1>, tensor<1x?x1xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %109 = tosa.logical_or %101, %108 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %110 = tosa.logical_and %104, %106 : (tensor<1x?x1xi1>, tensor<1x1x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %111 = tosa.logical_or %102, %110 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %112 = tosa.div_ceil_shape %1, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %113 = tosa.div_ceil_shape %112, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %114 = tosa.slice %20, %21, %113 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %115 = tosa.reshape %114, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %116 = tosa.mul %115, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %117 = tosa.add %116, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %118 = tosa.reshape %117, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %119 = tosa.slice %118, %21, %112 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %120 = tosa.reshape %119, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %121 = tosa.mul %120, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %122 = tosa.add %121, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %123 = tosa.reshape %122, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %124 = tosa.slice %123, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %125 = tosa.reshape %124, %2 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %126 = tosa.div_ceil_shape %1, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %127 = tosa.div_ceil_shape %126, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %128 = tosa.slice %20, %21, %127 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %129 = tosa.reshape %128, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %130 = tosa.mul %129, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %131 = tosa.add %130, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %132 = tosa.reshape %131, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %133 = tosa.slice %132, %21, %126 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %134 = tosa.reshape %133, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %135 = tosa.mul %134, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %136 = tosa.add %135, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %137 = tosa.reshape %136, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %138 = tosa.slice %137, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %139 = tosa.reshape %138, %4 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %140 = tosa.greater %125, %139 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %141 = tosa.logical_and %111, %140 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %142 = tosa.logical_or %109, %141 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %143 = tosa.cast %142 : (tensor<1x?x?xi1>) -> tensor<1x?x?xi32>
// CHECK-NEXT:    %144 = tosa.reduce_sum %143 {axis = 2 : i32} : (tensor<1x?x?xi32>) -> tensor<1x?x1xi32>
// CHECK-NEXT:    %145 = tosa.cast %144 : (tensor<1x?x1xi32>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %146 = tosa.reshape %59, %60 : (tensor<1xi64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %147 = tosa.tile %62, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %148 = tosa.reduce_sum %147 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %149 = tosa.reshape %148, %65 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %150 = tosa.reshape %149, %60 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %151 = tosa.mul %146, %150, %26 : (tensor<1x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %152 = tosa.add %151, %145 : (tensor<1x1x1xi64>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %153 = tosa.div_ceil_shape %1, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %154 = tosa.div_ceil_shape %153, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %155 = tosa.slice %20, %21, %154 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %156 = tosa.reshape %155, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %157 = tosa.mul %156, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %158 = tosa.add %157, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %159 = tosa.reshape %158, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %160 = tosa.slice %159, %21, %153 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %161 = tosa.reshape %160, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %162 = tosa.mul %161, %25, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %163 = tosa.add %162, %28 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %164 = tosa.reshape %163, %30 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %165 = tosa.slice %164, %21, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %166 = tosa.reshape %165, %2 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %167 = tosa.reshape %99, %2 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %168 = tosa.reshape %99, %2 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %169 = tosa.reshape %152, %86 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %170 = tosa.cast %169 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %171 = tosa.scatter %167, %170, %168 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %172 = tosa.reshape %166, %2 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %173 = tosa.reshape %166, %2 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %174 = tosa.reshape %152, %86 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %175 = tosa.cast %174 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %176 = tosa.scatter %172, %175, %173 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %177 = tosa.reshape %171, %30 : (tensor<1x?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %178 = tosa.reshape %176, %30 : (tensor<1x?x1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %179 = torch_c.from_builtin_tensor %177 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %180 = torch_c.from_builtin_tensor %178 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    return %97, %98, %179, %180 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
func.func @sort_of_what_is_no_number(%a0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.bool false
  %v3:2 = torch.aten.sort %a0, %v1, %v2 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %v4 = torch.constant.int 0
  %v5 = torch.constant.bool true
  %v6:2 = torch.aten.sort %a0, %v4, %v5 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  return %v3#0, %v3#1, %v6#0, %v6#1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
}
