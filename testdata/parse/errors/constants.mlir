// Constants without a value, of a wrong one or of a wrong type.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: !torch.int) {
  %0 = torch.constant.int
  // CHECK: constants.mlir:[[# @LINE + 1]]:3: error: custom op 'torch.constant.int' expected integer value
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:27: error: expected operation name in quotes
  %0 = torch.constant.none 1
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:27: error: custom op 'torch.constant.int' integer value too large
  %0 = torch.constant.int 9223372036854775808
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:28: error: expected operation name in quotes
  %0 = torch.constant.int 1 : !torch.int
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:27: error: expected attribute value
  %0 = torch.constant.bool maybe
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:29: error: custom op 'torch.constant.float' invalid kind of attribute specified
  %0 = torch.constant.float "x"
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:29: error: unexpected decimal integer literal for a floating point value
  %0 = torch.constant.float 1
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:26: error: expected attribute value
  %0 = torch.constant.str unquoted
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:32: error: expected '"' in string literal
  %0 = torch.constant.str "open
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:30: error: integer literal not valid for specified type
  %0 = torch.constant.device 0
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:8: error: 'torch.constant.str' op attribute 'value' failed to satisfy constraint: string attribute
  %0 = "torch.constant.str"() {value = 1} : () -> !torch.str
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:8: error: 'torch.constant.int' op result #0 must be Torch IntType, but got '!torch.float'
  %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.float
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:8: error: 'torch.constant.none' op result #0 must be Torch NoneType, but got '!torch.bool'
  %0 = "torch.constant.none"() : () -> !torch.bool
  return
}

// -----

func.func @f() {
  // CHECK: constants.mlir:[[# @LINE + 1]]:8: error: 'torch.constant.str' op result #0 must be Torch StringType, but got 'i32'
  %0 = "torch.constant.str"() <{value = "x"}> : () -> i32
  return
}

// -----

func.func @f() -> !torch.float {
  %int1 = torch.constant.int 1
  // CHECK: constants.mlir:[[# @LINE + 1]]:10: error: use of value '%int1' expects different type than prior uses: '!torch.float' vs '!torch.int'
  return %int1 : !torch.float
}
