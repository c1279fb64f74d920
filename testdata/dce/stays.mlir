// Effects, terminators, symbols and assertions of any kind are needed, whatever
// is selected.
// RUN: assertion-opt --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --kinds=cf --keep-at-entry --analyze --dce --report=/dev/null --quiet %s | FileCheck %s
// RUN: assertion-opt --dce %s -o /dev/null 2>&1 | count 0

// CHECK-LABEL: func.func private @unused()
func.func private @unused()

// CHECK-LABEL: func.func @effects(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.list<int>, %arg3: !torch.int) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   call @unused() : () -> ()
// CHECK-NEXT:   %0 = "my.unknown"(%arg3) : (!torch.int) -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.bernoulli %arg0, %none : !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[4],f32>
// CHECK-NEXT:   %2 = torch.aten.add_.Tensor %arg1, %arg1, %int1 : !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[4],f32>
// CHECK-NEXT:   %3 = torch.aten.append.t %arg2, %arg3 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @effects(%x: !torch.vtensor<[4],f32>, %t: !torch.tensor<[4],f32>, %l: !torch.list<int>, %n: !torch.int) {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  call @unused() : () -> ()
  %u = "my.unknown"(%n) : (!torch.int) -> !torch.int
  %b = torch.aten.bernoulli %x, %none : !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[4],f32>
  %w = torch.aten.add_.Tensor %t, %t, %int1 : !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[4],f32>
  %a = torch.aten.append.t %l, %n : !torch.list<int>, !torch.int -> !torch.list<int>
  return
}

// CHECK-LABEL: func.func @assertions(%arg0: !torch.bool, %arg1: i1, %arg2: !shape.shape) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %str = torch.constant.str "raises"
// CHECK-NEXT:   torch.runtime.assert %arg0, "runtime"
// CHECK-NEXT:   cf.assert %arg1, "cf"
// CHECK-NEXT:   %0 = shape.cstr_eq %arg2, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   "assertion.region"(%arg1) ({
// CHECK-NEXT:   ^bb0(%arg3: i1):
// CHECK-NEXT:     cf.assert %arg3, "wrapped"
// CHECK-NEXT:   }) : (i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assertions(%c: !torch.bool, %d: i1, %s: !shape.shape) {
  %none = torch.constant.none
  %msg = torch.constant.str "raises"
  torch.runtime.assert %c, "runtime"
  cf.assert %d, "cf"
  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  torch.prim.If %c -> () {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  "assertion.region"(%d) ({
  ^bb0(%e: i1):
    cf.assert %e, "wrapped"
  }) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @blocks(%arg0: i32) -> i32 {
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT:   %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:   cf.br ^bb2(%0 : i32)
// CHECK-NEXT: ^bb2(%1: i32):  // pred: ^bb1
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @blocks(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %s = arith.addi %a, %a : i32
  cf.br ^bb2(%s : i32)
^bb2(%x: i32):
  return %x : i32
}
