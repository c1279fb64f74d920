// Without a file, and for '-', standard input is read.
//
// RUN: assertion-opt < %s | FileCheck %s
// RUN: assertion-opt - < %s | FileCheck %s
// RUN: cat %s | assertion-opt - -o - | FileCheck %s
// RUN: echo foo | not assertion-opt 2>&1 | FileCheck %s --check-prefix=BAD

// CHECK: func.func private @f
func.func private @f()

// BAD: <stdin>:1:1: error: custom op
// BAD-NEXT: {{^}}foo{{$}}
// BAD-NEXT: {{^\^}}
