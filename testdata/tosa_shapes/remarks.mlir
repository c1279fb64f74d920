// What is said of sizes is said by the last verb that has to do with them: no
// verb in front of --tosa-shapes says that a size is left. How many operations
// are written stands at their function.
// RUN: assertion-opt --strip --tosa-shapes --report=%t.txt %s -o %t.mlir 2> %t.said
// RUN: FileCheck %s --input-file=%t.said --implicit-check-not=remark:
// RUN: FileCheck %s --input-file=%t.txt --check-prefix=REPORT
// RUN: assertion-opt --strip %s -o %t.mlir 2> %t.strip
// RUN: FileCheck %s --input-file=%t.strip --check-prefix=STRIP --implicit-check-not=remark:

// REPORT-NOT: needs a size
// REPORT: freed: torch.aten.view at {{.*}}: it is written with TOSA's shapes
// REPORT-NOT: needs a size

func.func @none(%a: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  return %a : !torch.vtensor<[?],f32>
}

// CHECK-DAG: remarks.mlir:[[# @LINE + 11]]:8: remark: torch.aten.view is written in TOSA
// CHECK-DAG: remarks.mlir:[[# @LINE + 12]]:8: remark: torch.aten.div.Scalar is written in TOSA
// CHECK-DAG: remarks.mlir:[[# @LINE + 3]]:1: remark: 2 operations are written in TOSA here, 0 left
// STRIP: remarks.mlir:[[# @LINE + 8]]:8: remark: torch.aten.view still needs a size: two unknown
// STRIP: remarks.mlir:[[# @LINE + 9]]:8: remark: torch.aten.div.Scalar still needs a size: it takes a size as a number
func.func @two(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %1, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %a, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>

  %4 = torch.aten.div.Scalar %3, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %4 : !torch.vtensor<[?,?],f32>
}

// CHECK-DAG: remarks.mlir:[[# @LINE + 9]]:8: remark: torch.aten.view is written in TOSA
// CHECK-DAG: remarks.mlir:[[# @LINE + 2]]:1: remark: 1 operation is written in TOSA here, 0 left
// STRIP: remarks.mlir:[[# @LINE + 7]]:8: remark: torch.aten.view still needs a size: two unknown
func.func @one(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %a, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %1, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %a, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %3 : !torch.vtensor<[?,?],f32>
}
