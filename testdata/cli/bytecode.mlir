// Bytecode is read, has no lines to show, and can't be divided.
//
// RUN: mlir-opt %s --emit-bytecode -o %t.mlirbc
// RUN: assertion-opt %t.mlirbc | FileCheck %s
// RUN: assertion-opt < %t.mlirbc | FileCheck %s
// RUN: not assertion-opt --split-input-file %t.mlirbc 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: not assertion-opt --dump=1 %t.mlirbc 2>&1 | FileCheck %s --check-prefix=DUMP
// RUN: bash -c 'head -c 60 %t.mlirbc > %t.cut'
// RUN: not assertion-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK: func.func @f
// CHECK: arith.addi

// SPLIT: error: --split-input-file is for text, but the input is bytecode
// DUMP: error: --dump is for text, but the input is bytecode
// CUT: error:
