// Wrapping moves and duplicates, and unwrapping undoes neither; once more
// changes nothing.
// RUN: assertion-opt --wrap --unwrap --quiet %s | FileCheck %s
// RUN: assertion-opt --wrap --unwrap --wrap --unwrap --quiet %s | FileCheck %s --check-prefix=TWICE

// CHECK-LABEL: func.func @moved(%arg0: i32, %arg1: memref<i32>) -> i32 {
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = arith.addi %arg0, %c0_i32 : i32
// CHECK-NEXT:   memref.store %arg0, %arg1[] : memref<i32>
// CHECK-NEXT:   %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:   %1 = arith.addi %arg0, %c0_i32_0 : i32
// CHECK-NEXT:   %2 = arith.cmpi ne, %1, %c0_i32_0 : i32
// CHECK-NEXT:   cf.assert %2, "late"
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
//
// TWICE-LABEL: func.func @moved(%arg0: i32, %arg1: memref<i32>) -> i32 {
// TWICE-NEXT:   %c0_i32 = arith.constant 0 : i32
// TWICE-NEXT:   %0 = arith.addi %arg0, %c0_i32 : i32
// TWICE-NEXT:   memref.store %arg0, %arg1[] : memref<i32>
// TWICE-NEXT:   %c0_i32_0 = arith.constant 0 : i32
// TWICE-NEXT:   %1 = arith.addi %arg0, %c0_i32_0 : i32
// TWICE-NEXT:   %2 = arith.cmpi ne, %1, %c0_i32_0 : i32
// TWICE-NEXT:   cf.assert %2, "late"
// TWICE-NEXT:   return %0 : i32
// TWICE-NEXT: }
func.func @moved(%a: i32, %m: memref<i32>) -> i32 {
  %z = arith.constant 0 : i32
  %s = arith.addi %a, %z : i32
  %ok = arith.cmpi ne, %s, %z : i32
  memref.store %a, %m[] : memref<i32>
  cf.assert %ok, "late"
  return %s : i32
}
