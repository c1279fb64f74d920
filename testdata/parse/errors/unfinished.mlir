// Text that ends too early, or goes on too long.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f() {
  // CHECK: unfinished.mlir:[[# @LINE + 1]]:9: error: expected operation name in quotes
  return

// -----

// CHECK: unfinished.mlir:[[# @LINE + 1]]:14: error: expected non-function type
func.func @f(

// -----

func.func @f() {
  return
// CHECK: unfinished.mlir:[[# @LINE + 1]]:2: error: expected operation name in quotes
}
}

// -----

module {
  // CHECK: unfinished.mlir:[[# @LINE + 1]]:25: error: expected operation name in quotes
  func.func private @f()

// -----

// CHECK: unfinished.mlir:[[# @LINE + 1]]:41: error: expected '}' in attribute dictionary
func.func private @f() attributes {a = 1

// -----

// CHECK: unfinished.mlir:[[# @LINE + 1]]:45: error: expected ',' or ']'
func.func private @f() attributes {a = [1, 2}

// -----

// CHECK: unfinished.mlir:[[# @LINE + 1]]:46: error: expected '"' in string literal
func.func private @f() attributes {a = "open}

// -----

// CHECK: unfinished.mlir:[[# @LINE + 1]]:18: error: expected '"' in string literal
func.func @"f() {
}

// -----

"x.y"() ({
  // CHECK: unfinished.mlir:[[# @LINE + 1]]:21: error: expected operation name in quotes
  "x.z"() : () -> ()

// -----

func.func @f() {
  // CHECK: unfinished.mlir:[[# @LINE + 1]]:7: error: expected operation name in quotes
  %0 =
}

// -----

func.func @f() {
  // CHECK: unfinished.mlir:[[# @LINE + 1]]:5: error: expected '=' after SSA name
  %0 torch.constant.none
  return
}

// -----

// CHECK: unfinished.mlir:[[# @LINE + 1]]:1: error: custom op 'func' is unknown (tried 'builtin.func' as well)
func

// -----

// CHECK: unfinished.mlir:[[# @LINE + 1]]:1: error: unexpected character
$

// -----

func.func @f() {
  // CHECK: unfinished.mlir:[[# @LINE + 1]]:3: error: custom op 'torch.' is unknown (tried 'func.torch.' as well)
  torch.
  return
}
