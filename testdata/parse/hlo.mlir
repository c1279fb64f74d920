// StableHLO and CHLO in the forms that dumps are written in.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @binary(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
// CHECK-NEXT:   %1 = stablehlo.multiply %0, %arg1 : tensor<2x3xf32>
// CHECK-NEXT:   %2 = stablehlo.maximum %1, %arg0 {why = "attribute"} : tensor<2x3xf32>
// CHECK-NEXT:   %3 = stablehlo.add %0, %1 : tensor<2x3xf32>
// CHECK-NEXT:   return %2 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @binary(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
  %1 = stablehlo.multiply %0, %arg1 : tensor<2x3xf32>
  %2 = stablehlo.maximum %1, %arg0 {why = "attribute"} : tensor<2x3xf32>
  %3 = stablehlo.add %0, %1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @unary(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %0 = stablehlo.exponential %arg0 : tensor<?xf32>
// CHECK-NEXT:   %1 = stablehlo.negate %0 : tensor<?xf32>
// CHECK-NEXT:   %2 = stablehlo.tanh %1 : tensor<?xf32>
// CHECK-NEXT:   return %2 : tensor<?xf32>
// CHECK-NEXT: }
func.func @unary(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.exponential %arg0 : tensor<?xf32>
  %1 = stablehlo.negate %0 : tensor<?xf32>
  %2 = stablehlo.tanh %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// CHECK-LABEL: func.func @constant() {
// CHECK-NEXT:   %cst = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:   %c = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
// CHECK-NEXT:   %c_0 = stablehlo.constant {why} dense<true> : tensor<i1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant() {
  %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %1 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %2 = stablehlo.constant {why} dense<true> : tensor<i1>
  return
}

// CHECK-LABEL: func.func @compare(%arg0: tensor<2xf32>, %arg1: tensor<2xi32>) {
// CHECK-NEXT:   %0 = stablehlo.compare LT, %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %1 = stablehlo.compare EQ, %arg1, %arg1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @compare(%arg0: tensor<2xf32>, %arg1: tensor<2xi32>) {
  %0 = stablehlo.compare LT, %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %1 = stablehlo.compare EQ, %arg1, %arg1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// CHECK-LABEL: func.func @shapes(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi64>) {
// CHECK-NEXT:   %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:   %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:   %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:   %3 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
// CHECK-NEXT:   %4 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xf32>
// CHECK-NEXT:   %5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:   %6 = stablehlo.iota dim = 1 : tensor<2x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @shapes(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi64>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<6xf32>) -> tensor<2x6xf32>
  %3 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %4 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xf32>
  %6 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %7 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @reduce(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
// CHECK-NEXT:   %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:   return %0 : tensor<2xf32>
// CHECK-NEXT: }
func.func @reduce(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @reduce_with_body(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
// CHECK-NEXT:   %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:    reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
// CHECK-NEXT:     %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
// CHECK-NEXT:     %2 = stablehlo.multiply %1, %1 : tensor<f32>
// CHECK-NEXT:     stablehlo.return %2 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : tensor<2xf32>
// CHECK-NEXT: }
func.func @reduce_with_body(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
    %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
    %2 = stablehlo.multiply %1, %1 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @chlo(%arg0: tensor<2xf32>, %arg1: tensor<f32>) {
// CHECK-NEXT:   %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:   %1 = chlo.erf %arg0 : tensor<2xf32> -> tensor<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @chlo(%arg0: tensor<2xf32>, %arg1: tensor<f32>) {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = chlo.erf %arg0 : tensor<2xf32> -> tensor<2xf32>
  return
}
