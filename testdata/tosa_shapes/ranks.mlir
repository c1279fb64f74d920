// Operations element by element on operands of several ranks: those of a lower
// rank with two unknown sizes get their dimensions of 1 here, as TorchToTosa's
// reshape knows one unknown size at most. The operation stays torch's.
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %t.torch | diff - %t.torch

// The wide operand is reshaped for each operation; the sizes are read once.
// CHECK-LABEL: func.func @floats(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %7 = torch.aten.atan2 %arg0, %6 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %8 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %0, %8 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %11 = torch.aten.fmod.Tensor %10, %7 : !torch.vtensor<[1,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %12 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %13 = tosa.reshape %0, %12 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %14 = torch_c.from_builtin_tensor %13 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %15 = torch.aten.pow.Tensor_Tensor %arg0, %14 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %16 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %17 = tosa.reshape %0, %16 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %18 = torch_c.from_builtin_tensor %17 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %19 = torch.aten.remainder.Tensor %arg0, %18 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %7, %11, %15, %19 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
func.func @floats(%a: !torch.vtensor<[?,?,?],f32>, %b: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
  %0 = torch.aten.atan2 %a, %b : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %1 = torch.aten.fmod.Tensor %b, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %2 = torch.aten.pow.Tensor_Tensor %a, %b : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %3 = torch.aten.remainder.Tensor %a, %b : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0, %1, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
}

// -----

// What stands behind the tensors is handed on: a mode.
// CHECK-LABEL: func.func @further_operands(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %str = torch.constant.str "floor"
// CHECK-NEXT:    %str_0 = torch.constant.str "trunc"
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %7 = torch.aten.div.Tensor_mode %6, %arg0, %str_0 : !torch.vtensor<[1,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.str -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %8 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %0, %8 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %11 = torch.aten.div.Tensor_mode %arg0, %10, %str : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32>, !torch.str -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %7, %11 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
func.func @further_operands(%a: !torch.vtensor<[?,?,?],f32>, %b: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
  %floor = torch.constant.str "floor"
  %trunc = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %b, %a, %trunc : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.str -> !torch.vtensor<[?,?,?],f32>
  %1 = torch.aten.div.Tensor_mode %a, %b, %floor : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?,?],f32>
  return %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
}

// -----

// A known size stays a number in the shape.
// CHECK-LABEL: func.func @bits(%arg0: !torch.vtensor<[?,?,4,?],si64>, %arg1: !torch.vtensor<[?,4,?],si64>) -> (!torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,4,?],si64> -> tensor<?x4x?xi64>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x4x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x4x?xi64>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.concat_shape %3, %2, %4, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %6 = tosa.reshape %0, %5 : (tensor<?x4x?xi64>, !tosa.shape<4>) -> tensor<1x?x4x?xi64>
// CHECK-NEXT:    %7 = torch_c.from_builtin_tensor %6 : tensor<1x?x4x?xi64> -> !torch.vtensor<[1,?,4,?],si64>
// CHECK-NEXT:    %8 = torch.aten.bitwise_and.Tensor %arg0, %7 : !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[1,?,4,?],si64> -> !torch.vtensor<[?,?,4,?],si64>
// CHECK-NEXT:    %9 = tosa.concat_shape %3, %2, %4, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %10 = tosa.reshape %0, %9 : (tensor<?x4x?xi64>, !tosa.shape<4>) -> tensor<1x?x4x?xi64>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %10 : tensor<1x?x4x?xi64> -> !torch.vtensor<[1,?,4,?],si64>
// CHECK-NEXT:    %12 = torch.aten.bitwise_or.Tensor %11, %arg0 : !torch.vtensor<[1,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64> -> !torch.vtensor<[?,?,4,?],si64>
// CHECK-NEXT:    %13 = tosa.concat_shape %3, %2, %4, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %14 = tosa.reshape %0, %13 : (tensor<?x4x?xi64>, !tosa.shape<4>) -> tensor<1x?x4x?xi64>
// CHECK-NEXT:    %15 = torch_c.from_builtin_tensor %14 : tensor<1x?x4x?xi64> -> !torch.vtensor<[1,?,4,?],si64>
// CHECK-NEXT:    %16 = torch.aten.bitwise_xor.Tensor %arg0, %15 : !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[1,?,4,?],si64> -> !torch.vtensor<[?,?,4,?],si64>
// CHECK-NEXT:    return %8, %12, %16 : !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64>
func.func @bits(%a: !torch.vtensor<[?,?,4,?],si64>, %b: !torch.vtensor<[?,4,?],si64>) -> (!torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64>) {
  %0 = torch.aten.bitwise_and.Tensor %a, %b : !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,4,?],si64> -> !torch.vtensor<[?,?,4,?],si64>
  %1 = torch.aten.bitwise_or.Tensor %b, %a : !torch.vtensor<[?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64> -> !torch.vtensor<[?,?,4,?],si64>
  %2 = torch.aten.bitwise_xor.Tensor %a, %b : !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,4,?],si64> -> !torch.vtensor<[?,?,4,?],si64>
  return %0, %1, %2 : !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64>, !torch.vtensor<[?,?,4,?],si64>
}

// -----

// Two dimensions of 1 at once.
// CHECK-LABEL: func.func @truths(%arg0: !torch.vtensor<[?,?,?,?],i1>, %arg1: !torch.vtensor<[?,?],i1>) -> (!torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?,?,?],i1>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?xi1>, !tosa.shape<4>) -> tensor<1x1x?x?xi1>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<1x1x?x?xi1> -> !torch.vtensor<[1,1,?,?],i1>
// CHECK-NEXT:    %7 = torch.aten.logical_and %arg0, %6 : !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[1,1,?,?],i1> -> !torch.vtensor<[?,?,?,?],i1>
// CHECK-NEXT:    %8 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %9 = tosa.reshape %0, %8 : (tensor<?x?xi1>, !tosa.shape<4>) -> tensor<1x1x?x?xi1>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<1x1x?x?xi1> -> !torch.vtensor<[1,1,?,?],i1>
// CHECK-NEXT:    %11 = torch.aten.logical_or %10, %arg0 : !torch.vtensor<[1,1,?,?],i1>, !torch.vtensor<[?,?,?,?],i1> -> !torch.vtensor<[?,?,?,?],i1>
// CHECK-NEXT:    %12 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %13 = tosa.reshape %0, %12 : (tensor<?x?xi1>, !tosa.shape<4>) -> tensor<1x1x?x?xi1>
// CHECK-NEXT:    %14 = torch_c.from_builtin_tensor %13 : tensor<1x1x?x?xi1> -> !torch.vtensor<[1,1,?,?],i1>
// CHECK-NEXT:    %15 = torch.aten.logical_xor %arg0, %14 : !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[1,1,?,?],i1> -> !torch.vtensor<[?,?,?,?],i1>
// CHECK-NEXT:    return %7, %11, %15 : !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?,?,?],i1>
func.func @truths(%a: !torch.vtensor<[?,?,?,?],i1>, %b: !torch.vtensor<[?,?],i1>) -> (!torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?,?,?],i1>) {
  %0 = torch.aten.logical_and %a, %b : !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?],i1> -> !torch.vtensor<[?,?,?,?],i1>
  %1 = torch.aten.logical_or %b, %a : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?,?,?],i1> -> !torch.vtensor<[?,?,?,?],i1>
  %2 = torch.aten.logical_xor %a, %b : !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?],i1> -> !torch.vtensor<[?,?,?,?],i1>
  return %0, %1, %2 : !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?,?,?],i1>, !torch.vtensor<[?,?,?,?],i1>
}

// -----

// The result has another element type than the operands.
// CHECK-LABEL: func.func @comparisons(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],i1>, !torch.vtensor<[?,?,?],i1>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %7 = torch.aten.lt.Tensor %arg0, %6 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32> -> !torch.vtensor<[?,?,?],i1>
// CHECK-NEXT:    %8 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %0, %8 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %11 = torch.aten.ne.Tensor %10, %arg0 : !torch.vtensor<[1,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],i1>
// CHECK-NEXT:    return %7, %11 : !torch.vtensor<[?,?,?],i1>, !torch.vtensor<[?,?,?],i1>
func.func @comparisons(%a: !torch.vtensor<[?,?,?],f32>, %b: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],i1>, !torch.vtensor<[?,?,?],i1>) {
  %0 = torch.aten.lt.Tensor %a, %b : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],i1>
  %1 = torch.aten.ne.Tensor %b, %a : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],i1>
  return %0, %1 : !torch.vtensor<[?,?,?],i1>, !torch.vtensor<[?,?,?],i1>
}

// -----

// Of three operands two are widened, each with its own element type; the scalar
// stays as it is.
// CHECK-LABEL: func.func @where(%arg0: !torch.vtensor<[?,?],i1>, %arg1: !torch.vtensor<[?,?,?],f32>, %arg2: !torch.vtensor<[?,?],f32>, %arg3: !torch.vtensor<[],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
// CHECK-NEXT:    %4 = tosa.dim %3 {axis = 1 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.dim %3 {axis = 0 : i32} : (tensor<?x?xi1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %6, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.reshape %3, %7 : (tensor<?x?xi1>, !tosa.shape<3>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %9 = torch_c.from_builtin_tensor %8 : tensor<1x?x?xi1> -> !torch.vtensor<[1,?,?],i1>
// CHECK-NEXT:    %10 = tosa.concat_shape %6, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %11 = tosa.reshape %0, %10 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %12 = torch_c.from_builtin_tensor %11 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %13 = torch.aten.where.self %9, %arg1, %12 : !torch.vtensor<[1,?,?],i1>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %14 = tosa.concat_shape %6, %5, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %15 = tosa.reshape %3, %14 : (tensor<?x?xi1>, !tosa.shape<3>) -> tensor<1x?x?xi1>
// CHECK-NEXT:    %16 = torch_c.from_builtin_tensor %15 : tensor<1x?x?xi1> -> !torch.vtensor<[1,?,?],i1>
// CHECK-NEXT:    %17 = torch.aten.where.self %16, %arg1, %arg3 : !torch.vtensor<[1,?,?],i1>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %13, %17 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
func.func @where(%c: !torch.vtensor<[?,?],i1>, %x: !torch.vtensor<[?,?,?],f32>, %y: !torch.vtensor<[?,?],f32>, %z: !torch.vtensor<[],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
  %0 = torch.aten.where.self %c, %x, %y : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %1 = torch.aten.where.self %c, %x, %z : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
}

// -----

// Nothing is done for one unknown size, for equal ranks, and for an operand
// whose rank is not known.
// CHECK-LABEL: func.func @left_alone(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,4],f32>, %arg2: !torch.vtensor<*,f32>, %arg3: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
// CHECK-NEXT:    %0 = torch.aten.atan2 %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %1 = torch.aten.maximum %arg0, %arg2 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<*,f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %2 = torch.aten.minimum %arg0, %arg3 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
func.func @left_alone(%a: !torch.vtensor<[?,?,?],f32>, %b: !torch.vtensor<[?,4],f32>, %c: !torch.vtensor<*,f32>, %d: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
  %0 = torch.aten.atan2 %a, %b : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,?,?],f32>
  %1 = torch.aten.maximum %a, %c : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<*,f32> -> !torch.vtensor<[?,?,?],f32>
  %2 = torch.aten.minimum %a, %d : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
}

// -----

// So do addition and subtraction whose factor is a constant, even a fraction.
// CHECK-LABEL: func.func @scaled(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %float5.000000e-01 = torch.constant.float 5.000000e-01
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %7 = torch.aten.add.Tensor %6, %arg0, %int1 : !torch.vtensor<[1,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    %8 = tosa.concat_shape %3, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %0, %8 : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<1x?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<1x?x?xf32> -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:    %11 = torch.aten.sub.Tensor %arg0, %10, %float5.000000e-01 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[1,?,?],f32>, !torch.float -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %7, %11 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
func.func @scaled(%a: !torch.vtensor<[?,?,?],f32>, %b: !torch.vtensor<[?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) {
  %int1 = torch.constant.int 1
  %float = torch.constant.float 5.000000e-01
  %0 = torch.aten.add.Tensor %b, %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %1 = torch.aten.sub.Tensor %a, %b, %float : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?,?],f32>
  return %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
}
