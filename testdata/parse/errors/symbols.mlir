// Symbols that are there twice or that nobody defines.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func private @f()
// CHECK: symbols.mlir:[[# @LINE + 1]]:1: error: redefinition of symbol named 'f'
func.func private @f()

// -----

func.func @f() {
  // CHECK: symbols.mlir:[[# @LINE + 1]]:3: error: 'func.call' op 'nowhere' does not reference a valid function
  call @nowhere() : () -> ()
  return
}

// -----

func.func private @g(!torch.int)
func.func @f() {
  // CHECK: symbols.mlir:[[# @LINE + 1]]:3: error: 'func.call' op incorrect number of operands for callee
  call @g() : () -> ()
  return
}

// -----

func.func private @g() -> !torch.int
func.func @f() -> !torch.float {
  // CHECK: symbols.mlir:[[# @LINE + 1]]:8: error: 'func.call' op result type mismatch at index 0
  %0 = call @g() : () -> !torch.float
  return %0 : !torch.float
}

// -----

// CHECK: symbols.mlir:[[# @LINE + 1]]:11: error: custom op 'func.func' expected valid '@'-identifier for symbol name
func.func f() {
  return
}

// -----

// CHECK: symbols.mlir:[[# @LINE + 1]]:1: error: 'func.func' op symbol declaration cannot have public visibility
func.func @f()

// -----

func.func private @f() {
  // CHECK: symbols.mlir:[[# @LINE + 1]]:8: error: 'func.constant' op reference to undefined function 'nowhere'
  %0 = constant @nowhere : () -> ()
  return
}
