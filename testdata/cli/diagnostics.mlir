// Messages look as mlir-opt's do.
//
// RUN: not mlir-opt --split-input-file %s > /dev/null 2> %t.2
// RUN: not assertion-opt --split-input-file %s > /dev/null 2> %t.1
// RUN: diff %t.1 %t.2
// RUN: FileCheck %s --input-file=%t.1

// CHECK: diagnostics.mlir:[[# @LINE + 3]]:23: error: use of undeclared SSA value
// CHECK-NEXT: {{^}}  %0 = arith.addi %a, %b : i32
func.func @undeclared(%a: i32) {
  %0 = arith.addi %a, %b : i32
  return
}

// -----

// CHECK: [[# @LINE + 5]]:8: error: 'arith.constant' op value must be
// CHECK-NEXT: %c = arith.constant
// CHECK-NEXT: {{^}}       ^
// CHECK-NEXT: [[# @LINE + 2]]:8: note: see current operation
func.func @note_at_the_same_place() {
  %c = arith.constant "x" : i32
  return
}

// -----

// CHECK: [[# @LINE + 5]]:1: error: redefinition of symbol named 'twice'
// CHECK: [[# @LINE + 3]]:1: note: see existing symbol definition here
// CHECK-NEXT: func.func private @twice()
// CHECK-NEXT: {{^\^}}
func.func private @twice()
func.func private @twice()

// -----

// CHECK: py.py:3:4: error: 'func.return' op has 1 operands
// CHECK-NEXT: a.py:1:2: note: called from
func.func @called(%a: i32) {
  func.return %a : i32 loc(callsite("n"("py.py":3:4) at fused["a.py":1:2, "a.py":3:4]))
}

// -----

// CHECK: <unknown>:0: error: loc("only a name"): 'func.return' op
func.func @named(%a: i32) {
  func.return %a : i32 loc("only a name")
}

// -----

// CHECK: <unknown>:0: error: 'func.return' op
func.func @unknown(%a: i32) {
  func.return %a : i32 loc(unknown)
}

// -----

// CHECK: nowhere.mlir:7:0: error: 'func.return' op
func.func @no_column(%a: i32) {
  func.return %a : i32 loc("nowhere.mlir":7:0)
}

// -----

// CHECK: [[# @LINE + 1]]:{{.*}}: error: expected
func.func @cut(
