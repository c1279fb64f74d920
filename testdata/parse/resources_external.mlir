// What tools leave at the end of a file is handed on, as mlir-opt does: the
// pipeline of a reproducer, blobs and flags of any other.
//
// RUN: assertion-opt --split-input-file %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: torch-mlir-opt --split-input-file %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt --split-input-file %t -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --split-input-file --strip %s -o %t.stripped
// RUN: FileCheck %s --input-file=%t.stripped
//
// Beyond a size it is left out, and the rest is not.
// RUN: assertion-opt --split-input-file --mlir-elide-resource-strings-if-larger=24 %s -o %t.elided
// RUN: FileCheck %s --check-prefix=ELIDED --input-file=%t.elided
// RUN: torch-mlir-opt --split-input-file --mlir-elide-resource-strings-if-larger=24 %s -o %t.theirs
// RUN: diff %t.elided %t.theirs
//
// RUN: assertion-opt --split-input-file --mlir-print-op-generic %s -o %t.generic
// RUN: torch-mlir-opt --split-input-file --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
//
// They come out of bytecode, too.
// RUN: head -46 %s > %t.mlir
// RUN: torch-mlir-opt --emit-bytecode %t.mlir -o %t.bc
// RUN: assertion-opt %t.mlir -o %t.text
// RUN: assertion-opt %t.bc -o %t.bytes
// RUN: diff %t.text %t.bytes

func.func @first() attributes {blob = dense_resource<weights> : tensor<1xf32>} {
  return
}
{-#
  dialect_resources: {
    builtin: { weights: "0x040000000000803F" }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(canonicalize, cse)", disable_threading: true
    },
    other_tool: { data: "0x080000000100000000000000", "odd name": "text" }
  }
#-}
// CHECK: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT:   builtin: {
// CHECK-NEXT:     weights: "0x040000000000803F"
// CHECK-NEXT:   }
// CHECK-NEXT: },
// CHECK-NEXT: external_resources: {
// CHECK-NEXT:   mlir_reproducer: {
// CHECK-NEXT:     pipeline: "builtin.module(canonicalize, cse)",
// CHECK-NEXT:     disable_threading: true
// CHECK-NEXT:   },
// CHECK-NEXT:   other_tool: {
// CHECK-NEXT:     data: "0x080000000100000000000000",
// CHECK-NEXT:     "odd name": "text"
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: #-}
// ELIDED: weights: "0x040000000000803F"
// ELIDED-NOT: canonicalize
// ELIDED: disable_threading: true
// ELIDED-NOT: 0x08000000
// ELIDED: "odd name": "text"

// -----

// The next part has its own.
// CHECK: func.func private @second
func.func private @second()
{-#
  external_resources: { mlir_reproducer: { verify_each: false } }
#-}
// CHECK: {-#
// CHECK-NEXT: external_resources: {
// CHECK-NEXT:   mlir_reproducer: {
// CHECK-NEXT:     verify_each: false
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: #-}
