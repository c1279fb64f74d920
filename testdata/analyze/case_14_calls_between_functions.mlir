// Calls stay, and every function keeps its signature.
//
// RUN: assertion-opt --drop %S/../cases/14-calls-between-functions.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/14-calls-between-functions.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func private @is_even
// CHECK-NEXT: torch.constant.int 0
// CHECK-NEXT: torch.constant.int 2
// CHECK-NEXT: torch.aten.size.int
// CHECK-NEXT: torch.aten.remainder.int
// CHECK-NEXT: torch.aten.eq.int
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @guarded
// CHECK-NEXT: torch.aten.relu
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main
// CHECK-NEXT: call @is_even
// CHECK-NEXT: call @guarded
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 2 assertions
// REPORT-NEXT: #1 runtime "helper got an empty vector"
// REPORT: condition: size(%arg0, 0) > 0
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: #2 runtime "odd length"
// REPORT: condition: %0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: assertions: 2, exclusive operations: 3
