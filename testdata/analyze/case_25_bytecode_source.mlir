// The text that the bytecode next to it was written from.
//
// RUN: assertion-opt --drop %S/../cases/25-bytecode-source.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/25-bytecode-source.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @packed
// CHECK-NEXT: torch.constant.int 1
// CHECK-NEXT: torch.vtensor.literal
// CHECK-NEXT: torch.aten.add.Tensor
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 1 assertion
// REPORT-NEXT: #1 runtime "no rows"
// REPORT: condition: size(%arg0, 0) >= 1
// REPORT-NEXT: slice: 4 exclusive operations
// REPORT: assertions: 1, exclusive operations: 4
