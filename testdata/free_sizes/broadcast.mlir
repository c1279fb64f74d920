// A broadcast goes where all that use it broadcast by themselves to the same size.
// The rank stays: tensors without dimensions promote types in another way.
// RUN: assertion-opt --free-sizes --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | count 0
// RUN: assertion-opt --strip --quiet %s -o %t
// RUN: torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %t -o /dev/null

// CHECK-LABEL: func.func @bias(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[8,4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[8,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg2, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Scalar %2, %int1 : !torch.vtensor<[1,4],f32>, !torch.int -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %4 = torch.aten.add.Tensor %0, %3, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[1,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// Through element-wise operations in between.
func.func @bias(%x: !torch.vtensor<[?,8],f32>, %w: !torch.vtensor<[8,4],f32>, %bias: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %m = torch.aten.mm %x, %w : !torch.vtensor<[?,8],f32>, !torch.vtensor<[8,4],f32> -> !torch.vtensor<[?,4],f32>
  %l = torch.prim.ListConstruct %n, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %bias, %l : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %s = torch.aten.mul.Scalar %b, %c1 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %r = torch.aten.add.Tensor %m, %s, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @scalar(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<0.000000e+00> : tensor<f32>) : !torch.vtensor<[],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %0, %1 : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[1,1],f32>
// CHECK-NEXT:   %3 = torch.aten.maximum %arg0, %2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[1,1],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
func.func @scalar(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %z = torch.vtensor.literal(dense<0.0> : tensor<f32>) : !torch.vtensor<[],f32>
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %m : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %z, %l : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %r = torch.aten.maximum %x, %b : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// CHECK-LABEL: func.func @column(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %0 = torch.aten.mul.Tensor %arg1, %arg1 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   %1 = torch.aten.mul.Tensor %0, %arg0 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
func.func @column(%x: !torch.vtensor<[?,?],f32>, %y: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,?],f32> {
  %cm1 = torch.constant.int -1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %m = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %cm1, %m : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.expand %y, %l, %false : !torch.vtensor<[?,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %t = torch.aten.mul.Tensor %b, %b : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %u = torch.aten.mul.Tensor %t, %x : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %u : !torch.vtensor<[?,?],f32>
}

// CHECK-LABEL: func.func @state(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[16,8],f32>) -> !torch.vtensor<[?,8],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int16 = torch.constant.int 16
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<0.000000e+00> : tensor<f32>) : !torch.vtensor<[],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1, %int1, %int16 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %0, %1 : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[1,1,16],f32>
// CHECK-NEXT:   %3 = torch.aten.squeeze.dim %2, %int0 : !torch.vtensor<[1,1,16],f32>, !torch.int -> !torch.vtensor<[1,16],f32>
// CHECK-NEXT:   %4 = torch.aten.mm %3, %arg1 : !torch.vtensor<[1,16],f32>, !torch.vtensor<[16,8],f32> -> !torch.vtensor<[1,8],f32>
// CHECK-NEXT:   %5 = torch.aten.add.Tensor %4, %arg0, %int1 : !torch.vtensor<[1,8],f32>, !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,8],f32>
// CHECK-NEXT: }
// The state with which a recurrent network begins: one row of it is enough.
func.func @state(%x: !torch.vtensor<[?,8],f32>, %w: !torch.vtensor<[16,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c16 = torch.constant.int 16
  %z = torch.vtensor.literal(dense<0.0> : tensor<f32>) : !torch.vtensor<[],f32>
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %c1, %n, %c16 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %z, %l : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[1,?,16],f32>
  %q = torch.aten.squeeze.dim %b, %c0 : !torch.vtensor<[1,?,16],f32>, !torch.int -> !torch.vtensor<[?,16],f32>
  %m = torch.aten.mm %q, %w : !torch.vtensor<[?,16],f32>, !torch.vtensor<[16,8],f32> -> !torch.vtensor<[?,8],f32>
  %r = torch.aten.add.Tensor %m, %x, %c1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %r : !torch.vtensor<[?,8],f32>
}

// CHECK-LABEL: func.func @own(%arg0: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[1,?,8],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[1,?,8],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[1,?,8],f32>
// CHECK-NEXT: }
// What only adds dimensions of size 1 needs no size.
func.func @own(%x: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[1,?,8],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c8 = torch.constant.int 8
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %c1, %n, %c8 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %x, %l : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[1,?,8],f32>
  return %b : !torch.vtensor<[1,?,8],f32>
}
