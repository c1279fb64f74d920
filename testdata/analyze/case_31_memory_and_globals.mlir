// A load may go where it may not be moved; stores and calls stay.
//
// RUN: assertion-opt --drop %S/../cases/31-memory-and-globals.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/31-memory-and-globals.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func private @read_sensor
// CHECK-NEXT: func.func @counter
// CHECK-NEXT: memref.store
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @probe
// CHECK-NEXT: call @read_sensor()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @scoped
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 3 assertions
// REPORT-NEXT: #1 cf "counter overflow"
// REPORT: condition: %arg0[] <= 9
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: #2 cf "sensor silent"
// REPORT: condition: %0 != 0
// REPORT-NEXT: slice: 2 exclusive operations
// REPORT: #3 cf ""
// REPORT: condition: 2 == 2 (always true)
// REPORT-NEXT: slice: 2 exclusive operations
// REPORT: assertions: 3, exclusive operations: 7
