// What a verifier of MLIR refuses without a word is named, with its place.
// RUN: not assertion-opt --split-input-file %s 2>&1 | FileCheck %s

// CHECK: silent.mlir:[[@LINE+5]]:8: error: 'tosa.pad' op is not valid, and MLIR does not say why; it takes a shape that is computed
func.func @pad(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %1 = tosa.concat_shape %0, %0 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %2 = tosa.pad %a, %1, %z : (tensor<?xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
