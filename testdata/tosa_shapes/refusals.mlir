// Why an operation is not written: each reason at its place, and nothing else is
// said. No module is written; with --keep-going the operation stays.
// RUN: rm -f %t.mlir
// RUN: not assertion-opt --tosa-shapes --quiet --split-input-file %s -o %t.mlir 2>%t.said
// RUN: FileCheck %s --input-file=%t.said --implicit-check-not=error:
// RUN: not ls %t.mlir
// RUN: not assertion-opt --tosa-shapes --keep-going --quiet --split-input-file %s 2>/dev/null | FileCheck %s --check-prefix=KEPT

// Two entries that the number of elements should settle.
// CHECK: refusals.mlir:[[# @LINE + 8]]:8: error: torch.aten.view is not written in TOSA: two entries of its shape are -1
// KEPT-LABEL: func.func @two_open_entries(
// KEPT: torch.aten.view 
func.func @two_open_entries(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %open = torch.constant.int -1
  %l = torch.prim.ListConstruct %n, %open, %open : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %a, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}

// -----

// The type of the result has another rank than the shape.
// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.view is not written in TOSA: its result has another rank than its operands say
// KEPT-LABEL: func.func @rank_of_the_result(
// KEPT: torch.aten.view 
func.func @rank_of_the_result(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %r = torch.aten.view %a, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// Complex numbers are none of TOSA's.
// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.view is not written in TOSA: it has an element type that TOSA lacks
// KEPT-LABEL: func.func @element_type(
// KEPT: torch.aten.view 
func.func @element_type(%a: !torch.vtensor<[?,?],complex<f32>>) -> !torch.vtensor<[?,?],complex<f32>> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],complex<f32>>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %a, %l : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int> -> !torch.vtensor<[?,?],complex<f32>>
  return %r : !torch.vtensor<[?,?],complex<f32>>
}

// -----

// Nor is a tensor whose rank is not known.
// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.reshape is not written in TOSA: it has an element type that TOSA lacks
// KEPT-LABEL: func.func @without_rank(
// KEPT: torch.aten.reshape 
func.func @without_rank(%a: !torch.vtensor<*,f32>, %b: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %b, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.reshape %a, %l : !torch.vtensor<*,f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// A tensor of which a size is known to be 0 is refused as such.
// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.view is not written in TOSA: TOSA has no tensor without elements
// KEPT-LABEL: func.func @without_elements(
// KEPT: torch.aten.view 
func.func @without_elements(%a: !torch.vtensor<[?,0,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,0,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %a, %l : !torch.vtensor<[?,0,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// So is one that is made without elements, though its type does not say it.
// CHECK: refusals.mlir:[[# @LINE + 8]]:8: error: torch.aten.ones is not written in TOSA: TOSA has no tensor without elements
// KEPT-LABEL: func.func @made_without_elements(
// KEPT: torch.aten.ones 
func.func @made_without_elements(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %n, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.slice.Tensor is not written in TOSA: TOSA has no tensor without elements
// KEPT-LABEL: func.func @slice_of_nothing(
// KEPT: torch.aten.slice.Tensor 
func.func @slice_of_nothing(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %r = torch.aten.slice.Tensor %a, %int0, %none, %int0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.flatten.using_ints is not written in TOSA: its dimensions are no constants in range
// KEPT-LABEL: func.func @flatten_backwards(
// KEPT: torch.aten.flatten.using_ints 
func.func @flatten_backwards(%a: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %r = torch.aten.flatten.using_ints %a, %int1, %int0 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}

// -----

// Dimension 3 of two and one more.
// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.unsqueeze is not written in TOSA: its dimension is no constant in range
// KEPT-LABEL: func.func @unsqueeze_out_of_range(
// KEPT: torch.aten.unsqueeze 
func.func @unsqueeze_out_of_range(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int3 = torch.constant.int 3
  %r = torch.aten.unsqueeze %a, %int3 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}

// -----

// The dimension is a number that is not known.
// CHECK: refusals.mlir:[[# @LINE + 4]]:8: error: torch.aten.squeeze.dim is not written in TOSA: its dimension is no constant in range
// KEPT-LABEL: func.func @squeeze_of_a_size(
// KEPT: torch.aten.squeeze.dim 
func.func @squeeze_of_a_size(%a: !torch.vtensor<[?,?,?],f32>, %d: !torch.int) -> !torch.vtensor<[?,?],f32> {
  %r = torch.aten.squeeze.dim %a, %d : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.unflatten.int is not written in TOSA: an entry of its shape is not a size
// KEPT-LABEL: func.func @unflatten_of_no_size(
// KEPT: torch.aten.unflatten.int 
func.func @unflatten_of_no_size(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int0 = torch.constant.int 0
  %k = "my.int"() : () -> !torch.int
  %l = torch.prim.ListConstruct %k, %k : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.unflatten.int %a, %int0, %l : !torch.vtensor<[?,?],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.broadcast_to is not written in TOSA: its shape has fewer entries than its tensor
// KEPT-LABEL: func.func @fewer_entries(
// KEPT: torch.aten.broadcast_to 
func.func @fewer_entries(%a: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %l = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %r = torch.aten.broadcast_to %a, %l : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.repeat is not written in TOSA: it has fewer repeats than dimensions
// KEPT-LABEL: func.func @fewer_repeats(
// KEPT: torch.aten.repeat 
func.func @fewer_repeats(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int2 = torch.constant.int 2
  %l = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %r = torch.aten.repeat %a, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// What fills it is no size, though its shape is.
// CHECK: refusals.mlir:[[# @LINE + 8]]:8: error: torch.aten.full is not written in TOSA: its number is no expression of sizes
// KEPT-LABEL: func.func @full_of_no_number(
// KEPT: torch.aten.full 
func.func @full_of_no_number(%a: !torch.vtensor<[?,?],f32>, %x: !torch.float) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %r = torch.aten.full %l, %x, %none, %none, %none, %none : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.uniform is not written in TOSA: TOSA has no random numbers
// KEPT-LABEL: func.func @random(
// KEPT: torch.aten.uniform 
func.func @random(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %f = torch.constant.float 1.0
  %none = torch.constant.none
  %r = torch.aten.uniform %a, %f, %f, %none : !torch.vtensor<[?,?],f32>, !torch.float, !torch.float, !torch.none -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// A step has to be a constant.
// CHECK: refusals.mlir:[[# @LINE + 9]]:8: error: torch.aten.arange.start_step is not written in TOSA: its start or its step is no constant
// KEPT-LABEL: func.func @arange_by_a_size(
// KEPT: torch.aten.arange.start_step 
func.func @arange_by_a_size(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %none = torch.constant.none
  %r = torch.aten.arange.start_step %int0, %m, %n, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
  return %r : !torch.vtensor<[?],si64>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.slice.Tensor is not written in TOSA: its dimension or its step is no constant in range
// KEPT-LABEL: func.func @slice_backwards(
// KEPT: torch.aten.slice.Tensor 
func.func @slice_backwards(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %step = torch.constant.int -1
  %none = torch.constant.none
  %r = torch.aten.slice.Tensor %a, %int0, %none, %none, %step : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 8]]:8: error: torch.aten.slice.Tensor is not written in TOSA: a bound of it is not a size
// KEPT-LABEL: func.func @slice_to_no_size(
// KEPT: torch.aten.slice.Tensor 
func.func @slice_to_no_size(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %k = "my.int"() : () -> !torch.int
  %none = torch.constant.none
  %r = torch.aten.slice.Tensor %a, %int0, %none, %k, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.select.int is not written in TOSA: its index is not a size
// KEPT-LABEL: func.func @select_of_no_size(
// KEPT: torch.aten.select.int 
func.func @select_of_no_size(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %k = "my.int"() : () -> !torch.int
  %r = torch.aten.select.int %a, %int0, %k : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.select.int is not written in TOSA: its dimension is no constant in range
// KEPT-LABEL: func.func @select_out_of_range(
// KEPT: torch.aten.select.int 
func.func @select_out_of_range(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %dim = torch.constant.int -3
  %r = torch.aten.select.int %a, %dim, %int0 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.cat is not written in TOSA: its list is not made here
// KEPT-LABEL: func.func @cat_of_an_argument(
// KEPT: torch.aten.cat 
func.func @cat_of_an_argument(%l: !torch.list<vtensor>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %r = torch.aten.cat %l, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// Torch leaves out a part of shape [0]; this has no dimension 1.
// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.cat is not written in TOSA: a part of it has another rank or type
// KEPT-LABEL: func.func @cat_of_another_rank(
// KEPT: torch.aten.cat 
func.func @cat_of_another_rank(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %l = torch.prim.ListConstruct %a, %b : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>) -> !torch.list<vtensor>
  %r = torch.aten.cat %l, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.amax is not written in TOSA: its dimensions, or whether they stay, are no constants
// KEPT-LABEL: func.func @reduced_by_an_argument(
// KEPT: torch.aten.amax 
func.func @reduced_by_an_argument(%a: !torch.vtensor<[?,?,?],f32>, %l: !torch.list<int>) -> !torch.vtensor<[?,?],f32> {
  %false = torch.constant.bool false
  %r = torch.aten.amax %a, %l, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.all.dim is not written in TOSA: its dimensions, or whether they stay, are no constants
// KEPT-LABEL: func.func @kept_by_an_argument(
// KEPT: torch.aten.all.dim 
func.func @kept_by_an_argument(%a: !torch.vtensor<[?,?,?],f32>, %keep: !torch.bool) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %r = torch.aten.all.dim %a, %int0, %keep : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.gelu is not written in TOSA: it has an element type that TOSA lacks
// KEPT-LABEL: func.func @gelu_of_integers(
// KEPT: torch.aten.gelu 
func.func @gelu_of_integers(%a: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
  %str = torch.constant.str "none"
  %r = torch.aten.gelu %a, %str : !torch.vtensor<[?],si64>, !torch.str -> !torch.vtensor<[?],si64>
  return %r : !torch.vtensor<[?],si64>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 4]]:8: error: torch.aten.gelu is not written in TOSA: how it is approximated is no constant
// KEPT-LABEL: func.func @gelu_by_an_argument(
// KEPT: torch.aten.gelu 
func.func @gelu_by_an_argument(%a: !torch.vtensor<[?,?],f32>, %s: !torch.str) -> !torch.vtensor<[?,?],f32> {
  %r = torch.aten.gelu %a, %s : !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.quantized_decomposed.dequantize_per_tensor is not written in TOSA: its scale or its zero point is no constant
// KEPT-LABEL: func.func @dequantized_by_an_argument(
// KEPT: torch.quantized_decomposed.dequantize_per_tensor 
func.func @dequantized_by_an_argument(%a: !torch.vtensor<[?],si8>, %x: !torch.float) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %r = torch.quantized_decomposed.dequantize_per_tensor %a, %x, %int0, %int0, %int1, %int1, %none : !torch.vtensor<[?],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.masked_fill.Scalar is not written in TOSA: its mask has a higher rank than its tensor
// KEPT-LABEL: func.func @mask_of_a_higher_rank(
// KEPT: torch.aten.masked_fill.Scalar 
func.func @mask_of_a_higher_rank(%a: !torch.vtensor<[?],f32>, %b: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %r = torch.aten.masked_fill.Scalar %a, %b, %int0 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],i1>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// A fraction does not go into a tensor of integers.
// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.fill.Scalar is not written in TOSA: what it fills with is no constant
// KEPT-LABEL: func.func @fill_with_a_fraction(
// KEPT: torch.aten.fill.Scalar 
func.func @fill_with_a_fraction(%a: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
  %f = torch.constant.float 5.000000e-01
  %r = torch.aten.fill.Scalar %a, %f : !torch.vtensor<[?],si64>, !torch.float -> !torch.vtensor<[?],si64>
  return %r : !torch.vtensor<[?],si64>
}

// -----

// What fills a tensor has rank 0.
// CHECK: refusals.mlir:[[# @LINE + 4]]:8: error: torch.aten.fill.Tensor is not written in TOSA: what it fills with is no constant
// KEPT-LABEL: func.func @fill_with_a_vector(
// KEPT: torch.aten.fill.Tensor 
func.func @fill_with_a_vector(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[1],f32>) -> !torch.vtensor<[?,?],f32> {
  %r = torch.aten.fill.Tensor %a, %b : !torch.vtensor<[?,?],f32>, !torch.vtensor<[1],f32> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.copy is not written in TOSA: what it copies has a higher rank
// KEPT-LABEL: func.func @copy_of_a_higher_rank(
// KEPT: torch.aten.copy 
func.func @copy_of_a_higher_rank(%a: !torch.vtensor<[?],f32>, %b: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %false = torch.constant.bool false
  %r = torch.aten.copy %a, %b, %false : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// A number that is computed, though not of sizes.
// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.mul.Scalar is not written in TOSA: a number that it takes is no expression of sizes
// KEPT-LABEL: func.func @number_of_an_argument(
// KEPT: torch.aten.mul.Scalar 
func.func @number_of_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.float) -> !torch.vtensor<[?,?],f32> {
  %half = torch.constant.float 5.000000e-01
  %y = torch.aten.mul.float %x, %half : !torch.float, !torch.float -> !torch.float
  %r = torch.aten.mul.Scalar %a, %y : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// Cast to the tensor's type the number would be another.
// CHECK: refusals.mlir:[[# @LINE + 8]]:8: error: torch.aten.gt.Scalar is not written in TOSA: it compares integers with a fraction
// KEPT-LABEL: func.func @integers_with_a_fraction(
// KEPT: torch.aten.gt.Scalar 
func.func @integers_with_a_fraction(%a: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],i1> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %x = torch.aten.div.int %n, %int2 : !torch.int, !torch.int -> !torch.float
  %r = torch.aten.gt.Scalar %a, %x : !torch.vtensor<[?],si64>, !torch.float -> !torch.vtensor<[?],i1>
  return %r : !torch.vtensor<[?],i1>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.clamp is not written in TOSA: its result has another element type
// KEPT-LABEL: func.func @clamp_to_another_type(
// KEPT: torch.aten.clamp 
func.func @clamp_to_another_type(%a: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %none = torch.constant.none
  %r = torch.aten.clamp %a, %n, %none : !torch.vtensor<[?],si64>, !torch.int, !torch.none -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.clamp is not written in TOSA: a bound of it is no expression of sizes
// KEPT-LABEL: func.func @clamp_to_an_argument(
// KEPT: torch.aten.clamp 
func.func @clamp_to_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.float) -> !torch.vtensor<[?,?],f32> {
  %none = torch.constant.none
  %r = torch.aten.clamp %a, %x, %none : !torch.vtensor<[?,?],f32>, !torch.float, !torch.none -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.add.Tensor is not written in TOSA: its operands are of several element types
// KEPT-LABEL: func.func @factor_of_another_type(
// KEPT: torch.aten.add.Tensor 
func.func @factor_of_another_type(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %r = torch.aten.add.Tensor %a, %b, %n : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 4]]:8: error: torch.aten.sub.Tensor is not written in TOSA: its factor is no expression of sizes
// KEPT-LABEL: func.func @factor_of_an_argument(
// KEPT: torch.aten.sub.Tensor 
func.func @factor_of_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.float) -> !torch.vtensor<[?,?],f32> {
  %r = torch.aten.sub.Tensor %a, %a, %x : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 4]]:8: error: torch.prim.NumToTensor.Scalar is not written in TOSA: its number is no expression of sizes
// KEPT-LABEL: func.func @tensor_of_an_argument(
// KEPT: torch.prim.NumToTensor.Scalar 
func.func @tensor_of_an_argument(%x: !torch.float) -> !torch.vtensor<[],f64> {
  %r = torch.prim.NumToTensor.Scalar %x : !torch.float -> !torch.vtensor<[],f64>
  return %r : !torch.vtensor<[],f64>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 4]]:8: error: torch.aten.index.Tensor_hacked_twin is not written in TOSA: its indices are no list made here
// KEPT-LABEL: func.func @indices_of_an_argument(
// KEPT: torch.aten.index.Tensor_hacked_twin 
func.func @indices_of_an_argument(%a: !torch.vtensor<[?,?],f32>, %l: !torch.list<vtensor>) -> !torch.vtensor<[?,?],f32> {
  %r = torch.aten.index.Tensor_hacked_twin %a, %l : !torch.vtensor<[?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.index.Tensor_hacked_twin is not written in TOSA: it has no index, or more than dimensions
// KEPT-LABEL: func.func @more_indices_than_dimensions(
// KEPT: torch.aten.index.Tensor_hacked_twin 
func.func @more_indices_than_dimensions(%a: !torch.vtensor<[?],f32>, %i: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],f32> {
  %l = torch.prim.ListConstruct %i, %i : (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %r = torch.aten.index.Tensor_hacked_twin %a, %l : !torch.vtensor<[?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// A mask says how many elements there are only at run time.
// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.index.Tensor_hacked_twin is not written in TOSA: an index of it is no tensor of integers
// KEPT-LABEL: func.func @indices_of_truths(
// KEPT: torch.aten.index.Tensor_hacked_twin 
func.func @indices_of_truths(%a: !torch.vtensor<[?],f32>, %i: !torch.vtensor<[?],i1>) -> !torch.vtensor<[?],f32> {
  %l = torch.prim.ListConstruct %i : (!torch.vtensor<[?],i1>) -> !torch.list<vtensor>
  %r = torch.aten.index.Tensor_hacked_twin %a, %l : !torch.vtensor<[?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.index.Tensor_hacked_twin is not written in TOSA: its result has another rank than its indices say
// KEPT-LABEL: func.func @index_to_another_rank(
// KEPT: torch.aten.index.Tensor_hacked_twin 
func.func @index_to_another_rank(%a: !torch.vtensor<[?,?],f32>, %i: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,?,?],f32> {
  %l = torch.prim.ListConstruct %i : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %r = torch.aten.index.Tensor_hacked_twin %a, %l : !torch.vtensor<[?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}

// -----

// Whether it adds has to be known.
// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.index_put.hacked_twin is not written in TOSA: it adds to what is there
// KEPT-LABEL: func.func @index_put_by_an_argument(
// KEPT: torch.aten.index_put.hacked_twin 
func.func @index_put_by_an_argument(%a: !torch.vtensor<[?,?],f32>, %i: !torch.vtensor<[?],si64>, %x: !torch.bool) -> !torch.vtensor<[?,?],f32> {
  %l = torch.prim.ListConstruct %i : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %r = torch.aten.index_put.hacked_twin %a, %l, %a, %x : !torch.vtensor<[?,?],f32>, !torch.list<vtensor>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.diagonal is not written in TOSA: its dimension is no constant in range
// KEPT-LABEL: func.func @diagonal_of_one_dimension(
// KEPT: torch.aten.diagonal 
func.func @diagonal_of_one_dimension(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %r = torch.aten.diagonal %a, %int0, %int0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:10: error: torch.aten.sort is not written in TOSA: its dimension or its order is no constant
// KEPT-LABEL: func.func @sort_by_an_argument(
// KEPT: torch.aten.sort 
func.func @sort_by_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.bool) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
  %int0 = torch.constant.int 0
  %r:2 = torch.aten.sort %a, %int0, %x : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  return %r#0, %r#1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.cumsum is not written in TOSA: its dimension is no constant in range
// KEPT-LABEL: func.func @sum_up_by_an_argument(
// KEPT: torch.aten.cumsum 
func.func @sum_up_by_an_argument(%a: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> !torch.vtensor<[?,?],f32> {
  %none = torch.constant.none
  %r = torch.aten.cumsum %a, %d, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 12]]:8: error: torch.aten.max_pool1d is not written in TOSA: it has an element type that TOSA lacks
// KEPT-LABEL: func.func @pool_of_integers(
// KEPT: torch.aten.max_pool1d 
func.func @pool_of_integers(%a: !torch.vtensor<[1,1,?],si64>) -> !torch.vtensor<[1,1,?],si64> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %r = torch.aten.max_pool1d %a, %k, %s, %p, %s, %false : !torch.vtensor<[1,1,?],si64>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,1,?],si64>
  return %r : !torch.vtensor<[1,1,?],si64>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 12]]:8: error: torch.aten.max_pool1d is not written in TOSA: its tensor has no channels
// KEPT-LABEL: func.func @pool_without_channels(
// KEPT: torch.aten.max_pool1d 
func.func @pool_without_channels(%a: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %r = torch.aten.max_pool1d %a, %k, %s, %p, %s, %false : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 12]]:8: error: torch.aten.avg_pool1d is not written in TOSA: its window is no expression of sizes
// KEPT-LABEL: func.func @pool_by_an_argument(
// KEPT: torch.aten.avg_pool1d 
func.func @pool_by_an_argument(%a: !torch.vtensor<[1,1,?],f32>, %x: !torch.bool) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %r = torch.aten.avg_pool1d %a, %k, %s, %p, %x, %true : !torch.vtensor<[1,1,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 12]]:8: error: torch.aten.max_pool1d is not written in TOSA: its window is no expression of sizes
// KEPT-LABEL: func.func @pool_by_what_may_be_negative(
// KEPT: torch.aten.max_pool1d 
func.func @pool_by_what_may_be_negative(%a: !torch.vtensor<[1,1,?],f32>) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %n = torch.aten.size.int %a, %int2 : !torch.vtensor<[1,1,?],f32>, !torch.int -> !torch.int
  %w = torch.aten.sub.int %n, %int2 : !torch.int, !torch.int -> !torch.int
  %false = torch.constant.bool false
  %k = torch.prim.ListConstruct %w : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.max_pool1d %a, %k, %s, %p, %p, %false : !torch.vtensor<[1,1,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 11]]:8: error: torch.aten.max_pool1d is not written in TOSA: its window is no expression of sizes
// KEPT-LABEL: func.func @pool_of_a_large_window(
// KEPT: torch.aten.max_pool1d 
func.func @pool_of_a_large_window(%a: !torch.vtensor<[1,1,?],f32>) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %w = torch.constant.int 1073741825
  %false = torch.constant.bool false
  %k = torch.prim.ListConstruct %w : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.max_pool1d %a, %k, %s, %p, %p, %false : !torch.vtensor<[1,1,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 11]]:8: error: torch.aten.max_pool1d is not written in TOSA: its window is no expression of sizes
// KEPT-LABEL: func.func @pool_of_a_large_stride(
// KEPT: torch.aten.max_pool1d 
func.func @pool_of_a_large_stride(%a: !torch.vtensor<[1,1,?],f32>) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %w = torch.constant.int 1073741825
  %false = torch.constant.bool false
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %w : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.max_pool1d %a, %k, %s, %p, %p, %false : !torch.vtensor<[1,1,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 12]]:8: error: torch.aten.avg_pool1d is not written in TOSA: whether padding counts is no constant
// KEPT-LABEL: func.func @whether_padding_counts(
// KEPT: torch.aten.avg_pool1d 
func.func @whether_padding_counts(%a: !torch.vtensor<[1,1,?],f32>, %x: !torch.bool) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %r = torch.aten.avg_pool1d %a, %k, %s, %p, %false, %x : !torch.vtensor<[1,1,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 14]]:8: error: torch.aten.convolution is not written in TOSA: its tensors have no rank from 3 to 5
// KEPT-LABEL: func.func @convolution_of_a_matrix(
// KEPT: torch.aten.convolution 
func.func @convolution_of_a_matrix(%a: !torch.vtensor<[?,?],f32>, %w: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %p, %s, %false, %e, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 14]]:8: error: torch.aten.convolution is not written in TOSA: its tensors are of several element types
// KEPT-LABEL: func.func @convolution_of_several_types(
// KEPT: torch.aten.convolution 
func.func @convolution_of_several_types(%a: !torch.vtensor<[1,1,?],f32>, %w: !torch.vtensor<[1,1,2],f16>) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %p, %s, %false, %e, %int1 : !torch.vtensor<[1,1,?],f32>, !torch.vtensor<[1,1,2],f16>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 14]]:8: error: torch.aten.convolution is not written in TOSA: its stride, padding, dilation or groups are no constants in range
// KEPT-LABEL: func.func @convolution_of_no_group(
// KEPT: torch.aten.convolution 
func.func @convolution_of_no_group(%a: !torch.vtensor<[1,1,?],f32>, %w: !torch.vtensor<[1,1,2],f32>) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %p, %s, %false, %e, %int0 : !torch.vtensor<[1,1,?],f32>, !torch.vtensor<[1,1,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 11]]:8: error: torch.aten.convolution is not written in TOSA: its stride, padding, dilation or groups are no constants in range
// KEPT-LABEL: func.func @convolution_by_a_size(
// KEPT: torch.aten.convolution 
func.func @convolution_by_a_size(%a: !torch.vtensor<[1,1,?],f32>, %w: !torch.vtensor<[1,1,2],f32>) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int2 : !torch.vtensor<[1,1,?],f32>, !torch.int -> !torch.int
  %s = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %e, %e, %false, %e, %int1 : !torch.vtensor<[1,1,?],f32>, !torch.vtensor<[1,1,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 14]]:8: error: torch.aten.convolution is not written in TOSA: whether it is transposed is no constant
// KEPT-LABEL: func.func @convolution_by_an_argument(
// KEPT: torch.aten.convolution 
func.func @convolution_by_an_argument(%a: !torch.vtensor<[1,1,?],f32>, %w: !torch.vtensor<[1,1,2],f32>, %x: !torch.bool) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %p, %s, %x, %e, %int1 : !torch.vtensor<[1,1,?],f32>, !torch.vtensor<[1,1,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 16]]:8: error: torch.aten.convolution is not written in TOSA: its padding is negative
// KEPT-LABEL: func.func @negative_padding(
// KEPT: torch.aten.convolution 
func.func @negative_padding(%a: !torch.vtensor<[1,1,?],f32>, %w: !torch.vtensor<[1,1,2],f32>) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %less = torch.constant.int -1
  %pp = torch.prim.ListConstruct %less : (!torch.int) -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %pp, %s, %false, %e, %int1 : !torch.vtensor<[1,1,?],f32>, !torch.vtensor<[1,1,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 15]]:8: error: torch.aten.convolution is not written in TOSA: its padding is no size
// KEPT-LABEL: func.func @padding_by_an_argument(
// KEPT: torch.aten.convolution 
func.func @padding_by_an_argument(%a: !torch.vtensor<[1,1,?],f32>, %w: !torch.vtensor<[1,1,2],f32>, %x: !torch.int) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %pp = torch.prim.ListConstruct %x : (!torch.int) -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %pp, %s, %false, %e, %int1 : !torch.vtensor<[1,1,?],f32>, !torch.vtensor<[1,1,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// The list of what is added to the result is not made here.
// CHECK: refusals.mlir:[[# @LINE + 14]]:8: error: torch.aten.convolution is not written in TOSA: its output padding is no constant
// KEPT-LABEL: func.func @transposed_by_an_argument(
// KEPT: torch.aten.convolution 
func.func @transposed_by_an_argument(%a: !torch.vtensor<[1,1,?],f32>, %w: !torch.vtensor<[1,1,2],f32>, %l: !torch.list<int>) -> !torch.vtensor<[1,1,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %s = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %p = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %r = torch.aten.convolution %a, %w, %none, %s, %p, %s, %true, %l, %int1 : !torch.vtensor<[1,1,?],f32>, !torch.vtensor<[1,1,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,1,?],f32>
  return %r : !torch.vtensor<[1,1,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.addmm is not written in TOSA: its alpha or beta is not 1
// KEPT-LABEL: func.func @addmm_scaled(
// KEPT: torch.aten.addmm 
func.func @addmm_scaled(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %r = torch.aten.addmm %a, %a, %b, %int2, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 4]]:8: error: torch.aten.mm is not written in TOSA: its factors are of several element types
// KEPT-LABEL: func.func @factors_of_several_types(
// KEPT: torch.aten.mm 
func.func @factors_of_several_types(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?,?],f16>) -> !torch.vtensor<[?,?],f32> {
  %r = torch.aten.mm %a, %b : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f16> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.upsample_nearest2d is not written in TOSA: torch finds its places in another type than f32
// KEPT-LABEL: func.func @nearest_of_another_type(
// KEPT: torch.aten.upsample_nearest2d 
func.func @nearest_of_another_type(%a: !torch.vtensor<[1,1,?,?],si8>) -> !torch.vtensor<[1,1,2,2],si8> {
  %int2 = torch.constant.int 2
  %l = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %r = torch.aten.upsample_nearest2d %a, %l, %none, %none : !torch.vtensor<[1,1,?,?],si8>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,1,2,2],si8>
  return %r : !torch.vtensor<[1,1,2,2],si8>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.upsample_nearest2d is not written in TOSA: its scale is no constant
// KEPT-LABEL: func.func @nearest_by_an_argument(
// KEPT: torch.aten.upsample_nearest2d 
func.func @nearest_by_an_argument(%a: !torch.vtensor<[1,1,?,?],f32>, %x: !torch.float) -> !torch.vtensor<[1,1,2,2],f32> {
  %int2 = torch.constant.int 2
  %l = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %r = torch.aten.upsample_nearest2d %a, %l, %x, %none : !torch.vtensor<[1,1,?,?],f32>, !torch.list<int>, !torch.float, !torch.none -> !torch.vtensor<[1,1,2,2],f32>
  return %r : !torch.vtensor<[1,1,2,2],f32>
}

// -----

// A mean of integers is none.
// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.mean.dim is not written in TOSA: its result is no float
// KEPT-LABEL: func.func @mean_of_integers(
// KEPT: torch.aten.mean.dim 
func.func @mean_of_integers(%a: !torch.vtensor<[?],si64>) -> !torch.vtensor<[1],si64> {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %r = torch.aten.mean.dim %a, %none, %true, %none : !torch.vtensor<[?],si64>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[1],si64>
  return %r : !torch.vtensor<[1],si64>
}

// -----

// What leaves the function is none of TOSA's: a call and a return that take a
// size, of which the error is at the operation.
// CHECK: refusals.mlir:[[# @LINE + 8]]:3: error: func.call is not written in TOSA: it takes a size, and has no form with sizes
// CHECK: refusals.mlir:[[# @LINE + 8]]:3: error: func.return is not written in TOSA: it takes a size, and has no form with sizes
// KEPT-LABEL: func.func @leaves(
// KEPT: torch.aten.size.int
func.func private @use(!torch.int)
func.func @leaves(%a: !torch.vtensor<[?,?],f32>) -> !torch.int {
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  call @use(%n) : (!torch.int) -> ()
  return %n : !torch.int
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.adaptive_avg_pool1d is not written in TOSA: a number of windows is not a size
// KEPT-LABEL: func.func @pool_to_an_argument(
// KEPT: torch.aten.adaptive_avg_pool1d 
func.func @pool_to_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.int) -> !torch.vtensor<[?,?],f32> {
  %l = torch.prim.ListConstruct %x : (!torch.int) -> !torch.list<int>
  %r = torch.aten.adaptive_avg_pool1d %a, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.adaptive_avg_pool1d is not written in TOSA: it has an element type that TOSA lacks
// KEPT-LABEL: func.func @pool_integers_to_a_number(
// KEPT: torch.aten.adaptive_avg_pool1d 
func.func @pool_integers_to_a_number(%a: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,2],si64> {
  %int2 = torch.constant.int 2
  %l = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %r = torch.aten.adaptive_avg_pool1d %a, %l : !torch.vtensor<[?,?],si64>, !torch.list<int> -> !torch.vtensor<[?,2],si64>
  return %r : !torch.vtensor<[?,2],si64>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 5]]:8: error: torch.aten.unfold is not written in TOSA: its window is no constant in range
// KEPT-LABEL: func.func @unfold_by_an_argument(
// KEPT: torch.aten.unfold 
func.func @unfold_by_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.int) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %r = torch.aten.unfold %a, %int1, %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %r : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.constant_pad_nd is not written in TOSA: what it pads with is no expression of sizes
// KEPT-LABEL: func.func @pad_with_an_argument(
// KEPT: torch.aten.constant_pad_nd 
func.func @pad_with_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.float) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.constant_pad_nd %a, %l, %x : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 8]]:8: error: torch.aten.constant_pad_nd is not written in TOSA: its padding is no list of sizes
// KEPT-LABEL: func.func @pad_more_than_there_is(
// KEPT: torch.aten.constant_pad_nd 
func.func @pad_more_than_there_is(%a: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %float0 = torch.constant.float 0.0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %n, %n, %n : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.constant_pad_nd %a, %l, %float0 : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 8]]:8: error: torch.aten.rms_norm is not written in TOSA: its epsilon is no constant
// KEPT-LABEL: func.func @norm_by_an_argument(
// KEPT: torch.aten.rms_norm 
func.func @norm_by_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.float) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %r = torch.aten.rms_norm %a, %l, %none, %x : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.none, !torch.float -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 6]]:8: error: torch.aten.rms_norm is not written in TOSA: its shape is no list of sizes
// KEPT-LABEL: func.func @norm_over_an_argument(
// KEPT: torch.aten.rms_norm 
func.func @norm_over_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.int) -> !torch.vtensor<[?,?],f32> {
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %x : (!torch.int) -> !torch.list<int>
  %r = torch.aten.rms_norm %a, %l, %none, %none : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 11]]:8: error: torch.aten.view is not written in TOSA: an entry of its shape is not a size
// KEPT-LABEL: func.func @an_entry_of_a_selected_place(
// KEPT: torch.aten.view 
func.func @an_entry_of_a_selected_place(%a: !torch.vtensor<[?,?],f32>, %i: !torch.vtensor<[1],si64>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %s = torch.aten._shape_as_tensor %a : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[2],si64>
  %t = torch.aten.index_select %s, %int0, %i : !torch.vtensor<[2],si64>, !torch.int, !torch.vtensor<[1],si64> -> !torch.vtensor<[1],si64>
  %n = torch.aten.item %t : !torch.vtensor<[1],si64> -> !torch.int
  %m = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %m : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %a, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// The list leaves as it is, of which one part is taken.
// CHECK: refusals.mlir:[[# @LINE + 7]]:8: error: torch.aten.split_with_sizes is not written in TOSA: its list is not unpacked
// KEPT-LABEL: func.func @a_part_of_a_list(
// KEPT: torch.aten.split_with_sizes 
func.func @a_part_of_a_list(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %s = torch.aten.split_with_sizes %a, %l, %int0 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %s, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:10: error: torch.prim.ListUnpack is not written in TOSA: a part of it has no size, or has no place
// KEPT-LABEL: func.func @parts_of_an_argument(
// KEPT: torch.prim.ListUnpack 
func.func @parts_of_an_argument(%a: !torch.vtensor<[?,?],f32>, %x: !torch.int) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %l = torch.prim.ListConstruct %x, %x : (!torch.int, !torch.int) -> !torch.list<int>
  %s = torch.aten.split_with_sizes %a, %l, %int0 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %r:2 = torch.prim.ListUnpack %s : !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  return %r#0 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 9]]:8: error: torch.prim.If is not written in TOSA: it gives what is no tensor of TOSA
// CHECK: refusals.mlir:[[# @LINE + 9]]:5: error: torch.prim.If.yield is not written in TOSA: it takes a size, and has no form with sizes
// CHECK: refusals.mlir:[[# @LINE + 12]]:8: error: torch.aten.add.Scalar is not written in TOSA: its factor is no constant
// KEPT-LABEL: func.func @a_branch_of_numbers(
// KEPT: torch.prim.If 
func.func @a_branch_of_numbers(%a: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %f = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  %i = torch.prim.If %f -> (!torch.int) {
    torch.prim.If.yield %n : !torch.int
  } else {
    torch.prim.If.yield %int0 : !torch.int
  }
  %r = torch.aten.add.Scalar %a, %i, %n : !torch.vtensor<[?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// CHECK: refusals.mlir:[[# @LINE + 7]]:3: error: torch.prim.If is not written in TOSA: it gives nothing, so it has effects
// KEPT-LABEL: func.func @a_branch_with_effects(
// KEPT: torch.prim.If 
func.func @a_branch_with_effects(%a: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %f = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.prim.If %f -> () {
    torch.prim.Print(%a) : !torch.vtensor<[?],f32>
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %a : !torch.vtensor<[?],f32>
}
