// What is not known has effects, and its regions too; the last operation of a
// block in it may be what ends the block.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @unreg(%arg0: i1) -> i32 {
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   "my.op"() ({
// CHECK-NEXT:   ^bb0:
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   %0 = "my.loop"(%c0_i32) ({
// CHECK-NEXT:   ^bb0(%arg1: i32):
// CHECK-NEXT:     %3 = arith.addi %arg1, %c0_i32 : i32
// CHECK-NEXT:     "my.yield"(%3) : (i32) -> ()
// CHECK-NEXT:   }) : (i32) -> i32
// CHECK-NEXT:   %1 = "my.value"(%c0_i32) : (i32) -> i32
// CHECK-NEXT:   %2 = "my.holds"() ({
// CHECK-NEXT:     %3 = arith.addi %0, %0 : i32
// CHECK-NEXT:     %4 = arith.muli %3, %3 : i32
// CHECK-NEXT:   }) : () -> i1
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @unreg(%c: i1) -> i32 {
  %z = arith.constant 0 : i32
  "my.op"() ({
    cf.assert %c, "inside unknown"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "inside unknown" with 0 operations of its own
  }) : () -> ()
  %r = "my.loop"(%z) ({
  ^bb0(%i: i32):
    %p = arith.cmpi ne, %i, %z : i32
    cf.assert %p, "in a loop, perhaps"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "in a loop, perhaps" with 1 operation of its own; it guarded arith.addi
    %k = arith.addi %i, %z : i32
    "my.yield"(%k) : (i32) -> ()
  }) : (i32) -> i32
  %u = "my.value"(%z) : (i32) -> i32
  %q = arith.cmpi ne, %u, %z : i32
  cf.assert %q, "of an unknown value"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "of an unknown value" with 1 operation of its own
  %last = "my.holds"() ({
    %s = arith.addi %r, %r : i32
    %t = arith.muli %s, %s : i32
  }) : () -> i1
  cf.assert %last, "of an unknown region"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "of an unknown region" with 0 operations of its own
  return %r : i32
}

// A terminator is no assertion, whatever its name.
//
// CHECK-LABEL: func.func @branches(%arg0: i1) {
// CHECK-NEXT:   "util.assert"(%arg0)[^bb1, ^bb2] {message = "branches"} : (i1) -> ()
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @branches(%c: i1) {
  "util.assert"(%c)[^bb1, ^bb2] {message = "branches"} : (i1) -> ()
^bb1:
  return
^bb2:
  cf.br ^bb1
}

// What stays is said last, and why.
// SAID: :{{[0-9]+}}:3: remark: 'util.assert' is not taken for an assertion: it ends its block
