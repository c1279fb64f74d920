// The dialect as mlir-opt's own: regions are read without allowing unknown
// operations, verified, and isolated from above.
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: mlir-opt --load-dialect-plugin=%plugin --canonicalize --cse %s \
// RUN: | FileCheck %s

// UNKNOWN: error: operation being parsed with an unregistered dialect
// CHECK-LABEL: @f
// CHECK: "assertion.region"(%arg0) ({
// CHECK: arith.constant 0
// CHECK: arith.cmpi
// CHECK: cf.assert
func.func @f(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  "assertion.region"(%a) ({
  ^bb0(%x: i32):
    %y = arith.constant 0 : i32
    %c = arith.cmpi ne, %x, %y : i32
    cf.assert %c, "not zero"
  }) : (i32) -> ()
  return %z : i32
}
