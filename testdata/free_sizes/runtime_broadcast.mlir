// Broadcasts of dimensions that turn out to be 1 when the program runs.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --allow-empty \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:

// CHECK-LABEL: func.func @both(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %0 = torch.aten.neg %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   %1 = torch.aten.mul.Tensor %0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @both(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %g = torch.prim.max.int %n, %m : !torch.int, !torch.int -> !torch.int
  %p1 = torch.aten.eq.int %n, %g : !torch.int, !torch.int -> !torch.bool
  %o1 = torch.aten.eq.int %n, %c1 : !torch.int, !torch.int -> !torch.bool
  %l1 = torch.prim.ListConstruct %p1, %o1 : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %a1 = torch.aten.any.bool %l1 : !torch.list<bool> -> !torch.bool
  torch.runtime.assert %a1, "tensors are not broadcast compatible"
  %p2 = torch.aten.eq.int %m, %g : !torch.int, !torch.int -> !torch.bool
  %o2 = torch.aten.eq.int %m, %c1 : !torch.int, !torch.int -> !torch.bool
  %l2 = torch.prim.ListConstruct %p2, %o2 : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %a2 = torch.aten.any.bool %l2 : !torch.list<bool> -> !torch.bool
  torch.runtime.assert %a2, "tensors are not broadcast compatible"
  %l = torch.prim.ListConstruct %g : (!torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %x, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %d = torch.aten.broadcast_to %y, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %e = torch.aten.neg %b : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %r = torch.aten.mul.Tensor %e, %d : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @one(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.max.int %0, %1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.broadcast_to %arg0, %3 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   %5 = torch.aten.neg %4 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.broadcast_to still needs a size: func.return needs it whole
// Alone it has another size.
func.func @one(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %g = torch.prim.max.int %n, %m : !torch.int, !torch.int -> !torch.int
  %p1 = torch.aten.eq.int %n, %g : !torch.int, !torch.int -> !torch.bool
  %o1 = torch.aten.eq.int %n, %c1 : !torch.int, !torch.int -> !torch.bool
  %l1 = torch.prim.ListConstruct %p1, %o1 : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %a1 = torch.aten.any.bool %l1 : !torch.list<bool> -> !torch.bool
  torch.runtime.assert %a1, "tensors are not broadcast compatible"
  %p2 = torch.aten.eq.int %m, %g : !torch.int, !torch.int -> !torch.bool
  %o2 = torch.aten.eq.int %m, %c1 : !torch.int, !torch.int -> !torch.bool
  %l2 = torch.prim.ListConstruct %p2, %o2 : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %a2 = torch.aten.any.bool %l2 : !torch.list<bool> -> !torch.bool
  torch.runtime.assert %a2, "tensors are not broadcast compatible"
  %l = torch.prim.ListConstruct %g : (!torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %x, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %d = torch.aten.broadcast_to %y, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %r = torch.aten.neg %b : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @choice(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.max.int %0, %1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.broadcast_to %arg0, %3 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   %5 = torch.aten.broadcast_to %arg1, %3 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   %6 = torch.vtensor.literal(dense<true> : tensor<i1>) : !torch.vtensor<[],i1>
// CHECK-NEXT:   %7 = torch.aten.where.self %6, %4, %5 : !torch.vtensor<[],i1>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.broadcast_to still needs a size: torch.aten.where.self needs it whole
// SAID: remark: torch.aten.broadcast_to still needs a size: torch.aten.where.self needs it whole
// torch-mlir takes a constant choice for the operand that it chooses.
func.func @choice(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %g = torch.prim.max.int %n, %m : !torch.int, !torch.int -> !torch.int
  %p1 = torch.aten.eq.int %n, %g : !torch.int, !torch.int -> !torch.bool
  %o1 = torch.aten.eq.int %n, %c1 : !torch.int, !torch.int -> !torch.bool
  %l1 = torch.prim.ListConstruct %p1, %o1 : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %a1 = torch.aten.any.bool %l1 : !torch.list<bool> -> !torch.bool
  torch.runtime.assert %a1, "tensors are not broadcast compatible"
  %p2 = torch.aten.eq.int %m, %g : !torch.int, !torch.int -> !torch.bool
  %o2 = torch.aten.eq.int %m, %c1 : !torch.int, !torch.int -> !torch.bool
  %l2 = torch.prim.ListConstruct %p2, %o2 : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %a2 = torch.aten.any.bool %l2 : !torch.list<bool> -> !torch.bool
  torch.runtime.assert %a2, "tensors are not broadcast compatible"
  %l = torch.prim.ListConstruct %g : (!torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %x, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %d = torch.aten.broadcast_to %y, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %t = torch.vtensor.literal(dense<true> : tensor<i1>) : !torch.vtensor<[],i1>
  %r = torch.aten.where.self %t, %b, %d : !torch.vtensor<[],i1>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}
