// Locations and attributes go with the operations they belong to; a region has
// the location of its assertion.
// RUN: assertion-opt --wrap --mlir-print-debuginfo --mlir-print-local-scope %s \
// RUN:   | FileCheck %s
// RUN: assertion-opt --wrap --unwrap --mlir-print-debuginfo %s -o %t.back
// RUN: assertion-opt --mlir-print-debuginfo %s -o %t.read
// RUN: diff %t.read %t.back

// CHECK:      "assertion.region"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg1: i32 loc("check")):
// CHECK-NEXT:   %0 = arith.addi %arg1, %arg1 {mine = 1 : i32} : i32 loc(fused["sum", "fused"])
// CHECK-NEXT:   %1 = arith.cmpi ne, %0, %arg1 : i32 loc(callsite("inner" at "outer"))
// CHECK-NEXT:   cf.assert %1, "message" {other = "attribute"} loc("check")
// CHECK-NEXT: }) : (i32) -> () loc("check")
func.func @f(%a: i32) {
  %s = arith.addi %a, %a {mine = 1 : i32} : i32 loc(fused["sum", "fused"])
  %ok = arith.cmpi ne, %s, %a : i32 loc(callsite("inner" at "outer"))
  cf.assert %ok, "message" {other = "attribute"} loc("check")
  return
}
