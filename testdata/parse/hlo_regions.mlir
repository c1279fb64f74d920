// StableHLO's operations without a form of their own: regions, channels,
// programs next to each other, and what numbers their dimensions.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: torch-mlir-opt %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: torch-mlir-opt --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// Both branches return what the operation does; one of them is nested.
// CHECK-LABEL: func.func @branches(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %0:2 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT:     stablehlo.return %arg2, %arg1 : tensor<?xf32>, tensor<i32>
// CHECK-NEXT:   }, {
// CHECK-NEXT:     %1 = "stablehlo.case"(%arg1) ({
// CHECK-NEXT:       stablehlo.return %arg2 : tensor<?xf32>
// CHECK-NEXT:     }, {
// CHECK-NEXT:       %2 = stablehlo.negate %arg2 : tensor<?xf32>
// CHECK-NEXT:       stablehlo.return %2 : tensor<?xf32>
// CHECK-NEXT:     }, {
// CHECK-NEXT:       stablehlo.return %arg2 : tensor<?xf32>
// CHECK-NEXT:     }) : (tensor<i32>) -> tensor<?xf32>
// CHECK-NEXT:     stablehlo.return %1, %arg1 : tensor<?xf32>, tensor<i32>
// CHECK-NEXT:   }) {why = "attribute"} : (tensor<i1>) -> (tensor<?xf32>, tensor<i32>)
// CHECK-NEXT:   return %0#0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @branches(%p: tensor<i1>, %i: tensor<i32>, %a: tensor<?xf32>) -> tensor<?xf32> {
  %0:2 = "stablehlo.if"(%p) ({
    "stablehlo.return"(%a, %i) : (tensor<?xf32>, tensor<i32>) -> ()
  }, {
    %1 = "stablehlo.case"(%i) ({
      stablehlo.return %a : tensor<?xf32>
    }, {
      %2 = stablehlo.negate %a : tensor<?xf32>
      stablehlo.return %2 : tensor<?xf32>
    }, {
      stablehlo.return %a : tensor<?xf32>
    }) : (tensor<i32>) -> tensor<?xf32>
    stablehlo.return %1, %i : tensor<?xf32>, tensor<i32>
  }) {why = "attribute"} : (tensor<i1>) -> (tensor<?xf32>, tensor<i32>)
  return %0#0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @map(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %0 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT:   ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT:     %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
// CHECK-NEXT:     stablehlo.return %1 : tensor<f32>
// CHECK-NEXT:   }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   return %0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @map(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.map"(%a, %a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Two inputs and two results; the padding is of a tensor, not of an array.
// CHECK-LABEL: func.func @windows(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) {
// CHECK-NEXT:   %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{padding = dense<[{{.}}1, 0], [0, 2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
// CHECK-NEXT:   ^bb0(%arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<f32>, %arg7: tensor<i32>):
// CHECK-NEXT:     %2 = stablehlo.maximum %arg4, %arg6 : tensor<f32>
// CHECK-NEXT:     %3 = stablehlo.maximum %arg5, %arg7 : tensor<i32>
// CHECK-NEXT:     stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
// CHECK-NEXT:   }) : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x6xf32>, tensor<2x6xi32>)
// CHECK-NEXT:   %1 = "stablehlo.reduce_window"(%arg0, %arg2) <{base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 2, 3>}> ({
// CHECK-NEXT:   ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
// CHECK-NEXT:     %2 = stablehlo.add %arg4, %arg5 : tensor<f32>
// CHECK-NEXT:     stablehlo.return %2 : tensor<f32>
// CHECK-NEXT:   }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @windows(%a: tensor<4x6xf32>, %i: tensor<4x6xi32>, %z: tensor<f32>, %n: tensor<i32>) {
  %0:2 = "stablehlo.reduce_window"(%a, %i, %z, %n) <{padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %j: tensor<i32>, %y: tensor<f32>, %k: tensor<i32>):
    %2 = stablehlo.maximum %x, %y : tensor<f32>
    %3 = stablehlo.maximum %j, %k : tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }) : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x6xf32>, tensor<2x6xi32>)
  %1 = "stablehlo.reduce_window"(%a, %z) <{base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x2xf32>
  return
}

// CHECK-LABEL: func.func @select_and_scatter(%arg0: tensor<4x6xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) -> tensor<4x6xf32> {
// CHECK-NEXT:   %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
// CHECK-NEXT:   ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT:     %1 = stablehlo.compare GE, %arg3, %arg4, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:     stablehlo.return %1 : tensor<i1>
// CHECK-NEXT:   }, {
// CHECK-NEXT:   ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT:     %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
// CHECK-NEXT:     stablehlo.return %1 : tensor<f32>
// CHECK-NEXT:   }) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
// CHECK-NEXT:   return %0 : tensor<4x6xf32>
// CHECK-NEXT: }
func.func @select_and_scatter(%a: tensor<4x6xf32>, %s: tensor<2x2xf32>, %z: tensor<f32>) -> tensor<4x6xf32> {
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// Numbers of dimensions: those that are empty are not written.
// CHECK-LABEL: func.func @scatter(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi64>, %arg2: tensor<2x4xf32>, %arg3: tensor<2xi64>) {
// CHECK-NEXT:   %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
// CHECK-NEXT:   ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
// CHECK-NEXT:     stablehlo.return %arg5 : tensor<f32>
// CHECK-NEXT:   }) : (tensor<3x4xf32>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:   %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x4xf32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x?xf32>
// CHECK-NEXT:   %2 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi64>) -> tensor<2x4xf32>
// CHECK-NEXT:   %3 = "stablehlo.torch_index_select"(%arg0, %arg3) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<3x2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scatter(%a: tensor<3x4xf32>, %i: tensor<2x1xi64>, %u: tensor<2x4xf32>, %s: tensor<2xi64>) {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  %1 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x4xf32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x?xf32>
  %2 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<index_vector_dim = 1, start_index_map = [0], collapsed_slice_dims = [0], offset_dims = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi64>) -> tensor<2x4xf32>
  %3 = "stablehlo.torch_index_select"(%a, %s) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  return
}

// CHECK-LABEL: func.func @norms(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
// CHECK-NEXT:   %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:   %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %batch_mean, %batch_var) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg1, %arg1, %arg0) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @norms(%a: tensor<2x3xf32>, %w: tensor<3xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%a, %w, %w) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %1 = "stablehlo.batch_norm_inference"(%a, %w, %w, %0#1, %0#2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %grad, %2, %3 = "stablehlo.batch_norm_grad"(%a, %w, %w, %w, %a) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// CHECK-LABEL: func.func @solve(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
// CHECK-NEXT:   %0 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:   return %0 : tensor<3x3xf32>
// CHECK-NEXT: }
func.func @solve(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = "stablehlo.triangular_solve"(%a, %a) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// A convolution whose padding is a tensor's.
// CHECK-LABEL: func.func @convolution(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<2x2x3x4xf32>, %arg2: tensor<2x2xi64>) -> tensor<1x?x?x4xf32> {
// CHECK-NEXT:   %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 1>}> : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>, tensor<2x2xi64>) -> tensor<1x?x?x4xf32>
// CHECK-NEXT:   return %0 : tensor<1x?x?x4xf32>
// CHECK-NEXT: }
func.func @convolution(%a: tensor<1x8x8x3xf32>, %k: tensor<2x2x3x4xf32>, %p: tensor<2x2xi64>) -> tensor<1x?x?x4xf32> {
  %0 = "stablehlo.dynamic_conv"(%a, %k, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 1>}> : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>, tensor<2x2xi64>) -> tensor<1x?x?x4xf32>
  return %0 : tensor<1x?x?x4xf32>
}

// Programs next to each other, with a channel and without.
// CHECK-LABEL: func.func @collectives(%arg0: tensor<4x2xf32>) {
// CHECK-NEXT:   %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, replica_groups = dense<[{{.}}0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
// CHECK-NEXT:   ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT:     %8 = stablehlo.add %arg1, %arg2 : tensor<f32>
// CHECK-NEXT:     stablehlo.return %8 : tensor<f32>
// CHECK-NEXT:   }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT:   %1:2 = "stablehlo.all_reduce"(%arg0, %arg0) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
// CHECK-NEXT:   ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT:     stablehlo.return %arg1 : tensor<f32>
// CHECK-NEXT:   }) : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
// CHECK-NEXT:   %2 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<[{{.}}0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:   %3 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<[{{.}}0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:   %4 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[{{.}}0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
// CHECK-NEXT:   ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT:     %8 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
// CHECK-NEXT:     stablehlo.return %8 : tensor<f32>
// CHECK-NEXT:   }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:   %5 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[{{.}}0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT:   %6 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[{{.}}0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT:   %7 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[{{.}}0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @collectives(%a: tensor<4x2xf32>) {
  %0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %8 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %8 : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %1:2 = "stablehlo.all_reduce"(%a, %a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
  %2 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x4xf32>
  %3 = "stablehlo.all_to_all"(%a) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
  %4 = "stablehlo.reduce_scatter"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %8 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %8 : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  %5 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %6 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %7 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// Tokens keep these in order.
// CHECK-LABEL: func.func @channels(%arg0: tensor<2xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
// CHECK-NEXT:   %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
// CHECK-NEXT:   %1:2 = "stablehlo.recv"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 6, type = 3>, is_host_transfer = true}> {why} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
// CHECK-NEXT:   %2:2 = "stablehlo.infeed"(%1#1) <{infeed_config = "x", layout = [{{.}}0]]}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
// CHECK-NEXT:   %3 = "stablehlo.outfeed"(%2#0, %2#1) <{outfeed_config = ""}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
// CHECK-NEXT:   return %3 : !stablehlo.token
// CHECK-NEXT: }
func.func @channels(%a: tensor<2xf32>, %t: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  %1:2 = "stablehlo.recv"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 6, type = 3>, is_host_transfer = true}> {why} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %2:2 = "stablehlo.infeed"(%1#1) <{infeed_config = "x", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %3 = "stablehlo.outfeed"(%2#0, %2#1) <{outfeed_config = ""}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %3 : !stablehlo.token
}

// CHECK-LABEL: func.func @async(%arg0: tensor<4x2xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:   %0 = "stablehlo.async_start"(%arg0) ({
// CHECK-NEXT:   ^bb0(%arg1: tensor<4x2xf32>):
// CHECK-NEXT:     %2 = "stablehlo.all_gather"(%arg1) <{all_gather_dim = 1 : i64, replica_groups = dense<[{{.}}0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     stablehlo.return %2 : tensor<4x4xf32>
// CHECK-NEXT:   }) : (tensor<4x2xf32>) -> !stablehlo.future<tensor<4x4xf32>>
// CHECK-NEXT:   %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4x4xf32>>) -> tensor<4x4xf32>
// CHECK-NEXT:   return %1 : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @async(%a: tensor<4x2xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<4x2xf32>):
    %2 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x4xf32>
    stablehlo.return %2 : tensor<4x4xf32>
  }) : (tensor<4x2xf32>) -> !stablehlo.future<tensor<4x4xf32>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4x4xf32>>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
