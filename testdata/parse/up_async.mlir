// Operations of async and emitc in their own forms.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again

// CHECK-LABEL: func.func @tokens(%arg0: f32) {
// CHECK-NEXT: %token, %bodyResults = async.execute -> !async.value<f32> {
// CHECK-NEXT:   async.yield %arg0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: async.await %token : !async.token
func.func @tokens(%x: f32) {
  %token, %value = async.execute -> !async.value<f32> {
    async.yield %x : f32
  }
  async.await %token : !async.token
  return
}

// CHECK-LABEL: emitc.func @sum(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = add %arg0, %arg0 : (i32, i32) -> i32
// CHECK-NEXT: return %0 : i32
emitc.func @sum(%x: i32) -> i32 {
  %0 = emitc.add %x, %x : (i32, i32) -> i32
  emitc.return %0 : i32
}
