// The verbs between mlir-opt's own passes, on functions and on the module.
// RUN: mlir-opt --load-pass-plugin=%plugin %s \
// RUN:   --pass-pipeline='builtin.module(func.func(assertion-wrap),canonicalize,cse)' \
// RUN: | FileCheck %s --check-prefix=WRAPPED
// RUN: mlir-opt --load-pass-plugin=%plugin %s \
// RUN:   --pass-pipeline='builtin.module(func.func(assertion-wrap),canonicalize,assertion-strip)' \
// RUN:   2>&1 | FileCheck %s --check-prefix=STRIPPED

// WRAPPED-LABEL: @divide
// WRAPPED: "assertion.region"(%arg1) ({
// WRAPPED-NEXT: ^bb0(%[[B:.*]]: i32):
// WRAPPED: %[[ZERO:.*]] = arith.constant 0
// WRAPPED: arith.cmpi ne, %[[B]], %[[ZERO]]
// WRAPPED: cf.assert
// WRAPPED: arith.divsi

// STRIPPED: passes.mlir:[[#@LINE+7]]:3: remark: dropped assertion "not zero"
// STRIPPED-LABEL: @divide
// STRIPPED-NEXT: arith.divsi
// STRIPPED-NEXT: return
func.func @divide(%a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %x = arith.cmpi ne, %b, %z : i32
  cf.assert %x, "not zero"
  %s = arith.divsi %a, %b : i32
  return %s : i32
}
