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
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.div_ceil_shape %11, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.slice %14, %15, %13 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %18 = tosa.reshape %16, %17 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %19 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %20 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %21 = tosa.mul %18, %19, %20 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %23 = tosa.add %21, %22 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.reshape %23, %24 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.slice %25, %26, %11 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %29 = tosa.reshape %27, %28 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %30 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %32 = tosa.mul %29, %30, %31 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %34 = tosa.add %32, %33 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %38 = tosa.slice %36, %37, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %40 = tosa.reshape %38, %39 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %42 = tosa.div_ceil_shape %2, %41 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.div_ceil_shape %42, %43 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %45 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %47 = tosa.slice %45, %46, %44 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %48 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %49 = tosa.reshape %47, %48 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %50 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %51 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %52 = tosa.mul %49, %50, %51 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %53 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %54 = tosa.add %52, %53 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %56 = tosa.reshape %54, %55 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %58 = tosa.slice %56, %57, %42 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %59 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %60 = tosa.reshape %58, %59 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %61 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %62 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %63 = tosa.mul %60, %61, %62 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %64 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %65 = tosa.add %63, %64 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.reshape %65, %66 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %68 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %69 = tosa.slice %67, %68, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %70 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %71 = tosa.reshape %69, %70 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %72 = tosa.greater_equal %40, %71 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %73 = tosa.select %72, %8, %9 : (tensor<1x?x?xi1>, tensor<?x1x?xf32>, tensor<1x1x1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %74 = tosa.reduce_sum %73 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %75 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %76 = tosa.reshape %74, %75 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %77 = tosa.transpose %76 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %78 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %79 = tosa.reshape %77, %78 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %80 = torch_c.from_builtin_tensor %79 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %none_0 = torch.constant.none
// CHECK-NEXT:    %81 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %82 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %83 = tosa.reshape %81, %82 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %84 = tosa.transpose %83 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %85 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %86 = tosa.concat_shape %2, %85, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %87 = tosa.reshape %84, %86 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %88 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %89 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %90 = tosa.div_ceil_shape %1, %89 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %91 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %92 = tosa.div_ceil_shape %90, %91 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %93 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %94 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %95 = tosa.slice %93, %94, %92 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %96 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %97 = tosa.reshape %95, %96 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %98 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %99 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %100 = tosa.mul %97, %98, %99 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %101 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %102 = tosa.add %100, %101 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %104 = tosa.reshape %102, %103 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %106 = tosa.slice %104, %105, %90 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
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
// CHECK-NEXT:    %117 = tosa.slice %115, %116, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %118 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %119 = tosa.reshape %117, %118 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %120 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %121 = tosa.div_ceil_shape %1, %120 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %122 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %123 = tosa.div_ceil_shape %121, %122 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %124 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %125 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.slice %124, %125, %123 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %127 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %128 = tosa.reshape %126, %127 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %129 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %130 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %131 = tosa.mul %128, %129, %130 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %132 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %133 = tosa.add %131, %132 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %134 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %135 = tosa.reshape %133, %134 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %136 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %137 = tosa.slice %135, %136, %121 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
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
// CHECK-NEXT:    %148 = tosa.slice %146, %147, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %149 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %150 = tosa.reshape %148, %149 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %151 = tosa.greater_equal %119, %150 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %152 = tosa.select %151, %87, %88 : (tensor<1x?x?xi1>, tensor<?x1x?xf32>, tensor<1x1x1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %153 = tosa.reduce_sum %152 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %154 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %155 = tosa.reshape %153, %154 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %156 = tosa.transpose %155 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %157 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %158 = tosa.reshape %156, %157 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %159 = tosa.transpose %158 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %160 = torch_c.from_builtin_tensor %159 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %80, %160 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_ceil_shape %9, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.slice %12, %13, %11 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %16 = tosa.reshape %14, %15 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %19 = tosa.mul %16, %17, %18 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %20 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %21 = tosa.add %19, %20 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %22 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.reshape %21, %22 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.slice %23, %24, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %27 = tosa.reshape %25, %26 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %28 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %29 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %30 = tosa.mul %27, %28, %29 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %32 = tosa.add %30, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.reshape %32, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.slice %34, %35, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %38 = tosa.reshape %36, %37 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %40 = tosa.div_ceil_shape %1, %39 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %67 = tosa.slice %65, %66, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %68 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %69 = tosa.reshape %67, %68 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %70 = tosa.greater_equal %38, %69 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %71 = tosa.select %70, %6, %7 : (tensor<1x?x?xi1>, tensor<1x1x?xf32>, tensor<1x1x1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %72 = tosa.reduce_sum %71 {axis = 2 : i32} : (tensor<1x?x?xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %74 = tosa.reshape %72, %73 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %75 = tosa.transpose %74 {perms = array<i32: 1, 0>} : (tensor<1x?xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:    %76 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %77 = tosa.reshape %75, %76 : (tensor<?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %78 = torch_c.from_builtin_tensor %77 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %78 : !torch.vtensor<[?],f32>
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
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.add_shape %2, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_ceil_shape %6, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.div_ceil_shape %11, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.slice %14, %15, %13 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %18 = tosa.reshape %16, %17 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %19 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %20 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %21 = tosa.mul %18, %19, %20 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %23 = tosa.add %21, %22 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.reshape %23, %24 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.slice %25, %26, %11 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %29 = tosa.reshape %27, %28 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %30 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %32 = tosa.mul %29, %30, %31 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %34 = tosa.add %32, %33 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %38 = tosa.slice %36, %37, %6 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %39 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %40 = tosa.tile %39, %8 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %41 = tosa.reduce_sum %40 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %43 = tosa.reshape %41, %42 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %44 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %45 = tosa.reshape %43, %44 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %46 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %47 = tosa.mul %38, %45, %46 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %48 = tosa.add %47, %9 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %49 = tosa.mul_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %50 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %51 = tosa.concat_shape %50, %49, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %52 = tosa.reshape %0, %51 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %53 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %54 = tosa.reshape %48, %53 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %55 = tosa.cast %54 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %56 = tosa.gather %52, %55 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %57 = tosa.concat_shape %6, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %58 = tosa.reshape %56, %57 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %59 = tosa.transpose %58 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %60 = torch_c.from_builtin_tensor %59 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %61 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %62 = tosa.sub_shape %2, %61 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %63 = tosa.min_shape %3, %62 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %65 = tosa.max_shape %63, %64 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.add_shape %2, %66 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %68 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %69 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %70 = tosa.div_ceil_shape %65, %69 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %71 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.div_ceil_shape %70, %71 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %73 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %74 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %75 = tosa.slice %73, %74, %72 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %76 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %77 = tosa.reshape %75, %76 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %78 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %79 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %80 = tosa.mul %77, %78, %79 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %81 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %82 = tosa.add %80, %81 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %83 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %84 = tosa.reshape %82, %83 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %85 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %86 = tosa.slice %84, %85, %70 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %87 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %88 = tosa.reshape %86, %87 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %89 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %90 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %91 = tosa.mul %88, %89, %90 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %92 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %93 = tosa.add %91, %92 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %94 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %95 = tosa.reshape %93, %94 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %96 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %97 = tosa.slice %95, %96, %65 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %98 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %99 = tosa.tile %98, %67 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %100 = tosa.reduce_sum %99 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %101 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %102 = tosa.reshape %100, %101 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %104 = tosa.reshape %102, %103 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %105 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %106 = tosa.mul %97, %104, %105 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %107 = tosa.add %106, %68 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %108 = tosa.mul_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %109 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %110 = tosa.concat_shape %109, %108, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %111 = tosa.reshape %0, %110 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %112 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %113 = tosa.reshape %107, %112 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %114 = tosa.cast %113 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %115 = tosa.gather %111, %114 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %116 = tosa.concat_shape %65, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %117 = tosa.reshape %115, %116 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %118 = tosa.transpose %117 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %119 = torch_c.from_builtin_tensor %118 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %120 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %121 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %122 = tosa.sub_shape %2, %121 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %123 = tosa.min_shape %122, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %124 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %125 = tosa.max_shape %123, %124 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %127 = tosa.add_shape %1, %126 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %128 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %129 = tosa.mul_shape %1, %128 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %130 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %131 = tosa.tile %130, %129 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %132 = tosa.reduce_sum %131 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %133 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %134 = tosa.reshape %132, %133 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %135 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %136 = tosa.reshape %134, %135 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %137 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %138 = tosa.div_ceil_shape %125, %137 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %139 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %140 = tosa.div_ceil_shape %138, %139 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %141 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %142 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %143 = tosa.slice %141, %142, %140 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %144 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %145 = tosa.reshape %143, %144 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %146 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %147 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %148 = tosa.mul %145, %146, %147 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %149 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %150 = tosa.add %148, %149 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %151 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %152 = tosa.reshape %150, %151 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %153 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %154 = tosa.slice %152, %153, %138 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %155 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %156 = tosa.reshape %154, %155 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %157 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %158 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %159 = tosa.mul %156, %157, %158 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %160 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %161 = tosa.add %159, %160 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %162 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %163 = tosa.reshape %161, %162 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %164 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %165 = tosa.slice %163, %164, %125 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %166 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %167 = tosa.tile %166, %127 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %168 = tosa.reduce_sum %167 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %169 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %170 = tosa.reshape %168, %169 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %171 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %172 = tosa.reshape %170, %171 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %173 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %174 = tosa.mul %165, %172, %173 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %175 = tosa.add %174, %136 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %176 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %177 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %178 = tosa.concat_shape %177, %176, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %179 = tosa.reshape %120, %178 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %180 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %181 = tosa.reshape %175, %180 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %182 = tosa.cast %181 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %183 = tosa.gather %179, %182 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %184 = tosa.concat_shape %125, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %185 = tosa.reshape %183, %184 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %186 = tosa.transpose %185 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %187 = torch_c.from_builtin_tensor %186 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %188 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %189 = tosa.min_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %190 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %191 = tosa.max_shape %189, %190 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %192 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %193 = tosa.add_shape %3, %192 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %194 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %195 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %196 = tosa.div_ceil_shape %191, %195 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %197 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %198 = tosa.div_ceil_shape %196, %197 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %199 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %200 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %201 = tosa.slice %199, %200, %198 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %202 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %203 = tosa.reshape %201, %202 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %204 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %205 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %206 = tosa.mul %203, %204, %205 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %207 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %208 = tosa.add %206, %207 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %209 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %210 = tosa.reshape %208, %209 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %211 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %212 = tosa.slice %210, %211, %196 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %213 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %214 = tosa.reshape %212, %213 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %215 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %216 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %217 = tosa.mul %214, %215, %216 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %218 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %219 = tosa.add %217, %218 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %220 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %221 = tosa.reshape %219, %220 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %222 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %223 = tosa.slice %221, %222, %191 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %224 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %225 = tosa.tile %224, %193 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %226 = tosa.reduce_sum %225 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %227 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %228 = tosa.reshape %226, %227 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %229 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %230 = tosa.reshape %228, %229 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %231 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %232 = tosa.mul %223, %230, %231 : (tensor<?xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<?xi64>
// CHECK-NEXT:    %233 = tosa.add %232, %194 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %234 = tosa.mul_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %235 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %236 = tosa.concat_shape %235, %234, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %237 = tosa.reshape %188, %236 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %238 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %239 = tosa.reshape %233, %238 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %240 = tosa.cast %239 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %241 = tosa.gather %237, %240 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %242 = tosa.concat_shape %191, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %243 = tosa.reshape %241, %242 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %244 = tosa.transpose %243 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %245 = torch_c.from_builtin_tensor %244 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %60, %119, %187, %245 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %false_0 = torch.constant.bool false
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %6, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %3, %7 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %10 = tosa.reshape %0, %9 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %11 = tosa.cast %10 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %12 = tosa.gather %8, %11 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %13 = tosa.concat_shape %2, %1, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
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
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:    %2 = tosa.dim %1 {axis = 1 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %1 {axis = 0 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %5 = tosa.dim %4 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.dim %4 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.div_ceil_shape %2, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_ceil_shape %8, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.slice %11, %12, %10 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %15 = tosa.reshape %13, %14 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %16 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %18 = tosa.mul %15, %16, %17 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %19 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %20 = tosa.add %18, %19 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.reshape %20, %21 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.slice %22, %23, %8 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %25 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %26 = tosa.reshape %24, %25 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %27 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %28 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %29 = tosa.mul %26, %27, %28 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %30 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %31 = tosa.add %29, %30 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.reshape %31, %32 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %34 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %35 = tosa.slice %33, %34, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %36 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %37 = tosa.reshape %35, %36 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %38 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %39 = tosa.tile %38, %5 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.reduce_sum %39 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %42 = tosa.reshape %40, %41 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %43 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %44 = tosa.reshape %42, %43 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %45 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %46 = tosa.mul %1, %44, %45 : (tensor<?x?xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x?xi64>
// CHECK-NEXT:    %47 = tosa.add %46, %37 : (tensor<?x?xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %48 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %49 = tosa.reshape %4, %48 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %50 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %51 = tosa.reshape %47, %50 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %52 = tosa.cast %51 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %53 = tosa.gather %49, %52 : (tensor<1x?x1xf32>, tensor<1x?xi32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %54 = tosa.concat_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %55 = tosa.reshape %53, %54 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %56 = torch_c.from_builtin_tensor %55 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %58 = tosa.div_ceil_shape %2, %57 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %59 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %60 = tosa.div_ceil_shape %58, %59 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %61 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %62 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %63 = tosa.slice %61, %62, %60 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %65 = tosa.reshape %63, %64 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %66 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %67 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %68 = tosa.mul %65, %66, %67 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %69 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %70 = tosa.add %68, %69 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %71 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %72 = tosa.reshape %70, %71 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %74 = tosa.slice %72, %73, %58 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
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
// CHECK-NEXT:    %85 = tosa.slice %83, %84, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %86 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %87 = tosa.reshape %85, %86 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %88 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %89 = tosa.tile %88, %5 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %90 = tosa.reduce_sum %89 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %91 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %92 = tosa.reshape %90, %91 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %93 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %94 = tosa.reshape %92, %93 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %95 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %96 = tosa.mul %1, %94, %95 : (tensor<?x?xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x?xi64>
// CHECK-NEXT:    %97 = tosa.add %96, %87 : (tensor<?x?xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %98 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %99 = tosa.concat_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %100 = tosa.slice %0, %98, %99 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %101 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %102 = tosa.reshape %4, %101 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %104 = tosa.reshape %100, %103 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %106 = tosa.reshape %97, %105 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %107 = tosa.cast %106 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %108 = tosa.scatter %102, %107, %104 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %109 = tosa.concat_shape %6, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %110 = tosa.reshape %108, %109 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %111 = torch_c.from_builtin_tensor %110 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %56, %111 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,1],si64> -> tensor<?x1xi64>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x1xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %5 = tosa.dim %4 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.dim %4 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %4 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<0> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.tile %9, %7 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %11 = tosa.reduce_sum %10 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %15 = tosa.reshape %13, %14 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %16 = tosa.add %2, %15 : (tensor<?x1xi64>, tensor<1x1xi64>) -> tensor<?x1xi64>
// CHECK-NEXT:    %17 = tosa.greater %8, %2 : (tensor<1x1xi64>, tensor<?x1xi64>) -> tensor<?x1xi1>
// CHECK-NEXT:    %18 = tosa.select %17, %16, %2 : (tensor<?x1xi1>, tensor<?x1xi64>, tensor<?x1xi64>) -> tensor<?x1xi64>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %20 = tosa.reshape %0, %19 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %21 = "tosa.const"() <{values = dense<0> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %23 = tosa.tile %22, %6 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %24 = tosa.reduce_sum %23 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %25 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %26 = tosa.reshape %24, %25 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %27 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %28 = tosa.reshape %26, %27 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %29 = tosa.add %20, %28 : (tensor<1x?xi64>, tensor<1x1xi64>) -> tensor<1x?xi64>
// CHECK-NEXT:    %30 = tosa.greater %21, %20 : (tensor<1x1xi64>, tensor<1x?xi64>) -> tensor<1x?xi1>
// CHECK-NEXT:    %31 = tosa.select %30, %29, %20 : (tensor<1x?xi1>, tensor<1x?xi64>, tensor<1x?xi64>) -> tensor<1x?xi64>
// CHECK-NEXT:    %32 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %33 = tosa.tile %32, %6 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %34 = tosa.reduce_sum %33 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %38 = tosa.reshape %36, %37 : (tensor<i64>, !tosa.shape<2>) -> tensor<1x1xi64>
// CHECK-NEXT:    %39 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %40 = tosa.mul %18, %38, %39 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %41 = tosa.add %40, %31 : (tensor<?x1xi64>, tensor<1x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %42 = tosa.mul_shape %7, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %43 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %44 = tosa.concat_shape %43, %42, %5 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %45 = tosa.reshape %4, %44 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %47 = tosa.reshape %41, %46 : (tensor<?x?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %48 = tosa.cast %47 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %49 = tosa.gather %45, %48 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %50 = tosa.concat_shape %3, %1, %5 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %51 = tosa.reshape %49, %50 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %52 = torch_c.from_builtin_tensor %51 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %52 : !torch.vtensor<[?,?,?],f32>
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
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],si64> -> tensor<?xi64>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 0 : i32} : (tensor<?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %6 = tosa.dim %5 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.dim %5 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.tile %9, %7 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %11 = tosa.reduce_sum %10 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.reshape %13, %14 : (tensor<i64>, !tosa.shape<1>) -> tensor<1xi64>
// CHECK-NEXT:    %16 = tosa.add %3, %15 : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK-NEXT:    %17 = tosa.greater %8, %3 : (tensor<1xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK-NEXT:    %18 = tosa.select %17, %16, %3 : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    tosa.assert_equal_shape %2, %4 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.max_shape %2, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = tosa.div_floor_shape %4, %20 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.mul_shape %2, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %22, %4 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    tosa.assert_equal_shape %1, %6 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.max_shape %1, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %25 = tosa.div_floor_shape %6, %24 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %26 = tosa.mul_shape %1, %25 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %26, %6 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %27 = tosa.concat_shape %21, %25 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %28 = tosa.tile %0, %27 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %29 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.concat_shape %29, %7, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %31 = tosa.reshape %5, %30 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %33 = tosa.concat_shape %32, %4, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %34 = tosa.reshape %28, %33 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %36 = tosa.reshape %18, %35 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %37 = tosa.cast %36 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %38 = tosa.scatter %31, %37, %34 : (tensor<1x?x?xf32>, tensor<1x?xi32>, tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %39 = tosa.concat_shape %7, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %40 = tosa.reshape %38, %39 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %41 = torch_c.from_builtin_tensor %40 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %41 : !torch.vtensor<[?,?],f32>
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
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.transpose %2 {perms = array<i32: 1, 0, 2>} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %7 = tosa.mul_shape %5, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.concat_shape %8, %4, %7 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %10 = tosa.reshape %6, %9 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %12 = tosa.reshape %0, %11 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %13 = tosa.cast %12 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %14 = tosa.gather %10, %13 : (tensor<1x?x?xf32>, tensor<1x?xi32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %15 = tosa.concat_shape %1, %5, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
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
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.concat_shape %1, %2, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %6 = tosa.reshape %3, %5 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.concat_shape %1, %7, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %3, %8 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %10 = tosa.greater %6, %9 : (tensor<?x?x1xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %11 = tosa.equal %6, %9 : (tensor<?x?x1xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %12 = tosa.equal %6, %6 : (tensor<?x?x1xf32>, tensor<?x?x1xf32>) -> tensor<?x?x1xi1>
// CHECK-NEXT:    %13 = tosa.logical_not %12 : (tensor<?x?x1xi1>) -> tensor<?x?x1xi1>
// CHECK-NEXT:    %14 = tosa.equal %9, %9 : (tensor<?x1x?xf32>, tensor<?x1x?xf32>) -> tensor<?x1x?xi1>
// CHECK-NEXT:    %15 = tosa.logical_not %14 : (tensor<?x1x?xi1>) -> tensor<?x1x?xi1>
// CHECK-NEXT:    %16 = tosa.logical_not %15 : (tensor<?x1x?xi1>) -> tensor<?x1x?xi1>
// CHECK-NEXT:    %17 = tosa.logical_and %13, %16 : (tensor<?x?x1xi1>, tensor<?x1x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %18 = tosa.logical_or %10, %17 : (tensor<?x?x?xi1>, tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %19 = tosa.logical_and %13, %15 : (tensor<?x?x1xi1>, tensor<?x1x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %20 = tosa.logical_or %11, %19 : (tensor<?x?x?xi1>, tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %21 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %22 = tosa.div_ceil_shape %2, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.div_ceil_shape %22, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %25 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %26 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %27 = tosa.slice %25, %26, %24 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %29 = tosa.reshape %27, %28 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %30 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %32 = tosa.mul %29, %30, %31 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %34 = tosa.add %32, %33 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %38 = tosa.slice %36, %37, %22 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %40 = tosa.reshape %38, %39 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %41 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %42 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %43 = tosa.mul %40, %41, %42 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %44 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %45 = tosa.add %43, %44 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %47 = tosa.reshape %45, %46 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %48 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %49 = tosa.slice %47, %48, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %50 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %51 = tosa.reshape %49, %50 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %52 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %53 = tosa.div_ceil_shape %2, %52 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %55 = tosa.div_ceil_shape %53, %54 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %56 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %58 = tosa.slice %56, %57, %55 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %59 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %60 = tosa.reshape %58, %59 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %61 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %62 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %63 = tosa.mul %60, %61, %62 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %64 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %65 = tosa.add %63, %64 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %67 = tosa.reshape %65, %66 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %68 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %69 = tosa.slice %67, %68, %53 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %70 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %71 = tosa.reshape %69, %70 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %72 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %73 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %74 = tosa.mul %71, %72, %73 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %75 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %76 = tosa.add %74, %75 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %77 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %78 = tosa.reshape %76, %77 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %79 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %80 = tosa.slice %78, %79, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %81 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %82 = tosa.reshape %80, %81 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %83 = tosa.greater %51, %82 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %84 = tosa.logical_and %20, %83 : (tensor<?x?x?xi1>, tensor<1x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %85 = tosa.logical_or %18, %84 : (tensor<?x?x?xi1>, tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
// CHECK-NEXT:    %86 = tosa.cast %85 : (tensor<?x?x?xi1>) -> tensor<?x?x?xi32>
// CHECK-NEXT:    %87 = tosa.reduce_sum %86 {axis = 2 : i32} : (tensor<?x?x?xi32>) -> tensor<?x?x1xi32>
// CHECK-NEXT:    %88 = tosa.cast %87 : (tensor<?x?x1xi32>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %89 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %90 = tosa.div_ceil_shape %1, %89 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %91 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %92 = tosa.div_ceil_shape %90, %91 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %93 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %94 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %95 = tosa.slice %93, %94, %92 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %96 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %97 = tosa.reshape %95, %96 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %98 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %99 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %100 = tosa.mul %97, %98, %99 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %101 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %102 = tosa.add %100, %101 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %104 = tosa.reshape %102, %103 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %106 = tosa.slice %104, %105, %90 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
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
// CHECK-NEXT:    %117 = tosa.slice %115, %116, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %118 = tosa.const_shape  {values = dense<[-1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %119 = tosa.reshape %117, %118 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<?x1x1xi64>
// CHECK-NEXT:    %120 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %121 = tosa.tile %120, %2 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %122 = tosa.reduce_sum %121 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %123 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %124 = tosa.reshape %122, %123 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %125 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %126 = tosa.reshape %124, %125 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %127 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %128 = tosa.mul %119, %126, %127 : (tensor<?x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1xi64>
// CHECK-NEXT:    %129 = tosa.add %128, %88 : (tensor<?x1x1xi64>, tensor<?x?x1xi64>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %130 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %131 = tosa.div_ceil_shape %2, %130 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %132 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %133 = tosa.div_ceil_shape %131, %132 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %134 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %135 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %136 = tosa.slice %134, %135, %133 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %137 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %138 = tosa.reshape %136, %137 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %139 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %140 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %141 = tosa.mul %138, %139, %140 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %142 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %143 = tosa.add %141, %142 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %144 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %145 = tosa.reshape %143, %144 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %146 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %147 = tosa.slice %145, %146, %131 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
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
// CHECK-NEXT:    %158 = tosa.slice %156, %157, %2 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %159 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %160 = tosa.reshape %158, %159 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %161 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %162 = tosa.concat_shape %1, %161 : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
// CHECK-NEXT:    %163 = tosa.tile %160, %162 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<?x?x1xi64>
// CHECK-NEXT:    %164 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %165 = tosa.reshape %6, %164 : (tensor<?x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %166 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %167 = tosa.reshape %6, %166 : (tensor<?x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %168 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %169 = tosa.reshape %129, %168 : (tensor<?x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %170 = tosa.cast %169 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %171 = tosa.scatter %165, %170, %167 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %172 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %173 = tosa.reshape %163, %172 : (tensor<?x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %174 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %175 = tosa.reshape %163, %174 : (tensor<?x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %176 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %177 = tosa.reshape %129, %176 : (tensor<?x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %178 = tosa.cast %177 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %179 = tosa.scatter %173, %178, %175 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %180 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %181 = tosa.reshape %171, %180 : (tensor<1x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %182 = tosa.transpose %181 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %183 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %184 = tosa.reshape %179, %183 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<?x?xi64>
// CHECK-NEXT:    %185 = tosa.transpose %184 {perms = array<i32: 1, 0>} : (tensor<?x?xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:    %186 = torch_c.from_builtin_tensor %182 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    %187 = torch_c.from_builtin_tensor %185 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    return %186, %187 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
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
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.div_ceil_shape %18, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %21 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %22 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.slice %21, %22, %20 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %24 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %25 = tosa.reshape %23, %24 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %26 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %27 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %28 = tosa.mul %25, %26, %27 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %29 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %30 = tosa.add %28, %29 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %32 = tosa.reshape %30, %31 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.slice %32, %33, %18 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
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
// CHECK-NEXT:    %45 = tosa.slice %43, %44, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %47 = tosa.reshape %45, %46 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %48 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %49 = tosa.div_ceil_shape %1, %48 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %50 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %51 = tosa.div_ceil_shape %49, %50 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %52 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %53 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %54 = tosa.slice %52, %53, %51 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
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
// CHECK-NEXT:    %65 = tosa.slice %63, %64, %49 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %67 = tosa.reshape %65, %66 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %68 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %69 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %70 = tosa.mul %67, %68, %69 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %71 = "tosa.const"() <{values = dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000
// CHECK-NEXT:    %72 = tosa.add %70, %71 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %73 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %74 = tosa.reshape %72, %73 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %75 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %76 = tosa.slice %74, %75, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %77 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %78 = tosa.reshape %76, %77 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %79 = tosa.greater %47, %78 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %80 = tosa.logical_and %16, %79 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %81 = tosa.logical_or %14, %80 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %82 = tosa.cast %81 : (tensor<1x?x?xi1>) -> tensor<1x?x?xi32>
// CHECK-NEXT:    %83 = tosa.reduce_sum %82 {axis = 2 : i32} : (tensor<1x?x?xi32>) -> tensor<1x?x1xi32>
// CHECK-NEXT:    %84 = tosa.cast %83 : (tensor<1x?x1xi32>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %85 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %86 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %87 = tosa.reshape %85, %86 : (tensor<1xi64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %88 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %89 = tosa.tile %88, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %90 = tosa.reduce_sum %89 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %91 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %92 = tosa.reshape %90, %91 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %93 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %94 = tosa.reshape %92, %93 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %95 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %96 = tosa.mul %87, %94, %95 : (tensor<1x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %97 = tosa.add %96, %84 : (tensor<1x1x1xi64>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %98 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %99 = tosa.div_ceil_shape %1, %98 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %100 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %101 = tosa.div_ceil_shape %99, %100 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %102 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %103 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %104 = tosa.slice %102, %103, %101 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %106 = tosa.reshape %104, %105 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %107 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %108 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %109 = tosa.mul %106, %107, %108 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %110 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %111 = tosa.add %109, %110 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %112 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %113 = tosa.reshape %111, %112 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %114 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %115 = tosa.slice %113, %114, %99 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %116 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %117 = tosa.reshape %115, %116 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %118 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %119 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %120 = tosa.mul %117, %118, %119 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %121 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %122 = tosa.add %120, %121 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %123 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %124 = tosa.reshape %122, %123 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %125 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %126 = tosa.slice %124, %125, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %127 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %128 = tosa.reshape %126, %127 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %129 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %130 = tosa.reshape %3, %129 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %131 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %132 = tosa.reshape %3, %131 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %133 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %134 = tosa.reshape %97, %133 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %135 = tosa.cast %134 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %136 = tosa.scatter %130, %135, %132 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %137 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %138 = tosa.reshape %128, %137 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %139 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %140 = tosa.reshape %128, %139 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %141 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %142 = tosa.reshape %97, %141 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %143 = tosa.cast %142 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %144 = tosa.scatter %138, %143, %140 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %145 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %146 = tosa.reshape %136, %145 : (tensor<1x?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %147 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %148 = tosa.reshape %144, %147 : (tensor<1x?x1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %149 = torch_c.from_builtin_tensor %146 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %150 = torch_c.from_builtin_tensor %148 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %151 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %152 = tosa.reshape %0, %151 : (tensor<?xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %153 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %154 = tosa.reshape %0, %153 : (tensor<?xf32>, !tosa.shape<3>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %155 = tosa.greater %154, %152 : (tensor<1x1x?xf32>, tensor<1x?x1xf32>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %156 = tosa.equal %152, %154 : (tensor<1x?x1xf32>, tensor<1x1x?xf32>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %157 = tosa.equal %152, %152 : (tensor<1x?x1xf32>, tensor<1x?x1xf32>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %158 = tosa.logical_not %157 : (tensor<1x?x1xi1>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %159 = tosa.equal %154, %154 : (tensor<1x1x?xf32>, tensor<1x1x?xf32>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %160 = tosa.logical_not %159 : (tensor<1x1x?xi1>) -> tensor<1x1x?xi1>
// CHECK-NEXT:    %161 = tosa.logical_not %158 : (tensor<1x?x1xi1>) -> tensor<1x?x1xi1>
// CHECK-NEXT:    %162 = tosa.logical_and %160, %161 : (tensor<1x1x?xi1>, tensor<1x?x1xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %163 = tosa.logical_or %155, %162 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %164 = tosa.logical_and %158, %160 : (tensor<1x?x1xi1>, tensor<1x1x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %165 = tosa.logical_or %156, %164 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %166 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %167 = tosa.div_ceil_shape %1, %166 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %168 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %169 = tosa.div_ceil_shape %167, %168 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %170 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %171 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %172 = tosa.slice %170, %171, %169 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %173 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %174 = tosa.reshape %172, %173 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %175 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %176 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %177 = tosa.mul %174, %175, %176 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %178 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %179 = tosa.add %177, %178 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %180 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %181 = tosa.reshape %179, %180 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %182 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %183 = tosa.slice %181, %182, %167 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %184 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %185 = tosa.reshape %183, %184 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %186 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %187 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %188 = tosa.mul %185, %186, %187 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %189 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %190 = tosa.add %188, %189 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %191 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %192 = tosa.reshape %190, %191 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %193 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %194 = tosa.slice %192, %193, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %195 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %196 = tosa.reshape %194, %195 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %197 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %198 = tosa.div_ceil_shape %1, %197 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %199 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %200 = tosa.div_ceil_shape %198, %199 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %201 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %202 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %203 = tosa.slice %201, %202, %200 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %204 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %205 = tosa.reshape %203, %204 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %206 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %207 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %208 = tosa.mul %205, %206, %207 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %209 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %210 = tosa.add %208, %209 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %211 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %212 = tosa.reshape %210, %211 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %213 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %214 = tosa.slice %212, %213, %198 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %215 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %216 = tosa.reshape %214, %215 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %217 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %218 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %219 = tosa.mul %216, %217, %218 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %220 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %221 = tosa.add %219, %220 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %222 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %223 = tosa.reshape %221, %222 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %224 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %225 = tosa.slice %223, %224, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %226 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %227 = tosa.reshape %225, %226 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x1x?xi64>
// CHECK-NEXT:    %228 = tosa.greater %196, %227 : (tensor<1x?x1xi64>, tensor<1x1x?xi64>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %229 = tosa.logical_and %165, %228 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %230 = tosa.logical_or %163, %229 : (tensor<1x?x?xi1>, tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %231 = tosa.cast %230 : (tensor<1x?x?xi1>) -> tensor<1x?x?xi32>
// CHECK-NEXT:    %232 = tosa.reduce_sum %231 {axis = 2 : i32} : (tensor<1x?x?xi32>) -> tensor<1x?x1xi32>
// CHECK-NEXT:    %233 = tosa.cast %232 : (tensor<1x?x1xi32>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %234 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %235 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %236 = tosa.reshape %234, %235 : (tensor<1xi64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %237 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %238 = tosa.tile %237, %1 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %239 = tosa.reduce_sum %238 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %240 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %241 = tosa.reshape %239, %240 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %242 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %243 = tosa.reshape %241, %242 : (tensor<i64>, !tosa.shape<3>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %244 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %245 = tosa.mul %236, %243, %244 : (tensor<1x1x1xi64>, tensor<1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x1xi64>
// CHECK-NEXT:    %246 = tosa.add %245, %233 : (tensor<1x1x1xi64>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %247 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %248 = tosa.div_ceil_shape %1, %247 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %249 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %250 = tosa.div_ceil_shape %248, %249 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %251 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %252 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %253 = tosa.slice %251, %252, %250 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %254 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %255 = tosa.reshape %253, %254 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %256 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %257 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %258 = tosa.mul %255, %256, %257 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %259 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %260 = tosa.add %258, %259 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %261 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %262 = tosa.reshape %260, %261 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %263 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %264 = tosa.slice %262, %263, %248 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %265 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %266 = tosa.reshape %264, %265 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %267 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %268 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %269 = tosa.mul %266, %267, %268 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %270 = "tosa.const"() <{values = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000
// CHECK-NEXT:    %271 = tosa.add %269, %270 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %272 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %273 = tosa.reshape %271, %272 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %274 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %275 = tosa.slice %273, %274, %1 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %276 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %277 = tosa.reshape %275, %276 : (tensor<?xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %278 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %279 = tosa.reshape %152, %278 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %280 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %281 = tosa.reshape %152, %280 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %282 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %283 = tosa.reshape %246, %282 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %284 = tosa.cast %283 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %285 = tosa.scatter %279, %284, %281 : (tensor<1x?x1xf32>, tensor<1x?xi32>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %286 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %287 = tosa.reshape %277, %286 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %288 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %289 = tosa.reshape %277, %288 : (tensor<1x?x1xi64>, !tosa.shape<3>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %290 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %291 = tosa.reshape %246, %290 : (tensor<1x?x1xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %292 = tosa.cast %291 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %293 = tosa.scatter %287, %292, %289 : (tensor<1x?x1xi64>, tensor<1x?xi32>, tensor<1x?x1xi64>) -> tensor<1x?x1xi64>
// CHECK-NEXT:    %294 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %295 = tosa.reshape %285, %294 : (tensor<1x?x1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %296 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %297 = tosa.reshape %293, %296 : (tensor<1x?x1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %298 = torch_c.from_builtin_tensor %295 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    %299 = torch_c.from_builtin_tensor %297 : tensor<?xi64> -> !torch.vtensor<[?],si64>
// CHECK-NEXT:    return %149, %150, %298, %299 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
func.func @sort_of_what_is_no_number(%a0: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.bool false
  %v3:2 = torch.aten.sort %a0, %v1, %v2 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %v4 = torch.constant.int 0
  %v5 = torch.constant.bool true
  %v6:2 = torch.aten.sort %a0, %v4, %v5 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  return %v3#0, %v3#1, %v6#0, %v6#1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
}
