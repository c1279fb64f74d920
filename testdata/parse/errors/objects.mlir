// Slots, classes and their members.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

torch.global_slot @s : !torch.int
// CHECK: objects.mlir:[[# @LINE + 1]]:1: error: redefinition of symbol named 's'
torch.global_slot @s : !torch.int

// -----

// CHECK: objects.mlir:[[# @LINE + 1]]:19: error: custom op 'torch.global_slot' expected valid '@'-identifier for symbol name
torch.global_slot : !torch.int

// -----

torch.global_slot.module_initializer {
  %int1 = torch.constant.int 1
  torch.initialize.global_slots [
    // CHECK: objects.mlir:[[# @LINE + 1]]:26: error: expected ')'
    @s(%int1 : !torch.int
  ]
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: objects.mlir:[[# @LINE + 1]]:27: error: expected '='
  torch.global_slot.set @s %a : !torch.int
  return
}

// -----

func.func @f() {
  // CHECK: objects.mlir:[[# @LINE + 1]]:30: error: custom op 'torch.global_slot.get' invalid kind of attribute specified
  %0 = torch.global_slot.get "s" : !torch.int
  return
}

// -----

torch.class_type @c {
  // CHECK: objects.mlir:[[# @LINE + 1]]:13: error: expected attribute value
  torch.attr : !torch.int
}

// -----

torch.class_type @c {
  // CHECK: objects.mlir:[[# @LINE + 1]]:21: error: custom op 'torch.method' invalid kind of attribute specified
  torch.method "f", "g"
}

// -----

// CHECK: objects.mlir:[[# @LINE + 1]]:6: error: 'torch.nn_module' op result #0 must be torch.nn.Module, but got '!torch.int'
%0 = torch.nn_module {
} : !torch.int

// -----

func.func @f(%a: !torch.int) {
  // CHECK: objects.mlir:[[# @LINE + 1]]:8: error: 'torch.prim.GetAttr' op operand #0 must be torch.nn.Module, but got '!torch.int'
  %0 = torch.prim.GetAttr %a["x"] : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.nn.Module<"c">) {
  // CHECK: objects.mlir:[[# @LINE + 1]]:37: error: expected '('
  %0 = torch.prim.CallMethod %a["x"] : !torch.nn.Module<"c">, () -> !torch.int
  return
}
