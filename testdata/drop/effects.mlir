// Effects in a chain stay, with what they need; only what reads goes. torch has
// ReadOnly on printing and on random numbers, which says nothing of effects.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// read between writes
//
// CHECK-LABEL: func.func @copy(%arg0: !torch.tensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   torch.overwrite.tensor.contents %arg1 overwrites %arg0 : !torch.vtensor<[?],f32>, !torch.tensor<[?],f32>
// CHECK-NEXT:   %0 = torch.copy.to_vtensor %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?],f32>
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
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "before the write" with 6 operations of its own; it guarded torch.copy.to_vtensor
  %b = torch.copy.to_vtensor %t : !torch.vtensor<[?],f32>
  return %b : !torch.vtensor<[?],f32>
}

// list that is mutated, only used by assertion after: append has effects
//
// CHECK-LABEL: func.func @list(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.append.t %0, %arg0 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @list(%a: !torch.int) {
  %int1 = torch.constant.int 1
  %l = torch.prim.ListConstruct %a : (!torch.int) -> !torch.list<int>
  %n0 = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %l2 = torch.aten.append.t %l, %a : !torch.list<int>, !torch.int -> !torch.list<int>
  %ok = torch.aten.eq.int %n0, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "length before append"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "length before append" with 3 operations of its own
  return
}

// memref alloc used by assertion only, with stores
//
// CHECK-LABEL: func.func @alloc(%arg0: i32) {
// CHECK-NEXT:   %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT:   memref.store %arg0, %alloc[] : memref<i32>
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
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "stored" with 3 operations of its own; it guarded memref.dealloc
  memref.dealloc %m : memref<i32>
  return
}

// dim of memref (reads?) across a store
//
// CHECK-LABEL: func.func @dim(%arg0: memref<?xi32>, %arg1: i32) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   memref.store %arg1, %arg0[%c0] : memref<?xi32>
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
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "dim" with 2 operations of its own
  return
}

torch.global_slot "private" @g : !torch.int
torch.global_slot.module_initializer {
  %int1 = torch.constant.int 1
  torch.initialize.global_slots [ @g(%int1 : !torch.int) ]
}

// CHECK-LABEL: func.func @global(%arg0: !torch.int) {
// CHECK-NEXT:   torch.global_slot.set @g = %arg0 : !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @global(%v: !torch.int) {
  %int0 = torch.constant.int 0
  %g = torch.global_slot.get @g : !torch.int
  torch.global_slot.set @g = %v : !torch.int
  %ok = torch.aten.ne.int %g, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "before set"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "before set" with 2 operations of its own and 1 shared
  %g2 = torch.global_slot.get @g : !torch.int
  %ok2 = torch.aten.ne.int %g2, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok2, "after set"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "after set" with 2 operations of its own and 1 shared
  return
}

// calls
//
// CHECK-LABEL: func.func private @pure_looking(!torch.int) -> !torch.bool
func.func private @pure_looking(%a: !torch.int) -> !torch.bool

// CHECK-LABEL: func.func @call(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = call @pure_looking(%arg0) : (!torch.int) -> !torch.bool
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @call(%a: !torch.int) {
  %ok = call @pure_looking(%a) : (!torch.int) -> !torch.bool
  torch.runtime.assert %ok, "called"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "called" with 0 operations of its own
  return
}

// view of mutable tensor then in-place through the view
//
// CHECK-LABEL: func.func @view(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.list<int>) -> !torch.tensor<[4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.view %arg0, %arg1 : !torch.tensor<[4],f32>, !torch.list<int> -> !torch.tensor<[?],f32>
// CHECK-NEXT:   %1 = torch.aten.add_.Tensor %0, %0, %int1 : !torch.tensor<[?],f32>, !torch.tensor<[?],f32>, !torch.int -> !torch.tensor<[?],f32>
// CHECK-NEXT:   return %arg0 : !torch.tensor<[4],f32>
// CHECK-NEXT: }
func.func @view(%t: !torch.tensor<[4],f32>, %l: !torch.list<int>) -> !torch.tensor<[4],f32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %v = torch.aten.view %t, %l : !torch.tensor<[4],f32>, !torch.list<int> -> !torch.tensor<[?],f32>
  %w = torch.aten.add_.Tensor %v, %v, %int1 : !torch.tensor<[?],f32>, !torch.tensor<[?],f32>, !torch.int -> !torch.tensor<[?],f32>
  %s = torch.aten.size.int %w, %int0 : !torch.tensor<[?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.gt.int %s, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "view"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "view" with 3 operations of its own
  return %t : !torch.tensor<[4],f32>
}

// CHECK-LABEL: func.func @printed(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   torch.prim.Print(%0) : !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @printed(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  torch.prim.Print(%n) : !torch.int
  %ok = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "empty"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "empty" with 1 operation of its own
  return
}

// CHECK-LABEL: func.func @random(%arg0: !torch.vtensor<[4],f32>) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.aten.rand_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[4],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @random(%x: !torch.vtensor<[4],f32>) {
  %none = torch.constant.none
  %rnd = torch.aten.rand_like %x, %none, %none, %none, %none, %none : !torch.vtensor<[4],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  %sum = torch.aten.sum %rnd, %none : !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[],f32>
  %v = torch.aten.Float.Tensor %sum : !torch.vtensor<[],f32> -> !torch.float
  %f0 = torch.constant.float 0.000000e+00
  %ge = torch.aten.ge.float %v, %f0 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ge, "impossible"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "impossible" with 4 operations of its own
  return
}
