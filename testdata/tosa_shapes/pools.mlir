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
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.sub_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.div_floor_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %8 = tosa.pad %0, %6, %7 : (tensor<2x3x?xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %9 = tosa.add_shape %5, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_ceil_shape %9, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %30 = tosa.slice %29, %14, %9 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %31 = tosa.reshape %30, %16 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %32 = "tosa.const"() <{values = dense<[0, 1, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
// CHECK-NEXT:    %33 = tosa.const_shape  {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %34 = tosa.reshape %32, %33 : (tensor<3xi64>, !tosa.shape<2>) -> tensor<1x3xi64>
// CHECK-NEXT:    %35 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %36 = tosa.mul %31, %35, %19 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %37 = tosa.add %36, %34 : (tensor<?x1xi64>, tensor<1x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    %38 = tosa.transpose %8 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x?xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %39 = tosa.const_shape  {values = dense<[1, -1, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %40 = tosa.reshape %38, %39 : (tensor<?x2x3xf32>, !tosa.shape<3>) -> tensor<1x?x6xf32>
// CHECK-NEXT:    %41 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %42 = tosa.reshape %37, %41 : (tensor<?x3xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %43 = tosa.cast %42 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %44 = tosa.gather %40, %43 : (tensor<1x?x6xf32>, tensor<1x?xi32>) -> tensor<1x?x6xf32>
// CHECK-NEXT:    %45 = tosa.const_shape  {values = dense<[-1, 3, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %46 = tosa.reshape %44, %45 : (tensor<1x?x6xf32>, !tosa.shape<3>) -> tensor<?x3x6xf32>
// CHECK-NEXT:    %47 = tosa.reduce_max %46 {axis = 1 : i32} : (tensor<?x3x6xf32>) -> tensor<?x1x6xf32>
// CHECK-NEXT:    %48 = tosa.const_shape  {values = dense<[-1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %49 = tosa.reshape %47, %48 : (tensor<?x1x6xf32>, !tosa.shape<3>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %50 = tosa.transpose %49 {perms = array<i32: 1, 2, 0>} : (tensor<?x2x3xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %51 = tosa.const_shape  {values = dense<[2, 3, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %52 = tosa.reshape %50, %51 : (tensor<2x3x?xf32>, !tosa.shape<3>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %53 = torch_c.from_builtin_tensor %52 : tensor<2x3x?xf32> -> !torch.vtensor<[2,3,?],f32>
// CHECK-NEXT:    return %53 : !torch.vtensor<[2,3,?],f32>
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
// CHECK-NEXT:    %4 = tosa.div_floor_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.add_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %28 = tosa.reshape %27, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %29 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %30 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %31 = tosa.reshape %29, %30 : (tensor<2xi64>, !tosa.shape<2>) -> tensor<1x2xi64>
// CHECK-NEXT:    %32 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %33 = tosa.mul %28, %32, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %34 = tosa.add %33, %31 : (tensor<?x1xi64>, tensor<1x2xi64>) -> tensor<?x2xi64>
// CHECK-NEXT:    %35 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x?xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %36 = tosa.const_shape  {values = dense<[1, -1, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %37 = tosa.reshape %35, %36 : (tensor<?x2x3xf32>, !tosa.shape<3>) -> tensor<1x?x6xf32>
// CHECK-NEXT:    %38 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %39 = tosa.reshape %34, %38 : (tensor<?x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %40 = tosa.cast %39 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %41 = tosa.gather %37, %40 : (tensor<1x?x6xf32>, tensor<1x?xi32>) -> tensor<1x?x6xf32>
// CHECK-NEXT:    %42 = tosa.const_shape  {values = dense<[-1, 2, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %43 = tosa.reshape %41, %42 : (tensor<1x?x6xf32>, !tosa.shape<3>) -> tensor<?x2x6xf32>
// CHECK-NEXT:    %44 = tosa.reduce_sum %43 {axis = 1 : i32} : (tensor<?x2x6xf32>) -> tensor<?x1x6xf32>
// CHECK-NEXT:    %45 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %46 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %47 = tosa.concat_shape %46, %1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %48 = tosa.tile %45, %47 : (tensor<1x1x1xf32>, !tosa.shape<3>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %49 = tosa.slice %10, %11, %9 : (tensor<1024xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %50 = tosa.reshape %49, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %51 = tosa.mul %50, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %52 = tosa.add %51, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %53 = tosa.reshape %52, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %54 = tosa.slice %53, %11, %8 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %55 = tosa.reshape %54, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %56 = tosa.mul %55, %15, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %57 = tosa.add %56, %18 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %58 = tosa.reshape %57, %20 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %59 = tosa.slice %58, %11, %6 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %60 = tosa.reshape %59, %13 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %61 = tosa.reshape %29, %30 : (tensor<2xi64>, !tosa.shape<2>) -> tensor<1x2xi64>
// CHECK-NEXT:    %62 = tosa.mul %60, %32, %16 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %63 = tosa.add %62, %61 : (tensor<?x1xi64>, tensor<1x2xi64>) -> tensor<?x2xi64>
// CHECK-NEXT:    %64 = tosa.transpose %48 {perms = array<i32: 2, 0, 1>} : (tensor<1x1x?xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %65 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %66 = tosa.reshape %64, %65 : (tensor<?x1x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %67 = tosa.reshape %63, %38 : (tensor<?x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %68 = tosa.cast %67 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %69 = tosa.gather %66, %68 : (tensor<1x?x1xf32>, tensor<1x?xi32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %70 = tosa.const_shape  {values = dense<[-1, 2, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %71 = tosa.reshape %69, %70 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<?x2x1xf32>
// CHECK-NEXT:    %72 = tosa.reduce_sum %71 {axis = 1 : i32} : (tensor<?x2x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %73 = tosa.reciprocal %72 : (tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
// CHECK-NEXT:    %74 = tosa.mul %44, %73, %16 : (tensor<?x1x6xf32>, tensor<?x1x1xf32>, tensor<1xi8>) -> tensor<?x1x6xf32>
// CHECK-NEXT:    %75 = tosa.const_shape  {values = dense<[-1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %76 = tosa.reshape %74, %75 : (tensor<?x1x6xf32>, !tosa.shape<3>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %77 = tosa.transpose %76 {perms = array<i32: 1, 2, 0>} : (tensor<?x2x3xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %78 = tosa.const_shape  {values = dense<[2, 3, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %79 = tosa.reshape %77, %78 : (tensor<2x3x?xf32>, !tosa.shape<3>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    %80 = torch_c.from_builtin_tensor %79 : tensor<2x3x?xf32> -> !torch.vtensor<[2,3,?],f32>
// CHECK-NEXT:    return %80 : !torch.vtensor<[2,3,?],f32>
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
// CHECK-NEXT:    %6 = tosa.div_floor_shape %5, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.add_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<1024> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_ceil_shape %8, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.div_ceil_shape %10, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %24 = tosa.slice %23, %13, %10 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %25 = tosa.reshape %24, %15 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %26 = tosa.mul %25, %17, %18 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %27 = tosa.add %26, %20 : (tensor<?x1xi64>, tensor<1x1024xi64>) -> tensor<?x1024xi64>
// CHECK-NEXT:    %28 = tosa.reshape %27, %22 : (tensor<?x1024xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %29 = tosa.slice %28, %13, %8 : (tensor<?xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %30 = tosa.reshape %29, %15 : (tensor<?xi64>, !tosa.shape<2>) -> tensor<?x1xi64>
// CHECK-NEXT:    %31 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %32 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %33 = tosa.reshape %31, %32 : (tensor<2xi64>, !tosa.shape<2>) -> tensor<1x2xi64>
// CHECK-NEXT:    %34 = "tosa.const"() <{values = dense<2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
// CHECK-NEXT:    %35 = tosa.mul %30, %34, %18 : (tensor<?x1xi64>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<?x1xi64>
// CHECK-NEXT:    %36 = tosa.add %35, %33 : (tensor<?x1xi64>, tensor<1x2xi64>) -> tensor<?x2xi64>
// CHECK-NEXT:    %37 = tosa.transpose %3 {perms = array<i32: 2, 0, 1>} : (tensor<1x3x?xf32>) -> tensor<?x1x3xf32>
// CHECK-NEXT:    %38 = tosa.const_shape  {values = dense<[1, -1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %39 = tosa.reshape %37, %38 : (tensor<?x1x3xf32>, !tosa.shape<3>) -> tensor<1x?x3xf32>
// CHECK-NEXT:    %40 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %41 = tosa.reshape %36, %40 : (tensor<?x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %42 = tosa.cast %41 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %43 = tosa.gather %39, %42 : (tensor<1x?x3xf32>, tensor<1x?xi32>) -> tensor<1x?x3xf32>
// CHECK-NEXT:    %44 = tosa.const_shape  {values = dense<[-1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %45 = tosa.reshape %43, %44 : (tensor<1x?x3xf32>, !tosa.shape<3>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    %46 = tosa.reduce_max %45 {axis = 1 : i32} : (tensor<?x2x3xf32>) -> tensor<?x1x3xf32>
// CHECK-NEXT:    %47 = tosa.const_shape  {values = dense<[-1, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %48 = tosa.reshape %46, %47 : (tensor<?x1x3xf32>, !tosa.shape<3>) -> tensor<?x1x3xf32>
// CHECK-NEXT:    %49 = tosa.transpose %48 {perms = array<i32: 1, 2, 0>} : (tensor<?x1x3xf32>) -> tensor<1x3x?xf32>
// CHECK-NEXT:    %50 = tosa.const_shape  {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %51 = tosa.reshape %49, %50 : (tensor<1x3x?xf32>, !tosa.shape<2>) -> tensor<3x?xf32>
// CHECK-NEXT:    %52 = torch_c.from_builtin_tensor %51 : tensor<3x?xf32> -> !torch.vtensor<[3,?],f32>
// CHECK-NEXT:    return %52 : !torch.vtensor<[3,?],f32>
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
// CHECK-NEXT:    %4 = tosa.div_floor_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.add_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
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
// CHECK-NEXT:    %28 = tosa.const_shape  {values = dense<[-1, 1, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %29 = tosa.reshape %27, %28 : (tensor<?xi64>, !tosa.shape<6>) -> tensor<?x1x1x1x1x1xi64>
// CHECK-NEXT:    %30 = "tosa.const"() <{values = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
// CHECK-NEXT:    %31 = tosa.const_shape  {values = dense<[1, 1, 1, 2, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %32 = tosa.reshape %30, %31 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x1x2x1x1xi64>
// CHECK-NEXT:    %33 = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %34 = tosa.mul %29, %33, %16 : (tensor<?x1x1x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x1x1x1xi64>
// CHECK-NEXT:    %35 = tosa.add %34, %32 : (tensor<?x1x1x1x1x1xi64>, tensor<1x1x1x2x1x1xi64>) -> tensor<?x1x1x2x1x1xi64>
// CHECK-NEXT:    %36 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %37 = tosa.reshape %30, %36 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x2x1x1x1x1xi64>
// CHECK-NEXT:    %38 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 2, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %39 = tosa.reshape %30, %38 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x1x1x2x1xi64>
// CHECK-NEXT:    %40 = tosa.mul %37, %33, %16 : (tensor<1x2x1x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x2x1x1x1x1xi64>
// CHECK-NEXT:    %41 = tosa.add %40, %39 : (tensor<1x2x1x1x1x1xi64>, tensor<1x1x1x1x2x1xi64>) -> tensor<1x2x1x1x2x1xi64>
// CHECK-NEXT:    %42 = "tosa.const"() <{values = dense<4> : tensor<1x1x1x1x1x1xi64>}> : () -> tensor<1x1x1x1x1x1xi64>
// CHECK-NEXT:    %43 = tosa.mul %35, %42, %16 : (tensor<?x1x1x2x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x1x1x2x1x1xi64>
// CHECK-NEXT:    %44 = tosa.add %43, %41 : (tensor<?x1x1x2x1x1xi64>, tensor<1x2x1x1x2x1xi64>) -> tensor<?x2x1x2x2x1xi64>
// CHECK-NEXT:    %45 = tosa.const_shape  {values = dense<[1, 1, 2, 1, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %46 = tosa.reshape %30, %45 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x2x1x1x1xi64>
// CHECK-NEXT:    %47 = tosa.const_shape  {values = dense<[1, 1, 1, 1, 1, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:    %48 = tosa.reshape %30, %47 : (tensor<2xi64>, !tosa.shape<6>) -> tensor<1x1x1x1x1x2xi64>
// CHECK-NEXT:    %49 = tosa.mul %46, %33, %16 : (tensor<1x1x2x1x1x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<1x1x2x1x1x1xi64>
// CHECK-NEXT:    %50 = tosa.add %49, %48 : (tensor<1x1x2x1x1x1xi64>, tensor<1x1x1x1x1x2xi64>) -> tensor<1x1x2x1x1x2xi64>
// CHECK-NEXT:    %51 = tosa.mul %44, %42, %16 : (tensor<?x2x1x2x2x1xi64>, tensor<1x1x1x1x1x1xi64>, tensor<1xi8>) -> tensor<?x2x1x2x2x1xi64>
// CHECK-NEXT:    %52 = tosa.add %51, %50 : (tensor<?x2x1x2x2x1xi64>, tensor<1x1x2x1x1x2xi64>) -> tensor<?x2x2x2x2x2xi64>
// CHECK-NEXT:    %53 = tosa.transpose %0 {perms = array<i32: 2, 3, 4, 0, 1>} : (tensor<1x2x?x4x4xf32>) -> tensor<?x4x4x1x2xf32>
// CHECK-NEXT:    %54 = tosa.const_shape  {values = dense<[1, -1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %55 = tosa.reshape %53, %54 : (tensor<?x4x4x1x2xf32>, !tosa.shape<3>) -> tensor<1x?x2xf32>
// CHECK-NEXT:    %56 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %57 = tosa.reshape %52, %56 : (tensor<?x2x2x2x2x2xi64>, !tosa.shape<2>) -> tensor<1x?xi64>
// CHECK-NEXT:    %58 = tosa.cast %57 : (tensor<1x?xi64>) -> tensor<1x?xi32>
// CHECK-NEXT:    %59 = tosa.gather %55, %58 : (tensor<1x?x2xf32>, tensor<1x?xi32>) -> tensor<1x?x2xf32>
// CHECK-NEXT:    %60 = tosa.const_shape  {values = dense<[-1, 8, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %61 = tosa.reshape %59, %60 : (tensor<1x?x2xf32>, !tosa.shape<3>) -> tensor<?x8x2xf32>
// CHECK-NEXT:    %62 = tosa.reduce_sum %61 {axis = 1 : i32} : (tensor<?x8x2xf32>) -> tensor<?x1x2xf32>
// CHECK-NEXT:    %63 = "tosa.const"() <{values = dense<5.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %64 = tosa.reciprocal %63 : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// CHECK-NEXT:    %65 = tosa.mul %62, %64, %16 : (tensor<?x1x2xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<?x1x2xf32>
// CHECK-NEXT:    %66 = tosa.const_shape  {values = dense<[-1, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %67 = tosa.reshape %65, %66 : (tensor<?x1x2xf32>, !tosa.shape<3>) -> tensor<?x1x2xf32>
// CHECK-NEXT:    %68 = tosa.transpose %67 {perms = array<i32: 1, 2, 0>} : (tensor<?x1x2xf32>) -> tensor<1x2x?xf32>
// CHECK-NEXT:    %69 = tosa.const_shape  {values = dense<[1, 2, -1, 2, 2]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:    %70 = tosa.reshape %68, %69 : (tensor<1x2x?xf32>, !tosa.shape<5>) -> tensor<1x2x?x2x2xf32>
// CHECK-NEXT:    %71 = torch_c.from_builtin_tensor %70 : tensor<1x2x?x2x2xf32> -> !torch.vtensor<[1,2,?,2,2],f32>
// CHECK-NEXT:    return %71 : !torch.vtensor<[1,2,?,2,2],f32>
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
