// Locations of arguments, blocks and fused places that break off.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func private @f(!torch.int loc("x"))
// CHECK: locations_more.mlir:[[# @LINE + 1]]:41: error: expected ')'
func.func private @g(!torch.int loc("x")

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:37: error: expected ')'
func.func @f(%a: !torch.int loc("x") {
  return
}

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:32: error: expected '(' in location
func.func @f(%a: !torch.int loc) {
  return
}

// -----

func.func @f() {
  cf.br ^a(%x : i32)
// CHECK: locations_more.mlir:[[# @LINE + 1]]:16: error: expected location instance
^a(%b: i32 loc(7)):
  return
}

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:34: error: expected attribute value
func.func private @f() loc(fused<>["a"])

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:41: error: expected '>' after fused location metadata
func.func private @f() loc(fused<1 : i64["a"])

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:33: error: expected '[' in fused location
func.func private @f() loc(fused "a")

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:48: error: expected ')' in location
func.func private @f() loc(callsite("a" at "b")

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:36: error: expected '(' in callsite location
func.func private @f() loc(callsite "a" at "b")

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:41: error: expected either integer or `:` post `to` in FileLineColRange
func.func private @f() loc("x.py":1:2 to)

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:43: error: expected either integer or `:` post `to` in FileLineColRange
func.func private @f() loc("x.py":1:2 to 3)

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:45: error: expected ')' in location
func.func private @f() loc("x.py":1:2 to 3:4:5)

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:36: error: expected ')' in location
func.func private @f() loc("x"("y")

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:32: error: expected location instance
func.func private @f() loc("x"(7))

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:35: error: expected ')' in location
func.func private @f() loc(unknown, unknown)

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:28: error: expected location, but found '7 : i32'
func.func private @f() loc(#l)
#l = 7 : i32

// -----

func.func private @f() loc(#l)
// CHECK: locations_more.mlir:[[# @LINE + 1]]:12: error: undefined symbol alias id 'm'
#l = loc(#m)

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:28: error: expected location instance
func.func private @f() loc(4294967296)

// -----

// CHECK: locations_more.mlir:[[# @LINE + 1]]:35: error: expected integer line number in FileLineColRange
func.func private @f() loc("x.py":99999999999999999999:1)

// -----

func.func @f() {
  // CHECK: locations_more.mlir:[[# @LINE + 1]]:31: error: expected ')' in location
  torch.constant.int 1 loc("x" loc("y"))
  return
}
