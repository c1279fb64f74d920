// The dialect as mlir-opt's own: regions are read without allowing unknown
// operations, verified, and isolated from above.
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: mlir-opt --load-dialect-plugin=%plugin --canonicalize --cse %s \
// RUN: | FileCheck %s
// RUN: sed 's/. PLACE/"assertion.region"(%%a) ({\n^bb0: }) : (i32) -> ()/' %s \
// RUN: | not mlir-opt --load-dialect-plugin=%plugin 2>&1 \
// RUN: | FileCheck %s --check-prefix=CAPTURES

// UNKNOWN: error: Dialect `assertion' not found
// CHECK-LABEL: @f
// CHECK: "assertion.region"(%arg0) ({
// CHECK: arith.constant 0
// CHECK: arith.cmpi
// CHECK: cf.assert
// CAPTURES: 'assertion.region' op has 1 captures, but its block has 0 arguments
func.func @f(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  "assertion.region"(%a) ({
  ^bb0(%x: i32):
    %y = arith.constant 0 : i32
    %c = arith.cmpi ne, %x, %y : i32
    cf.assert %c, "not zero"
  }) : (i32) -> ()
  // PLACE
  return %z : i32
}
