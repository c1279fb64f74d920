// Assertions of dialects that nobody registered, by their names.
//
// RUN: assertion-opt --allow-unregistered-dialect --drop %S/../cases/33-unregistered-asserts.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --allow-unregistered-dialect --analyze %S/../cases/33-unregistered-asserts.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @foreign
// CHECK-NEXT: "tf.Const"() {value = dense<100>
// CHECK-NEXT: "tf.Less"
// CHECK-NEXT: "tf.All"
// CHECK-NEXT: "test.sink"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 3 assertions
// REPORT-NEXT: #1 foreign
// REPORT: condition: %2
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #2 foreign "index out of bounds"
// REPORT: condition: %arg0 >= dense<0> : tensor<8xi64>
// REPORT-NEXT: slice: 2 exclusive operations
// REPORT: #3 foreign "not seven"
// REPORT: condition: %arg1 != 7
// REPORT-NEXT: slice: 2 exclusive operations
// REPORT: assertions: 3, exclusive operations: 4
