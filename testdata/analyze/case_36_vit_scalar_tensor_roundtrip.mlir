// A size that is a tensor on its way: the branch that ends in the check goes.
//
// RUN: assertion-opt --drop %S/../cases/36-vit-scalar-tensor-roundtrip.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/36-vit-scalar-tensor-roundtrip.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @patches
// CHECK-NEXT: torch.constant.int 0
// CHECK-NEXT: torch.constant.int -1
// CHECK-NEXT: torch.constant.int 4
// CHECK-NEXT: torch.aten.size.int
// CHECK-NEXT: torch.prim.NumToTensor.Scalar
// CHECK-NEXT: torch.constant.str "floor"
// CHECK-NEXT: torch.aten.div.Scalar_mode
// CHECK-NEXT: torch.aten.Int.Tensor
// CHECK-NEXT: torch.prim.ListConstruct
// CHECK-NEXT: torch.aten.view
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 1 assertion
// REPORT-NEXT: #1 runtime "patch count must divide by four"
// REPORT: condition: int(tensor(size(%arg0, 0)) % 4) == 0
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: assertions: 1, exclusive operations: 3
