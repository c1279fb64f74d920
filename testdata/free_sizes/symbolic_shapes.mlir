// What symbols say of sizes: sums, multiples and quotients of them, from where it is said.
// RUN: assertion-opt --free-sizes --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @sum(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   %1 = torch.symbolic_int "s1" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0 + s1, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0, %1], affine_map<()[s0, s1] -> (s0 + s1)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A size that is a sum, and the sum of sizes.
func.func @sum(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  %s1 = torch.symbolic_int "s1" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0, %s1], affine_map<()[s0, s1] -> (s0 + s1, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0, %s1], affine_map<()[s0, s1] -> (s0 + s1)> : !torch.vtensor<[?],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @sum_in_another_order(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   %1 = torch.symbolic_int "s1" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0 + s1 + 1, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0, %1], affine_map<()[s0, s1] -> (s0 + s1 + 1)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// In another order.
func.func @sum_in_another_order(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  %s1 = torch.symbolic_int "s1" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0, %s1], affine_map<()[s0, s1] -> (s0 + s1 + 1, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0, %s1], affine_map<()[s0, s1] -> (s1 + 1 + s0)> : !torch.vtensor<[?],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @another_symbol(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   %1 = torch.symbolic_int "s1" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0, %1], affine_map<()[s0, s1] -> (s1)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Another symbol may be another number.
func.func @another_symbol(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  %s1 = torch.symbolic_int "s1" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0, %s1], affine_map<()[s0, s1] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0, %s1], affine_map<()[s0, s1] -> (s1)> : !torch.vtensor<[?],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @multiple(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (s0 * 2)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Twice as many, divided by 2.
func.func @multiple(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (s0 * 2)> : !torch.vtensor<[?],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.floordiv.int %v1, %c2 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @multiple_other(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (s0 * 2)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Twice as many are too many.
func.func @multiple_other(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (s0 * 2)> : !torch.vtensor<[?],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @floordiv(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0 floordiv 2, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (s0 floordiv 2)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Half as many, in both in the same way.
func.func @floordiv(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0 floordiv 2, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (s0 floordiv 2)> : !torch.vtensor<[?],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @remainder(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0 mod 8, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (s0 mod 8)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A remainder is not looked into.
func.func @remainder(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0 mod 8, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (s0 mod 8)> : !torch.vtensor<[?],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @number(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (3, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (3)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int3, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A size that is bound to a number is written out.
func.func @number(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (3, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (3)> : !torch.vtensor<[?],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @behind(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// What is said behind the view was not known at it.
func.func @behind(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @one_of_them(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A symbol of one of them says nothing of the other.
func.func @one_of_them(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @itself(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The symbol itself as a size.
func.func @itself(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %v1 = torch.prim.ListConstruct %s0, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.view %x, %v1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v2 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @range(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 3, max_val = 3} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A range of one number is not taken for it.
func.func @range(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 3, max_val = 3} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @result(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   %1 = torch.aten.index_select %arg0, %int0, %arg2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %1, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// What is said of a result counts as what is said of an argument.
func.func @result(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %i: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  %v1 = torch.aten.index_select %x, %c0, %i : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  torch.bind_symbolic_shape %v1, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @of_what_is_narrow(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4,?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %3 = torch.aten.transpose.int %2, %int0, %int1 : !torch.vtensor<[1,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,1],f32>
// CHECK-NEXT:   %4 = torch.aten.transpose.int %arg0, %int0, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   %5 = torch.aten.mul.Tensor %3, %4 : !torch.vtensor<[4,1],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %5, [%0], affine_map<()[s0] -> (4, s0)> : !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[4,?],f32>
// CHECK-NEXT: }
// What is said of a narrow value goes, of the wide result it stays.
func.func @of_what_is_narrow(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4,?],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1024} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.transpose.int %v3, %c0, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,?],f32>
  torch.bind_symbolic_shape %v4, [%s0], affine_map<()[s0] -> (4, s0)> : !torch.vtensor<[4,?],f32>
  %v5 = torch.aten.transpose.int %x, %c0, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,?],f32>
  %v6 = torch.aten.mul.Tensor %v4, %v5 : !torch.vtensor<[4,?],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[4,?],f32>
  torch.bind_symbolic_shape %v6, [%s0], affine_map<()[s0] -> (4, s0)> : !torch.vtensor<[4,?],f32>
  return %v6 : !torch.vtensor<[4,?],f32>
}
