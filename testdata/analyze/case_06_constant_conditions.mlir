// Conditions that constants settle; the branches that held checks stay.
//
// RUN: assertion-opt --drop %S/../cases/06-constant-conditions.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/06-constant-conditions.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @dead_true
// CHECK-NEXT: torch.prim.If
// CHECK-NEXT: torch.prim.If.yield
// CHECK-NEXT: } else {
// CHECK-NEXT: torch.prim.If.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 4 assertions
// REPORT-NEXT: #1 runtime "A1 never fails"
// REPORT: condition: true (always true)
// REPORT-NEXT: slice: 1 exclusive operation
// REPORT: #2 runtime "A3 fails when this branch is taken"
// REPORT: condition: 3 == 4 (always false)
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: #3 runtime "A4 never fails"
// REPORT: condition: 7 == 7 (always true)
// REPORT-NEXT: slice: 2 exclusive operations
// REPORT: #4 runtime "A2 always fails"
// REPORT: condition: false (always false)
// REPORT-NEXT: slice: 1 exclusive operation
// REPORT: assertions: 4, exclusive operations: 7
