// Regions of torch.prim.If and torch.prim.Loop that do not fit. These
// torch-mlir-opt words otherwise, or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f(%a: !torch.bool, %b: !torch.int) {
  // CHECK: control_own.mlir:[[# @LINE + 1]]:8: error: 'torch.prim.If' op along control flow edge from Operation torch.prim.If.yield to Operation torch.prim.If: successor operand type #0 '!torch.bool' should match successor input type #0 '!torch.int'
  %0 = torch.prim.If %a -> (!torch.int) {
    torch.prim.If.yield %b : !torch.int
  } else {
    torch.prim.If.yield %a : !torch.bool
  }
  return
}

// -----

func.func @f(%a: !torch.bool, %n: !torch.int) {
  // CHECK: control_own.mlir:[[# @LINE + 1]]:3: error: 'torch.prim.Loop' op region has no argument for the trip count
  torch.prim.Loop %n, %a, init() {
    torch.prim.Loop.condition %a, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}
