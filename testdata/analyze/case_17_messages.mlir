// Messages of all bytes, in the report as MLIR would escape them.
//
// RUN: assertion-opt --drop %S/../cases/17-messages.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/17-messages.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @texts
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 8 assertions
// REPORT-NEXT: #1 runtime ""
// REPORT: condition: %arg0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #2 runtime "a \22quoted\22 word and a back\5Cslash"
// REPORT: condition: %arg0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #3 runtime "line one\0Aline two\09tabbed"
// REPORT: condition: %arg0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #4 runtime "größe ≤ 10 — 形状が違います 🚫"
// REPORT: condition: %arg0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #5 runtime "{rec|ord} <port> & \22html\22 %s %n \5CN \5CG"
// REPORT: condition: %arg0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #6 runtime "nul\00inside"
// REPORT: condition: %arg0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #7 runtime "bytes \FF\FE not utf-8"
// REPORT: condition: %arg0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #8 runtime "// ----- looks like a split marker"
// REPORT: condition: %arg0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: assertions: 8, exclusive operations: 0
