// The checks of a broadcast at the level of linalg.
//
// RUN: assertion-opt --drop %S/../cases/27-linalg-broadcast-guards.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/27-linalg-broadcast-guards.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @add2
// CHECK-NEXT: arith.constant 0
// CHECK-NEXT: arith.constant 1
// CHECK-NEXT: tensor.dim
// CHECK-NEXT: tensor.dim
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: linalg.generic
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.addf
// CHECK-NEXT: linalg.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 2 assertions
// REPORT-NEXT: #1 cf "mismatched size for broadcast"
// REPORT: condition: size(%arg0, 0) == size(%arg1, 0)
// REPORT-NEXT: slice: 2 exclusive operations
// REPORT: #2 cf "mismatched size for broadcast"
// REPORT: condition: size(%arg0, 1) == size(%arg1, 1)
// REPORT-NEXT: slice: 2 exclusive operations
// REPORT: assertions: 2, exclusive operations: 4
