// From other blocks values are captured and constants cloned, wherever they are
// listed.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s

// CHECK-LABEL: func.func @blocks(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = arith.divsi %arg0, %arg0 : i32
// CHECK-NEXT:   %1 = arith.cmpi ne, %0, %c0_i32 : i32
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1(%0 : i32), ^bb2
// CHECK-NEXT: ^bb1(%2: i32):  // pred: ^bb0
// CHECK-NEXT:   "assertion.region"(%2) ({
// CHECK-NEXT:   ^bb0(%arg2: i32):
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %3 = arith.cmpi ne, %arg2, %c0_i32_0 : i32
// CHECK-NEXT:     cf.assert %3, "of an argument"
// CHECK-NEXT:   }) : (i32) -> ()
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "assertion.region"(%1) ({
// CHECK-NEXT:   ^bb0(%arg2: i1):
// CHECK-NEXT:     cf.assert %arg2, "of another block"
// CHECK-NEXT:   }) : (i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blocks(%a: i32, %c: i1) {
  %z = arith.constant 0 : i32
  %s = arith.divsi %a, %a : i32
  %ok = arith.cmpi ne, %s, %z : i32
  cf.cond_br %c, ^bb1(%s : i32), ^bb2
^bb1(%p: i32):
  %q = arith.cmpi ne, %p, %z : i32
  cf.assert %q, "of an argument"
  cf.br ^bb2
^bb2:
  cf.assert %ok, "of another block"
  return
}

// unreachable
//
// CHECK-LABEL: func.func @unreachable(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:   return %arg1 : i32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   "assertion.region"(%arg1) ({
// CHECK-NEXT:   ^bb0(%arg2: i32):
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = arith.cmpi ne, %arg2, %c0_i32_0 : i32
// CHECK-NEXT:     cf.assert %1, "never runs"
// CHECK-NEXT:   }) : (i32) -> ()
// CHECK-NEXT:   cf.br ^bb2(%c0_i32 : i32)
// CHECK-NEXT: ^bb2(%0: i32):  // pred: ^bb1
// CHECK-NEXT:   "assertion.region"(%0) ({
// CHECK-NEXT:   ^bb0(%arg2: i32):
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = arith.cmpi ne, %arg2, %c0_i32_0 : i32
// CHECK-NEXT:     cf.assert %1, "never runs 2"
// CHECK-NEXT:   }) : (i32) -> ()
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @unreachable(%c: i1, %a: i32) -> i32 {
  return %a : i32
^bb1:
  %z = arith.constant 0 : i32
  %x = arith.cmpi ne, %a, %z : i32
  cf.assert %x, "never runs"
  cf.br ^bb2(%z : i32)
^bb2(%q: i32):
  %t = arith.cmpi ne, %q, %z : i32
  cf.assert %t, "never runs 2"
  return %q : i32
}

// self reference in unreachable
//
// CHECK-LABEL: func.func @selfref(%arg0: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT:   %0 = arith.andi %0, %arg0 : i1
// CHECK-NEXT:   "assertion.region"(%0) ({
// CHECK-NEXT:   ^bb0(%arg1: i1):
// CHECK-NEXT:     cf.assert %arg1, "self"
// CHECK-NEXT:   }) : (i1) -> ()
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @selfref(%a: i1) {
  return
^bb1:
  %t = arith.andi %t, %a : i1
  cf.assert %t, "self"
  cf.br ^bb1
}

// CHECK-LABEL: func.func @order(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT:   "assertion.region"(%0) ({
// CHECK-NEXT:   ^bb0(%arg2: i1):
// CHECK-NEXT:     cf.assert %arg2, "listed before its slice"
// CHECK-NEXT:   }) : (i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = arith.cmpi ne, %arg1, %c0_i32 : i32
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @order(%c: i1, %a: i32) {
  cf.br ^bb2
^bb1:
  cf.assert %ok, "listed before its slice"
  return
^bb2:
  %z = arith.constant 0 : i32
  %ok = arith.cmpi ne, %a, %z : i32
  cf.br ^bb1
}

// CHECK-LABEL: func.func @order2(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT:   "assertion.region"(%arg1, %c0_i32) ({
// CHECK-NEXT:   ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:     %0 = arith.cmpi ne, %arg2, %arg3 : i32
// CHECK-NEXT:     cf.assert %0, "constant is listed later"
// CHECK-NEXT:   }) : (i32, i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @order2(%c: i1, %a: i32) {
  cf.br ^bb2
^bb1:
  %ok = arith.cmpi ne, %a, %z : i32
  cf.assert %ok, "constant is listed later"
  return
^bb2:
  %z = arith.constant 0 : i32
  cf.br ^bb1
}

// CHECK-LABEL: func.func @cfregion(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:   %0 = scf.execute_region -> i32 {
// CHECK-NEXT:     "assertion.region"(%arg1) ({
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:       %3 = arith.cmpi ne, %arg2, %c0_i32 : i32
// CHECK-NEXT:       cf.assert %3, "exec"
// CHECK-NEXT:     }) : (i32) -> ()
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT:   ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     "assertion.region"(%1) ({
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:       %3 = arith.cmpi ne, %arg2, %c0_i32 : i32
// CHECK-NEXT:       cf.assert %3, "exec2"
// CHECK-NEXT:     }) : (i32) -> ()
// CHECK-NEXT:     scf.yield %1 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:     cf.br ^bb1(%2 : i32)
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @cfregion(%c: i1, %a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r = scf.execute_region -> i32 {
    %ok = arith.cmpi ne, %a, %z : i32
    cf.assert %ok, "exec"
    cf.cond_br %c, ^bb1(%a : i32), ^bb2
  ^bb1(%b: i32):
    %ok2 = arith.cmpi ne, %b, %z : i32
    cf.assert %ok2, "exec2"
    scf.yield %b : i32
  ^bb2:
    %q = arith.addi %a, %a : i32
    cf.br ^bb1(%q : i32)
  }
  return %r : i32
}
