// An assertion.region is one assertion, whoever wrote it and whatever it holds;
// what only it captures belongs to it.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @empty(%arg0: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty(%a: i1) {
  "assertion.region"() ({
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion 'assertion.region' with 0 operations of its own
  ^bb0:
  }) : () -> ()
  "assertion.region"(%a) ({
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion 'assertion.region' with 0 operations of its own
  ^bb0(%b: i1):
  }) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @two(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @two(%a: i1, %c: i1) {
  "assertion.region"(%a, %c) ({
  ^bb0(%b: i1, %d: i1):
    %e = arith.andi %b, %d : i1
    cf.assert %b, "one"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "one" with 0 operations of its own
    cf.assert %e, "two"
    // SAID: :[[#@LINE-1]]:5: remark: dropped with the assertion that it is part of
  }) : (i1, i1) -> ()
  return
}

// CHECK-LABEL: func.func @nested(%arg0: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%a: i1) {
  "assertion.region"(%a) ({
  ^bb0(%b: i1):
    "assertion.region"(%b) ({
    ^bb0(%c: i1):
      cf.assert %c, "deep"
      // SAID: :[[#@LINE-1]]:7: remark: dropped assertion "deep" with 0 operations of its own
    }) : (i1) -> ()
  }) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @effects(%arg0: !torch.int) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @effects(%a: !torch.int) {
  "assertion.region"(%a) ({
  ^bb0(%b: !torch.int):
    torch.prim.Print(%b) : !torch.int
    %t = torch.constant.bool true
    torch.runtime.assert %t, "printed"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "printed" with 0 operations of its own
  }) : (!torch.int) -> ()
  return
}

// CHECK-LABEL: func.func @noassert(%arg0: !torch.int) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @noassert(%a: !torch.int) {
  %t = torch.constant.int 1
  %s = torch.aten.add.int %a, %t : !torch.int, !torch.int -> !torch.int
  "assertion.region"(%s) ({
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion 'assertion.region' with 2 operations of its own
  ^bb0(%b: !torch.int):
    %u = torch.aten.add.int %b, %b : !torch.int, !torch.int -> !torch.int
  }) : (!torch.int) -> ()
  return
}

// CHECK-LABEL: func.func @twice(%arg0: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @twice(%a: i1) {
  "assertion.region"(%a, %a) ({
  ^bb0(%b: i1, %c: i1):
    %d = arith.andi %b, %c : i1
    cf.assert %d, "same value twice"
    // SAID: :[[#@LINE-1]]:5: remark: dropped assertion "same value twice" with 0 operations of its own
  }) : (i1, i1) -> ()
  return
}

// CHECK-LABEL: func.func @inner_if(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner_if(%a: i1, %c: i1) {
  "assertion.region"(%a, %c) ({
  ^bb0(%b: i1, %d: i1):
    scf.if %d {
      cf.assert %b, "guarded"
      // SAID: :[[#@LINE-1]]:7: remark: dropped assertion "guarded" with 0 operations of its own
    }
  }) : (i1, i1) -> ()
  return
}

// CHECK-LABEL: func.func @inner_only(%arg0: i1, %arg1: tensor<?xf32>) {
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner_only(%a: i1, %x: tensor<?xf32>) {
  scf.if %a {
    %c0 = arith.constant 0 : index
    %d = tensor.dim %x, %c0 : tensor<?xf32>
    "assertion.region"(%d) ({
    ^bb0(%b: index):
      %c1 = arith.constant 1 : index
      %e = arith.cmpi eq, %b, %c1 : index
      cf.assert %e, "guarded"
      // SAID: :[[#@LINE-1]]:7: remark: dropped assertion "guarded" with 2 operations of its own
    }) : (index) -> ()
  }
  return
}
