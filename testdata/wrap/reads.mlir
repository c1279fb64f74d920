// What reads something mutable does not pass a write.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s

// read between writes
//
// CHECK-LABEL: func.func @copy(%arg0: !torch.tensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.copy.to_vtensor %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT:   torch.overwrite.tensor.contents %arg1 overwrites %arg0 : !torch.vtensor<[?],f32>, !torch.tensor<[?],f32>
// CHECK-NEXT:   "assertion.region"(%0) ({
// CHECK-NEXT:   ^bb0(%arg2: !torch.vtensor<[?],f32>):
// CHECK-NEXT:     %none = torch.constant.none
// CHECK-NEXT:     %2 = torch.aten.sum %arg2, %none : !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[],f32>
// CHECK-NEXT:     %3 = torch.aten.Float.Tensor %2 : !torch.vtensor<[],f32> -> !torch.float
// CHECK-NEXT:     %float0.000000e00 = torch.constant.float 0.000000e+00
// CHECK-NEXT:     %4 = torch.aten.ge.float %3, %float0.000000e00 : !torch.float, !torch.float -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %4, "before the write"
// CHECK-NEXT:   }) : (!torch.vtensor<[?],f32>) -> ()
// CHECK-NEXT:   %1 = torch.copy.to_vtensor %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @copy(%t: !torch.tensor<[?],f32>, %v: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %a = torch.copy.to_vtensor %t : !torch.vtensor<[?],f32>
  torch.overwrite.tensor.contents %v overwrites %t : !torch.vtensor<[?],f32>, !torch.tensor<[?],f32>
  %sum = torch.aten.sum %a, %none : !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[],f32>
  %f = torch.aten.Float.Tensor %sum : !torch.vtensor<[],f32> -> !torch.float
  %f0 = torch.constant.float 0.0
  %ok = torch.aten.ge.float %f, %f0 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "before the write"
  %b = torch.copy.to_vtensor %t : !torch.vtensor<[?],f32>
  return %b : !torch.vtensor<[?],f32>
}

// list that is mutated, only used by assertion after: append has effects
//
// CHECK-LABEL: func.func @list(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.len.t %0 : !torch.list<int> -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.append.t %0, %arg0 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   "assertion.region"(%1) ({
// CHECK-NEXT:   ^bb0(%arg1: !torch.int):
// CHECK-NEXT:     %int1 = torch.constant.int 1
// CHECK-NEXT:     %3 = torch.aten.eq.int %arg1, %int1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %3, "length before append"
// CHECK-NEXT:   }) : (!torch.int) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @list(%a: !torch.int) {
  %int1 = torch.constant.int 1
  %l = torch.prim.ListConstruct %a : (!torch.int) -> !torch.list<int>
  %n0 = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %l2 = torch.aten.append.t %l, %a : !torch.list<int>, !torch.int -> !torch.list<int>
  %ok = torch.aten.eq.int %n0, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "length before append"
  return
}

// memref alloc used by assertion only, with stores
//
// CHECK-LABEL: func.func @alloc(%arg0: i32) {
// CHECK-NEXT:   %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT:   memref.store %arg0, %alloc[] : memref<i32>
// CHECK-NEXT:   "assertion.region"(%alloc) ({
// CHECK-NEXT:   ^bb0(%arg1: memref<i32>):
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT:     %1 = arith.cmpi ne, %0, %c0_i32 : i32
// CHECK-NEXT:     cf.assert %1, "stored"
// CHECK-NEXT:   }) : (memref<i32>) -> ()
// CHECK-NEXT:   memref.dealloc %alloc : memref<i32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @alloc(%v: i32) {
  %z = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %ok = arith.cmpi ne, %x, %z : i32
  cf.assert %ok, "stored"
  memref.dealloc %m : memref<i32>
  return
}

// dim of memref (reads?) across a store
//
// CHECK-LABEL: func.func @dim(%arg0: memref<?xi32>, %arg1: i32) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = memref.dim %arg0, %c0 : memref<?xi32>
// CHECK-NEXT:   memref.store %arg1, %arg0[%c0] : memref<?xi32>
// CHECK-NEXT:   "assertion.region"(%dim) ({
// CHECK-NEXT:   ^bb0(%arg2: index):
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.cmpi ne, %arg2, %c0_0 : index
// CHECK-NEXT:     cf.assert %0, "dim"
// CHECK-NEXT:   }) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: torch.global_slot "private" @g : !torch.int
// CHECK-NEXT: torch.global_slot.module_initializer {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   torch.initialize.global_slots [
// CHECK-NEXT:     @g(%int1 : !torch.int)
// CHECK-NEXT:   ]
// CHECK-NEXT: }
func.func @dim(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %ok = arith.cmpi ne, %d, %c0 : index
  cf.assert %ok, "dim"
  return
}
torch.global_slot "private" @g : !torch.int
torch.global_slot.module_initializer {
  %int1 = torch.constant.int 1
  torch.initialize.global_slots [ @g(%int1 : !torch.int) ]
}

// CHECK-LABEL: func.func @global(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.global_slot.get @g : !torch.int
// CHECK-NEXT:   torch.global_slot.set @g = %arg0 : !torch.int
// CHECK-NEXT:   "assertion.region"(%0) ({
// CHECK-NEXT:   ^bb0(%arg1: !torch.int):
// CHECK-NEXT:     %int0 = torch.constant.int 0
// CHECK-NEXT:     %1 = torch.aten.ne.int %arg1, %int0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %1, "before set"
// CHECK-NEXT:   }) : (!torch.int) -> ()
// CHECK-NEXT:   "assertion.region"() ({
// CHECK-NEXT:     %int0 = torch.constant.int 0
// CHECK-NEXT:     %1 = torch.global_slot.get @g : !torch.int
// CHECK-NEXT:     %2 = torch.aten.ne.int %1, %int0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %2, "after set"
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @global(%v: !torch.int) {
  %int0 = torch.constant.int 0
  %g = torch.global_slot.get @g : !torch.int
  torch.global_slot.set @g = %v : !torch.int
  %ok = torch.aten.ne.int %g, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "before set"
  %g2 = torch.global_slot.get @g : !torch.int
  %ok2 = torch.aten.ne.int %g2, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok2, "after set"
  return
}
