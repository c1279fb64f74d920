// Which sizes are left of a tensor of which dimensions were reduced. Each rule
// decides here whether the one unknown size of a view may become -1.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @list_dropped(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.sum.dim_IntList %arg0, %0, %false, %none : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A list of dimensions that go: the first is the one that stays.
func.func @list_dropped(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v2 = torch.aten.sum.dim_IntList %x, %v1, %false, %none : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @list_dropped_other(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.sum.dim_IntList %arg0, %0, %false, %none : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// The size that was added up says nothing of what is left.
func.func @list_dropped_other(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v2 = torch.aten.sum.dim_IntList %x, %v1, %false, %none : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @list_kept(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.mean.dim %arg0, %0, %true, %none : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,?,1],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[1,?,1],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// A kept dimension is 1.
func.func @list_kept(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?],f32> {
  %cm1 = torch.constant.int -1
  %c0 = torch.constant.int 0
  %true = torch.constant.bool true
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %v1 = torch.prim.ListConstruct %cm1, %c0 : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.mean.dim %x, %v1, %true, %none : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,?,1],f32>
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[1,?,1],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v5 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @list_of_arguments(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.amax %arg0, %0, %false : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Which dimension goes is not known, so none of the sizes is.
func.func @list_of_arguments(%x: !torch.vtensor<[?,?,4],f32>, %k: !torch.int) -> !torch.vtensor<[?,2,2],f32> {
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %k : (!torch.int) -> !torch.list<int>
  %v2 = torch.aten.amax %x, %v1, %false : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @list_out_of_range(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.amin %arg0, %0, %false : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// There is no fourth dimension: nothing is concluded from what fails.
func.func @list_out_of_range(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c3 = torch.constant.int 3
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %v2 = torch.aten.amin %x, %v1, %false : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @list_empty(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct  : () -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.sum.dim_IntList %arg0, %0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1,?],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[1,1,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// An empty list stands for all dimensions: nothing else is left of them.
func.func @list_empty(%x: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?],f32> {
  %true = torch.constant.bool true
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %v2 = torch.aten.sum.dim_IntList %x, %v1, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1,?],f32>
  %v3 = torch.aten.size.int %x, %c2 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[1,1,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %v5 : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @list_behind_a_number(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %float2.000000e00 = torch.constant.float 2.000000e+00
// CHECK-NEXT:   %int-2 = torch.constant.int -2
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.linalg_vector_norm %arg0, %float2.000000e00, %0, %false, %none : !torch.vtensor<[?,?,4],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The list is operand 2 here, with one dimension from behind.
func.func @list_behind_a_number(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %f2_0 = torch.constant.float 2.0
  %cm2 = torch.constant.int -2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %cm2 : (!torch.int) -> !torch.list<int>
  %v2 = torch.aten.linalg_vector_norm %x, %f2_0, %v1, %false, %none : !torch.vtensor<[?,?,4],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @list_behind_a_number_other(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %float2.000000e00 = torch.constant.float 2.000000e+00
// CHECK-NEXT:   %int-2 = torch.constant.int -2
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.norm.ScalarOpt_dim %arg0, %float2.000000e00, %0, %false : !torch.vtensor<[?,?,4],f32>, !torch.float, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+12]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// And what it added up.
func.func @list_behind_a_number_other(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %f2_0 = torch.constant.float 2.0
  %cm2 = torch.constant.int -2
  %false = torch.constant.bool false
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %cm2 : (!torch.int) -> !torch.list<int>
  %v2 = torch.aten.norm.ScalarOpt_dim %x, %f2_0, %v1, %false : !torch.vtensor<[?,?,4],f32>, !torch.float, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @one_dropped(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],si64> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.argmax %arg0, %int1, %false : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],si64>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],si64>, !torch.list<int> -> !torch.vtensor<[?,2,2],si64>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],si64>
// CHECK-NEXT: }
// One dimension as a number.
func.func @one_dropped(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],si64> {
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.argmax %x, %c1, %false : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],si64>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],si64>, !torch.list<int> -> !torch.vtensor<[?,2,2],si64>
  return %v4 : !torch.vtensor<[?,2,2],si64>
}

// CHECK-LABEL: func.func @one_dropped_other(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.prod.dim_int %arg0, %int0, %false, %none : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// The other one.
func.func @one_dropped_other(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %v1 = torch.aten.prod.dim_int %x, %c0, %false, %none : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[?,4],f32>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @one_kept(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],i1> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int-2 = torch.constant.int -2
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.all.dim %arg0, %int-2, %true : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1,4],i1>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,1,4],i1>, !torch.list<int> -> !torch.vtensor<[?,2,2],i1>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],i1>
// CHECK-NEXT: }
// Kept from behind: what is left is one row of 4.
func.func @one_kept(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],i1> {
  %cm2 = torch.constant.int -2
  %true = torch.constant.bool true
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.all.dim %x, %cm2, %true : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1,4],i1>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,1,4],i1>, !torch.list<int> -> !torch.vtensor<[?,2,2],i1>
  return %v4 : !torch.vtensor<[?,2,2],i1>
}

// CHECK-LABEL: func.func @one_of_an_argument(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,2,2],i1> {
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.any.dim %arg0, %arg1, %false : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],i1>
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %0, %2 : !torch.vtensor<[?,4],i1>, !torch.list<int> -> !torch.vtensor<[?,2,2],i1>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],i1>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Either may be the one that goes.
func.func @one_of_an_argument(%x: !torch.vtensor<[?,?,4],f32>, %k: !torch.int) -> !torch.vtensor<[?,2,2],i1> {
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.any.dim %x, %k, %false : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],i1>
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %v1, %v3 : !torch.vtensor<[?,4],i1>, !torch.list<int> -> !torch.vtensor<[?,2,2],i1>
  return %v4 : !torch.vtensor<[?,2,2],i1>
}

// CHECK-LABEL: func.func @first_result(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %values, %indices = torch.aten.max.dim %arg0, %int1, %false : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],si64>
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %values, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// The values of a maximum are followed,
func.func @first_result(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1, %v2 = torch.aten.max.dim %x, %c1, %false : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],si64>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v1, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @second_result(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],si64> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %values, %indices = torch.aten.max.dim %arg0, %int1, %false : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],si64>
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %indices, %1 : !torch.vtensor<[?,4],si64>, !torch.list<int> -> !torch.vtensor<[?,2,2],si64>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,2,2],si64>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// their indices are not.
func.func @second_result(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],si64> {
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1, %v2 = torch.aten.max.dim %x, %c1, %false : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],si64>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],si64>, !torch.list<int> -> !torch.vtensor<[?,2,2],si64>
  return %v5 : !torch.vtensor<[?,2,2],si64>
}
