// torch.operator, dictionaries, casts and symbols.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: !torch.int) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:22: error: expected attribute value
  %0 = torch.operator onnx.Relu(%a) : (!torch.int) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:41: error: custom op 'torch.operator' invalid kind of type specified: expected builtin.function, but found '!torch.int'
  %0 = torch.operator "onnx.Relu"(%a) : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:35: error: use of value '%a' expects different type than prior uses: '!torch.float' vs '!torch.int'
  %0 = torch.operator "onnx.Relu"(%a) : (!torch.float) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:35: error: custom op 'torch.operator' number of operands and types do not match: got 2 operands and 1 types
  %0 = torch.operator "onnx.Relu"(%a, %a) : (!torch.int) -> !torch.int
  return
}

// -----

func.func @f(%a: i32) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:8: error: 'torch.operator' op operand #0 must be variadic of Any type that is legal to pass to a Torch kernel, but got 'i32'
  %0 = torch.operator "onnx.Relu"(%a) : (i32) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:3: error: 'torch.operator_terminator' op expects parent op 'torch.operator'
  torch.operator_terminator %a : !torch.int
}

// -----

func.func @f(%a: !torch.str, %b: !torch.float) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:8: error: values  should be of Dict value type
  %0 = torch.prim.DictConstruct keys(%a : !torch.str) values(%b : !torch.float) -> !torch.dict<str, int>
  return
}

// -----

func.func @f(%a: !torch.str, %b: !torch.int) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:8: error: keys should be of Dict key type
  %0 = torch.prim.DictConstruct keys(%b : !torch.int) values(%b : !torch.int) -> !torch.dict<str, int>
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:39: error: custom op 'torch.derefine' expected 'to'
  %0 = torch.derefine %a : !torch.int -> !torch.optional<int>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:8: error: 'torch.tensor_static_info_cast' op result #0 must be Any Torch tensor type, but got '!torch.int'
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.int
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:8: error: 'torch_c.from_builtin_tensor' op result #0 must be Multi-dimensional array modeling Torch's Tensor type, but got '!torch.int'
  %0 = torch_c.from_builtin_tensor %a : tensor<2xf32> -> !torch.int
  return
}

// -----

func.func @f(%a: i32) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:25: error: use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
  %0 = torch_c.from_i64 %a
  return
}

// -----

func.func @f() {
  // CHECK: operators.mlir:[[# @LINE + 1]]:26: error: expected attribute value
  %0 = torch.symbolic_int s0 {min_val = 2, max_val = 9} : !torch.int
  return
}

// -----

func.func @f() {
  // CHECK: operators.mlir:[[# @LINE + 1]]:44: error: expected ','
  %0 = torch.symbolic_int "s0" {min_val = 2} : !torch.int
  return
}

// -----

func.func @f(%a: !torch.vtensor<[?],f32>) {
  // CHECK: operators.mlir:[[# @LINE + 1]]:37: error: integer literal not valid for specified type
  torch.bind_symbolic_shape %a, [], 7 : !torch.vtensor<[?],f32>
  return
}
