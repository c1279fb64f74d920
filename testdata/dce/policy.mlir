// What the user says about operations counts: pure ones go where nothing needs
// them, ones with effects stay; an assertion of the user's own is needed.
// RUN: assertion-opt --dce --quiet %s | FileCheck %s --check-prefix=TABLES
// RUN: assertion-opt --dce --quiet --pure-op=my.size,my.box %s | FileCheck %s --check-prefix=PURE
// RUN: assertion-opt --dce --quiet --effect-op=arith.addi,torch.aten.size.int %s | FileCheck %s --check-prefix=EFFECT
// RUN: assertion-opt --dce --quiet --assertion-op=my.check --pure-op=my.size %s | FileCheck %s --check-prefix=CHECK
// RUN: printf 'pure my.size\npure my.box\n' > %t.policy
// RUN: assertion-opt --dce --quiet --policy=%t.policy %s | FileCheck %s --check-prefix=PURE

// Chains of unknown operations, and of ones that are known.
// TABLES-LABEL: func.func @chains(%arg0: !torch.vtensor<[?],f32>, %arg1: i32) {
// TABLES-NEXT:   %0 = "my.size"(%arg0) : (!torch.vtensor<[?],f32>) -> i32
// TABLES-NEXT:   return
// TABLES-NEXT: }
// PURE-LABEL: func.func @chains(%arg0: !torch.vtensor<[?],f32>, %arg1: i32) {
// PURE-NEXT:   return
// PURE-NEXT: }
// EFFECT-LABEL: func.func @chains(%arg0: !torch.vtensor<[?],f32>, %arg1: i32) {
// EFFECT-NEXT:   %0 = "my.size"(%arg0) : (!torch.vtensor<[?],f32>) -> i32
// EFFECT-NEXT:   %1 = arith.addi %0, %arg1 : i32
// EFFECT-NEXT:   %int0 = torch.constant.int 0
// EFFECT-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// EFFECT-NEXT:   return
// EFFECT-NEXT: }
// CHECK-LABEL: func.func @chains(%arg0: !torch.vtensor<[?],f32>, %arg1: i32) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @chains(%x: !torch.vtensor<[?],f32>, %n: i32) {
  %a = "my.size"(%x) : (!torch.vtensor<[?],f32>) -> i32
  %b = arith.addi %a, %n : i32
  %c = arith.muli %b, %b : i32
  %int0 = torch.constant.int 0
  %d = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  return
}

// An operation with a region: pure or not, what is in it counts too. In an
// unknown one the last may be what ends it, and stays.
// TABLES-LABEL: func.func @regions(%arg0: i32) {
// TABLES-NEXT:   "my.box"() ({
// TABLES-NEXT:     %0 = "my.size"(%arg0) : (i32) -> i32
// TABLES-NEXT:   }) : () -> ()
// TABLES-NEXT:   "my.box"() ({
// TABLES-NEXT:     %0 = "my.size"(%arg0) : (i32) -> i32
// TABLES-NEXT:     "my.other"(%arg0) : (i32) -> ()
// TABLES-NEXT:   }) : () -> ()
// TABLES-NEXT:   return
// TABLES-NEXT: }
// PURE-LABEL: func.func @regions(%arg0: i32) {
// PURE-NEXT:   "my.box"() ({
// PURE-NEXT:     "my.other"(%arg0) : (i32) -> ()
// PURE-NEXT:   }) : () -> ()
// PURE-NEXT:   return
// PURE-NEXT: }
// EFFECT-LABEL: func.func @regions(%arg0: i32) {
// EFFECT-NEXT:   "my.box"() ({
// EFFECT-NEXT:     %0 = "my.size"(%arg0) : (i32) -> i32
// EFFECT-NEXT:   }) : () -> ()
// EFFECT-NEXT:   "my.box"() ({
// EFFECT-NEXT:     %0 = "my.size"(%arg0) : (i32) -> i32
// EFFECT-NEXT:     "my.other"(%arg0) : (i32) -> ()
// EFFECT-NEXT:   }) : () -> ()
// EFFECT-NEXT:   return
// EFFECT-NEXT: }
// CHECK-LABEL: func.func @regions(%arg0: i32) {
// CHECK-NEXT:   "my.box"() ({
// CHECK-NEXT:     %0 = "my.size"(%arg0) : (i32) -> i32
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   "my.box"() ({
// CHECK-NEXT:     "my.other"(%arg0) : (i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @regions(%n: i32) {
  "my.box"() ({
    %a = "my.size"(%n) : (i32) -> i32
  }) : () -> ()
  "my.box"() ({
    %a = "my.size"(%n) : (i32) -> i32
    "my.other"(%n) : (i32) -> ()
  }) : () -> ()
  return
}

// A check of the user's own.
// TABLES-LABEL: func.func @own_check(%arg0: i32) {
// TABLES-NEXT:   %0 = "my.size"(%arg0) : (i32) -> i32
// TABLES-NEXT:   "my.check"(%0) : (i32) -> ()
// TABLES-NEXT:   return
// TABLES-NEXT: }
// PURE-LABEL: func.func @own_check(%arg0: i32) {
// PURE-NEXT:   %0 = "my.size"(%arg0) : (i32) -> i32
// PURE-NEXT:   "my.check"(%0) : (i32) -> ()
// PURE-NEXT:   return
// PURE-NEXT: }
// EFFECT-LABEL: func.func @own_check(%arg0: i32) {
// EFFECT-NEXT:   %0 = "my.size"(%arg0) : (i32) -> i32
// EFFECT-NEXT:   "my.check"(%0) : (i32) -> ()
// EFFECT-NEXT:   return
// EFFECT-NEXT: }
// CHECK-LABEL: func.func @own_check(%arg0: i32) {
// CHECK-NEXT:   %0 = "my.size"(%arg0) : (i32) -> i32
// CHECK-NEXT:   "my.check"(%0) : (i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @own_check(%n: i32) {
  %a = "my.size"(%n) : (i32) -> i32
  "my.check"(%a) : (i32) -> ()
  return
}
