// The code of assertions as frontends write it, end to end.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @forward(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 100} : !torch.int
// CHECK-NEXT:   %1 = torch.symbolic_int "s1" {min_val = 2, max_val = 100} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0, s1)> : !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.aten.eq.int %2, %3 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %4, "mismatching contracting dimension for torch.aten.mm"
// CHECK-NEXT:   %5 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
func.func @forward(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> attributes {torch.assume_strict_symbolic_shapes} {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 100} : !torch.int
  %1 = torch.symbolic_int "s1" {min_val = 2, max_val = 100} : !torch.int
  torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0, s1)> : !torch.vtensor<[?,?],f32>
  %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %3 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %4 = torch.aten.eq.int %2, %3 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %4, "mismatching contracting dimension for torch.aten.mm"
  %5 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @unbacked(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[8],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.item %arg0 : !torch.vtensor<[],si64> -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.ge.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %1, "Runtime assertion failed for expression u0 >= 0 on node 'ge'"
// CHECK-NEXT:   %2 = torch.aten.Int.bool %1 : !torch.bool -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.slice.Tensor %arg1, %int0, %none, %0, %int1 : !torch.vtensor<[8],f32>, !torch.int, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @unbacked(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[8],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.aten.item %arg0 : !torch.vtensor<[],si64> -> !torch.int
  %1 = torch.aten.ge.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %1, "Runtime assertion failed for expression u0 >= 0 on node 'ge'"
  %2 = torch.aten.Int.bool %1 : !torch.bool -> !torch.int
  %3 = torch.aten.slice.Tensor %arg1, %int0, %none, %0, %int1 : !torch.vtensor<[8],f32>, !torch.int, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %3 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @branches(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.ne.int %arg1, %int1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   %1 = torch.prim.If %0 -> (!torch.int) {
// CHECK-NEXT:     %2 = torch.aten.eq.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %2, "only the singleton dimension can be broadcast"
// CHECK-NEXT:     torch.prim.If.yield %arg1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield %arg0 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %1 : !torch.int
// CHECK-NEXT: }
func.func @branches(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %int1 = torch.constant.int 1
  %0 = torch.aten.ne.int %arg1, %int1 : !torch.int, !torch.int -> !torch.bool
  %1 = torch.prim.If %0 -> (!torch.int) {
    %2 = torch.aten.eq.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %2, "only the singleton dimension can be broadcast"
    torch.prim.If.yield %arg1 : !torch.int
  } else {
    torch.prim.If.yield %arg0 : !torch.int
  }
  return %1 : !torch.int
}

// CHECK-LABEL: func.func @lowered(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = tensor.dim %0, %c0 : tensor<?xf32>
// CHECK-NEXT:   %dim_0 = tensor.dim %1, %c0 : tensor<?xf32>
// CHECK-NEXT:   %2 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:   cf.assert %2, "mismatched size for broadcast"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @lowered(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) {
  %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %0, %c0 : tensor<?xf32>
  %dim_0 = tensor.dim %1, %c0 : tensor<?xf32>
  %2 = arith.cmpi eq, %dim, %dim_0 : index
  cf.assert %2, "mismatched size for broadcast"
  return
}
