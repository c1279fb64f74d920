// 10,000 regions inside each other are read, printed and destroyed.
//
// RUN: python3 %S/inputs/deep.py 10000 > %t.mlir
// RUN: assertion-opt %t.mlir -o %t.out
// RUN: bash -c 'grep -c scf.if %t.out' | FileCheck %s
// RUN: assertion-opt --split-input-file %t.mlir | bash -c 'grep -c scf.if' | FileCheck %s
// CHECK: {{^}}10000{{$}}
