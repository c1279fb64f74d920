// TOSA as a later version writes it: sizes as shapes, operations on them, and
// control flow.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: torch-mlir-opt %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: torch-mlir-opt --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// Names of shapes are made of what they are.
// CHECK-LABEL: func.func @shapes(%arg0: tensor<?x4xf32>) -> tensor<?x2xf32> {
// CHECK-NEXT:   %0 = tosa.dim %arg0 {axis = 0 : i32} : (tensor<?x4xf32>) -> !tosa.shape<1>
// CHECK-NEXT:   %1 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %2 = tosa.add_shape %0, %0 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:   %3 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// CHECK-NEXT:   %4 = tosa.reshape %arg0, %3 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
// CHECK-NEXT:   return %4 : tensor<?x2xf32>
// CHECK-NEXT: }
func.func @shapes(%a: tensor<?x4xf32>) -> tensor<?x2xf32> {
  %0 = tosa.dim %a {axis = 0 : i32} : (tensor<?x4xf32>) -> !tosa.shape<1>
  %1 = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.add_shape %0, %0 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %3 = tosa.concat_shape %2, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %4 = tosa.reshape %a, %3 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
  return %4 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @arithmetic() -> !tosa.shape<2> {
// CHECK-NEXT:   %0 = tosa.const_shape  {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %1 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %2 = tosa.mul_shape %1, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %3 = tosa.div_floor_shape %2, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %4 = tosa.div_ceil_shape %3, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %5 = tosa.mod_shape %4, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %6 = tosa.max_shape %5, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %7 = tosa.min_shape %6, %0 {why} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %8 = tosa.exp2_shape %7 : (!tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %9 = tosa.log2_ceil_shape %8 : (!tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   %10 = tosa.log2_floor_shape %9 : (!tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:   return %10 : !tosa.shape<2>
// CHECK-NEXT: }
func.func @arithmetic() -> !tosa.shape<2> {
  %a = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.sub_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.mul_shape %0, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.div_floor_shape %1, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.div_ceil_shape %2, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.mod_shape %3, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.max_shape %4, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.min_shape %5, %a {why} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.exp2_shape %6 : (!tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.log2_ceil_shape %7 : (!tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.log2_floor_shape %8 : (!tosa.shape<2>) -> !tosa.shape<2>
  return %9 : !tosa.shape<2>
}

// A shape of no sizes, and one of a size that is not known.
// CHECK-LABEL: func.func @no_sizes() {
// CHECK-NEXT:   %0 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:   %1 = tosa.const_shape  {values = dense<[-1, 0, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:   %2 = tosa.concat_shape %1, %1, %1 {why = "attribute"} : (!tosa.shape<3>, !tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<9>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @no_sizes() {
  %0 = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %1 = tosa.const_shape {values = dense<[-1, 0, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %2 = tosa.concat_shape %1, %1, %1 {why = "attribute"} : (!tosa.shape<3>, !tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<9>
  return
}

// The assertion of TOSA: no result, and an attribute that stays where it is.
// CHECK-LABEL: func.func @assertions(%arg0: tensor<?xf32>) {
// CHECK-NEXT:   %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %1 = tosa.dim %arg0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:   %2 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   tosa.assert_equal_shape %0, %0 {allow_broadcast = false} : (!tosa.shape<2>, !tosa.shape<2>) -> ()
// CHECK-NEXT:   tosa.assert_equal_shape %1, %2 {allow_broadcast = true, assertion.message = "a row, or as many"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:   tosa.assert_equal_shape %1, %1 {allow_broadcast = true, why} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assertions(%x: tensor<?xf32>) {
  %a = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %c = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  tosa.assert_equal_shape %a, %a {allow_broadcast = false} : (!tosa.shape<2>, !tosa.shape<2>) -> ()
  tosa.assert_equal_shape %b, %c {allow_broadcast = true, assertion.message = "a row, or as many"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  "tosa.assert_equal_shape"(%b, %b) <{allow_broadcast = true}> {why} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}

// A condition with operands, which the branches take as arguments, and one
// without; the types say how many results there are.
// CHECK-LABEL: func.func @conditions(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:   %0 = tosa.cond_if %arg0 : tensor<i1> -> tensor<f32> {
// CHECK-NEXT:     tosa.yield %arg1 : tensor<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     tosa.yield %arg2 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = tosa.cond_if %arg0 (%arg3 = %arg1, %arg4 = %0) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:   ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT:     %2 = tosa.add %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     tosa.yield %2 : tensor<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:   ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT:     tosa.yield %arg3 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %1 : tensor<f32>
// CHECK-NEXT: }
func.func @conditions(%p: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tosa.cond_if %p : tensor<i1> -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %b : tensor<f32>
  }
  %1 = tosa.cond_if %p (%x = %a, %y = %0) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = tosa.add %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %2 : tensor<f32>
  } else {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }
  return %1 : tensor<f32>
}

// CHECK-LABEL: func.func @loops(%arg0: tensor<i32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:   %0:2 = tosa.while_loop (%arg2 = %arg0, %arg3 = %arg1) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
// CHECK-NEXT:     %1 = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT:     %2 = tosa.greater %1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:     tosa.yield %2 : tensor<i1>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg2: tensor<i32>, %arg3: tensor<2xf32>):
// CHECK-NEXT:     %1 = tosa.add %arg3, %arg3 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     tosa.yield %arg2, %1 : tensor<i32>, tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#1 : tensor<2xf32>
// CHECK-NEXT: }
func.func @loops(%n: tensor<i32>, %a: tensor<2xf32>) -> tensor<2xf32> {
  %0:2 = tosa.while_loop (%i = %n, %x = %a) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
    %1 = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %2 = tosa.greater %1, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %x: tensor<2xf32>):
    %1 = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %i, %1 : tensor<i32>, tensor<2xf32>
  }
  return %0#1 : tensor<2xf32>
}

// Variables, with a value to begin with and without.
// CHECK: module @variables {
// CHECK-NEXT:   tosa.variable @count = dense<7> : tensor<1xi32>
// CHECK-NEXT:   tosa.variable @state : tensor<2x3xf32>
// CHECK-NEXT:   func.func @step() -> tensor<1xi32> {
// CHECK-NEXT:     %0 = tosa.variable_read @count : tensor<1xi32>
// CHECK-NEXT:     tosa.variable_write @count, %0 : tensor<1xi32>
// CHECK-NEXT:     return %0 : tensor<1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
module @variables {
  tosa.variable @count = dense<7> : tensor<1xi32>
  tosa.variable @state : tensor<2x3xf32>
  func.func @step() -> tensor<1xi32> {
    %0 = tosa.variable_read @count : tensor<1xi32>
    tosa.variable_write @count, %0 : tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}

// Enumerations and bools, of what computes.
// CHECK-LABEL: func.func @computes(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<3x1x1x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<1xf32>, %arg4: tensor<2xi32>, %arg5: tensor<1xi8>) {
// CHECK-NEXT:   %0 = tosa.conv2d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
// CHECK-NEXT:   %1 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
// CHECK-NEXT:   %2 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = -1.000000e+00 : f32} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
// CHECK-NEXT:   %3 = tosa.mul %arg4, %arg4, %arg5 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
// CHECK-NEXT:   %4 = tosa.argmax %arg0 {axis = 3 : i32} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4xi32>
// CHECK-NEXT:   %5 = tosa.transpose %arg0 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x4x4xf32>
// CHECK-NEXT:   %6 = tosa.concat %arg0, %arg0, %arg0 {axis = 0 : i32} : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<3x4x4x2xf32>
// CHECK-NEXT:   %7 = tosa.arithmetic_right_shift %arg4, %arg4 {round = false} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   %8 = tosa.custom %arg0 {domain_name = "assertion", implementation_attrs = "{}", operator_name = "check"} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
// CHECK-NEXT:   tosa.custom %arg0, %arg4 {domain_name = "", implementation_attrs = "a \22 b", operator_name = "nothing"} : (tensor<1x4x4x2xf32>, tensor<2xi32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @computes(%a: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>, %i: tensor<2xi32>, %s: tensor<1xi8>) {
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  %2 = tosa.clamp %a {max_val = 1.0 : f32, min_val = -1.0 : f32, nan_mode = PROPAGATE} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %3 = tosa.mul %i, %i, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %4 = tosa.argmax %a {axis = 3 : i32} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4xi32>
  %5 = tosa.transpose %a {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x4x4xf32>
  %6 = tosa.concat %a, %a, %a {axis = 0 : i32} : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<3x4x4x2xf32>
  %7 = tosa.arithmetic_right_shift %i, %i {round = false} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %8 = tosa.custom %a {domain_name = "assertion", implementation_attrs = "{}", operator_name = "check"} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  tosa.custom %a, %i {domain_name = "", implementation_attrs = "a \22 b", operator_name = "nothing"} : (tensor<1x4x4x2xf32>, tensor<2xi32>) -> ()
  return
}
