// A literal that only the check reads goes, with its resource; the other keeps
// its bytes.
//
// RUN: assertion-opt --drop %S/../cases/16-dense-resource-tail.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/16-dense-resource-tail.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @biased
// CHECK-NEXT: torch.constant.int 1
// CHECK-NEXT: torch.vtensor.literal(dense_resource<weights>
// CHECK-NEXT: torch.aten.add.Tensor
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: weights: "0x040000000000803F0000004000004040"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// REPORT: analyze: 1 assertion
// REPORT-NEXT: #1 runtime "value above its limit"
// REPORT: condition: bool(all(%arg0 <= dense_resource<limits> : tensor<3xf32>))
// REPORT-NEXT: slice: 4 exclusive operations
// REPORT: assertions: 1, exclusive operations: 4
