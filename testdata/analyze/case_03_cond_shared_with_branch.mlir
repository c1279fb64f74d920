// A condition that steers a branch too stays, and the branch is not folded.
//
// RUN: assertion-opt --drop %S/../cases/03-cond-shared-with-branch.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/03-cond-shared-with-branch.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @pick
// CHECK-NEXT: torch.constant.int 1
// CHECK-NEXT: torch.constant.int 16
// CHECK-NEXT: torch.aten.size.int
// CHECK-NEXT: torch.aten.ge.int
// CHECK-NEXT: torch.prim.If
// CHECK-NEXT: torch.aten.relu
// CHECK-NEXT: torch.prim.If.yield
// CHECK-NEXT: } else {
// CHECK-NEXT: torch.aten.tanh
// CHECK-NEXT: torch.prim.If.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 1 assertion
// REPORT-NEXT: #1 runtime "narrow input"
// REPORT: condition: size(%arg0, 1) >= 16
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: assertions: 1, exclusive operations: 0
