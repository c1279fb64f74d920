// async and emitc in forms that miss something.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%t: !async.token) {
  // CHECK: async.mlir:[[# @LINE + 1]]:25: error: expected ']'
  %0 = async.execute [%t {
    async.yield
  }
  return
}

// -----

func.func @f(%t: !async.value<f32>) {
  // CHECK: async.mlir:[[# @LINE + 1]]:31: error: expected ':'
  %0 = async.execute (%t as %x) {
    async.yield
  }
  return
}

// -----

func.func @f(%t: !async.value<f32>) {
  // CHECK: async.mlir:[[# @LINE + 1]]:25: error: custom op 'async.execute' expected 'as'
  %0 = async.execute (%t: !async.value<f32>) {
    async.yield
  }
  return
}

// -----

func.func @f(%t: !async.value<f32>) {
  // CHECK: async.mlir:[[# @LINE + 1]]:10: error: 'async.execute' op result #1 must be variadic of async value type, but got 'f32'
  %0:2 = async.execute -> f32 {
    async.yield
  }
  return
}

// -----

func.func @f(%t: !async.token) {
  // CHECK: async.mlir:[[# @LINE + 1]]:3: error: cannot name an operation with no results
  %0 = async.await %t : !async.token
  return
}

// -----

func.func @f(%t: i32) {
  // CHECK: async.mlir:[[# @LINE + 1]]:3: error: 'async.await' op operand #0 must be async value type or async token type, but got 'i32'
  async.await %t : i32
  return
}

// -----

func.func @f(%t: !async.value<f32>) {
  // CHECK: async.mlir:[[# @LINE + 1]]:19: error: use of value '%t' expects different type than prior uses: '!async.group' vs '!async.value<f32>'
  async.await_all %t
  return
}

// -----

func.func @f(%n: index) {
  // CHECK: async.mlir:[[# @LINE + 1]]:26: error: expected SSA operand
  %0 = async.create_group : !async.group
  return
}

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:1: error: 'async.func' op result type must be async value type or async token type, but got 'f32'
async.func @f() -> f32 {
  %c = arith.constant 1.0 : f32
  return %c : f32
}

// -----

// CHECK: async.mlir:[[# @LINE + 2]]:34: error: expected '<'
// CHECK: async.mlir:[[# @LINE + 1]]:29: error: failed to parse async value type
func.func private @f(!async.value)

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:29: error: unknown  type `future` in dialect `async`
func.func private @f(!async.future<f32>)

// -----

func.func @f(%n: index) {
  // CHECK: async.mlir:[[# @LINE + 1]]:3: error: 'async.yield' op expects parent op 'async.execute'
  async.yield %n : index
  return
}

// -----

func.func @f(%n: index) {
  // CHECK: async.mlir:[[# @LINE + 1]]:22: error: use of value '%n' expects different type than prior uses: '!async.coro.state' vs 'index'
  async.coro.suspend %n, ^a, ^a, ^a
  ^a:
  return
}

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:1: error: custom op 'emitc.include' expected string attribute
emitc.include model.h

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:1: error: custom op 'emitc.include' expected string attribute
emitc.include <model.h>

// -----

emitc.func @f(%a: i32) -> (i32, i32) {
  // CHECK: async.mlir:[[# @LINE + 1]]:18: error: expected ':'
  emitc.return %a, %a : i32, i32
}

// -----

func.func @f(%a: i32) {
  // CHECK: async.mlir:[[# @LINE + 1]]:25: error: expected attribute value
  %0 = emitc.call_opaque run(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // CHECK: async.mlir:[[# @LINE + 1]]:8: error: 'emitc.call_opaque' op index argument is out of range
  %0 = emitc.call_opaque "run"(%a) {args = [1 : index]} : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // CHECK: async.mlir:[[# @LINE + 1]]:18: error: custom op 'emitc.cmp' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, lt, le, gt, ge, three_way]
  %0 = emitc.cmp less, %a, %a : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // CHECK: async.mlir:[[# @LINE + 1]]:19: error: use of value '%a' expects different type than prior uses: '!emitc.lvalue<i32>' vs 'i32'
  %0 = emitc.load %a : <i32>
  return
}

// -----

func.func @f(%a: i32) {
  // CHECK: async.mlir:[[# @LINE + 1]]:8: error: 'emitc.literal' op value must not be empty
  %0 = emitc.literal "" : i32
  return
}

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:35: error: expected non empty string in !emitc.opaque type
func.func private @f(!emitc.opaque<"">)

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:29: error: shape must not be empty
func.func private @f(!emitc.array<i32>)

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:35: error: expected static shape
func.func private @f(!emitc.array<?xi32>)

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:21: error: custom op 'emitc.global' expected valid '@'-identifier for symbol name
emitc.global static extern @t : i32

// -----

func.func @f(%p: i1) {
  emitc.if %p {
  // CHECK: async.mlir:[[# @LINE + 1]]:9: error: expected '{' to begin a region
  } else
  return
}

// -----

func.func @f(%i: i32) {
  emitc.switch %i : i32
  case 1 {
    emitc.yield
  }
  // CHECK: async.mlir:[[# @LINE + 1]]:3: error: custom op 'emitc.switch' expected 'default'
  return
}

// -----

// CHECK: async.mlir:[[# @LINE + 1]]:1: error: 'emitc.declare_func' op 'nowhere' does not reference a valid function
emitc.declare_func @nowhere
