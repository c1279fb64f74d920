// An operation with regions goes in whole, or is captured from if something
// else needs it or it has effects.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s

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
// CHECK-NEXT:   "assertion.region"(%0#1) ({
// CHECK-NEXT:   ^bb0(%arg3: i32):
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = arith.cmpi ne, %arg3, %c0_i32_0 : i32
// CHECK-NEXT:     cf.assert %1, "second"
// CHECK-NEXT:   }) : (i32) -> ()
// CHECK-NEXT:   "assertion.region"(%arg0, %arg1, %arg2) ({
// CHECK-NEXT:   ^bb0(%arg3: i1, %arg4: i32, %arg5: i32):
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = scf.if %arg3 -> (i32) {
// CHECK-NEXT:       %3 = arith.muli %arg4, %arg5 : i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg5 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = arith.cmpi ne, %1, %c0_i32_0 : i32
// CHECK-NEXT:     cf.assert %2, "whole if"
// CHECK-NEXT:   }) : (i1, i32, i32) -> ()
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
  %q = scf.if %c -> i32 {
    %s = arith.muli %a, %b : i32
    scf.yield %s : i32
  } else {
    scf.yield %b : i32
  }
  %ok2 = arith.cmpi ne, %q, %z : i32
  cf.assert %ok2, "whole if"
  return %r#0 : i32
}

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
// CHECK-NEXT:   "assertion.region"(%0) ({
// CHECK-NEXT:   ^bb0(%arg2: !torch.int):
// CHECK-NEXT:     %int1_0 = torch.constant.int 1
// CHECK-NEXT:     %1 = torch.aten.gt.int %arg2, %int1_0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %1, "after loop"
// CHECK-NEXT:   }) : (!torch.int) -> ()
// CHECK-NEXT:   "assertion.region"(%arg1) ({
// CHECK-NEXT:   ^bb0(%arg2: !torch.int):
// CHECK-NEXT:     %int1_0 = torch.constant.int 1
// CHECK-NEXT:     %true_1 = torch.constant.bool true
// CHECK-NEXT:     %1 = torch.prim.Loop %arg2, %true_1, init(%int1_0) {
// CHECK-NEXT:     ^bb0(%arg3: !torch.int, %arg4: !torch.int):
// CHECK-NEXT:       %3 = torch.aten.add.int %arg4, %arg3 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:       torch.prim.Loop.condition %true_1, iter(%3 : !torch.int)
// CHECK-NEXT:     } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
// CHECK-NEXT:     %2 = torch.aten.gt.int %1, %int1_0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %2, "pure loop"
// CHECK-NEXT:   }) : (!torch.int) -> ()
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
  %r2 = torch.prim.Loop %n, %true, init(%int1) {
  ^bb0(%i: !torch.int, %acc: !torch.int):
    %next = torch.aten.add.int %acc, %i : !torch.int, !torch.int -> !torch.int
    torch.prim.Loop.condition %true, iter(%next : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  %ok2 = torch.aten.gt.int %r2, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok2, "pure loop"
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
// CHECK-NEXT:   "assertion.region"(%0) ({
// CHECK-NEXT:   ^bb0(%arg2: !torch.int):
// CHECK-NEXT:     %int0_0 = torch.constant.int 0
// CHECK-NEXT:     %1 = torch.aten.gt.int %arg2, %int0_0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %1, "rng in if"
// CHECK-NEXT:   }) : (!torch.int) -> ()
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
  return
}

// CHECK-LABEL: func.func @switch(%arg0: index, %arg1: i32) {
// CHECK-NEXT:   "assertion.region"(%arg0, %arg1) ({
// CHECK-NEXT:   ^bb0(%arg2: index, %arg3: i32):
// CHECK-NEXT:     %0 = scf.index_switch %arg2 -> i32
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       %2 = arith.addi %arg3, %arg3 : i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = arith.cmpi ne, %0, %c0_i32 : i32
// CHECK-NEXT:     cf.assert %1, "switch"
// CHECK-NEXT:   }) : (index, i32) -> ()
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
  return
}
