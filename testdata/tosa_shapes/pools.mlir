// Pooling along one dimension: the windows are read as rows, and reduced.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// What is padded is less than any element, and so is no largest one.
// CHECK-LABEL: func.func @max(%arg0: !torch.vtensor<[2,3,?],f32>) -> !torch.vtensor<[2,3,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,3,?],f32> -> tensor<2x3x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<2x3x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.add_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.sub_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.div_floor_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.add_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %12 = tosa.pad %0, %10, %11 : (tensor<2x3x?xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.div_ceil_shape %9, %13 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.div_ceil_shape %14, %15 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %29 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %30 = tosa.slice %28, %29, %14 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %32 = tosa.reshape %30, %31 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %34 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %35 = tosa.mul %32, %33, %34 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %36 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %37 = tosa.add %35, %36 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %38 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %39 = tosa.reshape %37, %38 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %40 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %41 = tosa.slice %39, %40, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %43 = tosa.reshape %41, %42 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %44 = "tosa.const"() <{values = dense<[0, 1, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:    %45 = tosa.const_shape  {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %46 = tosa.reshape %44, %45 : (tensor<3xi64>, !tosa.shape<2>) -> tensor<1x3xi64>
// CHECK-NEXT:    %47 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %48 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %49 = tosa.mul %43, %47, %48 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %50 = tosa.add %49, %46 : (tensor<?x1xi64>, tensor<1x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    %51 = tosa.transpose %12 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x?xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %52 = tosa.const_shape  {values = dense<[1, -1, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %53 = tosa.reshape %51, %52 : (tensor<?x2x3xf32>, !tosa.shape<3>) -> tensor<1x?x6xf32>
// CHECK-NEXT:    %54 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %55 = tosa.reshape %50, %54 : (tensor<?x3xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %56 = tosa.cast %55 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %57 = tosa.gather %53, %56 : (tensor<1x?x6xf32>, tensor<1x?xi32>) -> tensor<1x?x6xf32>
// CHECK-NEXT:    %58 = tosa.const_shape  {values = dense<[-1, 3, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %59 = tosa.reshape %57, %58 : (tensor<1x?x6xf32>, !tosa.shape<3>) -> tensor<?x3x6xf32>
// CHECK-NEXT:    %60 = tosa.reduce_max %59 {axis = 1 : i32} : (tensor<?x3x6xf32>) -> tensor<?x1x6xf32>
// CHECK-NEXT:    %61 = tosa.const_shape  {values = dense<[-1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %62 = tosa.reshape %60, %61 : (tensor<?x1x6xf32>, !tosa.shape<3>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %63 = tosa.transpose %62 {perms = array<i32: 1, 2, 0>} : (tensor<?x2x3xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<[2, 3, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %65 = tosa.reshape %63, %64 : (tensor<2x3x?xf32>, !tosa.shape<3>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %66 = torch_c.from_builtin_tensor %65 : tensor<2x3x?xf32> -> !torch.vtensor<[2,3,?],f32>
// CHECK-NEXT:    return %66 : !torch.vtensor<[2,3,?],f32>
func.func @max(%a: !torch.vtensor<[2,3,?],f32>) -> !torch.vtensor<[2,3,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %k = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %r = torch.aten.max_pool1d %a, %k, %s, %p, %p, %false : !torch.vtensor<[2,3,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,?],f32>
  return %r : !torch.vtensor<[2,3,?],f32>
}

// -----

// The divisor of each mean is counted as its elements are: a pooling of ones.
// CHECK-LABEL: func.func @mean(%arg0: !torch.vtensor<[2,3,?],f32>) -> !torch.vtensor<[2,3,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,3,?],f32> -> tensor<2x3x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<2x3x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.sub_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.div_floor_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.add_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_ceil_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_ceil_shape %9, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.slice %12, %13, %11 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %16 = tosa.reshape %14, %15 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %19 = tosa.mul %16, %17, %18 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %20 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
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
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %32 = tosa.add %30, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.reshape %32, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.slice %34, %35, %7 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %38 = tosa.reshape %36, %37 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %39 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %40 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %41 = tosa.reshape %39, %40 : (tensor<2xi64>, !tosa.shape<2>) -> tensor<1x2xi64>
// CHECK-NEXT:    %42 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %43 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %44 = tosa.mul %38, %42, %43 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %45 = tosa.add %44, %41 : (tensor<?x1xi64>, tensor<1x2xi64>) -> tensor<?x2xi64>
// CHECK-NEXT:    %46 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x?xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %47 = tosa.const_shape  {values = dense<[1, -1, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %48 = tosa.reshape %46, %47 : (tensor<?x2x3xf32>, !tosa.shape<3>) -> tensor<1x?x6xf32>
// CHECK-NEXT:    %49 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %50 = tosa.reshape %45, %49 : (tensor<?x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %51 = tosa.cast %50 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %52 = tosa.gather %48, %51 : (tensor<1x?x6xf32>, tensor<1x?xi32>) -> tensor<1x?x6xf32>
// CHECK-NEXT:    %53 = tosa.const_shape  {values = dense<[-1, 2, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %54 = tosa.reshape %52, %53 : (tensor<1x?x6xf32>, !tosa.shape<3>) -> tensor<?x2x6xf32>
// CHECK-NEXT:    %55 = tosa.reduce_sum %54 {axis = 1 : i32} : (tensor<?x2x6xf32>) -> tensor<?x1x6xf32>
// CHECK-NEXT:    %56 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %57 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %58 = tosa.concat_shape %57, %1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %59 = tosa.tile %56, %58 : (tensor<1x1x1xf32>, !tosa.shape<3>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %60 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %61 = tosa.div_ceil_shape %7, %60 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %62 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %63 = tosa.div_ceil_shape %61, %62 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %64 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %65 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %66 = tosa.slice %64, %65, %63 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %67 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %68 = tosa.reshape %66, %67 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %69 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %70 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %71 = tosa.mul %68, %69, %70 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %72 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %73 = tosa.add %71, %72 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %74 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %75 = tosa.reshape %73, %74 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %76 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %77 = tosa.slice %75, %76, %61 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %78 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %79 = tosa.reshape %77, %78 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %80 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %81 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %82 = tosa.mul %79, %80, %81 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %83 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %84 = tosa.add %82, %83 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %85 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %86 = tosa.reshape %84, %85 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %87 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %88 = tosa.slice %86, %87, %7 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %89 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %90 = tosa.reshape %88, %89 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %91 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %92 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %93 = tosa.reshape %91, %92 : (tensor<2xi64>, !tosa.shape<2>) -> tensor<1x2xi64>
// CHECK-NEXT:    %94 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %95 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %96 = tosa.mul %90, %94, %95 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %97 = tosa.add %96, %93 : (tensor<?x1xi64>, tensor<1x2xi64>) -> tensor<?x2xi64>
// CHECK-NEXT:    %98 = tosa.transpose %59 {perms = array<i32: 2, 0, 1>} : (tensor<1x1x?xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %99 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %100 = tosa.reshape %98, %99 : (tensor<?x1x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %101 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %102 = tosa.reshape %97, %101 : (tensor<?x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %103 = tosa.cast %102 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %104 = tosa.gather %100, %103 : (tensor<1x?x1xf32>, tensor<1x?xi32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %105 = tosa.const_shape  {values = dense<[-1, 2, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %106 = tosa.reshape %104, %105 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<?x2x1xf32>
// CHECK-NEXT:    %107 = tosa.reduce_sum %106 {axis = 1 : i32} : (tensor<?x2x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %108 = tosa.reciprocal %107 : (tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %109 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %110 = tosa.mul %55, %108, %109 : (tensor<?x1x6xf32>, tensor<?x1x1xf32>, tensor<1xi8>) -> tensor<?x1x6xf32>
// CHECK-NEXT:    %111 = tosa.const_shape  {values = dense<[-1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %112 = tosa.reshape %110, %111 : (tensor<?x1x6xf32>, !tosa.shape<3>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %113 = tosa.transpose %112 {perms = array<i32: 1, 2, 0>} : (tensor<?x2x3xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %114 = tosa.const_shape  {values = dense<[2, 3, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %115 = tosa.reshape %113, %114 : (tensor<2x3x?xf32>, !tosa.shape<3>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %116 = torch_c.from_builtin_tensor %115 : tensor<2x3x?xf32> -> !torch.vtensor<[2,3,?],f32>
// CHECK-NEXT:    return %116 : !torch.vtensor<[2,3,?],f32>
func.func @mean(%a: !torch.vtensor<[2,3,?],f32>) -> !torch.vtensor<[2,3,?],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %r = torch.aten.avg_pool1d %a, %k, %k, %p, %false, %true : !torch.vtensor<[2,3,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,?],f32>
  return %r : !torch.vtensor<[2,3,?],f32>
}

// -----

// A tensor without a batch gets one of 1; a stride that is not given is the
// kernel's size.
// CHECK-LABEL: func.func @without_batch(%arg0: !torch.vtensor<[3,?],f32>) -> !torch.vtensor<[3,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[3,?],f32> -> tensor<3x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<3x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<[1, 3, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %3 = tosa.reshape %0, %2 : (tensor<3x?xf32>, !tosa.shape<3>) -> tensor<1x3x?xf32>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.sub_shape %1, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.div_floor_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.add_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_ceil_shape %9, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.div_ceil_shape %11, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %14 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %16 = tosa.slice %14, %15, %13 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %18 = tosa.reshape %16, %17 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %19 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %20 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %21 = tosa.mul %18, %19, %20 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
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
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %34 = tosa.add %32, %33 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.reshape %34, %35 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %38 = tosa.slice %36, %37, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %40 = tosa.reshape %38, %39 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %41 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %43 = tosa.reshape %41, %42 : (tensor<2xi64>, !tosa.shape<2>) -> tensor<1x2xi64>
// CHECK-NEXT:    %44 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %45 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %46 = tosa.mul %40, %44, %45 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %47 = tosa.add %46, %43 : (tensor<?x1xi64>, tensor<1x2xi64>) -> tensor<?x2xi64>
// CHECK-NEXT:    %48 = tosa.transpose %3 {perms = array<i32: 2, 0, 1>} : (tensor<1x3x?xf32>) -> tensor<?x1x3xf32>
// CHECK-NEXT:    %49 = tosa.const_shape  {values = dense<[1, -1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %50 = tosa.reshape %48, %49 : (tensor<?x1x3xf32>, !tosa.shape<3>) -> tensor<1x?x3xf32>
// CHECK-NEXT:    %51 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %52 = tosa.reshape %47, %51 : (tensor<?x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %53 = tosa.cast %52 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %54 = tosa.gather %50, %53 : (tensor<1x?x3xf32>, tensor<1x?xi32>) -> tensor<1x?x3xf32>
// CHECK-NEXT:    %55 = tosa.const_shape  {values = dense<[-1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %56 = tosa.reshape %54, %55 : (tensor<1x?x3xf32>, !tosa.shape<3>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %57 = tosa.reduce_max %56 {axis = 1 : i32} : (tensor<?x2x3xf32>) -> tensor<?x1x3xf32>
// CHECK-NEXT:    %58 = tosa.const_shape  {values = dense<[-1, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %59 = tosa.reshape %57, %58 : (tensor<?x1x3xf32>, !tosa.shape<3>) -> tensor<?x1x3xf32>
// CHECK-NEXT:    %60 = tosa.transpose %59 {perms = array<i32: 1, 2, 0>} : (tensor<?x1x3xf32>) -> tensor<1x3x?xf32>
// CHECK-NEXT:    %61 = tosa.const_shape  {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %62 = tosa.reshape %60, %61 : (tensor<1x3x?xf32>, !tosa.shape<2>) -> tensor<3x?xf32>
// CHECK-NEXT:    %63 = torch_c.from_builtin_tensor %62 : tensor<3x?xf32> -> !torch.vtensor<[3,?],f32>
// CHECK-NEXT:    return %63 : !torch.vtensor<[3,?],f32>
func.func @without_batch(%a: !torch.vtensor<[3,?],f32>) -> !torch.vtensor<[3,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %none = torch.prim.ListConstruct  : () -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %d = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %r = torch.aten.max_pool1d %a, %k, %none, %p, %d, %false : !torch.vtensor<[3,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,?],f32>
  return %r : !torch.vtensor<[3,?],f32>
}

// -----

// Three dimensions, of which one is not known, by a divisor of its own: nothing
// has to be counted.
// CHECK-LABEL: func.func @three_dimensions(%arg0: !torch.vtensor<[1,2,?,4,4],f32>) -> !torch.vtensor<[1,2,?,2,2],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[1,2,?,4,4],f32> -> tensor<1x2x?x4x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<1x2x?x4x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %false = torch.constant.bool false
// CHECK-NEXT:    %true = torch.constant.bool true
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.sub_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.div_floor_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.add_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.div_ceil_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_ceil_shape %9, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1024xi64>}> : () -> tensor<1024xi64>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %14 = tosa.slice %12, %13, %11 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %16 = tosa.reshape %14, %15 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %17 = "tosa.const"() <{values = dense<1024> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %18 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %19 = tosa.mul %16, %17, %18 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %20 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
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
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<"0x{{[0-9A-F]+}}"> : tensor<1x1024xi64>}> : () -> tensor<1x1024xi64>
// CHECK-NEXT:    %32 = tosa.add %30, %31 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %34 = tosa.reshape %32, %33 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %35 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %36 = tosa.slice %34, %35, %7 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %37 = tosa.const_shape  {values = dense<[-1, 1, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %38 = tosa.reshape %36, %37 : (tensor<?xi64>, !tosa.shape<6>) -> tensor<?x1x1x1x1x1xi64>
// CHECK-NEXT:    %39 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %40 = tosa.const_shape  {values = dense<[1, 1, 1, 2, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %41 = tosa.reshape %39, %40 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x1x2x1x1xi64>
// CHECK-NEXT:    %42 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %43 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %44 = tosa.mul %38, %42, %43 : (tensor<?x1x1x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1x1x1xi64>
// CHECK-NEXT:    %45 = tosa.add %44, %41 : (tensor<?x1x1x1x1x1xi64>, tensor<1x1x1x2x1x1xi64>) -> tensor<?x1x1x2x1x1xi64>
// CHECK-NEXT:    %46 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %47 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %48 = tosa.reshape %46, %47 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x2x1x1x1x1xi64>
// CHECK-NEXT:    %49 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %50 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 2, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %51 = tosa.reshape %49, %50 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x1x1x2x1xi64>
// CHECK-NEXT:    %52 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %53 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %54 = tosa.mul %48, %52, %53 : (tensor<1x2x1x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x2x1x1x1x1xi64>
// CHECK-NEXT:    %55 = tosa.add %54, %51 : (tensor<1x2x1x1x1x1xi64>, tensor<1x1x1x1x2x1xi64>) -> tensor<1x2x1x1x2x1xi64>
// CHECK-NEXT:    %56 = "tosa.const"() <{values = dense<4> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %57 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %58 = tosa.mul %45, %56, %57 : (tensor<?x1x1x2x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x2x1x1xi64>
// CHECK-NEXT:    %59 = tosa.add %58, %55 : (tensor<?x1x1x2x1x1xi64>, tensor<1x2x1x1x2x1xi64>) -> tensor<?x2x1x2x2x1xi64>
// CHECK-NEXT:    %60 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %61 = tosa.const_shape  {values = dense<[1, 1, 2, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %62 = tosa.reshape %60, %61 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x2x1x1x1xi64>
// CHECK-NEXT:    %63 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %64 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 1, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %65 = tosa.reshape %63, %64 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x1x1x1x2xi64>
// CHECK-NEXT:    %66 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %67 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %68 = tosa.mul %62, %66, %67 : (tensor<1x1x2x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x2x1x1x1xi64>
// CHECK-NEXT:    %69 = tosa.add %68, %65 : (tensor<1x1x2x1x1x1xi64>, tensor<1x1x1x1x1x2xi64>) -> tensor<1x1x2x1x1x2xi64>
// CHECK-NEXT:    %70 = "tosa.const"() <{values = dense<4> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %71 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %72 = tosa.mul %59, %70, %71 : (tensor<?x2x1x2x2x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x2x1x2x2x1xi64>
// CHECK-NEXT:    %73 = tosa.add %72, %69 : (tensor<?x2x1x2x2x1xi64>, tensor<1x1x2x1x1x2xi64>) -> tensor<?x2x2x2x2x2xi64>
// CHECK-NEXT:    %74 = tosa.transpose %0 {perms = array<i32: 2, 3, 4, 0, 1>} : (tensor<1x2x?x4x4xf32>) -> tensor<?x4x4x1x2xf32>
// CHECK-NEXT:    %75 = tosa.const_shape  {values = dense<[1, -1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %76 = tosa.reshape %74, %75 : (tensor<?x4x4x1x2xf32>, !tosa.shape<3>) -> tensor<1x?x2xf32>
// CHECK-NEXT:    %77 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %78 = tosa.reshape %73, %77 : (tensor<?x2x2x2x2x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %79 = tosa.cast %78 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %80 = tosa.gather %76, %79 : (tensor<1x?x2xf32>, tensor<1x?xi32>) -> tensor<1x?x2xf32>
// CHECK-NEXT:    %81 = tosa.const_shape  {values = dense<[-1, 8, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %82 = tosa.reshape %80, %81 : (tensor<1x?x2xf32>, !tosa.shape<3>) -> tensor<?x8x2xf32>
// CHECK-NEXT:    %83 = tosa.reduce_sum %82 {axis = 1 : i32} : (tensor<?x8x2xf32>) -> tensor<?x1x2xf32>
// CHECK-NEXT:    %84 = "tosa.const"() <{values = dense<5.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %85 = tosa.reciprocal %84 : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %86 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:    %87 = tosa.mul %83, %85, %86 : (tensor<?x1x2xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<?x1x2xf32>
// CHECK-NEXT:    %88 = tosa.const_shape  {values = dense<[-1, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %89 = tosa.reshape %87, %88 : (tensor<?x1x2xf32>, !tosa.shape<3>) -> tensor<?x1x2xf32>
// CHECK-NEXT:    %90 = tosa.transpose %89 {perms = array<i32: 1, 2, 0>} : (tensor<?x1x2xf32>) -> tensor<1x2x?xf32>
// CHECK-NEXT:    %91 = tosa.const_shape  {values = dense<[1, 2, -1, 2, 2]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:    %92 = tosa.reshape %90, %91 : (tensor<1x2x?xf32>, !tosa.shape<5>) -> tensor<1x2x?x2x2xf32>
// CHECK-NEXT:    %93 = torch_c.from_builtin_tensor %92 : tensor<1x2x?x2x2xf32> -> !torch.vtensor<[1,2,?,2,2],f32>
// CHECK-NEXT:    return %93 : !torch.vtensor<[1,2,?,2,2],f32>
func.func @three_dimensions(%a: !torch.vtensor<[1,2,?,4,4],f32>) -> !torch.vtensor<[1,2,?,2,2],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %k = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.avg_pool3d %a, %k, %k, %p, %false, %true, %int5 : !torch.vtensor<[1,2,?,4,4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.int -> !torch.vtensor<[1,2,?,2,2],f32>
  return %r : !torch.vtensor<[1,2,?,2,2],f32>
}
