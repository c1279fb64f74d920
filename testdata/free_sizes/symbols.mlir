// What symbolic shapes say is used.
// RUN: assertion-opt --free-sizes --drop-symbols --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | count 0
// RUN: assertion-opt --strip --quiet %s -o %t
// RUN: torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %t -o /dev/null

// CHECK-LABEL: func.func @bound(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
func.func @bound(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %s = torch.symbolic_int "s0" {min_val = 2, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %n = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  torch.bind_symbolic_shape %r, [%s], affine_map<()[s0] -> (s0, 2, 2)> : !torch.vtensor<[?,2,2],f32>
  return %r : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @narrow(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.add.Tensor %arg0, %1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[1,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// What was said of a broadcast goes with it.
func.func @narrow(%x: !torch.vtensor<[?,4],f32>, %bias: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %s = torch.symbolic_int "s0" {min_val = 2, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %bias, %l : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %b, [%s], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %r = torch.aten.add.Tensor %x, %b, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}
