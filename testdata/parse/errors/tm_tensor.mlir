// TMTensor without a part of its form, or with another.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:23: error: custom op 'tm_tensor.scan' expected 'dimension'
  %0 = tm_tensor.scan inclusive(true) ins(%b : tensor<3x4xf32>) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  }
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:32: error: expected '('
  %0 = tm_tensor.scan dimension 1 inclusive(true) ins(%b : tensor<3x4xf32>) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  }
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:46: error: expected attribute value
  %0 = tm_tensor.scan dimension(1) inclusive(yes) ins(%b : tensor<3x4xf32>) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  }
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:52: error: custom op 'tm_tensor.scan' expected 'ins'
  %0 = tm_tensor.scan dimension(1) inclusive(true) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  }
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:58: error: expected ':'
  %0 = tm_tensor.scan dimension(1) inclusive(true) ins(%b) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  }
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:56: error: custom op 'tm_tensor.scan' number of operands and types do not match: got 2 operands and 1 types
  %0 = tm_tensor.scan dimension(1) inclusive(true) ins(%b, %c : tensor<3x4xf32>) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  }
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:56: error: use of value '%b' expects different type than prior uses: 'tensor<4x3xf32>' vs 'tensor<3x4xf32>'
  %0 = tm_tensor.scan dimension(1) inclusive(true) ins(%b : tensor<4x3xf32>) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  }
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:125: error: expected '{' to begin a region
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%b : tensor<3x4xf32>) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>, tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:3: error: cannot name an operation with no results
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%b : tensor<3x4xf32>) outs(%b, %c : tensor<3x4xf32>, tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  %0 = tm_tensor.sort dimension(1) outs(%b : tensor<3x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:23: error: expected ':'
    tm_tensor.yield %x
  } -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:33: error: expected attribute value
  %0 = tm_tensor.sort dimension(x) outs(%b : tensor<3x4xf32>) {
  } -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:40: error: expected ':'
  %0 = tm_tensor.sort dimension(1) ins() outs(%b : tensor<3x4xf32>) {
  } -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:8: error: 'tm_tensor.scatter' op requires attribute 'dimension_map'
  %0 = tm_tensor.scatter unique_indices(true) ins(%c : tensor<3xf32>) outs(%c : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:26: error: custom op 'tm_tensor.scatter' 'tm_tensor.scatter' op attribute 'dimension_map' failed to satisfy constraint: i64 dense array attribute
  %0 = tm_tensor.scatter {dimension_map = [0]} unique_indices(true) ins(%c : tensor<3xf32>) outs(%c : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:96: error: custom op 'tm_tensor.attention' expected 'outs'
  %0 = tm_tensor.attention ins(%b, %b, %b : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:3: error: 'tm_tensor.yield' op must be the last operation in the parent block
  tm_tensor.yield %c : tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) {
  // CHECK: tm_tensor.mlir:[[# @LINE + 1]]:8: error: custom op 'tm_tensor.reverse' is unknown
  %0 = tm_tensor.reverse ins(%c : tensor<3xf32>) -> tensor<3xf32>
  return
}
