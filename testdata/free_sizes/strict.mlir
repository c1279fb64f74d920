// A function that takes unknown dimensions for equal where they meet.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @sum(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// What is added has the same rows.
func.func @sum(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> attributes {torch.assume_strict_symbolic_shapes} {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.add.Tensor %x, %y, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @not_strict(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Where the function does not say so one of them may have one row.
func.func @not_strict(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.add.Tensor %x, %y, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @in_front(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>) attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   %3 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2, %3 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// What is in front of the sum has been told nothing yet.
func.func @in_front(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>) attributes {torch.assume_strict_symbolic_shapes} {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  %v4 = torch.aten.add.Tensor %x, %y, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v3, %v4 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @behind(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,2,2],f32>) attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %0, %2 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// What is behind it has.
func.func @behind(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,2,2],f32>) attributes {torch.assume_strict_symbolic_shapes} {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.add.Tensor %x, %y, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v1, %v4 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @a_number(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[2,?],f32>) attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int2, %1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg1, %2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   return %0, %3 : !torch.vtensor<[4],f32>, !torch.vtensor<[2,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A dimension that is known may meet one that is 1: they are not equated.
func.func @a_number(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[2,?],f32>) attributes {torch.assume_strict_symbolic_shapes} {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.add.Tensor %x, %y, %c1 : !torch.vtensor<[?],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %c2, %v2 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %y, %v3 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
  return %v1, %v4 : !torch.vtensor<[4],f32>, !torch.vtensor<[2,?],f32>
}

// CHECK-LABEL: func.func @narrow(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg2, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %3 = torch.aten.add.Tensor %0, %2, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[1,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// A broadcast to the rows of the one goes beside the other.
func.func @narrow(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> attributes {torch.assume_strict_symbolic_shapes} {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.add.Tensor %x, %y, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.broadcast_to %b, %v3 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.add.Tensor %v1, %v4, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @narrow_alone(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.broadcast_to still needs a size: func.return needs it whole
// And not where nothing else has them.
func.func @narrow_alone(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> attributes {torch.assume_strict_symbolic_shapes} {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %v3 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @choice(%arg0: !torch.vtensor<[?,4],i1>, %arg1: !torch.vtensor<[?,4],f32>, %arg2: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[?,4],i1>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// All three of a choice.
func.func @choice(%c: !torch.vtensor<[?,4],i1>, %x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> attributes {torch.assume_strict_symbolic_shapes} {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.where.self %c, %x, %y : !torch.vtensor<[?,4],i1>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %c, %c0 : !torch.vtensor<[?,4],i1>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @another_rank(%arg0: !torch.vtensor<[3,?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[3,?,2,2],f32> attributes {torch.assume_strict_symbolic_shapes} {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.maximum %arg0, %arg1 : !torch.vtensor<[3,?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[3,?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int3, %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[3,?,4],f32>, !torch.list<int> -> !torch.vtensor<[3,?,2,2],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[3,?,2,2],f32>
// CHECK-NEXT: }
// Counted from the last dimension.
func.func @another_rank(%x: !torch.vtensor<[3,?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[3,?,2,2],f32> attributes {torch.assume_strict_symbolic_shapes} {
  %c0 = torch.constant.int 0
  %c3 = torch.constant.int 3
  %c2 = torch.constant.int 2
  %v1 = torch.aten.maximum %x, %y : !torch.vtensor<[3,?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[3,?,4],f32>
  %v2 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %c3, %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[3,?,4],f32>, !torch.list<int> -> !torch.vtensor<[3,?,2,2],f32>
  return %v4 : !torch.vtensor<[3,?,2,2],f32>
}
