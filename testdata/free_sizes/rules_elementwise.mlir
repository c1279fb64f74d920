// Element by element, or as the first operand is: which operand says the size.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @one(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.abs %arg0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.sqrt %0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// One operand.
func.func @one(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.abs %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.sqrt %v1 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @scalar(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.pow.Tensor_Scalar %arg0, %int2 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A number beside it has no dimensions.
func.func @scalar(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c2 = torch.constant.int 2
  %c0 = torch.constant.int 0
  %v1 = torch.aten.pow.Tensor_Scalar %x, %c2 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @two(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.sub.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Either of two may have one row.
func.func @two(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.sub.Tensor %x, %y, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @two_of_one(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.sin %arg0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.atan2 %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Two of the same rows have those.
func.func @two_of_one(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.sin %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.atan2 %x, %v1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @row(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.div.Tensor %arg1, %arg0 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// One row beside many, whichever comes first.
func.func @row(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.div.Tensor %y, %x : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @other_rank(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.fmod.Tensor %arg1, %arg0 : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A vector beside a matrix is a row of it.
func.func @other_rank(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.fmod.Tensor %y, %x : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @rank_0(%arg0: !torch.vtensor<[?,4],si64>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,2,2],si64> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[?,4],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?,4],si64>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],si64>, !torch.list<int> -> !torch.vtensor<[?,2,2],si64>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],si64>
// CHECK-NEXT: }
// A tensor without dimensions is less.
func.func @rank_0(%x: !torch.vtensor<[?,4],si64>, %y: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,2,2],si64> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.bitwise_xor.Tensor %x, %y : !torch.vtensor<[?,4],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?,4],si64>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],si64>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],si64>, !torch.list<int> -> !torch.vtensor<[?,2,2],si64>
  return %v4 : !torch.vtensor<[?,2,2],si64>
}

// CHECK-LABEL: func.func @unknown_column(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.logaddexp %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A vector of unknown length meets the columns, not the rows.
func.func @unknown_column(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.logaddexp %x, %y : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @known_beside_unknown(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Three rows beside n: n is 3 or 1, and which is not known.
func.func @known_beside_unknown(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.mul.Tensor %x, %y : !torch.vtensor<[?,4],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %v4 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @three(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],i1>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.where.self %arg1, %arg0, %arg0 : !torch.vtensor<[?,4],i1>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Three operands, of which the condition is one.
func.func @three(%x: !torch.vtensor<[?,4],f32>, %c: !torch.vtensor<[?,4],i1>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.where.self %c, %x, %x : !torch.vtensor<[?,4],i1>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @three_of_one(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[1],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.addcmul %arg0, %arg0, %arg1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[1],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Two that are the same and a row of them.
func.func @three_of_one(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[1],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.addcmul %x, %x, %y, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[1],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @clamp(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Bounds that are tensors count.
func.func @clamp(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %none = torch.constant.none
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.clamp.Tensor %x, %y, %none : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>, !torch.none -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @like(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.zeros_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,4],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Like another but for the numbers in it.
func.func @like(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %none = torch.constant.none
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.zeros_like %x, %none, %none, %none, %none, %none : !torch.vtensor<[?,4],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @type_as(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f64>) -> !torch.vtensor<[?,2,2],f64> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.type_as %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,4],f64>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f64>, !torch.list<int> -> !torch.vtensor<[?,2,2],f64>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f64>
// CHECK-NEXT: }
// The shape of the first, the type of the second.
func.func @type_as(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f64>) -> !torch.vtensor<[?,2,2],f64> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.type_as %x, %y : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,4],f64>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f64>, !torch.list<int> -> !torch.vtensor<[?,2,2],f64>
  return %v4 : !torch.vtensor<[?,2,2],f64>
}

// CHECK-LABEL: func.func @type_as_other(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f64>) -> !torch.vtensor<[?,2,2],f64> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.type_as %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,4],f64>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f64>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f64>, !torch.list<int> -> !torch.vtensor<[?,2,2],f64>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f64>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// And not the shape of the second.
func.func @type_as_other(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f64>) -> !torch.vtensor<[?,2,2],f64> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.type_as %x, %y : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,4],f64>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f64>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f64>, !torch.list<int> -> !torch.vtensor<[?,2,2],f64>
  return %v4 : !torch.vtensor<[?,2,2],f64>
}

// CHECK-LABEL: func.func @softmax(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.softmax.int %arg0, %int-1, %none : !torch.vtensor<[?,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// What is divided row by row.
func.func @softmax(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %cm1 = torch.constant.int -1
  %none = torch.constant.none
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.softmax.int %x, %cm1, %none : !torch.vtensor<[?,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @scatter(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],si64>, %arg2: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.scatter.src %arg0, %int0, %arg1, %arg2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,4],si64>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// What is written into keeps its shape, whatever is written.
func.func @scatter(%x: !torch.vtensor<[?,4],f32>, %i: !torch.vtensor<[?,4],si64>, %s: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.scatter.src %x, %c0, %i, %s : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,4],si64>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @scatter_other(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],si64>, %arg2: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.scatter.src %arg0, %int0, %arg1, %arg2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,4],si64>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg2, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// What is written may be more.
func.func @scatter_other(%x: !torch.vtensor<[?,4],f32>, %i: !torch.vtensor<[?,4],si64>, %s: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.scatter.src %x, %c0, %i, %s : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,4],si64>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %s, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @cast(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.tensor_static_info_cast %arg0 : !torch.vtensor<[?,?],f32> to !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A cast that says more of the type says no more of the size.
func.func @cast(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %cast = torch.tensor_static_info_cast %x : !torch.vtensor<[?,?],f32> to !torch.vtensor<[?,4],f32>
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %cast, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @first_of_three(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %float5.000000e-01 = torch.constant.float 5.000000e-01
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %result0, %result1, %result2 = torch.aten.native_layer_norm %arg0, %0, %none, %none, %float5.000000e-01 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %result0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Of three results the first has the shape,
func.func @first_of_three(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %f0_5 = torch.constant.float 0.5
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c4 : (!torch.int) -> !torch.list<int>
  %v2, %v3, %v4 = torch.aten.native_layer_norm %x, %v1, %none, %none, %f0_5 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],f32>
  %v5 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v2, %v6 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v7 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @second_of_three(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %float5.000000e-01 = torch.constant.float 5.000000e-01
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %result0, %result1, %result2 = torch.aten.native_layer_norm %arg0, %0, %none, %none, %float5.000000e-01 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %result1, %2 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// the others are not followed.
func.func @second_of_three(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
  %c4 = torch.constant.int 4
  %none = torch.constant.none
  %f0_5 = torch.constant.float 0.5
  %c0 = torch.constant.int 0
  %v1 = torch.prim.ListConstruct %c4 : (!torch.int) -> !torch.list<int>
  %v2, %v3, %v4 = torch.aten.native_layer_norm %x, %v1, %none, %none, %f0_5 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],f32>
  %v5 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5 : (!torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v3, %v6 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v7 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @unknown(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = "my.same"(%arg0) : (!torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// An operation that is not in the table.
func.func @unknown(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = "my.same"(%x) : (!torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @unknown_of_torch(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %float2.000000e00 = torch.constant.float 2.000000e+00
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %float1.000000e00 = torch.constant.float 1.000000e+00
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.renorm %arg0, %float2.000000e00, %int0, %float1.000000e00 : !torch.vtensor<[?,4],f32>, !torch.float, !torch.int, !torch.float -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Nor one of torch's that is not.
func.func @unknown_of_torch(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %f2_0 = torch.constant.float 2.0
  %c0 = torch.constant.int 0
  %f1_0 = torch.constant.float 1.0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.renorm %x, %f2_0, %c0, %f1_0 : !torch.vtensor<[?,4],f32>, !torch.float, !torch.int, !torch.float -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}
