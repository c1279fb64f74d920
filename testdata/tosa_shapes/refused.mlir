// What can't be written is an error with its place and reason; no module is
// written, or with --keep-going all but that.
// RUN: rm -f %t.mlir
// RUN: not assertion-opt --tosa-shapes %s -o %t.mlir 2>&1 | FileCheck %s
// RUN: not ls %t.mlir
// RUN: not assertion-opt --tosa-shapes --keep-going --quiet %s -o %t.mlir
// RUN: FileCheck %s --check-prefix=KEPT --input-file=%t.mlir
// RUN: not assertion-opt --tosa-shapes --keep-going --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=REPORT

// KEPT:     func.func @f
// KEPT-DAG: torch.aten.uniform
// KEPT-DAG: torch.aten.my_op
// KEPT-DAG: torch.aten.size.int
// KEPT-DAG: torch.aten.index_put.hacked_twin
// KEPT-DAG: tosa.reshape
// KEPT-NOT: torch.aten.view

// REPORT:      tosa-shapes
// REPORT-NEXT:   freed: torch.aten.view
// REPORT-NEXT:   needs a size: torch.aten.uniform
// REPORT-NEXT:   needs a size: torch.aten.my_op
// REPORT-NEXT:   needs a size: torch.aten.index_put.hacked_twin
func.func @f(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %float0 = torch.constant.float 0.0
  %float1 = torch.constant.float 1.0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  // CHECK-NOT: error
  %2 = torch.prim.ListConstruct %1, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  // CHECK: refused.mlir:[[# @LINE + 1]]:8: error: torch.aten.uniform is not written in TOSA: TOSA has no random numbers
  %4 = torch.aten.uniform %3, %float0, %float1, %none : !torch.vtensor<[?,?],f32>, !torch.float, !torch.float, !torch.none -> !torch.vtensor<[?,?],f32>
  // CHECK: refused.mlir:[[# @LINE + 1]]:8: error: torch.aten.my_op is not written in TOSA: it takes a size, and has no form with sizes
  %5 = torch.aten.my_op %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  // CHECK: refused.mlir:[[# @LINE + 2]]:8: error: torch.aten.index_put.hacked_twin is not written in TOSA: it adds to what is there
  %6 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %7 = torch.aten.index_put.hacked_twin %arg0, %6, %arg0, %true : !torch.vtensor<[?,?],f32>, !torch.list<vtensor>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %3, %4, %5, %7 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}
