// What takes the place of a region: all it holds, in its order, in the block
// that it was in; and what it captured where its arguments were used, in
// regions below it too.
// RUN: assertion-opt --unwrap --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --unwrap --quiet %t.mlir | diff - %t.mlir

// In a loop, on what the loop carries.
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: index) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = scf.for %arg2 = %c0 to %arg0 step %arg1 iter_args(%arg3 = %c0) -> (index) {
// CHECK-NEXT:     %1 = arith.cmpi ult, %arg2, %arg3 : index
// CHECK-NEXT:     cf.assert %1, "in a loop"
// CHECK-NEXT:     %2 = arith.addi %arg3, %arg2 : index
// CHECK-NEXT:     scf.yield %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %c0 to %n step %m iter_args(%s = %c0) -> index {
    "assertion.region"(%i, %s) ({
    ^bb0(%a: index, %b: index):
      %ok = arith.cmpi ult, %a, %b : index
      cf.assert %ok, "in a loop"
    }) : (index, index) -> ()
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  return
}

// In the second of three blocks, in front of its terminator.
// CHECK-LABEL: func.func @blocks(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:   cf.br ^bb1(%arg1 : i1)
// CHECK-NEXT: ^bb1(%0: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.assert %0, "in a block"
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1(%arg0 : i1), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blocks(%c: i1, %d: i1) {
  cf.br ^bb1(%d : i1)
^bb1(%e: i1):
  "assertion.region"(%e) ({
  ^bb0(%x: i1):
    cf.assert %x, "in a block"
  }) : (i1) -> ()
  cf.cond_br %c, ^bb1(%c : i1), ^bb2
^bb2:
  return
}

// Several in a row keep their order, among other operations too.
// CHECK-LABEL: func.func @order(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:   cf.assert %arg0, "first"
// CHECK-NEXT:   "my.effect"(%arg1) : (i32) -> ()
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   cf.assert %true, "second"
// CHECK-NEXT:   cf.assert %arg0, "third"
// CHECK-NEXT:   cf.assert %arg0, "fourth"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @order(%a: i1, %n: i32) {
  "assertion.region"(%a) ({
  ^bb0(%x: i1):
    cf.assert %x, "first"
  }) : (i1) -> ()
  "my.effect"(%n) : (i32) -> ()
  "assertion.region"() ({
    %true = arith.constant true
    cf.assert %true, "second"
  }) : () -> ()
  "assertion.region"(%a) ({
  ^bb0(%x: i1):
    "assertion.region"(%x) ({
    ^bb0(%y: i1):
      cf.assert %y, "third"
    }) : (i1) -> ()
    cf.assert %x, "fourth"
  }) : (i1) -> ()
  return
}

// A raising If, whose message comes with it.
// CHECK-LABEL: func.func @raise(%arg0: !torch.bool) {
// CHECK-NEXT:   %str = torch.constant.str "raised"
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @raise(%c: !torch.bool) {
  "assertion.region"(%c) ({
  ^bb0(%x: !torch.bool):
    %msg = torch.constant.str "raised"
    %none = torch.constant.none
    torch.prim.If %x -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
  }) : (!torch.bool) -> ()
  return
}

// A value that was made outside is used where the argument was, in a branch and
// in the bounds of a loop.
// CHECK-LABEL: func.func @below(%arg0: i1, %arg1: tensor<?xi1>) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %dim = tensor.dim %arg1, %c0 : tensor<?xi1>
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     scf.for %arg2 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %extracted = tensor.extract %arg1[%arg2] : tensor<?xi1>
// CHECK-NEXT:       cf.assert %extracted, "each"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @below(%c: i1, %x: tensor<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xi1>
  "assertion.region"(%c, %c0, %c1, %n, %x) ({
  ^bb0(%d: i1, %from: index, %step: index, %to: index, %y: tensor<?xi1>):
    scf.if %d {
      scf.for %i = %from to %to step %step {
        %ok = tensor.extract %y[%i] : tensor<?xi1>
        cf.assert %ok, "each"
      }
    }
  }) : (i1, index, index, index, tensor<?xi1>) -> ()
  return
}

// At the top of a module, where there is no function.
// CHECK-LABEL: module @top {
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   cf.assert %true, "top"
// CHECK-NEXT: }
module @top {
  %true = arith.constant true
  "assertion.region"(%true) ({
  ^bb0(%x: i1):
    cf.assert %x, "top"
  }) : (i1) -> ()
}
