// TOSA's shapes and checks that do not fit.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:3: error: 'tosa.assert_equal_shape' op requires attribute 'allow_broadcast'
  tosa.assert_equal_shape %a, %a : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:34: error: custom op 'tosa.assert_equal_shape' 'tosa.assert_equal_shape' op attribute 'allow_broadcast' failed to satisfy constraint: bool attribute
  tosa.assert_equal_shape %a, %a {allow_broadcast = 1 : i64} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:3: error: 'tosa.assert_equal_shape' op expected 2 operands, but found 1
  tosa.assert_equal_shape %a {allow_broadcast = true} : (!tosa.shape<1>) -> ()
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:61: error: custom op 'tosa.assert_equal_shape' invalid kind of type specified: expected builtin.function, but found '!tosa.shape<1>'
  tosa.assert_equal_shape %a, %a {allow_broadcast = true} : !tosa.shape<1>, !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:27: error: custom op 'tosa.assert_equal_shape' number of operands and types do not match: got 2 operands and 1 types
  tosa.assert_equal_shape %a, %a {allow_broadcast = true} : (!tosa.shape<1>) -> ()
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:3: error: 'tosa.assert_equal_shape' op requires zero results
  tosa.assert_equal_shape %a, %a {allow_broadcast = true} : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:59: error: duplicate key 'allow_broadcast' in dictionary attribute
  tosa.assert_equal_shape %a, %a {allow_broadcast = true, allow_broadcast = false} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:3: error: cannot name an operation with no results
  %0 = tosa.assert_equal_shape %a, %a {allow_broadcast = true} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:3: error: custom op 'tosa.assert_equal_shapes' is unknown
  tosa.assert_equal_shapes %a, %a : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:8: error: 'tosa.dim' op requires attribute 'axis'
  %a = tosa.dim %x : (tensor<?xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:69: error: expected '<'
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:69: error: invalid rank (must be >= 0): -1
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<-1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 2]]:70: error: expected integer value
  // CHECK: tosa.mlir:[[# @LINE + 1]]:70: error: failed to parse Tosa_Shape parameter 'rank' which is to be a `int`
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<?>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:64: error: unknown  type `shapes` in dialect `tosa`
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shapes<1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:8: error: 'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (1) for the result shape type
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:25: error: custom op 'tosa.const_shape' 'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute
  %a = tosa.const_shape {values = dense<1> : tensor<1xi64>} : () -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:8: error: 'tosa.const_shape' op requires attribute 'values'
  %a = tosa.const_shape : () -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:8: error: 'tosa.add_shape' op expected 2 operands, but found 1
  %0 = tosa.add_shape %a : (!tosa.shape<1>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // CHECK: tosa.mlir:[[# @LINE + 1]]:8: error: 'tosa.add_shape' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<?xf32>'
  %0 = tosa.add_shape %a, %x : (!tosa.shape<1>, tensor<?xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:8: error: 'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks
  %0 = tosa.cond_if %p : tensor<i1> -> tensor<?xf32> {
    tosa.yield %x : tensor<?xf32>
  }
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 2]]:46: error: expected non-function type
  // CHECK: tosa.mlir:[[# @LINE + 1]]:47: error: custom op 'tosa.cond_if' expected list of types for block arguments followed by arrow type and list of return types
  %0 = tosa.cond_if %p (%y = %x) : tensor<i1> -> tensor<?xf32> {
    tosa.yield %x : tensor<?xf32>
  } else {
    tosa.yield %x : tensor<?xf32>
  }
  return
}

// -----

// CHECK: tosa.mlir:[[# @LINE + 1]]:17: error: expected ':'
tosa.variable @v

// CHECK: tosa.mlir:[[# @LINE + 1]]:1: error: custom op 'tosa.variable' expected type after colon
func.func @f() {
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // CHECK: tosa.mlir:[[# @LINE + 1]]:8: error: custom op 'tosa.mystery' is unknown
  %0 = tosa.mystery %x : (tensor<?xf32>) -> tensor<?xf32>
  return
}
