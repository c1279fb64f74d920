// The options that select assertions select those that are dropped; what is
// left out stays with all that it needs, and dead code goes in any case.
// RUN: assertion-opt --strip --quiet --only=second %s | FileCheck %s --check-prefix=ONLY
// RUN: assertion-opt --strip --quiet --match='^shape' %s | FileCheck %s --check-prefix=MATCH
// RUN: assertion-opt --strip --quiet --keep-at-entry %s | FileCheck %s --check-prefix=ENTRY
// RUN: assertion-opt --strip --quiet --kinds=aten,range %s | FileCheck %s --check-prefix=KINDS
// RUN: assertion-opt --strip --quiet --kinds=runtime --match=zero %s | FileCheck %s --check-prefix=BOTH
// RUN: assertion-opt --strip --only=second %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not=remark:

// Two in the entry, one of which has a size in common with one in a branch.
// ONLY-LABEL: func.func @first(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.bool) {
// ONLY-NEXT:   %int0 = torch.constant.int 0
// ONLY-NEXT:   %int1 = torch.constant.int 1
// ONLY-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// ONLY-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// ONLY-NEXT:   %2 = torch.aten.ne.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// ONLY-NEXT:   torch.runtime.assert %2, "size zero"
// ONLY-NEXT:   %3 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// ONLY-NEXT:   torch.runtime.assert %3, "shape is square"
// ONLY-NEXT:   torch.prim.If %arg1 -> () {
// ONLY-NEXT:     %4 = torch.aten.ge.int %1, %int1 : !torch.int, !torch.int -> !torch.bool
// ONLY-NEXT:     torch.runtime.assert %4, "in a branch, zero"
// ONLY-NEXT:     torch.prim.If.yield
// ONLY-NEXT:   } else {
// ONLY-NEXT:     torch.prim.If.yield
// ONLY-NEXT:   }
// ONLY-NEXT:   return
// ONLY-NEXT: }
// MATCH-LABEL: func.func @first(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.bool) {
// MATCH-NEXT:   %int0 = torch.constant.int 0
// MATCH-NEXT:   %int1 = torch.constant.int 1
// MATCH-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// MATCH-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// MATCH-NEXT:   %2 = torch.aten.ne.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// MATCH-NEXT:   torch.runtime.assert %2, "size zero"
// MATCH-NEXT:   torch.prim.If %arg1 -> () {
// MATCH-NEXT:     %3 = torch.aten.ge.int %1, %int1 : !torch.int, !torch.int -> !torch.bool
// MATCH-NEXT:     torch.runtime.assert %3, "in a branch, zero"
// MATCH-NEXT:     torch.prim.If.yield
// MATCH-NEXT:   } else {
// MATCH-NEXT:     torch.prim.If.yield
// MATCH-NEXT:   }
// MATCH-NEXT:   return
// MATCH-NEXT: }
// ENTRY-LABEL: func.func @first(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.bool) {
// ENTRY-NEXT:   %int0 = torch.constant.int 0
// ENTRY-NEXT:   %int1 = torch.constant.int 1
// ENTRY-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// ENTRY-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// ENTRY-NEXT:   %2 = torch.aten.ne.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// ENTRY-NEXT:   torch.runtime.assert %2, "size zero"
// ENTRY-NEXT:   %3 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// ENTRY-NEXT:   torch.runtime.assert %3, "shape is square"
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
// KINDS-LABEL: func.func @first(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.bool) {
// KINDS-NEXT:   %int0 = torch.constant.int 0
// KINDS-NEXT:   %int1 = torch.constant.int 1
// KINDS-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// KINDS-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// KINDS-NEXT:   %2 = torch.aten.ne.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// KINDS-NEXT:   torch.runtime.assert %2, "size zero"
// KINDS-NEXT:   %3 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// KINDS-NEXT:   torch.runtime.assert %3, "shape is square"
// KINDS-NEXT:   torch.prim.If %arg1 -> () {
// KINDS-NEXT:     %4 = torch.aten.ge.int %1, %int1 : !torch.int, !torch.int -> !torch.bool
// KINDS-NEXT:     torch.runtime.assert %4, "in a branch, zero"
// KINDS-NEXT:     torch.prim.If.yield
// KINDS-NEXT:   } else {
// KINDS-NEXT:     torch.prim.If.yield
// KINDS-NEXT:   }
// KINDS-NEXT:   return
// KINDS-NEXT: }
// BOTH-LABEL: func.func @first(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.bool) {
// BOTH-NEXT:   %int0 = torch.constant.int 0
// BOTH-NEXT:   %int1 = torch.constant.int 1
// BOTH-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// BOTH-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// BOTH-NEXT:   %2 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// BOTH-NEXT:   torch.runtime.assert %2, "shape is square"
// BOTH-NEXT:   return
// BOTH-NEXT: }
func.func @first(%x: !torch.vtensor<[?,?],f32>, %c: !torch.bool) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %a = torch.aten.ne.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "size zero"
  %b = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "shape is square"
  torch.prim.If %c -> () {
    %d = torch.aten.ge.int %m, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %d, "in a branch, zero"
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// Kinds of torch's own, and a symbol that stays with what needs it.
// ONLY-LABEL: func.func @second(%arg0: !torch.vtensor<[?],f32>) {
// ONLY-NEXT:   return
// ONLY-NEXT: }
// MATCH-LABEL: func.func @second(%arg0: !torch.vtensor<[?],f32>) {
// MATCH-NEXT:   %int2 = torch.constant.int 2
// MATCH-NEXT:   %int8 = torch.constant.int 8
// MATCH-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// MATCH-NEXT:   torch.aten.sym_constrain_range %0, %int2, %int8 : !torch.int, !torch.int, !torch.int
// MATCH-NEXT:   %1 = torch.aten.ne.int %0, %int2 : !torch.int, !torch.int -> !torch.bool
// MATCH-NEXT:   torch.runtime.assert %1, "not two, not zero"
// MATCH-NEXT:   return
// MATCH-NEXT: }
// ENTRY-LABEL: func.func @second(%arg0: !torch.vtensor<[?],f32>) {
// ENTRY-NEXT:   %int2 = torch.constant.int 2
// ENTRY-NEXT:   %int8 = torch.constant.int 8
// ENTRY-NEXT:   %str = torch.constant.str "shape of the second"
// ENTRY-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// ENTRY-NEXT:   %1 = torch.aten.lt.int %0, %int8 : !torch.int, !torch.int -> !torch.bool
// ENTRY-NEXT:   %2 = torch.aten.Int.bool %1 : !torch.bool -> !torch.int
// ENTRY-NEXT:   torch.aten._assert_scalar %2, %str : !torch.int, !torch.str
// ENTRY-NEXT:   torch.aten.sym_constrain_range %0, %int2, %int8 : !torch.int, !torch.int, !torch.int
// ENTRY-NEXT:   %3 = torch.aten.ne.int %0, %int2 : !torch.int, !torch.int -> !torch.bool
// ENTRY-NEXT:   torch.runtime.assert %3, "not two, not zero"
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
// KINDS-LABEL: func.func @second(%arg0: !torch.vtensor<[?],f32>) {
// KINDS-NEXT:   %int2 = torch.constant.int 2
// KINDS-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// KINDS-NEXT:   %1 = torch.aten.ne.int %0, %int2 : !torch.int, !torch.int -> !torch.bool
// KINDS-NEXT:   torch.runtime.assert %1, "not two, not zero"
// KINDS-NEXT:   return
// KINDS-NEXT: }
// BOTH-LABEL: func.func @second(%arg0: !torch.vtensor<[?],f32>) {
// BOTH-NEXT:   %int2 = torch.constant.int 2
// BOTH-NEXT:   %int8 = torch.constant.int 8
// BOTH-NEXT:   %str = torch.constant.str "shape of the second"
// BOTH-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// BOTH-NEXT:   %1 = torch.aten.lt.int %0, %int8 : !torch.int, !torch.int -> !torch.bool
// BOTH-NEXT:   %2 = torch.aten.Int.bool %1 : !torch.bool -> !torch.int
// BOTH-NEXT:   torch.aten._assert_scalar %2, %str : !torch.int, !torch.str
// BOTH-NEXT:   torch.aten.sym_constrain_range %0, %int2, %int8 : !torch.int, !torch.int, !torch.int
// BOTH-NEXT:   return
// BOTH-NEXT: }
// SAID: :[[#@LINE+11]]:3: remark: dropped assertion "shape of the second" with 3 operations of its own and 1 shared
// SAID: :[[#@LINE+11]]:3: remark: dropped assertion 'torch.aten.sym_constrain_range' with 0 operations of its own and 2 shared
// SAID: :[[#@LINE+12]]:3: remark: dropped assertion "not two, not zero" with 1 operation of its own and 1 shared
func.func @second(%x: !torch.vtensor<[?],f32>) {
  %int2 = torch.constant.int 2
  %int8 = torch.constant.int 8
  %msg = torch.constant.str "shape of the second"
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  %a = torch.aten.lt.int %s, %int8 : !torch.int, !torch.int -> !torch.bool
  %i = torch.aten.Int.bool %a : !torch.bool -> !torch.int
  torch.aten._assert_scalar %i, %msg : !torch.int, !torch.str
  torch.aten.sym_constrain_range %s, %int2, %int8 : !torch.int, !torch.int, !torch.int
  %b = torch.aten.ne.int %s, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "not two, not zero"
  return
}
