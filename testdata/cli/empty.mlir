// An empty input is an empty module, as for mlir-opt.
//
// RUN: assertion-opt /dev/null > %t.1
// RUN: mlir-opt /dev/null > %t.2
// RUN: diff %t.1 %t.2
// RUN: cat /dev/null | assertion-opt | FileCheck %s
// RUN: assertion-opt --split-input-file /dev/null | FileCheck %s
//
// CHECK: module {
// CHECK-NEXT: }
