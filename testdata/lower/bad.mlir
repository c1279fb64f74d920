// A check that is not what carry writes is an error at its place, which says
// where in the text; nothing is written.
// RUN: rm -f %t.out
// RUN: not assertion-opt --lower --split-input-file %s -o %t.out 2>&1 | FileCheck %s
// RUN: not ls %t.out
// RUN: not assertion-opt --lower --keep-going --quiet --split-input-file %s 2>/dev/null \
// RUN:   | FileCheck %s --check-prefix=KEPT

// CHECK: bad.mlir:[[# @LINE + 2]]:3: error: can't lower assertion "text": its text, line 1, column 1: custom op 'size' is unknown
func.func @not_mlir(%x: tensor<?xf32>) {
  tosa.custom %x {assertion.message = "text", domain_name = "assertion", operator_name = "check", implementation_attrs = "size(0) == 3"} : (tensor<?xf32>) -> ()
  return
}
// KEPT-LABEL: func.func @not_mlir(
// KEPT-NEXT:    tosa.custom

// -----

// CHECK: bad.mlir:[[# @LINE + 2]]:3: error: can't lower assertion: its text takes 1 argument, and it has 2 operands
func.func @arguments(%x: tensor<?xf32>) {
  tosa.custom %x, %x {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%a: tensor<?xf32>) {\0A  return\0A}"} : (tensor<?xf32>, tensor<?xf32>) -> ()
  return
}

// -----

// CHECK: bad.mlir:[[# @LINE + 2]]:3: error: can't lower assertion: argument 0 of its text, tensor<?xf32>, and the operand, tensor<?xf16>, differ in element type
func.func @element_type(%x: tensor<?xf16>) {
  tosa.custom %x {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%a: tensor<?xf32>) {\0A  return\0A}"} : (tensor<?xf16>) -> ()
  return
}

// -----

// CHECK: bad.mlir:[[# @LINE + 2]]:3: error: can't lower assertion: argument 0 of its text, tensor<?x?xf32>, and the operand, tensor<?xf32>, differ in rank
func.func @rank(%x: tensor<?xf32>) {
  tosa.custom %x {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%a: tensor<?x?xf32>) {\0A  return\0A}"} : (tensor<?xf32>) -> ()
  return
}

// -----

// CHECK: bad.mlir:[[# @LINE + 2]]:3: error: can't lower assertion: argument 0 of its text, tensor<3x?xf32>, and the operand, tensor<2x?xf32>, differ in a size
func.func @size(%x: tensor<2x?xf32>) {
  tosa.custom %x {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%a: tensor<3x?xf32>) {\0A  return\0A}"} : (tensor<2x?xf32>) -> ()
  return
}

// -----

// CHECK: bad.mlir:[[# @LINE + 3]]:3: error: can't lower assertion: its text, line 2, column 3: func.call is no operation of a check
func.func private @secret(tensor<?xf32>)
func.func @calls(%x: tensor<?xf32>) {
  tosa.custom %x {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%a: tensor<?xf32>) {\0A  call @check(%a) : (tensor<?xf32>) -> ()\0A  return\0A}"} : (tensor<?xf32>) -> ()
  return
}

// -----

// CHECK: bad.mlir:[[# @LINE + 2]]:8: error: can't lower assertion: it gives results, and a check has none
func.func @result(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.custom %x {domain_name = "assertion", operator_name = "check", implementation_attrs = ""} : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
