// A branch by a flag that is computed from sizes is tosa.cond_if.
// RUN: assertion-opt --strip --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-arith,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'

// CHECK-LABEL: func.func @pick(%arg0: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,4],f32> -> tensor<?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.max_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.min_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.sub_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.max_shape %5, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.min_shape %6, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
// CHECK-NEXT:    %10 = tosa.tile %9, %8 : (tensor<1xi64>, !tosa.shape<1>) -> tensor<?xi64>
// CHECK-NEXT:    %11 = tosa.reduce_sum %10 {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK-NEXT:    %12 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:    %13 = tosa.reshape %11, %12 : (tensor<1xi64>, !tosa.shape<0>) -> tensor<i64>
// CHECK-NEXT:    %14 = tosa.cast %13 : (tensor<i64>) -> tensor<i1>
// CHECK-NEXT:    %15:2 = tosa.cond_if %14 : tensor<i1> -> (tensor<?x4xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:      %18 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:      %19 = tosa.min_shape %18, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:      %20 = tosa.sub_shape %1, %19 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:      %21 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:      %22 = tosa.concat_shape %19, %21 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:      %23 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:      %24 = tosa.concat_shape %20, %23 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:      %25 = tosa.slice %0, %22, %24 : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4xf32>
// CHECK-NEXT:      %26 = tosa.concat_shape %18, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:      %27 = tosa.tile %0, %26 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:      tosa.yield %25, %27 : tensor<?x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %cast = tensor.cast %0 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:      tosa.yield %0, %cast : tensor<?x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %16 = torch_c.from_builtin_tensor %15#0 : tensor<?x4xf32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:    %17 = torch_c.from_builtin_tensor %15#1 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %16, %17 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?],f32>
func.func @pick(%x: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %any = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  %r:2 = torch.prim.If %any -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?],f32>) {
    %a = torch.aten.slice.Tensor %x, %int0, %int1, %n, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
    %l = torch.prim.ListConstruct %int1, %n : (!torch.int, !torch.int) -> !torch.list<int>
    %b = torch.aten.repeat %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
    torch.prim.If.yield %a, %b : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?],f32>
  } else {
    %c = torch.tensor_static_info_cast %x : !torch.vtensor<[?,4],f32> to !torch.vtensor<[?,?],f32>
    torch.prim.If.yield %x, %c : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?],f32>
  }
  return %r#0, %r#1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// What is known more is asserted, what is known less is forgotten.
// CHECK-LABEL: func.func @known(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[3,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,4],f32> -> tensor<?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %1, %2 {allow_broadcast = false, assertion.message = "a size does not broadcast"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %cast = tensor.cast %0 : tensor<?x4xf32> to tensor<3x?xf32>
// CHECK-NEXT:    %3 = torch_c.from_builtin_tensor %cast : tensor<3x?xf32> -> !torch.vtensor<[3,?],f32>
// CHECK-NEXT:    return %3 : !torch.vtensor<[3,?],f32>
func.func @known(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[3,?],f32> {
  %0 = torch.tensor_static_info_cast %x : !torch.vtensor<[?,4],f32> to !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}
