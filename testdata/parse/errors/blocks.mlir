// Blocks without a label, an end or a definition.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f() {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:9: error: reference to an undefined block
  cf.br ^nowhere
}

// -----

func.func @f() {
  return
^a:
  return
// CHECK: blocks.mlir:[[# @LINE + 1]]:1: error: redefinition of block '^a'
^a:
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:3: error: branch has 1 operands for successor #0, but target block has 0
  cf.br ^b(%a : !torch.int)
^b:
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:3: error: type mismatch for bb argument #0 of successor #0
  cf.br ^b(%a : !torch.int)
^b(%0: !torch.float):
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:8: error: block with no terminator, has %0 = "torch.aten.neg.int"(%arg0) : (!torch.int) -> !torch.int
  %0 = torch.aten.neg.int %a : !torch.int -> !torch.int
}

// -----

// CHECK: blocks.mlir:[[# @LINE + 1]]:16: error: custom op 'func.func' expected non-empty function body
func.func @f() {
}

// -----

func.func @f() {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:3: error: 'func.return' op must be the last operation in the parent block
  return
  return
}

// -----

// CHECK: blocks.mlir:[[# @LINE + 1]]:1: error: entry block of region may not have predecessors
func.func @f() {
^a:
  cf.br ^a
}

// -----

func.func @f(%a: !torch.int) -> !torch.int {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
  return
}

// -----

func.func @f(%a: !torch.int) -> !torch.int {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:3: error: 'func.return' op has 2 operands, but enclosing function (@f) returns 1
  return %a, %a : !torch.int, !torch.int
}

// -----

func.func @f(%a: !torch.int) -> !torch.float {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:3: error: type of return operand 0 ('!torch.int') doesn't match function result type ('!torch.float') in function @f
  return %a : !torch.int
}

// -----

func.func @f() {
  // CHECK: blocks.mlir:[[# @LINE + 1]]:8: error: expected block name
  cf.br bb1
^bb1:
  return
}
