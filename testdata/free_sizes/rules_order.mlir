// Dimensions that change places, come or go.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @permute(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[4,?,?],f32> {
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int-2 = torch.constant.int -2
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %int-2, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[4,?,?],f32>
// CHECK-NEXT: }
// In the order of the list the shape is the one that is there.
func.func @permute(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[4,?,?],f32> {
  %c2 = torch.constant.int 2
  %cm2 = torch.constant.int -2
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %c2, %cm2, %c0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.permute %x, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %c4, %v3, %v4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v2, %v5 : !torch.vtensor<[4,?,?],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
  return %v6 : !torch.vtensor<[4,?,?],f32>
}

// CHECK-LABEL: func.func @permute_other(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[4,?,?],f32> {
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %int1, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.prim.ListConstruct %int4, %2, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %1, %4 : !torch.vtensor<[4,?,?],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[4,?,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+12]]:9: remark: torch.aten.view still needs a size: two unknown dimensions in one shape, which constants cannot say
// In the order before it, it is not.
func.func @permute_other(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[4,?,?],f32> {
  %c2 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %c2, %c1, %c0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.permute %x, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %c4, %v3, %v4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v2, %v5 : !torch.vtensor<[4,?,?],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
  return %v6 : !torch.vtensor<[4,?,?],f32>
}

// CHECK-LABEL: func.func @permute_unknown(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[4,?],f32> {
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %arg1, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.aten.mul.int %2, %3 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %1, %5 : !torch.vtensor<[4,?,?],f32>, !torch.list<int> -> !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[4,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+13]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A list that is not constant says no order.
func.func @permute_unknown(%x: !torch.vtensor<[?,?,4],f32>, %k: !torch.int) -> !torch.vtensor<[4,?],f32> {
  %c2 = torch.constant.int 2
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %c2, %k, %c0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.permute %x, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?,?],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.mul.int %v3, %v4 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %c4, %v5 : (!torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v2, %v6 : !torch.vtensor<[4,?,?],f32>, !torch.list<int> -> !torch.vtensor<[4,?],f32>
  return %v7 : !torch.vtensor<[4,?],f32>
}

// CHECK-LABEL: func.func @permute_product(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int2, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// For the number of elements the order is the same.
func.func @permute_product(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %c1, %c2, %c0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.permute %x, %v1 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.mul.int %v3, %v4 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v2, %v6 : !torch.vtensor<[?,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %v7 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @transpose(%arg0: !torch.vtensor<[?,4,?],f32>) -> !torch.vtensor<[?,4,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.transpose.int %arg0, %int-1, %int0 : !torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT: }
// Dimensions counted from behind.
func.func @transpose(%x: !torch.vtensor<[?,4,?],f32>) -> !torch.vtensor<[?,4,?],f32> {
  %cm1 = torch.constant.int -1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.aten.transpose.int %x, %cm1, %c0 : !torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4,?],f32>
  %v2 = torch.aten.size.int %x, %c2 : !torch.vtensor<[?,4,?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4,?],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v2, %c4, %v3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v1, %v4 : !torch.vtensor<[?,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
  return %v5 : !torch.vtensor<[?,4,?],f32>
}

// CHECK-LABEL: func.func @transpose_other(%arg0: !torch.vtensor<[?,4,?],f32>) -> !torch.vtensor<[?,4,?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.transpose.int %arg0, %int0, %int2 : !torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[?,4,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %1, %int4, %2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %0, %3 : !torch.vtensor<[?,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: two unknown dimensions in one shape, which constants cannot say
// The order before it.
func.func @transpose_other(%x: !torch.vtensor<[?,4,?],f32>) -> !torch.vtensor<[?,4,?],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.aten.transpose.int %x, %c0, %c2 : !torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4,?],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4,?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c2 : !torch.vtensor<[?,4,?],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v2, %c4, %v3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v1, %v4 : !torch.vtensor<[?,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
  return %v5 : !torch.vtensor<[?,4,?],f32>
}

// CHECK-LABEL: func.func @reverse(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %0 = torch.aten.t %arg0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   %1 = torch.aten.numpy_T %0 : !torch.vtensor<[4,?],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.neg %1 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// Rows become columns, however it is called.
func.func @reverse(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.t %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[4,?],f32>
  %v2 = torch.aten.numpy_T %v1 : !torch.vtensor<[4,?],f32> -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.neg %v2 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v3, %v5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @reverse_other(%arg0: !torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[2,?,?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.numpy_T %arg0 : !torch.vtensor<[?,?,2],f32> -> !torch.vtensor<[2,?,?],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,2],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,2],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int2, %1, %2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %0, %3 : !torch.vtensor<[2,?,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?,?],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[2,?,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: two unknown dimensions in one shape, which constants cannot say
// Three dimensions: the outer two change places, the inner does not.
func.func @reverse_other(%x: !torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[2,?,?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.numpy_T %x : !torch.vtensor<[?,?,2],f32> -> !torch.vtensor<[2,?,?],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,2],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,2],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %c2, %v2, %v3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v1, %v4 : !torch.vtensor<[2,?,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?,?],f32>
  return %v5 : !torch.vtensor<[2,?,?],f32>
}

// CHECK-LABEL: func.func @unsqueeze_last(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.unsqueeze %arg0, %int-1 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4,1],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4,1],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// -1 is behind the last dimension.
func.func @unsqueeze_last(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %cm1 = torch.constant.int -1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.unsqueeze %x, %cm1 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4,1],f32>
  %v2 = torch.aten.size.int %v1, %c0 : !torch.vtensor<[?,4,1],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4,1],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @unsqueeze_too_far(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.unsqueeze %arg0, %int3 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?,1],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.mul.int %1, %2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %0, %4 : !torch.vtensor<[?,?,1],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// No such place: the sizes behind it are not those of the operand.
func.func @unsqueeze_too_far(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %c3 = torch.constant.int 3
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.unsqueeze %x, %c3 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?,1],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.mul.int %v2, %v3 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4 : (!torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v1, %v5 : !torch.vtensor<[?,?,1],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v6 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @squeeze(%arg0: !torch.vtensor<[?,1,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.squeeze.dim %arg0, %int1 : !torch.vtensor<[?,1,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// What goes is 1 by the rank of the result.
func.func @squeeze(%x: !torch.vtensor<[?,1,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.squeeze.dim %x, %c1 : !torch.vtensor<[?,1,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @squeeze_of_nothing(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.squeeze.dim %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A dimension that is not 1 stays, and its size with it.
func.func @squeeze_of_nothing(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.squeeze.dim %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @squeeze_unknown(%arg0: !torch.vtensor<[?,1,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.squeeze.dim %arg0, %arg1 : !torch.vtensor<[?,1,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Which one is not said, so that the first may have been 1.
func.func @squeeze_unknown(%x: !torch.vtensor<[?,1,4],f32>, %k: !torch.int) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.squeeze.dim %x, %k : !torch.vtensor<[?,1,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @select(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.select.int %arg0, %int0, %arg1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Whatever the index, one dimension is gone.
func.func @select(%x: !torch.vtensor<[?,?,4],f32>, %i: !torch.int) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.select.int %x, %c0, %i : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @select_other(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.select.int %arg0, %int0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// The dimension it was taken out of.
func.func @select_other(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.select.int %x, %c0, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}
