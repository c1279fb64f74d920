// What is needed inside a region that stays, and what is not: only the latter
// goes. Results that nobody takes keep what yields them, as signatures and
// carried values are left alone.
// RUN: assertion-opt --dce --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --dce --quiet %t.mlir | diff - %t.mlir
// RUN: assertion-opt --dce %s -o /dev/null 2>&1 | count 0

// Both results of an If stay if one is used.
// CHECK-LABEL: func.func @results(%arg0: !torch.bool, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0:2 = torch.prim.If %arg0 -> (!torch.int, !torch.int) {
// CHECK-NEXT:     %1 = torch.aten.add.int %arg1, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:     %2 = torch.aten.mul.int %arg1, %arg1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:     torch.prim.If.yield %1, %2 : !torch.int, !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield %arg1, %arg1 : !torch.int, !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#0 : !torch.int
// CHECK-NEXT: }
func.func @results(%c: !torch.bool, %n: !torch.int) -> !torch.int {
  %int1 = torch.constant.int 1
  %r:2 = torch.prim.If %c -> (!torch.int, !torch.int) {
    %a = torch.aten.add.int %n, %int1 : !torch.int, !torch.int -> !torch.int
    %b = torch.aten.mul.int %n, %n : !torch.int, !torch.int -> !torch.int
    %d = torch.aten.sub.int %a, %b : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %a, %b : !torch.int, !torch.int
  } else {
    torch.prim.If.yield %n, %n : !torch.int, !torch.int
  }
  return %r#0 : !torch.int
}

// A loop with an effect keeps what it carries, though nobody takes the result.
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: memref<?xi32>) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
// CHECK-NEXT:     %1 = memref.load %arg1[%arg2] : memref<?xi32>
// CHECK-NEXT:     %2 = arith.addi %arg3, %1 : i32
// CHECK-NEXT:     memref.store %2, %arg1[%arg2] : memref<?xi32>
// CHECK-NEXT:     scf.yield %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%n: index, %x: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %t = arith.addi %s, %v : i32
    %u = arith.muli %t, %t : i32
    memref.store %t, %x[%i] : memref<?xi32>
    scf.yield %t : i32
  }
  return
}

// Nested shells go as one; beside an effect the dead one goes alone.
// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: index) {
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     "my.effect"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%c: i1, %n: index) {
  %c1 = arith.constant 1 : index
  scf.if %c {
    scf.for %i = %n to %n step %c1 {
      scf.if %c {
        %d = arith.addi %i, %i : index
      }
    }
  }
  scf.if %c {
    scf.if %c {
      %d = arith.addi %n, %n : index
    }
    "my.effect"() : () -> ()
  }
  return
}

// A loop that may not end has no effect for all that, as in MLIR.
// CHECK-LABEL: func.func @while(%arg0: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @while(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// Operations of a graph that need each other, and one that is needed.
// CHECK-LABEL: module @graph {
// CHECK-NEXT:   %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:   %0 = arith.subi %c3_i32, %c3_i32 : i32
// CHECK-NEXT:   "my.sink"(%0) : (i32) -> ()
// CHECK-NEXT: }
module @graph {
  %a = arith.addi %b, %c : i32
  %b = arith.muli %a, %a : i32
  %c = arith.constant 3 : i32
  %d = arith.subi %c, %c : i32
  "my.sink"(%d) : (i32) -> ()
}

// A block's arguments stay with what is passed to them.
// CHECK-LABEL: func.func @arguments(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:   %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1(%0 : i32), ^bb2
// CHECK-NEXT: ^bb1(%1: i32):  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @arguments(%c: i1, %n: i32) {
  %m = arith.addi %n, %n : i32
  cf.cond_br %c, ^bb1(%m : i32), ^bb2
^bb1(%p: i32):
  %q = arith.muli %p, %p : i32
  cf.br ^bb2
^bb2:
  return
}

// Allocated memory that is only written to is not looked into: it stays.
// CHECK-LABEL: func.func @memory(%arg0: index, %arg1: f32) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:   memref.store %arg1, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @memory(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %m[%c0] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}

// Functions in modules in modules, of which none is looked at as unused.
// CHECK-LABEL: module @outer {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @f(%arg0: i32) {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
module @outer {
  module @inner {
    func.func private @f(%n: i32) {
      %m = arith.addi %n, %n : i32
      return
    }
  }
}
