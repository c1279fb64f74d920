// Resources at the end of the file: blobs, and what a tool left for itself.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @blobs() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense_resource<weights> : tensor<2xf32>) : !torch.vtensor<[2],f32>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense_resource<"odd name"> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
// CHECK-NEXT:   %cst = arith.constant dense_resource<weights> : tensor<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blobs() {
  %0 = torch.vtensor.literal(dense_resource<weights> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %1 = torch.vtensor.literal(dense_resource<"odd name"> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
  %2 = arith.constant dense_resource<weights> : tensor<2xf32>
  return
}

// What was left out when the text was written has no data, and stays away.
// CHECK-LABEL: func.func @elided() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense_resource<__elided__> : tensor<1000xf32>) : !torch.vtensor<[1000],f32>
// CHECK-NEXT:   %1 = torch.tensor.literal(dense_resource<__elided__> : tensor<3xsi64>) {why} : !torch.tensor
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elided() {
  %0 = torch.vtensor.literal(dense_resource<__elided__> : tensor<1000xf32>) : !torch.vtensor<[1000],f32>
  %1 = torch.tensor.literal(dense_resource<__elided__> : tensor<3xsi64>) {why} : !torch.tensor
  return
}

// CHECK-LABEL: func.func private @attributes() attributes {a = dense_resource<weights> : tensor<2xf32>, b = [dense_resource<bits> : tensor<8xi1>]}
func.func private @attributes() attributes {a = dense_resource<weights> : tensor<2xf32>, b = [dense_resource<bits> : tensor<8xi1>]}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040",
      "odd name": "0x080000000700000000000000",
      bits: "0x010000000101010101000000"
    }
  }
#-}

// CHECK: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT:   builtin: {
// CHECK-NEXT:     weights: "0x040000000000803F00000040",
// CHECK-NEXT:     "odd name": "0x080000000700000000000000",
// CHECK-NEXT:     bits: "0x010000000101010101000000"
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: #-}
