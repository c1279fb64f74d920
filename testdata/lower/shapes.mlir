// TOSA's shape operations, a row of the table each, as arith on index values:
// what is known is folded, what TOSA leaves undefined is a failed assertion.
// RUN: assertion-opt --lower --split-input-file --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --lower --split-input-file --quiet %t.mlir | diff - %t.mlir
// RUN: mlir-opt --split-input-file %t.mlir -o /dev/null

// Each operation size by size; two sizes at once; a divisor is checked, once for
// each division.
// CHECK: #map = affine_map<(d0, d1) -> (0, 0)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @arithmetic(%arg0: tensor<?x?xf32>, %arg1: tensor<1x1xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:    %0 = arith.addi %dim, %dim_0 : index
// CHECK-NEXT:    %1 = arith.addi %dim_0, %dim : index
// CHECK-NEXT:    %2 = arith.muli %0, %dim_0 : index
// CHECK-NEXT:    %3 = arith.muli %1, %dim : index
// CHECK-NEXT:    %4 = arith.cmpi ne, %dim, %c0 : index
// CHECK-NEXT:    cf.assert %4, "a size is divided by a size of zero"
// CHECK-NEXT:    %5 = arith.ceildivsi %2, %dim : index
// CHECK-NEXT:    %6 = arith.cmpi ne, %dim_0, %c0 : index
// CHECK-NEXT:    cf.assert %6, "a size is divided by a size of zero"
// CHECK-NEXT:    %7 = arith.ceildivsi %3, %dim_0 : index
// CHECK-NEXT:    %8 = arith.maxsi %5, %dim : index
// CHECK-NEXT:    %9 = arith.maxsi %7, %dim_0 : index
// CHECK-NEXT:    %10 = tensor.empty(%8, %9) : tensor<?x?xf32>
// CHECK-NEXT:    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x1xf32>) outs(%10 : tensor<?x?xf32>) {
// CHECK-NEXT:    ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:      linalg.yield %in : f32
// CHECK-NEXT:    } -> tensor<?x?xf32>
// CHECK-NEXT:    %12 = arith.subi %dim, %dim_0 : index
// CHECK-NEXT:    %13 = arith.subi %dim_0, %dim : index
// CHECK-NEXT:    %14 = arith.minsi %12, %dim : index
// CHECK-NEXT:    %15 = arith.minsi %13, %dim_0 : index
// CHECK-NEXT:    %16 = arith.cmpi sle, %c0, %14 : index
// CHECK-NEXT:    cf.assert %16, "tosa.tile gives another size"
// CHECK-NEXT:    %17 = arith.cmpi sle, %c0, %15 : index
// CHECK-NEXT:    cf.assert %17, "tosa.tile gives another size"
// CHECK-NEXT:    %18 = tensor.empty(%14, %15) : tensor<?x?xf32>
// CHECK-NEXT:    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x1xf32>) outs(%18 : tensor<?x?xf32>) {
// CHECK-NEXT:    ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:      linalg.yield %in : f32
// CHECK-NEXT:    } -> tensor<?x?xf32>
// CHECK-NEXT:    return %11, %19 : tensor<?x?xf32>, tensor<?x?xf32>
func.func @arithmetic(%a: tensor<?x?xf32>, %one: tensor<1x1xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %m = tosa.dim %a {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %nm = tosa.concat_shape %n, %m : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %mn = tosa.concat_shape %m, %n : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %0 = tosa.add_shape %nm, %mn : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.mul_shape %0, %mn : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.div_ceil_shape %1, %nm : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.max_shape %2, %nm : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %r = tosa.tile %one, %3 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  %4 = tosa.sub_shape %nm, %mn : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.min_shape %4, %nm : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %s = tosa.tile %one, %5 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r, %s : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// Rounding down and remainders by a number that is not zero need no check; the
// remainder of a size is not negative either.
// CHECK: #map = affine_map<(d0, d1) -> (0, 0)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @division(%arg0: tensor<?xf32>, %arg1: tensor<1x1xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %0 = arith.floordivsi %dim, %c3 : index
// CHECK-NEXT:    %1 = arith.remsi %dim, %c3 : index
// CHECK-NEXT:    %2 = tensor.empty(%0, %1) : tensor<?x?xf32>
// CHECK-NEXT:    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x1xf32>) outs(%2 : tensor<?x?xf32>) {
// CHECK-NEXT:    ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:      linalg.yield %in : f32
// CHECK-NEXT:    } -> tensor<?x?xf32>
// CHECK-NEXT:    return %3 : tensor<?x?xf32>
func.func @division(%a: tensor<?xf32>, %one: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %c = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.div_floor_shape %n, %c : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %1 = tosa.mod_shape %n, %c : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %2 = tosa.concat_shape %0, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %r = tosa.tile %one, %2 : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// By a size it is checked that it is not zero.
// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK: #map1 = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @remainder_by_a_size(%arg0: tensor<?x?xf32>, %arg1: tensor<1xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:    %0 = arith.cmpi ne, %dim_0, %c0 : index
// CHECK-NEXT:    cf.assert %0, "a size is divided by a size of zero"
// CHECK-NEXT:    %1 = arith.remsi %dim, %dim_0 : index
// CHECK-NEXT:    %2 = tensor.empty(%1) : tensor<?xf32>
// CHECK-NEXT:    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<1xf32>) outs(%2 : tensor<?xf32>) {
// CHECK-NEXT:    ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:      linalg.yield %in : f32
// CHECK-NEXT:    } -> tensor<?xf32>
// CHECK-NEXT:    return %3 : tensor<?xf32>
func.func @remainder_by_a_size(%a: tensor<?x?xf32>, %one: tensor<1xf32>) -> tensor<?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %m = tosa.dim %a {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %0 = tosa.mod_shape %n, %m : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %r = tosa.tile %one, %0 : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Every operation on numbers is a number: no size is read, nothing computed. The
// first two differ from what the type says, and that fails at run time.
// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @folded(%arg0: tensor<1x1x1x1xf32>) -> tensor<7x2x?x9xf32> {
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c7 = arith.constant 7 : index
// CHECK-NEXT:    %0 = arith.cmpi eq, %c4, %c7 : index
// CHECK-NEXT:    cf.assert %0, "tosa.tile gives another size"
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %1 = arith.cmpi eq, %c5, %c2 : index
// CHECK-NEXT:    cf.assert %1, "tosa.tile gives another size"
// CHECK-NEXT:    %2 = tensor.empty(%c7) : tensor<7x2x?x9xf32>
// CHECK-NEXT:    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x1x1x1xf32>) outs(%2 : tensor<7x2x?x9xf32>) {
// CHECK-NEXT:    ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:      linalg.yield %in : f32
// CHECK-NEXT:    } -> tensor<7x2x?x9xf32>
// CHECK-NEXT:    return %3 : tensor<7x2x?x9xf32>
func.func @folded(%one: tensor<1x1x1x1xf32>) -> tensor<7x2x?x9xf32> {
  %c = tosa.const_shape {values = dense<[3, 5, 7, 9]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %d = tosa.const_shape {values = dense<[2, 3, 4, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.mul_shape %c, %d : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %1 = tosa.add_shape %0, %d : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %2 = tosa.sub_shape %1, %c : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %3 = tosa.div_floor_shape %2, %d : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %4 = tosa.div_ceil_shape %1, %c : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %5 = tosa.max_shape %3, %4 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %6 = tosa.min_shape %5, %c : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %7 = tosa.mod_shape %2, %d : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %8 = tosa.add_shape %6, %7 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %r = tosa.tile %one, %8 : (tensor<1x1x1x1xf32>, !tosa.shape<4>) -> tensor<7x2x?x9xf32>
  return %r : tensor<7x2x?x9xf32>
}

// -----

// Part of a shape; a known size of the tensor is a number.
// CHECK: #map = affine_map<(d0, d1) -> (0, 0)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @slice_shape(%arg0: tensor<?x4x?xf32>, %arg1: tensor<1x1xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c2 : tensor<?x4x?xf32>
// CHECK-NEXT:    %0 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:    %1 = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:    %2 = tensor.empty(%dim) : tensor<4x?xf32>
// CHECK-NEXT:    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x1xf32>) outs(%2 : tensor<4x?xf32>) {
// CHECK-NEXT:    ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:      linalg.yield %in : f32
// CHECK-NEXT:    } -> tensor<4x?xf32>
// CHECK-NEXT:    return %3 : tensor<4x?xf32>
func.func @slice_shape(%a: tensor<?x4x?xf32>, %one: tensor<1x1xf32>) -> tensor<4x?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x4x?xf32>) -> !tosa.shape<1>
  %k = tosa.dim %a {axis = 1 : i32} : (tensor<?x4x?xf32>) -> !tosa.shape<1>
  %m = tosa.dim %a {axis = 2 : i32} : (tensor<?x4x?xf32>) -> !tosa.shape<1>
  %all = tosa.concat_shape %n, %k, %m : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
  %start = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %size = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = tosa.slice_shape %all, %start, %size : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  %r = tosa.tile %one, %s : (tensor<1x1xf32>, !tosa.shape<2>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

// Equal sizes: nothing for a size and itself, one assertion for each other pair,
// in their order, with the message of the original or with its number.
// CHECK-LABEL: func.func @equal(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.cmpi eq, %dim_0, %c4 : index
// CHECK-NEXT:    cf.assert %0, "tosa.assert_equal_shape: sizes 1 differ"
// CHECK-NEXT:    %1 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:    cf.assert %1, "tosa.assert_equal_shape: sizes 2 differ"
// CHECK-NEXT:    %2 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:    cf.assert %2, "say \22same\22"
// CHECK-NEXT:    return
func.func @equal(%a: tensor<?x?xf32>) {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %m = tosa.dim %a {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %c = tosa.const_shape {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
  %l = tosa.concat_shape %n, %m, %n : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
  %r = tosa.concat_shape %n, %c, %m : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
  tosa.assert_equal_shape %l, %r {allow_broadcast = false} : (!tosa.shape<3>, !tosa.shape<3>) -> ()
  tosa.assert_equal_shape %n, %m {allow_broadcast = false, assertion.message = "say \22same\22"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}

// -----

// Where sizes may broadcast one of them may be 1; a known 1 needs no check, and
// known sizes that differ fail.
// CHECK-LABEL: func.func @broadcast(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:    %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:    %1 = arith.cmpi eq, %dim, %c1 : index
// CHECK-NEXT:    %2 = arith.ori %0, %1 : i1
// CHECK-NEXT:    %3 = arith.cmpi eq, %dim_0, %c1 : index
// CHECK-NEXT:    %4 = arith.ori %2, %3 : i1
// CHECK-NEXT:    cf.assert %4, "tosa.assert_equal_shape: sizes 0 differ"
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %5 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:    %6 = arith.cmpi eq, %dim, %c1 : index
// CHECK-NEXT:    %7 = arith.ori %5, %6 : i1
// CHECK-NEXT:    %8 = arith.cmpi eq, %c4, %c1 : index
// CHECK-NEXT:    %9 = arith.ori %7, %8 : i1
// CHECK-NEXT:    cf.assert %9, "four"
// CHECK-NEXT:    return
func.func @broadcast(%a: tensor<?x?xf32>) {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %m = tosa.dim %a {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %one = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %four = tosa.const_shape {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
  tosa.assert_equal_shape %n, %m {allow_broadcast = true} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  tosa.assert_equal_shape %one, %m {allow_broadcast = true} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  tosa.assert_equal_shape %n, %four {allow_broadcast = true, assertion.message = "four"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}

// -----

// Constants that are equal are no assertion, others are one that fails: what is
// wrong is said where it is run, as the code may be dead.
// CHECK-LABEL: func.func @constants() {
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.cmpi eq, %c3, %c4 : index
// CHECK-NEXT:    cf.assert %0, "tosa.assert_equal_shape: sizes 1 differ"
// CHECK-NEXT:    return
func.func @constants() {
  %c = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  tosa.assert_equal_shape %c, %d {allow_broadcast = false} : (!tosa.shape<2>, !tosa.shape<2>) -> ()
  return
}

// -----

// A reshape: an open size by the number of elements, which no other size may
// make zero; what the type names is compared.
// CHECK-LABEL: func.func @reshape(%arg0: tensor<?x?xf32>) -> tensor<2x?x?xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:    %0 = arith.muli %dim, %dim : index
// CHECK-NEXT:    %1 = arith.cmpi ne, %0, %c0 : index
// CHECK-NEXT:    cf.assert %1, "tosa.reshape has no elements to infer a size from"
// CHECK-NEXT:    %2 = arith.muli %dim, %dim_0 : index
// CHECK-NEXT:    %3 = arith.floordivsi %2, %0 : index
// CHECK-NEXT:    %4 = arith.muli %dim, %dim_0 : index
// CHECK-NEXT:    %5 = arith.muli %dim, %3 : index
// CHECK-NEXT:    %6 = arith.muli %5, %dim : index
// CHECK-NEXT:    %7 = arith.cmpi eq, %6, %4 : index
// CHECK-NEXT:    cf.assert %7, "tosa.reshape changes the number of elements"
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %8 = arith.cmpi eq, %dim, %c2 : index
// CHECK-NEXT:    cf.assert %8, "tosa.reshape gives another size"
// CHECK-NEXT:    %from_elements = tensor.from_elements %c2, %3, %dim : tensor<3xindex>
// CHECK-NEXT:    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x?xf32>, tensor<3xindex>) -> tensor<2x?x?xf32>
// CHECK-NEXT:    return %reshape : tensor<2x?x?xf32>
func.func @reshape(%a: tensor<?x?xf32>) -> tensor<2x?x?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %open = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s = tosa.concat_shape %n, %open, %n : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
  %r = tosa.reshape %a, %s : (tensor<?x?xf32>, !tosa.shape<3>) -> tensor<2x?x?xf32>
  return %r : tensor<2x?x?xf32>
}

// -----

// The same number of elements, whatever the sizes are: in another order, and
// with factors of the known ones.
// CHECK-LABEL: func.func @same_elements(%arg0: tensor<?x6x?xf32>) -> tensor<?x2x?x3xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x6x?xf32>
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x6x?xf32>
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %from_elements = tensor.from_elements %dim_0, %c2, %dim, %c3 : tensor<4xindex>
// CHECK-NEXT:    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x6x?xf32>, tensor<4xindex>) -> tensor<?x2x?x3xf32>
// CHECK-NEXT:    return %reshape : tensor<?x2x?x3xf32>
func.func @same_elements(%a: tensor<?x6x?xf32>) -> tensor<?x2x?x3xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x6x?xf32>) -> !tosa.shape<1>
  %m = tosa.dim %a {axis = 2 : i32} : (tensor<?x6x?xf32>) -> !tosa.shape<1>
  %two = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %three = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s = tosa.concat_shape %m, %two, %n, %three : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<4>
  %r = tosa.reshape %a, %s : (tensor<?x6x?xf32>, !tosa.shape<4>) -> tensor<?x2x?x3xf32>
  return %r : tensor<?x2x?x3xf32>
}

// -----

// To rank 0: as many elements as one.
// CHECK-LABEL: func.func @to_a_scalar(%arg0: tensor<?xf32>) -> tensor<1xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = arith.cmpi eq, %dim, %c1 : index
// CHECK-NEXT:    cf.assert %0, "tosa.reshape gives another size"
// CHECK-NEXT:    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
// CHECK-NEXT:    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xf32>, tensor<1xindex>) -> tensor<1xf32>
// CHECK-NEXT:    return %reshape : tensor<1xf32>
func.func @to_a_scalar(%a: tensor<?xf32>) -> tensor<1xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %r = tosa.reshape %a, %n : (tensor<?xf32>, !tosa.shape<1>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

// A slice: bounds that are computed are checked on both sides, the size that the
// type knows is compared; where it begins at 0 only its end is.
// CHECK-LABEL: func.func @slice(%arg0: tensor<?x8xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x8xf32>
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %0 = arith.subi %dim, %c3 : index
// CHECK-NEXT:    %1 = arith.cmpi sle, %c0, %0 : index
// CHECK-NEXT:    cf.assert %1, "tosa.slice reads out of bounds"
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[%0, %c0] [%c3, 4] [1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
// CHECK-NEXT:    return %extracted_slice : tensor<?x4xf32>
func.func @slice(%a: tensor<?x8xf32>) -> tensor<?x4xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x8xf32>) -> !tosa.shape<1>
  %c = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
  %zero = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  %four = tosa.const_shape {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
  %from = tosa.sub_shape %n, %c : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %starts = tosa.concat_shape %from, %zero : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %sizes = tosa.concat_shape %c, %four : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %r = tosa.slice %a, %starts, %sizes : (tensor<?x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

// A tile of what is neither 1 nor taken once is read modulo the size; a
// dimension of 1 at 0, and one that is taken once at its own place.
// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @tile(%arg0: tensor<?x1x?xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x1x?xf32>
// CHECK-NEXT:    %0 = arith.muli %dim, %dim : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x1x?xf32>
// CHECK-NEXT:    %1 = tensor.empty(%0, %dim, %dim_0) : tensor<?x?x?xf32>
// CHECK-NEXT:    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1 : tensor<?x?x?xf32>) {
// CHECK-NEXT:    ^bb0(%out: f32):
// CHECK-NEXT:      %3 = linalg.index 0 : index
// CHECK-NEXT:      %4 = arith.remui %3, %dim : index
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %5 = linalg.index 2 : index
// CHECK-NEXT:      %extracted = tensor.extract %arg0[%4, %c0_1, %5] : tensor<?x1x?xf32>
// CHECK-NEXT:      linalg.yield %extracted : f32
// CHECK-NEXT:    } -> tensor<?x?x?xf32>
// CHECK-NEXT:    return %2 : tensor<?x?x?xf32>
func.func @tile(%a: tensor<?x1x?xf32>) -> tensor<?x?x?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?x1x?xf32>) -> !tosa.shape<1>
  %one = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s = tosa.concat_shape %n, %n, %one : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
  %r = tosa.tile %a, %s : (tensor<?x1x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

// Constants are upstream's: what takes no computed shape stays as it is.
// CHECK-LABEL: func.func @constant_shapes(%arg0: tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?x8xf32>, tensor<1x2xf32>) {
// CHECK-NEXT:    %0 = tosa.const_shape  {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %1 = tosa.reshape %arg0, %0 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %3 = tosa.tile %arg0, %2 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x8xf32>
// CHECK-NEXT:    %4 = tosa.const_shape  {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:    %5 = tosa.slice %arg0, %4, %2 : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
// CHECK-NEXT:    return %1, %3, %5 : tensor<?x2xf32>, tensor<?x8xf32>, tensor<1x2xf32>
func.func @constant_shapes(%a: tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?x8xf32>, tensor<1x2xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
  %t = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %a, %t : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x8xf32>
  %u = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.slice %a, %u, %t : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
  return %0, %1, %2 : tensor<?x2xf32>, tensor<?x8xf32>, tensor<1x2xf32>
}

// -----

// Shapes that nothing takes go; in a branch a size is read again, as what was
// read in the other one is not there.
// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK: #map1 = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @blocks(%arg0: tensor<?xf32>, %arg1: tensor<1xf32>, %arg2: i1) -> tensor<?xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:    %0 = scf.if %arg2 -> (tensor<?xf32>) {
// CHECK-NEXT:      %c0_0 = arith.constant 0 : index
// CHECK-NEXT:      %dim_1 = tensor.dim %arg0, %c0_0 : tensor<?xf32>
// CHECK-NEXT:      %1 = tensor.empty(%dim_1) : tensor<?xf32>
// CHECK-NEXT:      %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<1xf32>) outs(%1 : tensor<?xf32>) {
// CHECK-NEXT:      ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:        linalg.yield %in : f32
// CHECK-NEXT:      } -> tensor<?xf32>
// CHECK-NEXT:      scf.yield %2 : tensor<?xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %1 = tensor.empty(%dim) : tensor<?xf32>
// CHECK-NEXT:      %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<1xf32>) outs(%1 : tensor<?xf32>) {
// CHECK-NEXT:      ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:        linalg.yield %in : f32
// CHECK-NEXT:      } -> tensor<?xf32>
// CHECK-NEXT:      scf.yield %2 : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : tensor<?xf32>
func.func @blocks(%a: tensor<?xf32>, %one: tensor<1xf32>, %c: i1) -> tensor<?xf32> {
  %n = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %unused = tosa.add_shape %n, %n : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %r = scf.if %c -> tensor<?xf32> {
    %m = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
    %0 = tosa.tile %one, %m : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    %0 = tosa.tile %one, %n : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// What a padding by constants adds is known. From 0 on one comparison without a
// sign is enough; a size that is read is within what it was read of.
// CHECK-LABEL: func.func @padded(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %2 = tosa.pad %arg0, %0, %1 : (tensor<?x?xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %3 = arith.subi %dim_0, %c4 : index
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %4 = arith.addi %dim_0, %c3 : index
// CHECK-NEXT:    %5 = arith.cmpi ule, %3, %4 : index
// CHECK-NEXT:    cf.assert %5, "tosa.slice reads out of bounds"
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %2[%c0, %c0] [%dim, %3] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:    return %extracted_slice : tensor<?x?xf32>
func.func @padded(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %pads = tosa.const_shape {values = dense<[0, 0, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %x = tosa.pad %a, %pads, %zero : (tensor<?x?xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x?xf32>
  %0 = tosa.dim %a {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %1 = tosa.dim %a {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %2 = tosa.const_shape {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
  %3 = tosa.sub_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %4 = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.concat_shape %0, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %r = tosa.slice %x, %4, %5 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// A quotient multiplied again is at most what it was, and less by less than the
// divisor: of the two slices, the second is of a size that may be -1.
// CHECK-LABEL: func.func @steps(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.floordivsi %dim, %c2 : index
// CHECK-NEXT:    %1 = arith.muli %0, %c2 : index
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[%c0] [%1] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %2 = arith.subi %dim, %c1 : index
// CHECK-NEXT:    %3 = arith.floordivsi %2, %c2 : index
// CHECK-NEXT:    %4 = arith.muli %3, %c2 : index
// CHECK-NEXT:    %5 = arith.addi %4, %c1 : index
// CHECK-NEXT:    %6 = arith.cmpi ule, %5, %dim : index
// CHECK-NEXT:    cf.assert %6, "tosa.slice reads out of bounds"
// CHECK-NEXT:    %extracted_slice_0 = tensor.extract_slice %arg0[%c0] [%5] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:    return %extracted_slice, %extracted_slice_0 : tensor<?xf32>, tensor<?xf32>
func.func @steps(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %1 = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %3 = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  %4 = tosa.div_floor_shape %0, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %5 = tosa.mul_shape %4, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %x = tosa.slice %a, %3, %5 : (tensor<?xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xf32>
  %6 = tosa.sub_shape %0, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %7 = tosa.div_floor_shape %6, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %8 = tosa.mul_shape %7, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %9 = tosa.add_shape %8, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %y = tosa.slice %a, %3, %9 : (tensor<?xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xf32>
  return %x, %y : tensor<?xf32>, tensor<?xf32>
}
