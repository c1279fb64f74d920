// Aliases and the generic form make no difference.
//
// RUN: assertion-opt --drop %S/../cases/24-aliases-and-generic.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/24-aliases-and-generic.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @pretty
// CHECK-NEXT: torch.aten.relu
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @generic
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 2 assertions
// REPORT-NEXT: #1 runtime "at least two rows"
// REPORT: condition: size(%arg0, 0) >= 2
// REPORT-NEXT: slice: 4 exclusive operations
// REPORT: #2 runtime "self equal"
// REPORT: condition: size(%arg0, 1) == size(%arg0, 1) (always true)
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: assertions: 2, exclusive operations: 7
