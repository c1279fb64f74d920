// Literals of tensors whose elements do not fit.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f() {
  // CHECK: literals.mlir:[[# @LINE + 1]]:30: error: custom op 'torch.vtensor.literal' invalid kind of attribute specified
  %0 = torch.vtensor.literal(1) : !torch.vtensor<[1],si64>
  return
}

// -----

func.func @f() {
  // CHECK: literals.mlir:[[# @LINE + 1]]:8: error: 'torch.vtensor.literal' op result #0 must be Multi-dimensional array modeling Torch's Tensor type, but got '!torch.tensor<[1],si64>'
  %0 = torch.vtensor.literal(dense<1> : tensor<1xsi64>) : !torch.tensor<[1],si64>
  return
}

// -----

func.func @f() {
  // CHECK: literals.mlir:[[# @LINE + 1]]:30: error: inferred shape of elements literal ([2]) does not match type ([3])
  %0 = torch.vtensor.literal(dense<[1, 2]> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
  return
}

// -----

func.func @f() {
  // CHECK: literals.mlir:[[# @LINE + 1]]:36: error: expected integer elements, but parsed floating-point
  %0 = torch.vtensor.literal(dense<1.5> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
  return
}

// -----

func.func @f() {
  // CHECK: literals.mlir:[[# @LINE + 1]]:48: error: tensor literal is invalid; ranks are not consistent between elements
  %0 = torch.vtensor.literal(dense<[[1], [2, 3]]> : tensor<2x1xsi64>) : !torch.vtensor<[2,1],si64>
  return
}

// -----

func.func @f() {
  // CHECK: literals.mlir:[[# @LINE + 1]]:30: error: elements hex data size is invalid for provided type: 'tensor<3xsi64>'
  %0 = torch.vtensor.literal(dense<"0x01"> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
  return
}

// -----

func.func @f() {
  // CHECK: literals.mlir:[[# @LINE + 1]]:29: error: expected '('
  %0 = torch.vtensor.literal dense<1> : tensor<3xsi64> : !torch.vtensor<[3],si64>
  return
}
