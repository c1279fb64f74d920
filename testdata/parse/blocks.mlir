// Blocks, their labels and arguments, and branches between them.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @straight(%arg0: !torch.int) -> !torch.int {
// CHECK-NEXT:   cf.br ^bb1(%arg0 : !torch.int)
// CHECK-NEXT: ^bb1(%0: !torch.int):  // pred: ^bb0
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @straight(%arg0: !torch.int) -> !torch.int {
  cf.br ^next(%arg0 : !torch.int)
^next(%0: !torch.int):
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @diamond(%arg0: i1, %arg1: !torch.int, %arg2: !torch.int) -> !torch.int {
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : !torch.int)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %0 = torch.aten.add.int %arg1, %arg2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   cf.br ^bb3(%0 : !torch.int)
// CHECK-NEXT: ^bb2(%1: !torch.int):  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%1 : !torch.int)
// CHECK-NEXT: ^bb3(%2: !torch.int):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %2 : !torch.int
// CHECK-NEXT: }
func.func @diamond(%arg0: i1, %arg1: !torch.int, %arg2: !torch.int) -> !torch.int {
  cf.cond_br %arg0, ^left, ^right(%arg1 : !torch.int)
^left:
  %0 = torch.aten.add.int %arg1, %arg2 : !torch.int, !torch.int -> !torch.int
  cf.br ^join(%0 : !torch.int)
^right(%1: !torch.int):
  cf.br ^join(%1 : !torch.int)
^join(%2: !torch.int):
  return %2 : !torch.int
}

// A block may stand before those that lead to it, and a value be used above.
// CHECK-LABEL: func.func @order(%arg0: !torch.int) -> !torch.int {
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @order(%arg0: !torch.int) -> !torch.int {
  cf.br ^first
^last:
  return %0 : !torch.int
^first:
  %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int
  cf.br ^last
}

// CHECK-LABEL: func.func @loop(%arg0: !torch.int) {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   cf.br ^bb1(%arg0 : !torch.int)
// CHECK-NEXT: ^bb1(%0: !torch.int):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %1 = torch.aten.sub.int %0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.gt.int %1, %int1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   %3 = torch_c.to_i1 %2
// CHECK-NEXT:   cf.cond_br %3, ^bb1(%1 : !torch.int), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%arg0: !torch.int) {
  %int1 = torch.constant.int 1
  cf.br ^bb1(%arg0 : !torch.int)
^bb1(%0: !torch.int):
  %1 = torch.aten.sub.int %0, %int1 : !torch.int, !torch.int -> !torch.int
  %2 = torch.aten.gt.int %1, %int1 : !torch.int, !torch.int -> !torch.bool
  %3 = torch_c.to_i1 %2
  cf.cond_br %3, ^bb1(%1 : !torch.int), ^bb2
^bb2:
  return
}

// CHECK-LABEL: func.func @unreachable() {
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @unreachable() {
  return
^bb1:
  cf.br ^bb1
}

// CHECK-LABEL: func.func @switch(%arg0: i32, %arg1: !torch.int) {
// CHECK-NEXT:   cf.switch %arg0 : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb2(%arg1 : !torch.int),
// CHECK-NEXT:     7: ^bb1
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2(%0: !torch.int):  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @switch(%arg0: i32, %arg1: !torch.int) {
  cf.switch %arg0 : i32, [
    default: ^a,
    1: ^b(%arg1 : !torch.int),
    7: ^a
  ]
^a:
  return
^b(%0: !torch.int):
  return
}

// Blocks in the region of an operation that takes any.
// CHECK-LABEL: func.func @inner(%arg0: i1) {
// CHECK-NEXT:   torch.operator "my.region"() : () -> () {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %int1 = torch.constant.int 1
// CHECK-NEXT:     torch.operator_terminator %int1 : !torch.int
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %int2 = torch.constant.int 2
// CHECK-NEXT:     torch.operator_terminator %int2 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner(%arg0: i1) {
  torch.operator "my.region"() : () -> () {
    cf.cond_br %arg0, ^yes, ^no
  ^yes:
    %int1 = torch.constant.int 1
    torch.operator_terminator %int1 : !torch.int
  ^no:
    %int2 = torch.constant.int 2
    torch.operator_terminator %int2 : !torch.int
  }
  return
}

// CHECK-LABEL: func.func @generic(%arg0: i1) {
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic(%arg0: i1) {
  "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}

// CHECK-LABEL: func.func @execute(%arg0: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = scf.execute_region -> !torch.int {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : !torch.int)
// CHECK-NEXT:   ^bb1(%1: !torch.int):  // pred: ^bb0
// CHECK-NEXT:     scf.yield %1 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @execute(%arg0: !torch.int) -> !torch.int {
  %0 = scf.execute_region -> !torch.int {
    cf.br ^bb1(%arg0 : !torch.int)
  ^bb1(%1: !torch.int):
    scf.yield %1 : !torch.int
  }
  return %0 : !torch.int
}
