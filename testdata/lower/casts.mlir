// Operands whose types are not those that the check was carried with: upstream
// refines sizes, generalises them, or loses the rank. A cast fits each operand
// that differs, in front of the check; all has the check's location.
// RUN: assertion-opt --lower --split-input-file --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --lower --split-input-file --quiet %t.mlir | diff - %t.mlir
// RUN: mlir-opt --split-input-file %t.mlir -o /dev/null
// RUN: assertion-opt --lower --split-input-file --quiet --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s --check-prefix=PLACE

// Of three operands the one that is as carried gets none; one of rank 0 neither.
// CHECK-LABEL: func.func @each(%arg0: tensor<2x?xf32>, %arg1: tensor<?xi64>, %arg2: tensor<i1>) {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<2x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %cast, %c0 : tensor<?x?xf32>
// CHECK-NEXT:    %dim_0 = tensor.dim %arg1, %c0 : tensor<?xi64>
// CHECK-NEXT:    %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:    %extracted = tensor.extract %arg2[] : tensor<i1>
// CHECK-NEXT:    %1 = arith.andi %0, %extracted : i1
// CHECK-NEXT:    cf.assert %1, "each"
// CHECK-NEXT:    return
func.func @each(%x: tensor<2x?xf32>, %y: tensor<?xi64>, %z: tensor<i1>) {
  tosa.custom %x, %y, %z {assertion.message = "each", domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>, %arg1: tensor<?xi64>, %arg2: tensor<i1>) {\0A  %0 = arith.constant 0 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>\0A  %2 = tensor.dim %arg1, %0 : tensor<?xi64>\0A  %3 = arith.cmpi eq, %1, %2 : index\0A  %4 = tensor.extract %arg2[] : tensor<i1>\0A  %5 = arith.andi %3, %4 : i1\0A  cf.assert %5, \22each\22\0A  return\0A}\0A"} : (tensor<2x?xf32>, tensor<?xi64>, tensor<i1>) -> ()
  return
}

// -----

// One value that the check takes twice with two types is cast for each.
// CHECK-LABEL: func.func @twice(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<2x3xf32> to tensor<?x3xf32>
// CHECK-NEXT:    %cast_0 = tensor.cast %arg0 : tensor<2x3xf32> to tensor<2x?xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim = tensor.dim %cast, %c1 : tensor<?x3xf32>
// CHECK-NEXT:    %dim_1 = tensor.dim %cast_0, %c1 : tensor<2x?xf32>
// CHECK-NEXT:    %0 = arith.cmpi eq, %dim, %dim_1 : index
// CHECK-NEXT:    cf.assert %0, "twice"
// CHECK-NEXT:    return
func.func @twice(%x: tensor<2x3xf32>) {
  tosa.custom %x, %x {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>, %arg1: tensor<2x?xf32>) {\0A  %0 = arith.constant 1 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?x3xf32>\0A  %2 = tensor.dim %arg1, %0 : tensor<2x?xf32>\0A  %3 = arith.cmpi eq, %1, %2 : index\0A  cf.assert %3, \22twice\22\0A  return\0A}\0A"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}

// -----

// Sizes that were known and are not any more, and a rank that is lost: the cast
// fails at run time where they differ.
// CHECK-LABEL: func.func @generalised(%arg0: tensor<?x?xf32>, %arg1: tensor<*xf32>) {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:    %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<?x2xf32>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim = tensor.dim %cast, %c1 : tensor<4x?xf32>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim_1 = tensor.dim %cast_0, %c0 : tensor<?x2xf32>
// CHECK-NEXT:    %0 = arith.cmpi ult, %dim, %dim_1 : index
// CHECK-NEXT:    cf.assert %0, "less"
// CHECK-NEXT:    return
func.func @generalised(%x: tensor<?x?xf32>, %y: tensor<*xf32>) {
  tosa.custom %x, %y {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<4x?xf32>, %arg1: tensor<?x2xf32>) {\0A  %0 = arith.constant 1 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<4x?xf32>\0A  %2 = arith.constant 0 : index\0A  %3 = tensor.dim %arg1, %2 : tensor<?x2xf32>\0A  %4 = arith.cmpi ult, %1, %3 : index\0A  cf.assert %4, \22less\22\0A  return\0A}\0A"} : (tensor<?x?xf32>, tensor<*xf32>) -> ()
  return
}

// -----

// A check may take what has no rank itself.
// CHECK-LABEL: func.func @ranks(%arg0: tensor<1x3xf32>, %arg1: tensor<1x3xf32>) {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<1x3xf32> to tensor<*xf32>
// CHECK-NEXT:    %cast_0 = tensor.cast %arg1 : tensor<1x3xf32> to tensor<1x?xf32>
// CHECK-NEXT:    %rank = tensor.rank %cast : tensor<*xf32>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %cast_0, %c0 : tensor<1x?xf32>
// CHECK-NEXT:    %0 = arith.cmpi ne, %rank, %dim : index
// CHECK-NEXT:    cf.assert %0, "rank"
// CHECK-NEXT:    return
func.func @ranks(%x: tensor<1x3xf32>, %y: tensor<1x3xf32>) {
  tosa.custom %x, %y {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<*xf32>, %arg1: tensor<1x?xf32>) {\0A  %0 = tensor.rank %arg0 : tensor<*xf32>\0A  %1 = arith.constant 0 : index\0A  %2 = tensor.dim %arg1, %1 : tensor<1x?xf32>\0A  %3 = arith.cmpi ne, %0, %2 : index\0A  cf.assert %3, \22rank\22\0A  return\0A}\0A"} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
  return
}

// -----

// Several assertions in one check, and one between two operations of its own.
// CHECK-LABEL: func.func @several(%arg0: tensor<3xf32>) {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %cast, %c0 : tensor<?xf32>
// CHECK-NEXT:    %0 = arith.cmpi ne, %dim, %c0 : index
// CHECK-NEXT:    cf.assert %0, "not empty"
// CHECK-NEXT:    %1 = arith.remsi %dim, %dim : index
// CHECK-NEXT:    %2 = arith.cmpi eq, %1, %c0 : index
// CHECK-NEXT:    cf.assert %2, ""
// CHECK-NEXT:    return
func.func @several(%x: tensor<3xf32>) {
  tosa.custom %x {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {\0A  %0 = arith.constant 0 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?xf32>\0A  %2 = arith.cmpi ne, %1, %0 : index\0A  cf.assert %2, \22not empty\22\0A  %3 = arith.remsi %1, %1 : index\0A  %4 = arith.cmpi eq, %3, %0 : index\0A  cf.assert %4, \22\22\0A  return\0A}\0A"} : (tensor<3xf32>) -> () loc("a.py":7:9)
  return
}
// PLACE-LABEL: func.func @several(
// PLACE-NEXT:    tensor.cast {{.*}} loc("a.py":7:9)
// PLACE-NEXT:    arith.constant {{.*}} loc("a.py":7:9)
// PLACE-NEXT:    tensor.dim {{.*}} loc("a.py":7:9)
// PLACE-NEXT:    arith.cmpi {{.*}} loc("a.py":7:9)
// PLACE-NEXT:    cf.assert {{.*}}, "not empty" loc("a.py":7:9)
// PLACE-NEXT:    arith.remsi {{.*}} loc("a.py":7:9)
// PLACE-NEXT:    arith.cmpi {{.*}} loc("a.py":7:9)
// PLACE-NEXT:    cf.assert {{.*}}, "" loc("a.py":7:9)

// -----

// A check that asserts nothing leaves nothing; a check in a branch
// and one in a loop come back there.
// CHECK-LABEL: func.func @places(%arg0: tensor<3xf32>, %arg1: i1, %arg2: index, %arg3: index) {
// CHECK-NEXT:    scf.if %arg1 {
// CHECK-NEXT:      scf.for %arg4 = %arg2 to %arg3 step %arg3 {
// CHECK-NEXT:        %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:        %false = arith.constant false
// CHECK-NEXT:        cf.assert %false, "never"
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @places(%x: tensor<3xf32>, %b: i1, %i: index, %n: index) {
  tosa.custom %x {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<3xf32>) {\0A  return\0A}\0A"} : (tensor<3xf32>) -> ()
  scf.if %b {
    scf.for %k = %i to %n step %n {
      %y = tensor.cast %x : tensor<3xf32> to tensor<?xf32>
      tosa.custom %y {domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {\0A  %0 = arith.constant false\0A  cf.assert %0, \22never\22\0A  return\0A}\0A"} : (tensor<?xf32>) -> ()
    }
  }
  return
}
