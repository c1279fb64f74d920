// Each of the four steps does its part, in this order: sizes become
// unnecessary, checks go, symbols go, and then what only those needed.
// RUN: assertion-opt --strip --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --free-sizes --drop --drop-symbols --dce --quiet %s | diff - %t.mlir
// RUN: assertion-opt --strip --quiet %t.mlir | diff - %t.mlir
// RUN: assertion-opt --strip --dce --drop --free-sizes --quiet %s | diff - %t.mlir

// A size that a check and a view take: freed in the view, it is the check's
// alone and goes with it.
// CHECK-LABEL: func.func @free_then_drop(%arg0: !torch.vtensor<[?,2,3],f32>) -> !torch.vtensor<[?,6],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,2,3],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,6],f32>
// CHECK-NEXT: }
func.func @free_then_drop(%x: !torch.vtensor<[?,2,3],f32>) -> !torch.vtensor<[?,6],f32> {
  %int0 = torch.constant.int 0
  %int6 = torch.constant.int 6
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,2,3],f32>, !torch.int -> !torch.int
  %ok = torch.aten.ge.int %n, %int6 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "six"
  %l = torch.prim.ListConstruct %n, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,2,3],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  return %r : !torch.vtensor<[?,6],f32>
}

// A symbol that a check takes has no other use once that is gone.
// CHECK-LABEL: func.func @drop_then_symbols(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @drop_then_symbols(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int1 = torch.constant.int 1
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  %ok = torch.aten.gt.int %s, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "symbol"
  return %x : !torch.vtensor<[?],f32>
}

// A tensor that only its symbolic shape used is dead after that.
// CHECK-LABEL: func.func @symbols_then_dce(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @symbols_then_dce(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  %r = torch.aten.relu %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %t = torch.aten.tanh %r : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  torch.bind_symbolic_shape %t, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  return %x : !torch.vtensor<[?],f32>
}

// A size that is a number to the program can't be freed: it stays, and so does
// all it needs.
// CHECK-LABEL: func.func @number(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @number(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.ge.int %n, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "not empty"
  %r = torch.aten.mul.Scalar %x, %n : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// A loop in which only a check ran goes with it; one with an effect stays.
// CHECK-LABEL: func.func @loops(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.int) {
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   torch.prim.Loop %arg1, %true, init() {
// CHECK-NEXT:   ^bb0(%arg2: !torch.int):
// CHECK-NEXT:     torch.prim.Print(%arg2) : !torch.int
// CHECK-NEXT:     torch.prim.Loop.condition %true, iter()
// CHECK-NEXT:   } : (!torch.int, !torch.bool) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loops(%x: !torch.vtensor<[?],f32>, %n: !torch.int) {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  torch.prim.Loop %n, %true, init() {
  ^bb0(%i: !torch.int):
    %ok = torch.aten.ge.int %i, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %ok, "in a loop"
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  torch.prim.Loop %n, %true, init() {
  ^bb0(%i: !torch.int):
    %ok = torch.aten.ge.int %i, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %ok, "beside an effect"
    torch.prim.Print(%i) : !torch.int
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// A raising If goes whole, with the values that only it took.
// CHECK-LABEL: func.func @raise(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
// CHECK-NEXT:   return %arg1 : !torch.vtensor<[2],f32>
// CHECK-NEXT: }
func.func @raise(%x: !torch.vtensor<[],i1>, %y: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %none = torch.constant.none
  %msg = torch.constant.str "no"
  %ok = torch.aten.Bool.Tensor %x : !torch.vtensor<[],i1> -> !torch.bool
  torch.prim.If %ok -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %y : !torch.vtensor<[2],f32>
}

// A function without checks loses only what is dead; a declaration stays.
// CHECK-LABEL: func.func private @callee(!torch.int) -> !torch.int
func.func private @callee(!torch.int) -> !torch.int
// CHECK-LABEL: func.func @calls(%arg0: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = call @callee(%arg0) : (!torch.int) -> !torch.int
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @calls(%n: !torch.int) -> !torch.int {
  %int1 = torch.constant.int 1
  %unused = torch.aten.add.int %n, %int1 : !torch.int, !torch.int -> !torch.int
  %r = func.call @callee(%n) : (!torch.int) -> !torch.int
  return %r : !torch.int
}

// Upstream's operations and witnesses.
// CHECK-LABEL: func.func @upstream(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %0 = arith.addf %arg0, %arg1 : tensor<?xf32>
// CHECK-NEXT:   return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @upstream(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  %1 = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
  %w = shape.cstr_broadcastable %0, %1 : tensor<1xindex>, tensor<1xindex>
  %r = shape.assuming %w -> (tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %n = tensor.dim %x, %c0 : tensor<?xf32>
    %ok = arith.cmpi ne, %n, %c0 : index
    cf.assert %ok, "inside"
    %s = arith.addf %x, %y : tensor<?xf32>
    shape.assuming_yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
