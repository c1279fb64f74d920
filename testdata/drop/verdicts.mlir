// A condition that is always false may hide a bug: a warning, also with
// --quiet.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @constants(%arg0: !torch.int) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constants(%n: !torch.int) {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  torch.runtime.assert %true, "always holds"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "always holds" with 1 operation of its own
  torch.runtime.assert %false, "never holds"
  // SAID: :[[#@LINE-1]]:3: warning: dropped assertion "never holds", which always fails, with 1 operation of its own
  %gt = torch.aten.gt.int %int1, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %gt, "never holds either"
  // SAID: :[[#@LINE-1]]:3: warning: dropped assertion "never holds either", which always fails, with 2 operations of its own and 1 shared
  %eq = torch.aten.eq.int %n, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %eq, "not known"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "not known" with 1 operation of its own and 1 shared
  return
}

// CHECK-LABEL: func.func @upstream() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @upstream() {
  %false = arith.constant false
  cf.assert %false, "constant"
  // SAID: :[[#@LINE-1]]:3: warning: dropped assertion "constant", which always fails, with 1 operation of its own
  return
}
