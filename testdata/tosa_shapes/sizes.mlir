// The arithmetic on sizes, an operation of torch on integers each, as the shape
// of a tensor of ones: what is known is folded, what changes nothing goes, and
// each size is read once.
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %t.torch | diff - %t.torch

// CHECK-LABEL: func.func @arithmetic(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<7> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.sub_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.mul_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.div_floor_shape %5, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %8 = tosa.add_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.concat_shape %8, %4, %5, %6 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %10 = tosa.tile %7, %9 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %11 = torch_c.from_builtin_tensor %10 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %11 : !torch.vtensor<[?,?,?,?],f32>
func.func @arithmetic(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.add.int %n, %int7 : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.sub.int %int7, %m : !torch.int, !torch.int -> !torch.int
  %2 = torch.aten.mul.int %n, %m : !torch.int, !torch.int -> !torch.int
  %3 = torch.aten.floordiv.int %2, %int7 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %0, %1, %2, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// A negative is what it takes from zero; of one size its own maximum is itself.
// CHECK-LABEL: func.func @signs(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.sub_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.sub_shape %3, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.max_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<9> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.min_shape %7, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %9 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %10 = tosa.concat_shape %5, %6, %8, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %11 = tosa.tile %9, %10 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %12 = torch_c.from_builtin_tensor %11 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %12 : !torch.vtensor<[?,?,?,?],f32>
func.func @signs(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int9 = torch.constant.int 9
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.neg.int %n : !torch.int -> !torch.int
  %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int
  %2 = torch.prim.max.int %n, %m : !torch.int, !torch.int -> !torch.int
  %3 = torch.prim.min.int %int9, %m : !torch.int, !torch.int -> !torch.int
  %4 = torch.prim.max.int %m, %m : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %1, %2, %3, %4 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// Python's remainder, of the floor division; of constants it is a number, which
// the type of the result need not know.
// CHECK-LABEL: func.func @remainders(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %3 = tosa.div_floor_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.mul_shape %3, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.sub_shape %1, %4 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %7 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %8 = tosa.concat_shape %5, %7 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %9 = tosa.tile %6, %8 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
// CHECK-NEXT:    %cast = tensor.cast %9 : tensor<?x2xf32> to tensor<?x?xf32>
// CHECK-NEXT:    %10 = torch_c.from_builtin_tensor %cast : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %10 : !torch.vtensor<[?,?],f32>
func.func @remainders(%a: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %int-7 = torch.constant.int -7
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.remainder.int %n, %int3 : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.remainder.int %int-7, %int3 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// What changes nothing is not written: zero added or taken away on either side,
// a factor or a divisor of one.
// CHECK-LABEL: func.func @neutral(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT:    %3 = tosa.concat_shape %1, %1, %1, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
// CHECK-NEXT:    %4 = tosa.tile %2, %3 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:    %5 = torch_c.from_builtin_tensor %4 : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
// CHECK-NEXT:    return %5 : !torch.vtensor<[?,?,?,?],f32>
func.func @neutral(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.add.int %int0, %n : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.sub.int %0, %int0 : !torch.int, !torch.int -> !torch.int
  %2 = torch.aten.mul.int %int1, %1 : !torch.int, !torch.int -> !torch.int
  %3 = torch.aten.floordiv.int %2, %int1 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %0, %1, %2, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?,?],f32>
}

// -----

// The number of elements: known sizes are one factor; of rank 0 it is 1, which the
// type of the result does not know, and none of a known size of 0.
// CHECK-LABEL: func.func @numel(%arg0: !torch.vtensor<[?,3,?,4],f32>, %arg1: !torch.vtensor<[],f32>, %arg2: !torch.vtensor<[0,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,3,?,4],f32> -> tensor<?x3x?x4xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<?x3x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x3x?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.mul_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.mul_shape %4, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.mul_shape %5, %6 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %8 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT:    %9 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %10 = tosa.concat_shape %7, %9, %7 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %11 = tosa.tile %8, %10 : (tensor<1x1x1xf32>, !tosa.shape<3>) -> tensor<?x1x?xf32>
// CHECK-NEXT:    %cast = tensor.cast %11 : tensor<?x1x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:    %12 = torch_c.from_builtin_tensor %cast : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:    return %12 : !torch.vtensor<[?,?,?],f32>
func.func @numel(%a: !torch.vtensor<[?,3,?,4],f32>, %b: !torch.vtensor<[],f32>, %c: !torch.vtensor<[0,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %none = torch.constant.none
  %0 = torch.aten.numel %a : !torch.vtensor<[?,3,?,4],f32> -> !torch.int
  %1 = torch.aten.numel %b : !torch.vtensor<[],f32> -> !torch.int
  %2 = torch.aten.numel %c : !torch.vtensor<[0,?],f32> -> !torch.int
  %3 = torch.aten.add.int %2, %0 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %0, %1, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}

// -----

// Through a tensor and back, and through what only changes the type, a size
// stays the size that it is.
// CHECK-LABEL: func.func @handed_on(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?,?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1x1x1x1xf32>}> : () -> tensor<1x1x1x1x1xf32>
// CHECK-NEXT:    %3 = tosa.concat_shape %1, %1, %1, %1, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<5>
// CHECK-NEXT:    %4 = tosa.tile %2, %3 : (tensor<1x1x1x1x1xf32>, !tosa.shape<5>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:    %5 = torch_c.from_builtin_tensor %4 : tensor<?x?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?,?],f32>
// CHECK-NEXT:    return %5 : !torch.vtensor<[?,?,?,?,?],f32>
func.func @handed_on(%a: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?,?,?],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %t = torch.prim.NumToTensor.Scalar %n : !torch.int -> !torch.vtensor<[],si64>
  %0 = torch.aten.Int.Tensor %t : !torch.vtensor<[],si64> -> !torch.int
  %1 = torch.aten.IntImplicit %t : !torch.vtensor<[],si64> -> !torch.int
  %s = torch.aten.ScalarImplicit %t : !torch.vtensor<[],si64> -> !torch.number
  %2 = torch.aten.Int.Scalar %s : !torch.number -> !torch.int
  %3 = torch.aten.item %t : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.prim.ListConstruct %n, %0, %1, %2, %3 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?,?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?,?,?],f32>
}

// -----

// A size that the type knows is a number, from the end too.
// CHECK-LABEL: func.func @known(%arg0: !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,3],f32> -> tensor<?x3xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x3xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:    %3 = tosa.const_shape  {values = dense<12> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.concat_shape %1, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.tile %2, %4 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x12xf32>
// CHECK-NEXT:    %cast = tensor.cast %5 : tensor<?x12xf32> to tensor<?x?xf32>
// CHECK-NEXT:    %6 = torch_c.from_builtin_tensor %cast : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    return %6 : !torch.vtensor<[?,?],f32>
func.func @known(%a: !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %k = torch.aten.size.int %a, %int-1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %0 = torch.aten.mul.int %k, %int4 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// Sizes reach into branches: what is read stands behind the tensor, what is
// computed where it was.
// CHECK-LABEL: func.func @in_a_branch(%arg0: !torch.vtensor<[?,?],f32>, %arg1: i1) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %3 = scf.if %arg1 -> (!torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:      %4 = tosa.add_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:      %5 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT:      %6 = tosa.concat_shape %4, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:      %7 = tosa.tile %5, %6 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// CHECK-NEXT:      %8 = torch_c.from_builtin_tensor %7 : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:      scf.yield %8 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg0 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %3 : !torch.vtensor<[?,?],f32>
func.func @in_a_branch(%a: !torch.vtensor<[?,?],f32>, %c: i1) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = scf.if %c -> !torch.vtensor<[?,?],f32> {
    %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
    %1 = torch.aten.add.int %n, %m : !torch.int, !torch.int -> !torch.int
    %l = torch.prim.ListConstruct %1, %n : (!torch.int, !torch.int) -> !torch.list<int>
    %2 = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
    scf.yield %2 : !torch.vtensor<[?,?],f32>
  } else {
    scf.yield %a : !torch.vtensor<[?,?],f32>
  }
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// A size that nothing takes is for --dce: it stays.
// CHECK-LABEL: func.func @unused(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %int0 = torch.constant.int 0
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:    %1 = torch.aten.add.int %0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:    return
func.func @unused(%a: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.add.int %n, %int1 : !torch.int, !torch.int -> !torch.int
  return
}
