// Operations of other dialects next to torch.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: i32, %b: i64) {
  // CHECK: upstream.mlir:[[# @LINE + 1]]:23: error: use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
  %0 = arith.addi %a, %b : i32
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // CHECK: upstream.mlir:[[# @LINE + 1]]:8: error: 'tensor.cast' op operand type 'tensor<2xf32>' and result type 'tensor<3xf32>' are cast incompatible
  %0 = tensor.cast %a : tensor<2xf32> to tensor<3xf32>
  return
}

// -----

func.func @f(%a: !torch.bool) {
  // CHECK: upstream.mlir:[[# @LINE + 1]]:13: error: use of value '%a' expects different type than prior uses: 'i1' vs '!torch.bool'
  cf.assert %a, "x"
  return
}

// -----

func.func @f() {
  %0 = arith.constant 1.5 : i32
  // CHECK: upstream.mlir:[[# @LINE + 1]]:3: error: floating point value not valid for specified type
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // CHECK: upstream.mlir:[[# @LINE + 1]]:8: error: 'linalg.matmul' op expected operand #0 rank (1) to match the result rank of indexing_map (2)
  %0 = linalg.matmul ins(%a, %b : tensor<2xf32>, tensor<3xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// CHECK: upstream.mlir:[[# @LINE + 1]]:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'
module attributes {x} {
}
