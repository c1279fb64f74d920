// ONNX operators are known by the name they carry; an unknown one stays with
// what it needs.
//
// RUN: assertion-opt --drop %S/../cases/22-onnx-operator-form.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/22-onnx-operator-form.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @graph
// CHECK-NEXT: torch.constant.none
// CHECK-NEXT: torch.operator "onnx.Constant"() {torch.onnx.value = dense<0>
// CHECK-NEXT: torch.operator "onnx.Constant"() {torch.onnx.value = dense<1>
// CHECK-NEXT: torch.operator "onnx.Shape"
// CHECK-NEXT: torch.operator "onnx.Gather"
// CHECK-NEXT: torch.operator "vendor.probe"
// CHECK-NEXT: torch.operator "onnx.Shape"
// CHECK-NEXT: torch.operator "onnx.Gather"
// CHECK-NEXT: torch.operator "onnx.Equal"
// CHECK-NEXT: torch.operator "onnx.If"
// CHECK-NEXT: torch.operator "onnx.Squeeze"
// CHECK-NEXT: torch.operator_terminator
// CHECK-NEXT: }, {
// CHECK-NEXT: torch.operator "onnx.Squeeze"
// CHECK-NEXT: torch.operator_terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 1 assertion
// REPORT-NEXT: #1 aten "batch above five"
// REPORT: condition: %5 <= dense<5> : tensor<1xsi64>
// REPORT-NEXT: slice: 3 exclusive operations
// REPORT: assertions: 1, exclusive operations: 3
