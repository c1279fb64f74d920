// RUN: assertion-opt --help | FileCheck %s
// RUN: assertion-opt -h | FileCheck %s
// RUN: assertion-opt --help --drop --only=f | FileCheck %s
// CHECK: Usage: assertion-opt [OPTION]... [FILE]
// CHECK: Verbs, run in the order given:
// CHECK: --analyze
// CHECK: --drop
// CHECK: -o FILE
//
// RUN: assertion-opt --version | FileCheck %s --check-prefix=VERSION
// VERSION: {{^}}assertion-opt {{[0-9.]+}} (MLIR 22.{{[0-9.]+}}){{$}}
//
// The manual page has no warning of groff's, and reads as a page.
// RUN: assertion-opt --help=man > %t.1
// RUN: groff -ww -mdoc -Tascii %t.1 2> %t.err | col -bx | FileCheck %s --check-prefix=MAN
// RUN: not grep . %t.err
// MAN: ASSERTION-OPT(1)
// MAN: NAME
// MAN-NEXT: assertion-opt
// MAN: --analyze
// MAN: -o FILE
// MAN: EXIT STATUS
//
// RUN: not assertion-opt --help > /dev/full 2> %t.err
// RUN: FileCheck %s --check-prefix=FULL --input-file=%t.err
// FULL: cannot write '<stdout>': No space left on device
