// What torch-mlir's decompositions leave: checks of sizes beside the operations
// that they are for, unknown dimensions in views and broadcasts. After --strip
// the TOSA pipeline takes each.
// RUN: assertion-opt --strip --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: not torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %s -o /dev/null 2>/dev/null
// RUN: torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %t.mlir -o /dev/null

// Of a normalisation: the number of channels is asserted, the weight viewed to
// broadcast over the others.
// CHECK-LABEL: func.func @channels(%arg0: !torch.vtensor<[?,3,4],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,4],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int3, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg1, %0 : !torch.vtensor<[3],f32>, !torch.list<int> -> !torch.vtensor<[1,3,1],f32>
// CHECK-NEXT:   %2 = torch.aten.mul.Tensor %arg0, %1 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[1,3,1],f32> -> !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT: }
func.func @channels(%x: !torch.vtensor<[?,3,4],f32>, %w: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %c = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %k = torch.aten.size.int %w, %int0 : !torch.vtensor<[3],f32>, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %c, %k : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "channels"
  %l = torch.prim.ListConstruct %int1, %k, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %w, %l : !torch.vtensor<[3],f32>, !torch.list<int> -> !torch.vtensor<[1,3,1],f32>
  %r = torch.aten.mul.Tensor %x, %v : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[1,3,1],f32> -> !torch.vtensor<[?,3,4],f32>
  return %r : !torch.vtensor<[?,3,4],f32>
}

// Of unflatten: the product of the parts is asserted to be the whole.
// CHECK-LABEL: func.func @unflatten(%arg0: !torch.vtensor<[?,12],f32>) -> !torch.vtensor<[?,3,4],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,12],f32>, !torch.list<int> -> !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT: }
func.func @unflatten(%x: !torch.vtensor<[?,12],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,12],f32>, !torch.int -> !torch.int
  %p = torch.aten.mul.int %int3, %int4 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %m, %p : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "mismatch in the unflatten dimension"
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,12],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,12],f32>, !torch.list<int> -> !torch.vtensor<[?,3,4],f32>
  return %r : !torch.vtensor<[?,3,4],f32>
}

// Of a matrix product in batches: both have as many.
// CHECK-LABEL: func.func @batches(%arg0: !torch.vtensor<[?,2,3],f32>, %arg1: !torch.vtensor<[?,3,2],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[?,2,3],f32>, !torch.vtensor<[?,3,2],f32> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
func.func @batches(%x: !torch.vtensor<[?,2,3],f32>, %y: !torch.vtensor<[?,3,2],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,2,3],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %y, %int0 : !torch.vtensor<[?,3,2],f32>, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "as many batches"
  %r = torch.aten.bmm %x, %y : !torch.vtensor<[?,2,3],f32>, !torch.vtensor<[?,3,2],f32> -> !torch.vtensor<[?,2,2],f32>
  return %r : !torch.vtensor<[?,2,2],f32>
}

// Of export: constraints on the size of an input, with its symbol.
// CHECK-LABEL: func.func @exported(%arg0: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
// CHECK-NEXT:   %0 = torch.aten.tanh %arg0 : !torch.vtensor<[?,8],f32> -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,8],f32>
// CHECK-NEXT: }
func.func @exported(%x: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int64 = torch.constant.int 64
  %msg = torch.constant.str "Expected u0 >= 2"
  %s = torch.symbolic_int "s0" {min_val = 2, max_val = 64} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 8)> : !torch.vtensor<[?,8],f32>
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  torch.aten.sym_constrain_range_for_size %n, %int2, %int64 : !torch.int, !torch.int, !torch.int
  %ge = torch.aten.ge.int %n, %int2 : !torch.int, !torch.int -> !torch.bool
  %i = torch.aten.Int.bool %ge : !torch.bool -> !torch.int
  torch.aten._assert_scalar %i, %msg : !torch.int, !torch.str
  %r = torch.aten.tanh %x : !torch.vtensor<[?,8],f32> -> !torch.vtensor<[?,8],f32>
  torch.bind_symbolic_shape %r, [%s], affine_map<()[s0] -> (s0, 8)> : !torch.vtensor<[?,8],f32>
  return %r : !torch.vtensor<[?,8],f32>
}
