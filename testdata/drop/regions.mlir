// Operations with regions: what happens in them decides.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// loop in slice that writes in place: Loop recursive effects
//
// CHECK-LABEL: func.func @loop_effect(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.int) -> !torch.tensor<[4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %0 = torch.prim.Loop %arg1, %true, init(%int1) {
// CHECK-NEXT:   ^bb0(%arg2: !torch.int, %arg3: !torch.int):
// CHECK-NEXT:     %1 = torch.aten.add_.Tensor %arg0, %arg0, %int1 : !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[4],f32>
// CHECK-NEXT:     %2 = torch.aten.add.int %arg3, %arg2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:     torch.prim.Loop.condition %true, iter(%2 : !torch.int)
// CHECK-NEXT:   } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
// CHECK-NEXT:   return %arg0 : !torch.tensor<[4],f32>
// CHECK-NEXT: }
func.func @loop_effect(%t: !torch.tensor<[4],f32>, %n: !torch.int) -> !torch.tensor<[4],f32> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %r = torch.prim.Loop %n, %true, init(%int1) {
  ^bb0(%i: !torch.int, %acc: !torch.int):
    %w = torch.aten.add_.Tensor %t, %t, %int1 : !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[4],f32>
    %next = torch.aten.add.int %acc, %i : !torch.int, !torch.int -> !torch.int
    torch.prim.Loop.condition %true, iter(%next : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  %ok = torch.aten.gt.int %r, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "after loop"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "after loop" with 1 operation of its own
  %r2 = torch.prim.Loop %n, %true, init(%int1) {
  ^bb0(%i: !torch.int, %acc: !torch.int):
    %next = torch.aten.add.int %acc, %i : !torch.int, !torch.int -> !torch.int
    torch.prim.Loop.condition %true, iter(%next : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  %ok2 = torch.aten.gt.int %r2, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok2, "pure loop"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "pure loop" with 4 operations of its own
  return %t : !torch.tensor<[4],f32>
}

// CHECK-LABEL: func.func @ifrng(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.bool) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.prim.If %arg1 -> (!torch.int) {
// CHECK-NEXT:     %1 = torch.aten.bernoulli %arg0, %none : !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[4],f32>
// CHECK-NEXT:     torch.prim.If.yield %int1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield %int0 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ifrng(%x: !torch.vtensor<[4],f32>, %c: !torch.bool) {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %r = torch.prim.If %c -> (!torch.int) {
    %b = torch.aten.bernoulli %x, %none : !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[4],f32>
    torch.prim.If.yield %int1 : !torch.int
  } else {
    torch.prim.If.yield %int0 : !torch.int
  }
  %ok = torch.aten.gt.int %r, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "rng in if"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "rng in if" with 1 operation of its own
  return
}

// scf.while before region
//
// CHECK-LABEL: func.func @while(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:   %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:     scf.condition(%1) %arg2 : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg2: i32):
// CHECK-NEXT:     %1 = arith.addi %arg2, %c1_i32 : i32
// CHECK-NEXT:     scf.yield %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @while(%n: i32, %m: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = scf.while (%i = %n) : (i32) -> i32 {
    %lt = arith.cmpi slt, %i, %m : i32
    %nz = arith.cmpi ne, %i, %c1 : i32
    cf.assert %nz, "in before"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "in before" with 1 operation of its own; it guarded scf.condition
    scf.condition(%lt) %i : i32
  } do {
  ^bb0(%j: i32):
    %k = arith.addi %j, %c1 : i32
    scf.yield %k : i32
  }
  return %r : i32
}

// scf.if yields values used only by an assertion; 2 results, one live
//
// CHECK-LABEL: func.func @ifs(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT:     %1 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT:     scf.yield %arg1, %1 : i32, i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %arg2, %c0_i32 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#0 : i32
// CHECK-NEXT: }
func.func @ifs(%c: i1, %a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r:2 = scf.if %c -> (i32, i32) {
    %s = arith.addi %a, %b : i32
    scf.yield %a, %s : i32, i32
  } else {
    scf.yield %b, %z : i32, i32
  }
  %ok = arith.cmpi ne, %r#1, %z : i32
  cf.assert %ok, "second"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "second" with 1 operation of its own
  %q = scf.if %c -> i32 {
    %s = arith.muli %a, %b : i32
    scf.yield %s : i32
  } else {
    scf.yield %b : i32
  }
  %ok2 = arith.cmpi ne, %q, %z : i32
  cf.assert %ok2, "whole if"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "whole if" with 5 operations of its own
  return %r#0 : i32
}

// loop-carried condition
//
// CHECK-LABEL: func.func @carried(%arg0: index, %arg1: memref<?xi32>) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:     %1 = memref.load %arg1[%arg2] : memref<?xi32>
// CHECK-NEXT:     %2 = arith.cmpi sge, %1, %c0_i32 : i32
// CHECK-NEXT:     scf.yield %2 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @carried(%n: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant true
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%ok = %t) -> i1 {
    cf.assert %ok, "carried"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "carried" with 0 operations of its own
    %v = memref.load %m[%i] : memref<?xi32>
    %p = arith.cmpi sge, %v, %z : i32
    scf.yield %p : i1
  }
  return
}

// CHECK-LABEL: func.func @forall(%arg0: tensor<8xf32>, %arg1: index) -> tensor<8xf32> {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<8xf32> to tensor<1xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = scf.parallel (%arg2) = (%c0) to (%arg1) step (%arg1) init (%c0) -> index {
// CHECK-NEXT:     scf.reduce(%arg2 : index) {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %2 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:       scf.reduce.return %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : tensor<8xf32>
// CHECK-NEXT: }
func.func @forall(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (8) shared_outs(%o = %x) -> (tensor<8xf32>) {
    %e = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %ok = arith.cmpi ne, %i, %n : index
    cf.assert %ok, "in forall"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "in forall" with 1 operation of its own; it guarded tensor.parallel_insert_slice
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %s = scf.parallel (%i) = (%c0) to (%n) step (%n) init(%c0) -> index {
    %ok = arith.cmpi ne, %i, %n : index
    cf.assert %ok, "in parallel"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "in parallel" with 0 operations of its own and 1 shared; it guarded scf.reduce
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %t = arith.addi %a, %b : index
      cf.assert %ok, "in reduce"
      // SAID: :[[#@LINE-1]]:7: remark: dropped assertion "in reduce" with 0 operations of its own and 1 shared
      scf.reduce.return %t : index
    }
  }
  %z = arith.cmpi ne, %s, %c0 : index
  cf.assert %z, "sum"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "sum" with 1 operation of its own
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @generate(%arg0: index) -> tensor<?xindex> {
// CHECK-NEXT:   %generated = tensor.generate %arg0 {
// CHECK-NEXT:   ^bb0(%arg1: index):
// CHECK-NEXT:     tensor.yield %arg1 : index
// CHECK-NEXT:   } : tensor<?xindex>
// CHECK-NEXT:   return %generated : tensor<?xindex>
// CHECK-NEXT: }
func.func @generate(%n: index) -> tensor<?xindex> {
  %g = tensor.generate %n {
  ^bb0(%i: index):
    %ok = arith.cmpi ne, %i, %n : index
    cf.assert %ok, "gen"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "gen" with 1 operation of its own; it guarded tensor.yield
    tensor.yield %i : index
  } : tensor<?xindex>
  return %g : tensor<?xindex>
}

// CHECK-LABEL: func.func @switch(%arg0: index, %arg1: i32) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @switch(%i: index, %a: i32) {
  %r = scf.index_switch %i -> i32
  case 0 { %x = arith.addi %a, %a : i32
    scf.yield %x : i32 }
  default { scf.yield %a : i32 }
  %z = arith.constant 0 : i32
  %ok = arith.cmpi ne, %r, %z : i32
  cf.assert %ok, "switch"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "switch" with 6 operations of its own
  return
}

// CHECK-LABEL: func.func @cfregion(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:   %0 = scf.execute_region -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT:   ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     scf.yield %1 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:     cf.br ^bb1(%2 : i32)
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @cfregion(%c: i1, %a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r = scf.execute_region -> i32 {
    %ok = arith.cmpi ne, %a, %z : i32
    cf.assert %ok, "exec"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "exec" with 1 operation of its own and 1 shared; it guarded cf.cond_br and 1 other
    cf.cond_br %c, ^bb1(%a : i32), ^bb2
  ^bb1(%b: i32):
    %ok2 = arith.cmpi ne, %b, %z : i32
    cf.assert %ok2, "exec2"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "exec2" with 1 operation of its own and 1 shared; it guarded scf.yield
    scf.yield %b : i32
  ^bb2:
    %q = arith.addi %a, %a : i32
    cf.br ^bb1(%q : i32)
  }
  return %r : i32
}
