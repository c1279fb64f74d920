// Functions, nested modules and other symbols stay, also where only an
// assertion uses them.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func private @helper(%arg0: i1) -> i1 {
// CHECK-NEXT:   return %arg0 : i1
// CHECK-NEXT: }
func.func private @helper(%c: i1) -> i1 {
  cf.assert %c, "in a private function"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "in a private function" with 0 operations of its own; it guarded func.return
  return %c : i1
}

// CHECK-LABEL: func.func @constant(%arg0: i1) {
// CHECK-NEXT:   %f = constant @helper : (i1) -> i1
// CHECK-NEXT:   %0 = call_indirect %f(%arg0) : (i1) -> i1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant(%c: i1) {
  %f = func.constant @helper : (i1) -> i1
  %r = func.call_indirect %f(%c) : (i1) -> i1
  cf.assert %r, "of a call"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "of a call" with 0 operations of its own
  return
}

// CHECK-LABEL: func.func @nested(%arg0: i1) {
// CHECK-NEXT:   builtin.module {
// CHECK-NEXT:     func.func @deep(%arg1: i1) {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%c: i1) {
  builtin.module {
    func.func @deep(%d: i1) {
      cf.assert %d, "deep"
      // SAID: :[[#@LINE-1]]:7: remark: dropped assertion "deep" with 0 operations of its own
      return
    }
  }
  return
}

// CHECK-LABEL: func.func @unused_constant(%arg0: i1) {
// CHECK-NEXT:   %f = constant @helper : (i1) -> i1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused_constant(%c: i1) {
  %f = func.constant @helper : (i1) -> i1
  cf.assert %c, "not of it"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "not of it" with 0 operations of its own
  return
}
