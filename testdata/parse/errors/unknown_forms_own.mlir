// Operations that no table has, in forms that the default one is not.
// torch-mlir-opt reads none of these at all.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:21: error: expected SSA operand
  torch.new.take %a, : !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:20: error: expected ':'
  torch.new.take %a %a : !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:18: error: custom op 'torch.new.take' number of operands and types do not match: got 2 operands and 1 types
  torch.new.take %a, %a : !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:20: error: expected ':'
  torch.new.take %a
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:17: error: expected ':'
  torch.new.take
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:19: error: expected non-function type
  torch.new.take :
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:17: error: expected ':'
  torch.new.take(%a) : !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:17: error: expected ':'
  torch.new.take "x" : !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:18: error: use of value '%a' expects different type than prior uses: '!torch.float' vs '!torch.int'
  torch.new.take %a : !torch.float
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:3: error: cannot name an operation with no results
  %0 = torch.new.take %a : !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:40: error: expected non-function type
  %0 = torch.new.one %a : !torch.int ->
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:22: error: use of value '%a' expects different type than prior uses: '(!torch.int) -> !torch.int' vs '!torch.int'
  %0 = torch.new.one %a : (!torch.int) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:3: error: operation defines 1 results but was provided 2 to bind
  %0:2 = torch.new.one %a : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:22: error: use of undeclared SSA value name
  %0 = torch.new.one %b : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%t: tensor<2xf32>) {
  // CHECK: unknown_forms_own.mlir:[[# @LINE + 1]]:8: error: Dialect `newhlo' not found for custom op 'newhlo.new' 
  %0 = newhlo.new %t : tensor<2xf32>
  return
}
