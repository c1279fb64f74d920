// A cycle of a graph region cannot stand in a block of ours and is captured.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s

// CHECK-LABEL: module @cycle {
// CHECK-NEXT: %0 = arith.addi %1, %1 : i32
// CHECK-NEXT: %1 = arith.addi %0, %0 : i32
// CHECK-NEXT: "assertion.region"(%0, %1) ({
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: i32):
// CHECK-NEXT:   %2 = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT:   cf.assert %2, "cycle"
// CHECK-NEXT: }) : (i32, i32) -> ()
module @cycle {
  %a = arith.addi %b, %b : i32
  %b = arith.addi %a, %a : i32
  %ok = arith.cmpi eq, %a, %b : i32
  cf.assert %ok, "cycle"
}
