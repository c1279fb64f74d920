// Blocks, branch operands and block arguments stay as they are; so does what is
// never reached but for the assertions in it.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @routes(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c8 = arith.constant 8 : index
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:   %0 = arith.cmpi ne, %dim, %c0 : index
// CHECK-NEXT:   %1 = arith.cmpi ule, %dim, %c8 : index
// CHECK-NEXT:   cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%1 : i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%true : i1)
// CHECK-NEXT: ^bb3(%2: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %arg0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @routes(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %true = arith.constant true
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %ok = arith.cmpi ne, %d, %c0 : index
  %le = arith.cmpi ule, %d, %c8 : index
  cf.assert %ok, "first"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "first" with 0 operations of its own; it guarded cf.cond_br
  cf.cond_br %ok, ^bb1, ^bb2
^bb1:
  cf.assert %ok, "second"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "second" with 0 operations of its own
  cf.br ^bb3(%le : i1)
^bb2:
  cf.assert %ok, "third"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "third" with 0 operations of its own
  cf.br ^bb3(%true : i1)
^bb3(%flag: i1):
  cf.assert %flag, "merged"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "merged" with 0 operations of its own
  return %t : tensor<?xf32>
}

// unreachable
//
// CHECK-LABEL: func.func @unreachable(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:   return %arg1 : i32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   cf.br ^bb2(%c0_i32 : i32)
// CHECK-NEXT: ^bb2(%0: i32):  // pred: ^bb1
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @unreachable(%c: i1, %a: i32) -> i32 {
  return %a : i32
^bb1:
  %z = arith.constant 0 : i32
  %x = arith.cmpi ne, %a, %z : i32
  cf.assert %x, "never runs"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "never runs" with 1 operation of its own
  cf.br ^bb2(%z : i32)
^bb2(%q: i32):
  %t = arith.cmpi ne, %q, %z : i32
  cf.assert %t, "never runs 2"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "never runs 2" with 1 operation of its own; it guarded func.return
  return %q : i32
}

// self reference in unreachable
//
// CHECK-LABEL: func.func @selfref(%arg0: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @selfref(%a: i1) {
  return
^bb1:
  %t = arith.andi %t, %a : i1
  cf.assert %t, "self"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "self" with 1 operation of its own
  cf.br ^bb1
}

// CHECK-LABEL: func.func @order(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @order(%c: i1, %a: i32) {
  cf.br ^bb2
^bb1:
  cf.assert %ok, "listed before its slice"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "listed before its slice" with 2 operations of its own
  return
^bb2:
  %z = arith.constant 0 : i32
  %ok = arith.cmpi ne, %a, %z : i32
  cf.br ^bb1
}

// CHECK-LABEL: func.func @order2(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @order2(%c: i1, %a: i32) {
  cf.br ^bb2
^bb1:
  %ok = arith.cmpi ne, %a, %z : i32
  cf.assert %ok, "constant is listed later"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "constant is listed later" with 2 operations of its own
  return
^bb2:
  %z = arith.constant 0 : i32
  cf.br ^bb1
}
