// Where an equality holds: behind its assertion, as far as that is passed in any case.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @into_a_branch(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   torch.prim.If %arg2 -> () {
// CHECK-NEXT:     %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:     %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:     "my.use"(%1) : (!torch.vtensor<[?,2,2],f32>) -> ()
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// What holds in front of a branch holds in it.
func.func @into_a_branch(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %v3, "same"
  torch.prim.If %b -> () {
    %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
    "my.use"(%v5) : (!torch.vtensor<[?,2,2],f32>) -> ()
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @in_the_branch(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   torch.prim.If %arg2 -> () {
// CHECK-NEXT:     %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:     %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:     "my.use"(%1) : (!torch.vtensor<[?,2,2],f32>) -> ()
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// And from where it is asserted to its end.
func.func @in_the_branch(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.If %b -> () {
    %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %v3, "same"
    %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
    "my.use"(%v5) : (!torch.vtensor<[?,2,2],f32>) -> ()
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @in_the_other_branch(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   torch.prim.If %arg2 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:     %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:     "my.use"(%2) : (!torch.vtensor<[?,2,2],f32>) -> ()
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+13]]:11: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Not in the other one.
func.func @in_the_other_branch(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.If %b -> () {
    %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %v3, "same"
    torch.prim.If.yield
  } else {
    %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
    "my.use"(%v5) : (!torch.vtensor<[?,2,2],f32>) -> ()
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @two_branches_deep(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+20]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Out of two branches even less.
func.func @two_branches_deep(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.If %b -> () {
    torch.prim.If %b -> () {
      %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
      torch.runtime.assert %v3, "same"
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @out_of_a_loop(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+15]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A loop may run no time.
func.func @out_of_a_loop(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %true = torch.constant.bool true
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.Loop %c2, %true, init() {
  ^bb0(%i: !torch.int):
    %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %v3, "same"
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @into_a_loop(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   torch.prim.Loop %int2, %true, init() {
// CHECK-NEXT:   ^bb0(%arg3: !torch.int):
// CHECK-NEXT:     %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:     %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:     "my.use"(%1) : (!torch.vtensor<[?,2,2],f32>) -> ()
// CHECK-NEXT:     torch.prim.Loop.condition %true, iter()
// CHECK-NEXT:   } : (!torch.int, !torch.bool) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// Or several, in front of each of which it holds.
func.func @into_a_loop(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) {
  %c0 = torch.constant.int 0
  %true = torch.constant.bool true
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %v3, "same"
  torch.prim.Loop %c2, %true, init() {
  ^bb0(%i: !torch.int):
    %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
    "my.use"(%v5) : (!torch.vtensor<[?,2,2],f32>) -> ()
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// CHECK-LABEL: func.func @at_the_end_of_a_loop(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   torch.prim.Loop %int2, %true, init() {
// CHECK-NEXT:   ^bb0(%arg3: !torch.int):
// CHECK-NEXT:     %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:     %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:     "my.use"(%2) : (!torch.vtensor<[?,2,2],f32>) -> ()
// CHECK-NEXT:     torch.prim.Loop.condition %true, iter()
// CHECK-NEXT:   } : (!torch.int, !torch.bool) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:11: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// At its end it is too late for the first time.
func.func @at_the_end_of_a_loop(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) {
  %c0 = torch.constant.int 0
  %true = torch.constant.bool true
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.Loop %c2, %true, init() {
  ^bb0(%i: !torch.int):
    %v3 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
    "my.use"(%v4) : (!torch.vtensor<[?,2,2],f32>) -> ()
    %v5 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %v5, "same"
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// CHECK-LABEL: func.func @entry_block(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: i1) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The first block is in front of all others.
func.func @entry_block(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %c: i1) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %v3, "same"
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @one_of_two_blocks(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: i1) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+14]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// One that is jumped over is not.
func.func @one_of_two_blocks(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %c: i1) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  torch.runtime.assert %v3, "same"
  cf.br ^bb2
^bb2:
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @region(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A region of one assertion runs once, what it says of its arguments holds behind it.
func.func @region(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  "assertion.region"(%x, %y) ({
  ^bb0(%p: !torch.vtensor<[?,4],f32>, %q: !torch.vtensor<[?],f32>):
    %z = torch.constant.int 0
    %v3 = torch.aten.size.int %p, %z : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
    %v4 = torch.aten.size.int %q, %z : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
    %v5 = torch.aten.eq.int %v3, %v4 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %v5, "same"
  }) : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f32>) -> ()
  %v6 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %x, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v7 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @raising(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A branch that raises where they are unequal is an assertion,
func.func @raising(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.ne.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  %msg = torch.constant.str "sizes"
  torch.prim.If %v3 -> () {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @raising_otherwise(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// and one that raises otherwise.
func.func @raising_otherwise(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  %msg = torch.constant.str "sizes"
  torch.prim.If %v3 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @raising_where_equal(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+17]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Where it raises because they are equal they are not.
func.func @raising_where_equal(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  %msg = torch.constant.str "sizes"
  torch.prim.If %v3 -> () {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @symbols_in_a_branch(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   torch.prim.If %arg2 -> () {
// CHECK-NEXT:     torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:     torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+16]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// What symbols say in a branch is said there.
func.func @symbols_in_a_branch(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.If %b -> () {
    torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
    torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %v3 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}
