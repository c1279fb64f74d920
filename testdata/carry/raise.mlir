// An If that raises: each raise is asserted not to be reached, with its own
// message, in the order in which they stand. What the If gave or did beside
// raising keeps it from being an assertion at all.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// One raise below another's else: reached where the first condition is false
// and the second holds.
// CHECK-LABEL: func.func @nested(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "too few", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : i64
// CHECK-NEXT:       %4 = arith.cmpi slt, %2, %3 : i64
// CHECK-NEXT:       %5 = arith.constant true
// CHECK-NEXT:       %6 = arith.xori %4, %5 : i1
// CHECK-NEXT:       %7 = arith.constant true
// CHECK-NEXT:       %8 = arith.xori %4, %7 : i1
// CHECK-NEXT:       cf.assert %8, \22too few\22
// CHECK-NEXT:       %9 = arith.constant 9 : i64
// CHECK-NEXT:       %10 = arith.cmpi sgt, %2, %9 : i64
// CHECK-NEXT:       %11 = arith.andi %6, %10 : i1
// CHECK-NEXT:       %12 = arith.constant true
// CHECK-NEXT:       %13 = arith.xori %11, %12 : i1
// CHECK-NEXT:       cf.assert %13, \22too many\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%x: !torch.vtensor<[?],f32>) {
  %none = torch.constant.none
  %a = torch.constant.str "too few"
  %b = torch.constant.str "too many"
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int9 = torch.constant.int 9
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %few = torch.aten.lt.int %n, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %few -> () {
    torch.prim.RaiseException %a, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    %many = torch.aten.gt.int %n, %int9 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %many -> () {
      torch.prim.RaiseException %b, %none : !torch.str, !torch.none
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.If.yield
  }
  return
}

// Raising in both branches is a check that never holds.
// CHECK-LABEL: func.func @always(%arg0: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "this", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       %1 = arith.constant true
// CHECK-NEXT:       %2 = arith.xori %0, %1 : i1
// CHECK-NEXT:       %3 = arith.constant true
// CHECK-NEXT:       %4 = arith.xori %0, %3 : i1
// CHECK-NEXT:       cf.assert %4, \22this\22
// CHECK-NEXT:       %5 = arith.constant true
// CHECK-NEXT:       %6 = arith.xori %2, %5 : i1
// CHECK-NEXT:       cf.assert %6, \22or that\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @always(%x: !torch.vtensor<[],i1>) {
  %none = torch.constant.none
  %a = torch.constant.str "this"
  %b = torch.constant.str "or that"
  %c = torch.aten.Bool.Tensor %x : !torch.vtensor<[],i1> -> !torch.bool
  torch.prim.If %c -> () {
    torch.prim.RaiseException %a, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %b, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return
}

// On a constant that holds the raise is never reached: nothing is read.
// CHECK-LABEL: func.func @known() {
// CHECK-NEXT:   tosa.custom  {assertion.message = "never", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant true
// CHECK-NEXT:       cf.assert %0, \22never\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @known() {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %a = torch.constant.str "never"
  torch.prim.If %true -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %a, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return
}

// One that prints before it raises, and one that gives a value, stay.
// CHECK-LABEL: func.func @no_assertion(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %str = torch.constant.str "printed"
// CHECK-NEXT:   %0 = torch.aten.Bool.Tensor %arg0 : !torch.vtensor<[],i1> -> !torch.bool
// CHECK-NEXT:   torch.prim.If %0 -> () {
// CHECK-NEXT:     torch.prim.Print(%arg1) : !torch.int
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = torch.prim.If %0 -> (!torch.int) {
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield %arg1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield %arg1 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %1 : !torch.int
// CHECK-NEXT: }
func.func @no_assertion(%x: !torch.vtensor<[],i1>, %n: !torch.int) -> !torch.int {
  %none = torch.constant.none
  %a = torch.constant.str "printed"
  %c = torch.aten.Bool.Tensor %x : !torch.vtensor<[],i1> -> !torch.bool
  torch.prim.If %c -> () {
    torch.prim.Print(%n) : !torch.int
    torch.prim.RaiseException %a, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %r = torch.prim.If %c -> (!torch.int) {
    torch.prim.RaiseException %a, %none : !torch.str, !torch.none
    torch.prim.If.yield %n : !torch.int
  } else {
    torch.prim.If.yield %n : !torch.int
  }
  return %r : !torch.int
}
