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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %false_0 = torch.constant.bool false
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.add_shape %2, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.sub_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %8, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.add_shape %10, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.add_shape %1, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.sub_shape %14, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.div_floor_shape %16, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.add_shape %18, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.add_shape %2, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.add_shape %1, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %26 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %27 = tosa.pad %0, %25, %26 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.div_ceil_shape %12, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.div_ceil_shape %29, %30 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %32 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.slice %32, %33, %31 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %37 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %38 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %39 = tosa.mul %36, %37, %38 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %40 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %41 = tosa.add %39, %40 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.reshape %41, %42 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %44 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.slice %43, %44, %29 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %47 = tosa.reshape %45, %46 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %48 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %49 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %50 = tosa.mul %47, %48, %49 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %51 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %52 = tosa.add %50, %51 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %53 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.reshape %52, %53 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %56 = tosa.slice %54, %55, %12 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %58 = tosa.reshape %56, %57 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %59 = "tosa.const"() <{values = dense<[0, 1, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:    %60 = tosa.const_shape  {values = dense<[1, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %61 = tosa.reshape %59, %60 : (tensor<3xi64>, !tosa.shape<4>) -> tensor<1x1x3x1xi64>
// CHECK-NEXT:    %62 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %63 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %64 = tosa.mul %58, %62, %63 : (tensor<?x1x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %65 = tosa.add %64, %61 : (tensor<?x1x1x1xi64>, tensor<1x1x3x1xi64>) -> tensor<?x1x3x1xi64>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.div_ceil_shape %20, %66 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %68 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %69 = tosa.div_ceil_shape %67, %68 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %70 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %71 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.slice %70, %71, %69 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %74 = tosa.reshape %72, %73 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %75 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %76 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %77 = tosa.mul %74, %75, %76 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %78 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %79 = tosa.add %77, %78 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %80 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %81 = tosa.reshape %79, %80 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.slice %81, %82, %67 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %84 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %85 = tosa.reshape %83, %84 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %86 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %87 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %88 = tosa.mul %85, %86, %87 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %89 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %90 = tosa.add %88, %89 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %91 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %92 = tosa.reshape %90, %91 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %93 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %94 = tosa.slice %92, %93, %20 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %95 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %96 = tosa.reshape %94, %95 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %97 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %98 = tosa.const_shape  {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %99 = tosa.reshape %97, %98 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<1x1x1x2xi64>
// CHECK-NEXT:    %100 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %101 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %102 = tosa.mul %96, %100, %101 : (tensor<1x?x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %103 = tosa.add %102, %99 : (tensor<1x?x1x1xi64>, tensor<1x1x1x2xi64>) -> tensor<1x?x1x2xi64>
// CHECK-NEXT:    %104 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %105 = tosa.tile %104, %24 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %106 = tosa.reduce_sum %105 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %107 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %108 = tosa.reshape %106, %107 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %109 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %110 = tosa.reshape %108, %109 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %111 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %112 = tosa.mul %65, %110, %111 : (tensor<?x1x3x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x3x1xi64>
// CHECK-NEXT:    %113 = tosa.add %112, %103 : (tensor<?x1x3x1xi64>, tensor<1x?x1x2xi64>) -> tensor<?x?x3x2xi64>
// CHECK-NEXT:    %114 = tosa.transpose %27 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %115 = tosa.mul_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %116 = tosa.mul_shape %12, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %117 = tosa.mul_shape %22, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %118 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %119 = tosa.concat_shape %118, %117, %115 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %120 = tosa.reshape %114, %119 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %121 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %122 = tosa.reshape %113, %121 : (tensor<?x?x3x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %123 = tosa.cast %122 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %124 = tosa.gather %120, %123 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %125 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.concat_shape %116, %125, %115 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %127 = tosa.reshape %124, %126 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x6x?xf32>
// CHECK-NEXT:    %128 = tosa.reduce_sum %127 {axis = 1 : i32} : (tensor<?x6x?xf32>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %129 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %130 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %131 = tosa.concat_shape %130, %2, %1 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %132 = tosa.tile %129, %131 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<1x1x?x?xf32>
// CHECK-NEXT:    %133 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %134 = tosa.add_shape %1, %133 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %135 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %136 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %137 = tosa.pad %132, %135, %136 : (tensor<1x1x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x1x?x?xf32>
// CHECK-NEXT:    %138 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %139 = tosa.div_ceil_shape %12, %138 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %140 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %141 = tosa.div_ceil_shape %139, %140 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %142 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %143 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %144 = tosa.slice %142, %143, %141 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %145 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %146 = tosa.reshape %144, %145 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %147 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %148 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %149 = tosa.mul %146, %147, %148 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %150 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %151 = tosa.add %149, %150 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %152 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %153 = tosa.reshape %151, %152 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %154 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %155 = tosa.slice %153, %154, %139 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %156 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %157 = tosa.reshape %155, %156 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %158 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %159 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %160 = tosa.mul %157, %158, %159 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %161 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %162 = tosa.add %160, %161 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %163 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %164 = tosa.reshape %162, %163 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %165 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %166 = tosa.slice %164, %165, %12 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %167 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %168 = tosa.reshape %166, %167 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %169 = "tosa.const"() <{values = dense<[0, 1, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:    %170 = tosa.const_shape  {values = dense<[1, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %171 = tosa.reshape %169, %170 : (tensor<3xi64>, !tosa.shape<4>) -> tensor<1x1x3x1xi64>
// CHECK-NEXT:    %172 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %173 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %174 = tosa.mul %168, %172, %173 : (tensor<?x1x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %175 = tosa.add %174, %171 : (tensor<?x1x1x1xi64>, tensor<1x1x3x1xi64>) -> tensor<?x1x3x1xi64>
// CHECK-NEXT:    %176 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %177 = tosa.div_ceil_shape %20, %176 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %178 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %179 = tosa.div_ceil_shape %177, %178 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %180 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %181 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %182 = tosa.slice %180, %181, %179 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %183 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %184 = tosa.reshape %182, %183 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %185 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %186 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %187 = tosa.mul %184, %185, %186 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %188 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %189 = tosa.add %187, %188 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %190 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %191 = tosa.reshape %189, %190 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %192 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %193 = tosa.slice %191, %192, %177 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %194 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %195 = tosa.reshape %193, %194 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %196 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %197 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %198 = tosa.mul %195, %196, %197 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %199 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %200 = tosa.add %198, %199 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %201 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %202 = tosa.reshape %200, %201 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %203 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %204 = tosa.slice %202, %203, %20 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %205 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %206 = tosa.reshape %204, %205 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %207 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %208 = tosa.const_shape  {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %209 = tosa.reshape %207, %208 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<1x1x1x2xi64>
// CHECK-NEXT:    %210 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %211 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %212 = tosa.mul %206, %210, %211 : (tensor<1x?x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %213 = tosa.add %212, %209 : (tensor<1x?x1x1xi64>, tensor<1x1x1x2xi64>) -> tensor<1x?x1x2xi64>
// CHECK-NEXT:    %214 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %215 = tosa.tile %214, %134 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %216 = tosa.reduce_sum %215 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %217 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %218 = tosa.reshape %216, %217 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %219 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %220 = tosa.reshape %218, %219 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %221 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %222 = tosa.mul %175, %220, %221 : (tensor<?x1x3x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x3x1xi64>
// CHECK-NEXT:    %223 = tosa.add %222, %213 : (tensor<?x1x3x1xi64>, tensor<1x?x1x2xi64>) -> tensor<?x?x3x2xi64>
// CHECK-NEXT:    %224 = tosa.transpose %137 {perms = array<i32: 2, 3, 0, 1>} : (tensor<1x1x?x?xf32>) -> tensor<?x?x1x1xf32>
// CHECK-NEXT:    %225 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %226 = tosa.reshape %224, %225 : (tensor<?x?x1x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %227 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %228 = tosa.reshape %223, %227 : (tensor<?x?x3x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %229 = tosa.cast %228 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %230 = tosa.gather %226, %229 : (tensor<1x?x1xf32>, tensor<1x?xi32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %231 = tosa.const_shape  {values = dense<[-1, 6, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %232 = tosa.reshape %230, %231 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<?x6x1xf32>
// CHECK-NEXT:    %233 = tosa.reduce_sum %232 {axis = 1 : i32} : (tensor<?x6x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %234 = tosa.reciprocal %233 : (tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %235 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %236 = tosa.mul %128, %234, %235 : (tensor<?x1x?xf32>, tensor<?x1x1xf32>, tensor<1xi8>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %237 = tosa.mul_shape %12, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %238 = tosa.concat_shape %237, %4, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %239 = tosa.reshape %236, %238 : (tensor<?x1x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %240 = tosa.transpose %239 {perms = array<i32: 1, 2, 0>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %241 = tosa.concat_shape %4, %3, %12, %20 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %242 = tosa.reshape %240, %241 : (tensor<?x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %243 = torch_c.from_builtin_tensor %242 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %243 : !torch.vtensor<[?,?,?,?],f32>
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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %6 = tosa.dim %5 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %5 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.dim %5 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.dim %5 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.add_shape %7, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.sub_shape %2, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.add_shape %13, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.sub_shape %11, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.add_shape %16, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.add_shape %6, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.sub_shape %1, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.add_shape %22, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.sub_shape %20, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.add_shape %25, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.div_floor_shape %4, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.add_shape %7, %30 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.add_shape %6, %32 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %35 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %36 = tosa.pad %5, %34, %35 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %38 = tosa.div_ceil_shape %18, %37 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %40 = tosa.div_ceil_shape %38, %39 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %41 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.slice %41, %42, %40 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %44 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %45 = tosa.reshape %43, %44 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %46 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %47 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %48 = tosa.mul %45, %46, %47 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %49 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %50 = tosa.add %48, %49 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %51 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %52 = tosa.reshape %50, %51 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %53 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.slice %52, %53, %38 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %56 = tosa.reshape %54, %55 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %57 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %58 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %59 = tosa.mul %56, %57, %58 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %60 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %61 = tosa.add %59, %60 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %62 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %63 = tosa.reshape %61, %62 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.slice %63, %64, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %67 = tosa.reshape %65, %66 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %68 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %69 = tosa.div_ceil_shape %2, %68 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %70 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %71 = tosa.div_ceil_shape %69, %70 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %72 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %74 = tosa.slice %72, %73, %71 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %75 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %76 = tosa.reshape %74, %75 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %77 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %78 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %79 = tosa.mul %76, %77, %78 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %80 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %81 = tosa.add %79, %80 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.reshape %81, %82 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %84 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %85 = tosa.slice %83, %84, %69 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %86 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %87 = tosa.reshape %85, %86 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %88 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %89 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %90 = tosa.mul %87, %88, %89 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %91 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %92 = tosa.add %90, %91 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %93 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %94 = tosa.reshape %92, %93 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %95 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %96 = tosa.slice %94, %95, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %97 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %98 = tosa.reshape %96, %97 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %99 = tosa.add %67, %98 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %100 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %101 = tosa.div_ceil_shape %27, %100 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %102 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %103 = tosa.div_ceil_shape %101, %102 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %104 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %106 = tosa.slice %104, %105, %103 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %107 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %108 = tosa.reshape %106, %107 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %109 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %110 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %111 = tosa.mul %108, %109, %110 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %112 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %113 = tosa.add %111, %112 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %114 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %115 = tosa.reshape %113, %114 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %116 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %117 = tosa.slice %115, %116, %101 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %118 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %119 = tosa.reshape %117, %118 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %120 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %121 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %122 = tosa.mul %119, %120, %121 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %123 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %124 = tosa.add %122, %123 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %125 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.reshape %124, %125 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %127 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %128 = tosa.slice %126, %127, %27 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %129 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %130 = tosa.reshape %128, %129 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %131 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %132 = tosa.div_ceil_shape %1, %131 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %133 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %134 = tosa.div_ceil_shape %132, %133 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %135 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %136 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %137 = tosa.slice %135, %136, %134 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %138 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %139 = tosa.reshape %137, %138 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %140 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %141 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %142 = tosa.mul %139, %140, %141 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %143 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %144 = tosa.add %142, %143 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %145 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %146 = tosa.reshape %144, %145 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %147 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %148 = tosa.slice %146, %147, %132 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %149 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %150 = tosa.reshape %148, %149 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %151 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %152 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %153 = tosa.mul %150, %151, %152 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %154 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %155 = tosa.add %153, %154 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %156 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %157 = tosa.reshape %155, %156 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %158 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %159 = tosa.slice %157, %158, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %160 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %161 = tosa.reshape %159, %160 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %162 = tosa.add %130, %161 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %163 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %164 = tosa.tile %163, %33 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %165 = tosa.reduce_sum %164 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %166 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %167 = tosa.reshape %165, %166 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %168 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %169 = tosa.reshape %167, %168 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %170 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %171 = tosa.mul %99, %169, %170 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %172 = tosa.add %171, %162 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %173 = tosa.transpose %36 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %174 = tosa.mul_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %175 = tosa.mul_shape %18, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %176 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %177 = tosa.mul_shape %31, %33 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %178 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %179 = tosa.concat_shape %178, %177, %174 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %180 = tosa.reshape %173, %179 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %181 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %182 = tosa.reshape %172, %181 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %183 = tosa.cast %182 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %184 = tosa.gather %180, %183 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %185 = tosa.concat_shape %175, %176, %174 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %186 = tosa.reshape %184, %185 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %187 = tosa.mul_shape %18, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %188 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %189 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %190 = tosa.concat_shape %187, %188, %9, %189, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %191 = tosa.reshape %186, %190 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x2x?xf32>
// CHECK-NEXT:    %192 = tosa.transpose %191 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x2x?xf32>) -> tensor<2x?x?x?x?xf32>
// CHECK-NEXT:    %193 = tosa.mul_shape %9, %187 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %194 = tosa.mul_shape %188, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %195 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %196 = tosa.concat_shape %195, %193, %194 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %197 = tosa.reshape %192, %196 : (tensor<2x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %198 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %199 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %200 = tosa.concat_shape %199, %29, %3, %198 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %201 = tosa.reshape %0, %200 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %202 = tosa.transpose %201 {perms = array<i32: 0, 3, 2, 1>} : (tensor<2x?x?x?xf32>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %203 = tosa.mul_shape %198, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %204 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %205 = tosa.concat_shape %204, %203, %29 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %206 = tosa.reshape %202, %205 : (tensor<2x?x?x?xf32>, !tosa.shape<3>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %207 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %208 = tosa.matmul %197, %206, %207, %207 : (tensor<2x?x?xf32>, tensor<2x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    %209 = tosa.mul_shape %18, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %210 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %211 = tosa.concat_shape %210, %9, %209, %29 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %212 = tosa.reshape %208, %211 : (tensor<2x?x?xf32>, !tosa.shape<4>) -> tensor<2x?x?x?xf32>
// CHECK-NEXT:    %213 = tosa.transpose %212 {perms = array<i32: 1, 0, 3, 2>} : (tensor<2x?x?x?xf32>) -> tensor<?x2x?x?xf32>
// CHECK-NEXT:    %214 = tosa.concat_shape %9, %4, %18, %27 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %215 = tosa.reshape %213, %214 : (tensor<?x2x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %216 = torch_c.from_builtin_tensor %215 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %216 : !torch.vtensor<[?,?,?,?],f32>
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
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %4 = tosa.pad %1, %2, %3 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %5 = tosa.transpose %4 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %6 = tosa.transpose %0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<5x3x3x2xf32>) -> tensor<5x3x2x3xf32>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<5xf32>}> : () -> tensor<5xf32>
// CHECK-NEXT:    %9 = tosa.conv2d %5, %6, %8, %7, %7 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x?x?x?xf32>, tensor<5x3x2x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x5xf32>
// CHECK-NEXT:    %10 = tosa.transpose %9 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x?x?x5xf32>) -> tensor<?x5x?x?xf32>
// CHECK-NEXT:    %cast = tensor.cast %10 : tensor<?x5x?x?xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %cast : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %11 : !torch.vtensor<[?,?,?,?],f32>
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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.add_shape %2, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.sub_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %8, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.add_shape %10, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.add_shape %1, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.sub_shape %14, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.div_floor_shape %16, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.add_shape %18, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %23 = tosa.pad %0, %21, %22 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.sub_shape %12, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.mul_shape %25, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.add_shape %27, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.sub_shape %20, %30 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.mul_shape %31, %32 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %35 = tosa.add_shape %33, %34 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %37 = tosa.concat_shape %4, %3, %29, %35 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %38 = tosa.slice %23, %36, %37 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %39 = tosa.transpose %38 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %40 = tosa.max_pool2d %39 {kernel = array<i64: 3, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %41 = tosa.transpose %40 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %42 = torch_c.from_builtin_tensor %41 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %42 : !torch.vtensor<[?,?,?,?],f32>
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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 4 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.sub_shape %3, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.add_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.add_shape %2, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.sub_shape %11, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.div_floor_shape %13, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.add_shape %15, %16 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.sub_shape %1, %18 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.add_shape %19, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.add_shape %2, %22 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 0, 0, 1, 1, 0, 0]> : tensor<10xindex>} : () -> !tosa.shape<10>
// CHECK-NEXT:    %25 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %26 = tosa.pad %0, %24, %25 : (tensor<?x?x?x?x?xf32>, !tosa.shape<10>, tensor<1xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.div_ceil_shape %9, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.div_ceil_shape %28, %29 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.slice %31, %32, %30 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %34 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %35 = tosa.reshape %33, %34 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %36 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %37 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %38 = tosa.mul %35, %36, %37 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %39 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %40 = tosa.add %38, %39 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.reshape %40, %41 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %43 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.slice %42, %43, %28 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %45 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %46 = tosa.reshape %44, %45 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %47 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %48 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %49 = tosa.mul %46, %47, %48 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %50 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %51 = tosa.add %49, %50 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %52 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %53 = tosa.reshape %51, %52 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %55 = tosa.slice %53, %54, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %56 = tosa.const_shape  {values = dense<[-1, 1, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %57 = tosa.reshape %55, %56 : (tensor<?xi64>, !tosa.shape<6>) -> tensor<?x1x1x1x1x1xi64>
// CHECK-NEXT:    %58 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %59 = tosa.const_shape  {values = dense<[1, 1, 1, 2, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %60 = tosa.reshape %58, %59 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x1x2x1x1xi64>
// CHECK-NEXT:    %61 = tosa.add %57, %60 : (tensor<?x1x1x1x1x1xi64>, tensor<1x1x1x2x1x1xi64>) -> tensor<?x1x1x2x1x1xi64>
// CHECK-NEXT:    %62 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %63 = tosa.div_ceil_shape %17, %62 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.div_ceil_shape %63, %64 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %66 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %67 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %68 = tosa.slice %66, %67, %65 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %69 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %70 = tosa.reshape %68, %69 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %71 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %72 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %73 = tosa.mul %70, %71, %72 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %74 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %75 = tosa.add %73, %74 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %76 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %77 = tosa.reshape %75, %76 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %78 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %79 = tosa.slice %77, %78, %63 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %80 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %81 = tosa.reshape %79, %80 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %82 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %83 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %84 = tosa.mul %81, %82, %83 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %85 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %86 = tosa.add %84, %85 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %87 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %88 = tosa.reshape %86, %87 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %89 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %90 = tosa.slice %88, %89, %17 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %91 = tosa.const_shape  {values = dense<[1, -1, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %92 = tosa.reshape %90, %91 : (tensor<?xi64>, !tosa.shape<6>) -> tensor<1x?x1x1x1x1xi64>
// CHECK-NEXT:    %93 = "tosa.const"() <{values = dense<[0, 1, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:    %94 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 3, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %95 = tosa.reshape %93, %94 : (tensor<3xi64>, !tosa.shape<6>) -> tensor<1x1x1x1x3x1xi64>
// CHECK-NEXT:    %96 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %97 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %98 = tosa.mul %92, %96, %97 : (tensor<1x?x1x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x?x1x1x1x1xi64>
// CHECK-NEXT:    %99 = tosa.add %98, %95 : (tensor<1x?x1x1x1x1xi64>, tensor<1x1x1x1x3x1xi64>) -> tensor<1x?x1x1x3x1xi64>
// CHECK-NEXT:    %100 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %101 = tosa.tile %100, %23 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %102 = tosa.reduce_sum %101 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %104 = tosa.reshape %102, %103 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %106 = tosa.reshape %104, %105 : (tensor<i64>, !tosa.shape<6>) -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %107 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %108 = tosa.mul %61, %106, %107 : (tensor<?x1x1x2x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x2x1x1xi64>
// CHECK-NEXT:    %109 = tosa.add %108, %99 : (tensor<?x1x1x2x1x1xi64>, tensor<1x?x1x1x3x1xi64>) -> tensor<?x?x1x2x3x1xi64>
// CHECK-NEXT:    %110 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %111 = tosa.div_ceil_shape %21, %110 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %112 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %113 = tosa.div_ceil_shape %111, %112 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %114 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %115 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %116 = tosa.slice %114, %115, %113 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %117 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %118 = tosa.reshape %116, %117 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %119 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %120 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %121 = tosa.mul %118, %119, %120 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %122 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %123 = tosa.add %121, %122 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %124 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %125 = tosa.reshape %123, %124 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %126 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %127 = tosa.slice %125, %126, %111 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %128 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %129 = tosa.reshape %127, %128 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %130 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %131 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %132 = tosa.mul %129, %130, %131 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %133 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %134 = tosa.add %132, %133 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %135 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %136 = tosa.reshape %134, %135 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %137 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %138 = tosa.slice %136, %137, %21 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %139 = tosa.const_shape  {values = dense<[1, 1, -1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %140 = tosa.reshape %138, %139 : (tensor<?xi64>, !tosa.shape<6>) -> tensor<1x1x?x1x1x1xi64>
// CHECK-NEXT:    %141 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %142 = tosa.const_shape  {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %143 = tosa.reshape %141, %142 : (tensor<1xi64>, !tosa.shape<6>) -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %144 = tosa.add %140, %143 : (tensor<1x1x?x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>) -> tensor<1x1x?x1x1x1xi64>
// CHECK-NEXT:    %145 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %146 = tosa.tile %145, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %147 = tosa.reduce_sum %146 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %148 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %149 = tosa.reshape %147, %148 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %150 = tosa.const_shape  {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %151 = tosa.reshape %149, %150 : (tensor<i64>, !tosa.shape<6>) -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %152 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %153 = tosa.mul %109, %151, %152 : (tensor<?x?x1x2x3x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x?x1x2x3x1xi64>
// CHECK-NEXT:    %154 = tosa.add %153, %144 : (tensor<?x?x1x2x3x1xi64>, tensor<1x1x?x1x1x1xi64>) -> tensor<?x?x?x2x3x1xi64>
// CHECK-NEXT:    %155 = tosa.transpose %26 {perms = array<i32: 2, 3, 4, 0, 1>} : (tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:    %156 = tosa.mul_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %157 = tosa.mul_shape %9, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %158 = tosa.mul_shape %157, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %159 = tosa.mul_shape %3, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %160 = tosa.mul_shape %159, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %161 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %162 = tosa.concat_shape %161, %160, %156 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %163 = tosa.reshape %155, %162 : (tensor<?x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %164 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %165 = tosa.reshape %154, %164 : (tensor<?x?x?x2x3x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %166 = tosa.cast %165 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %167 = tosa.gather %163, %166 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %168 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %169 = tosa.concat_shape %158, %168, %156 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %170 = tosa.reshape %167, %169 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x6x?xf32>
// CHECK-NEXT:    %171 = tosa.reduce_max %170 {axis = 1 : i32} : (tensor<?x6x?xf32>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %172 = tosa.mul_shape %9, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %173 = tosa.mul_shape %172, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %174 = tosa.concat_shape %173, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %175 = tosa.reshape %171, %174 : (tensor<?x1x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %176 = tosa.transpose %175 {perms = array<i32: 1, 2, 0>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %177 = tosa.concat_shape %5, %4, %9, %17, %21 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %178 = tosa.reshape %176, %177 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:    %179 = torch_c.from_builtin_tensor %178 : tensor<?x?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?,?],f32>
// CHECK-NEXT:    return %179 : !torch.vtensor<[?,?,?,?,?],f32>
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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %5 = tosa.dim %4 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.dim %4 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %4 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.add_shape %5, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.sub_shape %1, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.add_shape %11, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.sub_shape %9, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.div_floor_shape %14, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.add_shape %16, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.add_shape %5, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %23 = tosa.pad %4, %21, %22 : (tensor<?x?x?xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.div_ceil_shape %18, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.div_ceil_shape %25, %26 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %28 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %29 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.slice %28, %29, %27 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %32 = tosa.reshape %30, %31 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %34 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %35 = tosa.mul %32, %33, %34 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %36 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %37 = tosa.add %35, %36 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %38 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %39 = tosa.reshape %37, %38 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.slice %39, %40, %25 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %43 = tosa.reshape %41, %42 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %44 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %45 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %46 = tosa.mul %43, %44, %45 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %47 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %48 = tosa.add %46, %47 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %49 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %50 = tosa.reshape %48, %49 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %51 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %52 = tosa.slice %50, %51, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %53 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %54 = tosa.reshape %52, %53 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %56 = tosa.div_ceil_shape %1, %55 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %58 = tosa.div_ceil_shape %56, %57 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %59 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %60 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %61 = tosa.slice %59, %60, %58 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %62 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %63 = tosa.reshape %61, %62 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %64 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %65 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %66 = tosa.mul %63, %64, %65 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %67 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %68 = tosa.add %66, %67 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %69 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %70 = tosa.reshape %68, %69 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %71 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.slice %70, %71, %56 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %74 = tosa.reshape %72, %73 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %75 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %76 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %77 = tosa.mul %74, %75, %76 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %78 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %79 = tosa.add %77, %78 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %80 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %81 = tosa.reshape %79, %80 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.slice %81, %82, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %84 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %85 = tosa.reshape %83, %84 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %86 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %87 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %88 = tosa.mul %54, %86, %87 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %89 = tosa.add %88, %85 : (tensor<?x1xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %90 = tosa.transpose %23 {perms = array<i32: 2, 0, 1>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %91 = tosa.mul_shape %7, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %92 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %93 = tosa.concat_shape %92, %20, %91 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %94 = tosa.reshape %90, %93 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %95 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %96 = tosa.reshape %89, %95 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %97 = tosa.cast %96 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %98 = tosa.gather %94, %97 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %99 = tosa.concat_shape %18, %1, %91 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %100 = tosa.reshape %98, %99 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %101 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %102 = tosa.concat_shape %18, %1, %7, %101, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %103 = tosa.reshape %100, %102 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %104 = tosa.transpose %103 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %105 = tosa.mul_shape %7, %18 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %106 = tosa.mul_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %107 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %108 = tosa.concat_shape %107, %105, %106 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %109 = tosa.reshape %104, %108 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %110 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %111 = tosa.concat_shape %110, %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %112 = tosa.reshape %0, %111 : (tensor<?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %113 = tosa.transpose %112 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %114 = tosa.mul_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %115 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %116 = tosa.concat_shape %115, %114, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %117 = tosa.reshape %113, %116 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %118 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %119 = tosa.matmul %109, %117, %118, %118 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %120 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %121 = tosa.concat_shape %120, %7, %18, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %122 = tosa.reshape %119, %121 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %123 = tosa.transpose %122 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %124 = tosa.concat_shape %7, %3, %18 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %125 = tosa.reshape %123, %124 : (tensor<?x1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %126 = torch_c.from_builtin_tensor %125 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %126 : !torch.vtensor<[?,?,?],f32>
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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.concat_shape %9, %8, %7, %14, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %16 = tosa.tile %13, %15 : (tensor<1x1x1x1x1xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %17 = tosa.concat %12, %16 {axis = 3 : i32} : (tensor<?x?x?x1x?xf32>, tensor<?x?x?x1x?xf32>) -> tensor<?x?x?x2x?xf32>
// CHECK-NEXT:    %18 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.mul_shape %7, %18 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.concat_shape %9, %8, %19, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %21 = tosa.reshape %17, %20 : (tensor<?x?x?x2x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %22 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.sub_shape %19, %22 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %25 = tosa.concat_shape %9, %8, %23, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %26 = tosa.slice %21, %24, %25 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.sub_shape %2, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.sub_shape %28, %29 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.add_shape %30, %31 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.max_shape %30, %33 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.sub_shape %35, %30 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %38 = tosa.max_shape %36, %37 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %39 = tosa.add_shape %23, %34 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %40 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %41 = tosa.concat_shape %9, %8, %34, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %42 = tosa.tile %40, %41 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %43 = tosa.concat %42, %26 {axis = 2 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %44 = tosa.sub_shape %39, %38 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %47 = tosa.concat_shape %45, %38, %46 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %48 = tosa.concat_shape %9, %8, %44, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %49 = tosa.slice %43, %47, %48 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %50 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %51 = tosa.max_shape %32, %50 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %52 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %53 = tosa.sub_shape %52, %32 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %55 = tosa.max_shape %53, %54 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %56 = tosa.add_shape %44, %51 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %57 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %58 = tosa.concat_shape %9, %8, %51, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %59 = tosa.tile %57, %58 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %60 = tosa.concat %49, %59 {axis = 2 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %61 = tosa.sub_shape %56, %55 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %62 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %63 = tosa.concat_shape %9, %8, %61, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %64 = tosa.slice %60, %62, %63 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %65 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %66 = tosa.concat_shape %9, %8, %61, %6, %65 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %67 = tosa.reshape %64, %66 : (tensor<?x?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x?x1xf32>
// CHECK-NEXT:    %68 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1x1xf32>}> : () -> tensor<1x1x1x1x1xf32>
// CHECK-NEXT:    %69 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %70 = tosa.concat_shape %9, %8, %61, %6, %69 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %71 = tosa.tile %68, %70 : (tensor<1x1x1x1x1xf32>, !tosa.shape<5>) -> tensor<?x?x?x?x2xf32>
// CHECK-NEXT:    %72 = tosa.concat %67, %71 {axis = 4 : i32} : (tensor<?x?x?x?x1xf32>, tensor<?x?x?x?x2xf32>) -> tensor<?x?x?x?x3xf32>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %74 = tosa.mul_shape %6, %73 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %75 = tosa.concat_shape %9, %8, %61, %74 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %76 = tosa.reshape %72, %75 : (tensor<?x?x?x?x3xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %77 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %78 = tosa.sub_shape %74, %77 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %79 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %80 = tosa.concat_shape %9, %8, %61, %78 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %81 = tosa.slice %76, %79, %80 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %82 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %83 = tosa.sub_shape %1, %82 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %84 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %85 = tosa.mul_shape %83, %84 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %86 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %87 = tosa.max_shape %85, %86 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %88 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %89 = tosa.sub_shape %88, %85 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %90 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %91 = tosa.max_shape %89, %90 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %92 = tosa.add_shape %78, %87 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %93 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %94 = tosa.concat_shape %9, %8, %61, %87 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %95 = tosa.tile %93, %94 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %96 = tosa.concat %95, %81 {axis = 3 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %97 = tosa.sub_shape %92, %91 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %98 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %99 = tosa.concat_shape %98, %91 : (!tosa.shape<3>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %100 = tosa.concat_shape %9, %8, %61, %97 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %101 = tosa.slice %96, %99, %100 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %102 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %103 = tosa.max_shape %85, %102 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %104 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %105 = tosa.sub_shape %104, %85 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %106 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %107 = tosa.max_shape %105, %106 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %108 = tosa.add_shape %97, %103 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %109 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %110 = tosa.concat_shape %9, %8, %61, %103 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %111 = tosa.tile %109, %110 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %112 = tosa.concat %101, %111 {axis = 3 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %113 = tosa.sub_shape %108, %107 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %114 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %115 = tosa.concat_shape %9, %8, %61, %113 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %116 = tosa.slice %112, %114, %115 : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %117 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %118 = tosa.concat_shape %117, %4, %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %119 = tosa.reshape %0, %118 : (tensor<?x?x?x?xf32>, !tosa.shape<5>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %120 = tosa.transpose %119 {perms = array<i32: 0, 2, 1, 3, 4>} : (tensor<1x?x?x?x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %121 = tosa.concat_shape %3, %4, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %122 = tosa.reshape %120, %121 : (tensor<1x?x?x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %123 = tosa.reverse %122 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %124 = tosa.reverse %123 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %125 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.sub_shape %2, %125 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %127 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %128 = tosa.add_shape %126, %127 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %129 = tosa.sub_shape %61, %128 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %130 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %131 = tosa.add_shape %129, %130 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %132 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %133 = tosa.sub_shape %1, %132 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %134 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %135 = tosa.mul_shape %133, %134 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %136 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %137 = tosa.add_shape %135, %136 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %138 = tosa.sub_shape %113, %137 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %139 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %140 = tosa.add_shape %138, %139 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %141 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %142 = tosa.div_ceil_shape %131, %141 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %143 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %144 = tosa.div_ceil_shape %142, %143 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %145 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %146 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %147 = tosa.slice %145, %146, %144 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %148 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %149 = tosa.reshape %147, %148 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %150 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %151 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %152 = tosa.mul %149, %150, %151 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %153 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %154 = tosa.add %152, %153 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %155 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %156 = tosa.reshape %154, %155 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %157 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %158 = tosa.slice %156, %157, %142 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %159 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %160 = tosa.reshape %158, %159 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %161 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %162 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %163 = tosa.mul %160, %161, %162 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %164 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %165 = tosa.add %163, %164 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %166 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %167 = tosa.reshape %165, %166 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %168 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %169 = tosa.slice %167, %168, %131 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %170 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %171 = tosa.reshape %169, %170 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %172 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %173 = tosa.div_ceil_shape %2, %172 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %174 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %175 = tosa.div_ceil_shape %173, %174 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %176 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %177 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %178 = tosa.slice %176, %177, %175 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %179 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %180 = tosa.reshape %178, %179 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %181 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %182 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %183 = tosa.mul %180, %181, %182 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %184 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %185 = tosa.add %183, %184 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %186 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %187 = tosa.reshape %185, %186 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %188 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %189 = tosa.slice %187, %188, %173 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %190 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %191 = tosa.reshape %189, %190 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %192 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %193 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %194 = tosa.mul %191, %192, %193 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %195 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %196 = tosa.add %194, %195 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %197 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %198 = tosa.reshape %196, %197 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %199 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %200 = tosa.slice %198, %199, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %201 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %202 = tosa.reshape %200, %201 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %203 = tosa.add %171, %202 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %204 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %205 = tosa.div_ceil_shape %140, %204 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %206 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %207 = tosa.div_ceil_shape %205, %206 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %208 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %209 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %210 = tosa.slice %208, %209, %207 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %211 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %212 = tosa.reshape %210, %211 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %213 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %214 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %215 = tosa.mul %212, %213, %214 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %216 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %217 = tosa.add %215, %216 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %218 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %219 = tosa.reshape %217, %218 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %220 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %221 = tosa.slice %219, %220, %205 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %222 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %223 = tosa.reshape %221, %222 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %224 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %225 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %226 = tosa.mul %223, %224, %225 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %227 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %228 = tosa.add %226, %227 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %229 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %230 = tosa.reshape %228, %229 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %231 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %232 = tosa.slice %230, %231, %140 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %233 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %234 = tosa.reshape %232, %233 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %235 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %236 = tosa.div_ceil_shape %1, %235 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %237 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %238 = tosa.div_ceil_shape %236, %237 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %239 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %240 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %241 = tosa.slice %239, %240, %238 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %242 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %243 = tosa.reshape %241, %242 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %244 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %245 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %246 = tosa.mul %243, %244, %245 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %247 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %248 = tosa.add %246, %247 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %249 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %250 = tosa.reshape %248, %249 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %251 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %252 = tosa.slice %250, %251, %236 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %253 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %254 = tosa.reshape %252, %253 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %255 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %256 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %257 = tosa.mul %254, %255, %256 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %258 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %259 = tosa.add %257, %258 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %260 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %261 = tosa.reshape %259, %260 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %262 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %263 = tosa.slice %261, %262, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %264 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %265 = tosa.reshape %263, %264 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %266 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %267 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %268 = tosa.mul %265, %266, %267 : (tensor<1x1x1x?xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %269 = tosa.add %234, %268 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %270 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %271 = tosa.tile %270, %113 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %272 = tosa.reduce_sum %271 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %273 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %274 = tosa.reshape %272, %273 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %275 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %276 = tosa.reshape %274, %275 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %277 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %278 = tosa.mul %203, %276, %277 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %279 = tosa.add %278, %269 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %280 = tosa.transpose %116 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %281 = tosa.mul_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %282 = tosa.mul_shape %131, %140 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %283 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %284 = tosa.mul_shape %61, %113 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %285 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %286 = tosa.concat_shape %285, %284, %281 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %287 = tosa.reshape %280, %286 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %288 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %289 = tosa.reshape %279, %288 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %290 = tosa.cast %289 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %291 = tosa.gather %287, %290 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %292 = tosa.concat_shape %282, %283, %281 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %293 = tosa.reshape %291, %292 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %294 = tosa.mul_shape %131, %140 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %295 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %296 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %297 = tosa.concat_shape %294, %295, %9, %296, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %298 = tosa.reshape %293, %297 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %299 = tosa.transpose %298 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %300 = tosa.mul_shape %9, %294 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %301 = tosa.mul_shape %295, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %302 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %303 = tosa.concat_shape %302, %300, %301 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %304 = tosa.reshape %299, %303 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %305 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %306 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %307 = tosa.concat_shape %306, %3, %4, %305 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %308 = tosa.reshape %124, %307 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %309 = tosa.transpose %308 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %310 = tosa.mul_shape %305, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %311 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %312 = tosa.concat_shape %311, %310, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %313 = tosa.reshape %309, %312 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %314 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %315 = tosa.matmul %304, %313, %314, %314 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %316 = tosa.mul_shape %131, %140 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %317 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %318 = tosa.concat_shape %317, %9, %316, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %319 = tosa.reshape %315, %318 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %320 = tosa.transpose %319 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %321 = tosa.concat_shape %9, %3, %131, %140 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %322 = tosa.reshape %320, %321 : (tensor<?x1x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %323 = torch_c.from_builtin_tensor %322 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %323 : !torch.vtensor<[?,?,?,?],f32>
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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %6 = tosa.dim %5 {axis = 3 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %5 {axis = 2 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.dim %5 {axis = 1 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.dim %5 {axis = 0 : i32} : (tensor<?x?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.add_shape %7, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.sub_shape %2, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.add_shape %13, %14 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.sub_shape %11, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.div_floor_shape %16, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.add_shape %18, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.add_shape %6, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.sub_shape %1, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.mul_shape %24, %25 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %28 = tosa.add_shape %26, %27 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %29 = tosa.sub_shape %22, %28 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %31 = tosa.add_shape %29, %30 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.add_shape %7, %32 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %35 = tosa.add_shape %6, %34 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:    %37 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %38 = tosa.pad %5, %36, %37 : (tensor<?x?x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %40 = tosa.div_ceil_shape %20, %39 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.div_ceil_shape %40, %41 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %44 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.slice %43, %44, %42 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %47 = tosa.reshape %45, %46 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %48 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %49 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %50 = tosa.mul %47, %48, %49 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %51 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %52 = tosa.add %50, %51 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %53 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.reshape %52, %53 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %56 = tosa.slice %54, %55, %40 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %58 = tosa.reshape %56, %57 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %59 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %60 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %61 = tosa.mul %58, %59, %60 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %62 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %63 = tosa.add %61, %62 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.reshape %63, %64 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.slice %65, %66, %20 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %68 = tosa.const_shape  {values = dense<[-1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %69 = tosa.reshape %67, %68 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %70 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %71 = tosa.div_ceil_shape %2, %70 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %73 = tosa.div_ceil_shape %71, %72 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %74 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %75 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %76 = tosa.slice %74, %75, %73 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %77 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %78 = tosa.reshape %76, %77 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %79 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %80 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %81 = tosa.mul %78, %79, %80 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %82 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %83 = tosa.add %81, %82 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %84 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %85 = tosa.reshape %83, %84 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %86 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %87 = tosa.slice %85, %86, %71 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %88 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %89 = tosa.reshape %87, %88 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %90 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %91 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %92 = tosa.mul %89, %90, %91 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %93 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %94 = tosa.add %92, %93 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %95 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %96 = tosa.reshape %94, %95 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %97 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %98 = tosa.slice %96, %97, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %99 = tosa.const_shape  {values = dense<[1, 1, -1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %100 = tosa.reshape %98, %99 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x?x1xi64>
// CHECK-NEXT:    %101 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %102 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %103 = tosa.mul %69, %101, %102 : (tensor<?x1x1x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1xi64>
// CHECK-NEXT:    %104 = tosa.add %103, %100 : (tensor<?x1x1x1xi64>, tensor<1x1x?x1xi64>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %106 = tosa.div_ceil_shape %31, %105 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %107 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %108 = tosa.div_ceil_shape %106, %107 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %109 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %110 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %111 = tosa.slice %109, %110, %108 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %112 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %113 = tosa.reshape %111, %112 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %114 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %115 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %116 = tosa.mul %113, %114, %115 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %117 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %118 = tosa.add %116, %117 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %119 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %120 = tosa.reshape %118, %119 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %121 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %122 = tosa.slice %120, %121, %106 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %123 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %124 = tosa.reshape %122, %123 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %125 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %126 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %127 = tosa.mul %124, %125, %126 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %128 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %129 = tosa.add %127, %128 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %130 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %131 = tosa.reshape %129, %130 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %132 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %133 = tosa.slice %131, %132, %31 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %134 = tosa.const_shape  {values = dense<[1, -1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %135 = tosa.reshape %133, %134 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x?x1x1xi64>
// CHECK-NEXT:    %136 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %137 = tosa.div_ceil_shape %1, %136 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %138 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %139 = tosa.div_ceil_shape %137, %138 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %140 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %141 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %142 = tosa.slice %140, %141, %139 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %143 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %144 = tosa.reshape %142, %143 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %145 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %146 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %147 = tosa.mul %144, %145, %146 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %148 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %149 = tosa.add %147, %148 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %150 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %151 = tosa.reshape %149, %150 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %152 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %153 = tosa.slice %151, %152, %137 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %154 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %155 = tosa.reshape %153, %154 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %156 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %157 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %158 = tosa.mul %155, %156, %157 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %159 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %160 = tosa.add %158, %159 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %161 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %162 = tosa.reshape %160, %161 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %163 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %164 = tosa.slice %162, %163, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %165 = tosa.const_shape  {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %166 = tosa.reshape %164, %165 : (tensor<?xi64>, !tosa.shape<4>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %167 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi64>}> : () -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %168 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %169 = tosa.mul %166, %167, %168 : (tensor<1x1x1x?xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1x?xi64>
// CHECK-NEXT:    %170 = tosa.add %135, %169 : (tensor<1x?x1x1xi64>, tensor<1x1x1x?xi64>) -> tensor<1x?x1x?xi64>
// CHECK-NEXT:    %171 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %172 = tosa.tile %171, %35 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %173 = tosa.reduce_sum %172 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %174 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %175 = tosa.reshape %173, %174 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %176 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %177 = tosa.reshape %175, %176 : (tensor<i64>, !tosa.shape<4>) -> tensor<1x1x1x1xi64>
// CHECK-NEXT:    %178 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %179 = tosa.mul %104, %177, %178 : (tensor<?x1x?x1xi64>, tensor<1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x?x1xi64>
// CHECK-NEXT:    %180 = tosa.add %179, %170 : (tensor<?x1x?x1xi64>, tensor<1x?x1x?xi64>) -> tensor<?x?x?x?xi64>
// CHECK-NEXT:    %181 = tosa.transpose %38 {perms = array<i32: 2, 3, 0, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %182 = tosa.mul_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %183 = tosa.mul_shape %20, %31 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %184 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %185 = tosa.mul_shape %33, %35 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %186 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %187 = tosa.concat_shape %186, %185, %182 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %188 = tosa.reshape %181, %187 : (tensor<?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %189 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %190 = tosa.reshape %180, %189 : (tensor<?x?x?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %191 = tosa.cast %190 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %192 = tosa.gather %188, %191 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %193 = tosa.concat_shape %183, %184, %182 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %194 = tosa.reshape %192, %193 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %195 = tosa.mul_shape %20, %31 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %196 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %197 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %198 = tosa.concat_shape %195, %196, %9, %197, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %199 = tosa.reshape %194, %198 : (tensor<?x?x?xf32>, !tosa.shape<5>) -> tensor<?x?x?x1x?xf32>
// CHECK-NEXT:    %200 = tosa.transpose %199 {perms = array<i32: 3, 2, 0, 1, 4>} : (tensor<?x?x?x1x?xf32>) -> tensor<1x?x?x?x?xf32>
// CHECK-NEXT:    %201 = tosa.mul_shape %9, %195 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %202 = tosa.mul_shape %196, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %203 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %204 = tosa.concat_shape %203, %201, %202 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %205 = tosa.reshape %200, %204 : (tensor<1x?x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %206 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %207 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %208 = tosa.concat_shape %207, %4, %3, %206 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %209 = tosa.reshape %0, %208 : (tensor<?x?x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %210 = tosa.transpose %209 {perms = array<i32: 0, 3, 2, 1>} : (tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %211 = tosa.mul_shape %206, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %212 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %213 = tosa.concat_shape %212, %211, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %214 = tosa.reshape %210, %213 : (tensor<1x?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %215 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %216 = tosa.matmul %205, %214, %215, %215 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %217 = tosa.mul_shape %20, %31 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %218 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %219 = tosa.concat_shape %218, %9, %217, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %220 = tosa.reshape %216, %219 : (tensor<1x?x?xf32>, !tosa.shape<4>) -> tensor<1x?x?x?xf32>
// CHECK-NEXT:    %221 = tosa.transpose %220 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x?x?xf32>) -> tensor<?x1x?x?xf32>
// CHECK-NEXT:    %222 = tosa.concat_shape %9, %4, %20, %31 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %223 = tosa.reshape %221, %222 : (tensor<?x1x?x?xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %224 = torch_c.from_builtin_tensor %223 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %224 : !torch.vtensor<[?,?,?,?],f32>
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
