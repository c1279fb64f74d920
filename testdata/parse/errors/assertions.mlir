// Assertions of what is no condition.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: !torch.bool) {
  // CHECK: assertions.mlir:[[# @LINE + 1]]:31: error: expected operation name in quotes
  torch.runtime.assert %a, "x" : !torch.bool
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: assertions.mlir:[[# @LINE + 1]]:24: error: use of value '%a' expects different type than prior uses: '!torch.bool' vs '!torch.int'
  torch.runtime.assert %a, "x"
  return
}

// -----

func.func @f() {
  // CHECK: assertions.mlir:[[# @LINE + 1]]:24: error: use of undeclared SSA value name
  torch.runtime.assert %x, "x"
  return
}
