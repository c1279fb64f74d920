// The forms of StableHLO that name dimensions, windows, ranges and types in
// ways of their own.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: torch-mlir-opt %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// The generic form holds the same, and leads back to it.
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: torch-mlir-opt --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --mlir-print-debuginfo %s -o %t.located
// RUN: torch-mlir-opt --mlir-print-debuginfo %s -o %t.theirs
// RUN: diff %t.located %t.theirs

// CHECK-LABEL: func.func @dot
// CHECK-NEXT: %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT: %1 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] {why = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT: %2 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [] x [] : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: %3 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
// CHECK-NEXT: %4 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], algorithm = <lhs_precision_type = tf32
// CHECK-NEXT: %5 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] :
// CHECK-NEXT: %6 = stablehlo.dot %arg2, %arg2, precision = [HIGH, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT: %7 = stablehlo.dot %arg2, %arg2 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
func.func @dot(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<3xf32>, %arg3: tensor<4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %1 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] {why = 1} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %2 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [] x [] : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %4 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], algorithm = <lhs_precision_type=tf32, rhs_precision_type=tf32,
    accumulation_type=f32, lhs_component_count=1, rhs_component_count=1, num_primitive_operations=1, allow_imprecise_accumulation=false> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %5 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<
    // In another order, and with a comment.
    rhs_contracting_dimensions = [1], lhs_contracting_dimensions=[2],
    lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %6 = stablehlo.dot %arg2, %arg2, precision = [HIGH, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  %7 = stablehlo.dot %arg2, %arg2 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @convolution
// CHECK-NEXT: %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = {{..}}0, 1], [1, 1]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x4x8x4xf32>
// CHECK-NEXT: %1 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {
// CHECK-NEXT: %2 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], lhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} :
// CHECK-NEXT: %3 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {
// CHECK-NEXT: %4 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = {{..}}0, 1], [1, 1]]} {
func.func @convolution(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<2x2x3x4xf32>) {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 1], [1, 1]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x4x8x4xf32>
  %1 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b,0,1,f]x[0,1,i,o]->[b,0,1,f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x7x7x4xf32>
  %2 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [false, 0], lhs_dilate = [1, 1], stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x7x7x4xf32>
  %3 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw
    input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2],
    kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1],
    output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>}> : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x7x7x4xf32>
  %4 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b,0,1,f]x[0,1,i,o]->[b,0,1,f]>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>}> : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x8x9x4xf32>
  return
}

// CHECK-LABEL: func.func @while
// CHECK-NEXT: %c = stablehlo.constant dense<10> : tensor<i64>
// CHECK-NEXT: %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i64>, tensor<?xf32> attributes {name = "loop"}
// CHECK-NEXT: cond {
// CHECK-NEXT:   %1 = stablehlo.compare LT, %iterArg, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
// CHECK-NEXT:   stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT:   %1:2 = stablehlo.while(%iterArg_1 = %iterArg, %iterArg_2 = %iterArg_0) : tensor<i64>, tensor<?xf32>
// CHECK-NEXT:   cond {
// CHECK:        } do {
// CHECK:        stablehlo.return %1#0, %1#1 : tensor<i64>, tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: stablehlo.while()
// CHECK-NEXT: cond {
func.func @while(%arg0: tensor<i64>, %arg1: tensor<?xf32>) {
  %c = stablehlo.constant dense<10> : tensor<i64>
  %0:2 = stablehlo.while(%i = %arg0, %x = %arg1) : tensor<i64>, tensor<?xf32> attributes {name = "loop"}
  cond {
    %1 = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2:2 = stablehlo.while(%j = %i, %y = %x) : tensor<i64>, tensor<?xf32>
    cond {
      %1 = stablehlo.compare LT, %j, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      stablehlo.return %j, %y : tensor<i64>, tensor<?xf32>
    }
    stablehlo.return %2#0, %2#1 : tensor<i64>, tensor<?xf32>
  }
  stablehlo.while() cond {
    %true = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %true : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}

// CHECK-LABEL: func.func @types
// CHECK-NEXT: %0 = stablehlo.select %arg0, %arg1, %arg1 : tensor<2xi1>, tensor<2xf32>
// CHECK-NEXT: %1 = stablehlo.select %arg0, %arg1, %arg2 : (tensor<2xi1>, tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
// CHECK-NEXT: %2 = stablehlo.complex %arg1, %arg1 : tensor<2xcomplex<f32>>
// CHECK-NEXT: %3 = stablehlo.tuple %arg1, %arg0 : tuple<tensor<2xf32>, tensor<2xi1>>
// CHECK-NEXT: %4 = stablehlo.get_tuple_element %3[1] : (tuple<tensor<2xf32>, tensor<2xi1>>) -> tensor<2xi1>
// CHECK-NEXT: %5:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<2xi1>, tensor<2xf32>
// CHECK-NEXT: stablehlo.optimization_barrier()
// CHECK-NEXT: %6 = stablehlo.create_token : !stablehlo.token
// CHECK-NEXT: %7 = stablehlo.after_all %6, %6 : !stablehlo.token
// CHECK-NEXT: %8 = stablehlo.reduce_precision %arg1, format = e8m7 : tensor<2xf32>
// CHECK-NEXT: %cst = stablehlo.constant() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT: stablehlo.composite "f00._.$" {decomposition = @callee} : () -> ()
func.func @types(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<?xf32>) {
  %0 = stablehlo.select %arg0, %arg1, %arg1 : tensor<2xi1>, tensor<2xf32>
  %1 = stablehlo.select %arg0, %arg1, %arg2 : (tensor<2xi1>, tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  %2 = stablehlo.complex %arg1, %arg1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  %3 = stablehlo.tuple %arg1, %arg0 : tuple<tensor<2xf32>, tensor<2xi1>>
  %4 = stablehlo.get_tuple_element %3[1] : (tuple<tensor<2xf32>, tensor<2xi1>>) -> tensor<2xi1>
  %5:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<2xi1>, tensor<2xf32>
  stablehlo.optimization_barrier ()
  %6 = stablehlo.create_token : !stablehlo.token
  %7 = stablehlo.after_all %6, %6 : !stablehlo.token
  %8 = stablehlo.reduce_precision %arg1, format = e8m7 : tensor<2xf32>
  %9 = stablehlo.constant() {value = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  stablehlo.composite "f00._.$" {decomposition = @callee} : () -> ()
  return
}
func.func private @callee() {
  return
}

// CHECK-LABEL: func.func @parts
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [0:2, 1:7:3] : (tensor<4x8xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: %1 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [2, 3] : (tensor<4x8xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
// CHECK-NEXT: %2 = stablehlo.dynamic_update_slice %arg0, %1, %arg1, %arg1 : (tensor<4x8xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x8xf32>
// CHECK-NEXT: %3 = stablehlo.pad %arg0, %arg2, low = [0, 1], high = [2, -1], interior = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<6x15xf32>
// CHECK-NEXT: %4 = stablehlo.iota dim = 1 : tensor<2x3xi32>
// CHECK-NEXT: %5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT: %6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %7 = stablehlo.reverse %arg0, dims = [0] : tensor<4x8xf32>
// CHECK-NEXT: %8 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<4x8xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
func.func @parts(%arg0: tensor<4x8xf32>, %arg1: tensor<i64>, %arg2: tensor<f32>) {
  %0 = stablehlo.slice %arg0 [0:2:1, 1:7:3] : (tensor<4x8xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [2, 3] : (tensor<4x8xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %2 = stablehlo.dynamic_update_slice %arg0, %1, %arg1, %arg1 : (tensor<4x8xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x8xf32>
  %3 = stablehlo.pad %arg0, %arg2, low = [0, 1], high = [2, -1], interior = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<6x15xf32>
  %4 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %7 = stablehlo.reverse %arg0, dims = [0] : tensor<4x8xf32>
  %8 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %9:2 = chlo.top_k(%arg0, k=2) : tensor<4x8xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return
}

// CHECK-LABEL: func.func @bounds(%arg0: tensor<?x?xf32, #stablehlo.bounds<3, ?>>)
func.func @bounds(%arg0: tensor<?x?xf32, #stablehlo.type_extensions<bounds = [3, ?]>>) {
  return
}

// Where the place of the operation is not said, it is where its operands begin.
// CHECK-LABEL: func.func @reducer
// CHECK: stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: reducer(%arg2: tensor<f32>, %arg3: tensor<f32>) {
func.func @reducer(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    %2 = stablehlo.add %1, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }
  return %0 : tensor<f32>
}
