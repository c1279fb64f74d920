// Operations that nobody has.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f() {
  // CHECK: unknown.mlir:[[# @LINE + 1]]:3: error: custom op 'func.nothing' is unknown
  func.nothing
  return
}

// -----

func.func @f() {
  // CHECK: unknown.mlir:[[# @LINE + 1]]:3: error: custom op 'nothing' is unknown (tried 'func.nothing' as well)
  nothing
  return
}

// -----

func.func @f() {
  // CHECK: unknown.mlir:[[# @LINE + 1]]:3: error: empty operation name is invalid
  "" () : () -> ()
  return
}
