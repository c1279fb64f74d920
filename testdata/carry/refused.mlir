// What has no form in a check is named at its place and stays whole; without
// --keep-going nothing is written.
// RUN: rm -f %t.out
// RUN: not assertion-opt --carry %s -o %t.out 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: not ls %t.out
// RUN: not assertion-opt --carry --keep-going --quiet %s 2>/dev/null | FileCheck %s
// RUN: not assertion-opt --wrap --carry --keep-going --quiet %s 2>/dev/null \
// RUN:   | FileCheck %s --check-prefix=WRAPPED

// SAID: refused.mlir:[[# @LINE + 19]]:3: error: can't carry assertion "argument": func.func takes a number as argument #0
// SAID: refused.mlir:[[# @LINE + 23]]:3: error: can't carry assertion "call": func.call has no form in a check
// SAID: refused.mlir:[[# @LINE + 19]]:8: note: this is the operation
// SAID-NOT: error:

// CHECK-LABEL: func.func @f(
// CHECK-DAG:     torch.runtime.assert %{{.*}}, "argument"
// CHECK-DAG:     call @g
// CHECK-DAG:     torch.runtime.assert %{{.*}}, "call"
// CHECK-DAG:     tosa.custom {{.*}} {assertion.message = "size"
// CHECK:         return

// WRAPPED-LABEL: func.func @f(
// WRAPPED-COUNT-2: assertion.region
// WRAPPED:         tosa.custom
func.func private @g() -> !torch.int
func.func @f(%n: !torch.int, %x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %a = torch.aten.ge.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "argument"

  %c = func.call @g() : () -> !torch.int
  %d = torch.aten.add.int %c, %int0 : !torch.int, !torch.int -> !torch.int
  %b = torch.aten.ge.int %d, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "call"
  %s = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %t = torch.aten.ge.int %s, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %t, "size"
  return
}
