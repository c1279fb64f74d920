// Each part is on its own, and its lines are the file's.
// RUN: assertion-opt --drop --split-input-file --quiet %s | FileCheck %s
// RUN: assertion-opt --drop --split-input-file %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID

// SAID: split.mlir:[[#@LINE+2]]:3: remark: dropped assertion "one" with 0
func.func @one(%a: i1) {
  cf.assert %a, "one"
  return
}
// CHECK: func.func @one
// CHECK-NEXT: return
// CHECK: // -----

// -----

// SAID: split.mlir:[[#@LINE+2]]:3: remark: dropped assertion "// ----- two" with 0
func.func @one(%a: i1) {
  cf.assert %a, "// ----- two"
  return
}
// CHECK: func.func @one
// CHECK-NEXT: return
