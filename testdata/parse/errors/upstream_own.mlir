// Operations of other dialects next to torch. These torch-mlir-opt words
// otherwise, or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f(%a: !torch.int) {
  // CHECK: upstream_own.mlir:[[# @LINE + 1]]:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got '!torch.int'
  %0 = arith.addi %a, %a : !torch.int
  return
}

// -----

func.func @f(%a: i1) {
  // CHECK: upstream_own.mlir:[[# @LINE + 1]]:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = scf.if %a -> (!torch.int) {
    scf.yield
  } else {
    scf.yield
  }
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // CHECK: upstream_own.mlir:[[# @LINE + 1]]:8: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 2
  %0 = memref.load %a[%i, %i] : memref<2xf32>
  return
}
