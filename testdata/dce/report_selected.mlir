// The section of --dce lists what is selected, as those of the other verbs do,
// so that every step tells the same of the same assertion.
// RUN: assertion-opt --strip --only=f --quiet --report=- %s -o /dev/null | FileCheck %s
// RUN: assertion-opt --strip --match=mine --quiet --report=- %s -o /dev/null | FileCheck %s
// RUN: assertion-opt --analyze --dce --kinds=runtime --quiet --report=- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=KINDS
// RUN: assertion-opt --dce --drop --keep-at-entry --quiet --report=- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=ENTRY

// CHECK:      {{^}}free-sizes: 1 assertion, 1 not selected{{$}}
// CHECK:      {{^}}drop: 1 assertion, 1 not selected, 2 operations erased{{$}}
// CHECK:      {{^}}drop-symbols: 0 assertions, 1 not selected{{$}}
// CHECK-NEXT: {{^}}dce: 0 assertions, 1 not selected, 1 operation erased{{$}}
// CHECK-NEXT: {{^}}assertions: 1, exclusive operations: 1{{$}}

// KINDS:      {{^}}analyze: 0 assertions, 2 not selected{{$}}
// KINDS-NEXT: {{^}}dce: 0 assertions, 2 not selected, 1 operation erased{{$}}
// KINDS-NEXT: {{^}}assertions: 0, exclusive operations: 0{{$}}

// ENTRY:      {{^}}dce: 0 assertions, 2 not selected, 1 operation erased{{$}}
// ENTRY-NEXT: {{^}}drop: 0 assertions, 2 not selected{{$}}
// ENTRY-NEXT: {{^}}assertions: 0, exclusive operations: 0{{$}}
func.func @f(%c: i1) {
  %d = arith.ori %c, %c : i1
  cf.assert %d, "mine"
  return
}
func.func @g(%c: i1) {
  %dead = arith.ori %c, %c : i1
  cf.assert %c, "another's"
  return
}
