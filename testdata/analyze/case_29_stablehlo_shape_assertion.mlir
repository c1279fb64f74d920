// JAX's shape assertions are custom calls; another custom call is none.
//
// RUN: assertion-opt --drop %S/../cases/29-stablehlo-shape-assertion.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/29-stablehlo-shape-assertion.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func public @main
// CHECK-NEXT: stablehlo.get_dimension_size
// CHECK-NEXT: stablehlo.custom_call @other
// CHECK-NEXT: stablehlo.reshape
// CHECK-NEXT: stablehlo.constant dense<4>
// CHECK-NEXT: stablehlo.concatenate
// CHECK-NEXT: stablehlo.dynamic_broadcast_in_dim
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 2 assertions
// REPORT-NEXT: #1 stablehlo "dimension 'b' is {0} but must be >= 2\0A"
// REPORT: condition: size(%arg0, 0) >= dense<2> : tensor<i32>
// REPORT-NEXT: slice: 1 exclusive operation, 1 shared with #2
// REPORT: #2 stablehlo "remainder {0} for {1}"
// REPORT: condition: rem(size(%arg0, 0), dense<2> : tensor<i32>) == dense<0> : tensor<i32>
// REPORT-NEXT: slice: 3 exclusive operations, 1 shared with #1
// REPORT: assertions: 2, exclusive operations: 5
