// Values that are not defined, defined twice, or not reached.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f() -> !torch.int {
  // CHECK: values.mlir:[[# @LINE + 1]]:10: error: use of undeclared SSA value name
  return %x : !torch.int
}

// -----

func.func @f(%a: !torch.int) {
  %0 = torch.aten.neg.int %a : !torch.int -> !torch.int
  // CHECK: values.mlir:[[# @LINE + 1]]:3: error: redefinition of SSA value '%0'
  %0 = torch.aten.neg.int %a : !torch.int -> !torch.int
  return
}

// -----

// CHECK: values.mlir:[[# @LINE + 1]]:30: error: region entry argument '%a' is already in use
func.func @f(%a: !torch.int, %a: !torch.int) {
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: values.mlir:[[# @LINE + 1]]:8: error: operand #0 does not dominate this use
  %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int
  %0 = torch.aten.neg.int %a : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: i1, %b: !torch.int) -> !torch.int {
  cf.cond_br %a, ^bb1, ^bb2
^bb1:
  %0 = torch.aten.neg.int %b : !torch.int -> !torch.int
  cf.br ^bb2
^bb2:
  // CHECK: values.mlir:[[# @LINE + 1]]:3: error: operand #0 does not dominate this use
  return %0 : !torch.int
}

// -----

func.func @f(%a: !torch.list<int>) -> !torch.int {
  %0:2 = torch.prim.ListUnpack %a : !torch.list<int> -> !torch.int, !torch.int
  // CHECK: values.mlir:[[# @LINE + 1]]:10: error: reference to invalid result number
  return %0#2 : !torch.int
}

// -----

func.func @f(%a: !torch.list<int>) {
  // CHECK: values.mlir:[[# @LINE + 1]]:3: error: operation defines 2 results but was provided 3 to bind
  %0:3 = torch.prim.ListUnpack %a : !torch.list<int> -> !torch.int, !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: values.mlir:[[# @LINE + 1]]:3: error: cannot name an operation with no results
  %0 = torch.prim.Print(%a) : !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: values.mlir:[[# @LINE + 1]]:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
  func.func @g() -> !torch.int {
    return %a : !torch.int
  }
  return
}

// -----

func.func @f() {
  // CHECK: values.mlir:[[# @LINE + 1]]:7: error: expected operation name in quotes
  %0 = %1
  return
}

// -----

func.func @f(%a: !torch.float) {
  // CHECK: values.mlir:[[# @LINE + 1]]:27: error: use of value '%a' expects different type than prior uses: '!torch.int' vs '!torch.float'
  %0 = torch.aten.neg.int %a : !torch.int -> !torch.int
  return
}
