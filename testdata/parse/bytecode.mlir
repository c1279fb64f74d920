// Bytecode that mlir-opt writes prints as the text that it was.
//
// RUN: mlir-opt %s -o %t.text
// RUN: mlir-opt %s --emit-bytecode -o %t.mlirbc
// RUN: assertion-opt %t.mlirbc -o %t.ours
// RUN: diff %t.text %t.ours
// RUN: FileCheck %s --input-file=%t.ours
//
// Every location comes along, and the generic form.
// RUN: mlir-opt %s --mlir-print-debuginfo -o %t.text
// RUN: assertion-opt %t.mlirbc --mlir-print-debuginfo -o %t.ours
// RUN: diff %t.text %t.ours
// RUN: mlir-opt %s --mlir-print-op-generic -o %t.text
// RUN: assertion-opt %t.mlirbc --mlir-print-op-generic -o %t.ours
// RUN: diff %t.text %t.ours
//
// Older versions of the format are read too.
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=1 -o %t.v1.mlirbc
// RUN: mlir-opt %s -o %t.text
// RUN: assertion-opt %t.v1.mlirbc -o %t.ours
// RUN: diff %t.text %t.ours

// CHECK: #map = affine_map<(d0) -> (d0)>
#map = affine_map<(d0) -> (d0)>

// CHECK: func.func @scalars(%arg0: i32, %arg1: f32) -> i32 attributes {map = #map, s = "a\00b"} {
// CHECK-NEXT:   %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:   %cst = arith.constant 0x7F800000 : f32
// CHECK-NEXT:   %0 = arith.addi %arg0, %c7_i32 overflow<nsw> : i32
// CHECK-NEXT:   %1 = arith.mulf %arg1, %cst fastmath<fast> : f32
// CHECK-NEXT:   return %0 : i32
func.func @scalars(%arg0: i32, %arg1: f32) -> i32 attributes {map = #map, s = "a\00b"} {
  %0 = arith.constant 7 : i32 loc("model.py":1:2)
  %1 = arith.constant 0x7F800000 : f32 loc(callsite("f" at "g"))
  %2 = arith.addi %arg0, %0 overflow<nsw> : i32 loc(fused<"p">["a", "b"])
  %3 = arith.mulf %arg1, %1 fastmath<fast> : f32
  return %2 : i32
}

// CHECK: func.func @blocks(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1(%arg1 : index), ^bb2
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   return %0 : index
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1(%c1 : index)
func.func @blocks(%arg0: i1, %arg1: index) -> index {
  cf.cond_br %arg0, ^bb1(%arg1 : index), ^bb2
^bb1(%0: index):
  return %0 : index
^bb2:
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c1 : index)
}

// CHECK: func.func @tensors(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:   %cst_0 = arith.constant dense_resource<blob> : tensor<1xf32>
// CHECK-NEXT:   %0 = scf.execute_region -> tensor<?xf32> {
// CHECK-NEXT:     scf.yield %arg0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   cf.assert %true, "message"
func.func @tensors(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = arith.constant dense_resource<blob> : tensor<1xf32>
  %2 = scf.execute_region -> tensor<?xf32> {
    scf.yield %arg0 : tensor<?xf32>
  }
  %true = arith.constant true
  cf.assert %true, "message"
  return %2 : tensor<?xf32>
}

// CHECK: {-#
// CHECK: blob: "0x040000000000803F"
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803F"
    }
  }
#-}
