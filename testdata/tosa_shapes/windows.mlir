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
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.add_shape %9, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.sub_shape %11, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.add_shape %8, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.sub_shape %13, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.div_floor_shape %2, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %18 = tosa.pad %5, %16, %17 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.add_shape %12, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.div_ceil_shape %20, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.div_ceil_shape %22, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %25 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.slice %24, %25, %23 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %28 = tosa.reshape %26, %27 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %29 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %30 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %31 = tosa.mul %28, %29, %30 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %32 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %33 = tosa.add %31, %32 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %34 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %35 = tosa.reshape %33, %34 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %36 = tosa.slice %35, %25, %22 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.reshape %36, %27 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %38 = tosa.mul %37, %29, %30 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %39 = tosa.add %38, %32 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %40 = tosa.reshape %39, %34 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %41 = tosa.slice %40, %25, %20 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %43 = tosa.reshape %41, %42 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %44 = tosa.div_ceil_shape %4, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.div_ceil_shape %44, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %46 = tosa.slice %24, %25, %45 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %47 = tosa.reshape %46, %27 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %48 = tosa.mul %47, %29, %30 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %49 = tosa.add %48, %32 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %34 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %51 = tosa.slice %50, %25, %44 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %52 = tosa.reshape %51, %27 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %53 = tosa.mul %52, %29, %30 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %54 = tosa.add %53, %32 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %55 = tosa.reshape %54, %34 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %56 = tosa.slice %55, %25, %4 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %58 = tosa.reshape %56, %57 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %59 = tosa.add %43, %58 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %60 = tosa.add_shape %14, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %61 = tosa.div_ceil_shape %60, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %62 = tosa.div_ceil_shape %61, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %63 = tosa.slice %24, %25, %62 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %64 = tosa.reshape %63, %27 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %65 = tosa.mul %64, %29, %30 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %66 = tosa.add %65, %32 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %67 = tosa.reshape %66, %34 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %68 = tosa.slice %67, %25, %61 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %69 = tosa.reshape %68, %27 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %70 = tosa.mul %69, %29, %30 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %71 = tosa.add %70, %32 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %72 = tosa.reshape %71, %34 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.slice %72, %25, %60 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %74 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %75 = tosa.reshape %73, %74 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %76 = tosa.div_ceil_shape %3, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %77 = tosa.div_ceil_shape %76, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %78 = tosa.slice %24, %25, %77 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %79 = tosa.reshape %78, %27 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %80 = tosa.mul %79, %29, %30 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %81 = tosa.add %80, %32 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %82 = tosa.reshape %81, %34 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %83 = tosa.slice %82, %25, %76 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %84 = tosa.reshape %83, %27 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %85 = tosa.mul %84, %29, %30 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %86 = tosa.add %85, %32 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %87 = tosa.reshape %86, %34 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %88 = tosa.slice %87, %25, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %89 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %90 = tosa.reshape %88, %89 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %91 = tosa.add %75, %90 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %92 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %93 = tosa.tile %92, %8 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %94 = tosa.reduce_sum %93 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %95 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %96 = tosa.reshape %94, %95 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %97 = "tosa.const"() <{values = dense<2> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %98 = tosa.add %96, %97 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %99 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %100 = tosa.reshape %98, %99 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %101 = tosa.mul %59, %100, %30 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %102 = tosa.add %101, %91 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %103 = tosa.transpose %18 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %104 = tosa.mul_shape %7, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %105 = tosa.mul_shape %20, %60 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %106 = tosa.mul_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %107 = tosa.mul_shape %11, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %108 = tosa.concat_shape %19, %107, %104 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %109 = tosa.reshape %103, %108 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %110 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %111 = tosa.reshape %102, %110 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %112 = tosa.cast %111 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %113 = tosa.gather %109, %112 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %114 = tosa.concat_shape %105, %106, %104 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %115 = tosa.reshape %113, %114 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %116 = tosa.concat_shape %105, %106, %7, %10, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %117 = tosa.reshape %115, %116 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x2x?xf32>
// CHECK-NEXT:    %118 = tosa.transpose %117 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x2x?xf32>) -> tensor<2x?x?x?x?xf32>
// CHECK-NEXT:    %119 = tosa.mul_shape %7, %105 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %120 = tosa.mul_shape %106, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %121 = tosa.concat_shape %10, %119, %120 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %122 = tosa.reshape %118, %121 : (tensor<2x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %123 = tosa.concat_shape %10, %15, %1, %106 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %124 = tosa.reshape %0, %123 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %125 = tosa.transpose %124 {perms = array<i32: 0, 3, 2, 1>} : (tensor<2x?x?x?xf32>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %126 = tosa.concat_shape %10, %120, %15 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %127 = tosa.reshape %125, %126 : (tensor<2x?x?x?xf32>, !tosa.shape<3>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %128 = tosa.matmul %122, %127, %17, %17 : (tensor<2x?x?xf32>, tensor<2x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %129 = tosa.concat_shape %10, %7, %105, %15 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %130 = tosa.reshape %128, %129 : (tensor<2x?x?xf32>, !tosa.shape<4>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %131 = tosa.transpose %130 {perms = array<i32: 1, 0, 3, 2>} : (tensor<2x?x?x?xf32>) -> tensor<?x2x?x?xf32>
// CHECK-NEXT:    %132 = tosa.concat_shape %7, %2, %20, %60 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %133 = tosa.reshape %131, %132 : (tensor<?x2x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %134 = torch_c.from_builtin_tensor %133 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %134 : !torch.vtensor<[?,?,?,?],f32>
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
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.add_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.sub_shape %9, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_floor_shape %10, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %14 = tosa.pad %4, %12, %13 : (tensor<?x?x?xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.add_shape %11, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.div_ceil_shape %16, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %37 = tosa.slice %36, %21, %16 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %38 = tosa.reshape %37, %23 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %39 = tosa.div_ceil_shape %3, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %51 = tosa.slice %50, %21, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %52 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %53 = tosa.reshape %51, %52 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %54 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %55 = tosa.mul %38, %54, %26 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %56 = tosa.add %55, %53 : (tensor<?x1xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %57 = tosa.transpose %14 {perms = array<i32: 2, 0, 1>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %58 = tosa.mul_shape %6, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %59 = tosa.concat_shape %15, %9, %58 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %60 = tosa.reshape %57, %59 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %61 = tosa.reshape %56, %52 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %62 = tosa.cast %61 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %63 = tosa.gather %60, %62 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %64 = tosa.concat_shape %16, %3, %58 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %65 = tosa.reshape %63, %64 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %66 = tosa.concat_shape %16, %3, %6, %15, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %67 = tosa.reshape %65, %66 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %68 = tosa.transpose %67 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %69 = tosa.mul_shape %6, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %70 = tosa.mul_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %71 = tosa.concat_shape %15, %69, %70 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %72 = tosa.reshape %68, %71 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %73 = tosa.concat_shape %15, %1, %2, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %74 = tosa.reshape %0, %73 : (tensor<?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %75 = tosa.transpose %74 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %76 = tosa.concat_shape %15, %70, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %77 = tosa.reshape %75, %76 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %78 = tosa.matmul %72, %77, %13, %13 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %79 = tosa.concat_shape %15, %6, %16, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %80 = tosa.reshape %78, %79 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %81 = tosa.transpose %80 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %82 = tosa.concat_shape %6, %1, %16 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %83 = tosa.reshape %81, %82 : (tensor<?x1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %84 = torch_c.from_builtin_tensor %83 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %84 : !torch.vtensor<[?,?,?],f32>
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
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %22 = tosa.sub_shape %18, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.concat_shape %9, %8, %22, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %24 = tosa.slice %20, %21, %23 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %25 = tosa.sub_shape %4, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.max_shape %25, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.sub_shape %26, %25 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.max_shape %28, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.add_shape %22, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %32 = tosa.concat_shape %9, %8, %27, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %33 = tosa.tile %31, %32 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %34 = tosa.concat %33, %24 {axis = 2 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %35 = tosa.sub_shape %30, %29 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %37 = tosa.concat_shape %36, %29, %26 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %38 = tosa.concat_shape %9, %8, %35, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %39 = tosa.slice %34, %37, %38 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %40 = tosa.sub_shape %4, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.max_shape %40, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.sub_shape %26, %40 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.max_shape %42, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.add_shape %35, %41 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.concat_shape %9, %8, %41, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %46 = tosa.tile %31, %45 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %47 = tosa.concat %39, %46 {axis = 2 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %48 = tosa.sub_shape %44, %43 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %49 = tosa.concat_shape %9, %8, %48, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %50 = tosa.slice %47, %21, %49 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
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
// CHECK-NEXT:    %62 = tosa.slice %59, %21, %61 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %63 = tosa.sub_shape %3, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %64 = tosa.mul_shape %63, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.max_shape %64, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %66 = tosa.sub_shape %26, %64 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.max_shape %66, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %68 = tosa.add_shape %60, %65 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %69 = tosa.concat_shape %9, %8, %48, %65 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %70 = tosa.tile %31, %69 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %71 = tosa.concat %70, %62 {axis = 3 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %72 = tosa.sub_shape %68, %67 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %74 = tosa.concat_shape %73, %67 : (!tosa.shape<3>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %75 = tosa.concat_shape %9, %8, %48, %72 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %76 = tosa.slice %71, %74, %75 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %77 = tosa.add_shape %72, %65 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %78 = tosa.concat_shape %9, %8, %48, %65 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %79 = tosa.tile %31, %78 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %80 = tosa.concat %76, %79 {axis = 3 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %81 = tosa.sub_shape %77, %67 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %82 = tosa.concat_shape %9, %8, %48, %81 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %83 = tosa.slice %80, %21, %82 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %84 = tosa.concat_shape %10, %2, %1, %4, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %85 = tosa.reshape %0, %84 : (tensor<?x?x?x?xf32>, !tosa.shape<5>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %86 = tosa.transpose %85 {perms = array<i32: 0, 2, 1, 3, 4>} : (tensor<1x?x?x?x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %87 = tosa.concat_shape %1, %2, %4, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %88 = tosa.reshape %86, %87 : (tensor<1x?x?x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %89 = tosa.reverse %88 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %90 = tosa.reverse %89 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %91 = tosa.sub_shape %48, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %92 = tosa.add_shape %64, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %93 = tosa.sub_shape %81, %92 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %94 = tosa.add_shape %91, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %95 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %96 = tosa.div_ceil_shape %94, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %97 = tosa.div_ceil_shape %96, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %98 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %99 = tosa.slice %98, %26, %97 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %100 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %101 = tosa.reshape %99, %100 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %102 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %103 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %104 = tosa.mul %101, %102, %103 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %105 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %106 = tosa.add %104, %105 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %107 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %108 = tosa.reshape %106, %107 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %109 = tosa.slice %108, %26, %96 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %110 = tosa.reshape %109, %100 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %111 = tosa.mul %110, %102, %103 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %112 = tosa.add %111, %105 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %113 = tosa.reshape %112, %107 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %114 = tosa.slice %113, %26, %94 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %115 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %116 = tosa.reshape %114, %115 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %117 = tosa.div_ceil_shape %4, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %118 = tosa.div_ceil_shape %117, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %119 = tosa.slice %98, %26, %118 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %120 = tosa.reshape %119, %100 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %121 = tosa.mul %120, %102, %103 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %122 = tosa.add %121, %105 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %123 = tosa.reshape %122, %107 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %124 = tosa.slice %123, %26, %117 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %125 = tosa.reshape %124, %100 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %126 = tosa.mul %125, %102, %103 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %127 = tosa.add %126, %105 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %128 = tosa.reshape %127, %107 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %129 = tosa.slice %128, %26, %4 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %130 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %131 = tosa.reshape %129, %130 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %132 = tosa.add %116, %131 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %133 = tosa.add_shape %93, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %134 = tosa.div_ceil_shape %133, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %135 = tosa.div_ceil_shape %134, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %136 = tosa.slice %98, %26, %135 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %137 = tosa.reshape %136, %100 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %138 = tosa.mul %137, %102, %103 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %139 = tosa.add %138, %105 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %140 = tosa.reshape %139, %107 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %141 = tosa.slice %140, %26, %134 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %142 = tosa.reshape %141, %100 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %143 = tosa.mul %142, %102, %103 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %144 = tosa.add %143, %105 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %145 = tosa.reshape %144, %107 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %146 = tosa.slice %145, %26, %133 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %147 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %148 = tosa.reshape %146, %147 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %149 = tosa.div_ceil_shape %3, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %150 = tosa.div_ceil_shape %149, %95 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %151 = tosa.slice %98, %26, %150 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %152 = tosa.reshape %151, %100 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %153 = tosa.mul %152, %102, %103 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %154 = tosa.add %153, %105 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %155 = tosa.reshape %154, %107 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %156 = tosa.slice %155, %26, %149 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %157 = tosa.reshape %156, %100 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %158 = tosa.mul %157, %102, %103 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %159 = tosa.add %158, %105 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %160 = tosa.reshape %159, %107 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %161 = tosa.slice %160, %26, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %162 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %163 = tosa.reshape %161, %162 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %164 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %165 = tosa.mul %163, %164, %103 : (tensor<1x1x1x?xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %166 = tosa.add %148, %165 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %167 = tosa.sub_shape %26, %81 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %168 = tosa.max_shape %81, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %169 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %170 = tosa.tile %169, %168 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %171 = tosa.reduce_sum %170 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %172 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %173 = tosa.reshape %171, %172 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %174 = tosa.max_shape %167, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %175 = tosa.tile %169, %174 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %176 = tosa.reduce_sum %175 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %177 = tosa.reshape %176, %172 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %178 = tosa.sub %173, %177 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %179 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %180 = tosa.reshape %178, %179 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %181 = tosa.mul %132, %180, %103 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %182 = tosa.add %181, %166 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %183 = tosa.transpose %83 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %184 = tosa.mul_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %185 = tosa.mul_shape %94, %133 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %186 = tosa.mul_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %187 = tosa.mul_shape %48, %81 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %188 = tosa.concat_shape %10, %187, %184 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %189 = tosa.reshape %183, %188 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %190 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %191 = tosa.reshape %182, %190 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %192 = tosa.cast %191 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %193 = tosa.gather %189, %192 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %194 = tosa.concat_shape %185, %186, %184 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %195 = tosa.reshape %193, %194 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %196 = tosa.concat_shape %185, %186, %9, %10, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %197 = tosa.reshape %195, %196 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %198 = tosa.transpose %197 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %199 = tosa.mul_shape %9, %185 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %200 = tosa.mul_shape %186, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %201 = tosa.concat_shape %10, %199, %200 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %202 = tosa.reshape %198, %201 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %203 = tosa.concat_shape %10, %1, %2, %186 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %204 = tosa.reshape %90, %203 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %205 = tosa.transpose %204 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %206 = tosa.concat_shape %10, %200, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %207 = tosa.reshape %205, %206 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %208 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %209 = tosa.matmul %202, %207, %208, %208 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %210 = tosa.concat_shape %10, %9, %185, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %211 = tosa.reshape %209, %210 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %212 = tosa.transpose %211 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %213 = tosa.concat_shape %9, %1, %94, %133 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %214 = tosa.reshape %212, %213 : (tensor<?x1x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %215 = torch_c.from_builtin_tensor %214 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %215 : !torch.vtensor<[?,?,?,?],f32>
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
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.add_shape %9, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.sub_shape %11, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.div_floor_shape %12, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.sub_shape %3, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.mul_shape %15, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.add_shape %8, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.add_shape %16, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.sub_shape %17, %18 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %21 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %22 = tosa.pad %5, %20, %21 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %23 = tosa.add_shape %13, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.div_ceil_shape %23, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.div_ceil_shape %25, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %27 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.slice %27, %28, %26 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %31 = tosa.reshape %29, %30 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %32 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %34 = tosa.mul %31, %32, %33 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %35 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %36 = tosa.add %34, %35 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %38 = tosa.reshape %36, %37 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %39 = tosa.slice %38, %28, %25 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.reshape %39, %30 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %41 = tosa.mul %40, %32, %33 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %42 = tosa.add %41, %35 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %43 = tosa.reshape %42, %37 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %44 = tosa.slice %43, %28, %23 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %45 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %46 = tosa.reshape %44, %45 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %47 = tosa.div_ceil_shape %4, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %48 = tosa.div_ceil_shape %47, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %49 = tosa.slice %27, %28, %48 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %30 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %51 = tosa.mul %50, %32, %33 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %52 = tosa.add %51, %35 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %53 = tosa.reshape %52, %37 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.slice %53, %28, %47 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.reshape %54, %30 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %56 = tosa.mul %55, %32, %33 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %57 = tosa.add %56, %35 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %58 = tosa.reshape %57, %37 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %59 = tosa.slice %58, %28, %4 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %60 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %61 = tosa.reshape %59, %60 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %62 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %63 = tosa.mul %46, %62, %33 : (tensor<?x1x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %64 = tosa.add %63, %61 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %65 = tosa.add_shape %19, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %66 = tosa.div_ceil_shape %65, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.div_ceil_shape %66, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %68 = tosa.slice %27, %28, %67 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %69 = tosa.reshape %68, %30 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %70 = tosa.mul %69, %32, %33 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %71 = tosa.add %70, %35 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %72 = tosa.reshape %71, %37 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.slice %72, %28, %66 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %74 = tosa.reshape %73, %30 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %75 = tosa.mul %74, %32, %33 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %76 = tosa.add %75, %35 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %77 = tosa.reshape %76, %37 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %78 = tosa.slice %77, %28, %65 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %79 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %80 = tosa.reshape %78, %79 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %81 = tosa.div_ceil_shape %3, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %82 = tosa.div_ceil_shape %81, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.slice %27, %28, %82 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %84 = tosa.reshape %83, %30 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %85 = tosa.mul %84, %32, %33 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %86 = tosa.add %85, %35 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %87 = tosa.reshape %86, %37 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %88 = tosa.slice %87, %28, %81 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %89 = tosa.reshape %88, %30 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %90 = tosa.mul %89, %32, %33 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %91 = tosa.add %90, %35 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %92 = tosa.reshape %91, %37 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %93 = tosa.slice %92, %28, %3 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %94 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %95 = tosa.reshape %93, %94 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %96 = tosa.mul %95, %62, %33 : (tensor<1x1x1x?xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %97 = tosa.add %80, %96 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %98 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %99 = tosa.tile %98, %8 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %100 = tosa.reduce_sum %99 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %101 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %102 = tosa.reshape %100, %101 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %103 = "tosa.const"() <{values = dense<2> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %104 = tosa.add %102, %103 : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %106 = tosa.reshape %104, %105 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %107 = tosa.mul %64, %106, %33 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %108 = tosa.add %107, %97 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %109 = tosa.transpose %22 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %110 = tosa.mul_shape %7, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %111 = tosa.mul_shape %23, %65 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %112 = tosa.mul_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %113 = tosa.mul_shape %11, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %114 = tosa.concat_shape %14, %113, %110 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %115 = tosa.reshape %109, %114 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %116 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %117 = tosa.reshape %108, %116 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %118 = tosa.cast %117 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %119 = tosa.gather %115, %118 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %120 = tosa.concat_shape %111, %112, %110 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %121 = tosa.reshape %119, %120 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %122 = tosa.concat_shape %111, %112, %7, %14, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %123 = tosa.reshape %121, %122 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %124 = tosa.transpose %123 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %125 = tosa.mul_shape %7, %111 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.mul_shape %112, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %127 = tosa.concat_shape %14, %125, %126 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %128 = tosa.reshape %124, %127 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %129 = tosa.concat_shape %14, %1, %2, %112 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %130 = tosa.reshape %0, %129 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %131 = tosa.transpose %130 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %132 = tosa.concat_shape %14, %126, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %133 = tosa.reshape %131, %132 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %134 = tosa.matmul %128, %133, %21, %21 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %135 = tosa.concat_shape %14, %7, %111, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %136 = tosa.reshape %134, %135 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %137 = tosa.transpose %136 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %138 = tosa.concat_shape %7, %1, %23, %65 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %139 = tosa.reshape %137, %138 : (tensor<?x1x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %140 = torch_c.from_builtin_tensor %139 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %140 : !torch.vtensor<[?,?,?,?],f32>
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
