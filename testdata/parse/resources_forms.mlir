// Blobs in other operations than torch's, of sizes 0 and 1, used twice, not at
// all, and next to what a tool leaves.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: torch-mlir-opt %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: torch-mlir-opt --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// CHECK-LABEL: func.func @constants() {
// CHECK-NEXT:   %c = stablehlo.constant dense_resource<ints> : tensor<2xi32>
// CHECK-NEXT:   %c_0 = stablehlo.constant dense_resource<ints> : tensor<1x2xi32>
// CHECK-NEXT:   %0 = "tosa.const"() <{values = dense_resource<scalar> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT:   %cst = stablehlo.constant dense_resource<empty> : tensor<0xf32>
// CHECK-NEXT:   %c_1 = stablehlo.constant {why} dense_resource<bits> : tensor<3xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constants() {
  %0 = stablehlo.constant dense_resource<ints> : tensor<2xi32>
  %1 = stablehlo.constant dense_resource<ints> : tensor<1x2xi32>
  %2 = "tosa.const"() <{values = dense_resource<scalar> : tensor<f32>}> : () -> tensor<f32>
  %3 = stablehlo.constant dense_resource<empty> : tensor<0xf32>
  %4 = stablehlo.constant {why} dense_resource<bits> : tensor<3xi1>
  return
}

// In a dictionary and an array among the attributes of a module.
// CHECK: module @inner attributes {assertion.blobs = {a = dense_resource<scalar> : tensor<f32>, b = [dense_resource<"odd name"> : tensor<1xi8>]}} {
// CHECK-NEXT: }
module @inner attributes {assertion.blobs = {a = dense_resource<scalar> : tensor<f32>, b = [dense_resource<"odd name"> : tensor<1xi8>]}} {
}

{-#
  dialect_resources: {
    builtin: {
      unused: "0x0400000001000000",
      ints: "0x04000000FFFFFFFF02000000",
      scalar: "0x040000000000803F",
      empty: "0x04000000",
      bits: "0x01000000010001",
      "odd name": "0x0100000007"
    }
  },
  external_resources: {
    first: { yes: true, no: false, text: "a \22 b", none: "" },
    second_tool: { blob: "0x0400000001000000" }
  }
#-}

// CHECK: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       ints: "0x04000000FFFFFFFF02000000",
// CHECK-NEXT:       scalar: "0x040000000000803F",
// CHECK-NEXT:       empty: "0x00000000",
// CHECK-NEXT:       bits: "0x01000000010001",
// CHECK-NEXT:       "odd name": "0x0100000007"
// CHECK-NEXT:     }
// CHECK-NEXT:   },
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     first: {
// CHECK-NEXT:       yes: true,
// CHECK-NEXT:       no: false,
// CHECK-NEXT:       text: "a \22 b",
// CHECK-NEXT:       none: ""
// CHECK-NEXT:     },
// CHECK-NEXT:     second_tool: {
// CHECK-NEXT:       blob: "0x0400000001000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
