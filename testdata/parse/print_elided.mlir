// Elements and resources beyond a size are left out, and the rest is not.
//
// RUN: assertion-opt %s --mlir-elide-elementsattrs-if-larger=2 --mlir-elide-resource-strings-if-larger=26 -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t --mlir-elide-elementsattrs-if-larger=2 --mlir-elide-resource-strings-if-larger=26 -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=2 --mlir-elide-resource-strings-if-larger=26 %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @elements() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense_resource<__elided__> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
// CHECK-NEXT:   %2 = torch.vtensor.literal(dense<1> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
// CHECK-NEXT:   %3 = torch.tensor.literal(dense_resource<__elided__> : tensor<3xf32>) {a = dense_resource<__elided__> : tensor<3xi8>} : !torch.tensor<[3],f32>
// CHECK-NEXT:   %str = torch.constant.str "a string of more than two characters stays"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elements() {
  %0 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %1 = torch.vtensor.literal(dense<[1, 2, 3]> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
  %2 = torch.vtensor.literal(dense<1> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
  %3 = torch.tensor.literal(dense<[1.0, 2.0, 3.0]> : tensor<3xf32>) {a = dense<[1, 2, 3]> : tensor<3xi8>} : !torch.tensor<[3],f32>
  %4 = torch.constant.str "a string of more than two characters stays"
  return
}

// CHECK-LABEL: func.func @resources() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense_resource<small> : tensor<1xf32>) : !torch.vtensor<[1],f32>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense_resource<large> : tensor<4xf32>) : !torch.vtensor<[4],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @resources() {
  %0 = torch.vtensor.literal(dense_resource<small> : tensor<1xf32>) : !torch.vtensor<[1],f32>
  %1 = torch.vtensor.literal(dense_resource<large> : tensor<4xf32>) : !torch.vtensor<[4],f32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      small: "0x040000000000803F",
      large: "0x040000000000803F0000803F0000803F0000803F"
    }
  }
#-}

// CHECK: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT:   builtin: {
// CHECK-NEXT:     small: "0x040000000000803F"
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: #-}
