// StableHLO's operations on elements, with types, counts and words that do not
// fit.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:23: error: use of value '%a' expects different type than prior uses: 'tensor<3x2xf32>' vs 'tensor<2x3xf32>'
  %0 = stablehlo.cbrt %a : tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:25: error: expected ':'
  %0 = stablehlo.cbrt %a, %a : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:22: error: expected SSA operand
  %0 = stablehlo.cbrt : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:25: error: expected ':'
  %0 = stablehlo.cbrt %a
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:28: error: custom op 'stablehlo.cbrt' 1 operands present, but expected 2
  %0 = stablehlo.cbrt %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:28: error: custom op 'stablehlo.cbrt' expected single output
  %0 = stablehlo.cbrt %a : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:28: error: custom op 'stablehlo.cbrt' expected single output
  %0 = stablehlo.cbrt %a : (tensor<2x3xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:26: error: expected ','
  %0 = stablehlo.power %a : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:26: error: expected ','
  %0 = stablehlo.power %a %a : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:48: error: expected operation name in quotes
  %0 = stablehlo.power %a, %a : tensor<2x3xf32>, tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:3: error: operation defines 1 results but was provided 2 to bind
  %0:2 = stablehlo.power %a, %a : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:32: error: expected attribute value
  %0 = stablehlo.sqrt %a {why = } : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:30: error: expected ','
  %0 = stablehlo.clamp %a, %a : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:8: error: custom op 'stablehlo.square_root' is unknown
  %0 = stablehlo.square_root %a : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:8: error: 'stablehlo.sqrt' op requires a single operand
  %0 = "stablehlo.sqrt"(%a, %a) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f() {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:26: error: expected attribute value
  %0 = stablehlo.constant : tensor<f32>
  return
}

// -----

func.func @f() {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:27: error: custom op 'stablehlo.constant' invalid kind of attribute specified
  %0 = stablehlo.constant 1.0 : f32
  return
}

// -----

func.func @f() {
  // CHECK: hlo_elements.mlir:[[# @LINE + 1]]:33: error: unexpected decimal integer literal for a floating point value
  %0 = stablehlo.constant dense<1> : tensor<f32>
  return
}
