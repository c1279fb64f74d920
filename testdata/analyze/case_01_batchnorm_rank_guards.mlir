// Rank guards around a batch norm go with their sizes; what they share counts
// for all of them.
//
// RUN: assertion-opt --drop %S/../cases/01-batchnorm-rank-guards.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/01-batchnorm-rank-guards.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @norm_like
// CHECK-NEXT: torch.constant.int 1
// CHECK-NEXT: torch.aten.sub.Tensor
// CHECK-NEXT: torch.aten.mul.Tensor
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 3 assertions
// REPORT-NEXT: #1 runtime "mean length differs from channel count"
// REPORT: condition: size(%arg0, 1) == size(%arg1, 0)
// REPORT-NEXT: slice: 2 exclusive operations, 3 shared with #2, #3
// REPORT: #2 runtime "gain length differs from channel count"
// REPORT: condition: size(%arg0, 1) == size(%arg2, 0)
// REPORT-NEXT: slice: 2 exclusive operations, 3 shared with #1, #3
// REPORT: #3 runtime "bias length differs from channel count"
// REPORT: condition: size(%arg0, 1) == size(%arg3, 0)
// REPORT-NEXT: slice: 2 exclusive operations, 3 shared with #1, #2
// REPORT: assertions: 3, exclusive operations: 9
