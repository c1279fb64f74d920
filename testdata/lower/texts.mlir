// Texts that are no check: what is wrong, and where in the text. All of them are
// said; nothing is written, and with --keep-going each stays as it is.
// RUN: rm -f %t.out
// RUN: not assertion-opt --lower --split-input-file %s -o %t.out 2>%t.said
// RUN: FileCheck %s --input-file=%t.said --implicit-check-not=error: --implicit-check-not=remark:
// RUN: not ls %t.out
// RUN: not assertion-opt --lower --keep-going --quiet --split-input-file %s 2>/dev/null >%t.kept
// RUN: assertion-opt --dce --quiet --split-input-file %s | diff - %t.kept

// No text at all.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "empty": its text: source must contain a single top-level operation, found: 0
func.func @empty(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "empty", domain_name = "assertion", implementation_attrs = "", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// Of two functions none is the check.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "two_functions": its text: source must contain a single top-level operation, found: 2
func.func @two_functions(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "two_functions", domain_name = "assertion", implementation_attrs = "func.func private @a()\0Afunc.func private @b()", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// The place is that of the end, of which the line break is no part.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "cut_off": its text, line 1, column 43: expected operation name in quotes
func.func @cut_off(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "cut_off", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// A type of a dialect that nobody has is read, and is no tensor.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "unknown_type": argument 0 of its text, !no.type, and the operand, tensor<?x3xf32>, differ in being a tensor
func.func @unknown_type(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "unknown_type", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: !no.type) {\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// Its dialect is loaded, and has no such operation.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "unknown_operation": its text, line 2, column 8: custom op 'arith.nothing' is unknown
func.func @unknown_operation(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "unknown_operation", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  %0 = arith.nothing %arg0\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// Of another dialect, which the module has too.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "not_loaded": its text, line 2, column 8: tosa.abs is no operation of a check
func.func @not_loaded(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "not_loaded", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  %0 = tosa.abs %arg0 : (tensor<?x3xf32>) -> tensor<?x3xf32>\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// What parses has to be valid.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "does_not_verify": its text, line 3, column 8: 'arith.addi' op requires the same type for all operands and results
func.func @does_not_verify(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "does_not_verify", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  %0 = arith.constant 0 : index\0A  %1 = \22arith.addi\22(%0, %0) : (index, index) -> i64\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "returns": its text, line 2, column 3: func.return gives results, and a check has none
func.func @returns(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "returns", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {\0A  return %arg0 : tensor<?x3xf32>\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// A function without a body.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "declaration": its text, line 1, column 1: func.func is not of one block
func.func @declaration(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "declaration", domain_name = "assertion", implementation_attrs = "func.func private @check(tensor<?x3xf32>)", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "blocks": its text, line 1, column 1: func.func is not of one block
func.func @blocks(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "blocks", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  cf.br ^on\0A^on:\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// The function in a module is not looked for.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "module": its text, line 1, column 1: builtin.module is no func.func
func.func @module(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "module", domain_name = "assertion", implementation_attrs = "module {\0A  func.func private @check(tensor<?x3xf32>)\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// Of the dialect tensor only what reads is allowed.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "an_effect": its text, line 2, column 8: tensor.empty is no operation of a check
func.func @an_effect(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "an_effect", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  %0 = tensor.empty() : tensor<2xf32>\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// Nor is what has a region.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "nested": its text, line 3, column 8: tensor.generate is no operation of a check
func.func @nested(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "nested", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  %c = arith.constant 2 : index\0A  %0 = tensor.generate %c {\0A  ^bb0(%i: index):\0A    %f = arith.constant 0.0 : f32\0A    tensor.yield %f : f32\0A  } : tensor<?xf32>\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "recursion": its text, line 2, column 3: func.call is no operation of a check
func.func @recursion(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "recursion", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  func.call @check(%arg0) : (tensor<?x3xf32>) -> ()\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// A vector is no number.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "vectors": its text, line 2, column 8: arith.constant is not on numbers and tensors
func.func @vectors(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "vectors", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  %0 = arith.constant dense<1> : vector<2xi32>\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "no_argument": its text takes 0 arguments, and it has 1 operand
func.func @no_argument(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "no_argument", domain_name = "assertion", implementation_attrs = "func.func @check() {\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "memref": argument 0 of its text, memref<?x3xf32>, and the operand, tensor<?x3xf32>, differ in being a tensor
func.func @memref(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "memref", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: memref<?x3xf32>) {\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// A number is not what a tensor is cast to.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "number": argument 0 of its text, f32, and the operand, tensor<?x3xf32>, differ in being a tensor
func.func @number(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "number", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: f32) {\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "scalar_tensor": argument 0 of its text, tensor<f32>, and the operand, tensor<?x3xf32>, differ in rank
func.func @scalar_tensor(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "scalar_tensor", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f32>) {\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// Of the sizes that both know one differs.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "known_size": argument 0 of its text, tensor<2x4xf32>, and the operand, tensor<?x3xf32>, differ in a size
func.func @known_size(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "known_size", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<2x4xf32>) {\0A  return\0A}", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}

// -----

// Brackets that are deeper than any check's, before the parser sees them.
// CHECK: texts.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "deep": its text: it nests too deeply
func.func @deep(%x: tensor<?x3xf32>) {
  tosa.custom %x {assertion.message = "deep", domain_name = "assertion", implementation_attrs = "((((((((((((((((((((((((((((((((((((((((", operator_name = "check"} : (tensor<?x3xf32>) -> ()
  return
}
