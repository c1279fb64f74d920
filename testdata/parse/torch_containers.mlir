// Lists, tuples and dictionaries: made, and taken apart.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @list(%arg0: !torch.int, %arg1: !torch.int) -> !torch.list<int> {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   return %0 : !torch.list<int>
// CHECK-NEXT: }
func.func @list(%arg0: !torch.int, %arg1: !torch.int) -> !torch.list<int> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.int, !torch.int) -> !torch.list<int>
  return %0 : !torch.list<int>
}

// CHECK-LABEL: func.func @empty_list() -> !torch.list<int> {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct  : () -> !torch.list<int>
// CHECK-NEXT:   return %0 : !torch.list<int>
// CHECK-NEXT: }
func.func @empty_list() -> !torch.list<int> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  return %0 : !torch.list<int>
}

// An element may be of a type below the list's.
// CHECK-LABEL: func.func @list_of_subtypes(%arg0: !torch.int, %arg1: !torch.none, %arg2: !torch.float) {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.int, !torch.none) -> !torch.list<optional<int>>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %arg0, %arg2 : (!torch.int, !torch.float) -> !torch.list<number>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.int, !torch.none, !torch.float) -> !torch.list<any>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %arg0, %arg2 : (!torch.int, !torch.float) -> !torch.list<union<int, float>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @list_of_subtypes(%arg0: !torch.int, %arg1: !torch.none, %arg2: !torch.float) {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.int, !torch.none) -> !torch.list<optional<int>>
  %1 = torch.prim.ListConstruct %arg0, %arg2 : (!torch.int, !torch.float) -> !torch.list<number>
  %2 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.int, !torch.none, !torch.float) -> !torch.list<any>
  %3 = torch.prim.ListConstruct %arg0, %arg2 : (!torch.int, !torch.float) -> !torch.list<union<int, float>>
  return
}

// CHECK-LABEL: func.func @list_of_tensors(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2],f32>, !torch.vtensor<[?],f32>) -> !torch.list<vtensor>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %arg0 : (!torch.vtensor<[2],f32>) -> !torch.list<vtensor<[2],f32>>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %arg0, %arg1 {why = "x"} : (!torch.vtensor<[2],f32>, !torch.vtensor<[?],f32>) -> !torch.list<vtensor<*,f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @list_of_tensors(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[?],f32>) {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2],f32>, !torch.vtensor<[?],f32>) -> !torch.list<vtensor>
  %1 = torch.prim.ListConstruct %arg0 : (!torch.vtensor<[2],f32>) -> !torch.list<vtensor<[2],f32>>
  %2 = torch.prim.ListConstruct %arg0, %arg1 {why = "x"} : (!torch.vtensor<[2],f32>, !torch.vtensor<[?],f32>) -> !torch.list<vtensor<*,f32>>
  return
}

// CHECK-LABEL: func.func @nested_list(%arg0: !torch.list<int>) -> !torch.list<list<int>> {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.list<int>, !torch.list<int>) -> !torch.list<list<int>>
// CHECK-NEXT:   return %0 : !torch.list<list<int>>
// CHECK-NEXT: }
func.func @nested_list(%arg0: !torch.list<int>) -> !torch.list<list<int>> {
  %0 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.list<int>, !torch.list<int>) -> !torch.list<list<int>>
  return %0 : !torch.list<list<int>>
}

// CHECK-LABEL: func.func @generic_list(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %arg0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct  {why} : () -> !torch.list<int>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic_list(%arg0: !torch.int) {
  %0 = "torch.prim.ListConstruct"(%arg0) : (!torch.int) -> !torch.list<int>
  %1 = "torch.prim.ListConstruct"() {why} : () -> !torch.list<int>
  return
}

// Several results share a name.
// CHECK-LABEL: func.func @unpack_list(%arg0: !torch.list<int>) -> !torch.int {
// CHECK-NEXT:   %0:2 = torch.prim.ListUnpack %arg0 : !torch.list<int> -> !torch.int, !torch.int
// CHECK-NEXT:   %1:2 = torch.prim.ListUnpack %arg0 : !torch.list<int> -> !torch.int, !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListUnpack %arg0 {n = 1 : i64} : !torch.list<int> -> !torch.int
// CHECK-NEXT:   return %0#1 : !torch.int
// CHECK-NEXT: }
func.func @unpack_list(%arg0: !torch.list<int>) -> !torch.int {
  %0:2 = torch.prim.ListUnpack %arg0 : !torch.list<int> -> !torch.int, !torch.int
  %a, %b = torch.prim.ListUnpack %arg0 : !torch.list<int> -> !torch.int, !torch.int
  %1 = torch.prim.ListUnpack %arg0 {n = 1} : !torch.list<int> -> !torch.int
  return %0#1 : !torch.int
}

// CHECK-LABEL: func.func @tuple(%arg0: !torch.int, %arg1: !torch.str) -> !torch.tuple<int, str> {
// CHECK-NEXT:   %0 = torch.prim.TupleConstruct %arg0, %arg1 : !torch.int, !torch.str -> !torch.tuple<int, str>
// CHECK-NEXT:   %1 = torch.prim.TupleConstruct %arg0 {why} : !torch.int -> !torch.tuple<optional<int>>
// CHECK-NEXT:   %2 = torch.prim.TupleConstruct %0, %arg0 : !torch.tuple<int, str>, !torch.int -> !torch.tuple<tuple<int, str>, int>
// CHECK-NEXT:   return %0 : !torch.tuple<int, str>
// CHECK-NEXT: }
func.func @tuple(%arg0: !torch.int, %arg1: !torch.str) -> !torch.tuple<int, str> {
  %0 = torch.prim.TupleConstruct %arg0, %arg1 : !torch.int, !torch.str -> !torch.tuple<int, str>
  %1 = torch.prim.TupleConstruct %arg0 {why} : !torch.int -> !torch.tuple<optional<int>>
  %2 = torch.prim.TupleConstruct %0, %arg0 : !torch.tuple<int, str>, !torch.int -> !torch.tuple<tuple<int, str>, int>
  return %0 : !torch.tuple<int, str>
}

// CHECK-LABEL: func.func @unpack_tuple(%arg0: !torch.tuple<int, str, tuple<float>>) -> (!torch.str, !torch.tuple<float>) {
// CHECK-NEXT:   %0:3 = torch.prim.TupleUnpack %arg0 : !torch.tuple<int, str, tuple<float>> -> !torch.int, !torch.str, !torch.tuple<float>
// CHECK-NEXT:   %1 = torch.prim.TupleIndex %arg0, %0#0 : !torch.tuple<int, str, tuple<float>>, !torch.int -> !torch.int
// CHECK-NEXT:   return %0#1, %0#2 : !torch.str, !torch.tuple<float>
// CHECK-NEXT: }
func.func @unpack_tuple(%arg0: !torch.tuple<int, str, tuple<float>>) -> (!torch.str, !torch.tuple<float>) {
  %0:3 = torch.prim.TupleUnpack %arg0 : !torch.tuple<int, str, tuple<float>> -> !torch.int, !torch.str, !torch.tuple<float>
  %1 = torch.prim.TupleIndex %arg0, %0#0 : !torch.tuple<int, str, tuple<float>>, !torch.int -> !torch.int
  return %0#1, %0#2 : !torch.str, !torch.tuple<float>
}

// CHECK-LABEL: func.func @dict(%arg0: !torch.str, %arg1: !torch.int, %arg2: !torch.vtensor) {
// CHECK-NEXT:   %0 = torch.prim.DictConstruct keys(%arg0 : !torch.str) values(%arg1 : !torch.int) -> !torch.dict<str, int>
// CHECK-NEXT:   %1 = torch.prim.DictConstruct keys(%arg0, %arg0 : !torch.str, !torch.str) values(%arg1, %arg1 : !torch.int, !torch.int) -> !torch.dict<str, int>
// CHECK-NEXT:   %2 = torch.prim.DictConstruct keys(%arg1 : !torch.int) values(%arg2 : !torch.vtensor) {why = 1 : i64} -> !torch.dict<int, vtensor>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dict(%arg0: !torch.str, %arg1: !torch.int, %arg2: !torch.vtensor) {
  %0 = torch.prim.DictConstruct keys(%arg0 : !torch.str) values(%arg1 : !torch.int) -> !torch.dict<str, int>
  %1 = torch.prim.DictConstruct keys(%arg0, %arg0 : !torch.str, !torch.str) values(%arg1, %arg1 : !torch.int, !torch.int) -> !torch.dict<str, int>
  %2 = torch.prim.DictConstruct keys(%arg1 : !torch.int) values(%arg2 : !torch.vtensor) {why = 1} -> !torch.dict<int, vtensor>
  return
}

// CHECK-LABEL: func.func @empty_dict() {
// CHECK-NEXT:   %0 = torch.prim.DictConstruct keys() values() -> !torch.dict<str, int>
// CHECK-NEXT:   %1 = torch.prim.DictConstruct keys() values() -> !torch.dict<str, tensor>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty_dict() {
  %0 = torch.prim.DictConstruct keys() values() -> !torch.dict<str, int>
  %1 = "torch.prim.DictConstruct"() : () -> !torch.dict<str, tensor>
  return
}

// CHECK-LABEL: func.func @tolist(%arg0: !torch.vtensor<[3],si64>) {
// CHECK-NEXT:   %0 = torch.prim.tolist(%arg0) : !torch.vtensor<[3],si64> -> !torch.list<int>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tolist(%arg0: !torch.vtensor<[3],si64>) {
  %0 = torch.prim.tolist(%arg0) : !torch.vtensor<[3],si64> -> !torch.list<int>
  return
}

// CHECK-LABEL: func.func @rest(%arg0: !torch.list<int>, %arg1: !torch.dict<str, int>, %arg2: !torch.str, %arg3: !torch.int) {
// CHECK-NEXT:   %0 = torch.aten.__getitem__.t %arg0, %arg3 : !torch.list<int>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.__getitem__.Dict_str %arg1, %arg2 : !torch.dict<str, int>, !torch.str -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.append.t %arg0, %arg3 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   torch.aten._set_item.str %arg1, %arg2, %arg3 : !torch.dict<str, int>, !torch.str, !torch.int
// CHECK-NEXT:   %3 = torch.aten.len.t %arg0 : !torch.list<int> -> !torch.int
// CHECK-NEXT:   %4 = torch.aten.format(%arg2, %arg3, %3) : !torch.str, !torch.int, !torch.int -> !torch.str
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rest(%arg0: !torch.list<int>, %arg1: !torch.dict<str, int>, %arg2: !torch.str, %arg3: !torch.int) {
  %0 = torch.aten.__getitem__.t %arg0, %arg3 : !torch.list<int>, !torch.int -> !torch.int
  %1 = torch.aten.__getitem__.Dict_str %arg1, %arg2 : !torch.dict<str, int>, !torch.str -> !torch.int
  %2 = torch.aten.append.t %arg0, %arg3 : !torch.list<int>, !torch.int -> !torch.list<int>
  torch.aten._set_item.str %arg1, %arg2, %arg3 : !torch.dict<str, int>, !torch.str, !torch.int
  %3 = torch.aten.len.t %arg0 : !torch.list<int> -> !torch.int
  %4 = torch.aten.format(%arg2, %arg3, %3) : !torch.str, !torch.int, !torch.int -> !torch.str
  return
}

// A union of numbers is a number.
// CHECK-LABEL: func.func @scalar_of_a_union
// CHECK: torch.aten.constant_pad_nd %arg0, %arg1, %arg2 : !torch.vtensor, !torch.list<int>, !torch.union<float, int> -> !torch.vtensor
func.func @scalar_of_a_union(%arg0: !torch.vtensor, %arg1: !torch.list<int>, %arg2: !torch.union<float, int>) -> !torch.vtensor {
  %0 = torch.aten.constant_pad_nd %arg0, %arg1, %arg2 : !torch.vtensor, !torch.list<int>, !torch.union<float, int> -> !torch.vtensor
  return %0 : !torch.vtensor
}
