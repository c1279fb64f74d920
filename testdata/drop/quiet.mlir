// --quiet silences remarks and not warnings.
// RUN: assertion-opt --drop --quiet %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --implicit-check-not=remark:
// RUN: assertion-opt --strip --quiet %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --implicit-check-not=remark:
// RUN: assertion-opt --drop --quiet --match=fine %s -o /dev/null 2>&1 \
// RUN:   | count 0

func.func @f(%a: i1) {
  %false = arith.constant false
  cf.assert %a, "fine"
  // CHECK: quiet.mlir:[[#@LINE+1]]:3: warning: dropped assertion "hides a bug", which always fails, with 1 operation of its own
  cf.assert %false, "hides a bug"
  return
}
