// --lower=assume: what a check asserts is taken for true. The sizes are read and
// compared all the same, for the optimizer; shape operations, whose failures are
// the program's own, still assert.
// RUN: assertion-opt --lower=assume --split-input-file %s -o %t.mlir 2>%t.said
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t.said --implicit-check-not=remark:
// RUN: assertion-opt --lower=assume --quiet --split-input-file %t.mlir | diff - %t.mlir
// RUN: mlir-opt --split-input-file %t.mlir -o /dev/null
// RUN: not assertion-opt --lower=nothing %s 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: assertion-opt: error: --lower is one of assume|entry, not 'nothing'

// Every assertion of a check, each where it stands.
// SAID: assume.mlir:{{[0-9]+}}:3: remark: lowered assertion "two"; where it fails, behaviour is undefined now
// CHECK-LABEL: func.func @carried(%arg0: tensor<?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:    %0 = arith.cmpi ne, %dim, %c0 : index
// CHECK-NEXT:    llvm.intr.assume %0 : i1
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %1 = arith.cmpi eq, %dim, %c2 : index
// CHECK-NEXT:    llvm.intr.assume %1 : i1
// CHECK-NEXT:    return
func.func @carried(%x: tensor<?xf32>) {
  tosa.custom %x {assertion.message = "two", domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {\0A  %0 = arith.constant 0 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?xf32>\0A  %2 = arith.cmpi ne, %1, %0 : index\0A  cf.assert %2, \22one\22\0A  %3 = arith.constant 2 : index\0A  %4 = arith.cmpi eq, %1, %3 : index\0A  cf.assert %4, \22two\22\0A  return\0A}\0A"} : (tensor<?xf32>) -> ()
  return
}

// -----

// A region, and one that lies in it; an assertion outside stays one.
// SAID: remark: lowered assertion "inner"; where it fails, behaviour is undefined now
// CHECK-LABEL: func.func @region(%arg0: i1) {
// CHECK-NEXT:    llvm.intr.assume %arg0 : i1
// CHECK-NEXT:    cf.assert %arg0, "outside"
// CHECK-NEXT:    return
func.func @region(%b: i1) {
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "inner"
  }) : (i1) -> ()
  cf.assert %b, "outside"
  return
}

// -----

// An assertion of equal shapes is not a check that somebody carried.
// CHECK-LABEL: func.func @shapes(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:    %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:    cf.assert %0, "square"
// CHECK-NEXT:    return
func.func @shapes(%x: tensor<?x?xf32>) {
  %n = tosa.dim %x {axis = 0 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  %m = tosa.dim %x {axis = 1 : i32} : (tensor<?x?xf32>) -> !tosa.shape<1>
  tosa.assert_equal_shape %n, %m {allow_broadcast = false, assertion.message = "square"} : (!tosa.shape<1>, !tosa.shape<1>) -> ()
  return
}
