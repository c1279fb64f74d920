// Regions of shapes that do not fit.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: !torch.vtensor) {
  %0 = torch.shape.calculate {
    torch.shape.calculate.yield %a : !torch.vtensor
  // CHECK: calculate.mlir:[[# @LINE + 1]]:5: error: custom op 'torch.shape.calculate' expected 'shapes'
  } dtypes {
    torch.shape.calculate.yield.shapes
  } : !torch.vtensor
  return
}

// -----

func.func @f(%a: !torch.int) {
  %0 = torch.shape.calculate {
    torch.shape.calculate.yield %a : !torch.int
  } shapes {
    // CHECK: calculate.mlir:[[# @LINE + 1]]:5: error: 'torch.shape.calculate.yield.shapes' op operand #0 must be variadic of Int list type (int[]) of Torch IntType values, but got '!torch.int'
    torch.shape.calculate.yield.shapes %a : !torch.int
  } : !torch.int
  return
}
