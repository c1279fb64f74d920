// Tensors in a check: sizes, the tensor of a shape, elements of small tensors,
// and the assertions that take them. As in numbers.mlir each line says for some
// sizes of the first tensor and elements of the second whether it holds.
// DEFINE: %{passes} = builtin.module(func.func(tosa-to-linalg,tosa-to-arith,tosa-to-tensor),one-shot-bufferize{bufferize-function-boundaries},func.func(convert-linalg-to-loops),expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-cf-to-llvm,finalize-memref-to-llvm,convert-arith-to-llvm,convert-math-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)
//
// RUN: split-file %s %t
// RUN: assertion-opt --carry --quiet %t/checks.mlir \
// RUN:   | torch-mlir-opt --torch-backend-to-tosa-backend-pipeline \
// RUN:   | assertion-opt --lower --quiet \
// RUN:   | sed -e '/^}$/d' -e 's/cf.assert \(%[^,]*\), ".*"/func.call @tell(\1) : (i1) -> ()/' \
// RUN:   > %t/all.mlir
// RUN: cat %t/main.mlir >> %t/all.mlir
// RUN: mlir-opt %t/all.mlir --pass-pipeline="%{passes}" \
// RUN:   | mlir-runner -e main --entry-point-result=void | FileCheck %s
// size from the end:
// CHECK: {{^}}1 0 {{$}}
// size of the type:
// CHECK-NEXT: {{^}}1 0 {{$}}
// list of sizes:
// CHECK-NEXT: {{^}}1 0 {{$}}
// rank:
// CHECK-NEXT: {{^}}1 0 {{$}}
// number of elements:
// CHECK-NEXT: {{^}}1 1 0 {{$}}
// select of shape:
// CHECK-NEXT: {{^}}1 0 {{$}}
// slice of shape:
// CHECK-NEXT: {{^}}1 0 {{$}}
// slice clamped:
// CHECK-NEXT: {{^}}1 0 {{$}}
// shape eq:
// CHECK-NEXT: {{^}}0 0 0 0 {{$}}
// shape ne:
// CHECK-NEXT: {{^}}0 1 1 0 {{$}}
// shape lt:
// CHECK-NEXT: {{^}}0 0 0 0 {{$}}
// shape le:
// CHECK-NEXT: {{^}}0 0 0 0 {{$}}
// shape gt:
// CHECK-NEXT: {{^}}0 1 0 0 {{$}}
// shape ge:
// CHECK-NEXT: {{^}}1 1 0 1 {{$}}
// tensors eq:
// CHECK-NEXT: {{^}}1 0 0 1 0 {{$}}
// tensors ne:
// CHECK-NEXT: {{^}}1 1 1 0 1 {{$}}
// tensors lt:
// CHECK-NEXT: {{^}}1 1 1 0 1 {{$}}
// tensors le:
// CHECK-NEXT: {{^}}1 1 1 1 1 {{$}}
// tensors gt:
// CHECK-NEXT: {{^}}0 0 0 0 1 {{$}}
// tensors ge:
// CHECK-NEXT: {{^}}1 0 0 1 1 {{$}}
// tensors add:
// CHECK-NEXT: {{^}}1 1 0 0 1 {{$}}
// tensors sub:
// CHECK-NEXT: {{^}}1 1 1 0 1 {{$}}
// tensors mul:
// CHECK-NEXT: {{^}}1 1 1 0 1 {{$}}
// tensors and:
// CHECK-NEXT: {{^}}1 1 1 0 0 {{$}}
// tensors or:
// CHECK-NEXT: {{^}}1 1 1 0 1 {{$}}
// sum:
// CHECK-NEXT: {{^}}1 0 0 0 0 {{$}}
// max:
// CHECK-NEXT: {{^}}0 1 0 1 0 {{$}}
// min:
// CHECK-NEXT: {{^}}0 0 1 0 0 {{$}}
// prod:
// CHECK-NEXT: {{^}}0 1 0 0 1 {{$}}
// broadcast:
// CHECK-NEXT: {{^}}1 0 {{$}}
// tensor of number:
// CHECK-NEXT: {{^}}1 0 {{$}}
// quotient of tensors:
// CHECK-NEXT: {{^}}11 10 {{0.}} {{$}}
// literal:
// CHECK-NEXT: {{^}}1 0 {{$}}
// not none:
// CHECK-NEXT: {{^}}1 {{$}}
// float of tensor:
// CHECK-NEXT: {{^}}1 0 {{$}}
// range:
// CHECK-NEXT: {{^}}0 1 1 0 {{$}}
// range for size:
// CHECK-NEXT: {{^}}0 1 1 {{$}}
// async:
// CHECK-NEXT: {{^}}1 0 {{$}}
// scalar:
// CHECK-NEXT: {{^}}1 0 {{$}}
// onnx:
// CHECK-NEXT: {{^}}1 {{$}}
// raise in branches:
// CHECK-NEXT: {{^}}1 1 1 0 {{$}}

//--- checks.mlir
func.func @size_from_the_end(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %b = torch.aten.size.int %x, %int-2 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %a, %b : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "size_from_the_end"
  return
}
func.func @size_of_the_type(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %a = torch.aten.size.int %x, %int2 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %b = torch.aten.size.int %x, %int-1 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %s = torch.aten.add.int %a, %b : !torch.int, !torch.int -> !torch.int
  %c = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %s, %c : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "size_of_the_type"
  return
}
func.func @list_of_sizes(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %l = torch.aten.size %x : !torch.vtensor<[?,?,3],f32> -> !torch.list<int>
  %e = torch.aten.__getitem__.t %l, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %n = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %ok = torch.aten.eq.int %e, %n : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "list_of_sizes"
  return
}
func.func @rank(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %r = torch.aten.dim %x : !torch.vtensor<[?,?,3],f32> -> !torch.int
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %a, %r : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "rank"
  return
}
func.func @number_of_elements(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %r = torch.aten.numel %x : !torch.vtensor<[?,?,3],f32> -> !torch.int
  %c = torch.constant.int 12
  %ok = torch.aten.eq.int %r, %c : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "number_of_elements"
  return
}
func.func @select_of_shape(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %e = torch.aten.select.int %s, %int0, %int-2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %n = torch.aten.Int.Tensor %e : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %n, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "select_of_shape"
  return
}
func.func @slice_of_shape(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %e = torch.aten.slice.Tensor %s, %int0, %int1, %none, %int2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[1],si64>
  %q = torch.aten.squeeze.dim %e, %int0 : !torch.vtensor<[1],si64>, !torch.int -> !torch.vtensor<[],si64>
  %n = torch.aten.item %q : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %n, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "slice_of_shape"
  return
}
func.func @slice_clamped(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %m9 = torch.constant.int -9
  %p9 = torch.constant.int 9
  %e = torch.aten.slice.Tensor %s, %int0, %m9, %p9, %int1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3],si64>
  %q = torch.aten.sum %e, %none : !torch.vtensor<[3],si64>, !torch.none -> !torch.vtensor<[],si64>
  %n = torch.aten.item %q : !torch.vtensor<[],si64> -> !torch.int
  %c = torch.constant.int 8
  %ok = torch.aten.eq.int %n, %c : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "slice_clamped"
  return
}
func.func @shape_eq(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %e = torch.aten.eq.Scalar %s, %int2 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor<[3],i1>
  %q = torch.aten.all %e : !torch.vtensor<[3],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "shape_eq"
  return
}
func.func @shape_ne(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %e = torch.aten.ne.Scalar %s, %int2 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor<[3],i1>
  %q = torch.aten.all %e : !torch.vtensor<[3],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "shape_ne"
  return
}
func.func @shape_lt(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %e = torch.aten.lt.Scalar %s, %int2 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor<[3],i1>
  %q = torch.aten.all %e : !torch.vtensor<[3],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "shape_lt"
  return
}
func.func @shape_le(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %e = torch.aten.le.Scalar %s, %int2 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor<[3],i1>
  %q = torch.aten.all %e : !torch.vtensor<[3],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "shape_le"
  return
}
func.func @shape_gt(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %e = torch.aten.gt.Scalar %s, %int2 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor<[3],i1>
  %q = torch.aten.all %e : !torch.vtensor<[3],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "shape_gt"
  return
}
func.func @shape_ge(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?,3],f32> -> !torch.vtensor<[3],si64>
  %e = torch.aten.ge.Scalar %s, %int2 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor<[3],i1>
  %q = torch.aten.all %e : !torch.vtensor<[3],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "shape_ge"
  return
}
func.func @tensors_eq(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.eq.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],i1>
  %q = torch.aten.any %e : !torch.vtensor<[2],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_eq"
  return
}
func.func @tensors_ne(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.ne.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],i1>
  %q = torch.aten.any %e : !torch.vtensor<[2],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_ne"
  return
}
func.func @tensors_lt(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.lt.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],i1>
  %q = torch.aten.any %e : !torch.vtensor<[2],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_lt"
  return
}
func.func @tensors_le(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.le.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],i1>
  %q = torch.aten.any %e : !torch.vtensor<[2],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_le"
  return
}
func.func @tensors_gt(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.gt.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],i1>
  %q = torch.aten.any %e : !torch.vtensor<[2],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_gt"
  return
}
func.func @tensors_ge(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.ge.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],i1>
  %q = torch.aten.any %e : !torch.vtensor<[2],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_ge"
  return
}
func.func @tensors_add(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.add.Tensor %s, %u, %int1 : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[2],si64>
  %q = torch.aten.any %e : !torch.vtensor<[2],si64> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_add"
  return
}
func.func @tensors_sub(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.sub.Tensor %s, %u, %int1 : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[2],si64>
  %q = torch.aten.any %e : !torch.vtensor<[2],si64> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_sub"
  return
}
func.func @tensors_mul(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.mul.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],si64>
  %q = torch.aten.any %e : !torch.vtensor<[2],si64> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_mul"
  return
}
func.func @tensors_and(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.bitwise_and.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],si64>
  %q = torch.aten.any %e : !torch.vtensor<[2],si64> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_and"
  return
}
func.func @tensors_or(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.slice.Tensor %t, %int0, %int0, %int2, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %u = torch.aten.slice.Tensor %t, %int0, %int2, %none, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %e = torch.aten.bitwise_or.Tensor %s, %u : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],si64>
  %q = torch.aten.any %e : !torch.vtensor<[2],si64> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors_or"
  return
}
func.func @sum(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %q = torch.aten.sum %t, %none : !torch.vtensor<[4],si64>, !torch.none -> !torch.vtensor<[],si64>
  %n = torch.aten.item %q : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %n, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "sum"
  return
}
func.func @max(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %q = torch.aten.max %t : !torch.vtensor<[4],si64> -> !torch.vtensor<[],si64>
  %n = torch.aten.item %q : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %n, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "max"
  return
}
func.func @min(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %q = torch.aten.min %t : !torch.vtensor<[4],si64> -> !torch.vtensor<[],si64>
  %n = torch.aten.item %q : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %n, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "min"
  return
}
func.func @prod(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %q = torch.aten.prod %t, %none : !torch.vtensor<[4],si64>, !torch.none -> !torch.vtensor<[],si64>
  %n = torch.aten.item %q : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %n, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "prod"
  return
}
func.func @broadcast(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %u = torch.aten.unsqueeze %t, %int1 : !torch.vtensor<[4],si64>, !torch.int -> !torch.vtensor<[4,1],si64>
  %e = torch.aten.eq.Tensor %u, %t : !torch.vtensor<[4,1],si64>, !torch.vtensor<[4],si64> -> !torch.vtensor<[4,4],i1>
  %q = torch.aten.all %e : !torch.vtensor<[4,4],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "broadcast"
  return
}
func.func @tensor_of_number(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %n = torch.prim.NumToTensor.Scalar %a : !torch.int -> !torch.vtensor<[],si64>
  %m = torch.aten.remainder.Scalar %n, %int2 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %i = torch.aten.Int.Tensor %m : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %i, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "tensor_of_number"
  return
}
func.func @quotient_of_tensors(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %n = torch.prim.NumToTensor.Scalar %a : !torch.int -> !torch.vtensor<[],si64>
  %f = torch.constant.str "floor"
  %s = torch.aten.select.int %t, %int0, %int0 : !torch.vtensor<[4],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %m = torch.aten.div.Tensor_mode %n, %s, %f : !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.str -> !torch.vtensor<[],si64>
  %i = torch.aten.Int.Tensor %m : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %i, %int-2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "quotient_of_tensors"
  return
}
func.func @literal(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %l = torch.vtensor.literal(dense<[1, 2, 3, 4]> : tensor<4xsi64>) : !torch.vtensor<[4],si64>
  %e = torch.aten.eq.Tensor %t, %l : !torch.vtensor<[4],si64>, !torch.vtensor<[4],si64> -> !torch.vtensor<[4],i1>
  %q = torch.aten.all %e : !torch.vtensor<[4],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %q : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "literal"
  return
}
func.func @not_none(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %ok1 = torch.aten.__isnot__ %none, %none : !torch.none, !torch.none -> !torch.bool
  %ok2 = torch.aten.__is__ %none, %none : !torch.none, !torch.none -> !torch.bool
  %n = torch.aten.__not__ %ok1 : !torch.bool -> !torch.bool
  %ok = torch.aten.__and__.bool %n, %ok2 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "not_none"
  return
}
func.func @float_of_tensor(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.select.int %t, %int0, %int1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v = torch.aten.Float.Tensor %s : !torch.vtensor<[],si64> -> !torch.float
  %h = torch.constant.float 2.5
  %ok = torch.aten.gt.float %v, %h : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "float_of_tensor"
  return
}
func.func @range(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  torch.aten.sym_constrain_range %a, %int2, %int3 : !torch.int, !torch.int, !torch.int
  return
}
func.func @range_for_size(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.aten.select.int %t, %int0, %int0 : !torch.vtensor<[4],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %a = torch.aten.item %s : !torch.vtensor<[],si64> -> !torch.int
  torch.aten.sym_constrain_range_for_size %a, %none, %none : !torch.int, !torch.none, !torch.none
  return
}
func.func @async(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %e = torch.aten.eq.Scalar %t, %int2 : !torch.vtensor<[4],si64>, !torch.int -> !torch.vtensor<[4],i1>
  %q = torch.aten.any %e : !torch.vtensor<[4],i1> -> !torch.vtensor<[],i1>
  %m = torch.constant.str "two"
  torch.aten._assert_async.msg %q, %m : !torch.vtensor<[],i1>, !torch.str
  return
}
func.func @scalar(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %m = torch.constant.str "not empty"
  torch.aten._assert_scalar %a, %m : !torch.int, !torch.str
  return
}
func.func @onnx(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %s = torch.operator "onnx.Shape"(%x) : (!torch.vtensor<[?,?,3],f32>) -> !torch.vtensor<[3],si64>
  %e = torch.operator "onnx.Less"(%s, %s) : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],i1>
  %n = torch.operator "onnx.Not"(%e) : (!torch.vtensor<[3],i1>) -> !torch.vtensor<[3],i1>
  %q = torch.aten.all %n : !torch.vtensor<[3],i1> -> !torch.vtensor<[],i1>
  torch.operator "aten._assert_async"(%q) : (!torch.vtensor<[],i1>) -> ()
  return
}
func.func @raise_in_branches(%x: !torch.vtensor<[?,?,3],f32>, %t: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %b = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?,3],f32>, !torch.int -> !torch.int
  %p = torch.aten.gt.int %a, %int2 : !torch.int, !torch.int -> !torch.bool
  %e = torch.constant.str "E"
  torch.prim.If %p -> () {
    %q = torch.aten.gt.int %b, %int2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %q -> () {
      %m = torch.constant.str "both"
      torch.prim.RaiseException %m, %none : !torch.str, !torch.none
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  
  return
}

//--- main.mlir
  func.func private @putchar(i32) -> i32
  func.func @tell(%ok: i1) {
    %zero = arith.constant 48 : i32
    %bit = arith.extui %ok : i1 to i32
    %digit = arith.addi %zero, %bit : i32
    %0 = call @putchar(%digit) : (i32) -> i32
    return
  }
  func.func @space() {
    %c = arith.constant 32 : i32
    %0 = call @putchar(%c) : (i32) -> i32
    return
  }
  func.func @newline() {
    %c = arith.constant 10 : i32
    %0 = call @putchar(%c) : (i32) -> i32
    return
  }
  func.func @run_size_from_the_end() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @size_from_the_end(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<2x5x3xf32>
    %y1 = tensor.cast %x1 : tensor<2x5x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @size_from_the_end(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_size_of_the_type() {
    %x0 = arith.constant dense<1.0> : tensor<6x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<6x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @size_of_the_type(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @size_of_the_type(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_list_of_sizes() {
    %x0 = arith.constant dense<1.0> : tensor<1x3x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x3x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @list_of_sizes(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @list_of_sizes(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_rank() {
    %x0 = arith.constant dense<1.0> : tensor<3x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<3x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @rank(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<2x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<2x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @rank(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_number_of_elements() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @number_of_elements(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x4x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x4x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @number_of_elements(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y2 = tensor.cast %x2 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @number_of_elements(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_select_of_shape() {
    %x0 = arith.constant dense<1.0> : tensor<5x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<5x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @select_of_shape(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<2x5x3xf32>
    %y1 = tensor.cast %x1 : tensor<2x5x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @select_of_shape(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_slice_of_shape() {
    %x0 = arith.constant dense<1.0> : tensor<5x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<5x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @slice_of_shape(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<2x5x3xf32>
    %y1 = tensor.cast %x1 : tensor<2x5x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @slice_of_shape(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_slice_clamped() {
    %x0 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @slice_clamped(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x3x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x3x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @slice_clamped(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_shape_eq() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_eq(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x4x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x4x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_eq(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x3x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x3x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_eq(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y3 = tensor.cast %x3 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_eq(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_shape_ne() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_ne(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x4x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x4x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_ne(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x3x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x3x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_ne(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y3 = tensor.cast %x3 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_ne(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_shape_lt() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_lt(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x4x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x4x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_lt(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x3x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x3x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_lt(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y3 = tensor.cast %x3 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_lt(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_shape_le() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_le(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x4x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x4x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_le(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x3x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x3x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_le(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y3 = tensor.cast %x3 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_le(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_shape_gt() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_gt(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x4x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x4x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_gt(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x3x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x3x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_gt(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y3 = tensor.cast %x3 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_gt(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_shape_ge() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_ge(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x4x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x4x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_ge(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x3x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x3x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_ge(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y3 = tensor.cast %x3 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @shape_ge(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_eq() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_eq(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_eq(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_eq(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_eq(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_eq(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_ne() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_ne(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_ne(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_ne(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_ne(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_ne(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_lt() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_lt(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_lt(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_lt(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_lt(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_lt(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_le() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_le(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_le(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_le(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_le(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_le(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_gt() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_gt(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_gt(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_gt(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_gt(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_gt(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_ge() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_ge(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_ge(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_ge(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_ge(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_ge(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_add() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_add(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_add(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_add(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_add(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_add(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_sub() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_sub(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_sub(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_sub(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_sub(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_sub(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_mul() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_mul(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_mul(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_mul(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_mul(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_mul(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_and() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_and(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_and(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_and(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_and(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_and(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensors_or() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 1, 3]> : tensor<4xi64>
    call @tensors_or(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 4, 3]> : tensor<4xi64>
    call @tensors_or(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[-1, -2, 1, 2]> : tensor<4xi64>
    call @tensors_or(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensors_or(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[5, -7, 2, 2]> : tensor<4xi64>
    call @tensors_or(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_sum() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
    call @sum(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[3, 1, 1, 1]> : tensor<4xi64>
    call @sum(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[3, 4, 5, 3]> : tensor<4xi64>
    call @sum(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[-1, 3, 2, 1]> : tensor<4xi64>
    call @sum(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[-1, -3, 1, 1]> : tensor<4xi64>
    call @sum(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_max() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
    call @max(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[3, 1, 1, 1]> : tensor<4xi64>
    call @max(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[3, 4, 5, 3]> : tensor<4xi64>
    call @max(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[-1, 3, 2, 1]> : tensor<4xi64>
    call @max(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[-1, -3, 1, 1]> : tensor<4xi64>
    call @max(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_min() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
    call @min(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[3, 1, 1, 1]> : tensor<4xi64>
    call @min(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[3, 4, 5, 3]> : tensor<4xi64>
    call @min(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[-1, 3, 2, 1]> : tensor<4xi64>
    call @min(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[-1, -3, 1, 1]> : tensor<4xi64>
    call @min(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_prod() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
    call @prod(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[3, 1, 1, 1]> : tensor<4xi64>
    call @prod(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[3, 4, 5, 3]> : tensor<4xi64>
    call @prod(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[-1, 3, 2, 1]> : tensor<4xi64>
    call @prod(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x4 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y4 = tensor.cast %x4 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t4 = arith.constant dense<[-1, -3, 1, 1]> : tensor<4xi64>
    call @prod(%y4, %t4) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_broadcast() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[2, 2, 2, 2]> : tensor<4xi64>
    call @broadcast(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[2, 2, 2, 3]> : tensor<4xi64>
    call @broadcast(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_tensor_of_number() {
    %x0 = arith.constant dense<1.0> : tensor<2x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensor_of_number(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @tensor_of_number(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_quotient_of_tensors() {
    %x0 = arith.constant dense<1.0> : tensor<3x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<3x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[-2, 0, 0, 0]> : tensor<4xi64>
    call @quotient_of_tensors(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[2, 0, 0, 0]> : tensor<4xi64>
    call @quotient_of_tensors(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<3x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<3x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @quotient_of_tensors(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_literal() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
    call @literal(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[1, 2, 3, 5]> : tensor<4xi64>
    call @literal(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_not_none() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @not_none(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_float_of_tensor() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 3, 0, 0]> : tensor<4xi64>
    call @float_of_tensor(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 2, 0, 0]> : tensor<4xi64>
    call @float_of_tensor(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_range() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @range(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<2x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<2x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @range(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<3x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<3x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @range(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<4x1x3xf32>
    %y3 = tensor.cast %x3 : tensor<4x1x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @range(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_range_for_size() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[-1, 0, 0, 0]> : tensor<4xi64>
    call @range_for_size(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @range_for_size(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y2 = tensor.cast %x2 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[9, 0, 0, 0]> : tensor<4xi64>
    call @range_for_size(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_async() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 2, 0, 0]> : tensor<4xi64>
    call @async(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @async(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_scalar() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @scalar(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<0x1x3xf32>
    %y1 = tensor.cast %x1 : tensor<0x1x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @scalar(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_onnx() {
    %x0 = arith.constant dense<1.0> : tensor<1x1x3xf32>
    %y0 = tensor.cast %x0 : tensor<1x1x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @onnx(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_raise_in_branches() {
    %x0 = arith.constant dense<1.0> : tensor<2x2x3xf32>
    %y0 = tensor.cast %x0 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %t0 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @raise_in_branches(%y0, %t0) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x1 = arith.constant dense<1.0> : tensor<3x2x3xf32>
    %y1 = tensor.cast %x1 : tensor<3x2x3xf32> to tensor<?x?x3xf32>
    %t1 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @raise_in_branches(%y1, %t1) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x2 = arith.constant dense<1.0> : tensor<2x3x3xf32>
    %y2 = tensor.cast %x2 : tensor<2x3x3xf32> to tensor<?x?x3xf32>
    %t2 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @raise_in_branches(%y2, %t2) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    %x3 = arith.constant dense<1.0> : tensor<3x3x3xf32>
    %y3 = tensor.cast %x3 : tensor<3x3x3xf32> to tensor<?x?x3xf32>
    %t3 = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
    call @raise_in_branches(%y3, %t3) : (tensor<?x?x3xf32>, tensor<4xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @main() attributes {llvm.emit_c_interface} {
    call @run_size_from_the_end() : () -> ()
    call @run_size_of_the_type() : () -> ()
    call @run_list_of_sizes() : () -> ()
    call @run_rank() : () -> ()
    call @run_number_of_elements() : () -> ()
    call @run_select_of_shape() : () -> ()
    call @run_slice_of_shape() : () -> ()
    call @run_slice_clamped() : () -> ()
    call @run_shape_eq() : () -> ()
    call @run_shape_ne() : () -> ()
    call @run_shape_lt() : () -> ()
    call @run_shape_le() : () -> ()
    call @run_shape_gt() : () -> ()
    call @run_shape_ge() : () -> ()
    call @run_tensors_eq() : () -> ()
    call @run_tensors_ne() : () -> ()
    call @run_tensors_lt() : () -> ()
    call @run_tensors_le() : () -> ()
    call @run_tensors_gt() : () -> ()
    call @run_tensors_ge() : () -> ()
    call @run_tensors_add() : () -> ()
    call @run_tensors_sub() : () -> ()
    call @run_tensors_mul() : () -> ()
    call @run_tensors_and() : () -> ()
    call @run_tensors_or() : () -> ()
    call @run_sum() : () -> ()
    call @run_max() : () -> ()
    call @run_min() : () -> ()
    call @run_prod() : () -> ()
    call @run_broadcast() : () -> ()
    call @run_tensor_of_number() : () -> ()
    call @run_quotient_of_tensors() : () -> ()
    call @run_literal() : () -> ()
    call @run_not_none() : () -> ()
    call @run_float_of_tensor() : () -> ()
    call @run_range() : () -> ()
    call @run_range_for_size() : () -> ()
    call @run_async() : () -> ()
    call @run_scalar() : () -> ()
    call @run_onnx() : () -> ()
    call @run_raise_in_branches() : () -> ()
    return
  }
}
