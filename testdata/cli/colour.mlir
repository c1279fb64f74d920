// Colours on a terminal, unless NO_COLOR says otherwise; none in a file.
//
// RUN: env TERM=xterm python3 %S/inputs/on_terminal.py assertion-opt %s | FileCheck %s
// RUN: env TERM=xterm NO_COLOR= python3 %S/inputs/on_terminal.py assertion-opt %s | FileCheck %s
// RUN: env TERM=xterm NO_COLOR=1 python3 %S/inputs/on_terminal.py assertion-opt %s | FileCheck %s --check-prefix=PLAIN
// RUN: env TERM=dumb python3 %S/inputs/on_terminal.py assertion-opt %s | FileCheck %s --check-prefix=PLAIN
// RUN: env -u TERM python3 %S/inputs/on_terminal.py assertion-opt %s | FileCheck %s --check-prefix=PLAIN
// RUN: env TERM=xterm not assertion-opt %s 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: env TERM=xterm python3 %S/inputs/on_terminal.py assertion-opt --nope | FileCheck %s --check-prefix=OPTION

func.func @f() {
  %c = arith.constant "x" : i32
  return
}

// CHECK: ESC{{\[}}1m{{.*}}colour.mlir:[[# @LINE - 4]]:8{{.*}}ESC{{\[}}0;1;31merror: ESC{{\[}}0mESC{{\[}}1m'arith.constant' op
// CHECK-NEXT:   %c = arith.constant "x" : i32
// CHECK-NEXT:        ESC{{\[}}0;1;32m^ESC{{\[}}0m
// CHECK-NEXT: {{.*}}ESC{{\[}}0;1;30mnote: ESC{{\[}}0mESC{{\[}}1msee current operation

// PLAIN: {{.*}}colour.mlir:[[# @LINE - 9]]:8: error: 'arith.constant' op
// PLAIN-NEXT:   %c = arith.constant "x" : i32
// PLAIN-NEXT: {{^}}       ^
// PLAIN-NOT: ESC

// OPTION: ESC{{\[}}1massertion-opt{{.*}}ESC{{\[}}0;1;31merror: ESC{{\[}}0mESC{{\[}}1munknown option '--nope'
