// Carried checks and regions of builtin types are put in their places with
// their locations; operands whose types changed get a cast; other assertions
// stay. A second run changes nothing.
// RUN: assertion-opt --lower --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --lower --quiet %t.mlir | diff - %t.mlir
// RUN: assertion-opt --lower --quiet --mlir-print-debuginfo %s | FileCheck %s --check-prefix=PLACE
// RUN: assertion-opt --lower=assume %s 2>%t.said | FileCheck %s --check-prefix=ASSUME
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t.said
// RUN: assertion-opt --lower=assume --quiet %s | mlir-opt | FileCheck %s --check-prefix=ASSUME
// RUN: assertion-opt --lower --quiet --report=- --report-format=json %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @refined(
// CHECK-NEXT:    %[[C:.*]] = tensor.cast %arg0 : tensor<2x3xf32> to tensor<?x3xf32>
// CHECK-NEXT:    arith.constant 0 : index
// CHECK-NEXT:    tensor.dim %[[C]]
// CHECK-NEXT:    arith.constant 2 : index
// CHECK-NEXT:    arith.cmpi
// CHECK-NEXT:    cf.assert {{.*}}, "two"
// CHECK-NEXT:    return
// PLACE: tensor.cast {{.*}} loc(#[[AT:loc[0-9]+]])
// PLACE: tensor.dim {{.*}} loc(#[[AT]])
// PLACE: cf.assert {{.*}} loc(#[[AT]])
// PLACE: #[[AT]] = loc("a.py":4:5)
// ASSUME: llvm.intr.assume
// SAID: remark: lowered assertion "two"; where it fails, behaviour is undefined now
// REPORT-DAG: "action": "lowered"
func.func @refined(%x: tensor<2x3xf32>) {
  tosa.custom %x {assertion.message = "two", domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {\0A  %0 = arith.constant 0 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?x3xf32>\0A  %2 = arith.constant 2 : index\0A  %3 = arith.cmpi eq, %1, %2 : index\0A  cf.assert %3, \22two\22\0A  return\0A}\0A"} : (tensor<2x3xf32>) -> () loc("a.py":4:5)
  return
}

// CHECK-LABEL: func.func @generalised(
// CHECK-NEXT:    tensor.cast %arg0 : tensor<?x?xf32> to tensor<?x3xf32>
// CHECK-NEXT:    tensor.cast %arg1 : tensor<*xf32> to tensor<f32>
// CHECK-NEXT:    return
func.func @generalised(%x: tensor<?x?xf32>, %y: tensor<*xf32>) {
  tosa.custom %x, %y {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>, %arg1: tensor<f32>) {\0A  return\0A}\0A"} : (tensor<?x?xf32>, tensor<*xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @region(
// CHECK-NEXT:    tensor.dim %arg0, %arg1
// CHECK-NEXT:    arith.cmpi
// CHECK-NEXT:    cf.assert {{.*}}, "region"
// CHECK-NEXT:    cf.assert %arg2, "plain"
// CHECK-NEXT:    return
func.func @region(%x: tensor<?xf32>, %i: index, %b: i1) {
  "assertion.region"(%x, %i) ({
  ^bb0(%y: tensor<?xf32>, %j: index):
    %n = tensor.dim %y, %j : tensor<?xf32>
    %ok = arith.cmpi ne, %n, %j : index
    cf.assert %ok, "region"
  }) : (tensor<?xf32>, index) -> ()
  cf.assert %b, "plain"
  return
}

// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    tosa.custom %arg0 {domain_name = "mine"
// CHECK-NEXT:    return
func.func @others(%x: tensor<?xf32>) {
  %0 = tosa.custom %x {domain_name = "mine", operator_name = "check", implementation_attrs = "no text"} : (tensor<?xf32>) -> (tensor<?xf32>)
  return
}
