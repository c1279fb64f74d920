// A size that a view needs too stays, the arithmetic of its check goes.
//
// RUN: assertion-opt --drop %S/../cases/02-size-shared-with-view.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/02-size-shared-with-view.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @flatten_rows
// CHECK-NEXT: torch.constant.int 0
// CHECK-NEXT: torch.constant.int -1
// CHECK-NEXT: torch.aten.size.int
// CHECK-NEXT: torch.prim.ListConstruct
// CHECK-NEXT: torch.aten.view
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 1 assertion
// REPORT-NEXT: #1 runtime "rows must be a multiple of four"
// REPORT: condition: size(%arg0, 0) % 4 == 0
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: assertions: 1, exclusive operations: 3
