// async: what waits for what, values and tokens, groups, functions that
// suspend, and what they are lowered to.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-opt %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: mlir-opt --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// Tokens and values to wait for come before the types of the results.
// CHECK-LABEL: func.func @execute(%arg0: f32) -> f32 {
// CHECK-NEXT:   %token = async.execute {
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %token_0, %bodyResults:2 = async.execute [%token] -> (!async.value<f32>, !async.value<index>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     async.yield %arg0, %c1 : f32, index
// CHECK-NEXT:   }
// CHECK-NEXT:   %token_1, %bodyResults_2 = async.execute [%token, %token_0] (%bodyResults#0 as %arg1: !async.value<f32>) -> !async.value<f32> attributes {why = "attribute"} {
// CHECK-NEXT:     %1 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     async.yield %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %token_1 : !async.token
// CHECK-NEXT:   %0 = async.await %bodyResults_2 : !async.value<f32>
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @execute(%a: f32) -> f32 {
  %token = async.execute {
    async.yield
  }
  %token_0, %results:2 = async.execute [%token] -> (!async.value<f32>, !async.value<index>) {
    %c1 = arith.constant 1 : index
    async.yield %a, %c1 : f32, index
  }
  %token_1, %result = async.execute [%token, %token_0] (%results#0 as %x: !async.value<f32>) -> !async.value<f32> attributes {why = "attribute"} {
    %2 = arith.addf %x, %x : f32
    async.yield %2 : f32
  }
  async.await %token_1 : !async.token
  %0 = async.await %result : !async.value<f32>
  return %0 : f32
}

// CHECK-LABEL: func.func @groups(%arg0: index, %arg1: !async.token) {
// CHECK-NEXT:   %0 = async.create_group %arg0 : !async.group
// CHECK-NEXT:   %1 = async.add_to_group %arg1, %0 : !async.token
// CHECK-NEXT:   async.await_all %0
// CHECK-NEXT:   async.await_all %0 {why}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @groups(%n: index, %t: !async.token) {
  %0 = async.create_group %n : !async.group
  %1 = async.add_to_group %t, %0 : !async.token
  async.await_all %0
  async.await_all %0 {why}
  return
}

// A function of async returns tokens and values by what they hold.
// CHECK-LABEL: async.func @suspended(%arg0: f32) -> (!async.token, !async.value<f32>) {
// CHECK-NEXT:   %0 = arith.negf %arg0 : f32
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: async.func private @declared(!async.value<f32>) -> !async.token
// CHECK-NEXT: async.func @caller(%arg0: f32) -> !async.token {
// CHECK-NEXT:   %0:2 = call @suspended(%arg0) : (f32) -> (!async.token, !async.value<f32>)
// CHECK-NEXT:   %1 = call @declared(%0#1) {why} : (!async.value<f32>) -> !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
async.func @suspended(%a: f32) -> (!async.token, !async.value<f32>) {
  %0 = arith.negf %a : f32
  return %0 : f32
}
async.func private @declared(!async.value<f32>) -> !async.token
async.func @caller(%a: f32) -> !async.token {
  %0:2 = async.call @suspended(%a) : (f32) -> (!async.token, !async.value<f32>)
  %1 = async.call @declared(%0#1) {why} : (!async.value<f32>) -> !async.token
  return
}

// CHECK-LABEL: func.func @runtime(%arg0: !async.value<f32>, %arg1: !async.token, %arg2: !async.group, %arg3: memref<?xf32>, %arg4: index) {
// CHECK-NEXT:   %0 = async.runtime.create : !async.token
// CHECK-NEXT:   %1 = async.runtime.create : !async.value<memref<?xf32>>
// CHECK-NEXT:   %2 = async.runtime.create_group %arg4 : !async.group
// CHECK-NEXT:   async.runtime.set_available %0 : !async.token
// CHECK-NEXT:   async.runtime.set_error %1 : !async.value<memref<?xf32>>
// CHECK-NEXT:   %3 = async.runtime.is_error %1 : !async.value<memref<?xf32>>
// CHECK-NEXT:   async.runtime.await %arg1 : !async.token
// CHECK-NEXT:   async.runtime.store %arg3, %1 : <memref<?xf32>>
// CHECK-NEXT:   %4 = async.runtime.load %arg0 : <f32>
// CHECK-NEXT:   async.runtime.add_ref %0 {count = 2 : i64} : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:   %5 = async.runtime.add_to_group %arg1, %arg2 : !async.token
// CHECK-NEXT:   %6 = async.runtime.num_worker_threads : index
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @runtime(%a: !async.value<f32>, %t: !async.token, %g: !async.group, %m: memref<?xf32>, %n: index) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<memref<?xf32>>
  %2 = async.runtime.create_group %n : !async.group
  async.runtime.set_available %0 : !async.token
  async.runtime.set_error %1 : !async.value<memref<?xf32>>
  %3 = async.runtime.is_error %1 : !async.value<memref<?xf32>>
  async.runtime.await %t : !async.token
  async.runtime.store %m, %1 : <memref<?xf32>>
  %4 = async.runtime.load %a : <f32>
  async.runtime.add_ref %0 {count = 2 : i64} : !async.token
  async.runtime.drop_ref %a {count = 1 : i64} : !async.value<f32>
  %5 = async.runtime.add_to_group %t, %g : !async.token
  %6 = async.runtime.num_worker_threads : index
  return
}

// A suspension has three successors, none of them with operands.
// CHECK-LABEL: func.func @coroutine(%arg0: !async.token) {
// CHECK-NEXT:   %0 = async.coro.id
// CHECK-NEXT:   %1 = async.coro.begin %0
// CHECK-NEXT:   %2 = async.coro.save %1
// CHECK-NEXT:   async.runtime.resume %1
// CHECK-NEXT:   async.runtime.await_and_resume %arg0, %1 : !async.token
// CHECK-NEXT:   async.coro.suspend %2, ^bb3, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   async.coro.free %0, %1
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   async.coro.end %1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @coroutine(%t: !async.token) {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = async.coro.save %1
  async.runtime.resume %1
  async.runtime.await_and_resume %t, %1 : !async.token
  async.coro.suspend %2, ^suspend, ^resume, ^cleanup
^resume:
  cf.br ^cleanup
^cleanup:
  async.coro.free %0, %1
  cf.br ^suspend
^suspend:
  async.coro.end %1
  return
}
