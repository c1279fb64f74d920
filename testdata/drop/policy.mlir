// The user says which operations are assertions, which are pure and which have
// effects; the last word counts.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --assertion-op=my.check,my.second:1 --drop --quiet %s | FileCheck %s --check-prefix=CHECKED
// RUN: assertion-opt --assertion-op=my.check,my.second:1 --pure-op=my.pure --drop --quiet %s | FileCheck %s --check-prefix=PURE
// RUN: assertion-opt --assertion-op=my.check,my.second:1 --pure-op=my.pure --effect-op=arith.addi --drop --quiet %s | FileCheck %s --check-prefix=EFFECT

// CHECK-LABEL: func.func @user(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = "my.pure"(%arg0, %c0_i32) : (i32, i32) -> i32
// CHECK-NEXT:   %1 = arith.addi %arg1, %c0_i32 : i32
// CHECK-NEXT:   %2 = arith.cmpi ne, %0, %1 : i32
// CHECK-NEXT:   "my.check"(%2) {message = "mine"} : (i1) -> ()
// CHECK-NEXT:   "my.second"(%c0_i32, %2) : (i32, i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
//
// CHECKED-LABEL: func.func @user(%arg0: i32, %arg1: i32) {
// CHECKED-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECKED-NEXT:   %0 = "my.pure"(%arg0, %c0_i32) : (i32, i32) -> i32
// CHECKED-NEXT:   return
// CHECKED-NEXT: }
//
// PURE-LABEL: func.func @user(%arg0: i32, %arg1: i32) {
// PURE-NEXT:   return
// PURE-NEXT: }
//
// EFFECT-LABEL: func.func @user(%arg0: i32, %arg1: i32) {
// EFFECT-NEXT:   %c0_i32 = arith.constant 0 : i32
// EFFECT-NEXT:   %0 = arith.addi %arg1, %c0_i32 : i32
// EFFECT-NEXT:   return
// EFFECT-NEXT: }
func.func @user(%x: i32, %y: i32) {
  %z = arith.constant 0 : i32
  %p = "my.pure"(%x, %z) : (i32, i32) -> i32
  %q = arith.addi %y, %z : i32
  %ok = arith.cmpi ne, %p, %q : i32
  "my.check"(%ok) {message = "mine"} : (i1) -> ()
  "my.second"(%z, %ok) : (i32, i1) -> ()
  return
}
