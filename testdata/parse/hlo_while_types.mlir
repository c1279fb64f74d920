// A stablehlo.while whose arguments or results have other types than its
// operands is printed in the generic form: the custom one has no place for them.
// RUN: assertion-opt %s | FileCheck %s
// RUN: assertion-opt %s | torch-mlir-opt -o /dev/null
// RUN: assertion-opt %s > %t
// RUN: assertion-opt %t | diff %t -

// CHECK-LABEL: func.func @results
// CHECK-NEXT:    %0 = "stablehlo.while"(%arg0) ({
// CHECK-NEXT:    ^bb0(%iterArg: tensor<?xf32>):
// CHECK:           stablehlo.return %c : tensor<i1>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    ^bb0(%iterArg: tensor<?xf32>):
// CHECK-NEXT:      stablehlo.return %iterArg : tensor<?xf32>
// CHECK-NEXT:    }) {name = "loop"} : (tensor<4xf32>) -> tensor<?xf32>
func.func @results(%x: tensor<4xf32>) -> tensor<?xf32> {
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<?xf32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<?xf32>):
    stablehlo.return %a : tensor<?xf32>
  }) {name = "loop"} : (tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @arguments
// CHECK-NEXT:    %0 = "stablehlo.while"(%arg0) ({
// CHECK-NEXT:    ^bb0(%iterArg: tensor<4xf32>):
// CHECK:         ^bb0(%iterArg: tensor<?xf32>):
// CHECK-NEXT:      stablehlo.return %iterArg : tensor<?xf32>
// CHECK-NEXT:    }) : (tensor<4xf32>) -> tensor<4xf32>
func.func @arguments(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<?xf32>):
    stablehlo.return %a : tensor<?xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @same
// CHECK-NEXT:    %0 = stablehlo.while(%iterArg = %arg0) : tensor<4xf32>
func.func @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
