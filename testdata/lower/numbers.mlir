// What numbers are in a check: each function asserts something of the elements
// of its tensor; each line says for some tensors whether it holds. Arithmetic is
// Python's on 64 bits: division rounds down, a division by zero is a failed
// assertion (the first of two), as is a float that no integer can be.
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
// eq int:
// CHECK: {{^}}0 0 1 0 0 {{$}}
// ne int:
// CHECK-NEXT: {{^}}1 1 0 1 1 {{$}}
// lt int:
// CHECK-NEXT: {{^}}1 0 0 1 1 {{$}}
// le int:
// CHECK-NEXT: {{^}}1 0 1 1 1 {{$}}
// gt int:
// CHECK-NEXT: {{^}}0 1 0 0 0 {{$}}
// ge int:
// CHECK-NEXT: {{^}}0 1 1 0 0 {{$}}
// eq float:
// CHECK-NEXT: {{^}}0 0 1 0 0 1 {{$}}
// lt float:
// CHECK-NEXT: {{^}}1 0 0 0 0 0 {{$}}
// gt float:
// CHECK-NEXT: {{^}}0 1 0 0 1 0 {{$}}
// ge float:
// CHECK-NEXT: {{^}}0 1 1 0 1 1 {{$}}
// ne float int:
// CHECK-NEXT: {{^}}11 10 11 11 {{$}}
// lt float int:
// CHECK-NEXT: {{^}}10 10 10 10 {{$}}
// gt float int:
// CHECK-NEXT: {{^}}11 10 11 10 {{$}}
// ge float int:
// CHECK-NEXT: {{^}}11 11 11 10 {{$}}
// add int:
// CHECK-NEXT: {{^}}1 0 1 {{$}}
// sub int:
// CHECK-NEXT: {{^}}1 0 {{$}}
// mul int:
// CHECK-NEXT: {{^}}1 0 {{$}}
// floordiv int:
// CHECK-NEXT: {{^}}11 11 10 11 11 11 {{0.}} 11 11 11 {{$}}
// remainder int:
// CHECK-NEXT: {{^}}11 11 10 11 11 11 {{0.}} 11 11 {{$}}
// max int:
// CHECK-NEXT: {{^}}1 1 0 {{$}}
// min int:
// CHECK-NEXT: {{^}}1 1 0 {{$}}
// neg int:
// CHECK-NEXT: {{^}}1 0 {{$}}
// abs number:
// CHECK-NEXT: {{^}}1 1 0 {{$}}
// add float:
// CHECK-NEXT: {{^}}1 0 {{$}}
// sub float:
// CHECK-NEXT: {{^}}1 0 {{$}}
// mul float:
// CHECK-NEXT: {{^}}1 0 {{$}}
// div float:
// CHECK-NEXT: {{^}}11 10 {{0.}} {{$}}
// neg float:
// CHECK-NEXT: {{^}}1 0 {{$}}
// div int:
// CHECK-NEXT: {{^}}11 11 10 {{0.}} {{$}}
// ceil float:
// CHECK-NEXT: {{^}}111 111 110 {{0.+}} {{$}}
// int of float:
// CHECK-NEXT: {{^}}11 11 10 {{0.}} {{0.}} {{$}}
// sqrt int:
// CHECK-NEXT: {{^}}1 0 {{$}}
// bool of int:
// CHECK-NEXT: {{^}}1 1 0 {{$}}
// bool of float:
// CHECK-NEXT: {{^}}1 0 1 {{$}}
// and bool:
// CHECK-NEXT: {{^}}0 0 0 1 {{$}}
// or bool:
// CHECK-NEXT: {{^}}0 1 1 1 {{$}}
// eq bool:
// CHECK-NEXT: {{^}}1 0 0 1 {{$}}
// ne bool:
// CHECK-NEXT: {{^}}0 1 1 0 {{$}}
// not bool:
// CHECK-NEXT: {{^}}1 0 {{$}}
// int of bool:
// CHECK-NEXT: {{^}}0 1 {{$}}
// any bool:
// CHECK-NEXT: {{^}}0 1 1 {{$}}
// all bool:
// CHECK-NEXT: {{^}}0 0 1 {{$}}
// max of list:
// CHECK-NEXT: {{^}}1 0 1 {{$}}
// min of list:
// CHECK-NEXT: {{^}}0 1 0 {{$}}
// lists equal:
// CHECK-NEXT: {{^}}1 0 {{$}}
// lists unequal:
// CHECK-NEXT: {{^}}1 0 {{$}}
// list contains:
// CHECK-NEXT: {{^}}1 1 0 {{$}}
// list element:
// CHECK-NEXT: {{^}}1 0 {{$}}
// unpacked:
// CHECK-NEXT: {{^}}1 0 {{$}}

//--- checks.mlir
func.func @eq_int(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.eq.int %v0, %v1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "eq_int"
  return
}
func.func @ne_int(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.ne.int %v0, %v1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "ne_int"
  return
}
func.func @lt_int(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.lt.int %v0, %v1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "lt_int"
  return
}
func.func @le_int(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.le.int %v0, %v1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "le_int"
  return
}
func.func @gt_int(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.gt.int %v0, %v1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "gt_int"
  return
}
func.func @ge_int(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.ge.int %v0, %v1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "ge_int"
  return
}
func.func @eq_float(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %ok = torch.aten.eq.float %v0, %v1 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "eq_float"
  return
}
func.func @lt_float(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %ok = torch.aten.lt.float %v0, %v1 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "lt_float"
  return
}
func.func @gt_float(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %ok = torch.aten.gt.float %v0, %v1 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "gt_float"
  return
}
func.func @ge_float(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %ok = torch.aten.ge.float %v0, %v1 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "ge_float"
  return
}
func.func @ne_float_int(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %w = torch.aten.Int.float %v1 : !torch.float -> !torch.int
  %ok = torch.aten.ne.float_int %v0, %w : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "ne_float_int"
  return
}
func.func @lt_float_int(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %w = torch.aten.Int.float %v1 : !torch.float -> !torch.int
  %ok = torch.aten.lt.float_int %v0, %w : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "lt_float_int"
  return
}
func.func @gt_float_int(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %w = torch.aten.Int.float %v1 : !torch.float -> !torch.int
  %ok = torch.aten.gt.float_int %v0, %w : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "gt_float_int"
  return
}
func.func @ge_float_int(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %w = torch.aten.Int.float %v1 : !torch.float -> !torch.int
  %ok = torch.aten.ge.float_int %v0, %w : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "ge_float_int"
  return
}
func.func @add_int(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.add.int %v0, %v1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "add_int"
  return
}
func.func @sub_int(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.sub.int %v0, %v1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "sub_int"
  return
}
func.func @mul_int(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.mul.int %v0, %v1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "mul_int"
  return
}
func.func @floordiv_int(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.floordiv.int %v0, %v1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "floordiv_int"
  return
}
func.func @remainder_int(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.remainder.int %v0, %v1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "remainder_int"
  return
}
func.func @max_int(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.prim.max.int %v0, %v1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "max_int"
  return
}
func.func @min_int(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.prim.min.int %v0, %v1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "min_int"
  return
}
func.func @neg_int(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.neg.int %v0 : !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "neg_int"
  return
}
func.func @abs_number(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.prim.abs.Scalar %v0 : !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %v1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "abs_number"
  return
}
func.func @add_float(%t: !torch.vtensor<[3],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],f64> -> !torch.float
  %r = torch.aten.add.float %v0, %v1 : !torch.float, !torch.float -> !torch.float
  %ok = torch.aten.eq.float %r, %v2 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "add_float"
  return
}
func.func @sub_float(%t: !torch.vtensor<[3],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],f64> -> !torch.float
  %r = torch.aten.sub.float %v0, %v1 : !torch.float, !torch.float -> !torch.float
  %ok = torch.aten.eq.float %r, %v2 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "sub_float"
  return
}
func.func @mul_float(%t: !torch.vtensor<[3],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],f64> -> !torch.float
  %r = torch.aten.mul.float %v0, %v1 : !torch.float, !torch.float -> !torch.float
  %ok = torch.aten.eq.float %r, %v2 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "mul_float"
  return
}
func.func @div_float(%t: !torch.vtensor<[3],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],f64> -> !torch.float
  %r = torch.aten.div.float %v0, %v1 : !torch.float, !torch.float -> !torch.float
  %ok = torch.aten.eq.float %r, %v2 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "div_float"
  return
}
func.func @neg_float(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %r = torch.aten.neg.float %v0 : !torch.float -> !torch.float
  %ok = torch.aten.eq.float %r, %v1 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "neg_float"
  return
}
func.func @div_int(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.div.int %v0, %v1 : !torch.int, !torch.int -> !torch.float
  %h = torch.constant.float 1.5
  %ok = torch.aten.eq.float %r, %h : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "div_int"
  return
}
func.func @ceil_float(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %r = torch.aten.ceil.float %v0 : !torch.float -> !torch.int
  %w = torch.aten.Int.float %v1 : !torch.float -> !torch.int
  %ok = torch.aten.eq.int %r, %w : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "ceil_float"
  return
}
func.func @int_of_float(%t: !torch.vtensor<[2],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],f64> -> !torch.float
  %r = torch.aten.Int.float %v0 : !torch.float -> !torch.int
  %w = torch.aten.Float.Scalar %r : !torch.int -> !torch.float
  %ok = torch.aten.eq.float %w, %v1 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "int_of_float"
  return
}
func.func @sqrt_int(%t: !torch.vtensor<[1],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[1],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.sqrt.int %v0 : !torch.int -> !torch.float
  %h = torch.constant.float 3.0
  %ok = torch.aten.eq.float %r, %h : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "sqrt_int"
  return
}
func.func @bool_of_int(%t: !torch.vtensor<[1],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[1],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "bool_of_int"
  return
}
func.func @bool_of_float(%t: !torch.vtensor<[1],f64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[1],f64>, !torch.int, !torch.int -> !torch.vtensor<[],f64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],f64> -> !torch.float
  %ok = torch.aten.Bool.float %v0 : !torch.float -> !torch.bool
  torch.runtime.assert %ok, "bool_of_float"
  return
}
func.func @and_bool(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %a = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  %b = torch.aten.Bool.int %v1 : !torch.int -> !torch.bool
  %ok = torch.aten.__and__.bool %a, %b : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "and_bool"
  return
}
func.func @or_bool(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %a = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  %b = torch.aten.Bool.int %v1 : !torch.int -> !torch.bool
  %ok = torch.aten.__or__.bool %a, %b : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "or_bool"
  return
}
func.func @eq_bool(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %a = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  %b = torch.aten.Bool.int %v1 : !torch.int -> !torch.bool
  %ok = torch.aten.eq.bool %a, %b : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "eq_bool"
  return
}
func.func @ne_bool(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %a = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  %b = torch.aten.Bool.int %v1 : !torch.int -> !torch.bool
  %ok = torch.aten.ne.bool %a, %b : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "ne_bool"
  return
}
func.func @not_bool(%t: !torch.vtensor<[1],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[1],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %a = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  %ok = torch.aten.__not__ %a : !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "not_bool"
  return
}
func.func @int_of_bool(%t: !torch.vtensor<[1],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[1],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %a = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  %b = torch.aten.Int.bool %a : !torch.bool -> !torch.int
  %i = torch.constant.int 1
  %ok = torch.aten.eq.int %b, %i : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "int_of_bool"
  return
}
func.func @any_bool(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %a = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  %b = torch.aten.Bool.int %v1 : !torch.int -> !torch.bool
  %c = torch.aten.Bool.int %v2 : !torch.int -> !torch.bool
  %l = torch.prim.ListConstruct %a, %b, %c : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %ok = torch.aten.any.bool %l : !torch.list<bool> -> !torch.bool
  torch.runtime.assert %ok, "any_bool"
  return
}
func.func @all_bool(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %a = torch.aten.Bool.int %v0 : !torch.int -> !torch.bool
  %b = torch.aten.Bool.int %v1 : !torch.int -> !torch.bool
  %c = torch.aten.Bool.int %v2 : !torch.int -> !torch.bool
  %l = torch.prim.ListConstruct %a, %b, %c : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %ok = torch.aten.all.bool %l : !torch.list<bool> -> !torch.bool
  torch.runtime.assert %ok, "all_bool"
  return
}
func.func @max_of_list(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.prim.ListConstruct %v0, %v1 : (!torch.int, !torch.int) -> !torch.list<int>
  %m = torch.prim.max.self_int %l : !torch.list<int> -> !torch.int
  %ok = torch.aten.eq.int %m, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "max_of_list"
  return
}
func.func @min_of_list(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.prim.ListConstruct %v0, %v1 : (!torch.int, !torch.int) -> !torch.list<int>
  %m = torch.prim.min.self_int %l : !torch.list<int> -> !torch.int
  %ok = torch.aten.eq.int %m, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "min_of_list"
  return
}
func.func @lists_equal(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.prim.ListConstruct %v0, %v1 : (!torch.int, !torch.int) -> !torch.list<int>
  %m = torch.prim.ListConstruct %v2, %v1 : (!torch.int, !torch.int) -> !torch.list<int>
  %ok = torch.aten.eq.int_list %l, %m : !torch.list<int>, !torch.list<int> -> !torch.bool
  torch.runtime.assert %ok, "lists_equal"
  return
}
func.func @lists_unequal(%t: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.prim.ListConstruct %v0, %v1 : (!torch.int, !torch.int) -> !torch.list<int>
  %m = torch.prim.ListConstruct %v1, %v0 : (!torch.int, !torch.int) -> !torch.list<int>
  %ok = torch.aten.ne.int_list %l, %m : !torch.list<int>, !torch.list<int> -> !torch.bool
  torch.runtime.assert %ok, "lists_unequal"
  return
}
func.func @list_contains(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.prim.ListConstruct %v0, %v1 : (!torch.int, !torch.int) -> !torch.list<int>
  %ok = torch.aten.__contains__.int_list %l, %v2 : !torch.list<int>, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "list_contains"
  return
}
func.func @list_element(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.prim.ListConstruct %v0, %v1 : (!torch.int, !torch.int) -> !torch.list<int>
  %m1 = torch.constant.int -1
  %e = torch.aten.__getitem__.t %l, %m1 : !torch.list<int>, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %e, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "list_element"
  return
}
func.func @unpacked(%t: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %i0 = torch.constant.int 0
  %s0 = torch.aten.select.int %t, %int0, %i0 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v0 = torch.aten.item %s0 : !torch.vtensor<[],si64> -> !torch.int
  %i1 = torch.constant.int 1
  %s1 = torch.aten.select.int %t, %int0, %i1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v1 = torch.aten.item %s1 : !torch.vtensor<[],si64> -> !torch.int
  %i2 = torch.constant.int 2
  %s2 = torch.aten.select.int %t, %int0, %i2 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %v2 = torch.aten.item %s2 : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.prim.ListConstruct %v0, %v1, %v2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %u:3 = torch.prim.ListUnpack %l : !torch.list<int> -> !torch.int, !torch.int, !torch.int
  %ok = torch.aten.lt.int %u#0, %u#2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "unpacked"
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
  func.func @run_eq_int() {
    %0 = arith.constant dense<[1, 2]> : tensor<2xi64>
    call @eq_int(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2, 1]> : tensor<2xi64>
    call @eq_int(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2, 2]> : tensor<2xi64>
    call @eq_int(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[-3, 2]> : tensor<2xi64>
    call @eq_int(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    call @eq_int(%4) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_ne_int() {
    %0 = arith.constant dense<[1, 2]> : tensor<2xi64>
    call @ne_int(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2, 1]> : tensor<2xi64>
    call @ne_int(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2, 2]> : tensor<2xi64>
    call @ne_int(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[-3, 2]> : tensor<2xi64>
    call @ne_int(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    call @ne_int(%4) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_lt_int() {
    %0 = arith.constant dense<[1, 2]> : tensor<2xi64>
    call @lt_int(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2, 1]> : tensor<2xi64>
    call @lt_int(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2, 2]> : tensor<2xi64>
    call @lt_int(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[-3, 2]> : tensor<2xi64>
    call @lt_int(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    call @lt_int(%4) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_le_int() {
    %0 = arith.constant dense<[1, 2]> : tensor<2xi64>
    call @le_int(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2, 1]> : tensor<2xi64>
    call @le_int(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2, 2]> : tensor<2xi64>
    call @le_int(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[-3, 2]> : tensor<2xi64>
    call @le_int(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    call @le_int(%4) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_gt_int() {
    %0 = arith.constant dense<[1, 2]> : tensor<2xi64>
    call @gt_int(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2, 1]> : tensor<2xi64>
    call @gt_int(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2, 2]> : tensor<2xi64>
    call @gt_int(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[-3, 2]> : tensor<2xi64>
    call @gt_int(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    call @gt_int(%4) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_ge_int() {
    %0 = arith.constant dense<[1, 2]> : tensor<2xi64>
    call @ge_int(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2, 1]> : tensor<2xi64>
    call @ge_int(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2, 2]> : tensor<2xi64>
    call @ge_int(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[-3, 2]> : tensor<2xi64>
    call @ge_int(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    call @ge_int(%4) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_eq_float() {
    %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
    call @eq_float(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2.0, 1.0]> : tensor<2xf64>
    call @eq_float(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2.0, 2.0]> : tensor<2xf64>
    call @eq_float(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 0x7FF8000000000000]> : tensor<2xf64>
    call @eq_float(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[0x7FF0000000000000, 1.0]> : tensor<2xf64>
    call @eq_float(%4) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %5 = arith.constant dense<[0.0, -0.0]> : tensor<2xf64>
    call @eq_float(%5) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_lt_float() {
    %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
    call @lt_float(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2.0, 1.0]> : tensor<2xf64>
    call @lt_float(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2.0, 2.0]> : tensor<2xf64>
    call @lt_float(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 0x7FF8000000000000]> : tensor<2xf64>
    call @lt_float(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[0x7FF0000000000000, 1.0]> : tensor<2xf64>
    call @lt_float(%4) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %5 = arith.constant dense<[0.0, -0.0]> : tensor<2xf64>
    call @lt_float(%5) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_gt_float() {
    %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
    call @gt_float(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2.0, 1.0]> : tensor<2xf64>
    call @gt_float(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2.0, 2.0]> : tensor<2xf64>
    call @gt_float(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 0x7FF8000000000000]> : tensor<2xf64>
    call @gt_float(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[0x7FF0000000000000, 1.0]> : tensor<2xf64>
    call @gt_float(%4) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %5 = arith.constant dense<[0.0, -0.0]> : tensor<2xf64>
    call @gt_float(%5) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_ge_float() {
    %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
    call @ge_float(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2.0, 1.0]> : tensor<2xf64>
    call @ge_float(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[2.0, 2.0]> : tensor<2xf64>
    call @ge_float(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 0x7FF8000000000000]> : tensor<2xf64>
    call @ge_float(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[0x7FF0000000000000, 1.0]> : tensor<2xf64>
    call @ge_float(%4) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %5 = arith.constant dense<[0.0, -0.0]> : tensor<2xf64>
    call @ge_float(%5) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_ne_float_int() {
    %0 = arith.constant dense<[1.5, 1.0]> : tensor<2xf64>
    call @ne_float_int(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1.0, 1.9]> : tensor<2xf64>
    call @ne_float_int(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[0.5, -0.5]> : tensor<2xf64>
    call @ne_float_int(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 3.0]> : tensor<2xf64>
    call @ne_float_int(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_lt_float_int() {
    %0 = arith.constant dense<[1.5, 1.0]> : tensor<2xf64>
    call @lt_float_int(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1.0, 1.9]> : tensor<2xf64>
    call @lt_float_int(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[0.5, -0.5]> : tensor<2xf64>
    call @lt_float_int(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 3.0]> : tensor<2xf64>
    call @lt_float_int(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_gt_float_int() {
    %0 = arith.constant dense<[1.5, 1.0]> : tensor<2xf64>
    call @gt_float_int(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1.0, 1.9]> : tensor<2xf64>
    call @gt_float_int(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[0.5, -0.5]> : tensor<2xf64>
    call @gt_float_int(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 3.0]> : tensor<2xf64>
    call @gt_float_int(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_ge_float_int() {
    %0 = arith.constant dense<[1.5, 1.0]> : tensor<2xf64>
    call @ge_float_int(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1.0, 1.9]> : tensor<2xf64>
    call @ge_float_int(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[0.5, -0.5]> : tensor<2xf64>
    call @ge_float_int(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 3.0]> : tensor<2xf64>
    call @ge_float_int(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_add_int() {
    %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
    call @add_int(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 2, 4]> : tensor<3xi64>
    call @add_int(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[9223372036854775807, 1, -9223372036854775808]> : tensor<3xi64>
    call @add_int(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_sub_int() {
    %0 = arith.constant dense<[1, 2, -1]> : tensor<3xi64>
    call @sub_int(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
    call @sub_int(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_mul_int() {
    %0 = arith.constant dense<[-3, 2, -6]> : tensor<3xi64>
    call @mul_int(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[3, 2, 5]> : tensor<3xi64>
    call @mul_int(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_floordiv_int() {
    %0 = arith.constant dense<[7, 2, 3]> : tensor<3xi64>
    call @floordiv_int(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[-7, 2, -4]> : tensor<3xi64>
    call @floordiv_int(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-7, 2, -3]> : tensor<3xi64>
    call @floordiv_int(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[7, -2, -4]> : tensor<3xi64>
    call @floordiv_int(%3) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[-7, -2, 3]> : tensor<3xi64>
    call @floordiv_int(%4) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %5 = arith.constant dense<[6, 3, 2]> : tensor<3xi64>
    call @floordiv_int(%5) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %6 = arith.constant dense<[7, 0, 0]> : tensor<3xi64>
    call @floordiv_int(%6) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %7 = arith.constant dense<[-9223372036854775808, -1, -9223372036854775808]> : tensor<3xi64>
    call @floordiv_int(%7) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %8 = arith.constant dense<[5, -1, -5]> : tensor<3xi64>
    call @floordiv_int(%8) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %9 = arith.constant dense<[0, -5, 0]> : tensor<3xi64>
    call @floordiv_int(%9) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_remainder_int() {
    %0 = arith.constant dense<[7, 3, 1]> : tensor<3xi64>
    call @remainder_int(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[-7, 3, 2]> : tensor<3xi64>
    call @remainder_int(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-7, 3, -1]> : tensor<3xi64>
    call @remainder_int(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[7, -3, -2]> : tensor<3xi64>
    call @remainder_int(%3) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[-7, -3, -1]> : tensor<3xi64>
    call @remainder_int(%4) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %5 = arith.constant dense<[6, 3, 0]> : tensor<3xi64>
    call @remainder_int(%5) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %6 = arith.constant dense<[7, 0, 0]> : tensor<3xi64>
    call @remainder_int(%6) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %7 = arith.constant dense<[-9223372036854775808, -1, 0]> : tensor<3xi64>
    call @remainder_int(%7) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %8 = arith.constant dense<[5, -1, 0]> : tensor<3xi64>
    call @remainder_int(%8) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_max_int() {
    %0 = arith.constant dense<[1, 2, 2]> : tensor<3xi64>
    call @max_int(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2, 1, 2]> : tensor<3xi64>
    call @max_int(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-1, -2, -2]> : tensor<3xi64>
    call @max_int(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_min_int() {
    %0 = arith.constant dense<[1, 2, 1]> : tensor<3xi64>
    call @min_int(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2, 1, 1]> : tensor<3xi64>
    call @min_int(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-1, -2, -1]> : tensor<3xi64>
    call @min_int(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_neg_int() {
    %0 = arith.constant dense<[3, -3]> : tensor<2xi64>
    call @neg_int(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[3, 3]> : tensor<2xi64>
    call @neg_int(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_abs_number() {
    %0 = arith.constant dense<[3, 3]> : tensor<2xi64>
    call @abs_number(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[-3, 3]> : tensor<2xi64>
    call @abs_number(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-3, -3]> : tensor<2xi64>
    call @abs_number(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_add_float() {
    %0 = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
    call @add_float(%0) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1.0, 2.0, 3.5]> : tensor<3xf64>
    call @add_float(%1) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_sub_float() {
    %0 = arith.constant dense<[1.0, 2.0, -1.0]> : tensor<3xf64>
    call @sub_float(%0) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf64>
    call @sub_float(%1) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_mul_float() {
    %0 = arith.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf64>
    call @mul_float(%0) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf64>
    call @mul_float(%1) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_div_float() {
    %0 = arith.constant dense<[3.0, 2.0, 1.5]> : tensor<3xf64>
    call @div_float(%0) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[3.0, 2.0, 1.0]> : tensor<3xf64>
    call @div_float(%1) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[3.0, 0.0, 0x7FF0000000000000]> : tensor<3xf64>
    call @div_float(%2) : (tensor<3xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_neg_float() {
    %0 = arith.constant dense<[1.5, -1.5]> : tensor<2xf64>
    call @neg_float(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1.5, 1.5]> : tensor<2xf64>
    call @neg_float(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_div_int() {
    %0 = arith.constant dense<[3, 2]> : tensor<2xi64>
    call @div_int(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[-3, -2]> : tensor<2xi64>
    call @div_int(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[4, 2]> : tensor<2xi64>
    call @div_int(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[1, 0]> : tensor<2xi64>
    call @div_int(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_ceil_float() {
    %0 = arith.constant dense<[1.2, 2.0]> : tensor<2xf64>
    call @ceil_float(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[-1.8, -1.0]> : tensor<2xf64>
    call @ceil_float(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-1.8, -2.0]> : tensor<2xf64>
    call @ceil_float(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[0x7FF8000000000000, 0.0]> : tensor<2xf64>
    call @ceil_float(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_int_of_float() {
    %0 = arith.constant dense<[1.9, 1.0]> : tensor<2xf64>
    call @int_of_float(%0) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[-1.9, -1.0]> : tensor<2xf64>
    call @int_of_float(%1) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-1.9, -2.0]> : tensor<2xf64>
    call @int_of_float(%2) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[1.0e+19, 0.0]> : tensor<2xf64>
    call @int_of_float(%3) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    %4 = arith.constant dense<[0x7FF0000000000000, 0.0]> : tensor<2xf64>
    call @int_of_float(%4) : (tensor<2xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_sqrt_int() {
    %0 = arith.constant dense<[9]> : tensor<1xi64>
    call @sqrt_int(%0) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[8]> : tensor<1xi64>
    call @sqrt_int(%1) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_bool_of_int() {
    %0 = arith.constant dense<[9]> : tensor<1xi64>
    call @bool_of_int(%0) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[-1]> : tensor<1xi64>
    call @bool_of_int(%1) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[0]> : tensor<1xi64>
    call @bool_of_int(%2) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_bool_of_float() {
    %0 = arith.constant dense<[0.5]> : tensor<1xf64>
    call @bool_of_float(%0) : (tensor<1xf64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[-0.0]> : tensor<1xf64>
    call @bool_of_float(%1) : (tensor<1xf64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
    call @bool_of_float(%2) : (tensor<1xf64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_and_bool() {
    %0 = arith.constant dense<[0, 0]> : tensor<2xi64>
    call @and_bool(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[0, 1]> : tensor<2xi64>
    call @and_bool(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[3, 0]> : tensor<2xi64>
    call @and_bool(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[3, 1]> : tensor<2xi64>
    call @and_bool(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_or_bool() {
    %0 = arith.constant dense<[0, 0]> : tensor<2xi64>
    call @or_bool(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[0, 1]> : tensor<2xi64>
    call @or_bool(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[3, 0]> : tensor<2xi64>
    call @or_bool(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[3, 1]> : tensor<2xi64>
    call @or_bool(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_eq_bool() {
    %0 = arith.constant dense<[0, 0]> : tensor<2xi64>
    call @eq_bool(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[0, 1]> : tensor<2xi64>
    call @eq_bool(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[3, 0]> : tensor<2xi64>
    call @eq_bool(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[3, 1]> : tensor<2xi64>
    call @eq_bool(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_ne_bool() {
    %0 = arith.constant dense<[0, 0]> : tensor<2xi64>
    call @ne_bool(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[0, 1]> : tensor<2xi64>
    call @ne_bool(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[3, 0]> : tensor<2xi64>
    call @ne_bool(%2) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %3 = arith.constant dense<[3, 1]> : tensor<2xi64>
    call @ne_bool(%3) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_not_bool() {
    %0 = arith.constant dense<[0]> : tensor<1xi64>
    call @not_bool(%0) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[2]> : tensor<1xi64>
    call @not_bool(%1) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_int_of_bool() {
    %0 = arith.constant dense<[0]> : tensor<1xi64>
    call @int_of_bool(%0) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[7]> : tensor<1xi64>
    call @int_of_bool(%1) : (tensor<1xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_any_bool() {
    %0 = arith.constant dense<[0, 0, 0]> : tensor<3xi64>
    call @any_bool(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[0, 1, 0]> : tensor<3xi64>
    call @any_bool(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[1, 1, 1]> : tensor<3xi64>
    call @any_bool(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_all_bool() {
    %0 = arith.constant dense<[0, 0, 0]> : tensor<3xi64>
    call @all_bool(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[0, 1, 0]> : tensor<3xi64>
    call @all_bool(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[1, 1, 1]> : tensor<3xi64>
    call @all_bool(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_max_of_list() {
    %0 = arith.constant dense<[1, 2, 2]> : tensor<3xi64>
    call @max_of_list(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 2, 1]> : tensor<3xi64>
    call @max_of_list(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-1, -2, -1]> : tensor<3xi64>
    call @max_of_list(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_min_of_list() {
    %0 = arith.constant dense<[1, 2, 2]> : tensor<3xi64>
    call @min_of_list(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 2, 1]> : tensor<3xi64>
    call @min_of_list(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[-1, -2, -1]> : tensor<3xi64>
    call @min_of_list(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_lists_equal() {
    %0 = arith.constant dense<[1, 2, 1]> : tensor<3xi64>
    call @lists_equal(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
    call @lists_equal(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_lists_unequal() {
    %0 = arith.constant dense<[1, 2]> : tensor<2xi64>
    call @lists_unequal(%0) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 1]> : tensor<2xi64>
    call @lists_unequal(%1) : (tensor<2xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_list_contains() {
    %0 = arith.constant dense<[1, 2, 1]> : tensor<3xi64>
    call @list_contains(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 2, 2]> : tensor<3xi64>
    call @list_contains(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %2 = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
    call @list_contains(%2) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_list_element() {
    %0 = arith.constant dense<[1, 2, 2]> : tensor<3xi64>
    call @list_element(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 2, 1]> : tensor<3xi64>
    call @list_element(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @run_unpacked() {
    %0 = arith.constant dense<[1, 2, 2]> : tensor<3xi64>
    call @unpacked(%0) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    %1 = arith.constant dense<[1, 2, 1]> : tensor<3xi64>
    call @unpacked(%1) : (tensor<3xi64>) -> ()
    call @space() : () -> ()
    call @newline() : () -> ()
    return
  }
  func.func @main() attributes {llvm.emit_c_interface} {
    call @run_eq_int() : () -> ()
    call @run_ne_int() : () -> ()
    call @run_lt_int() : () -> ()
    call @run_le_int() : () -> ()
    call @run_gt_int() : () -> ()
    call @run_ge_int() : () -> ()
    call @run_eq_float() : () -> ()
    call @run_lt_float() : () -> ()
    call @run_gt_float() : () -> ()
    call @run_ge_float() : () -> ()
    call @run_ne_float_int() : () -> ()
    call @run_lt_float_int() : () -> ()
    call @run_gt_float_int() : () -> ()
    call @run_ge_float_int() : () -> ()
    call @run_add_int() : () -> ()
    call @run_sub_int() : () -> ()
    call @run_mul_int() : () -> ()
    call @run_floordiv_int() : () -> ()
    call @run_remainder_int() : () -> ()
    call @run_max_int() : () -> ()
    call @run_min_int() : () -> ()
    call @run_neg_int() : () -> ()
    call @run_abs_number() : () -> ()
    call @run_add_float() : () -> ()
    call @run_sub_float() : () -> ()
    call @run_mul_float() : () -> ()
    call @run_div_float() : () -> ()
    call @run_neg_float() : () -> ()
    call @run_div_int() : () -> ()
    call @run_ceil_float() : () -> ()
    call @run_int_of_float() : () -> ()
    call @run_sqrt_int() : () -> ()
    call @run_bool_of_int() : () -> ()
    call @run_bool_of_float() : () -> ()
    call @run_and_bool() : () -> ()
    call @run_or_bool() : () -> ()
    call @run_eq_bool() : () -> ()
    call @run_ne_bool() : () -> ()
    call @run_not_bool() : () -> ()
    call @run_int_of_bool() : () -> ()
    call @run_any_bool() : () -> ()
    call @run_all_bool() : () -> ()
    call @run_max_of_list() : () -> ()
    call @run_min_of_list() : () -> ()
    call @run_lists_equal() : () -> ()
    call @run_lists_unequal() : () -> ()
    call @run_list_contains() : () -> ()
    call @run_list_element() : () -> ()
    call @run_unpacked() : () -> ()
    return
  }
}
