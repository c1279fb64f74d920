// Operations with effects on the outside: output, exceptions, contexts, names.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @print(%arg0: !torch.str, %arg1: !torch.int) {
// CHECK-NEXT:   torch.prim.Print(%arg0) : !torch.str
// CHECK-NEXT:   torch.prim.Print(%arg0, %arg1) : !torch.str, !torch.int
// CHECK-NEXT:   torch.prim.Print(%arg0) {why = "attribute"} : !torch.str
// CHECK-NEXT:   torch.prim.Print(%arg1) : !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @print(%arg0: !torch.str, %arg1: !torch.int) {
  torch.prim.Print(%arg0) : !torch.str
  torch.prim.Print(%arg0, %arg1) : !torch.str, !torch.int
  torch.prim.Print(%arg0) {why = "attribute"} : !torch.str
  "torch.prim.Print"(%arg1) : (!torch.int) -> ()
  return
}

// CHECK-LABEL: func.func @raise(%arg0: !torch.bool) {
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %str = torch.constant.str "AssertionError: "
// CHECK-NEXT:     %none = torch.constant.none
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @raise(%arg0: !torch.bool) {
  torch.prim.If %arg0 -> () {
    torch.prim.If.yield
  } else {
    %str = torch.constant.str "AssertionError: "
    %none = torch.constant.none
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return
}

// CHECK-LABEL: func.func @uninitialized(%arg0: !torch.bool) -> !torch.int {
// CHECK-NEXT:   %0 = torch.prim.Uninitialized : !torch.int
// CHECK-NEXT:   %1 = torch.prim.If %arg0 -> (!torch.int) {
// CHECK-NEXT:     %int3 = torch.constant.int 3
// CHECK-NEXT:     torch.prim.If.yield %int3 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield %0 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   %2 = torch.prim.Uninitialized {why} : !torch.vtensor<[2],f32>
// CHECK-NEXT:   return %1 : !torch.int
// CHECK-NEXT: }
func.func @uninitialized(%arg0: !torch.bool) -> !torch.int {
  %0 = torch.prim.Uninitialized : !torch.int
  %1 = torch.prim.If %arg0 -> (!torch.int) {
    %int3 = torch.constant.int 3
    torch.prim.If.yield %int3 : !torch.int
  } else {
    torch.prim.If.yield %0 : !torch.int
  }
  %2 = torch.prim.Uninitialized {why} : !torch.vtensor<[2],f32>
  return %1 : !torch.int
}

// CHECK-LABEL: func.func @context(%arg0: !torch.any) {
// CHECK-NEXT:   %0 = torch.prim.Enter %arg0 : !torch.any
// CHECK-NEXT:   %1 = torch.prim.Exit %arg0 {why} : !torch.any -> !torch.tensor
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @context(%arg0: !torch.any) {
  %0 = torch.prim.Enter %arg0 : !torch.any
  %1 = torch.prim.Exit %arg0 {why} : !torch.any -> !torch.tensor
  return
}

// CHECK-LABEL: func.func @variables(%arg0: !torch.int) {
// CHECK-NEXT:   torch.prim.Store "x", %arg0 : !torch.int
// CHECK-NEXT:   torch.prim.Store "y \\ z", %arg0 {why} : !torch.int
// CHECK-NEXT:   %0 = torch.prim.Load "x" : !torch.int
// CHECK-NEXT:   %1 = torch.prim.Load "" {why} : !torch.tensor
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @variables(%arg0: !torch.int) {
  torch.prim.Store "x", %arg0 : !torch.int
  torch.prim.Store "y \\ z", %arg0 {why} : !torch.int
  %0 = torch.prim.Load "x" : !torch.int
  %1 = torch.prim.Load "" {why} : !torch.tensor
  return
}

// CHECK-LABEL: func.func @in_place(%arg0: !torch.tensor<[2],f32>, %arg1: !torch.tensor<[2],f32>, %arg2: !torch.int) -> !torch.tensor<[2],f32> {
// CHECK-NEXT:   %0 = torch.aten.add_.Tensor %arg0, %arg1, %arg2 : !torch.tensor<[2],f32>, !torch.tensor<[2],f32>, !torch.int -> !torch.tensor<[2],f32>
// CHECK-NEXT:   %1 = torch.aten.relu_ %0 : !torch.tensor<[2],f32> -> !torch.tensor<[2],f32>
// CHECK-NEXT:   return %1 : !torch.tensor<[2],f32>
// CHECK-NEXT: }
func.func @in_place(%arg0: !torch.tensor<[2],f32>, %arg1: !torch.tensor<[2],f32>, %arg2: !torch.int) -> !torch.tensor<[2],f32> {
  %0 = torch.aten.add_.Tensor %arg0, %arg1, %arg2 : !torch.tensor<[2],f32>, !torch.tensor<[2],f32>, !torch.int -> !torch.tensor<[2],f32>
  %1 = torch.aten.relu_ %0 : !torch.tensor<[2],f32> -> !torch.tensor<[2],f32>
  return %1 : !torch.tensor<[2],f32>
}
