// The form that most operations share: operands, attributes, types.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @usual(%arg0: !torch.vtensor<[?,3],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.int) -> !torch.vtensor<[?,3],f32> {
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %0, %arg2 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.eq.int %1, %arg2 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,3],f32>
// CHECK-NEXT: }
func.func @usual(%arg0: !torch.vtensor<[?,3],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.int) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.add.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.size.int %0, %arg2 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %2 = torch.aten.eq.int %1, %arg2 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.vtensor<[?,3],f32>
}

// CHECK-LABEL: func.func @attributes(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.aten.add.int %arg0, %arg0 {why = "attribute"} : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.add.int %0, %0 {a = {c = 1 : i8, d = [@x, @y::@z]}, "a b" = dense<1> : tensor<2xi8>, b} : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.add.int %1, %1 {dialect.attribute, type = !torch.int} : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attributes(%arg0: !torch.int) {
  %0 = torch.aten.add.int %arg0, %arg0 {why = "attribute"} : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.add.int %0, %0 {b, a = {c = 1 : i8, d = [@x, @y::@z]}, "a b" = dense<1> : tensor<2xi8>} : !torch.int, !torch.int -> !torch.int
  %2 = torch.aten.add.int %1, %1 {dialect.attribute = unit, type = !torch.int} : !torch.int, !torch.int -> !torch.int
  return
}

// Several results are printed as a group, and named where ODS has names.
// CHECK-LABEL: func.func @results(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.int, %arg2: !torch.bool) -> !torch.vtensor {
// CHECK-NEXT:   %values, %indices = torch.aten.topk %arg0, %arg1, %arg1, %arg2, %arg2 : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor, !torch.vtensor
// CHECK-NEXT:   %values_0, %indices_1 = torch.aten.max.dim %arg0, %arg1, %arg2 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor
// CHECK-NEXT:   %values_2, %indices_3 = torch.aten.sort %arg0, %arg1, %arg2 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %float1.000000e-05 = torch.constant.float 1.000000e-05
// CHECK-NEXT:   %result0, %result1, %result2 = torch.aten.native_layer_norm %arg0, %0, %arg0, %arg0, %float1.000000e-05 : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor, !torch.vtensor, !torch.vtensor
// CHECK-NEXT:   return %indices : !torch.vtensor
// CHECK-NEXT: }
func.func @results(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.int, %arg2: !torch.bool) -> !torch.vtensor {
  %0:2 = torch.aten.topk %arg0, %arg1, %arg1, %arg2, %arg2 : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor, !torch.vtensor
  %v, %i = torch.aten.max.dim %arg0, %arg1, %arg2 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor
  %values, %i2 = torch.aten.sort %arg0, %arg1, %arg2 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor
  %1 = torch.prim.ListConstruct %arg1 : (!torch.int) -> !torch.list<int>
  %eps = torch.constant.float 1.0e-5
  %2:3 = torch.aten.native_layer_norm %arg0, %1, %arg0, %arg0, %eps : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor, !torch.vtensor, !torch.vtensor
  return %0#1 : !torch.vtensor
}

// CHECK-LABEL: func.func @generic(%arg0: !torch.int, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) -> !torch.vtensor {
// CHECK-NEXT:   %0 = torch.aten.add.int %arg0, %arg0 {why} : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %values, %indices = torch.aten.max.dim %arg1, %0, %arg2 : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor
// CHECK-NEXT:   return %indices : !torch.vtensor
// CHECK-NEXT: }
func.func @generic(%arg0: !torch.int, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) -> !torch.vtensor {
  %0 = "torch.aten.add.int"(%arg0, %arg0) {why} : (!torch.int, !torch.int) -> !torch.int
  %1:2 = "torch.aten.max.dim"(%arg1, %0, %arg2) : (!torch.vtensor<[?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor, !torch.vtensor)
  return %1#1 : !torch.vtensor
}

// A list of operands that is a list of torch, and options left out.
// CHECK-LABEL: func.func @conv(%arg0: !torch.vtensor<[1,3,8,8],f32>, %arg1: !torch.vtensor<[4,3,3,3],f32>) -> !torch.vtensor<[1,4,6,6],f32> {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.conv2d %arg0, %arg1, %none, %0, %1, %0, %int1 : !torch.vtensor<[1,3,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[1,4,6,6],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[1,4,6,6],f32>
// CHECK-NEXT: }
func.func @conv(%arg0: !torch.vtensor<[1,3,8,8],f32>, %arg1: !torch.vtensor<[4,3,3,3],f32>) -> !torch.vtensor<[1,4,6,6],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.conv2d %arg0, %arg1, %none, %0, %1, %0, %int1 : !torch.vtensor<[1,3,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[1,4,6,6],f32>
  return %2 : !torch.vtensor<[1,4,6,6],f32>
}
