// Products of matrices and batches of them.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @addmm(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %2 = tosa.dim %1 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %6, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %3, %7 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %9 = tosa.concat_shape %6, %4, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %10 = tosa.reshape %1, %9 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %12 = tosa.matmul %8, %10, %11, %11 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %13 = tosa.concat_shape %5, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.reshape %12, %13 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %16 = tosa.reshape %0, %15 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %17 = tosa.add %14, %16 : (tensor<?x?xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %18 : !torch.vtensor<[?,?],f32>
func.func @addmm(%a0: !torch.vtensor<[?],f32>, %a1: !torch.vtensor<[?,?],f32>, %a2: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.constant.int 1
  %v3 = torch.aten.addmm %a0, %a1, %a2, %v1, %v2 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %v3 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @linear(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.vtensor<[5,4],f32>, %arg2: !torch.vtensor<[5],f32>) -> !torch.vtensor<[?,?,5],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[5],f32> -> tensor<5xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[5,4],f32> -> tensor<5x4xf32>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<5x4xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<[1, -1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.reshape %2, %6 : (tensor<?x?x4xf32>, !tosa.shape<3>) -> tensor<1x?x4xf32>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<[1, 4, 5]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %5, %8 : (tensor<4x5xf32>, !tosa.shape<3>) -> tensor<1x4x5xf32>
// CHECK-NEXT:    %10 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %11 = tosa.matmul %7, %9, %10, %10 : (tensor<1x?x4xf32>, tensor<1x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x5xf32>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.concat_shape %4, %3, %12 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %14 = tosa.reshape %11, %13 : (tensor<1x?x5xf32>, !tosa.shape<3>) -> tensor<?x?x5xf32>
// CHECK-NEXT:    %15 = tosa.const_shape  {values = dense<[1, 1, 5]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %16 = tosa.reshape %0, %15 : (tensor<5xf32>, !tosa.shape<3>) -> tensor<1x1x5xf32>
// CHECK-NEXT:    %17 = tosa.add %14, %16 : (tensor<?x?x5xf32>, tensor<1x1x5xf32>) -> tensor<?x?x5xf32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<?x?x5xf32> -> !torch.vtensor<[?,?,5],f32>
// CHECK-NEXT:    return %18 : !torch.vtensor<[?,?,5],f32>
func.func @linear(%a0: !torch.vtensor<[?,?,4],f32>, %a1: !torch.vtensor<[5,4],f32>, %a2: !torch.vtensor<[5],f32>) -> (!torch.vtensor<[?,?,5],f32>) {
  %v1 = torch.aten.linear %a0, %a1, %a2 : !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[5,4],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[?,?,5],f32>
  return %v1 : !torch.vtensor<[?,?,5],f32>
}

// -----

// CHECK-LABEL: func.func @matmul(%arg0: !torch.vtensor<[?,2,?,4],f32>, %arg1: !torch.vtensor<[?,2,4,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,2,4,?],f32> -> tensor<?x2x4x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x2x4x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x2x4x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,2,?,4],f32> -> tensor<?x2x?x4xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 2 : i32} : (tensor<?x2x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x2x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.min_shape %5, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.max_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.mul_shape %5, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %5, %10 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %11 = tosa.max_shape %5, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.div_floor_shape %10, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.mul_shape %5, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %13, %10 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %15 = tosa.concat_shape %12, %14 : (!tosa.shape<1>, !tosa.shape<3>) -> !tosa.shape<4>
// CHECK-NEXT:    %16 = tosa.tile %3, %15 : (tensor<?x2x?x4xf32>, !tosa.shape<4>) -> tensor<?x2x?x4xf32>
// CHECK-NEXT:    %17 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.mul_shape %10, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %20 = tosa.concat_shape %18, %4, %19 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %21 = tosa.reshape %16, %20 : (tensor<?x2x?x4xf32>, !tosa.shape<3>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    tosa.assert_equal_shape %2, %10 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %22 = tosa.max_shape %2, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %23 = tosa.div_floor_shape %10, %22 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %24 = tosa.mul_shape %2, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %24, %10 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %25 = tosa.concat_shape %23, %14 : (!tosa.shape<1>, !tosa.shape<3>) -> !tosa.shape<4>
// CHECK-NEXT:    %26 = tosa.tile %0, %25 : (tensor<?x2x4x?xf32>, !tosa.shape<4>) -> tensor<?x2x4x?xf32>
// CHECK-NEXT:    %27 = tosa.concat_shape %18, %19, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %28 = tosa.reshape %26, %27 : (tensor<?x2x4x?xf32>, !tosa.shape<3>) -> tensor<?x4x?xf32>
// CHECK-NEXT:    %29 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %30 = tosa.matmul %21, %28, %29, %29 : (tensor<?x?x4xf32>, tensor<?x4x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %31 = tosa.concat_shape %10, %17, %4, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %32 = tosa.reshape %30, %31 : (tensor<?x?x?xf32>, !tosa.shape<4>) -> tensor<?x2x?x?xf32>
// CHECK-NEXT:    %cast = tensor.cast %32 : tensor<?x2x?x?xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:    %33 = torch_c.from_builtin_tensor %cast : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %33 : !torch.vtensor<[?,?,?,?],f32>
func.func @matmul(%a0: !torch.vtensor<[?,2,?,4],f32>, %a1: !torch.vtensor<[?,2,4,?],f32>) -> (!torch.vtensor<[?,?,?,?],f32>) {
  %v1 = torch.aten.matmul %a0, %a1 : !torch.vtensor<[?,2,?,4],f32>, !torch.vtensor<[?,2,4,?],f32> -> !torch.vtensor<[?,?,?,?],f32>
  return %v1 : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @matmul_1(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.vtensor<[4,5],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[4,5],f32> -> tensor<4x5xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %2 = tosa.dim %1 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %1 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<[1, -1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %1, %4 : (tensor<?x?x4xf32>, !tosa.shape<3>) -> tensor<1x?x4xf32>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<[1, 4, 5]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.reshape %0, %6 : (tensor<4x5xf32>, !tosa.shape<3>) -> tensor<1x4x5xf32>
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %9 = tosa.matmul %5, %7, %8, %8 : (tensor<1x?x4xf32>, tensor<1x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x5xf32>
// CHECK-NEXT:    %10 = tosa.const_shape  {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.concat_shape %3, %2, %10 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %12 = tosa.reshape %9, %11 : (tensor<1x?x5xf32>, !tosa.shape<3>) -> tensor<?x?x5xf32>
// CHECK-NEXT:    %cast = tensor.cast %12 : tensor<?x?x5xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %cast : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %13 : !torch.vtensor<[?,?,?],f32>
func.func @matmul_1(%a0: !torch.vtensor<[?,?,4],f32>, %a1: !torch.vtensor<[4,5],f32>) -> (!torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.aten.matmul %a0, %a1 : !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[4,5],f32> -> !torch.vtensor<[?,?,?],f32>
  return %v1 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @matmul_2(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.min_shape %5, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.max_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.mul_shape %5, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %9, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %5, %10 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %11 = tosa.max_shape %5, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %12 = tosa.div_floor_shape %10, %11 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %13 = tosa.mul_shape %5, %12 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %13, %10 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %15 = tosa.concat_shape %12, %14 : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
// CHECK-NEXT:    %16 = tosa.tile %3, %15 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    tosa.assert_equal_shape %2, %10 {allow_broadcast = true, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %17 = tosa.max_shape %2, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %18 = tosa.div_floor_shape %10, %17 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %19 = tosa.mul_shape %2, %18 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %19, %10 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %20 = tosa.concat_shape %18, %14 : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
// CHECK-NEXT:    %21 = tosa.tile %0, %20 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %22 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %23 = tosa.matmul %16, %21, %22, %22 : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %24 = tosa.concat_shape %10, %4, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %25 = tosa.reshape %23, %24 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %26 = torch_c.from_builtin_tensor %25 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %26 : !torch.vtensor<[?,?,?],f32>
func.func @matmul_2(%a0: !torch.vtensor<[?,?,?],f32>, %a1: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.aten.matmul %a0, %a1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %v1 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @matmul_4(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %6, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %3, %7 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %10 = tosa.concat_shape %2, %9 : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
// CHECK-NEXT:    %11 = tosa.tile %8, %10 : (tensor<1x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %12 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %13 = tosa.matmul %11, %0, %12, %12 : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %14 = tosa.concat_shape %2, %5, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %15 = tosa.reshape %13, %14 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %16 = torch_c.from_builtin_tensor %15 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %16 : !torch.vtensor<[?,?,?],f32>
func.func @matmul_4(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.aten.matmul %a0, %a1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %v1 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @matmul_5(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.reshape %2, %4 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<[1, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.reshape %5, %6 : (tensor<1x?xf32>, !tosa.shape<3>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.concat_shape %8, %3, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %10 = tosa.reshape %0, %9 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %12 = tosa.matmul %7, %10, %11, %11 : (tensor<1x1x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x?xf32>
// CHECK-NEXT:    %13 = tosa.reshape %12, %4 : (tensor<1x1x?xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
// CHECK-NEXT:    %14 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %15 = tosa.reshape %13, %14 : (tensor<1x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %16 = torch_c.from_builtin_tensor %15 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %16 : !torch.vtensor<[?],f32>
func.func @matmul_5(%a0: !torch.vtensor<[?],f32>, %a1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?],f32>) {
  %v1 = torch.aten.matmul %a0, %a1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?],f32>
  return %v1 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @matmul_6(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:    %2 = tosa.dim %1 {axis = 2 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %1 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %1 {axis = 0 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %6 = tosa.reshape %0, %5 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<?x1xf32>
// CHECK-NEXT:    %7 = tosa.mul_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.concat_shape %8, %7, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %10 = tosa.reshape %1, %9 : (tensor<?x?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %11 = tosa.const_shape  {values = dense<[1, -1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:    %12 = tosa.reshape %6, %11 : (tensor<?x1xf32>, !tosa.shape<3>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %13 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %14 = tosa.matmul %10, %12, %13, %13 : (tensor<1x?x?xf32>, tensor<1x?x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x1xf32>
// CHECK-NEXT:    %15 = tosa.concat_shape %4, %3, %8 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %16 = tosa.reshape %14, %15 : (tensor<1x?x1xf32>, !tosa.shape<3>) -> tensor<?x?x1xf32>
// CHECK-NEXT:    %17 = tosa.concat_shape %4, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %18 = tosa.reshape %16, %17 : (tensor<?x?x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %19 = torch_c.from_builtin_tensor %18 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %19 : !torch.vtensor<[?,?],f32>
func.func @matmul_6(%a0: !torch.vtensor<[?,?,?],f32>, %a1: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.aten.matmul %a0, %a1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  return %v1 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @mm(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.concat_shape %5, %4, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.reshape %2, %6 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %8 = tosa.concat_shape %5, %3, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %0, %8 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %10 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %11 = tosa.matmul %7, %9, %10, %10 : (tensor<1x?x?xf32>, tensor<1x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %12 = tosa.concat_shape %4, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<1x?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %14 = torch_c.from_builtin_tensor %13 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %14 : !torch.vtensor<[?,?],f32>
func.func @mm(%a0: !torch.vtensor<[?,?],f32>, %a1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.aten.mm %a0, %a1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %v1 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @mm_of_integers(%arg0: !torch.vtensor<[?,?],si64>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],si64> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.concat_shape %5, %4, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.reshape %2, %6 : (tensor<?x?xi64>, !tosa.shape<3>) -> tensor<1x?x?xi64>
// CHECK-NEXT:    %8 = tosa.concat_shape %5, %3, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %0, %8 : (tensor<?x?xi64>, !tosa.shape<3>) -> tensor<1x?x?xi64>
// CHECK-NEXT:    %10 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %11 = tosa.matmul %7, %9, %10, %10 : (tensor<1x?x?xi64>, tensor<1x?x?xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x?x?xi64>
// CHECK-NEXT:    %12 = tosa.concat_shape %4, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<1x?x?xi64>, !tosa.shape<2>) -> tensor<?x?xi64>
// CHECK-NEXT:    %14 = torch_c.from_builtin_tensor %13 : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
// CHECK-NEXT:    return %14 : !torch.vtensor<[?,?],si64>
func.func @mm_of_integers(%a0: !torch.vtensor<[?,?],si64>, %a1: !torch.vtensor<[?,?],si64>) -> (!torch.vtensor<[?,?],si64>) {
  %v1 = torch.aten.mm %a0, %a1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  return %v1 : !torch.vtensor<[?,?],si64>
}
