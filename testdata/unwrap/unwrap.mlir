// Contents take the place of their region, captures that of the arguments;
// regions in it too.
// RUN: assertion-opt --unwrap --quiet %s | FileCheck %s
// RUN: assertion-opt --unwrap %s -o /dev/null 2>&1 | count 0

// CHECK-LABEL: func.func @empty(%arg0: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty(%a: i1) {
  "assertion.region"() ({
  ^bb0:
  }) : () -> ()
  "assertion.region"(%a) ({
  ^bb0(%b: i1):
  }) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @two(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:   %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:   cf.assert %arg0, "one"
// CHECK-NEXT:   cf.assert %0, "two"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @two(%a: i1, %c: i1) {
  "assertion.region"(%a, %c) ({
  ^bb0(%b: i1, %d: i1):
    %e = arith.andi %b, %d : i1
    cf.assert %b, "one"
    cf.assert %e, "two"
  }) : (i1, i1) -> ()
  return
}

// CHECK-LABEL: func.func @nested(%arg0: i1) {
// CHECK-NEXT:   cf.assert %arg0, "deep"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%a: i1) {
  "assertion.region"(%a) ({
  ^bb0(%b: i1):
    "assertion.region"(%b) ({
    ^bb0(%c: i1):
      cf.assert %c, "deep"
    }) : (i1) -> ()
  }) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @effects(%arg0: !torch.int) {
// CHECK-NEXT:   torch.prim.Print(%arg0) : !torch.int
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   torch.runtime.assert %true, "printed"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @effects(%a: !torch.int) {
  "assertion.region"(%a) ({
  ^bb0(%b: !torch.int):
    torch.prim.Print(%b) : !torch.int
    %t = torch.constant.bool true
    torch.runtime.assert %t, "printed"
  }) : (!torch.int) -> ()
  return
}

// CHECK-LABEL: func.func @noassert(%arg0: !torch.int) {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.add.int %arg0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.add.int %0, %0 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @noassert(%a: !torch.int) {
  %t = torch.constant.int 1
  %s = torch.aten.add.int %a, %t : !torch.int, !torch.int -> !torch.int
  "assertion.region"(%s) ({
  ^bb0(%b: !torch.int):
    %u = torch.aten.add.int %b, %b : !torch.int, !torch.int -> !torch.int
  }) : (!torch.int) -> ()
  return
}

// CHECK-LABEL: func.func @twice(%arg0: i1) {
// CHECK-NEXT:   %0 = arith.andi %arg0, %arg0 : i1
// CHECK-NEXT:   cf.assert %0, "same value twice"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @twice(%a: i1) {
  "assertion.region"(%a, %a) ({
  ^bb0(%b: i1, %c: i1):
    %d = arith.andi %b, %c : i1
    cf.assert %d, "same value twice"
  }) : (i1, i1) -> ()
  return
}

// CHECK-LABEL: func.func @inner_if(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:   scf.if %arg1 {
// CHECK-NEXT:     cf.assert %arg0, "guarded"
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner_if(%a: i1, %c: i1) {
  "assertion.region"(%a, %c) ({
  ^bb0(%b: i1, %d: i1):
    scf.if %d {
      cf.assert %b, "guarded"
    }
  }) : (i1, i1) -> ()
  return
}

// CHECK-LABEL: func.func @inner_only(%arg0: i1, %arg1: tensor<?xf32>) {
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c1 : index
// CHECK-NEXT:     cf.assert %0, "guarded"
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
    }) : (index) -> ()
  }
  return
}
