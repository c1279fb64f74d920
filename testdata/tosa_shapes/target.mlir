// Assertions of equal sizes for a target that has tosa.assert_equal_shape: which
// conditions are one, and which assertions stay for --carry.
// RUN: assertion-opt --tosa-shapes --target=tosa-1.1 --quiet --split-input-file %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --tosa-shapes --target=tosa-1.1 --quiet --split-input-file %t.mlir | diff - %t.mlir
// RUN: assertion-opt --tosa-shapes --quiet --split-input-file %s | not grep tosa.assert_equal_shape

// One equality: one size and a number. What only the condition used is gone, the
// size that something else takes is the same value.
// CHECK-LABEL: func.func @one(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %none = torch.constant.none
// CHECK-NEXT:    %2 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %1, %2 {allow_broadcast = false, assertion.message = "four"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    %3 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:    %4 = tosa.tile %3, %1 : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT:    %5 = torch_c.from_builtin_tensor %4 : tensor<?xf32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:    return %5 : !torch.vtensor<[?],f32>
func.func @one(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %n, %int4 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "four"
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %r = torch.aten.ones %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

// All that both must hold, in the order in which it is said; sizes are computed.
// CHECK-LABEL: func.func @several(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,3],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,3],f32> -> tensor<?x3xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x3xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %3 = tosa.dim %2 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %4 = tosa.dim %2 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %5 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %6 = tosa.mul_shape %4, %5 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// CHECK-NEXT:    %7 = tosa.concat_shape %6, %3, %1 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    %8 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:    %9 = tosa.concat_shape %1, %8, %3 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT:    tosa.assert_equal_shape %7, %9 {allow_broadcast = false, assertion.message = ""} : (!tosa.shape<3>, !tosa.shape<3>) -> ()
// CHECK-NEXT:    return
func.func @several(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?,3],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %k = torch.aten.size.int %b, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %three = torch.aten.size.int %b, %int1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %twice = torch.aten.mul.int %n, %int2 : !torch.int, !torch.int -> !torch.int
  %0 = torch.aten.eq.int %twice, %k : !torch.int, !torch.int -> !torch.bool
  %1 = torch.aten.eq.int %m, %three : !torch.int, !torch.int -> !torch.bool
  %2 = torch.aten.eq.int %k, %m : !torch.int, !torch.int -> !torch.bool
  %3 = torch.aten.__and__.bool %0, %1 : !torch.bool, !torch.bool -> !torch.bool
  %4 = torch.aten.__and__.bool %3, %2 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %4, ""
  return
}

// -----

// An order, an alternative, a condition from outside and an integer that is no
// size are no equality of sizes: these stay, with all that they read.
// CHECK-LABEL: func.func @others(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.bool, %arg2: !torch.int) {
// CHECK-NEXT:    %int0 = torch.constant.int 0
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:    %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:    %2 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:    %3 = torch.aten.ge.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:    %4 = torch.aten.__and__.bool %2, %3 : !torch.bool, !torch.bool -> !torch.bool
// CHECK-NEXT:    torch.runtime.assert %4, "an order"
// CHECK-NEXT:    %5 = torch.aten.__or__.bool %2, %3 : !torch.bool, !torch.bool -> !torch.bool
// CHECK-NEXT:    torch.runtime.assert %5, "an alternative"
// CHECK-NEXT:    torch.runtime.assert %arg1, "an argument"
// CHECK-NEXT:    %6 = torch.aten.eq.int %0, %arg2 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:    torch.runtime.assert %6, "no size"
// CHECK-NEXT:    return
func.func @others(%a: !torch.vtensor<[?,?],f32>, %x: !torch.bool, %i: !torch.int) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %1 = torch.aten.ge.int %n, %int1 : !torch.int, !torch.int -> !torch.bool
  %2 = torch.aten.__and__.bool %0, %1 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %2, "an order"
  %3 = torch.aten.__or__.bool %0, %1 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %3, "an alternative"
  torch.runtime.assert %x, "an argument"
  %4 = torch.aten.eq.int %n, %i : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %4, "no size"
  return
}

// -----

// The assertion stands where it was: in its branch, behind an effect.
// CHECK-LABEL: func.func @in_a_branch(%arg0: !torch.vtensor<[?,?],f32>, %arg1: i1) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    scf.if %arg1 {
// CHECK-NEXT:      "my.effect"() : () -> ()
// CHECK-NEXT:      tosa.assert_equal_shape %2, %1 {allow_broadcast = false, assertion.message = "square"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @in_a_branch(%a: !torch.vtensor<[?,?],f32>, %c: i1) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  scf.if %c {
    "my.effect"() : () -> ()
    %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
    %m = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
    %0 = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %0, "square"
  }
  return
}

// -----

// Sizes that can't differ are said all the same: it is --lower that leaves out
// what always holds.
// CHECK-LABEL: func.func @itself(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:    %1 = tosa.dim %0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
// CHECK-NEXT:    tosa.assert_equal_shape %1, %1 {allow_broadcast = false, assertion.message = "of itself"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
// CHECK-NEXT:    return
func.func @itself(%a: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.eq.int %n, %n : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %0, "of itself"
  return
}

// -----

// A wrapped assertion is not looked into.
// CHECK-LABEL: func.func @wrapped(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:    "assertion.region"(%arg0) ({
// CHECK-NEXT:    ^bb0(%arg1: !torch.vtensor<[?],f32>):
// CHECK-NEXT:      %int0 = torch.constant.int 0
// CHECK-NEXT:      %int4 = torch.constant.int 4
// CHECK-NEXT:      %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:      %1 = torch.aten.eq.int %0, %int4 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:      torch.runtime.assert %1, "wrapped"
// CHECK-NEXT:    }) : (!torch.vtensor<[?],f32>) -> ()
// CHECK-NEXT:    return
func.func @wrapped(%a: !torch.vtensor<[?],f32>) {
  "assertion.region"(%a) ({
  ^bb0(%b: !torch.vtensor<[?],f32>):
    %int0 = torch.constant.int 0
    %int4 = torch.constant.int 4
    %n = torch.aten.size.int %b, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
    %0 = torch.aten.eq.int %n, %int4 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %0, "wrapped"
  }) : (!torch.vtensor<[?],f32>) -> ()
  return
}
