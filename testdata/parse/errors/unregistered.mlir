// Dialects that nobody has are refused when told so.
//
// RUN: not assertion-opt --split-input-file --allow-unregistered-dialect=false %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect=false %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

// CHECK: unregistered.mlir:[[# @LINE + 1]]:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
"x.y"() : () -> ()

// -----

// CHECK: unregistered.mlir:[[# @LINE + 1]]:25: error: `!"x"<"y">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
func.func private @f(!x.y)

// -----

// CHECK: unregistered.mlir:[[# @LINE + 1]]:43: error: #"x"<"y"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
func.func private @f() attributes {a = #x.y}

// -----

// CHECK: unregistered.mlir:[[# @LINE + 1]]:1: error: unregistered operation 'torch.nothing' found in dialect ('torch') that does not allow unknown operations
"torch.nothing"() : () -> ()

// -----

func.func @f(%a: !torch.int) {
  // CHECK: unregistered.mlir:[[# @LINE + 1]]:8: error: custom op 'torch.aten.nothing' is unknown
  %0 = torch.aten.nothing %a : !torch.int -> !torch.int
  return
}

// -----

func.func @f() {
  // CHECK: unregistered.mlir:[[# @LINE + 1]]:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
  "y"() : () -> ()
  return
}
