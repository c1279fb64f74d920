// An in-place write, a print, an append and a random number stay, what only
// reads them goes.
//
// RUN: assertion-opt --drop %S/../cases/12-side-effects-in-chain.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/12-side-effects-in-chain.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @inplace
// CHECK-NEXT: torch.constant.int 1
// CHECK-NEXT: torch.aten.add_.Tensor
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @printed
// CHECK-NEXT: torch.constant.int 0
// CHECK-NEXT: torch.aten.size.int
// CHECK-NEXT: torch.prim.Print
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @appended
// CHECK-NEXT: torch.prim.ListConstruct
// CHECK-NEXT: torch.aten.append.t
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @random
// CHECK-NEXT: torch.constant.none
// CHECK-NEXT: torch.aten.rand_like
// CHECK-NEXT: torch.aten.rand_like
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 4 assertions
// REPORT-NEXT: #1 runtime "empty buffer"
// REPORT: condition: size(%0, 0) > 0
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: #2 runtime "empty"
// REPORT: condition: size(%arg0, 0) > 0
// REPORT-NEXT: slice: 1 exclusive operation
// REPORT: #3 runtime "list too long"
// REPORT: condition: len(%1) < 3
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: #4 runtime "impossible"
// REPORT: condition: float(sum(%0)) >= 0
// REPORT-NEXT: slice: 4 exclusive operations
// REPORT: assertions: 4, exclusive operations: 11
