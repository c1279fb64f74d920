// Any byte of a message and of a source line is written as it is.
//
// RUN: bash -c 'printf "func.func @f() { foo \"a\\\\00\\xff\" \"b\\0c\" }" > %t.mlir'
// RUN: not assertion-opt %t.mlir 2> %t.err
// RUN: bash -c 'od -c %t.err' | FileCheck %s
// CHECK: 377
// CHECK: b  \0   c
