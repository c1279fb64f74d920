// Types that do not follow from what an operation holds.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: grep error: %t > %t.errors
// RUN: grep error: %t.theirs | diff %t.errors -

func.func @a() {
  // CHECK: tensors.mlir:[[# @LINE + 2]]:8: error: 'torch.vtensor.literal' op inferred type(s) '!torch.vtensor<[2],f32>' are incompatible with return type(s) of operation '!torch.vtensor<[3],f32>'
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.vtensor.literal' op failed to infer returned types
  %0 = torch.vtensor.literal(dense<1.0> : tensor<2xf32>) : !torch.vtensor<[3],f32>
  return
}

// -----

func.func @a() {
  // CHECK: tensors.mlir:[[# @LINE + 2]]:8: error: 'torch.vtensor.literal' op inferred type(s) '!torch.vtensor<[2],si64>' are incompatible with return type(s) of operation '!torch.vtensor<[2],f32>'
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.vtensor.literal' op failed to infer returned types
  %0 = torch.vtensor.literal(dense<1> : tensor<2xsi64>) : !torch.vtensor<[2],f32>
  return
}

// -----

// This one is right.
func.func @a() {
  %0 = torch.vtensor.literal(dense<1> : tensor<2xi64>) : !torch.vtensor<[2],si64>
  return
}

// -----

func.func @a() {
  // CHECK: tensors.mlir:[[# @LINE + 2]]:8: error: 'torch.vtensor.literal' op inferred type(s) '!torch.vtensor<[2],si64>' are incompatible with return type(s) of operation '!torch.vtensor<[?],si64>'
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.vtensor.literal' op failed to infer returned types
  %0 = torch.vtensor.literal(dense<1> : tensor<2xsi64>) : !torch.vtensor<[?],si64>
  return
}

// -----

func.func @a() {
  // CHECK: tensors.mlir:[[# @LINE + 2]]:8: error: 'torch.vtensor.literal' op inferred type(s) '!torch.vtensor<[2],si64>' are incompatible with return type(s) of operation '!torch.vtensor'
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.vtensor.literal' op failed to infer returned types
  %0 = torch.vtensor.literal(dense<1> : tensor<2xsi64>) : !torch.vtensor
  return
}

// -----

func.func @a() {
  // CHECK: tensors.mlir:[[# @LINE + 2]]:8: error: 'torch.tensor.literal' op inferred type(s) '!torch.tensor<[2],si64>' are incompatible with return type(s) of operation '!torch.tensor<[3],si64>'
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.tensor.literal' op failed to infer returned types
  %0 = torch.tensor.literal(dense<1> : tensor<2xsi64>) : !torch.tensor<[3],si64>
  return
}

// -----

// This one is right.
func.func @a() {
  %0 = torch.tensor.literal(dense<1> : tensor<2xsi64>) : !torch.tensor<[?],si64>
  return
}

// -----

func.func @a() {
  // CHECK: tensors.mlir:[[# @LINE + 2]]:8: error: 'torch.tensor.literal' op inferred type(s) '!torch.tensor<[2],si64>' are incompatible with return type(s) of operation '!torch.tensor<[2],f32>'
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.tensor.literal' op failed to infer returned types
  %0 = torch.tensor.literal(dense<1> : tensor<2xsi64>) : !torch.tensor<[2],f32>
  return
}

// -----

func.func @a(%a: !torch.int) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.derefine' op operand type '!torch.int' and result type '!torch.str' are cast incompatible
  %0 = torch.derefine %a : !torch.int to !torch.str
  return
}

// -----

// This one is right.
func.func @a(%a: !torch.int) {
  %0 = torch.derefine %a : !torch.int to !torch.optional<int>
  return
}

// -----

func.func @a(%a: !torch.vtensor<[2],f32>) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.tensor_static_info_cast' op operand type '!torch.vtensor<[2],f32>' and result type '!torch.vtensor<[3],f32>' are cast incompatible
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.vtensor<[3],f32>
  return
}

// -----

// This one is right.
func.func @a(%a: !torch.vtensor<[2],f32>) {
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.vtensor<[?],f32>
  return
}

// -----

func.func @a(%a: !torch.vtensor<[2],f32>) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.tensor_static_info_cast' op operand type '!torch.vtensor<[2],f32>' and result type '!torch.vtensor<[?],si64>' are cast incompatible
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.vtensor<[?],si64>
  return
}

// -----

// This one is right.
func.func @a(%a: !torch.vtensor<[2],f32>) {
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.vtensor<*,unk>
  return
}

// -----

// This one is right.
func.func @a(%a: !torch.vtensor<[2],f32>) {
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.tensor<[2],f32>
  return
}

// -----

func.func @a(%a: !torch.vtensor<[2],f32>) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: operand and result must have the same size and dtype
  %0 = torch_c.to_builtin_tensor %a : !torch.vtensor<[2],f32> -> tensor<3xf32>
  return
}

// -----

// This one is right.
func.func @a(%a: !torch.vtensor<[2],si64>) {
  %0 = torch_c.to_builtin_tensor %a : !torch.vtensor<[2],si64> -> tensor<2xi64>
  return
}

// -----

func.func @a(%a: !torch.vtensor<[2],si64>) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: operand and result must have the same size and dtype
  %0 = torch_c.to_builtin_tensor %a : !torch.vtensor<[2],si64> -> tensor<2xf32>
  return
}

// -----

func.func @a(%a: !torch.vtensor<[2],si64>) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: operand and result must have the same size and dtype
  %0 = torch_c.to_builtin_tensor %a : !torch.vtensor<[2],si64> -> tensor<?xi64>
  return
}

// -----

func.func @a(%a: tensor<2xi64>) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: operand and result must have the same size and dtype
  %0 = torch_c.from_builtin_tensor %a : tensor<2xi64> -> !torch.vtensor<[3],si64>
  return
}

// -----

// This one is right.
func.func @a(%a: tensor<2xi64>) {
  %0 = torch_c.from_builtin_tensor %a : tensor<2xi64> -> !torch.vtensor<[2],si64>
  return
}

// -----

func.func @a(%a: tensor<2xi64>) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: operand and result must have the same size and dtype
  %0 = torch_c.from_builtin_tensor %a : tensor<2xi64> -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @a(%a: !torch.int) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.prim.unchecked_cast' op operand type '!torch.int' and result type '!torch.str' are cast incompatible
  %0 = torch.prim.unchecked_cast %a : !torch.int -> !torch.str
  return
}

// -----

func.func @a(%a: !torch.vtensor<[2],f32>) {
  // CHECK: tensors.mlir:[[# @LINE + 1]]:8: error: 'torch.copy.to_tensor' op failed to verify that operand is corresponding !torch.vtensor
  %0 = "torch.copy.to_tensor"(%a) : (!torch.vtensor<[2],f32>) -> !torch.tensor<[3],f32>
  return
}
