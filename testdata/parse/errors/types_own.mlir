// Types that are misspelled, and where. These torch-mlir-opt words otherwise,
// or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

// CHECK: types_own.mlir:[[# @LINE + 1]]:39: error: expected string
func.func private @f(!torch.nn.Module<c>)
