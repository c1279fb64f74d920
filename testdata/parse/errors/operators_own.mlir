// torch.operator, dictionaries, casts and symbols. These torch-mlir-opt words
// otherwise, or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f(%a: !torch.str) {
  // CHECK: operators_own.mlir:[[# @LINE + 1]]:8: error: 'torch.prim.DictConstruct' op has 1 operands, which its declarations do not fit
  %0 = torch.prim.DictConstruct keys(%a : !torch.str) values() -> !torch.dict<str, int>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // CHECK: operators_own.mlir:[[# @LINE + 1]]:29: error: use of value '%a' expects different type than prior uses: '!torch.tensor<[2],f32>' vs '!torch.vtensor<[2],f32>'
  %0 = torch.copy.to_tensor %a : !torch.vtensor<[2],f32>
  return
}
