// Types that are misspelled, and where.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

// CHECK: types.mlir:[[# @LINE + 1]]:29: error: unknown  type `integer` in dialect `torch`
func.func private @f(!torch.integer)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:33: error: expected '<'
func.func private @f(!torch.list)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:34: error: expected valid keyword
func.func private @f(!torch.list<>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:33: error: unbalanced '<' character in pretty dialect name
func.func private @f(!torch.list<int)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:34: error: expected valid keyword
func.func private @f(!torch.list<!torch.int>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:37: error: expected ','
func.func private @f(!torch.dict<int>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:41: error: expected '>'
func.func private @f(!torch.optional<int, int>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:38: error: expected '<'
func.func private @f(!torch.nn.Module)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:37: error: expected '['
func.func private @f(!torch.vtensor<2,f32>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:36: error: unbalanced '[' character in pretty dialect name
func.func private @f(!torch.vtensor<[2,f32>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:40: error: expected ','
func.func private @f(!torch.vtensor<[2]>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:38: error: expected ']'
func.func private @f(!torch.vtensor<[x],f32>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:36: error: invalid dtype 'i64' for !torch.tensor type
func.func private @f(!torch.vtensor<[2],i64>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:36: error: invalid dtype '!torch.int' for !torch.tensor type
func.func private @f(!torch.vtensor<[2],!torch.int>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:36: error: invalid sparsity encoding attribute
func.func private @f(!torch.vtensor<[2],f32,1>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:29: error: expected valid keyword
func.func private @f(!torch.)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:30: error: undefined symbol alias id 'unknown'
func.func private @f(!unknown)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:32: error: expected 'x' in dimension list
func.func private @f(tensor<2x3f32>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:31: error: expected non-function type
func.func private @f(tensor<2xf33>)

// -----

// CHECK: types.mlir:[[# @LINE + 1]]:31: error: invalid memref element type
func.func private @f(memref<2x!torch.int>)
