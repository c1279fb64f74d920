// What upstream makes of types on the way: tosa-infer-shapes refines the operand
// of a check from ? to a size, which then holds or does not.
// RUN: sed 's/SIZE/2/g' %s | mlir-opt --pass-pipeline='builtin.module(func.func(tosa-infer-shapes))' -o %t.2.mlir
// RUN: FileCheck %s --check-prefix=REFINED --input-file=%t.2.mlir
// RUN: assertion-opt --lower --quiet %t.2.mlir | FileCheck %s
// RUN: assertion-opt --lower --quiet %t.2.mlir | mlir-opt --canonicalize | FileCheck %s --check-prefix=HOLDS
// RUN: sed 's/SIZE/3/g' %s | mlir-opt --pass-pipeline='builtin.module(func.func(tosa-infer-shapes))' \
// RUN:   | assertion-opt --lower --quiet | mlir-opt --canonicalize | FileCheck %s --check-prefix=FAILS

// REFINED: tosa.custom {{.*}} : (tensor<2xf32>) -> ()

// CHECK-LABEL: func.func @f(
// CHECK:         %[[Y:.*]] = tosa.abs %arg0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK:         %[[Z:.*]] = tensor.cast %{{.*}} : tensor<2xf32> to tensor<?xf32>
// CHECK:         tensor.dim %[[Z]]
// CHECK:         cf.assert {{.*}}, "two"

// HOLDS-LABEL: func.func @f(
// HOLDS-NOT:     cf.assert
// FAILS:         %[[NO:.*]] = arith.constant false
// FAILS:         cf.assert %[[NO]], "two"
func.func @f(%x: tensor<SIZExf32>) -> tensor<?xf32> {
  %y = tosa.abs %x : (tensor<SIZExf32>) -> tensor<?xf32>
  tosa.custom %y {assertion.message = "two", domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {\0A  %0 = arith.constant 0 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?xf32>\0A  %2 = arith.constant 2 : index\0A  %3 = arith.cmpi eq, %1, %2 : index\0A  cf.assert %3, \22two\22\0A  return\0A}\0A"} : (tensor<?xf32>) -> ()
  return %y : tensor<?xf32>
}
