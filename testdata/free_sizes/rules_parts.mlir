// What is put together, taken out or looked up.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @cat(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A sum of sizes is one.
func.func @cat(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %v2 = torch.aten.cat %v1, %c0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.add.int %v3, %v4 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v2, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v7 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @cat_one_of_them(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// One part is not the whole.
func.func @cat_one_of_them(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %v2 = torch.aten.cat %v1, %c0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @cat_elsewhere(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %1 = torch.aten.cat %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
// Along another dimension the first says the size.
func.func @cat_elsewhere(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %cm1 = torch.constant.int -1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %v2 = torch.aten.cat %v1, %cm1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,8],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %v5 : !torch.vtensor<[?,2,4],f32>
}

// CHECK-LABEL: func.func @cat_twice(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[2,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int2, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[2,?],f32>
// CHECK-NEXT: }
// Twice the same: 2 n.
func.func @cat_twice(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[2,?],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %x, %x : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %v2 = torch.aten.cat %v1, %c0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.mul.int %v3, %c4 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %c2, %v4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v2, %v5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
  return %v6 : !torch.vtensor<[2,?],f32>
}

// CHECK-LABEL: func.func @cat_of_an_argument(%arg0: !torch.list<vtensor<[?,4],f32>>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.cat %arg0, %int1 : !torch.list<vtensor<[?,4],f32>>, !torch.int -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A list from elsewhere has who knows how many.
func.func @cat_of_an_argument(%l: !torch.list<vtensor<[?,4],f32>>, %x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %v1 = torch.aten.cat %l, %c1 : !torch.list<vtensor<[?,4],f32>>, !torch.int -> !torch.vtensor<[?,?],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2 : (!torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v4 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @index_select(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.index_select %arg0, %int0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// As many rows as indices.
func.func @index_select(%x: !torch.vtensor<[?,4],f32>, %i: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.index_select %x, %c0, %i : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %i, %c0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @index_select_other(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.index_select %arg0, %int0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Not as many as there were.
func.func @index_select_other(%x: !torch.vtensor<[?,4],f32>, %i: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.index_select %x, %c0, %i : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @gather(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],si64>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,4],si64>, !torch.bool -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The shape of the indices, of which there may be fewer.
func.func @gather(%x: !torch.vtensor<[?,4],f32>, %i: !torch.vtensor<[?,4],si64>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.gather %x, %c1, %i, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,4],si64>, !torch.bool -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %i, %c0 : !torch.vtensor<[?,4],si64>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @gather_other(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],si64>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,4],si64>, !torch.bool -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// So not that of what they point into.
func.func @gather_other(%x: !torch.vtensor<[?,4],f32>, %i: !torch.vtensor<[?,4],si64>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.gather %x, %c1, %i, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,4],si64>, !torch.bool -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @embedding(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[?,3],si64>) -> !torch.vtensor<[?,12],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int12 = torch.constant.int 12
// CHECK-NEXT:   %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[10,4],f32>, !torch.vtensor<[?,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,12],f32>
// CHECK-NEXT: }
// A dimension more than the indices.
func.func @embedding(%w: !torch.vtensor<[10,4],f32>, %i: !torch.vtensor<[?,3],si64>) -> !torch.vtensor<[?,12],f32> {
  %cm1 = torch.constant.int -1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c12 = torch.constant.int 12
  %v1 = torch.aten.embedding %w, %i, %cm1, %false, %false : !torch.vtensor<[10,4],f32>, !torch.vtensor<[?,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,3,4],f32>
  %v2 = torch.aten.size.int %i, %c0 : !torch.vtensor<[?,3],si64>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c12 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
  return %v4 : !torch.vtensor<[?,12],f32>
}

// CHECK-LABEL: func.func @embedding_words(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,3],si64>) -> !torch.vtensor<[?,12],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int12 = torch.constant.int 12
// CHECK-NEXT:   %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,3,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,12],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// How many words there are is another matter.
func.func @embedding_words(%w: !torch.vtensor<[?,4],f32>, %i: !torch.vtensor<[?,3],si64>) -> !torch.vtensor<[?,12],f32> {
  %cm1 = torch.constant.int -1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c12 = torch.constant.int 12
  %v1 = torch.aten.embedding %w, %i, %cm1, %false, %false : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,3,4],f32>
  %v2 = torch.aten.size.int %w, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c12 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
  return %v4 : !torch.vtensor<[?,12],f32>
}

// CHECK-LABEL: func.func @slice_all(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// From 0 to no end it is all of it.
func.func @slice_all(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c9223372036854775807 = torch.constant.int 9223372036854775807
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.slice.Tensor %x, %c0, %c0, %c9223372036854775807, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @slice_of_another(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int9223372036854775807, %int2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Every second row: not all.
func.func @slice_of_another(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c9223372036854775807 = torch.constant.int 9223372036854775807
  %c2 = torch.constant.int 2
  %v1 = torch.aten.slice.Tensor %x, %c0, %c0, %c9223372036854775807, %c2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @slice_beyond(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1000 = torch.constant.int 1000
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int1000, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Up to 1000 may be all of it or not.
func.func @slice_beyond(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1000 = torch.constant.int 1000
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.slice.Tensor %x, %c0, %c0, %c1000, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @slice_the_same(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %2 = torch.aten.slice.Tensor %1, %int0, %int1, %int-1, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int-1, %int2, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %2, %3 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
// The same rows of tensors of the same length are as many.
func.func @slice_the_same(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %cm1 = torch.constant.int -1
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %x, %x : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %v2 = torch.aten.cat %v1, %c1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,8],f32>
  %v3 = torch.aten.slice.Tensor %x, %c0, %c1, %cm1, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.slice.Tensor %v2, %c0, %c1, %cm1, %c1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
  %v5 = torch.aten.size.int %v3, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v4, %v6 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %v7 : !torch.vtensor<[?,2,4],f32>
}

// CHECK-LABEL: func.func @slice_others(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %2 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int-1, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.slice.Tensor %1, %int0, %int2, %int-1, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %4 = torch.aten.size.int %2, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %4, %int2, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %3, %5 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+14]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// From another row on they are not.
func.func @slice_others(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %cm1 = torch.constant.int -1
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %x, %x : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %v2 = torch.aten.cat %v1, %c1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,8],f32>
  %v3 = torch.aten.slice.Tensor %x, %c0, %c1, %cm1, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.slice.Tensor %v2, %c0, %c2, %cm1, %c1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
  %v5 = torch.aten.size.int %v3, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v4, %v6 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %v7 : !torch.vtensor<[?,2,4],f32>
}

// CHECK-LABEL: func.func @slices_of_two(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int-1, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.slice.Tensor %arg1, %int0, %int1, %int-1, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+12]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Nor of tensors that may differ in length.
func.func @slices_of_two(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %cm1 = torch.constant.int -1
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.aten.slice.Tensor %x, %c0, %c1, %cm1, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.slice.Tensor %y, %c0, %c1, %cm1, %c1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
  %v3 = torch.aten.size.int %v1, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %v5 : !torch.vtensor<[?,2,4],f32>
}
