// A chain of whole tensors goes as one of scalars does.
//
// RUN: assertion-opt --drop %S/../cases/10-tensor-valued-chain.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/10-tensor-valued-chain.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @log_checked
// CHECK-NEXT: torch.aten.log
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 1 assertion
// REPORT-NEXT: #1 runtime "negative element in input of log"
// REPORT: condition: not bool(any(%arg0 < 0))
// REPORT-NEXT: slice: 5 exclusive operations
// REPORT: assertions: 1, exclusive operations: 5
