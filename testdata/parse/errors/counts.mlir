// Numbers of operands, types and results that do not fit.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:27: error: custom op 'torch.aten.add.int' expected 2 operands
  %0 = torch.aten.add.int %a : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:27: error: custom op 'torch.aten.add.int' expected 2 operands
  %0 = torch.aten.add.int %a, %a, %a : !torch.int, !torch.int, !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:8: error: 'torch.aten.add.int' op expected 2 operands, but found 1
  %0 = "torch.aten.add.int"(%a) : (!torch.int) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:39: error: expected 2 operand types but had 1
  %0 = "torch.aten.add.int"(%a, %a) : (!torch.int) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:3: error: 'torch.aten.add.int' op requires one result
  "torch.aten.add.int"(%a, %a) : (!torch.int, !torch.int) -> ()
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:10: error: 'torch.aten.add.int' op requires one result
  %0:2 = torch.aten.add.int %a, %a : !torch.int, !torch.int -> !torch.int, !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:3: error: operation defines 1 results but was provided 2 to bind
  %0, %1 = torch.aten.add.int %a, %a : !torch.int, !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:58: error: expected '->'
  %0 = torch.aten.add.int %a, %a : !torch.int, !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:33: error: expected ':'
  %0 = torch.aten.add.int %a, %a !torch.int, !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: counts.mlir:[[# @LINE + 1]]:27: error: custom op 'torch.aten.add.int' expected 2 operands
  %0 = torch.aten.add.int %a %a : !torch.int, !torch.int -> !torch.int
  return
}
