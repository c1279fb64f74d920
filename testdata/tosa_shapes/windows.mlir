// Convolutions and pooling over unknown sizes.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @avg_pool(%arg0: !torch.vtensor<[?,?,?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %false_0 = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.sub_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.div_floor_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_floor_shape %3, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %12 = tosa.pad %0, %10, %11 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %13 = tosa.add_shape %8, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.div_ceil_shape %13, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.div_ceil_shape %15, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %18 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.slice %17, %18, %16 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %21 = tosa.reshape %19, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %23 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %24 = tosa.mul %21, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %25 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %26 = tosa.add %24, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.reshape %26, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %29 = tosa.slice %28, %18, %15 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %30 = tosa.reshape %29, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %31 = tosa.mul %30, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %32 = tosa.add %31, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %33 = tosa.reshape %32, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %34 = tosa.slice %33, %18, %13 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %37 = "tosa.const"() <{values = dense<[0, 1, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:    %38 = tosa.const_shape  {values = dense<[1, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %39 = tosa.reshape %37, %38 : (tensor<3xi64>, !tosa.shape<4>) -> tensor<1x1x3x1xi64>
// CHECK-NEXT:    %40 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %41 = tosa.mul %36, %40, %23 : (tensor<?x1x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %42 = tosa.add %41, %39 : (tensor<?x1x1x1xi64>, tensor<1x1x3x1xi64>) -> tensor<?x1x3x1xi64>
// CHECK-NEXT:    %43 = tosa.add_shape %9, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.div_ceil_shape %43, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.div_ceil_shape %44, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %46 = tosa.slice %17, %18, %45 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %47 = tosa.reshape %46, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %48 = tosa.mul %47, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %49 = tosa.add %48, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %51 = tosa.slice %50, %18, %44 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %52 = tosa.reshape %51, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %53 = tosa.mul %52, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %54 = tosa.add %53, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %55 = tosa.reshape %54, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %56 = tosa.slice %55, %18, %43 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %58 = tosa.reshape %56, %57 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %59 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %60 = tosa.const_shape  {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %61 = tosa.reshape %59, %60 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<1x1x1x2xi64>
// CHECK-NEXT:    %62 = tosa.mul %58, %40, %23 : (tensor<1x?x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %63 = tosa.add %62, %61 : (tensor<1x?x1x1xi64>, tensor<1x1x1x2xi64>) -> tensor<1x?x1x2xi64>
// CHECK-NEXT:    %64 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %65 = tosa.tile %64, %3 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %66 = tosa.reduce_sum %65 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %67 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %68 = tosa.reshape %66, %67 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %69 = "tosa.const"() <{values = dense<2> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %70 = tosa.add %68, %69 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %71 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %72 = tosa.reshape %70, %71 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %73 = tosa.mul %42, %72, %23 : (tensor<?x1x3x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x3x1xi64>
// CHECK-NEXT:    %74 = tosa.add %73, %63 : (tensor<?x1x3x1xi64>, tensor<1x?x1x2xi64>) -> tensor<?x?x3x2xi64>
// CHECK-NEXT:    %75 = tosa.transpose %12 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %76 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %77 = tosa.mul_shape %13, %43 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %78 = tosa.add_shape %4, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %79 = tosa.add_shape %3, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %80 = tosa.mul_shape %78, %79 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %81 = tosa.concat_shape %5, %80, %76 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %82 = tosa.reshape %75, %81 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %83 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %84 = tosa.reshape %74, %83 : (tensor<?x?x3x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %85 = tosa.cast %84 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %86 = tosa.gather %82, %85 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %87 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %88 = tosa.concat_shape %77, %87, %76 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %89 = tosa.reshape %86, %88 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x6x?xf32>
// CHECK-NEXT:    %90 = tosa.reduce_sum %89 {axis = 1 : i32} : (tensor<?x6x?xf32>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %91 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %92 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %93 = tosa.concat_shape %92, %4, %3 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %94 = tosa.tile %91, %93 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<1x1x?x?xf32>
// CHECK-NEXT:    %95 = tosa.pad %94, %10, %11 : (tensor<1x1x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x1x?x?xf32>
// CHECK-NEXT:    %96 = tosa.slice %17, %18, %16 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %97 = tosa.reshape %96, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %98 = tosa.mul %97, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %99 = tosa.add %98, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %100 = tosa.reshape %99, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %101 = tosa.slice %100, %18, %15 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %102 = tosa.reshape %101, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %103 = tosa.mul %102, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %104 = tosa.add %103, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %105 = tosa.reshape %104, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %106 = tosa.slice %105, %18, %13 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %107 = tosa.reshape %106, %35 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %108 = tosa.reshape %37, %38 : (tensor<3xi64>, !tosa.shape<4>) -> tensor<1x1x3x1xi64>
// CHECK-NEXT:    %109 = tosa.mul %107, %40, %23 : (tensor<?x1x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %110 = tosa.add %109, %108 : (tensor<?x1x1x1xi64>, tensor<1x1x3x1xi64>) -> tensor<?x1x3x1xi64>
// CHECK-NEXT:    %111 = tosa.slice %17, %18, %45 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %112 = tosa.reshape %111, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %113 = tosa.mul %112, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %114 = tosa.add %113, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %115 = tosa.reshape %114, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %116 = tosa.slice %115, %18, %44 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %117 = tosa.reshape %116, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %118 = tosa.mul %117, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %119 = tosa.add %118, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %120 = tosa.reshape %119, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %121 = tosa.slice %120, %18, %43 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %122 = tosa.reshape %121, %57 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %123 = tosa.reshape %59, %60 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<1x1x1x2xi64>
// CHECK-NEXT:    %124 = tosa.mul %122, %40, %23 : (tensor<1x?x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %125 = tosa.add %124, %123 : (tensor<1x?x1x1xi64>, tensor<1x1x1x2xi64>) -> tensor<1x?x1x2xi64>
// CHECK-NEXT:    %126 = tosa.add %68, %69 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %127 = tosa.reshape %126, %71 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %128 = tosa.mul %110, %127, %23 : (tensor<?x1x3x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x3x1xi64>
// CHECK-NEXT:    %129 = tosa.add %128, %125 : (tensor<?x1x3x1xi64>, tensor<1x?x1x2xi64>) -> tensor<?x?x3x2xi64>
// CHECK-NEXT:    %130 = tosa.transpose %95 {perms = array<i32: 2, 3, 0, 1>} : (tensor<1x1x?x?xf32>) -> tensor<?x?x1x1xf32>
// CHECK-NEXT:    %131 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %132 = tosa.reshape %130, %131 : (tensor<?x?x1x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %133 = tosa.reshape %129, %83 : (tensor<?x?x3x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %134 = tosa.cast %133 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %135 = tosa.gather %132, %134 : (tensor<1x?x1xf32>, tensor<1x?xi32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %136 = tosa.const_shape  {values = dense<[-1, 6, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %137 = tosa.reshape %135, %136 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<?x6x1xf32>
// CHECK-NEXT:    %138 = tosa.reduce_sum %137 {axis = 1 : i32} : (tensor<?x6x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %139 = tosa.reciprocal %138 : (tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %140 = tosa.mul %90, %139, %23 : (tensor<?x1x?xf32>, tensor<?x1x1xf32>, tensor<1xi8>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %141 = tosa.concat_shape %77, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %142 = tosa.reshape %140, %141 : (tensor<?x1x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %143 = tosa.transpose %142 {perms = array<i32: 1, 2, 0>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %144 = tosa.concat_shape %2, %1, %13, %43 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %145 = tosa.reshape %143, %144 : (tensor<?x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %146 = torch_c.from_builtin_tensor %145 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %146 : !torch.vtensor<[?,?,?,?],f32>
func.func @avg_pool(%a0: !torch.vtensor<[?,?,?,?],f32>) -> (!torch.vtensor<[?,?,?,?],f32>) {
  %v1 = torch.constant.int 3
  %v2 = torch.constant.int 2
  %v3 = torch.prim.ListConstruct %v1, %v2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.constant.int 2
  %v5 = torch.constant.int 2
  %v6 = torch.prim.ListConstruct %v4, %v5 : (!torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.constant.int 1
  %v8 = torch.constant.int 1
  %v9 = torch.prim.ListConstruct %v7, %v8 : (!torch.int, !torch.int) -> !torch.list<int>
  %v10 = torch.constant.bool false
  %v11 = torch.constant.bool false
  %v12 = torch.constant.none
  %v13 = torch.aten.avg_pool2d %a0, %v3, %v6, %v9, %v10, %v11, %v12 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  return %v13 : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @groups(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %6 = tosa.dim %5 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %5 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.dim %5 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.dim %5 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %10 = tosa.div_floor_shape %4, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.sub_shape %4, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.add_shape %12, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.add_shape %9, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.sub_shape %15, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.div_floor_shape %3, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.sub_shape %3, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.add_shape %18, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.add_shape %8, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.sub_shape %20, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.div_floor_shape %2, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %24 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %25 = tosa.pad %5, %23, %24 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %26 = tosa.add_shape %16, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.div_ceil_shape %26, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.div_ceil_shape %28, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.slice %30, %31, %29 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %34 = tosa.reshape %32, %33 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %35 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %36 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %37 = tosa.mul %34, %35, %36 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %38 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %39 = tosa.add %37, %38 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %40 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.reshape %39, %40 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %42 = tosa.slice %41, %31, %28 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %43 = tosa.reshape %42, %33 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %44 = tosa.mul %43, %35, %36 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %45 = tosa.add %44, %38 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %46 = tosa.reshape %45, %40 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %47 = tosa.slice %46, %31, %26 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %48 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %49 = tosa.reshape %47, %48 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %50 = tosa.div_ceil_shape %4, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %51 = tosa.div_ceil_shape %50, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %52 = tosa.slice %30, %31, %51 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %53 = tosa.reshape %52, %33 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %54 = tosa.mul %53, %35, %36 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %55 = tosa.add %54, %38 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %56 = tosa.reshape %55, %40 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %57 = tosa.slice %56, %31, %50 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %58 = tosa.reshape %57, %33 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %59 = tosa.mul %58, %35, %36 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %60 = tosa.add %59, %38 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %61 = tosa.reshape %60, %40 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %62 = tosa.slice %61, %31, %4 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %63 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %64 = tosa.reshape %62, %63 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %65 = tosa.add %49, %64 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %66 = tosa.add_shape %21, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.div_ceil_shape %66, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %68 = tosa.div_ceil_shape %67, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %69 = tosa.slice %30, %31, %68 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %70 = tosa.reshape %69, %33 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %71 = tosa.mul %70, %35, %36 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %72 = tosa.add %71, %38 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %73 = tosa.reshape %72, %40 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %74 = tosa.slice %73, %31, %67 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %75 = tosa.reshape %74, %33 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %76 = tosa.mul %75, %35, %36 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %77 = tosa.add %76, %38 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %78 = tosa.reshape %77, %40 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %79 = tosa.slice %78, %31, %66 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %80 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %81 = tosa.reshape %79, %80 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %82 = tosa.div_ceil_shape %3, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.div_ceil_shape %82, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %84 = tosa.slice %30, %31, %83 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %85 = tosa.reshape %84, %33 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %86 = tosa.mul %85, %35, %36 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %87 = tosa.add %86, %38 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %88 = tosa.reshape %87, %40 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %89 = tosa.slice %88, %31, %82 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %90 = tosa.reshape %89, %33 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %91 = tosa.mul %90, %35, %36 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %92 = tosa.add %91, %38 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %93 = tosa.reshape %92, %40 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %94 = tosa.slice %93, %31, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %95 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %96 = tosa.reshape %94, %95 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %97 = tosa.add %81, %96 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %98 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %99 = tosa.tile %98, %8 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %100 = tosa.reduce_sum %99 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %101 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %102 = tosa.reshape %100, %101 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %103 = "tosa.const"() <{values = dense<2> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %104 = tosa.add %102, %103 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %106 = tosa.reshape %104, %105 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %107 = tosa.mul %65, %106, %36 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %108 = tosa.add %107, %97 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %109 = tosa.transpose %25 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %110 = tosa.mul_shape %7, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %111 = tosa.mul_shape %26, %66 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %112 = tosa.mul_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %113 = tosa.mul_shape %15, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %114 = tosa.concat_shape %11, %113, %110 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %115 = tosa.reshape %109, %114 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %116 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %117 = tosa.reshape %108, %116 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %118 = tosa.cast %117 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %119 = tosa.gather %115, %118 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %120 = tosa.concat_shape %111, %112, %110 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %121 = tosa.reshape %119, %120 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %122 = tosa.concat_shape %111, %112, %7, %14, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %123 = tosa.reshape %121, %122 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x2x?xf32>
// CHECK-NEXT:    %124 = tosa.transpose %123 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x2x?xf32>) -> tensor<2x?x?x?x?xf32>
// CHECK-NEXT:    %125 = tosa.mul_shape %7, %111 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.mul_shape %112, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %127 = tosa.concat_shape %14, %125, %126 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %128 = tosa.reshape %124, %127 : (tensor<2x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %129 = tosa.concat_shape %14, %22, %1, %112 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %130 = tosa.reshape %0, %129 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %131 = tosa.transpose %130 {perms = array<i32: 0, 3, 2, 1>} : (tensor<2x?x?x?xf32>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %132 = tosa.concat_shape %14, %126, %22 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %133 = tosa.reshape %131, %132 : (tensor<2x?x?x?xf32>, !tosa.shape<3>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %134 = tosa.matmul %128, %133, %24, %24 : (tensor<2x?x?xf32>, tensor<2x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %135 = tosa.concat_shape %14, %7, %111, %22 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %136 = tosa.reshape %134, %135 : (tensor<2x?x?xf32>, !tosa.shape<4>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %137 = tosa.transpose %136 {perms = array<i32: 1, 0, 3, 2>} : (tensor<2x?x?x?xf32>) -> tensor<?x2x?x?xf32>
// CHECK-NEXT:    %138 = tosa.concat_shape %7, %2, %26, %66 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %139 = tosa.reshape %137, %138 : (tensor<?x2x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %140 = torch_c.from_builtin_tensor %139 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %140 : !torch.vtensor<[?,?,?,?],f32>
func.func @groups(%a0: !torch.vtensor<[?,?,?,?],f32>, %a1: !torch.vtensor<[?,?,?,?],f32>) -> (!torch.vtensor<[?,?,?,?],f32>) {
  %v1 = torch.constant.none
  %v2 = torch.constant.int 1
  %v3 = torch.constant.int 1
  %v4 = torch.prim.ListConstruct %v2, %v3 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.constant.int 1
  %v6 = torch.constant.int 1
  %v7 = torch.prim.ListConstruct %v5, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.constant.int 1
  %v9 = torch.constant.int 1
  %v10 = torch.prim.ListConstruct %v8, %v9 : (!torch.int, !torch.int) -> !torch.list<int>
  %v11 = torch.constant.bool false
  %v12 = torch.constant.int 0
  %v13 = torch.constant.int 0
  %v14 = torch.prim.ListConstruct %v12, %v13 : (!torch.int, !torch.int) -> !torch.list<int>
  %v15 = torch.constant.int 2
  %v16 = torch.aten.convolution %a0, %a1, %v1, %v4, %v7, %v10, %v11, %v14, %v15 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  return %v16 : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @known_weight(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[5,3,3,2],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[5,3,3,2],f32> -> tensor<5x3x3x2xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %2 = tosa.transpose %1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %3 = tosa.transpose %0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<5x3x3x2xf32>) -> tensor<5x3x2x3xf32>
// CHECK-NEXT:    %4 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %5 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<5xf32>}> : () -> tensor<5xf32>
// CHECK-NEXT:    %6 = tosa.conv2d %2, %3, %5, %4, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x?x?x?xf32>, tensor<5x3x2x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x5xf32>
// CHECK-NEXT:    %7 = tosa.transpose %6 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x?x?x5xf32>) -> tensor<?x5x?x?xf32>
// CHECK-NEXT:    %cast = tensor.cast %7 : tensor<?x5x?x?xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %cast : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %8 : !torch.vtensor<[?,?,?,?],f32>
func.func @known_weight(%a0: !torch.vtensor<[?,?,?,?],f32>, %a1: !torch.vtensor<[5,3,3,2],f32>) -> (!torch.vtensor<[?,?,?,?],f32>) {
  %v1 = torch.constant.none
  %v2 = torch.constant.int 1
  %v3 = torch.constant.int 1
  %v4 = torch.prim.ListConstruct %v2, %v3 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.constant.int 1
  %v6 = torch.constant.int 0
  %v7 = torch.prim.ListConstruct %v5, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.constant.int 1
  %v9 = torch.constant.int 1
  %v10 = torch.prim.ListConstruct %v8, %v9 : (!torch.int, !torch.int) -> !torch.list<int>
  %v11 = torch.constant.bool false
  %v12 = torch.constant.int 0
  %v13 = torch.constant.int 0
  %v14 = torch.prim.ListConstruct %v12, %v13 : (!torch.int, !torch.int) -> !torch.list<int>
  %v15 = torch.constant.int 1
  %v16 = torch.aten.convolution %a0, %a1, %v1, %v4, %v7, %v10, %v11, %v14, %v15 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[5,3,3,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  return %v16 : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @max_pool(%arg0: !torch.vtensor<[?,?,?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.sub_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.div_floor_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_floor_shape %3, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %12 = tosa.pad %0, %10, %11 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %13 = tosa.mul_shape %8, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.mul_shape %9, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %16 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.add_shape %13, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.add_shape %14, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.concat_shape %2, %1, %17, %18 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %20 = tosa.slice %12, %15, %19 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %21 = tosa.transpose %20 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %22 = tosa.max_pool2d %21 {kernel = array<i64: 3, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %23 = tosa.transpose %22 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %24 = torch_c.from_builtin_tensor %23 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %24 : !torch.vtensor<[?,?,?,?],f32>
func.func @max_pool(%a0: !torch.vtensor<[?,?,?,?],f32>) -> (!torch.vtensor<[?,?,?,?],f32>) {
  %v1 = torch.constant.int 3
  %v2 = torch.constant.int 2
  %v3 = torch.prim.ListConstruct %v1, %v2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.constant.int 2
  %v5 = torch.constant.int 2
  %v6 = torch.prim.ListConstruct %v4, %v5 : (!torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.constant.int 1
  %v8 = torch.constant.int 1
  %v9 = torch.prim.ListConstruct %v7, %v8 : (!torch.int, !torch.int) -> !torch.list<int>
  %v10 = torch.constant.int 1
  %v11 = torch.constant.int 1
  %v12 = torch.prim.ListConstruct %v10, %v11 : (!torch.int, !torch.int) -> !torch.list<int>
  %v13 = torch.constant.bool false
  %v14 = torch.aten.max_pool2d %a0, %v3, %v6, %v9, %v12, %v13 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  return %v14 : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @max_pool_of_three_dimensions(%arg0: !torch.vtensor<[?,?,?,?,?],f32>) -> !torch.vtensor<[?,?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?,?],f32> -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 4 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.sub_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_floor_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 0, 0, 1, 1, 0, 0]> : tensor<10xindex>} : () -> !tosa.shape<10>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %12 = tosa.pad %0, %10, %11 : (tensor<?x?x?x?x?xf32>, !tosa.shape<10>, tensor<1xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:    %13 = tosa.sub_shape %4, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.div_ceil_shape %13, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.div_ceil_shape %15, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %18 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.slice %17, %18, %16 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %21 = tosa.reshape %19, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %23 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %24 = tosa.mul %21, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %25 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %26 = tosa.add %24, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.reshape %26, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %29 = tosa.slice %28, %18, %15 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %30 = tosa.reshape %29, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %31 = tosa.mul %30, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %32 = tosa.add %31, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %33 = tosa.reshape %32, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %34 = tosa.slice %33, %18, %13 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<[-1, 1, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<?xi64>, !tosa.shape<6>) -> tensor<?x1x1x1x1x1xi64>
// CHECK-NEXT:    %37 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %38 = tosa.const_shape  {values = dense<[1, 1, 1, 2, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %39 = tosa.reshape %37, %38 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x1x2x1x1xi64>
// CHECK-NEXT:    %40 = tosa.add %36, %39 : (tensor<?x1x1x1x1x1xi64>, tensor<1x1x1x2x1x1xi64>) -> tensor<?x1x1x2x1x1xi64>
// CHECK-NEXT:    %41 = tosa.add_shape %9, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.div_ceil_shape %41, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.div_ceil_shape %42, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.slice %17, %18, %43 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %45 = tosa.reshape %44, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %46 = tosa.mul %45, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %47 = tosa.add %46, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %48 = tosa.reshape %47, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %49 = tosa.slice %48, %18, %42 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %51 = tosa.mul %50, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %52 = tosa.add %51, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %53 = tosa.reshape %52, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.slice %53, %18, %41 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<[1, -1, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %56 = tosa.reshape %54, %55 : (tensor<?xi64>, !tosa.shape<6>) -> tensor<1x?x1x1x1x1xi64>
// CHECK-NEXT:    %57 = "tosa.const"() <{values = dense<[0, 1, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:    %58 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 3, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %59 = tosa.reshape %57, %58 : (tensor<3xi64>, !tosa.shape<6>) -> tensor<1x1x1x1x3x1xi64>
// CHECK-NEXT:    %60 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %61 = tosa.mul %56, %60, %23 : (tensor<1x?x1x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x?x1x1x1x1xi64>
// CHECK-NEXT:    %62 = tosa.add %61, %59 : (tensor<1x?x1x1x1x1xi64>, tensor<1x1x1x1x3x1xi64>) -> tensor<1x?x1x1x3x1xi64>
// CHECK-NEXT:    %63 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %64 = tosa.tile %63, %5 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %65 = tosa.reduce_sum %64 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %67 = tosa.reshape %65, %66 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %68 = "tosa.const"() <{values = dense<2> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %69 = tosa.add %67, %68 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %70 = tosa.const_shape  {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %71 = tosa.reshape %69, %70 : (tensor<i64>, !tosa.shape<6>) -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %72 = tosa.mul %40, %71, %23 : (tensor<?x1x1x2x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x2x1x1xi64>
// CHECK-NEXT:    %73 = tosa.add %72, %62 : (tensor<?x1x1x2x1x1xi64>, tensor<1x?x1x1x3x1xi64>) -> tensor<?x?x1x2x3x1xi64>
// CHECK-NEXT:    %74 = tosa.div_ceil_shape %3, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %75 = tosa.div_ceil_shape %74, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %76 = tosa.slice %17, %18, %75 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %77 = tosa.reshape %76, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %78 = tosa.mul %77, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %79 = tosa.add %78, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %80 = tosa.reshape %79, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %81 = tosa.slice %80, %18, %74 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %82 = tosa.reshape %81, %20 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %83 = tosa.mul %82, %22, %23 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %84 = tosa.add %83, %25 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %85 = tosa.reshape %84, %27 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %86 = tosa.slice %85, %18, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %87 = tosa.const_shape  {values = dense<[1, 1, -1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %88 = tosa.reshape %86, %87 : (tensor<?xi64>, !tosa.shape<6>) -> tensor<1x1x?x1x1x1xi64>
// CHECK-NEXT:    %89 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %90 = tosa.reshape %89, %70 : (tensor<1xi64>, !tosa.shape<6>) -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %91 = tosa.add %88, %90 : (tensor<1x1x?x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>) -> tensor<1x1x?x1x1x1xi64>
// CHECK-NEXT:    %92 = tosa.tile %63, %3 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %93 = tosa.reduce_sum %92 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %94 = tosa.reshape %93, %66 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %95 = tosa.reshape %94, %70 : (tensor<i64>, !tosa.shape<6>) -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %96 = tosa.mul %73, %95, %23 : (tensor<?x?x1x2x3x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x?x1x2x3x1xi64>
// CHECK-NEXT:    %97 = tosa.add %96, %91 : (tensor<?x?x1x2x3x1xi64>, tensor<1x1x?x1x1x1xi64>) -> tensor<?x?x?x2x3x1xi64>
// CHECK-NEXT:    %98 = tosa.transpose %12 {perms = array<i32: 2, 3, 4, 0, 1>} : (tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:    %99 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %100 = tosa.mul_shape %13, %41 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %101 = tosa.mul_shape %100, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %102 = tosa.add_shape %5, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %103 = tosa.mul_shape %4, %102 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %104 = tosa.mul_shape %103, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %105 = tosa.concat_shape %6, %104, %99 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %106 = tosa.reshape %98, %105 : (tensor<?x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %107 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %108 = tosa.reshape %97, %107 : (tensor<?x?x?x2x3x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %109 = tosa.cast %108 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %110 = tosa.gather %106, %109 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %111 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %112 = tosa.concat_shape %101, %111, %99 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %113 = tosa.reshape %110, %112 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x6x?xf32>
// CHECK-NEXT:    %114 = tosa.reduce_max %113 {axis = 1 : i32} : (tensor<?x6x?xf32>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %115 = tosa.concat_shape %101, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %116 = tosa.reshape %114, %115 : (tensor<?x1x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %117 = tosa.transpose %116 {perms = array<i32: 1, 2, 0>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %118 = tosa.concat_shape %2, %1, %13, %41, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %119 = tosa.reshape %117, %118 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:    %120 = torch_c.from_builtin_tensor %119 : tensor<?x?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?,?],f32>
// CHECK-NEXT:    return %120 : !torch.vtensor<[?,?,?,?,?],f32>
func.func @max_pool_of_three_dimensions(%a0: !torch.vtensor<[?,?,?,?,?],f32>) -> (!torch.vtensor<[?,?,?,?,?],f32>) {
  %v1 = torch.constant.int 2
  %v2 = torch.constant.int 3
  %v3 = torch.constant.int 1
  %v4 = torch.prim.ListConstruct %v1, %v2, %v3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.constant.int 1
  %v6 = torch.constant.int 2
  %v7 = torch.constant.int 1
  %v8 = torch.prim.ListConstruct %v5, %v6, %v7 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v9 = torch.constant.int 0
  %v10 = torch.constant.int 1
  %v11 = torch.constant.int 0
  %v12 = torch.prim.ListConstruct %v9, %v10, %v11 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v13 = torch.constant.int 1
  %v14 = torch.constant.int 1
  %v15 = torch.constant.int 1
  %v16 = torch.prim.ListConstruct %v13, %v14, %v15 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v17 = torch.constant.bool false
  %v18 = torch.aten.max_pool3d %a0, %v4, %v8, %v12, %v16, %v17 : !torch.vtensor<[?,?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?,?,?],f32>
  return %v18 : !torch.vtensor<[?,?,?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @one_and_three_dimensions(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %5 = tosa.dim %4 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.dim %4 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %4 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %8 = tosa.div_floor_shape %3, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.sub_shape %3, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.add_shape %10, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.add_shape %7, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.sub_shape %13, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.div_floor_shape %14, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %18 = tosa.pad %4, %16, %17 : (tensor<?x?x?xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %19 = tosa.add_shape %15, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.div_ceil_shape %19, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %40 = tosa.slice %39, %24, %19 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %41 = tosa.reshape %40, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %42 = tosa.div_ceil_shape %3, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.div_ceil_shape %42, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.slice %23, %24, %43 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %45 = tosa.reshape %44, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %46 = tosa.mul %45, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %47 = tosa.add %46, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %48 = tosa.reshape %47, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %49 = tosa.slice %48, %24, %42 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %51 = tosa.mul %50, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %52 = tosa.add %51, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %53 = tosa.reshape %52, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.slice %53, %24, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %56 = tosa.reshape %54, %55 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %57 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %58 = tosa.mul %41, %57, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %59 = tosa.add %58, %56 : (tensor<?x1xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %60 = tosa.transpose %18 {perms = array<i32: 2, 0, 1>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %61 = tosa.mul_shape %6, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %62 = tosa.concat_shape %9, %13, %61 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %63 = tosa.reshape %60, %62 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %64 = tosa.reshape %59, %55 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %65 = tosa.cast %64 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %66 = tosa.gather %63, %65 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %67 = tosa.concat_shape %19, %3, %61 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %68 = tosa.reshape %66, %67 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %69 = tosa.concat_shape %19, %3, %6, %9, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %70 = tosa.reshape %68, %69 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %71 = tosa.transpose %70 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %72 = tosa.mul_shape %6, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %73 = tosa.mul_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %74 = tosa.concat_shape %9, %72, %73 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %75 = tosa.reshape %71, %74 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %76 = tosa.concat_shape %9, %1, %2, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %77 = tosa.reshape %0, %76 : (tensor<?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %78 = tosa.transpose %77 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %79 = tosa.concat_shape %9, %73, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %80 = tosa.reshape %78, %79 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %81 = tosa.matmul %75, %80, %17, %17 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %82 = tosa.concat_shape %9, %6, %19, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %83 = tosa.reshape %81, %82 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %84 = tosa.transpose %83 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %85 = tosa.concat_shape %6, %1, %19 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %86 = tosa.reshape %84, %85 : (tensor<?x1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %87 = torch_c.from_builtin_tensor %86 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %87 : !torch.vtensor<[?,?,?],f32>
func.func @one_and_three_dimensions(%a0: !torch.vtensor<[?,?,?],f32>, %a1: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.constant.none
  %v2 = torch.constant.int 2
  %v3 = torch.prim.ListConstruct %v2 : (!torch.int) -> !torch.list<int>
  %v4 = torch.constant.int 1
  %v5 = torch.prim.ListConstruct %v4 : (!torch.int) -> !torch.list<int>
  %v6 = torch.constant.int 1
  %v7 = torch.prim.ListConstruct %v6 : (!torch.int) -> !torch.list<int>
  %v8 = torch.constant.bool false
  %v9 = torch.constant.int 0
  %v10 = torch.prim.ListConstruct %v9 : (!torch.int) -> !torch.list<int>
  %v11 = torch.constant.int 1
  %v12 = torch.aten.convolution %a0, %a1, %v1, %v3, %v5, %v7, %v8, %v10, %v11 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %v12 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @transposed(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %6 = tosa.dim %5 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %5 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.dim %5 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.dim %5 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.concat_shape %9, %8, %7, %10, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %12 = tosa.reshape %5, %11 : (tensor<?x?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1x1xf32>}> : () -> tensor<1x1x1x1x1xf32>
// CHECK-NEXT:    %14 = tosa.concat_shape %9, %8, %7, %10, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %15 = tosa.tile %13, %14 : (tensor<1x1x1x1x1xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %16 = tosa.concat %12, %15 {axis = 3 : i32} : (tensor<?x?x?x1x?xf32>, tensor<?x?x?x1x?xf32>) -> tensor<?x?x?x2x?xf32>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.mul_shape %7, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.concat_shape %9, %8, %18, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %20 = tosa.reshape %16, %19 : (tensor<?x?x?x2x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %21 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %22 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %23 = tosa.sub_shape %18, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.concat_shape %9, %8, %23, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %25 = tosa.slice %20, %22, %24 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.sub_shape %4, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.sub_shape %26, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.max_shape %28, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.max_shape %27, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.add_shape %23, %30 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.concat_shape %9, %8, %30, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %33 = tosa.tile %21, %32 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %34 = tosa.concat %33, %25 {axis = 2 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %35 = tosa.sub_shape %31, %29 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %37 = tosa.concat_shape %36, %29, %26 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %38 = tosa.concat_shape %9, %8, %35, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %39 = tosa.slice %34, %37, %38 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %40 = tosa.sub_shape %4, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.sub_shape %26, %40 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.max_shape %41, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.max_shape %40, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.add_shape %35, %43 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.concat_shape %9, %8, %43, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %46 = tosa.tile %21, %45 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %47 = tosa.concat %39, %46 {axis = 2 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %48 = tosa.sub_shape %44, %42 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %49 = tosa.concat_shape %9, %8, %48, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %50 = tosa.slice %47, %22, %49 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %51 = tosa.concat_shape %9, %8, %48, %6, %10 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %52 = tosa.reshape %50, %51 : (tensor<?x?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x?x1xf32>
// CHECK-NEXT:    %53 = tosa.concat_shape %9, %8, %48, %6, %17 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %54 = tosa.tile %13, %53 : (tensor<1x1x1x1x1xf32>, !tosa.shape<5>) -> tensor<?x?x?x?x2xf32>
// CHECK-NEXT:    %55 = tosa.concat %52, %54 {axis = 4 : i32} : (tensor<?x?x?x?x1xf32>, tensor<?x?x?x?x2xf32>) -> tensor<?x?x?x?x3xf32>
// CHECK-NEXT:    %56 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %57 = tosa.mul_shape %6, %56 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %58 = tosa.concat_shape %9, %8, %48, %57 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %59 = tosa.reshape %55, %58 : (tensor<?x?x?x?x3xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %60 = tosa.sub_shape %57, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %61 = tosa.concat_shape %9, %8, %48, %60 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %62 = tosa.slice %59, %22, %61 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %63 = tosa.sub_shape %3, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %64 = tosa.mul_shape %63, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.sub_shape %26, %64 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %66 = tosa.max_shape %65, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.max_shape %64, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %68 = tosa.add_shape %60, %67 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %69 = tosa.concat_shape %9, %8, %48, %67 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %70 = tosa.tile %21, %69 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %71 = tosa.concat %70, %62 {axis = 3 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %72 = tosa.sub_shape %68, %66 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %74 = tosa.concat_shape %73, %66 : (!tosa.shape<3>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %75 = tosa.concat_shape %9, %8, %48, %72 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %76 = tosa.slice %71, %74, %75 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %77 = tosa.add_shape %72, %67 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %78 = tosa.concat_shape %9, %8, %48, %67 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %79 = tosa.tile %21, %78 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %80 = tosa.concat %76, %79 {axis = 3 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %81 = tosa.sub_shape %77, %66 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %82 = tosa.concat_shape %9, %8, %48, %81 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %83 = tosa.slice %80, %22, %82 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %84 = tosa.concat_shape %10, %2, %1, %4, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %85 = tosa.reshape %0, %84 : (tensor<?x?x?x?xf32>, !tosa.shape<5>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %86 = tosa.transpose %85 {perms = array<i32: 0, 2, 1, 3, 4>} : (tensor<1x?x?x?x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %87 = tosa.concat_shape %1, %2, %4, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %88 = tosa.reshape %86, %87 : (tensor<1x?x?x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %89 = tosa.reverse %88 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %90 = tosa.reverse %89 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %91 = tosa.div_floor_shape %4, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %92 = tosa.add_shape %40, %91 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %93 = tosa.sub_shape %48, %92 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %94 = tosa.div_floor_shape %3, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %95 = tosa.add_shape %64, %94 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %96 = tosa.sub_shape %81, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %97 = tosa.add_shape %93, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %98 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %99 = tosa.div_ceil_shape %97, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %100 = tosa.div_ceil_shape %99, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %101 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %102 = tosa.slice %101, %26, %100 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %104 = tosa.reshape %102, %103 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %105 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %106 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %107 = tosa.mul %104, %105, %106 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %108 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %109 = tosa.add %107, %108 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %110 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %111 = tosa.reshape %109, %110 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %112 = tosa.slice %111, %26, %99 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %113 = tosa.reshape %112, %103 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %114 = tosa.mul %113, %105, %106 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %115 = tosa.add %114, %108 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %116 = tosa.reshape %115, %110 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %117 = tosa.slice %116, %26, %97 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %118 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %119 = tosa.reshape %117, %118 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %120 = tosa.div_ceil_shape %4, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %121 = tosa.div_ceil_shape %120, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %122 = tosa.slice %101, %26, %121 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %123 = tosa.reshape %122, %103 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %124 = tosa.mul %123, %105, %106 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %125 = tosa.add %124, %108 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %126 = tosa.reshape %125, %110 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %127 = tosa.slice %126, %26, %120 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %128 = tosa.reshape %127, %103 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %129 = tosa.mul %128, %105, %106 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %130 = tosa.add %129, %108 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %131 = tosa.reshape %130, %110 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %132 = tosa.slice %131, %26, %4 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %133 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %134 = tosa.reshape %132, %133 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %135 = tosa.add %119, %134 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %136 = tosa.add_shape %96, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %137 = tosa.div_ceil_shape %136, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %138 = tosa.div_ceil_shape %137, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %139 = tosa.slice %101, %26, %138 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %140 = tosa.reshape %139, %103 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %141 = tosa.mul %140, %105, %106 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %142 = tosa.add %141, %108 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %143 = tosa.reshape %142, %110 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %144 = tosa.slice %143, %26, %137 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %145 = tosa.reshape %144, %103 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %146 = tosa.mul %145, %105, %106 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %147 = tosa.add %146, %108 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %148 = tosa.reshape %147, %110 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %149 = tosa.slice %148, %26, %136 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %150 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %151 = tosa.reshape %149, %150 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %152 = tosa.div_ceil_shape %3, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %153 = tosa.div_ceil_shape %152, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %154 = tosa.slice %101, %26, %153 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %155 = tosa.reshape %154, %103 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %156 = tosa.mul %155, %105, %106 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %157 = tosa.add %156, %108 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %158 = tosa.reshape %157, %110 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %159 = tosa.slice %158, %26, %152 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %160 = tosa.reshape %159, %103 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %161 = tosa.mul %160, %105, %106 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %162 = tosa.add %161, %108 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %163 = tosa.reshape %162, %110 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %164 = tosa.slice %163, %26, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %165 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %166 = tosa.reshape %164, %165 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %167 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %168 = tosa.mul %166, %167, %106 : (tensor<1x1x1x?xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %169 = tosa.add %151, %168 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %170 = tosa.sub_shape %26, %81 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %171 = tosa.max_shape %81, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %172 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %173 = tosa.tile %172, %171 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %174 = tosa.reduce_sum %173 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %175 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %176 = tosa.reshape %174, %175 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %177 = tosa.max_shape %170, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %178 = tosa.tile %172, %177 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %179 = tosa.reduce_sum %178 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %180 = tosa.reshape %179, %175 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %181 = tosa.sub %176, %180 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %182 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %183 = tosa.reshape %181, %182 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %184 = tosa.mul %135, %183, %106 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %185 = tosa.add %184, %169 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %186 = tosa.transpose %83 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %187 = tosa.mul_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %188 = tosa.mul_shape %97, %136 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %189 = tosa.mul_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %190 = tosa.mul_shape %48, %81 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %191 = tosa.concat_shape %10, %190, %187 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %192 = tosa.reshape %186, %191 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %193 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %194 = tosa.reshape %185, %193 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %195 = tosa.cast %194 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %196 = tosa.gather %192, %195 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %197 = tosa.concat_shape %188, %189, %187 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %198 = tosa.reshape %196, %197 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %199 = tosa.concat_shape %188, %189, %9, %10, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %200 = tosa.reshape %198, %199 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %201 = tosa.transpose %200 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %202 = tosa.mul_shape %9, %188 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %203 = tosa.mul_shape %189, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %204 = tosa.concat_shape %10, %202, %203 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %205 = tosa.reshape %201, %204 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %206 = tosa.concat_shape %10, %1, %2, %189 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %207 = tosa.reshape %90, %206 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %208 = tosa.transpose %207 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %209 = tosa.concat_shape %10, %203, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %210 = tosa.reshape %208, %209 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %211 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %212 = tosa.matmul %205, %210, %211, %211 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %213 = tosa.concat_shape %10, %9, %188, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %214 = tosa.reshape %212, %213 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %215 = tosa.transpose %214 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %216 = tosa.concat_shape %9, %1, %97, %136 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %217 = tosa.reshape %215, %216 : (tensor<?x1x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %218 = torch_c.from_builtin_tensor %217 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %218 : !torch.vtensor<[?,?,?,?],f32>
func.func @transposed(%a0: !torch.vtensor<[?,?,?,?],f32>, %a1: !torch.vtensor<[?,?,?,?],f32>) -> (!torch.vtensor<[?,?,?,?],f32>) {
  %v1 = torch.constant.none
  %v2 = torch.constant.int 2
  %v3 = torch.constant.int 3
  %v4 = torch.prim.ListConstruct %v2, %v3 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.constant.int 1
  %v6 = torch.constant.int 0
  %v7 = torch.prim.ListConstruct %v5, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.constant.int 1
  %v9 = torch.constant.int 2
  %v10 = torch.prim.ListConstruct %v8, %v9 : (!torch.int, !torch.int) -> !torch.list<int>
  %v11 = torch.constant.bool true
  %v12 = torch.constant.int 1
  %v13 = torch.constant.int 0
  %v14 = torch.prim.ListConstruct %v12, %v13 : (!torch.int, !torch.int) -> !torch.list<int>
  %v15 = torch.constant.int 1
  %v16 = torch.aten.convolution %a0, %a1, %v1, %v4, %v7, %v10, %v11, %v14, %v15 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  return %v16 : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @unknown_weight(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %6 = tosa.dim %5 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %5 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.dim %5 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.dim %5 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %10 = tosa.div_floor_shape %4, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.sub_shape %4, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.add_shape %12, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.add_shape %9, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.sub_shape %15, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.div_floor_shape %16, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.sub_shape %3, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.mul_shape %18, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.div_floor_shape %3, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.add_shape %19, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.add_shape %8, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.sub_shape %22, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %25 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %26 = tosa.pad %5, %24, %25 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %27 = tosa.add_shape %17, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.div_ceil_shape %27, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.div_ceil_shape %29, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.slice %31, %32, %30 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %34 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %35 = tosa.reshape %33, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %36 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %37 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %38 = tosa.mul %35, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %39 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %40 = tosa.add %38, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.reshape %40, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %43 = tosa.slice %42, %32, %29 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %44 = tosa.reshape %43, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %45 = tosa.mul %44, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %46 = tosa.add %45, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %47 = tosa.reshape %46, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %48 = tosa.slice %47, %32, %27 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %49 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %50 = tosa.reshape %48, %49 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %51 = tosa.div_ceil_shape %4, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %52 = tosa.div_ceil_shape %51, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %53 = tosa.slice %31, %32, %52 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.reshape %53, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %55 = tosa.mul %54, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %56 = tosa.add %55, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %57 = tosa.reshape %56, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %58 = tosa.slice %57, %32, %51 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %59 = tosa.reshape %58, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %60 = tosa.mul %59, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %61 = tosa.add %60, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %62 = tosa.reshape %61, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %63 = tosa.slice %62, %32, %4 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %65 = tosa.reshape %63, %64 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %66 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %67 = tosa.mul %50, %66, %37 : (tensor<?x1x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %68 = tosa.add %67, %65 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %69 = tosa.add_shape %23, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %70 = tosa.div_ceil_shape %69, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %71 = tosa.div_ceil_shape %70, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.slice %31, %32, %71 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.reshape %72, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %74 = tosa.mul %73, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %75 = tosa.add %74, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %76 = tosa.reshape %75, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %77 = tosa.slice %76, %32, %70 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %78 = tosa.reshape %77, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %79 = tosa.mul %78, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %80 = tosa.add %79, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %81 = tosa.reshape %80, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %82 = tosa.slice %81, %32, %69 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %83 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %84 = tosa.reshape %82, %83 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %85 = tosa.div_ceil_shape %3, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %86 = tosa.div_ceil_shape %85, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %87 = tosa.slice %31, %32, %86 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %88 = tosa.reshape %87, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %89 = tosa.mul %88, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %90 = tosa.add %89, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %91 = tosa.reshape %90, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %92 = tosa.slice %91, %32, %85 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %93 = tosa.reshape %92, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %94 = tosa.mul %93, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %95 = tosa.add %94, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %96 = tosa.reshape %95, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %97 = tosa.slice %96, %32, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %98 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %99 = tosa.reshape %97, %98 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %100 = tosa.mul %99, %66, %37 : (tensor<1x1x1x?xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %101 = tosa.add %84, %100 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %102 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %103 = tosa.tile %102, %8 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %104 = tosa.reduce_sum %103 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %106 = tosa.reshape %104, %105 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %107 = "tosa.const"() <{values = dense<2> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %108 = tosa.add %106, %107 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %109 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %110 = tosa.reshape %108, %109 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %111 = tosa.mul %68, %110, %37 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %112 = tosa.add %111, %101 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %113 = tosa.transpose %26 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %114 = tosa.mul_shape %7, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %115 = tosa.mul_shape %27, %69 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %116 = tosa.mul_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %117 = tosa.mul_shape %15, %22 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %118 = tosa.concat_shape %11, %117, %114 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %119 = tosa.reshape %113, %118 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %120 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %121 = tosa.reshape %112, %120 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %122 = tosa.cast %121 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %123 = tosa.gather %119, %122 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %124 = tosa.concat_shape %115, %116, %114 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %125 = tosa.reshape %123, %124 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %126 = tosa.concat_shape %115, %116, %7, %11, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %127 = tosa.reshape %125, %126 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %128 = tosa.transpose %127 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %129 = tosa.mul_shape %7, %115 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %130 = tosa.mul_shape %116, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %131 = tosa.concat_shape %11, %129, %130 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %132 = tosa.reshape %128, %131 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %133 = tosa.concat_shape %11, %1, %2, %116 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %134 = tosa.reshape %0, %133 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %135 = tosa.transpose %134 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %136 = tosa.concat_shape %11, %130, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %137 = tosa.reshape %135, %136 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %138 = tosa.matmul %132, %137, %25, %25 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %139 = tosa.concat_shape %11, %7, %115, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %140 = tosa.reshape %138, %139 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %141 = tosa.transpose %140 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %142 = tosa.concat_shape %7, %1, %27, %69 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %143 = tosa.reshape %141, %142 : (tensor<?x1x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %144 = torch_c.from_builtin_tensor %143 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %144 : !torch.vtensor<[?,?,?,?],f32>
func.func @unknown_weight(%a0: !torch.vtensor<[?,?,?,?],f32>, %a1: !torch.vtensor<[?,?,?,?],f32>) -> (!torch.vtensor<[?,?,?,?],f32>) {
  %v1 = torch.constant.none
  %v2 = torch.constant.int 2
  %v3 = torch.constant.int 1
  %v4 = torch.prim.ListConstruct %v2, %v3 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.constant.int 1
  %v6 = torch.constant.int 1
  %v7 = torch.prim.ListConstruct %v5, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.constant.int 1
  %v9 = torch.constant.int 2
  %v10 = torch.prim.ListConstruct %v8, %v9 : (!torch.int, !torch.int) -> !torch.list<int>
  %v11 = torch.constant.bool false
  %v12 = torch.constant.int 0
  %v13 = torch.constant.int 0
  %v14 = torch.prim.ListConstruct %v12, %v13 : (!torch.int, !torch.int) -> !torch.list<int>
  %v15 = torch.constant.int 1
  %v16 = torch.aten.convolution %a0, %a1, %v1, %v4, %v7, %v10, %v11, %v14, %v15 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  return %v16 : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// Windows that keep height and width: torch-mlir takes them as they are.
// CHECK-LABEL: func.func @same_size(%arg0: !torch.vtensor<[?,3,?,?],f32>, %arg1: !torch.vtensor<[5,3,3,5],f32>, %arg2: !torch.vtensor<[5],f32>) -> !torch.vtensor<[?,5,?,?],f32> {
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %int0 = torch.constant.int 0
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %int2 = torch.constant.int 2
// CHECK-NEXT:    %int4 = torch.constant.int 4
// CHECK-NEXT:    %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:    %1 = torch.prim.ListConstruct %int2, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:    %2 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:    %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:    %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[5,3,3,5],f32>, !torch.vtensor<[5],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,5,?,?],f32>
// CHECK-NEXT:    return %4 : !torch.vtensor<[?,5,?,?],f32>
func.func @same_size(%a: !torch.vtensor<[?,3,?,?],f32>, %w: !torch.vtensor<[5,3,3,5],f32>, %b: !torch.vtensor<[5],f32>) -> !torch.vtensor<[?,5,?,?],f32> {
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %s = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int2, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %d = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %o = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %b, %s, %p, %d, %false, %o, %int1 : !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[5,3,3,5],f32>, !torch.vtensor<[5],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,5,?,?],f32>
  return %r : !torch.vtensor<[?,5,?,?],f32>
}

// -----

// The same of which one size is known, as torch-mlir would lose that.
// CHECK-LABEL: func.func @same_size_of_a_known_height(%arg0: !torch.vtensor<[?,3,4,?],f32>, %arg1: !torch.vtensor<[5,3,1,1],f32>) -> !torch.vtensor<[?,5,4,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[5,3,1,1],f32> -> tensor<5x3x1x1xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,3,4,?],f32> -> tensor<?x3x4x?xf32>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = tosa.transpose %1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x3x4x?xf32>) -> tensor<?x4x?x3xf32>
// CHECK-NEXT:    %3 = tosa.transpose %0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<5x3x1x1xf32>) -> tensor<5x1x1x3xf32>
// CHECK-NEXT:    %4 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %5 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<5xf32>}> : () -> tensor<5xf32>
// CHECK-NEXT:    %6 = tosa.conv2d %2, %3, %5, %4, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x4x?x3xf32>, tensor<5x1x1x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x4x?x5xf32>
// CHECK-NEXT:    %7 = tosa.transpose %6 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x4x?x5xf32>) -> tensor<?x5x4x?xf32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<?x5x4x?xf32> -> !torch.vtensor<[?,5,4,?],f32>
// CHECK-NEXT:    return %8 : !torch.vtensor<[?,5,4,?],f32>
func.func @same_size_of_a_known_height(%a: !torch.vtensor<[?,3,4,?],f32>, %w: !torch.vtensor<[5,3,1,1],f32>) -> !torch.vtensor<[?,5,4,?],f32> {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %s = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %o = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %o, %s, %false, %o, %int1 : !torch.vtensor<[?,3,4,?],f32>, !torch.vtensor<[5,3,1,1],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,5,4,?],f32>
  return %r : !torch.vtensor<[?,5,4,?],f32>
}
