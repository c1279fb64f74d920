// Attributes that are missing, of a wrong kind or given twice.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: !torch.bool) {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:40: error: duplicate key 'a' in dictionary attribute
  torch.runtime.assert %a, "x" {a = 1, a = 2}
  return
}

// -----

func.func @f(%a: !torch.bool) {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:36: error: expected attribute value
  torch.runtime.assert %a, "x" {a = }
  return
}

// -----

func.func @f(%a: !torch.bool) {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:33: error: expected attribute name
  torch.runtime.assert %a, "x" {1 = 2}
  return
}

// -----

func.func @f(%a: !torch.bool) {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:3: error: 'torch.runtime.assert' op requires attribute 'message'
  "torch.runtime.assert"(%a) : (!torch.bool) -> ()
  return
}

// -----

func.func @f(%a: !torch.bool) {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:3: error: 'torch.runtime.assert' op attribute 'message' failed to satisfy constraint: string attribute
  "torch.runtime.assert"(%a) {message = 1} : (!torch.bool) -> ()
  return
}

// -----

func.func @f() {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:8: error: 'torch.symbolic_int' op requires attribute 'max_val'
  %0 = "torch.symbolic_int"() {symbol_name = "s", min_val = 1} : () -> !torch.int
  return
}

// -----

func.func @f() {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:8: error: 'torch.symbolic_int' op attribute 'min_val' failed to satisfy constraint: 64-bit signless integer attribute
  %0 = "torch.symbolic_int"() {symbol_name = "s", min_val = 1 : i32, max_val = 2} : () -> !torch.int
  return
}

// -----

func.func @f() {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:8: error: 'torch.constant.int' op attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute
  %0 = "torch.constant.int"() {value = 1 : i32} : () -> !torch.int
  return
}

// -----

func.func @f() {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:8: error: 'torch.vtensor.literal' op attribute 'value' failed to satisfy constraint: constant vector/tensor attribute
  %0 = "torch.vtensor.literal"() {value = 1} : () -> !torch.vtensor
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: attributes.mlir:[[# @LINE + 1]]:3: error: 'torch.global_slot.set' op attribute 'slot' failed to satisfy constraint: flat symbol reference attribute
  "torch.global_slot.set"(%a) {slot = "s"} : (!torch.int) -> ()
  return
}

// -----

// CHECK: attributes.mlir:[[# @LINE + 1]]:44: error: undefined symbol alias id 'map'
func.func private @f() attributes {a = #map}

// -----

// CHECK: attributes.mlir:[[# @LINE + 1]]:48: error: expected ':'
func.func private @f() attributes {a = dense<1>}

// -----

// CHECK: attributes.mlir:[[# @LINE + 1]]:40: error: unexpected decimal integer literal for a floating point value
func.func private @f() attributes {a = 1 : f32}

// -----

// CHECK: attributes.mlir:[[# @LINE + 1]]:40: error: integer constant out of range for attribute
func.func private @f() attributes {a = 300 : i8}

// -----

// CHECK: attributes.mlir:[[# @LINE + 1]]:41: error: @ identifier expected to start with letter or '_'
func.func private @f() attributes {a = @}

// -----

// CHECK: attributes.mlir:[[# @LINE + 1]]:60: error: use of undeclared identifier
func.func private @f() attributes {a = affine_map<(d0) -> (d1)>}

// -----

#map = affine_map<(d0) -> (d0)>
// CHECK: attributes.mlir:[[# @LINE + 1]]:1: error: redefinition of attribute alias id 'map'
#map = affine_map<(d0) -> (d0)>

// -----

!t = i32
// CHECK: attributes.mlir:[[# @LINE + 1]]:1: error: redefinition of type alias id 't'
!t = i64
