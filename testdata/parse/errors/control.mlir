// Regions of torch.prim.If and torch.prim.Loop that do not fit.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: !torch.bool) {
  torch.prim.If %a -> () {
    torch.prim.If.yield
  }
  // CHECK: control.mlir:[[# @LINE + 1]]:3: error: custom op 'torch.prim.If' expected 'else'
  return
}

// -----

func.func @f(%a: !torch.bool) {
  // CHECK: control.mlir:[[# @LINE + 1]]:19: error: expected '->'
  torch.prim.If %a {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// -----

func.func @f(%a: !torch.bool, %b: !torch.int) {
  torch.prim.If %a -> () {
    // CHECK: control.mlir:[[# @LINE + 1]]:10: error: block with no terminator, has %0 = "torch.aten.neg.int"(%arg1) : (!torch.int) -> !torch.int
    %0 = torch.aten.neg.int %b : !torch.int -> !torch.int
  } else {
    torch.prim.If.yield
  }
  return
}

// -----

func.func @f(%a: !torch.bool, %b: !torch.int) {
  torch.prim.If %a -> () {
    torch.prim.If.yield
    // CHECK: control.mlir:[[# @LINE + 1]]:7: error: expected ':'
    %0 = torch.aten.neg.int %b : !torch.int -> !torch.int
  } else {
    torch.prim.If.yield
  }
  return
}

// -----

func.func @f(%a: !torch.bool, %b: !torch.int) {
  torch.prim.If %a -> () {
    %0 = torch.aten.neg.int %b : !torch.int -> !torch.int
    torch.prim.If.yield
  } else {
    // CHECK: control.mlir:[[# @LINE + 1]]:29: error: use of undeclared SSA value name
    %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int
    torch.prim.If.yield
  }
  return
}

// -----

func.func @f(%a: !torch.bool, %n: !torch.int) {
  // CHECK: control.mlir:[[# @LINE + 1]]:25: error: expected ','
  torch.prim.Loop %n, %a {
  ^bb0(%i: !torch.int):
    torch.prim.Loop.condition %a, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// -----

func.func @f(%a: !torch.bool, %n: !torch.int) {
  torch.prim.Loop %n, %a, init() {
  ^bb0(%i: !torch.int):
    // CHECK: control.mlir:[[# @LINE + 1]]:31: error: use of value '%n' expects different type than prior uses: '!torch.bool' vs '!torch.int'
    torch.prim.Loop.condition %n, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// -----

func.func @f(%a: !torch.bool, %n: !torch.int) {
  // CHECK: control.mlir:[[# @LINE + 1]]:3: error: 'torch.prim.Loop' op operand #0 must be Torch IntType, but got '!torch.bool'
  torch.prim.Loop %a, %n, init() {
  ^bb0(%i: !torch.int):
    torch.prim.Loop.condition %a, iter()
  } : (!torch.bool, !torch.int) -> ()
  return
}

// -----

func.func @f(%a: !torch.bool, %n: !torch.int) {
  // CHECK: control.mlir:[[# @LINE + 1]]:3: error: empty block: expect at least a terminator
  torch.prim.Loop %n, %a, init() {
  ^bb0(%i: !torch.int):
  } : (!torch.int, !torch.bool) -> ()
  return
}

// -----

func.func @f(%a: !torch.bool) {
  // CHECK: control.mlir:[[# @LINE + 1]]:3: error: 'torch.prim.Loop.condition' op expects parent op 'torch.prim.Loop'
  torch.prim.Loop.condition %a, iter()
  return
}
