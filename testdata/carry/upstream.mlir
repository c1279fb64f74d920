// Operations of arith, math and tensor on single numbers are copied with their
// attributes, in generic form; types are kept, nothing becomes 64 bits.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s
// RUN: assertion-opt --carry --quiet %s | assertion-opt --lower --quiet | mlir-opt -o /dev/null

// Integers, signed and not, wide and narrow; flags of overflow are kept.
// CHECK-LABEL: func.func @integers(%arg0: tensor<i8>, %arg1: tensor<i32>) {
// CHECK-NEXT:   tosa.custom %arg0, %arg1 {assertion.message = "integers", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i8>, %arg1: tensor<i32>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i8>) -> i8
// CHECK-NEXT:       %1 = \22arith.extsi\22(%0) : (i8) -> i32
// CHECK-NEXT:       %2 = \22tensor.extract\22(%arg1) : (tensor<i32>) -> i32
// CHECK-NEXT:       %3 = \22arith.addi\22(%1, %2) {overflowFlags = #arith.overflow<nsw>} : (i32, i32) -> i32
// CHECK-NEXT:       %4 = \22arith.extui\22(%0) : (i8) -> i32
// CHECK-NEXT:       %5 = \22arith.subi\22(%3, %4) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
// CHECK-NEXT:       %6 = arith.constant 3 : i32
// CHECK-NEXT:       %7 = \22arith.muli\22(%5, %6) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
// CHECK-NEXT:       %8 = \22arith.maxsi\22(%7, %2) : (i32, i32) -> i32
// CHECK-NEXT:       %9 = \22arith.minui\22(%8, %6) : (i32, i32) -> i32
// CHECK-NEXT:       %10 = \22arith.trunci\22(%9) {overflowFlags = #arith.overflow<none>} : (i32) -> i8
// CHECK-NEXT:       %11 = \22math.absi\22(%10) : (i8) -> i8
// CHECK-NEXT:       %12 = \22arith.xori\22(%11, %0) : (i8, i8) -> i8
// CHECK-NEXT:       %13 = \22arith.cmpi\22(%12, %0) {predicate = 7 : i64} : (i8, i8) -> i1
// CHECK-NEXT:       cf.assert %13, \22integers\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i8>, tensor<i32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @integers(%x: tensor<i8>, %y: tensor<i32>) {
  %c3 = arith.constant 3 : i32
  %a = tensor.extract %x[] : tensor<i8>
  %b = tensor.extract %y[] : tensor<i32>
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %a : i8 to i32
  %2 = arith.addi %0, %b overflow<nsw> : i32
  %3 = arith.subi %2, %1 : i32
  %4 = arith.muli %3, %c3 : i32
  %5 = arith.maxsi %4, %b : i32
  %6 = arith.minui %5, %c3 : i32
  %7 = arith.trunci %6 : i32 to i8
  %8 = math.absi %7 : i8
  %9 = arith.xori %8, %a : i8
  %ok = arith.cmpi ule, %9, %a : i8
  cf.assert %ok, "integers"
  return
}

// Floats, with the flags that say what a compiler may do to them.
// CHECK-LABEL: func.func @floats(%arg0: tensor<f16>, %arg1: tensor<f32>) {
// CHECK-NEXT:   tosa.custom %arg0, %arg1 {assertion.message = "floats", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f16>, %arg1: tensor<f32>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<f16>) -> f16
// CHECK-NEXT:       %1 = \22arith.extf\22(%0) : (f16) -> f32
// CHECK-NEXT:       %2 = \22tensor.extract\22(%arg1) : (tensor<f32>) -> f32
// CHECK-NEXT:       %3 = \22arith.addf\22(%1, %2) {fastmath = #arith.fastmath<nnan>} : (f32, f32) -> f32
// CHECK-NEXT:       %4 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:       %5 = \22arith.divf\22(%3, %4) {fastmath = #arith.fastmath<none>} : (f32, f32) -> f32
// CHECK-NEXT:       %6 = \22arith.maximumf\22(%5, %2) {fastmath = #arith.fastmath<none>} : (f32, f32) -> f32
// CHECK-NEXT:       %7 = \22arith.minnumf\22(%6, %1) {fastmath = #arith.fastmath<none>} : (f32, f32) -> f32
// CHECK-NEXT:       %8 = \22arith.negf\22(%7) {fastmath = #arith.fastmath<none>} : (f32) -> f32
// CHECK-NEXT:       %9 = \22math.sqrt\22(%8) {fastmath = #arith.fastmath<none>} : (f32) -> f32
// CHECK-NEXT:       %10 = \22math.floor\22(%9) {fastmath = #arith.fastmath<none>} : (f32) -> f32
// CHECK-NEXT:       %11 = \22arith.truncf\22(%10) : (f32) -> f16
// CHECK-NEXT:       %12 = \22arith.cmpf\22(%11, %0) {fastmath = #arith.fastmath<none>, predicate = 10 : i64} : (f16, f16) -> i1
// CHECK-NEXT:       cf.assert %12, \22floats\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f16>, tensor<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @floats(%x: tensor<f16>, %y: tensor<f32>) {
  %half = arith.constant 5.000000e-01 : f32
  %a = tensor.extract %x[] : tensor<f16>
  %b = tensor.extract %y[] : tensor<f32>
  %0 = arith.extf %a : f16 to f32
  %1 = arith.addf %0, %b fastmath<nnan> : f32
  %2 = arith.divf %1, %half : f32
  %3 = arith.maximumf %2, %b : f32
  %4 = arith.minnumf %3, %0 : f32
  %5 = arith.negf %4 : f32
  %6 = math.sqrt %5 : f32
  %7 = math.floor %6 : f32
  %8 = arith.truncf %7 : f32 to f16
  %ok = arith.cmpf uge, %8, %a : f16
  cf.assert %ok, "floats"
  return
}

// Sizes, elements at places and the rank of a tensor.
// CHECK-LABEL: func.func @tensors(%arg0: tensor<?x3xi64>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "tensors", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xi64>) {
// CHECK-NEXT:       %0 = \22tensor.rank\22(%arg0) : (tensor<?x3xi64>) -> index
// CHECK-NEXT:       %1 = arith.constant 2 : index
// CHECK-NEXT:       %2 = \22arith.cmpi\22(%0, %1) {predicate = 0 : i64} : (index, index) -> i1
// CHECK-NEXT:       %3 = arith.constant 0 : index
// CHECK-NEXT:       %4 = \22tensor.extract\22(%arg0, %3, %1) : (tensor<?x3xi64>, index, index) -> i64
// CHECK-NEXT:       %5 = \22arith.index_cast\22(%4) : (i64) -> index
// CHECK-NEXT:       %6 = \22tensor.dim\22(%arg0, %3) : (tensor<?x3xi64>, index) -> index
// CHECK-NEXT:       %7 = \22arith.select\22(%2, %5, %6) : (i1, index, index) -> index
// CHECK-NEXT:       %8 = \22arith.cmpi\22(%7, %6) {predicate = 2 : i64} : (index, index) -> i1
// CHECK-NEXT:       cf.assert %8, \22tensors\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x3xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tensors(%x: tensor<?x3xi64>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %x, %c0 : tensor<?x3xi64>
  %r = tensor.rank %x : tensor<?x3xi64>
  %e = tensor.extract %x[%c0, %c2] : tensor<?x3xi64>
  %i = arith.index_cast %e : i64 to index
  %t = arith.cmpi eq, %r, %c2 : index
  %s = arith.select %t, %i, %d : index
  %ok = arith.cmpi slt, %s, %d : index
  cf.assert %ok, "tensors"
  return
}

// Numbers become floats with a sign or without.
// CHECK-LABEL: func.func @casts(%arg0: tensor<i16>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "casts", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i16>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i16>) -> i16
// CHECK-NEXT:       %1 = \22arith.sitofp\22(%0) : (i16) -> f64
// CHECK-NEXT:       %2 = \22arith.uitofp\22(%0) : (i16) -> f64
// CHECK-NEXT:       %3 = \22arith.cmpf\22(%1, %2) {fastmath = #arith.fastmath<none>, predicate = 1 : i64} : (f64, f64) -> i1
// CHECK-NEXT:       cf.assert %3, \22casts\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i16>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts(%x: tensor<i16>) {
  %a = tensor.extract %x[] : tensor<i16>
  %0 = arith.sitofp %a : i16 to f64
  %1 = arith.uitofp %a : i16 to f64
  %ok = arith.cmpf oeq, %0, %1 : f64
  cf.assert %ok, "casts"
  return
}

// Constants of every kind are written as they print.
// CHECK-LABEL: func.func @constants(%arg0: tensor<i1>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "constants", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i1>) -> i1
// CHECK-NEXT:       %1 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:       %2 = arith.constant 1.0000000031710769e-30 : f32
// CHECK-NEXT:       %3 = \22arith.select\22(%0, %1, %2) : (i1, f32, f32) -> f32
// CHECK-NEXT:       %4 = \22arith.cmpf\22(%3, %1) {fastmath = #arith.fastmath<none>, predicate = 13 : i64} : (f32, f32) -> i1
// CHECK-NEXT:       %5 = arith.constant 0 : index
// CHECK-NEXT:       %6 = \22arith.index_cast\22(%5) : (index) -> i64
// CHECK-NEXT:       %7 = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:       %8 = \22arith.cmpi\22(%6, %7) {predicate = 4 : i64} : (i64, i64) -> i1
// CHECK-NEXT:       %9 = \22arith.andi\22(%4, %8) : (i1, i1) -> i1
// CHECK-NEXT:       %10 = arith.constant true
// CHECK-NEXT:       %11 = \22arith.ori\22(%9, %10) : (i1, i1) -> i1
// CHECK-NEXT:       cf.assert %11, \22constants\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constants(%x: tensor<i1>) {
  %true = arith.constant true
  %inf = arith.constant 0x7F800000 : f32
  %tiny = arith.constant 1.000000e-30 : f32
  %least = arith.constant -9223372036854775808 : i64
  %zero = index.constant 0
  %b = tensor.extract %x[] : tensor<i1>
  %0 = arith.select %b, %inf, %tiny : f32
  %1 = arith.cmpf une, %0, %inf : f32
  %2 = arith.index_cast %zero : index to i64
  %3 = arith.cmpi sgt, %2, %least : i64
  %4 = arith.andi %1, %3 : i1
  %ok = arith.ori %4, %true : i1
  cf.assert %ok, "constants"
  return
}

// Infinities and NaN are written as the bits that they have in their type.
// CHECK-LABEL: func.func @special(%arg0: tensor<f16>, %arg1: tensor<bf16>, %arg2: tensor<f64>) {
// CHECK-NEXT:   tosa.custom %arg2, %arg0, %arg1 {assertion.message = "special", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f64>, %arg1: tensor<f16>, %arg2: tensor<bf16>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<f64>) -> f64
// CHECK-NEXT:       %1 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:       %2 = \22arith.cmpf\22(%0, %1) {fastmath = #arith.fastmath<none>, predicate = 4 : i64} : (f64, f64) -> i1
// CHECK-NEXT:       %3 = \22tensor.extract\22(%arg1) : (tensor<f16>) -> f16
// CHECK-NEXT:       %4 = arith.constant 0xFC00 : f16
// CHECK-NEXT:       %5 = \22arith.cmpf\22(%3, %4) {fastmath = #arith.fastmath<none>, predicate = 6 : i64} : (f16, f16) -> i1
// CHECK-NEXT:       %6 = \22tensor.extract\22(%arg2) : (tensor<bf16>) -> bf16
// CHECK-NEXT:       %7 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT:       %8 = \22arith.cmpf\22(%6, %7) {fastmath = #arith.fastmath<none>, predicate = 13 : i64} : (bf16, bf16) -> i1
// CHECK-NEXT:       %9 = \22arith.andi\22(%5, %8) : (i1, i1) -> i1
// CHECK-NEXT:       %10 = \22arith.andi\22(%2, %9) : (i1, i1) -> i1
// CHECK-NEXT:       cf.assert %10, \22special\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f64>, tensor<f16>, tensor<bf16>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @special(%x: tensor<f16>, %y: tensor<bf16>, %z: tensor<f64>) {
  %minus_inf = arith.constant 0xFC00 : f16
  %nan = arith.constant 0x7FC0 : bf16
  %inf = arith.constant 0x7FF0000000000000 : f64
  %a = tensor.extract %x[] : tensor<f16>
  %b = tensor.extract %y[] : tensor<bf16>
  %c = tensor.extract %z[] : tensor<f64>
  %0 = arith.cmpf one, %a, %minus_inf : f16
  %1 = arith.cmpf une, %b, %nan : bf16
  %2 = arith.cmpf olt, %c, %inf : f64
  %3 = arith.andi %0, %1 : i1
  %ok = arith.andi %2, %3 : i1
  cf.assert %ok, "special"
  return
}
