// The options and their order: what is an assertion, what goes with it and
// what stays.
//
// Nothing said: unknown operations have effects and stay.
// RUN: assertion-opt --strip --quiet %s | FileCheck %s --check-prefix=NONE --implicit-check-not='"my.'
//
// The check alone: what it needs has effects of its own.
// RUN: assertion-opt --strip --quiet --assertion-op=my.check:1 %s \
// RUN:   | FileCheck %s --check-prefix=CHECK --implicit-check-not='"my.'
//
// Half of the chain: the other half keeps it.
// RUN: assertion-opt --strip --quiet --assertion-op=my.check:1 --pure-op=my.size %s \
// RUN:   | FileCheck %s --check-prefix=CHECK --implicit-check-not='"my.'
// RUN: assertion-opt --strip --quiet --assertion-op=my.check:1 --pure-op=my.less %s \
// RUN:   | FileCheck %s --check-prefix=HALF --implicit-check-not='"my.'
//
// All of it, in any order of different names, in one option or in several.
// RUN: assertion-opt --strip --quiet --assertion-op=my.check:1 --pure-op=my.size,my.less %s \
// RUN:   | FileCheck %s --check-prefix=ALL --implicit-check-not='"my.'
// RUN: assertion-opt --strip --quiet --pure-op=my.less --pure-op=my.size --assertion-op=my.check:1 %s \
// RUN:   | FileCheck %s --check-prefix=ALL --implicit-check-not='"my.'
//
// For one name the last word counts.
// RUN: assertion-opt --strip --quiet --assertion-op=my.check:1 --pure-op=my.size,my.less --effect-op=my.check %s \
// RUN:   | FileCheck %s --check-prefix=NONE --implicit-check-not='"my.'
// RUN: assertion-opt --strip --quiet --effect-op=my.check --assertion-op=my.check:1 --pure-op=my.size,my.less %s \
// RUN:   | FileCheck %s --check-prefix=ALL --implicit-check-not='"my.'
// RUN: assertion-opt --strip --quiet --assertion-op=my.check:1 --pure-op=my.less,my.size --effect-op=my.size %s \
// RUN:   | FileCheck %s --check-prefix=HALF --implicit-check-not='"my.'
//
// Pure, the check goes as what nothing uses, not as an assertion.
// RUN: assertion-opt --dce --pure-op=my.check,my.less,my.size %s 2>%t \
// RUN:   | FileCheck %s --check-prefix=ALL --implicit-check-not='"my.'
// RUN: count 0 < %t
//
// Without the policy --dce finds nothing to erase, nor does --drop of what is
// no assertion.
// RUN: assertion-opt --dce %s | FileCheck %s --check-prefix=NONE --implicit-check-not='"my.'
// RUN: assertion-opt --drop --pure-op=my.check,my.less,my.size %s \
// RUN:   | FileCheck %s --check-prefix=NONE --implicit-check-not='"my.'

// NONE: "my.size"
// NONE-NEXT: "my.less"
// NONE-NEXT: "my.check"
// NONE-NEXT: "my.log"
// NONE-NEXT: return

// CHECK: "my.size"
// CHECK-NEXT: "my.less"
// CHECK-NEXT: "my.log"
// CHECK-NEXT: return

// HALF: "my.size"
// HALF-NEXT: "my.log"
// HALF-NEXT: return

// ALL: func.func @f
// ALL-NEXT: "my.log"
// ALL-NEXT: return

func.func @f(%n: i32) -> i32 {
  %a = "my.size"(%n) : (i32) -> i32
  %b = "my.less"(%a) : (i32) -> i1
  "my.check"(%n, %b) {tag = "one"} : (i32, i1) -> ()
  "my.log"(%n) : (i32) -> ()
  return %n : i32
}
