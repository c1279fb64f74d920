// The picture alone: nothing is printed, and DOT is a graph with a cluster for
// the assertion.
// RUN: assertion-opt --view=%t.dot %s > %t.out
// RUN: count 0 < %t.out
// RUN: FileCheck %s < %t.dot
// CHECK: digraph assertions {
// CHECK: label=<{{.*}}<b>1 assertion</b>{{.*}}1 kept{{.*}}>
// CHECK: subgraph cluster_0 {
// CHECK: label=<<font color="#1e293b"><b>func.func @center</b></font>>
// CHECK: subgraph cluster_1 {
// CHECK: label=<<font color="#1d4ed8"><b>#1 kept</b></font>>
// CHECK: label=<{{.*}}<b>aten.size.int</b>
// CHECK: label=<{{.*}}<b>aten.ge.int</b>
// CHECK: label=<{{.*}}<b>runtime.assert</b>{{.*}}size(%arg0, 0) &gt;= 1{{.*}}the batch is not empty
// CHECK: class="guarded plain"
// CHECK: class="guard kept"
//
// With a verb the module is printed as well, and what goes is dashed.
// RUN: assertion-opt --drop --quiet --view=%t.dot %s | FileCheck %s --check-prefix=MODULE
// RUN: FileCheck %s --check-prefix=DROP < %t.dot
// MODULE: func.func @center
// MODULE-NOT: runtime.assert
// DROP: 1 dropped{{.*}}4 of 9 operations go
// DROP: class="slice dropped goes"
// DROP: <b>#1 dropped</b>
// DROP: style="filled,bold,dashed"
//
// Strip drops too; wrap keeps.
// RUN: assertion-opt --strip --quiet --view=%t.dot %s -o %t.mlir
// RUN: FileCheck %s --check-prefix=DROP < %t.dot
// RUN: assertion-opt --wrap --view=%t.dot %s -o %t.mlir
// RUN: FileCheck %s < %t.dot
//
// The report is the same with a picture and without.
// RUN: assertion-opt --analyze %s > %t.1
// RUN: assertion-opt --analyze --view=%t.dot %s > %t.2
// RUN: cmp %t.1 %t.2

func.func @center(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %1 = torch.aten.ge.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %1, "the batch is not empty"
  %2 = torch.aten.sub.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[1,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %2 : !torch.vtensor<[?,8],f32>
}
