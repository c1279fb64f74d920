// Shape operations that are not lowered, each with its reason; what takes their
// shapes is not either. No module is written; with --keep-going all else is.
// RUN: rm -f %t.out
// RUN: not assertion-opt --lower --split-input-file %s -o %t.out 2>%t.said
// RUN: FileCheck %s --input-file=%t.said --implicit-check-not=error:
// RUN: not ls %t.out
// RUN: not assertion-opt --lower --keep-going --quiet --split-input-file %s 2>/dev/null | FileCheck %s --check-prefix=KEPT

// An operation that the table does not have, and its user; the other size is
// lowered.
// CHECK: unlowered.mlir:[[# @LINE + 13]]:8: error: tosa.exp2_shape is not lowered: it has no lowering
// CHECK: unlowered.mlir:[[# @LINE + 13]]:8: error: tosa.tile is not lowered: nothing here computes the shape it takes
// KEPT-LABEL: func.func @no_row(
// KEPT-NEXT:    %c0 = arith.constant 0 : index
// KEPT-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// KEPT-NEXT:    %0 = tosa.dim %arg0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// KEPT-NEXT:    %1 = tensor.empty(%dim) : tensor<?xf32>
// KEPT-NEXT:    %2 = linalg.generic
// KEPT:         %3 = tosa.exp2_shape %0
// KEPT-NEXT:    %4 = tosa.tile %arg1, %3 : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
func.func @no_row(%a: tensor<?xf32>, %one: tensor<1xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %r = tosa.tile %one, %n : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
  %e = tosa.exp2_shape %n : (!tosa.shape<1>) -> !tosa.shape<1>
  %s = tosa.tile %one, %e : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}

// -----

// By a number of zero it is said at once.
// CHECK: unlowered.mlir:[[# @LINE + 6]]:8: error: tosa.div_floor_shape is not lowered: it divides by zero
// CHECK: unlowered.mlir:[[# @LINE + 6]]:8: error: tosa.tile is not lowered: nothing here computes the shape it takes
// KEPT-LABEL: func.func @by_zero(
func.func @by_zero(%a: tensor<?xf32>, %one: tensor<1xf32>) -> tensor<?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  %q = tosa.div_floor_shape %n, %z : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %r = tosa.tile %one, %q : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Part of a shape from a place that is computed.
// CHECK: unlowered.mlir:[[# @LINE + 8]]:8: error: tosa.slice_shape is not lowered: its bounds are no constants within the shape
// CHECK: unlowered.mlir:[[# @LINE + 8]]:8: error: tosa.tile is not lowered: nothing here computes the shape it takes
// KEPT-LABEL: func.func @part(
// KEPT:         tosa.slice_shape
func.func @part(%a: tensor<?x?xf32>, %one: tensor<1xf32>, %at: tensor<1xi32>) -> tensor<?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %c = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %l = tosa.concat_shape %n, %n : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %s = tosa.slice_shape %l, %at, %c : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %r = tosa.tile %one, %s : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Two sizes that the number of elements should settle.
// CHECK: unlowered.mlir:[[# @LINE + 6]]:8: error: tosa.reshape is not lowered: two sizes of its shape are -1
// KEPT-LABEL: func.func @two_open_sizes(
func.func @two_open_sizes(%a: tensor<?xf32>) -> tensor<?x?x?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %m = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.concat_shape %m, %n : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
  %r = tosa.reshape %a, %s : (tensor<?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

// A tensor whose rank is not known has no sizes to be read, and is no result.
// CHECK: unlowered.mlir:[[# @LINE + 5]]:8: error: tosa.dim is not lowered: its tensor has no known rank
// CHECK: unlowered.mlir:[[# @LINE + 5]]:8: error: tosa.tile is not lowered: nothing here computes the shape it takes
// CHECK: unlowered.mlir:[[# @LINE + 6]]:8: error: tosa.reshape is not lowered: a tensor has no known rank
// KEPT-LABEL: func.func @no_rank(
func.func @no_rank(%a: tensor<*xf32>, %b: tensor<?xf32>, %one: tensor<1xf32>) -> (tensor<?xf32>, tensor<*xf32>) {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<*xf32>) -> !tosa.shape<1>
  %r = tosa.tile %one, %n : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
  %m = tosa.dim %b {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %s = tosa.reshape %b, %m : (tensor<?xf32>, !tosa.shape<1>) -> tensor<*xf32>
  return %r, %s : tensor<?xf32>, tensor<*xf32>
}

// -----

// Other operations that take a computed shape; one that takes a constant has no
// error, as upstream may lower it.
// CHECK: unlowered.mlir:[[# @LINE + 10]]:3: error: my.use is not lowered: its shape is computed
// CHECK: unlowered.mlir:[[# @LINE + 10]]:3: error: func.return is not lowered: its shape is computed
// KEPT-LABEL: func.func @users(
// KEPT:         "my.use"(%1) : (!tosa.shape<1>) -> ()
// KEPT-NEXT:    "my.use"(%0) : (!tosa.shape<1>) -> ()
// KEPT-NEXT:    return %0 : !tosa.shape<1>
func.func @users(%a: tensor<?xf32>) -> !tosa.shape<1> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %c = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  "my.use"(%c) : (!tosa.shape<1>) -> ()
  "my.use"(%n) : (!tosa.shape<1>) -> ()
  return %n : !tosa.shape<1>
}

// -----

// Shapes of several ranks are no pairs.
// CHECK: unlowered.mlir:[[# @LINE + 6]]:3: error: tosa.assert_equal_shape is not lowered: its shapes have different ranks
// KEPT-LABEL: func.func @ranks(
func.func @ranks(%a: tensor<?xf32>) {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %l = tosa.concat_shape %n, %n : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  // They are compared one by one.
  tosa.assert_equal_shape %n, %l {allow_broadcast = false} : (!tosa.shape<1>, !tosa.shape<2>) -> ()
  return
}
