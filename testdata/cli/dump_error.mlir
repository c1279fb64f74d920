// An error in a dump is at its line of the log, with that line shown.
//
// RUN: not assertion-opt --dump=last %s 2>&1 | FileCheck %s --check-prefix=LAST
// RUN: assertion-opt --dump=good %s | FileCheck %s --check-prefix=GOOD
// RUN: not assertion-opt --dump=empty %s 2>&1 | FileCheck %s --check-prefix=EMPTY

warning: some tool said something
// -----// IR Dump After Good (good) //----- //
func.func private @good()

// -----// IR Dump After Empty (empty) //----- //

// -----// IR Dump After Bad (bad) //----- //
func.func @bad() {
  foo.bar
}

other.mlir:1:1: error: not ours

// GOOD: func.func private @good
// EMPTY: dump_error.mlir:[[# @LINE - 10]]:1: error: nothing follows the header of this dump
// LAST: dump_error.mlir:[[# @LINE - 7]]:3: error: {{.*}}foo
// LAST-NEXT: {{^}}  foo.bar
// LAST-NEXT: {{^}}  ^
