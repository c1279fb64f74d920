// A broken part does not stop the others; the status is 1, lines are those of
// the file, and no output file is written.
//
// RUN: split-file %s %t
// RUN: cd %t
//
// RUN: not assertion-opt --split-input-file in.mlir > out 2> err
// RUN: FileCheck %s --input-file=out
// RUN: FileCheck %s --check-prefix=ERR --input-file=err
//
// RUN: echo before > out.mlir
// RUN: not assertion-opt --split-input-file in.mlir -o out.mlir 2> err
// RUN: FileCheck %s --check-prefix=BEFORE --input-file=out.mlir
// RUN: FileCheck %s --check-prefix=ERR --input-file=err
//
// RUN: not assertion-opt --split-input-file --keep-going in.mlir -o out.mlir 2> err
// RUN: FileCheck %s --input-file=out.mlir
// RUN: FileCheck %s --check-prefix=ERR --input-file=err
//
// Output and messages are mlir-opt's.
// RUN: not mlir-opt --split-input-file in.mlir > out2 2> err2
// RUN: diff out out2
// RUN: diff err err2

// BEFORE: before
// BEFORE-NOT: func

// CHECK: @first
// CHECK: // -----
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: @third
// CHECK: // -----
// CHECK-NOT: func.func

// ERR: in.mlir:6:19: error: use of undeclared SSA value name
// ERR-NEXT: {{^}}  %0 = arith.negf %x
// ERR-NEXT: {{^}}                  ^
// ERR-NEXT: in.mlir:16:3: error: 'func.return' op has 0 operands
// ERR-NEXT: {{^}}  return

//--- in.mlir
func.func private @first()

// -----

func.func @second() {
  %0 = arith.negf %x : f32
}

// -----

func.func private @third()

// -----

func.func @fourth() -> i32 {
  return
}
