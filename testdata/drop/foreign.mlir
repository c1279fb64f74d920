// What other frontends write. Those of dialects that are not known come in the
// generic form.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @others(%arg0: i1, %arg1: i32, %arg2: tensor<i1>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @others(%c: i1, %i: i32, %p: tensor<i1>) {
  "tf.Assert"(%p) {summarize = 3 : i64} : (tensor<i1>) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion 'tf.Assert' with 0 operations of its own
  "tt.assert"(%c) {message = "triton"} : (i1) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "triton" with 0 operations of its own
  "util.assert"(%c) {message = "iree"} : (i1) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "iree" with 0 operations of its own
  "std.assert"(%c) {msg = "old"} : (i1) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "old" with 0 operations of its own
  %z = arith.constant 0 : i32
  %ok = arith.cmpi ne, %i, %z : i32
  "tt.assert"(%ok) <{message = "inherent"}> : (i1) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "inherent" with 2 operations of its own
  return
}

// CHECK-LABEL: func.func @stablehlo(%arg0: tensor<i1>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   stablehlo.custom_call @other(%arg0) {has_side_effect = true} : (tensor<i1>) -> ()
// CHECK-NEXT:   return %arg1 : tensor<?xf32>
// CHECK-NEXT: }
func.func @stablehlo(%p: tensor<i1>, %x: tensor<?xf32>) -> tensor<?xf32> {
  stablehlo.custom_call @shape_assertion(%p) {error_message = "sizes differ", has_side_effect = true} : (tensor<i1>) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "sizes differ" with 0 operations of its own; it guarded stablehlo.custom_call
  stablehlo.custom_call @other(%p) {has_side_effect = true} : (tensor<i1>) -> ()
  return %x : tensor<?xf32>
}

// A witness of MHLO; what it stood for is done all the same.
//
// CHECK-LABEL: func.func @reshapable(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %0 = "mhlo.dynamic_reshape"(%arg0, %arg1) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @reshapable(%x: tensor<?xf32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %o = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  %n = shape.num_elements %o : tensor<1xindex> -> index
  %w = "mhlo.cstr_reshapable"(%n, %s) : (index, tensor<2xi32>) -> !shape.witness
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion 'mhlo.cstr_reshapable' with 2 operations of its own; it guarded mhlo.dynamic_reshape
  %r = shape.assuming %w -> (tensor<?x?xf32>) {
    %v = "mhlo.dynamic_reshape"(%x, %s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    shape.assuming_yield %v : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @tosa(%arg0: !tosa.shape<1>, %arg1: !tosa.shape<1>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tosa(%a: !tosa.shape<1>, %b: !tosa.shape<1>) {
  "tosa.assert_equal_shape"(%a, %b) <{allow_broadcast = false}> {assertion.message = "same"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "same" with 0 operations of its own
  return
}

// Without an operand there is no condition: not what it looks like.
//
// CHECK-LABEL: func.func @malformed() {
// CHECK-NEXT:   "tt.assert"() {message = "nothing"} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @malformed() {
  "tt.assert"() {message = "nothing"} : () -> ()
  return
}

// What stays is said last, and why.
// SAID: :{{[0-9]+}}:3: remark: 'tt.assert' is not taken for an assertion: what it asserts is operand 0, counted from 0, and it has none{{$}}
