// shape.cstr_* with shape.assuming: the body takes the place of one that
// nothing constrains any more.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @all(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xindex>, %arg3: tensor<?xindex>, %arg4: i1) -> tensor<?xf32> {
// CHECK-NEXT:   %0 = arith.addf %arg0, %arg1 : tensor<?xf32>
// CHECK-NEXT:   return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @all(%a: tensor<?xf32>, %b: tensor<?xf32>, %s: tensor<?xindex>, %t: tensor<?xindex>, %c: i1) -> tensor<?xf32> {
  %u = shape.cstr_broadcastable %s, %t : tensor<?xindex>, tensor<?xindex>
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion 'shape.cstr_broadcastable' with 0 operations of its own
  %v = shape.cstr_eq %s, %t : tensor<?xindex>, tensor<?xindex>
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion 'shape.cstr_eq' with 0 operations of its own
  %w = shape.cstr_require %c, "must hold"
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion "must hold" with 0 operations of its own
  %all = shape.assuming_all %u, %v, %w
  %r = shape.assuming %all -> (tensor<?xf32>) {
    %n = shape.cstr_eq %t, %s : tensor<?xindex>, tensor<?xindex>
    // SAID: :[[#@LINE-1]]:10: remark: dropped assertion 'shape.cstr_eq' with 0 operations of its own
    %q = shape.assuming %n -> (tensor<?xf32>) {
      %x = arith.addf %a, %b : tensor<?xf32>
      shape.assuming_yield %x : tensor<?xf32>
    }
    shape.assuming_yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @given(%arg0: !shape.witness, %arg1: !shape.shape) -> index {
// CHECK-NEXT:   %0 = shape.const_witness true
// CHECK-NEXT:   %1 = shape.assuming_all %arg0, %0
// CHECK-NEXT:   %2 = shape.assuming %1 -> (index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     shape.assuming_yield %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %2 : index
// CHECK-NEXT: }
func.func @given(%w: !shape.witness, %s: !shape.shape) -> index {
  %v = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion 'shape.cstr_eq' with 0 operations of its own
  %all = shape.assuming_all %w, %v
  %r = shape.assuming %all -> index {
    %z = arith.constant 0 : index
    shape.assuming_yield %z : index
  }
  return %r : index
}

// CHECK-LABEL: func.func @returned(%arg0: !shape.shape) -> !shape.witness {
// CHECK-NEXT:   %0 = shape.const_witness true
// CHECK-NEXT:   return %0 : !shape.witness
// CHECK-NEXT: }
func.func @returned(%s: !shape.shape) -> !shape.witness {
  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion 'shape.cstr_eq' with 0 operations of its own
  return %w : !shape.witness
}

// CHECK-LABEL: func.func @blocks(%arg0: !shape.shape, %arg1: i1, %arg2: index) -> index {
// CHECK-NEXT:   %0 = shape.const_witness true
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1(%0 : !shape.witness), ^bb2
// CHECK-NEXT: ^bb1(%1: !shape.witness):  // pred: ^bb0
// CHECK-NEXT:   %2 = shape.assuming %1 -> (index) {
// CHECK-NEXT:     shape.assuming_yield %arg2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %2 : index
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return %arg2 : index
// CHECK-NEXT: }
func.func @blocks(%s: !shape.shape, %c: i1, %a: index) -> index {
  %v = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion 'shape.cstr_eq' with 0 operations of its own
  cf.cond_br %c, ^bb1(%v : !shape.witness), ^bb2
^bb1(%w: !shape.witness):
  %r = shape.assuming %w -> index {
    shape.assuming_yield %a : index
  }
  return %r : index
^bb2:
  %q = shape.assuming %v -> index {
    shape.assuming_yield %a : index
  }
  return %q : index
}

// CHECK-LABEL: func.func @only_for_an_assertion(%arg0: !shape.shape, %arg1: i32) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @only_for_an_assertion(%s: !shape.shape, %a: i32) {
  %v = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion 'shape.cstr_eq' with 0 operations of its own
  %r = shape.assuming %v -> i1 {
    %z = arith.cmpi eq, %a, %a : i32
    shape.assuming_yield %z : i1
  }
  cf.assert %r, "from inside"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "from inside" with 3 operations of its own
  return
}
