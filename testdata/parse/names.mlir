// Names of values: those of the text are forgotten, clashes are numbered.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @forgotten(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = torch.aten.add.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.mul.int %0, %arg1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   return %1 : !torch.int
// CHECK-NEXT: }
func.func @forgotten(%x: !torch.int, %y: !torch.int) -> !torch.int {
  %sum = torch.aten.add.int %x, %y : !torch.int, !torch.int -> !torch.int
  %12 = torch.aten.mul.int %sum, %y : !torch.int, !torch.int -> !torch.int
  return %12 : !torch.int
}

// CHECK-LABEL: func.func @odd(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = torch.aten.add.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @odd(%$x: !torch.int, %a.b-c_d: !torch.int) -> !torch.int {
  %_ = torch.aten.add.int %$x, %a.b-c_d : !torch.int, !torch.int -> !torch.int
  return %_ : !torch.int
}

// Numbers go on where names are between.
// CHECK-LABEL: func.func @numbers(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %1 = torch.aten.neg.int %int1 : !torch.int -> !torch.int
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %2:2 = torch.operator "two"() : () -> (!torch.int, !torch.int)
// CHECK-NEXT:   %3 = torch.aten.neg.int %2#1 : !torch.int -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @numbers(%arg0: !torch.int) {
  %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %1 = torch.aten.neg.int %int1 : !torch.int -> !torch.int
  %c1 = arith.constant 1 : index
  %2:2 = torch.operator "two"() : () -> (!torch.int, !torch.int)
  %3 = torch.aten.neg.int %2#1 : !torch.int -> !torch.int
  return
}

// The names of torch and of arith share one space.
// CHECK-LABEL: func.func @clash() {
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %true_0 = torch.constant.bool true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %false_1 = torch.constant.bool false
// CHECK-NEXT:   %true_2 = torch.constant.device "true"
// CHECK-NEXT:   %int1 = torch.constant.device "int1"
// CHECK-NEXT:   %int1_3 = torch.constant.int 1
// CHECK-NEXT:   %arg0 = torch.constant.device "arg0"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @clash() {
  %0 = arith.constant true
  %1 = torch.constant.bool true
  %2 = arith.constant false
  %3 = torch.constant.bool false
  %4 = torch.constant.device "true"
  %5 = torch.constant.device "int1"
  %6 = torch.constant.int 1
  %7 = torch.constant.device "arg0"
  return
}

// A region sees the names outside, and takes no name that is taken there.
// CHECK-LABEL: func.func @regions(%arg0: !torch.bool) {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     %int1_0 = torch.constant.int 1
// CHECK-NEXT:     %int2_1 = torch.constant.int 2
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %int2_0 = torch.constant.int 2
// CHECK-NEXT:     %int1_1 = torch.constant.int 1
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @regions(%arg0: !torch.bool) {
  %int1 = torch.constant.int 1
  torch.prim.If %arg0 -> () {
    %int1_0 = torch.constant.int 1
    %int2 = torch.constant.int 2
    torch.prim.If.yield
  } else {
    %int2 = torch.constant.int 2
    %int1_0 = torch.constant.int 1
    torch.prim.If.yield
  }
  %int2 = torch.constant.int 2
  return
}

// CHECK-LABEL: func.func @not_valid() {
// CHECK-NEXT:   %a_b = torch.constant.device "a b"
// CHECK-NEXT:   %_C3A4 = torch.constant.device "\C3\A4"
// CHECK-NEXT:   %0 = torch.constant.device ""
// CHECK-NEXT:   %_0 = torch.constant.device "0"
// CHECK-NEXT:   %a2Fb$c = torch.constant.device "a/b$c"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @not_valid() {
  %0 = torch.constant.device "a b"
  %1 = torch.constant.device "ä"
  %2 = torch.constant.device ""
  %3 = torch.constant.device "0"
  %4 = torch.constant.device "a/b$c"
  return
}

// Uses before the definition, in a region where order is free.
// CHECK: module {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.neg.int %int1 : !torch.int -> !torch.int
// CHECK-NEXT: }
module {
  %0 = torch.constant.int 1
  %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int
}
