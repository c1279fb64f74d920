// torch.prim.If of which some path only raises, and the other does nothing. Where
// one does more, it stays.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @otherwise(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @otherwise(%x: !torch.vtensor<[?,?],f32>) {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %rank = torch.aten.dim %x : !torch.vtensor<[?,?],f32> -> !torch.int
  %is2 = torch.aten.eq.int %rank, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %is2 -> () {
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "expected 2 dims but got {}" with 4 operations of its own
    torch.prim.If.yield
  } else {
    %f = torch.constant.str "expected 2 dims but got {}"
    %m = torch.aten.format(%f, %rank) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %m, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @then(%arg0: !torch.bool) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @then(%c: !torch.bool) {
  %none = torch.constant.none
  %msg = torch.constant.str "AssertionError: "
  torch.prim.If %c -> () {
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "AssertionError: " with 2 operations of its own
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// The condition of the inner If is computed in the branch of the outer one.
//
// CHECK-LABEL: func.func @nested(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%x: !torch.vtensor<[?],f32>, %c: !torch.bool) {
  %none = torch.constant.none
  %msg = torch.constant.str "nested"
  %int0 = torch.constant.int 0
  torch.prim.If %c -> () {
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "nested" with 3 operations of its own
    %s = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
    %e = torch.aten.eq.int %s, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %e -> () {
      torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// It goes as one with the assertion in it.
//
// CHECK-LABEL: func.func @with_an_assertion(%arg0: !torch.bool, %arg1: !torch.bool) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @with_an_assertion(%c: !torch.bool, %d: !torch.bool) {
  %none = torch.constant.none
  %msg = torch.constant.str "around"
  torch.prim.If %c -> () {
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "around" with 2 operations of its own
    torch.runtime.assert %d, "inside"
    // SAID: :[[#@LINE-1]]:5: remark: dropped with the assertion that it is part of
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return
}

// None of these only raises.
//
// CHECK-LABEL: func.func @prints(%arg0: !torch.bool) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %str = torch.constant.str "prints"
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.Print(%str) : !torch.str
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @prints(%c: !torch.bool) {
  %none = torch.constant.none
  %msg = torch.constant.str "prints"
  torch.prim.If %c -> () {
  // SAID: :[[#@LINE-1]]:3: remark: raising torch.prim.If is left whole: its other branch does more than check
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.Print(%msg) : !torch.str
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @random(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %str = torch.constant.str "random"
// CHECK-NEXT:   torch.prim.If %arg1 -> () {
// CHECK-NEXT:     %0 = torch.aten.bernoulli %arg0, %none : !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[?],f32>
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @random(%x: !torch.vtensor<[?],f32>, %c: !torch.bool) {
  %none = torch.constant.none
  %msg = torch.constant.str "random"
  torch.prim.If %c -> () {
  // SAID: :[[#@LINE-1]]:3: remark: raising torch.prim.If is left whole: a branch of it does more than raise
    %b = torch.aten.bernoulli %x, %none : !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[?],f32>
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @value(%arg0: !torch.bool, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %str = torch.constant.str "value"
// CHECK-NEXT:   %0 = torch.prim.Uninitialized : !torch.int
// CHECK-NEXT:   %1 = torch.prim.If %arg0 -> (!torch.int) {
// CHECK-NEXT:     torch.prim.If.yield %arg1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield %0 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %1 : !torch.int
// CHECK-NEXT: }
func.func @value(%c: !torch.bool, %i: !torch.int) -> !torch.int {
  %none = torch.constant.none
  %msg = torch.constant.str "value"
  %u = torch.prim.Uninitialized : !torch.int
  %r = torch.prim.If %c -> (!torch.int) {
  // SAID: :[[#@LINE-1]]:8: remark: raising torch.prim.If is left whole: it gives a value; dropping it would need the other branch in its place
    torch.prim.If.yield %i : !torch.int
  } else {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield %u : !torch.int
  }
  return %r : !torch.int
}

// CHECK-LABEL: func.func @more(%arg0: !torch.bool, %arg1: !torch.int) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %str = torch.constant.str "more"
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.Print(%arg1) : !torch.int
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @more(%c: !torch.bool, %i: !torch.int) {
  %none = torch.constant.none
  %msg = torch.constant.str "more"
  torch.prim.If %c -> () {
  // SAID: :[[#@LINE-1]]:3: remark: raising torch.prim.If is left whole: a branch of it does more than raise
    torch.prim.Print(%i) : !torch.int
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}
