// Checks in a loop and in a branch go, also with what is outside of it.
//
// RUN: assertion-opt --drop %S/../cases/05-assert-in-loop-and-if.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/05-assert-in-loop-and-if.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @unrolled
// CHECK-NEXT: torch.constant.bool true
// CHECK-NEXT: torch.constant.int 0
// CHECK-NEXT: torch.constant.int 1
// CHECK-NEXT: torch.prim.Loop
// CHECK-NEXT: ^bb0
// CHECK-NEXT: torch.prim.If
// CHECK-NEXT: torch.aten.add.Scalar
// CHECK-NEXT: torch.prim.If.yield
// CHECK-NEXT: } else {
// CHECK-NEXT: torch.prim.If.yield
// CHECK-NEXT: }
// CHECK-NEXT: torch.prim.Loop.condition
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 2 assertions
// REPORT-NEXT: #1 runtime "loop index past the last column"
// REPORT: condition: %arg3 < size(%arg0, 1)
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: #2 runtime "negative index"
// REPORT: condition: %arg3 >= 0
// REPORT-NEXT: slice: 1 exclusive operation
// REPORT: assertions: 2, exclusive operations: 4
