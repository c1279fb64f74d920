// Shapes that a list says: what is joined, split, made or repeated.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @flatten(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.flatten.using_ints %arg0, %int0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// What is joined is a product.
func.func @flatten(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.flatten.using_ints %x, %c0, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.mul.int %v2, %v3 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v1, %v5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v6 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @flatten_one_of_them(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.flatten.using_ints %arg0, %int0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// One factor is not the product.
func.func @flatten_one_of_them(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.flatten.using_ints %x, %c0, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @flatten_from_behind(%arg0: !torch.vtensor<[?,3,2],f32>) -> !torch.vtensor<[?,3,2],f32> {
// CHECK-NEXT:   %int-2 = torch.constant.int -2
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.flatten.using_ints %arg0, %int-2, %int-1 : !torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int3, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT: }
// All but the first.
func.func @flatten_from_behind(%x: !torch.vtensor<[?,3,2],f32>) -> !torch.vtensor<[?,3,2],f32> {
  %cm2 = torch.constant.int -2
  %cm1 = torch.constant.int -1
  %c0 = torch.constant.int 0
  %c3 = torch.constant.int 3
  %c2 = torch.constant.int 2
  %v1 = torch.aten.flatten.using_ints %x, %cm2, %cm1 : !torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,6],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,2],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c3, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,2],f32>
  return %v4 : !torch.vtensor<[?,3,2],f32>
}

// CHECK-LABEL: func.func @collapse_one(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prims.collapse %arg0, %int0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// One dimension joined with none is itself.
func.func @collapse_one(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prims.collapse %x, %c0, %c0 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @collapse_none(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.prims.collapse %arg0, %int1, %int0 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.mul.int %1, %2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %0, %4 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// From the second to the first: nothing is concluded from what fails.
func.func @collapse_none(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %v1 = torch.prims.collapse %x, %c1, %c0 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.mul.int %v2, %v3 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4 : (!torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v1, %v5 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v6 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @unflatten_from_behind(%arg0: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,?,2],f32> {
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %1 = torch.aten.cat %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.unflatten.int %1, %int-1, %2 : !torch.vtensor<[2,?],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[2,?,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[2,?,2],f32>
// CHECK-NEXT: }
// The last dimension, by its number from behind. What -1 stood for is a number then.
func.func @unflatten_from_behind(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,?,2],f32> {
  %cm1 = torch.constant.int -1
  %c1 = torch.constant.int 1
  %v1 = torch.prim.ListConstruct %x, %x : (!torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>) -> !torch.list<vtensor>
  %v2 = torch.aten.cat %v1, %cm1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,?],f32>
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[2,?],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %cm1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.unflatten.int %v2, %cm1, %v4 : !torch.vtensor<[2,?],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[2,?,2],f32>
  return %v5 : !torch.vtensor<[2,?,2],f32>
}

// CHECK-LABEL: func.func @unflatten_of_another(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,1,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.unflatten.int %arg0, %int0, %1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,1,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,1,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.unflatten.int still needs a size: its number of elements is not known to be that of its operand
// The size of who knows what.
func.func @unflatten_of_another(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,1,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.unflatten.int %x, %c0, %v2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,1,4],f32>
  return %v3 : !torch.vtensor<[?,1,4],f32>
}

// CHECK-LABEL: func.func @unflatten_two(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.flatten.using_ints %arg0, %int0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %1, %2 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.unflatten.int %0, %int0, %3 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.unflatten.int still needs a size: two unknown dimensions in one shape, which constants cannot say
// Two that are not known, of which one -1 cannot stand for both.
func.func @unflatten_two(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.flatten.using_ints %x, %c0, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v2, %v3 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.unflatten.int %v1, %c0, %v4 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,?,4],f32>
  return %v5 : !torch.vtensor<[?,?,4],f32>
}

// CHECK-LABEL: func.func @unflatten_nothing(%arg0: !torch.vtensor<[?,0,4],f32>) -> !torch.vtensor<[?,0,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.flatten.using_ints %arg0, %int0, %int1 : !torch.vtensor<[?,0,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[0,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,0,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.unflatten.int %0, %int0, %2 : !torch.vtensor<[0,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,0,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,0,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.unflatten.int still needs a size: another dimension is 0, which forbids -1
// Rows of nothing: -1 would be any number.
func.func @unflatten_nothing(%x: !torch.vtensor<[?,0,4],f32>) -> !torch.vtensor<[?,0,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.flatten.using_ints %x, %c0, %c1 : !torch.vtensor<[?,0,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[0,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,0,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c0 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.unflatten.int %v1, %c0, %v3 : !torch.vtensor<[0,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,0,4],f32>
  return %v4 : !torch.vtensor<[?,0,4],f32>
}

// CHECK-LABEL: func.func @unflatten_where(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,1,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.unflatten.int %arg0, %arg1, %1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,1,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,1,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.unflatten.int still needs a size: it takes a size as a number
// Which dimension it is may not be known: the size stays a number that it takes.
func.func @unflatten_where(%x: !torch.vtensor<[?,4],f32>, %k: !torch.int) -> !torch.vtensor<[?,1,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.unflatten.int %x, %k, %v2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,1,4],f32>
  return %v3 : !torch.vtensor<[?,1,4],f32>
}

// CHECK-LABEL: func.func @new(%arg0: !torch.vtensor<[?,3],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.new_zeros %arg0, %1, %none, %none, %none, %none : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %2, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4, %2 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.new_zeros still needs a size: it takes a size as a number
// A new tensor of the list is of its sizes; the list of a new one stays.
func.func @new(%x: !torch.vtensor<[?,3],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>) {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.new_zeros %x, %v2, %none, %none, %none, %none : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v3, %v5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v6, %v3 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @random(%arg0: !torch.vtensor<[?,3],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.rand %1, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %2, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4, %2 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.rand still needs a size: it takes a size as a number
// Drawing numbers has an effect, but not on the list that says how many.
func.func @random(%x: !torch.vtensor<[?,3],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>) {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.rand %v2, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v3, %v5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v6, %v3 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @new_of_another(%arg0: !torch.vtensor<[?,3],f32>, %arg1: !torch.int) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>) {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.new_ones %arg0, %0, %none, %none, %none, %none : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4, %1 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// As many as the argument says, and not more is known of that.
func.func @new_of_another(%x: !torch.vtensor<[?,3],f32>, %k: !torch.int) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>) {
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %k, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.new_ones %x, %v1, %none, %none, %none, %none : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5, %v2 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @negative(%arg0: !torch.int) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.rand %0, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %arg0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A number that may be -1 is no size: with -1 the tensor is refused, with the list
// of the view it is inferred.
func.func @negative(%k: !torch.int) -> !torch.vtensor<[?,2,2],f32> {
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %k, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.rand %v1, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v3 = torch.prim.ListConstruct %k, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v2, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @negative_size(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.sub.int %0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Arithmetic may give -1 too.
func.func @negative_size(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.sub.int %v1, %c1 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @inferred(%arg0: !torch.vtensor<[?,3,2],f32>) -> !torch.vtensor<[?,2,3],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,2,3],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,3],f32>
// CHECK-NEXT: }
// What -1 stands for is the quotient of what there is by what is said.
func.func @inferred(%x: !torch.vtensor<[?,3,2],f32>) -> !torch.vtensor<[?,2,3],f32> {
  %cm1 = torch.constant.int -1
  %c6 = torch.constant.int 6
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c3 = torch.constant.int 3
  %v1 = torch.prim.ListConstruct %cm1, %c6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.view %x, %v1 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,2],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,2,3],f32>
  return %v5 : !torch.vtensor<[?,2,3],f32>
}

// CHECK-LABEL: func.func @inferred_not(%arg0: !torch.vtensor<[?,6],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,6],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// 6 n by 4 is no polynomial of n.
func.func @inferred_not(%x: !torch.vtensor<[?,6],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %cm1 = torch.constant.int -1
  %c4 = torch.constant.int 4
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %cm1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.view %x, %v1 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,6],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @expand_minus_one(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[3,?,2,2],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3, %int-1, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int3, %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[3,?,4],f32>, !torch.list<int> -> !torch.vtensor<[3,?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[3,?,2,2],f32>
// CHECK-NEXT: }
// -1 is the size that the operand has there, counted from behind.
func.func @expand_minus_one(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[3,?,2,2],f32> {
  %c3 = torch.constant.int 3
  %cm1 = torch.constant.int -1
  %c4 = torch.constant.int 4
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c3, %cm1, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.expand %x, %v1, %false : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %c3, %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[3,?,4],f32>, !torch.list<int> -> !torch.vtensor<[3,?,2,2],f32>
  return %v5 : !torch.vtensor<[3,?,2,2],f32>
}

// CHECK-LABEL: func.func @expand_to_an_argument(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.int) -> !torch.vtensor<[3,?],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3, %arg1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,?],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int3, %2 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[3,?],f32>, !torch.list<int> -> !torch.vtensor<[3,?],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[3,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.expand still needs a size: torch.aten.view needs it whole
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// It was k or 1, and k may be -1.
func.func @expand_to_an_argument(%x: !torch.vtensor<[?],f32>, %k: !torch.int) -> !torch.vtensor<[3,?],f32> {
  %c3 = torch.constant.int 3
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %v1 = torch.prim.ListConstruct %c3, %k : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.expand %x, %v1, %false : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,?],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %c3, %v3 : (!torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[3,?],f32>, !torch.list<int> -> !torch.vtensor<[3,?],f32>
  return %v5 : !torch.vtensor<[3,?],f32>
}
