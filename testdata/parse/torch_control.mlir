// torch.prim.If and torch.prim.Loop, nested and with attributes.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @if(%arg0: !torch.bool) {
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if(%arg0: !torch.bool) {
  torch.prim.If %arg0 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @if_of_values(%arg0: !torch.bool, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = torch.prim.If %arg0 -> (!torch.int) {
// CHECK-NEXT:     %int1 = torch.constant.int 1
// CHECK-NEXT:     torch.prim.If.yield %int1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield %arg1 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @if_of_values(%arg0: !torch.bool, %arg1: !torch.int) -> !torch.int {
  %0 = torch.prim.If %arg0 -> (!torch.int) {
    %int1 = torch.constant.int 1
    torch.prim.If.yield %int1 : !torch.int
  } else {
    torch.prim.If.yield %arg1 : !torch.int
  }
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @if_of_two(%arg0: !torch.bool, %arg1: !torch.int, %arg2: !torch.none) -> !torch.none {
// CHECK-NEXT:   %0:2 = torch.prim.If %arg0 -> (!torch.int, !torch.none) {
// CHECK-NEXT:     torch.prim.If.yield %arg1, %arg2 : !torch.int, !torch.none
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield {why} %arg1, %arg2 : !torch.int, !torch.none
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#1 : !torch.none
// CHECK-NEXT: }
func.func @if_of_two(%arg0: !torch.bool, %arg1: !torch.int, %arg2: !torch.none) -> !torch.none {
  %0:2 = torch.prim.If %arg0 -> (!torch.int, !torch.none) {
    torch.prim.If.yield %arg1, %arg2 : !torch.int, !torch.none
  } else {
    torch.prim.If.yield {why} %arg1, %arg2 : !torch.int, !torch.none
  }
  return %0#1 : !torch.none
}

// The attributes stand behind the regions.
// CHECK-LABEL: func.func @if_with_attributes(%arg0: !torch.bool) {
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } {n = 2 : i64, why = "attribute"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_with_attributes(%arg0: !torch.bool) {
  torch.prim.If %arg0 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  } {why = "attribute", n = 2}
  return
}

// Parentheses are printed around one type too; names start anew in a region.
// CHECK-LABEL: func.func @if_nested(%arg0: !torch.bool, %arg1: !torch.bool) -> !torch.int {
// CHECK-NEXT:   %0 = torch.prim.If %arg0 -> (!torch.int) {
// CHECK-NEXT:     %1 = torch.prim.If %arg1 -> (!torch.int) {
// CHECK-NEXT:       %int1 = torch.constant.int 1
// CHECK-NEXT:       torch.prim.If.yield %int1 : !torch.int
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %int1 = torch.constant.int 1
// CHECK-NEXT:       torch.prim.If.yield %int1 : !torch.int
// CHECK-NEXT:     }
// CHECK-NEXT:     torch.prim.If.yield %1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %int1 = torch.constant.int 1
// CHECK-NEXT:     torch.prim.If.yield %int1 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @if_nested(%arg0: !torch.bool, %arg1: !torch.bool) -> !torch.int {
  %0 = torch.prim.If %arg0 -> !torch.int {
    %1 = torch.prim.If %arg1 -> (!torch.int) {
      %int1 = torch.constant.int 1
      torch.prim.If.yield %int1 : !torch.int
    } else {
      %int1 = torch.constant.int 1
      torch.prim.If.yield %int1 : !torch.int
    }
    torch.prim.If.yield %1 : !torch.int
  } else {
    %int1 = torch.constant.int 1
    torch.prim.If.yield %int1 : !torch.int
  }
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @if_generic(%arg0: !torch.bool) {
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %int1 = torch.constant.int 1
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_generic(%arg0: !torch.bool) {
  "torch.prim.If"(%arg0) ({
    "torch.prim.If.yield"() : () -> ()
  }, {
    %int1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    "torch.prim.If.yield"() : () -> ()
  }) : (!torch.bool) -> ()
  return
}

// CHECK-LABEL: func.func @loop(%arg0: !torch.int, %arg1: !torch.bool) {
// CHECK-NEXT:   torch.prim.Loop %arg0, %arg1, init() {
// CHECK-NEXT:   ^bb0(%arg2: !torch.int):
// CHECK-NEXT:     torch.prim.Loop.condition %arg1, iter()
// CHECK-NEXT:   } : (!torch.int, !torch.bool) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%arg0: !torch.int, %arg1: !torch.bool) {
  torch.prim.Loop %arg0, %arg1, init() {
  ^bb0(%arg2: !torch.int):
    torch.prim.Loop.condition %arg1, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// CHECK-LABEL: func.func @loop_of_values(%arg0: !torch.int, %arg1: !torch.bool, %arg2: !torch.float) -> !torch.float {
// CHECK-NEXT:   %0 = torch.prim.Loop %arg0, %arg1, init(%arg2) {
// CHECK-NEXT:   ^bb0(%arg3: !torch.int, %arg4: !torch.float):
// CHECK-NEXT:     %1 = torch.aten.add.float_int %arg4, %arg3 : !torch.float, !torch.int -> !torch.float
// CHECK-NEXT:     torch.prim.Loop.condition %arg1, iter(%1 : !torch.float)
// CHECK-NEXT:   } : (!torch.int, !torch.bool, !torch.float) -> !torch.float
// CHECK-NEXT:   return %0 : !torch.float
// CHECK-NEXT: }
func.func @loop_of_values(%arg0: !torch.int, %arg1: !torch.bool, %arg2: !torch.float) -> !torch.float {
  %0 = torch.prim.Loop %arg0, %arg1, init(%arg2) {
  ^bb0(%arg3: !torch.int, %arg4: !torch.float):
    %1 = torch.aten.add.float_int %arg4, %arg3 : !torch.float, !torch.int -> !torch.float
    torch.prim.Loop.condition %arg1, iter(%1 : !torch.float)
  } : (!torch.int, !torch.bool, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: func.func @loop_of_two(%arg0: !torch.int, %arg1: !torch.bool, %arg2: !torch.float) -> (!torch.int, !torch.float) {
// CHECK-NEXT:   %0:2 = torch.prim.Loop %arg0, %arg1, init(%arg0, %arg2) {
// CHECK-NEXT:   ^bb0(%arg3: !torch.int, %arg4: !torch.int, %arg5: !torch.float):
// CHECK-NEXT:     torch.prim.Loop.condition %arg1, iter(%arg4, %arg5 : !torch.int, !torch.float) {why}
// CHECK-NEXT:   } {n = 1 : i64} : (!torch.int, !torch.bool, !torch.int, !torch.float) -> (!torch.int, !torch.float)
// CHECK-NEXT:   return %0#0, %0#1 : !torch.int, !torch.float
// CHECK-NEXT: }
func.func @loop_of_two(%arg0: !torch.int, %arg1: !torch.bool, %arg2: !torch.float) -> (!torch.int, !torch.float) {
  %0:2 = torch.prim.Loop %arg0, %arg1, init(%arg0, %arg2) {
  ^body(%i: !torch.int, %a: !torch.int, %b: !torch.float):
    torch.prim.Loop.condition %arg1, iter(%a, %b : !torch.int, !torch.float) {why}
  } {n = 1} : (!torch.int, !torch.bool, !torch.int, !torch.float) -> (!torch.int, !torch.float)
  return %0#0, %0#1 : !torch.int, !torch.float
}

// CHECK-LABEL: func.func @loop_nested(%arg0: !torch.int) {
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   torch.prim.Loop %arg0, %true, init() {
// CHECK-NEXT:   ^bb0(%arg1: !torch.int):
// CHECK-NEXT:     torch.prim.Loop %arg1, %true, init() {
// CHECK-NEXT:     ^bb0(%arg2: !torch.int):
// CHECK-NEXT:       %0 = torch.aten.gt.int %arg1, %arg2 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:       torch.prim.If %0 -> () {
// CHECK-NEXT:         torch.prim.Print(%arg2) : !torch.int
// CHECK-NEXT:         torch.prim.If.yield
// CHECK-NEXT:       } else {
// CHECK-NEXT:         torch.prim.If.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       torch.prim.Loop.condition %0, iter()
// CHECK-NEXT:     } : (!torch.int, !torch.bool) -> ()
// CHECK-NEXT:     torch.prim.Loop.condition %true, iter()
// CHECK-NEXT:   } : (!torch.int, !torch.bool) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop_nested(%arg0: !torch.int) {
  %true = torch.constant.bool true
  torch.prim.Loop %arg0, %true, init() {
  ^bb0(%arg1: !torch.int):
    torch.prim.Loop %arg1, %true, init() {
    ^bb0(%arg2: !torch.int):
      %0 = torch.aten.gt.int %arg1, %arg2 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %0 -> () {
        torch.prim.Print(%arg2) : !torch.int
        torch.prim.If.yield
      } else {
        torch.prim.If.yield
      }
      torch.prim.Loop.condition %0, iter()
    } : (!torch.int, !torch.bool) -> ()
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// CHECK-LABEL: func.func @loop_generic(%arg0: !torch.int, %arg1: !torch.bool) -> !torch.int {
// CHECK-NEXT:   %0 = torch.prim.Loop %arg0, %arg1, init(%arg0) {
// CHECK-NEXT:   ^bb0(%arg2: !torch.int, %arg3: !torch.int):
// CHECK-NEXT:     torch.prim.Loop.condition %arg1, iter(%arg3 : !torch.int)
// CHECK-NEXT:   } {why = "generic"} : (!torch.int, !torch.bool, !torch.int) -> !torch.int
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @loop_generic(%arg0: !torch.int, %arg1: !torch.bool) -> !torch.int {
  %0 = "torch.prim.Loop"(%arg0, %arg1, %arg0) ({
  ^bb0(%arg2: !torch.int, %arg3: !torch.int):
    "torch.prim.Loop.condition"(%arg1, %arg3) : (!torch.bool, !torch.int) -> ()
  }) {why = "generic"} : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  return %0 : !torch.int
}
