// Facts about symbols are no assertions, and no part of a slice.
//
// RUN: assertion-opt --drop %S/../cases/08-symbolic-bounds.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/08-symbolic-bounds.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @ranged
// CHECK-NEXT: torch.symbolic_int "s0" {min_val = 2, max_val = 32}
// CHECK-NEXT: torch.bind_symbolic_shape
// CHECK-NEXT: torch.aten.relu
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 2 assertions
// REPORT-NEXT: #1 runtime "s0 >= 2"
// REPORT: condition: size(%arg0, 0) >= 2
// REPORT-NEXT: slice: 2 exclusive operations, 2 shared with #2
// REPORT: #2 runtime "s0*s0 <= 64"
// REPORT: condition: size(%arg0, 0) * size(%arg0, 0) <= 64
// REPORT-NEXT: slice: 3 exclusive operations, 2 shared with #1
// REPORT: assertions: 2, exclusive operations: 7
