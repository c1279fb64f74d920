// Lists that are empty, negative, of nothing, of types that say more or less.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @rank_0(%arg0: !torch.vtensor<[1,1],f32>) -> !torch.vtensor<[],f32> {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct  : () -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[1,1],f32>, !torch.list<int> -> !torch.vtensor<[],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[],f32>
// CHECK-NEXT: }
// No dimension is no size: nothing to free and nothing to say.
func.func @rank_0(%x: !torch.vtensor<[1,1],f32>) -> !torch.vtensor<[],f32> {
  %v1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %v2 = torch.aten.view %x, %v1 : !torch.vtensor<[1,1],f32>, !torch.list<int> -> !torch.vtensor<[],f32>
  return %v2 : !torch.vtensor<[],f32>
}

// CHECK-LABEL: func.func @to_one_dimension(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// Its own size again is no view.
func.func @to_one_dimension(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v3 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @type_that_knows_less(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
// The same shape under a type that says less is a view still.
func.func @type_that_knows_less(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %v3 : !torch.vtensor<[?,?],f32>
}

// CHECK-LABEL: func.func @type_that_knows_more(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// The type of the result says what the list does not.
func.func @type_that_knows_more(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v1, %v2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %v4 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @type_that_knows_all(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[3,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[3,4],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[3,4],f32>
// CHECK-NEXT: }
// Or all of it: the list is made of numbers then.
func.func @type_that_knows_all(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[3,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v1, %v2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[3,4],f32>
  return %v4 : !torch.vtensor<[3,4],f32>
}

// CHECK-LABEL: func.func @two_in_one_place(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,4,3],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int4, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4,3],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,4,3],f32>
// CHECK-NEXT: }
// Two sizes of which one is known by the type are one.
func.func @two_in_one_place(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,4,3],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v1, %c4, %v2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4,3],f32>
  return %v4 : !torch.vtensor<[?,4,3],f32>
}

// CHECK-LABEL: func.func @minus_one_that_is_unknown(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,4,?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4, %int-1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: two unknown dimensions in one shape, which constants cannot say
// -1 stands for the second: two that are not known.
func.func @minus_one_that_is_unknown(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,4,?],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %cm1 = torch.constant.int -1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4, %cm1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
  return %v3 : !torch.vtensor<[?,4,?],f32>
}

// CHECK-LABEL: func.func @minus_one_of_nothing(%arg0: !torch.vtensor<[?,0],f32>) -> !torch.vtensor<[?,1,0],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,0],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int1, %int-1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,0],f32>, !torch.list<int> -> !torch.vtensor<[?,1,0],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,1,0],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: another dimension is 0, which forbids -1
// -1 stands for 0: of nothing, the other would be any number.
func.func @minus_one_of_nothing(%x: !torch.vtensor<[?,0],f32>) -> !torch.vtensor<[?,1,0],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %cm1 = torch.constant.int -1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,0],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c1, %cm1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,0],f32>, !torch.list<int> -> !torch.vtensor<[?,1,0],f32>
  return %v3 : !torch.vtensor<[?,1,0],f32>
}

// CHECK-LABEL: func.func @minus_one_twice(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int-1, %int-1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.view still needs a size: two other entries of its shape are -1
// Two of them fail when the program runs; the list stays for that.
func.func @minus_one_twice(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %c0 = torch.constant.int 0
  %cm1 = torch.constant.int -1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %cm1, %cm1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  return %v3 : !torch.vtensor<[?,?,?],f32>
}

// CHECK-LABEL: func.func @negative_size(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?,?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int-2 = torch.constant.int -2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int-2, %int-2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,?,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.view still needs a size: another entry of its shape is negative
// So does any other negative number.
func.func @negative_size(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %c0 = torch.constant.int 0
  %cm2 = torch.constant.int -2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %cm2, %cm2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  return %v3 : !torch.vtensor<[?,?,?],f32>
}

// CHECK-LABEL: func.func @may_be_zero(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %0, %1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,1],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: two unknown dimensions in one shape, which constants cannot say
// [n, m, 1] of [n, m]: either may be 0, and they are two.
func.func @may_be_zero(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v1, %v2, %c1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,1],f32>
  return %v4 : !torch.vtensor<[?,?,1],f32>
}

// CHECK-LABEL: func.func @square(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.mul.int %0, %1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// n n of n m elements.
func.func @square(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.mul.int %v1, %v2 : !torch.int, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v5 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @list_of_an_argument(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.list<int>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %0 = torch.aten.view %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A list that is an argument has no size in it that was read here.
func.func @list_of_an_argument(%x: !torch.vtensor<[?,4],f32>, %l: !torch.list<int>) -> !torch.vtensor<[?,2,2],f32> {
  %v1 = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v1 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @size_as_a_result(%arg0: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.int) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2, %0 : !torch.vtensor<[?,2,2],f32>, !torch.int
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:3: remark: func.return still needs a size: it takes a size as a number
// The view lets go of a size that the function returns.
func.func @size_as_a_result(%x: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.int) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3, %v1 : !torch.vtensor<[?,2,2],f32>, !torch.int
}

// CHECK-LABEL: func.func @size_as_data(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Scalar %2, %0 : !torch.vtensor<[?,2,2],f32>, !torch.int -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.mul.Scalar still needs a size: it takes a size as a number
// Or that is multiplied with.
func.func @size_as_data(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  %v4 = torch.aten.mul.Scalar %v3, %v1 : !torch.vtensor<[?,2,2],f32>, !torch.int -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @size_as_a_value(%arg0: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[2],f32>) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.full %1, %0, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4, %2 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.full still needs a size: it takes a size as a number
// Or that fills a tensor.
func.func @size_as_a_value(%x: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[2],f32>) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %none = torch.constant.none
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v3 = torch.aten.full %v2, %v1, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],f32>
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5, %v3 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[2],f32>
}

// CHECK-LABEL: func.func @channels_of_arithmetic(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.int) -> !torch.vtensor<[1,?,1],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int-1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,1],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[1,?,1],f32>
// CHECK-NEXT: }
// A vector between ones says its size by being valid, whoever gives it,
func.func @channels_of_arithmetic(%x: !torch.vtensor<[?],f32>, %k: !torch.int) -> !torch.vtensor<[1,?,1],f32> {
  %c1 = torch.constant.int 1
  %v1 = torch.prim.ListConstruct %c1, %k, %c1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.view %x, %v1 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,1],f32>
  return %v2 : !torch.vtensor<[1,?,1],f32>
}

// CHECK-LABEL: func.func @channels_of_a_row(%arg0: !torch.vtensor<[1,?],f32>, %arg1: !torch.int) -> !torch.vtensor<[1,?,1],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %arg1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[1,?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,1],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[1,?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+5]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// a matrix of one row does not.
func.func @channels_of_a_row(%x: !torch.vtensor<[1,?],f32>, %k: !torch.int) -> !torch.vtensor<[1,?,1],f32> {
  %c1 = torch.constant.int 1
  %v1 = torch.prim.ListConstruct %c1, %k, %c1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.view %x, %v1 : !torch.vtensor<[1,?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,1],f32>
  return %v2 : !torch.vtensor<[1,?,1],f32>
}

// CHECK-LABEL: func.func @channels_between_two(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.int) -> !torch.vtensor<[2,?,1],f32> {
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %arg1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[2,?,1],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[2,?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Nor a vector beside anything but ones.
func.func @channels_between_two(%x: !torch.vtensor<[?],f32>, %k: !torch.int) -> !torch.vtensor<[2,?,1],f32> {
  %c2 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %v1 = torch.prim.ListConstruct %c2, %k, %c1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.view %x, %v1 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[2,?,1],f32>
  return %v2 : !torch.vtensor<[2,?,1],f32>
}

// CHECK-LABEL: func.func @unsafe_view(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[2,?,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %int-1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten._unsafe_view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[2,?,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[2,?,2],f32>
// CHECK-NEXT: }
// It is safe to be called unsafe,
func.func @unsafe_view(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[2,?,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %c2, %v1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten._unsafe_view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[2,?,2],f32>
  return %v3 : !torch.vtensor<[2,?,2],f32>
}

// CHECK-LABEL: func.func @view_copy(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// or to be copied,
func.func @view_copy(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view_copy %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @not_a_view(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = "my.view"(%arg0, %1) : (!torch.vtensor<[?,4],f32>, !torch.list<int>) -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: my.view still needs a size: it takes a size as a number
// but not to be called otherwise.
func.func @not_a_view(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = "my.view"(%x, %v2) : (!torch.vtensor<[?,4],f32>, !torch.list<int>) -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @mutable(%arg0: !torch.tensor<[?,4],f32>) -> !torch.tensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.tensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.tensor<[?,4],f32>, !torch.list<int> -> !torch.tensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.tensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A tensor that others may write to has no shape to rely on.
func.func @mutable(%x: !torch.tensor<[?,4],f32>) -> !torch.tensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.tensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.tensor<[?,4],f32>, !torch.list<int> -> !torch.tensor<[?,2,2],f32>
  return %v3 : !torch.tensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @no_rank(%arg0: !torch.vtensor<*,f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<*,f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<*,f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Without a rank there are no sizes.
func.func @no_rank(%x: !torch.vtensor<*,f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<*,f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<*,f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}
