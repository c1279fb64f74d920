// The operations of StableHLO that take sizes as tensors, draw numbers,
// transform or decompose.
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

// CHECK-LABEL: func.func @sizes(%arg0: tensor<?x3xf32>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:   %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
// CHECK-NEXT:   %1 = stablehlo.get_dimension_size %arg0, dim = 1 {why} : (tensor<?x3xf32>) -> tensor<i32>
// CHECK-NEXT:   %2 = stablehlo.set_dimension_size %arg0, %arg1, dim = 1 : (tensor<?x3xf32>, tensor<i32>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %0 : tensor<i32>
// CHECK-NEXT: }
func.func @sizes(%a: tensor<?x3xf32>, %n: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %1 = stablehlo.get_dimension_size %a, dim = 1 {why} : (tensor<?x3xf32>) -> tensor<i32>
  %2 = stablehlo.set_dimension_size %a, %n, dim = 1 : (tensor<?x3xf32>, tensor<i32>) -> tensor<?x?xf32>
  return %0 : tensor<i32>
}

// What is known to grow, and what is known not to, is among the attributes.
// CHECK-LABEL: func.func @broadcasts(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>, %arg2: tensor<f32>, %arg3: tensor<0xi64>) {
// CHECK-NEXT:   %0 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:   %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] {known_expanding_dimensions = array<i64: 0>} : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:   %2 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] {known_nonexpanding_dimensions = array<i64: 0>, why = 1 : i64} : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:   %3 = stablehlo.dynamic_broadcast_in_dim %arg2, %arg3, dims = [] : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
// CHECK-NEXT:   %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
// CHECK-NEXT:   %5 = stablehlo.broadcast %arg2, sizes = [2, 3] : (tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:   %6 = stablehlo.broadcast %arg2, sizes = [] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @broadcasts(%a: tensor<?xf32>, %s: tensor<2xindex>, %b: tensor<f32>, %e: tensor<0xi64>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] {known_expanding_dimensions = array<i64: 0>} : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %2 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] {known_nonexpanding_dimensions = array<i64: 0>, why = 1 : i64} : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = stablehlo.dynamic_broadcast_in_dim %b, %e, dims = [] : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
  %4 = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
  %5 = stablehlo.broadcast %b, sizes = [2, 3] : (tensor<f32>) -> tensor<2x3xf32>
  %6 = stablehlo.broadcast %b, sizes = [] : (tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @ranges(%arg0: tensor<?xf32>, %arg1: tensor<1xi64>, %arg2: tensor<f32>) {
// CHECK-NEXT:   %0 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:   %1 = stablehlo.dynamic_pad %arg0, %arg2, %arg1, %arg1, %arg1 : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:   %2 = stablehlo.dynamic_iota %arg1, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
// CHECK-NEXT:   %3 = stablehlo.dynamic_iota %arg1, dim = 0 {why = "attribute"} : (tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ranges(%a: tensor<?xf32>, %s: tensor<1xi64>, %p: tensor<f32>) {
  %0 = stablehlo.real_dynamic_slice %a, %s, %s, %s : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  %1 = stablehlo.dynamic_pad %a, %p, %s, %s, %s : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  %2 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
  %3 = stablehlo.dynamic_iota %s, dim = 0 {why = "attribute"} : (tensor<1xi64>) -> tensor<?xf32>
  return
}

// A slice of no dimensions, of none left and with a step of one.
// CHECK-LABEL: func.func @slices(%arg0: tensor<f32>, %arg1: tensor<4x8xf32>) {
// CHECK-NEXT:   %0 = stablehlo.slice %arg0 [] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   %1 = stablehlo.slice %arg1 [2:2, 0:8:4] : (tensor<4x8xf32>) -> tensor<0x2xf32>
// CHECK-NEXT:   %2 = stablehlo.slice %arg1 [1:4, 2:8:3] {why} : (tensor<4x8xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:   %3 = stablehlo.dynamic_update_slice %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @slices(%a: tensor<f32>, %b: tensor<4x8xf32>) {
  %0 = stablehlo.slice %a [] : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.slice %b [2:2, 0:8:4] : (tensor<4x8xf32>) -> tensor<0x2xf32>
  %2 = "stablehlo.slice"(%b) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 4, 8>, strides = array<i64: 1, 3>}> {why} : (tensor<4x8xf32>) -> tensor<3x2xf32>
  %3 = stablehlo.dynamic_update_slice %a, %a : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @bits(%arg0: tensor<2xf32>, %arg1: tensor<2x4xi8>) {
// CHECK-NEXT:   %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xf32>) -> tensor<2xi32>
// CHECK-NEXT:   %1 = stablehlo.bitcast_convert %arg1 : (tensor<2x4xi8>) -> tensor<2xf32>
// CHECK-NEXT:   %2 = stablehlo.is_finite %arg0 : (tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %3 = stablehlo.convert %arg0 : tensor<2xf32>
// CHECK-NEXT:   %4 = stablehlo.reduce_precision %arg0, format = e5m10 {why} : tensor<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bits(%a: tensor<2xf32>, %b: tensor<2x4xi8>) {
  %0 = stablehlo.bitcast_convert %a : (tensor<2xf32>) -> tensor<2xi32>
  %1 = stablehlo.bitcast_convert %b : (tensor<2x4xi8>) -> tensor<2xf32>
  %2 = stablehlo.is_finite %a : (tensor<2xf32>) -> tensor<2xi1>
  %3 = stablehlo.convert %a : tensor<2xf32>
  %4 = stablehlo.reduce_precision %a, format = e5m10 {why} : tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @random(%arg0: tensor<f32>, %arg1: tensor<2xi64>, %arg2: tensor<2xui64>) {
// CHECK-NEXT:   %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
// CHECK-NEXT:   %1 = stablehlo.rng %arg0, %arg0, %arg1, distribution = NORMAL {why} : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
// CHECK-NEXT:   %output_state, %output = stablehlo.rng_bit_generator %arg2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
// CHECK-NEXT:   %output_state_0, %output_1 = stablehlo.rng_bit_generator %arg2, algorithm = DEFAULT {why} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
// CHECK-NEXT:   %output_state_2, %output_3 = stablehlo.rng_bit_generator %arg2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @random(%a: tensor<f32>, %s: tensor<2xi64>, %state: tensor<2xui64>) {
  %0 = stablehlo.rng %a, %a, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  %1 = stablehlo.rng %a, %a, %s, distribution = NORMAL {why} : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
  %2:2 = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  %out, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT {why} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  %3:2 = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return
}

// CHECK-LABEL: func.func @transforms(%arg0: tensor<3x4xf32>, %arg1: tensor<8xcomplex<f32>>, %arg2: tensor<3x3xf32>) {
// CHECK-NEXT:   %0 = stablehlo.fft %arg0, type = RFFT, length = [4] : (tensor<3x4xf32>) -> tensor<3x3xcomplex<f32>>
// CHECK-NEXT:   %1 = stablehlo.fft %arg1, type = IFFT, length = [8] {why} : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
// CHECK-NEXT:   %2 = stablehlo.fft %arg1, type = IRFFT, length = [14] : (tensor<8xcomplex<f32>>) -> tensor<14xf32>
// CHECK-NEXT:   %3 = stablehlo.cholesky %arg2 : tensor<3x3xf32>
// CHECK-NEXT:   %4 = stablehlo.cholesky %arg2, lower = true : tensor<3x3xf32>
// CHECK-NEXT:   %5 = stablehlo.cholesky %arg2 {why} : tensor<3x3xf32>
// CHECK-NEXT:   %6 = stablehlo.einsum %arg0, %arg0, config = "ij,kj->ik" : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:   %7 = stablehlo.unary_einsum %arg0, config = "ij->i" : (tensor<3x4xf32>) -> tensor<3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transforms(%a: tensor<3x4xf32>, %c: tensor<8xcomplex<f32>>, %s: tensor<3x3xf32>) {
  %0 = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<3x4xf32>) -> tensor<3x3xcomplex<f32>>
  %1 = stablehlo.fft %c, type = IFFT, length = [8] {why} : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %2 = stablehlo.fft %c, type = IRFFT, length = [14] : (tensor<8xcomplex<f32>>) -> tensor<14xf32>
  %3 = stablehlo.cholesky %s : tensor<3x3xf32>
  %4 = stablehlo.cholesky %s, lower = true : tensor<3x3xf32>
  %5 = stablehlo.cholesky %s, lower = false {why} : tensor<3x3xf32>
  %6 = stablehlo.einsum %a, %a, config = "ij,kj->ik" : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
  %7 = stablehlo.unary_einsum %a, config = "ij->i" : (tensor<3x4xf32>) -> tensor<3xf32>
  return
}

// Where a program runs: no operands, and one type.
// CHECK-LABEL: func.func @ids() -> tensor<ui32> {
// CHECK-NEXT:   %0 = stablehlo.partition_id : tensor<ui32>
// CHECK-NEXT:   %1 = stablehlo.replica_id : tensor<ui32>
// CHECK-NEXT:   %2 = stablehlo.replica_id {why = "attribute"} : tensor<ui32>
// CHECK-NEXT:   return %2 : tensor<ui32>
// CHECK-NEXT: }
func.func @ids() -> tensor<ui32> {
  %0 = stablehlo.partition_id : tensor<ui32>
  %1 = stablehlo.replica_id : tensor<ui32>
  %2 = stablehlo.replica_id {why = "attribute"} : tensor<ui32>
  return %2 : tensor<ui32>
}

// A call of what is no StableHLO: several results, none, and a tuple.
// CHECK-LABEL: func.func @calls(%arg0: tensor<2xf32>, %arg1: !stablehlo.token) {
// CHECK-NEXT:   %0:2 = stablehlo.custom_call @two(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i1>)
// CHECK-NEXT:   stablehlo.custom_call @none() {has_side_effect = true} : () -> ()
// CHECK-NEXT:   %1 = stablehlo.custom_call @"a name"(%arg0) {api_version = 2 : i32, backend_config = "x", called_computations = [@f]} : (tensor<2xf32>) -> tuple<tensor<2xf32>, tensor<i1>>
// CHECK-NEXT:   %2 = stablehlo.custom_call @typed(%arg0) {api_version = 4 : i32, backend_config = {k = 1 : i64}} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %3 = stablehlo.custom_call @layouts(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %4 = stablehlo.custom_call @alias(%arg0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %5 = stablehlo.custom_call @defaults(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %6 = stablehlo.after_all  : !stablehlo.token
// CHECK-NEXT:   %7 = stablehlo.after_all %arg1 : !stablehlo.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @f()
func.func @calls(%a: tensor<2xf32>, %t: !stablehlo.token) {
  %0:2 = stablehlo.custom_call @two(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i1>)
  stablehlo.custom_call @none() {has_side_effect = true} : () -> ()
  %1 = stablehlo.custom_call @"a name"(%a) {api_version = 2 : i32, backend_config = "x", called_computations = [@f]} : (tensor<2xf32>) -> tuple<tensor<2xf32>, tensor<i1>>
  %2 = stablehlo.custom_call @typed(%a) {api_version = 4 : i32, backend_config = {k = 1 : i64}} : (tensor<2xf32>) -> tensor<2xf32>
  %3 = stablehlo.custom_call @layouts(%a) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xf32>) -> tensor<2xf32>
  %4 = stablehlo.custom_call @alias(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  %5 = stablehlo.custom_call @defaults(%a) {api_version = 1 : i32, called_computations = [], has_side_effect = false, output_operand_aliases = []} : (tensor<2xf32>) -> tensor<2xf32>
  %6 = stablehlo.after_all : !stablehlo.token
  %7 = stablehlo.after_all %t : !stablehlo.token
  return
}
func.func private @f()
