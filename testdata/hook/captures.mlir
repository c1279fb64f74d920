// The plugin's dialect is verified as the command's.
// RUN: not mlir-opt --load-dialect-plugin=%plugin %s 2>&1 | FileCheck %s
// RUN: not assertion-opt %s 2>&1 | FileCheck %s

// CHECK: captures.mlir:[[#@LINE+2]]:3: error: 'assertion.region' op has 1 captures, but its block has 0 arguments
func.func @f(%a: i32) {
  "assertion.region"(%a) ({
  ^bb0:
  }) : (i32) -> ()
  return
}
