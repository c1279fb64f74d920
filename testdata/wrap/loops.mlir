// Nothing moves into a loop or out of one, and all may move into what runs
// once.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s

// CHECK-LABEL: func.func @unrolled(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.int, %arg2: !torch.bool) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.Loop %arg1, %true, init(%arg0) {
// CHECK-NEXT:   ^bb0(%arg3: !torch.int, %arg4: !torch.vtensor<[?,?],f32>):
// CHECK-NEXT:     "assertion.region"(%arg3, %0) ({
// CHECK-NEXT:     ^bb0(%arg5: !torch.int, %arg6: !torch.int):
// CHECK-NEXT:       %3 = torch.aten.lt.int %arg5, %arg6 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:       torch.runtime.assert %3, "loop index past the last column"
// CHECK-NEXT:     }) : (!torch.int, !torch.int) -> ()
// CHECK-NEXT:     %2 = torch.prim.If %arg2 -> (!torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:       "assertion.region"(%arg3) ({
// CHECK-NEXT:       ^bb0(%arg5: !torch.int):
// CHECK-NEXT:         %int0_0 = torch.constant.int 0
// CHECK-NEXT:         %4 = torch.aten.ge.int %arg5, %int0_0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:         torch.runtime.assert %4, "negative index"
// CHECK-NEXT:       }) : (!torch.int) -> ()
// CHECK-NEXT:       %3 = torch.aten.add.Scalar %arg4, %int0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:       torch.prim.If.yield %3 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       torch.prim.If.yield %arg4 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     torch.prim.Loop.condition %true, iter(%2 : !torch.vtensor<[?,?],f32>)
// CHECK-NEXT:   } : (!torch.int, !torch.bool, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
func.func @unrolled(%x: !torch.vtensor<[?,?],f32>, %n: !torch.int, %flag: !torch.bool) -> !torch.vtensor<[?,?],f32> {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %lim = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %r = torch.prim.Loop %n, %true, init(%x) {
  ^bb0(%i: !torch.int, %acc: !torch.vtensor<[?,?],f32>):
    %lt = torch.aten.lt.int %i, %lim : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %lt, "loop index past the last column"
    %pos = torch.aten.ge.int %i, %int0 : !torch.int, !torch.int -> !torch.bool
    %next = torch.prim.If %flag -> (!torch.vtensor<[?,?],f32>) {
      torch.runtime.assert %pos, "negative index"
      %s = torch.aten.add.Scalar %acc, %int0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
      torch.prim.If.yield %s : !torch.vtensor<[?,?],f32>
    } else {
      torch.prim.If.yield %acc : !torch.vtensor<[?,?],f32>
    }
    torch.prim.Loop.condition %true, iter(%next : !torch.vtensor<[?,?],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// scf.while before region
//
// CHECK-LABEL: func.func @while(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:   %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:     "assertion.region"(%arg2) ({
// CHECK-NEXT:     ^bb0(%arg3: i32):
// CHECK-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:       %2 = arith.cmpi ne, %arg3, %c1_i32_0 : i32
// CHECK-NEXT:       cf.assert %2, "in before"
// CHECK-NEXT:     }) : (i32) -> ()
// CHECK-NEXT:     scf.condition(%1) %arg2 : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg2: i32):
// CHECK-NEXT:     %1 = arith.addi %arg2, %c1_i32 : i32
// CHECK-NEXT:     scf.yield %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @while(%n: i32, %m: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = scf.while (%i = %n) : (i32) -> i32 {
    %lt = arith.cmpi slt, %i, %m : i32
    %nz = arith.cmpi ne, %i, %c1 : i32
    cf.assert %nz, "in before"
    scf.condition(%lt) %i : i32
  } do {
  ^bb0(%j: i32):
    %k = arith.addi %j, %c1 : i32
    scf.yield %k : i32
  }
  return %r : i32
}

// loop-carried condition
//
// CHECK-LABEL: func.func @carried(%arg0: index, %arg1: memref<?xi32>) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:     "assertion.region"(%arg3) ({
// CHECK-NEXT:     ^bb0(%arg4: i1):
// CHECK-NEXT:       cf.assert %arg4, "carried"
// CHECK-NEXT:     }) : (i1) -> ()
// CHECK-NEXT:     %1 = memref.load %arg1[%arg2] : memref<?xi32>
// CHECK-NEXT:     %2 = arith.cmpi sge, %1, %c0_i32 : i32
// CHECK-NEXT:     scf.yield %2 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @carried(%n: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant true
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%ok = %t) -> i1 {
    cf.assert %ok, "carried"
    %v = memref.load %m[%i] : memref<?xi32>
    %p = arith.cmpi sge, %v, %z : i32
    scf.yield %p : i1
  }
  return
}

// CHECK-LABEL: func.func @forall(%arg0: tensor<8xf32>, %arg1: index) -> tensor<8xf32> {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<8xf32> to tensor<1xf32>
// CHECK-NEXT:     "assertion.region"(%arg2, %arg1) ({
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %2 = arith.cmpi ne, %arg4, %arg5 : index
// CHECK-NEXT:       cf.assert %2, "in forall"
// CHECK-NEXT:     }) : (index, index) -> ()
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = scf.parallel (%arg2) = (%c0) to (%arg1) step (%arg1) init (%c0) -> index {
// CHECK-NEXT:     "assertion.region"(%arg2, %arg1) ({
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %2 = arith.cmpi ne, %arg3, %arg4 : index
// CHECK-NEXT:       cf.assert %2, "in parallel"
// CHECK-NEXT:     }) : (index, index) -> ()
// CHECK-NEXT:     scf.reduce(%arg2 : index) {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %2 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:       "assertion.region"(%arg2, %arg1) ({
// CHECK-NEXT:       ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT:         %3 = arith.cmpi ne, %arg5, %arg6 : index
// CHECK-NEXT:         cf.assert %3, "in reduce"
// CHECK-NEXT:       }) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce.return %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "assertion.region"(%1) ({
// CHECK-NEXT:   ^bb0(%arg2: index):
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = arith.cmpi ne, %arg2, %c0_0 : index
// CHECK-NEXT:     cf.assert %2, "sum"
// CHECK-NEXT:   }) : (index) -> ()
// CHECK-NEXT:   return %0 : tensor<8xf32>
// CHECK-NEXT: }
func.func @forall(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (8) shared_outs(%o = %x) -> (tensor<8xf32>) {
    %e = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %ok = arith.cmpi ne, %i, %n : index
    cf.assert %ok, "in forall"
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %s = scf.parallel (%i) = (%c0) to (%n) step (%n) init(%c0) -> index {
    %ok = arith.cmpi ne, %i, %n : index
    cf.assert %ok, "in parallel"
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %t = arith.addi %a, %b : index
      cf.assert %ok, "in reduce"
      scf.reduce.return %t : index
    }
  }
  %z = arith.cmpi ne, %s, %c0 : index
  cf.assert %z, "sum"
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @generate(%arg0: index) -> tensor<?xindex> {
// CHECK-NEXT:   %generated = tensor.generate %arg0 {
// CHECK-NEXT:   ^bb0(%arg1: index):
// CHECK-NEXT:     "assertion.region"(%arg1, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %0 = arith.cmpi ne, %arg2, %arg3 : index
// CHECK-NEXT:       cf.assert %0, "gen"
// CHECK-NEXT:     }) : (index, index) -> ()
// CHECK-NEXT:     tensor.yield %arg1 : index
// CHECK-NEXT:   } : tensor<?xindex>
// CHECK-NEXT:   return %generated : tensor<?xindex>
// CHECK-NEXT: }
func.func @generate(%n: index) -> tensor<?xindex> {
  %g = tensor.generate %n {
  ^bb0(%i: index):
    %ok = arith.cmpi ne, %i, %n : index
    cf.assert %ok, "gen"
    tensor.yield %i : index
  } : tensor<?xindex>
  return %g : tensor<?xindex>
}
