// A --match that no message of any part matches is warned of: a slip, as a rule.
// RUN: assertion-opt --split-input-file --strip --quiet --match=typo %s -o /dev/null 2>&1 | FileCheck %s
// RUN: assertion-opt --split-input-file --strip --quiet --match=second %s -o /dev/null 2>&1 | count 0
// RUN: assertion-opt --split-input-file --analyze --match=typo %s 2>&1 >/dev/null | FileCheck %s
// CHECK: {{^}}assertion-opt: warning: --match: '{{.*}}unmatched.mlir' has no assertion whose message matches 'typo'{{$}}
// CHECK-NOT: warning

func.func @f(%c: i1) {
  cf.assert %c, "first"
  return
}

// -----

func.func @f(%c: i1) {
  cf.assert %c, "second"
  return
}
