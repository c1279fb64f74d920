// Other shapes: reshapes that know their sizes.
// All that is written, and that torch-mlir and then upstream's lowering take it.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @another_number_of_elements_fails(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?,4],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.concat_shape %1, %1, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %4 = tosa.reshape %0, %3 : (tensor<?x?x4xf32>, !tosa.shape<3>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %5 = torch_c.from_builtin_tensor %4 : tensor<?x?x4xf32> -> !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT:    return %5 : !torch.vtensor<[?,?,4],f32>
func.func @another_number_of_elements_fails(%a0: !torch.vtensor<[?,?,4],f32>) -> (!torch.vtensor<[?,?,4],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 4
  %v4 = torch.prim.ListConstruct %v2, %v2, %v3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %a0, %v4 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,4],f32>
  return %v5 : !torch.vtensor<[?,?,4],f32>
}

// -----

// CHECK-LABEL: func.func @flatten(%arg0: !torch.vtensor<[?,3,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,3,?,?],f32> -> tensor<?x3x?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 3 : i32} : (tensor<?x3x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x3x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x3x?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.mul_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.concat_shape %5, %2, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %7 = tosa.reshape %0, %6 : (tensor<?x3x?x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    %8 = torch_c.from_builtin_tensor %7 : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %8 : !torch.vtensor<[?,?,?],f32>
func.func @flatten(%a0: !torch.vtensor<[?,3,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.constant.int 1
  %v3 = torch.aten.flatten.using_ints %a0, %v1, %v2 : !torch.vtensor<[?,3,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %v3 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @sizes_are_pythons_integers(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.sub_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.div_floor_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.mul_shape %6, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.sub_shape %4, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %1, %9 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %11 = "tosa.const"() <{values = dense<7> : tensor<i64>}> : () -> tensor<i64>
// CHECK-NEXT:    %12 = tosa.cast %11 : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    %13 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %14 = tosa.reshape %12, %13 : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>
// CHECK-NEXT:    %15 = tosa.concat_shape %8, %10 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %16 = tosa.tile %14, %15 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:    %17 = torch_c.from_builtin_tensor %16 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %17 : !torch.vtensor<[?,?],f32>
func.func @sizes_are_pythons_integers(%a0: !torch.vtensor<[?,?,4],f32>) -> (!torch.vtensor<[?,?],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 1
  %v4 = torch.aten.size.int %a0, %v3 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.constant.int 5
  %v6 = torch.aten.sub.int %v2, %v5 : !torch.int, !torch.int -> !torch.int
  %v7 = torch.constant.int 3
  %v8 = torch.aten.remainder.int %v6, %v7 : !torch.int, !torch.int -> !torch.int
  %v9 = torch.constant.int 2
  %v10 = torch.aten.floordiv.int %v4, %v9 : !torch.int, !torch.int -> !torch.int
  %v11 = torch.constant.none
  %v12 = torch.prim.ListConstruct %v8, %v10 : (!torch.int, !torch.int) -> !torch.list<int>
  %v13 = torch.constant.int 7
  %v14 = torch.aten.full %v12, %v13, %v11, %v11, %v11, %v11 : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  return %v14 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @unflatten(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?,?,4],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.mul_shape %2, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.mul_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.max_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.mul_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.mul_shape %8, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %9, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.concat_shape %2, %2, %10, %4 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %12 = tosa.reshape %0, %11 : (tensor<?x?x4xf32>, !tosa.shape<4>) -> tensor<?x?x?x4xf32>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %12 : tensor<?x?x?x4xf32> -> !torch.vtensor<[?,?,?,4],f32>
// CHECK-NEXT:    return %13 : !torch.vtensor<[?,?,?,4],f32>
func.func @unflatten(%a0: !torch.vtensor<[?,?,4],f32>) -> (!torch.vtensor<[?,?,?,4],f32>) {
  %v1 = torch.constant.int 0
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 1
  %v4 = torch.constant.int -1
  %v5 = torch.prim.ListConstruct %v2, %v4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.unflatten.int %a0, %v3, %v5 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,?,?,4],f32>
  return %v6 : !torch.vtensor<[?,?,?,4],f32>
}

// -----

// CHECK-LABEL: func.func @unsqueeze_and_squeeze(%arg0: !torch.vtensor<[?,?,4],f32>) -> (!torch.vtensor<[?,?,1,4],f32>, !torch.vtensor<[?,?,4],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %4 = tosa.concat_shape %2, %1, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<4>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?x4xf32>, !tosa.shape<4>) -> tensor<?x?x1x4xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<?x?x1x4xf32> -> !torch.vtensor<[?,?,1,4],f32>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.concat_shape %2, %1, %7 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %9 = tosa.reshape %5, %8 : (tensor<?x?x1x4xf32>, !tosa.shape<3>) -> tensor<?x?x4xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %9 : tensor<?x?x4xf32> -> !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT:    return %6, %10 : !torch.vtensor<[?,?,1,4],f32>, !torch.vtensor<[?,?,4],f32>
func.func @unsqueeze_and_squeeze(%a0: !torch.vtensor<[?,?,4],f32>) -> (!torch.vtensor<[?,?,1,4],f32>, !torch.vtensor<[?,?,4],f32>) {
  %v1 = torch.constant.int -2
  %v2 = torch.aten.unsqueeze %a0, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.vtensor<[?,?,1,4],f32>
  %v3 = torch.constant.int 2
  %v4 = torch.aten.squeeze.dim %v2, %v3 : !torch.vtensor<[?,?,1,4],f32>, !torch.int -> !torch.vtensor<[?,?,4],f32>
  return %v2, %v4 : !torch.vtensor<[?,?,1,4],f32>, !torch.vtensor<[?,?,4],f32>
}

// -----

// CHECK-LABEL: func.func @view(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,?,2],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %2, %3, %1, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %5 = tosa.reshape %0, %4 : (tensor<?x?x4xf32>, !tosa.shape<4>) -> tensor<?x2x?x2xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %5 : tensor<?x2x?x2xf32> -> !torch.vtensor<[?,2,?,2],f32>
// CHECK-NEXT:    return %6 : !torch.vtensor<[?,2,?,2],f32>
func.func @view(%a0: !torch.vtensor<[?,?,4],f32>) -> (!torch.vtensor<[?,2,?,2],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int 0
  %v4 = torch.aten.size.int %a0, %v3 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.constant.int 2
  %v6 = torch.constant.int 2
  %v7 = torch.prim.ListConstruct %v2, %v5, %v4, %v6 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %a0, %v7 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,?,2],f32>
  return %v8 : !torch.vtensor<[?,2,?,2],f32>
}

// -----

// CHECK-LABEL: func.func @view_with_an_open_entry(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?,2],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.mul_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.max_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.mul_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.mul_shape %7, %8 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.div_floor_shape %9, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %11 = tosa.concat_shape %2, %10, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %12 = tosa.reshape %0, %11 : (tensor<?x?x4xf32>, !tosa.shape<3>) -> tensor<?x?x2xf32>
// CHECK-NEXT:    %13 = torch_c.from_builtin_tensor %12 : tensor<?x?x2xf32> -> !torch.vtensor<[?,?,2],f32>
// CHECK-NEXT:    return %13 : !torch.vtensor<[?,?,2],f32>
func.func @view_with_an_open_entry(%a0: !torch.vtensor<[?,?,4],f32>) -> (!torch.vtensor<[?,?,2],f32>) {
  %v1 = torch.constant.int 1
  %v2 = torch.aten.size.int %a0, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.constant.int -1
  %v4 = torch.constant.int 2
  %v5 = torch.prim.ListConstruct %v2, %v3, %v4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %a0, %v5 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,2],f32>
  return %v6 : !torch.vtensor<[?,?,2],f32>
}
