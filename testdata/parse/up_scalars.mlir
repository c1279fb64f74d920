// Scalars of MLIR next to torch: arith, complex and cf.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @arith(%arg0: i32, %arg1: i32, %arg2: f32) -> i1 {
// CHECK-NEXT:   %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:   %cst = arith.constant 9.99999974E-6 : f32
// CHECK-NEXT:   %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:   %0 = arith.addi %arg0, %c7_i32 : i32
// CHECK-NEXT:   %1 = arith.muli %0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:   %2 = arith.addf %arg2, %cst fastmath<fast> : f32
// CHECK-NEXT:   %3 = arith.cmpi slt, %0, %1 : i32
// CHECK-NEXT:   %4 = arith.cmpf ole, %2, %cst_0 : f32
// CHECK-NEXT:   %5 = arith.select %3, %0, %1 : i32
// CHECK-NEXT:   %6 = arith.index_cast %5 : i32 to index
// CHECK-NEXT:   %7 = arith.sitofp %5 : i32 to f32
// CHECK-NEXT:   %8 = arith.extsi %5 : i32 to i64
// CHECK-NEXT:   %9 = arith.andi %3, %4 : i1
// CHECK-NEXT:   return %9 : i1
// CHECK-NEXT: }
func.func @arith(%arg0: i32, %arg1: i32, %arg2: f32) -> i1 {
  %c7 = arith.constant 7 : i32
  %cst = arith.constant 1.0e-5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %0 = arith.addi %arg0, %c7 : i32
  %1 = arith.muli %0, %arg1 overflow<nsw, nuw> : i32
  %2 = arith.addf %arg2, %cst fastmath<fast> : f32
  %3 = arith.cmpi slt, %0, %1 : i32
  %4 = arith.cmpf ole, %2, %inf : f32
  %5 = arith.select %3, %0, %1 : i32
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.sitofp %5 : i32 to f32
  %8 = arith.extsi %5 : i32 to i64
  %9 = arith.andi %3, %4 : i1
  return %9 : i1
}

// A constant is named after its value and type, but i1 and index are short.
// CHECK-LABEL: func.func @constants() {
// CHECK-NEXT:   %c5 = arith.constant 5 : index
// CHECK-NEXT:   %c5_i64 = arith.constant 5 : i64
// CHECK-NEXT:   %c-5_i64 = arith.constant -5 : i64
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:   %cst_1 = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constants() {
  %0 = arith.constant 5 : index
  %1 = arith.constant 5 : i64
  %2 = arith.constant -5 : i64
  %3 = arith.constant true
  %4 = arith.constant 0.0 : f32
  %5 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %6 = arith.constant dense<0.5> : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @complex(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:   %0 = complex.create %arg0, %arg1 : complex<f32>
// CHECK-NEXT:   %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %1 = complex.add %0, %cst : complex<f32>
// CHECK-NEXT:   %2 = complex.re %1 : complex<f32>
// CHECK-NEXT:   return %2 : f32
// CHECK-NEXT: }
func.func @complex(%arg0: f32, %arg1: f32) -> f32 {
  %0 = complex.create %arg0, %arg1 : complex<f32>
  %1 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %2 = complex.add %0, %1 : complex<f32>
  %3 = complex.re %2 : complex<f32>
  return %3 : f32
}

// CHECK-LABEL: func.func @casts(%arg0: !torch.int, %arg1: i64) {
// CHECK-NEXT:   %0 = torch_c.to_i64 %arg0
// CHECK-NEXT:   %1 = arith.addi %0, %arg1 : i64
// CHECK-NEXT:   %2 = torch_c.from_i64 %1
// CHECK-NEXT:   %3 = builtin.unrealized_conversion_cast %2 : !torch.int to i64
// CHECK-NEXT:   %4:2 = builtin.unrealized_conversion_cast %3, %2 : i64, !torch.int to index, !torch.float
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts(%arg0: !torch.int, %arg1: i64) {
  %0 = torch_c.to_i64 %arg0
  %1 = arith.addi %0, %arg1 : i64
  %2 = torch_c.from_i64 %1
  %3 = builtin.unrealized_conversion_cast %2 : !torch.int to i64
  %4:2 = builtin.unrealized_conversion_cast %3, %2 : i64, !torch.int to index, !torch.float
  return
}

// CHECK-LABEL: func.func @assert(%arg0: i1) {
// CHECK-NEXT:   cf.assert %arg0, "mismatching contracting dimension"
// CHECK-NEXT:   cf.assert %arg0, "with \22quotes\22" {why}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assert(%arg0: i1) {
  cf.assert %arg0, "mismatching contracting dimension"
  cf.assert %arg0, "with \22quotes\22" {why}
  return
}
