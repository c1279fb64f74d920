// TorchScript's checks go on either side and nested, one that prints stays.
//
// RUN: assertion-opt --drop %S/../cases/20-torchscript-if-raise.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/20-torchscript-if-raise.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @scripted
// CHECK-NEXT: torch.constant.none
// CHECK-NEXT: torch.constant.str "AssertionError: "
// CHECK-NEXT: torch.prim.If
// CHECK-NEXT: torch.prim.RaiseException
// CHECK-NEXT: torch.prim.If.yield
// CHECK-NEXT: } else {
// CHECK-NEXT: torch.prim.Print
// CHECK-NEXT: torch.prim.If.yield
// CHECK-NEXT: }
// CHECK-NEXT: torch.aten.relu
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 3 assertions
// REPORT-NEXT: #1 raise "expected 2 dims but got {}"
// REPORT: condition: dim(%arg0) == 2 (always true)
// REPORT-NEXT: slice: 2 exclusive operations, 1 shared with #3
// REPORT: #2 raise "AssertionError: "
// REPORT: condition: not size(%arg0, 1) == 0
// REPORT-NEXT: slice: 2 exclusive operations, 2 shared with #3
// REPORT: #3 raise "AssertionError: "
// REPORT: condition: not size(%arg0, 1) != 2
// REPORT-NEXT: slice: 1 exclusive operation, 3 shared with #1, #2
// REPORT: assertions: 3, exclusive operations: 8
