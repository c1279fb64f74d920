// Selecting, and what the user says of operations, goes for wrapping too.
// RUN: assertion-opt --kinds=runtime --wrap --quiet %s | FileCheck %s
// RUN: assertion-opt --keep-at-entry --assertion-op=my.check,my.second:1 --pure-op=my.pure --wrap --quiet %s | FileCheck %s --check-prefix=ENTRY

// CHECK-LABEL: func.func @first(%arg0: i1, %arg1: !torch.bool, %arg2: !shape.shape, %arg3: i1) {
// CHECK-NEXT:   cf.assert %arg0, "cf at entry"
// CHECK-NEXT:   "assertion.region"(%arg1) ({
// CHECK-NEXT:   ^bb0(%arg4: !torch.bool):
// CHECK-NEXT:     torch.runtime.assert %arg4, "torch at entry"
// CHECK-NEXT:   }) : (!torch.bool) -> ()
// CHECK-NEXT:   %0 = shape.cstr_eq %arg2, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:   scf.if %arg3 {
// CHECK-NEXT:     %1 = arith.andi %arg0, %arg3 : i1
// CHECK-NEXT:     cf.assert %1, "cf inside"
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
//
// ENTRY-LABEL: func.func @first(%arg0: i1, %arg1: !torch.bool, %arg2: !shape.shape, %arg3: i1) {
// ENTRY-NEXT:   cf.assert %arg0, "cf at entry"
// ENTRY-NEXT:   torch.runtime.assert %arg1, "torch at entry"
// ENTRY-NEXT:   %0 = shape.cstr_eq %arg2, %arg2 : !shape.shape, !shape.shape
// ENTRY-NEXT:   scf.if %arg3 {
// ENTRY-NEXT:     "assertion.region"(%arg0, %arg3) ({
// ENTRY-NEXT:     ^bb0(%arg4: i1, %arg5: i1):
// ENTRY-NEXT:       %1 = arith.andi %arg4, %arg5 : i1
// ENTRY-NEXT:       cf.assert %1, "cf inside"
// ENTRY-NEXT:     }) : (i1, i1) -> ()
// ENTRY-NEXT:   }
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
func.func @first(%a: i1, %b: !torch.bool, %s: !shape.shape, %c: i1) {
  cf.assert %a, "cf at entry"
  torch.runtime.assert %b, "torch at entry"
  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  scf.if %c {
    %d = arith.andi %a, %c : i1
    cf.assert %d, "cf inside"
  }
  return
}

// CHECK-LABEL: func.func @second(%arg0: i1) {
// CHECK-NEXT:   cf.assert %arg0, "cf in second"
// CHECK-NEXT:   return
// CHECK-NEXT: }
//
// ENTRY-LABEL: func.func @second(%arg0: i1) {
// ENTRY-NEXT:   cf.assert %arg0, "cf in second"
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
func.func @second(%a: i1) {
  cf.assert %a, "cf in second"
  return
}

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
// ENTRY-LABEL: func.func @user(%arg0: i32, %arg1: i32) {
// ENTRY-NEXT:   %c0_i32 = arith.constant 0 : i32
// ENTRY-NEXT:   %0 = "my.pure"(%arg0, %c0_i32) : (i32, i32) -> i32
// ENTRY-NEXT:   %1 = arith.addi %arg1, %c0_i32 : i32
// ENTRY-NEXT:   %2 = arith.cmpi ne, %0, %1 : i32
// ENTRY-NEXT:   "my.check"(%2) {message = "mine"} : (i1) -> ()
// ENTRY-NEXT:   "my.second"(%c0_i32, %2) : (i32, i1) -> ()
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
func.func @user(%x: i32, %y: i32) {
  %z = arith.constant 0 : i32
  %p = "my.pure"(%x, %z) : (i32, i32) -> i32
  %q = arith.addi %y, %z : i32
  %ok = arith.cmpi ne, %p, %q : i32
  "my.check"(%ok) {message = "mine"} : (i1) -> ()
  "my.second"(%z, %ok) : (i32, i1) -> ()
  return
}
