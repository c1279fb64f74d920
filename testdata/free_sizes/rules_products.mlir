// The shape of a product, by which operand each of its dimensions comes from.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @mm_both(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[8,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[8,?],f32> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// Rows of the one, columns of the other.
func.func @mm_both(%x: !torch.vtensor<[?,8],f32>, %y: !torch.vtensor<[8,?],f32>) -> !torch.vtensor<[?],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %v1 = torch.aten.mm %x, %y : !torch.vtensor<[?,8],f32>, !torch.vtensor<[8,?],f32> -> !torch.vtensor<[?,?],f32>
  %v2 = torch.aten.size.int %y, %c1 : !torch.vtensor<[8,?],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.mul.int %v2, %v3 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4 : (!torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v1, %v5 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v6 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @mm_inner(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,8],f32> -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// The dimension that is added up is in no result.
func.func @mm_inner(%x: !torch.vtensor<[?,?],f32>, %y: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.aten.mm %x, %y : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,8],f32> -> !torch.vtensor<[?,8],f32>
  %v2 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %v4 : !torch.vtensor<[?,2,4],f32>
}

// CHECK-LABEL: func.func @bmm(%arg0: !torch.vtensor<[?,3,4],f32>, %arg1: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,6],f32>
// CHECK-NEXT: }
// The batch stays.
func.func @bmm(%x: !torch.vtensor<[?,3,4],f32>, %y: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
  %c0 = torch.constant.int 0
  %c6 = torch.constant.int 6
  %v1 = torch.aten.bmm %x, %y : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  return %v4 : !torch.vtensor<[?,6],f32>
}

// CHECK-LABEL: func.func @bmm_other(%arg0: !torch.vtensor<[?,3,4],f32>, %arg1: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,4,2],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,6],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// The batch is read off the first operand.
func.func @bmm_other(%x: !torch.vtensor<[?,3,4],f32>, %y: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
  %c0 = torch.constant.int 0
  %c6 = torch.constant.int 6
  %v1 = torch.aten.bmm %x, %y : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4,2],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  return %v4 : !torch.vtensor<[?,6],f32>
}

// CHECK-LABEL: func.func @matmul_batch_of_one(%arg0: !torch.vtensor<[1,3,4],f32>, %arg1: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[1,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,6],f32>
// CHECK-NEXT: }
// A batch of 1 is as long as the other.
func.func @matmul_batch_of_one(%x: !torch.vtensor<[1,3,4],f32>, %y: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
  %c0 = torch.constant.int 0
  %c6 = torch.constant.int 6
  %v1 = torch.aten.matmul %x, %y : !torch.vtensor<[1,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4,2],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  return %v4 : !torch.vtensor<[?,6],f32>
}

// CHECK-LABEL: func.func @matmul_batch_of_two(%arg0: !torch.vtensor<[?,3,4],f32>, %arg1: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,6],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Either batch may be 1.
func.func @matmul_batch_of_two(%x: !torch.vtensor<[?,3,4],f32>, %y: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
  %c0 = torch.constant.int 0
  %c6 = torch.constant.int 6
  %v1 = torch.aten.matmul %x, %y : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  return %v4 : !torch.vtensor<[?,6],f32>
}

// CHECK-LABEL: func.func @matmul_strict(%arg0: !torch.vtensor<[?,3,4],f32>, %arg1: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,6],f32>
// CHECK-NEXT: }
// Unless the function takes unknown sizes for equal.
func.func @matmul_strict(%x: !torch.vtensor<[?,3,4],f32>, %y: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> attributes {torch.assume_strict_symbolic_shapes} {
  %c0 = torch.constant.int 0
  %c6 = torch.constant.int 6
  %v1 = torch.aten.matmul %x, %y : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  return %v4 : !torch.vtensor<[?,6],f32>
}

// CHECK-LABEL: func.func @matmul_missing_batch(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,6],f32>
// CHECK-NEXT: }
// An operand without a batch has any.
func.func @matmul_missing_batch(%x: !torch.vtensor<[3,4],f32>, %y: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,6],f32> {
  %c0 = torch.constant.int 0
  %c6 = torch.constant.int 6
  %v1 = torch.aten.matmul %x, %y : !torch.vtensor<[3,4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,3,2],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4,2],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  return %v4 : !torch.vtensor<[?,6],f32>
}

// CHECK-LABEL: func.func @matmul_vector(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,2,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,4,2],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,2],f32>, !torch.list<int> -> !torch.vtensor<[?,2,1],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A product with a vector is not followed.
func.func @matmul_vector(%x: !torch.vtensor<[4],f32>, %y: !torch.vtensor<[?,4,2],f32>) -> !torch.vtensor<[?,2,1],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %v1 = torch.aten.matmul %x, %y : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4,2],f32> -> !torch.vtensor<[?,2],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4,2],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,2],f32>, !torch.list<int> -> !torch.vtensor<[?,2,1],f32>
  return %v4 : !torch.vtensor<[?,2,1],f32>
}

// CHECK-LABEL: func.func @linear(%arg0: !torch.vtensor<[?,3,8],f32>, %arg1: !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[?,12],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int12 = torch.constant.int 12
// CHECK-NEXT:   %0 = torch.aten.linear %arg0, %arg1, %none : !torch.vtensor<[?,3,8],f32>, !torch.vtensor<[4,8],f32>, !torch.none -> !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,12],f32>
// CHECK-NEXT: }
// All but the last dimension are kept.
func.func @linear(%x: !torch.vtensor<[?,3,8],f32>, %w: !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[?,12],f32> {
  %none = torch.constant.none
  %c0 = torch.constant.int 0
  %c12 = torch.constant.int 12
  %v1 = torch.aten.linear %x, %w, %none : !torch.vtensor<[?,3,8],f32>, !torch.vtensor<[4,8],f32>, !torch.none -> !torch.vtensor<[?,3,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,8],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c12 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
  return %v4 : !torch.vtensor<[?,12],f32>
}

// CHECK-LABEL: func.func @linear_features(%arg0: !torch.vtensor<[2,8],f32>, %arg1: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.linear %arg0, %arg1, %none : !torch.vtensor<[2,8],f32>, !torch.vtensor<[?,8],f32>, !torch.none -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[2,?],f32>, !torch.list<int> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2],f32>
// CHECK-NEXT: }
// The last is what the weight has rows of.
func.func @linear_features(%x: !torch.vtensor<[2,8],f32>, %w: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,2],f32> {
  %none = torch.constant.none
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.linear %x, %w, %none : !torch.vtensor<[2,8],f32>, !torch.vtensor<[?,8],f32>, !torch.none -> !torch.vtensor<[2,?],f32>
  %v2 = torch.aten.size.int %w, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[2,?],f32>, !torch.list<int> -> !torch.vtensor<[?,2],f32>
  return %v4 : !torch.vtensor<[?,2],f32>
}

// CHECK-LABEL: func.func @linear_features_other(%arg0: !torch.vtensor<[2,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,2],f32> {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.linear %arg0, %arg1, %none : !torch.vtensor<[2,?],f32>, !torch.vtensor<[?,?],f32>, !torch.none -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[2,?],f32>, !torch.list<int> -> !torch.vtensor<[?,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// And not what it has columns of.
func.func @linear_features_other(%x: !torch.vtensor<[2,?],f32>, %w: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,2],f32> {
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.linear %x, %w, %none : !torch.vtensor<[2,?],f32>, !torch.vtensor<[?,?],f32>, !torch.none -> !torch.vtensor<[2,?],f32>
  %v2 = torch.aten.size.int %w, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[2,?],f32>, !torch.list<int> -> !torch.vtensor<[?,2],f32>
  return %v4 : !torch.vtensor<[?,2],f32>
}

// CHECK-LABEL: func.func @addmm(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.vtensor<[?,8],f32>, %arg2: !torch.vtensor<[8,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.addmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[4],f32>, !torch.vtensor<[?,8],f32>, !torch.vtensor<[8,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The rows of the first factor, which is operand 1.
func.func @addmm(%b: !torch.vtensor<[4],f32>, %x: !torch.vtensor<[?,8],f32>, %w: !torch.vtensor<[8,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.addmm %b, %x, %w, %c1, %c1 : !torch.vtensor<[4],f32>, !torch.vtensor<[?,8],f32>, !torch.vtensor<[8,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @addmm_bias(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,8],f32>, %arg2: !torch.vtensor<[8,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.addmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,8],f32>, !torch.vtensor<[8,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// What is added may have one row.
func.func @addmm_bias(%b: !torch.vtensor<[?,4],f32>, %x: !torch.vtensor<[?,8],f32>, %w: !torch.vtensor<[8,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.addmm %b, %x, %w, %c1, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,8],f32>, !torch.vtensor<[8,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %b, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}
