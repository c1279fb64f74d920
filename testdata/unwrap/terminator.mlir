// A terminator, which only a hand can have put there, would end up in the
// middle: left whole.
// RUN: assertion-opt --unwrap --quiet %s | FileCheck %s
// RUN: assertion-opt --unwrap %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @terminator(%arg0: i1) {
// CHECK-NEXT:   "assertion.region"(%arg0) ({
// CHECK-NEXT:   ^bb0(%arg1: i1):
// CHECK-NEXT:     cf.assert %arg1, "and then nothing"
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   }) : (i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @terminator(%a: i1) {
  "assertion.region"(%a) ({
  // SAID: :[[#@LINE-1]]:3: remark: assertion is left whole: it holds a terminator, which can't stand in the middle
  ^bb0(%x: i1):
    cf.assert %x, "and then nothing"
    ub.unreachable
  }) : (i1) -> ()
  return
}
