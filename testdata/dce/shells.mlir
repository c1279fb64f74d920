// Regions in which nothing happens go, with what only they took.
// RUN: assertion-opt --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --dce %s -o /dev/null 2>&1 | count 0

// CHECK-LABEL: func.func @shells(%arg0: !torch.bool, %arg1: !torch.int) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @shells(%c: !torch.bool, %n: !torch.int) {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  torch.prim.If %c -> () {
    %s = torch.aten.add.int %n, %int1 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  torch.prim.Loop %n, %true, init() {
  ^bb0(%i: !torch.int):
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// CHECK-LABEL: func.func @one_branch(%arg0: !torch.bool, %arg1: !torch.int) {
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.Print(%arg1) : !torch.int
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @one_branch(%c: !torch.bool, %n: !torch.int) {
  %int1 = torch.constant.int 1
  torch.prim.If %c -> () {
    %s = torch.aten.add.int %n, %int1 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield
  } else {
    torch.prim.Print(%n) : !torch.int
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @carried(%arg0: index, %arg1: memref<?xi1>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @carried(%n: index, %m: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %t = arith.constant true
  %r = scf.for %i = %c0 to %n step %n iter_args(%ok = %t) -> i1 {
    %p = memref.load %m[%i] : memref<?xi1>
    scf.yield %p : i1
  }
  return
}
