// Locations that are misspelled.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

// CHECK: locations.mlir:[[# @LINE + 1]]:28: error: expected location instance
func.func private @f() loc(

// -----

// CHECK: locations.mlir:[[# @LINE + 1]]:37: error: expected integer column number in FileLineColRange
func.func private @f() loc("x.py":1:)

// -----

// CHECK: locations.mlir:[[# @LINE + 1]]:28: error: operation location alias was never defined
func.func private @f() loc(#nowhere)

// -----

// CHECK: locations.mlir:[[# @LINE + 1]]:40: error: expected 'at' in callsite location
func.func private @f() loc(callsite("a" "b"))

// -----

// CHECK: locations.mlir:[[# @LINE + 1]]:38: error: expected location instance
func.func private @f() loc(fused["a", ])

// -----

// CHECK: locations.mlir:[[# @LINE + 1]]:28: error: expected location instance
func.func private @f() loc(x)

// -----

// CHECK: locations.mlir:[[# @LINE + 1]]:35: error: expected integer line number in FileLineColRange
func.func private @f() loc("x.py":-1:2)
