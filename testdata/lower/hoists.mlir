// What --lower=entry hoists: checks of arguments out of blocks that every run
// comes to, over what has no effects. A check that stays is a barrier itself.
// RUN: assertion-opt --lower=entry --split-input-file %s -o %t.mlir 2>%t.said
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t.said --implicit-check-not=remark:
// RUN: assertion-opt --lower=entry --quiet --split-input-file %t.mlir | diff - %t.mlir

// Out of the block in which two branches meet, and out of the one behind it, in
// the order in which they stand; not over the effect in the third.
// SAID: remark: lowered assertion "meet" at the function's entry
// SAID: remark: lowered assertion "behind" at the function's entry
// SAID: remark: lowered assertion "over an effect"{{$}}
// CHECK-LABEL: func.func @branches(%arg0: tensor<?xf32>, %arg1: i1, %arg2: i1) -> tensor<?xf32> {
// CHECK-NEXT:    cf.assert %arg1, "meet"
// CHECK-NEXT:    cf.assert %arg2, "behind"
// CHECK-NEXT:    %0 = tosa.abs %arg0 : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %1 = tosa.exp %0 : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    cf.br ^bb3(%1 : tensor<?xf32>)
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb3(%0 : tensor<?xf32>)
// CHECK-NEXT:  ^bb3(%2: tensor<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    cf.br ^bb4
// CHECK-NEXT:  ^bb4:  // pred: ^bb3
// CHECK-NEXT:    "my.effect"(%2) : (tensor<?xf32>) -> ()
// CHECK-NEXT:    cf.assert %arg1, "over an effect"
// CHECK-NEXT:    return %2 : tensor<?xf32>
func.func @branches(%x: tensor<?xf32>, %a: i1, %b: i1) -> tensor<?xf32> {
  %y = tosa.abs %x : (tensor<?xf32>) -> tensor<?xf32>
  cf.cond_br %a, ^one, ^two
^one:
  %z = tosa.exp %y : (tensor<?xf32>) -> tensor<?xf32>
  cf.br ^meet(%z : tensor<?xf32>)
^two:
  cf.br ^meet(%y : tensor<?xf32>)
^meet(%w: tensor<?xf32>):
  "assertion.region"(%a) ({
  ^bb0(%c: i1):
    cf.assert %c, "meet"
  }) : (i1) -> ()
  cf.br ^last
^last:
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "behind"
  }) : (i1) -> ()
  "my.effect"(%w) : (tensor<?xf32>) -> ()
  "assertion.region"(%a) ({
  ^bb0(%c: i1):
    cf.assert %c, "over an effect"
  }) : (i1) -> ()
  return %w : tensor<?xf32>
}

// -----

// A branch in which an effect is keeps what is behind it; what is in a branch
// stays there, though the other branch asserts the same.
// SAID: remark: lowered assertion "before" at the function's entry
// SAID: remark: lowered assertion "in one"{{$}}
// SAID: remark: lowered assertion "in two"{{$}}
// SAID: remark: lowered assertion "behind both"{{$}}
// CHECK-LABEL: func.func @not_every_run(%arg0: i1, %arg1: i1, %arg2: index) -> index {
// CHECK-NEXT:    cf.assert %arg1, "before"
// CHECK-NEXT:    %0 = arith.addi %arg2, %arg2 : index
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.assert %arg1, "in one"
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    cf.assert %arg1, "in two"
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    cf.assert %arg1, "behind both"
// CHECK-NEXT:    return %0 : index
func.func @not_every_run(%a: i1, %b: i1, %n: index) -> index {
  %m = arith.addi %n, %n : index
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "before"
  }) : (i1) -> ()
  cf.cond_br %a, ^one, ^two
^one:
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "in one"
  }) : (i1) -> ()
  cf.br ^meet
^two:
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "in two"
  }) : (i1) -> ()
  cf.br ^meet
^meet:
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "behind both"
  }) : (i1) -> ()
  return %m : index
}

// -----

// A loop that may not end is no block behind which every run comes; one that has
// an exit is. The check in its body does not dominate.
// SAID: remark: lowered assertion "in the loop"{{$}}
// CHECK-LABEL: func.func @endless(%arg0: i1) {
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    cf.br ^bb2
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    cf.assert %arg0, "in the loop"
// CHECK-NEXT:    cf.br ^bb1
func.func @endless(%a: i1) {
  cf.br ^loop
^loop:
  cf.br ^body
^body:
  "assertion.region"(%a) ({
  ^bb0(%c: i1):
    cf.assert %c, "in the loop"
  }) : (i1) -> ()
  cf.br ^loop
}

// -----

// Out of a loop without effects, which runs its header at least once.
// SAID: remark: lowered assertion "in the header" at the function's entry
// SAID: remark: lowered assertion "behind the loop" at the function's entry
// CHECK-LABEL: func.func @loop(%arg0: i1, %arg1: index) {
// CHECK-NEXT:    cf.assert %arg0, "in the header"
// CHECK-NEXT:    cf.assert %arg0, "behind the loop"
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    cf.br ^bb1(%c0 : index)
// CHECK-NEXT:  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:    cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %2 = arith.addi %0, %c1 : index
// CHECK-NEXT:    cf.br ^bb1(%2 : index)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    return
func.func @loop(%a: i1, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^header(%zero : index)
^header(%i: index):
  "assertion.region"(%a) ({
  ^bb0(%c: i1):
    cf.assert %c, "in the header"
  }) : (i1) -> ()
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^out
^body:
  %next = arith.addi %i, %one : index
  cf.br ^header(%next : index)
^out:
  "assertion.region"(%a) ({
  ^bb0(%c: i1):
    cf.assert %c, "behind the loop"
  }) : (i1) -> ()
  return
}

// -----

// Two returns: no run comes to both, so what stands before one of them stays.
// SAID: remark: lowered assertion "before one return"{{$}}
// CHECK-LABEL: func.func @returns(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    cf.assert %arg1, "before one return"
// CHECK-NEXT:    return
func.func @returns(%a: i1, %b: i1) {
  cf.cond_br %a, ^one, ^two
^one:
  return
^two:
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "before one return"
  }) : (i1) -> ()
  return
}

// -----

// A carried check of a cast argument takes the argument; one of a type that can't
// be cast back to the argument's stays where it is.
// SAID: remark: lowered assertion "cast" at the function's entry
// CHECK-LABEL: func.func @cast(%arg0: tensor<?x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim = tensor.dim %cast, %c1 : tensor<2x?xf32>
// CHECK-NEXT:    %0 = arith.cmpi ne, %dim, %c1 : index
// CHECK-NEXT:    cf.assert %0, "cast"
// CHECK-NEXT:    %cast_0 = tensor.cast %arg0 : tensor<?x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:    %1 = tosa.abs %cast_0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    return %1 : tensor<2x?xf32>
func.func @cast(%x: tensor<?x?xf32>) -> tensor<2x?xf32> {
  %y = tensor.cast %x : tensor<?x?xf32> to tensor<2x?xf32>
  %z = tosa.abs %y : (tensor<2x?xf32>) -> tensor<2x?xf32>
  tosa.custom %y {assertion.message = "cast", domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<2x?xf32>) {\0A  %0 = arith.constant 1 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<2x?xf32>\0A  %2 = arith.cmpi ne, %1, %0 : index\0A  cf.assert %2, \22cast\22\0A  return\0A}\0A"} : (tensor<2x?xf32>) -> ()
  return %z : tensor<2x?xf32>
}

// -----

// An assertion that is not lowered, as it is neither carried nor in a region, is
// an effect; so is a call.
// SAID: remark: lowered assertion "over a call"{{$}}
// CHECK-LABEL: func.func private @callee(i1)
func.func private @callee(i1)
// CHECK-LABEL: func.func @barriers(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:    call @callee(%arg0) : (i1) -> ()
// CHECK-NEXT:    cf.assert %arg0, "over a call"
// CHECK-NEXT:    return
func.func @barriers(%a: i1, %b: i1) {
  call @callee(%a) : (i1) -> ()
  "assertion.region"(%a) ({
  ^bb0(%c: i1):
    cf.assert %c, "over a call"
  }) : (i1) -> ()
  return
}

// -----

// SAID: remark: lowered assertion "over another"{{$}}
// CHECK-LABEL: func.func @plain(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:    cf.assert %arg0, "plain"
// CHECK-NEXT:    cf.assert %arg1, "over another"
// CHECK-NEXT:    return
func.func @plain(%a: i1, %b: i1) {
  cf.assert %a, "plain"
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "over another"
  }) : (i1) -> ()
  return
}

// -----

// Of two functions each has its own entry; a check without operands goes there
// too.
// SAID: remark: lowered assertion "first" at the function's entry
// SAID: remark: lowered assertion "without operands" at the function's entry
// CHECK-LABEL: func.func @first(%arg0: i1) -> i1 {
// CHECK-NEXT:    cf.assert %arg0, "first"
// CHECK-NEXT:    %0 = arith.andi %arg0, %arg0 : i1
// CHECK-NEXT:    return %0 : i1
func.func @first(%a: i1) -> i1 {
  %0 = arith.andi %a, %a : i1
  "assertion.region"(%a) ({
  ^bb0(%c: i1):
    cf.assert %c, "first"
  }) : (i1) -> ()
  return %0 : i1
}
// CHECK-LABEL: func.func @second(%arg0: i1) -> i1 {
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    cf.assert %false, "without operands"
// CHECK-NEXT:    %0 = arith.ori %arg0, %arg0 : i1
// CHECK-NEXT:    return %0 : i1
func.func @second(%a: i1) -> i1 {
  %0 = arith.ori %a, %a : i1
  "assertion.region"() ({
    %no = arith.constant false
    cf.assert %no, "without operands"
  }) : () -> ()
  return %0 : i1
}
