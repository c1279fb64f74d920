// Checks around TOSA: what is left is TOSA alone.
//
// RUN: assertion-opt --drop %S/../cases/38-tosa-level-checks.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/38-tosa-level-checks.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @stage
// CHECK-NEXT: tosa.add
// CHECK-NEXT: tosa.reduce_sum
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 2 assertions
// REPORT-NEXT: #1 cf "rows differ"
// REPORT: condition: size(%arg0, 0) == size(%arg1, 0)
// REPORT-NEXT: slice: 4 exclusive operations
// REPORT: #2 cf "row too long"
// REPORT: condition: size(%arg0, 1) <= 16
// REPORT-NEXT: slice: 4 exclusive operations
// REPORT: assertions: 2, exclusive operations: 8
