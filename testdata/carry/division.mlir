// Divisions. Python's round down, and the rest has the divisor's sign; TOSA's
// backends would round to zero. Division by zero fails the check; the least
// integer divided by -1 must not trap. A divisor that is known to be neither
// needs no test.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// Rounded down: one less where there is a rest of the other sign.
// CHECK-LABEL: func.func @floor_by_3(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "quotient", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 3 : i64
// CHECK-NEXT:       %4 = arith.divsi %2, %3 : i64
// CHECK-NEXT:       %5 = arith.muli %4, %3 : i64
// CHECK-NEXT:       %6 = arith.subi %2, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 0 : i64
// CHECK-NEXT:       %8 = arith.cmpi ne, %6, %7 : i64
// CHECK-NEXT:       %9 = arith.xori %6, %3 : i64
// CHECK-NEXT:       %10 = arith.cmpi slt, %9, %7 : i64
// CHECK-NEXT:       %11 = arith.andi %8, %10 : i1
// CHECK-NEXT:       %12 = arith.constant 1 : i64
// CHECK-NEXT:       %13 = arith.subi %4, %12 : i64
// CHECK-NEXT:       %14 = arith.select %11, %13, %4 : i64
// CHECK-NEXT:       %15 = arith.constant 0 : i64
// CHECK-NEXT:       %16 = arith.cmpi ne, %14, %15 : i64
// CHECK-NEXT:       cf.assert %16, \22quotient\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @floor_by_3(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %q = torch.aten.floordiv.int %n, %int3 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %q : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "quotient"
  return
}

// By a negative number the same.
// CHECK-LABEL: func.func @rest_by_minus_4(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "rest", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant -4 : i64
// CHECK-NEXT:       %4 = arith.remsi %2, %3 : i64
// CHECK-NEXT:       %5 = arith.constant 0 : i64
// CHECK-NEXT:       %6 = arith.cmpi ne, %4, %5 : i64
// CHECK-NEXT:       %7 = arith.xori %4, %3 : i64
// CHECK-NEXT:       %8 = arith.cmpi slt, %7, %5 : i64
// CHECK-NEXT:       %9 = arith.andi %6, %8 : i1
// CHECK-NEXT:       %10 = arith.addi %4, %3 : i64
// CHECK-NEXT:       %11 = arith.select %9, %10, %4 : i64
// CHECK-NEXT:       %12 = arith.constant 0 : i64
// CHECK-NEXT:       %13 = arith.cmpi eq, %11, %12 : i64
// CHECK-NEXT:       cf.assert %13, \22rest\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rest_by_minus_4(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int-4 = torch.constant.int -4
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %r = torch.aten.remainder.int %n, %int-4 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "rest"
  return
}

// By -1 is the negative: divided is by 1 instead, which can not trap.
// CHECK-LABEL: func.func @floor_by_minus_1(%arg0: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "negated", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = arith.constant -1 : i64
// CHECK-NEXT:       %1 = arith.constant 0 : i64
// CHECK-NEXT:       %2 = arith.cmpi ne, %0, %1 : i64
// CHECK-NEXT:       cf.assert %2, \22negated\22
// CHECK-NEXT:       %3 = arith.cmpi eq, %0, %1 : i64
// CHECK-NEXT:       %4 = arith.constant -1 : i64
// CHECK-NEXT:       %5 = arith.cmpi eq, %0, %4 : i64
// CHECK-NEXT:       %6 = arith.constant 1 : i64
// CHECK-NEXT:       %7 = arith.ori %3, %5 : i1
// CHECK-NEXT:       %8 = arith.select %7, %6, %0 : i64
// CHECK-NEXT:       %9 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %10 = arith.divsi %9, %8 : i64
// CHECK-NEXT:       %11 = arith.muli %10, %8 : i64
// CHECK-NEXT:       %12 = arith.subi %9, %11 : i64
// CHECK-NEXT:       %13 = arith.constant 0 : i64
// CHECK-NEXT:       %14 = arith.cmpi ne, %12, %13 : i64
// CHECK-NEXT:       %15 = arith.xori %12, %8 : i64
// CHECK-NEXT:       %16 = arith.cmpi slt, %15, %13 : i64
// CHECK-NEXT:       %17 = arith.andi %14, %16 : i1
// CHECK-NEXT:       %18 = arith.constant 1 : i64
// CHECK-NEXT:       %19 = arith.subi %10, %18 : i64
// CHECK-NEXT:       %20 = arith.select %17, %19, %10 : i64
// CHECK-NEXT:       %21 = arith.constant 0 : i64
// CHECK-NEXT:       %22 = arith.subi %21, %9 : i64
// CHECK-NEXT:       %23 = arith.select %5, %22, %20 : i64
// CHECK-NEXT:       %24 = arith.cmpi sge, %23, %9 : i64
// CHECK-NEXT:       cf.assert %24, \22negated\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @floor_by_minus_1(%x: !torch.vtensor<[],si64>) {
  %int-1 = torch.constant.int -1
  %n = torch.aten.item %x : !torch.vtensor<[],si64> -> !torch.int
  %q = torch.aten.floordiv.int %n, %int-1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.ge.int %q, %n : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "negated"
  return
}

// By what is not known: asserted not to be 0 first, with the same message.
// CHECK-LABEL: func.func @floor_by_any(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "any quotient", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.dim %arg0, %3 : tensor<?x?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.constant 0 : i64
// CHECK-NEXT:       %7 = arith.cmpi ne, %5, %6 : i64
// CHECK-NEXT:       cf.assert %7, \22any quotient\22
// CHECK-NEXT:       %8 = arith.cmpi eq, %5, %6 : i64
// CHECK-NEXT:       %9 = arith.constant -1 : i64
// CHECK-NEXT:       %10 = arith.cmpi eq, %5, %9 : i64
// CHECK-NEXT:       %11 = arith.constant 1 : i64
// CHECK-NEXT:       %12 = arith.ori %8, %10 : i1
// CHECK-NEXT:       %13 = arith.select %12, %11, %5 : i64
// CHECK-NEXT:       %14 = arith.divsi %2, %13 : i64
// CHECK-NEXT:       %15 = arith.muli %14, %13 : i64
// CHECK-NEXT:       %16 = arith.subi %2, %15 : i64
// CHECK-NEXT:       %17 = arith.constant 0 : i64
// CHECK-NEXT:       %18 = arith.cmpi ne, %16, %17 : i64
// CHECK-NEXT:       %19 = arith.xori %16, %13 : i64
// CHECK-NEXT:       %20 = arith.cmpi slt, %19, %17 : i64
// CHECK-NEXT:       %21 = arith.andi %18, %20 : i1
// CHECK-NEXT:       %22 = arith.constant 1 : i64
// CHECK-NEXT:       %23 = arith.subi %14, %22 : i64
// CHECK-NEXT:       %24 = arith.select %21, %23, %14 : i64
// CHECK-NEXT:       %25 = arith.constant 0 : i64
// CHECK-NEXT:       %26 = arith.subi %25, %2 : i64
// CHECK-NEXT:       %27 = arith.select %10, %26, %24 : i64
// CHECK-NEXT:       %28 = arith.constant 1 : i64
// CHECK-NEXT:       %29 = arith.cmpi sgt, %27, %28 : i64
// CHECK-NEXT:       cf.assert %29, \22any quotient\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @floor_by_any(%x: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %q = torch.aten.floordiv.int %n, %m : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.gt.int %q, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "any quotient"
  return
}

// By what is known to be 0 as well: the check fails, it does not refuse.
// CHECK-LABEL: func.func @rest_by_0(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "by zero", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.constant 0 : i64
// CHECK-NEXT:       %5 = arith.cmpi ne, %3, %4 : i64
// CHECK-NEXT:       cf.assert %5, \22by zero\22
// CHECK-NEXT:       %6 = arith.cmpi eq, %3, %4 : i64
// CHECK-NEXT:       %7 = arith.constant -1 : i64
// CHECK-NEXT:       %8 = arith.cmpi eq, %3, %7 : i64
// CHECK-NEXT:       %9 = arith.constant 1 : i64
// CHECK-NEXT:       %10 = arith.ori %6, %8 : i1
// CHECK-NEXT:       %11 = arith.select %10, %9, %3 : i64
// CHECK-NEXT:       %12 = arith.remsi %2, %11 : i64
// CHECK-NEXT:       %13 = arith.constant 0 : i64
// CHECK-NEXT:       %14 = arith.cmpi ne, %12, %13 : i64
// CHECK-NEXT:       %15 = arith.xori %12, %11 : i64
// CHECK-NEXT:       %16 = arith.cmpi slt, %15, %13 : i64
// CHECK-NEXT:       %17 = arith.andi %14, %16 : i1
// CHECK-NEXT:       %18 = arith.addi %12, %11 : i64
// CHECK-NEXT:       %19 = arith.select %17, %18, %12 : i64
// CHECK-NEXT:       %20 = arith.cmpi eq, %19, %3 : i64
// CHECK-NEXT:       cf.assert %20, \22by zero\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rest_by_0(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %r = torch.aten.remainder.int %n, %int0 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %r, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "by zero"
  return
}

// Of two integers that are known nothing is left to compute: -7 // 2 is -4, and
// -7 % 2 is 1.
// CHECK-LABEL: func.func @known(%arg0: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   tosa.custom  {assertion.message = "quotient", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant true
// CHECK-NEXT:       cf.assert %0, \22quotient\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   tosa.custom  {assertion.message = "rest", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant true
// CHECK-NEXT:       cf.assert %0, \22rest\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @known(%x: !torch.vtensor<[],i1>) {
  %int-7 = torch.constant.int -7
  %int2 = torch.constant.int 2
  %int-4 = torch.constant.int -4
  %int1 = torch.constant.int 1
  %q = torch.aten.floordiv.int %int-7, %int2 : !torch.int, !torch.int -> !torch.int
  %r = torch.aten.remainder.int %int-7, %int2 : !torch.int, !torch.int -> !torch.int
  %a = torch.aten.eq.int %q, %int-4 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "quotient"
  %b = torch.aten.eq.int %r, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "rest"
  return
}

// True division is of floats, and by 0.0 a failed check, as in Python.
// CHECK-LABEL: func.func @true_division(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "half", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.dim %arg0, %3 : tensor<?x?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %7 = arith.sitofp %5 : i64 to f64
// CHECK-NEXT:       %8 = arith.constant 0.0 : f64
// CHECK-NEXT:       %9 = arith.cmpf une, %7, %8 : f64
// CHECK-NEXT:       cf.assert %9, \22half\22
// CHECK-NEXT:       %10 = arith.divf %6, %7 : f64
// CHECK-NEXT:       %11 = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:       %12 = arith.cmpf oge, %10, %11 : f64
// CHECK-NEXT:       cf.assert %12, \22half\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @true_division(%x: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %half = torch.constant.float 5.000000e-01
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %q = torch.aten.div.int %n, %m : !torch.int, !torch.int -> !torch.float
  %ok = torch.aten.ge.float %q, %half : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "half"
  return
}

// Upstream's round to zero and keep the operands' type.
// CHECK-LABEL: func.func @upstream(%arg0: tensor<i32>, %arg1: tensor<i32>) {
// CHECK-NEXT:   tosa.custom %arg0, %arg1 {assertion.message = "signed", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i32>, %arg1: tensor<i32>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i32>) -> i32
// CHECK-NEXT:       %1 = arith.constant 7 : i32
// CHECK-NEXT:       %2 = arith.divsi %0, %1 : i32
// CHECK-NEXT:       %3 = \22tensor.extract\22(%arg1) : (tensor<i32>) -> i32
// CHECK-NEXT:       %4 = arith.constant 0 : i32
// CHECK-NEXT:       %5 = arith.cmpi ne, %3, %4 : i32
// CHECK-NEXT:       cf.assert %5, \22signed\22
// CHECK-NEXT:       %6 = arith.cmpi eq, %3, %4 : i32
// CHECK-NEXT:       %7 = arith.constant -1 : i32
// CHECK-NEXT:       %8 = arith.cmpi eq, %3, %7 : i32
// CHECK-NEXT:       %9 = arith.constant 1 : i32
// CHECK-NEXT:       %10 = arith.ori %6, %8 : i1
// CHECK-NEXT:       %11 = arith.select %10, %9, %3 : i32
// CHECK-NEXT:       %12 = arith.remsi %2, %11 : i32
// CHECK-NEXT:       %13 = arith.constant 0 : i32
// CHECK-NEXT:       %14 = \22arith.cmpi\22(%12, %13) {predicate = 0 : i64} : (i32, i32) -> i1
// CHECK-NEXT:       cf.assert %14, \22signed\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i32>, tensor<i32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @upstream(%x: tensor<i32>, %y: tensor<i32>) {
  %c7 = arith.constant 7 : i32
  %c0 = arith.constant 0 : i32
  %a = tensor.extract %x[] : tensor<i32>
  %b = tensor.extract %y[] : tensor<i32>
  %q = arith.divsi %a, %c7 : i32
  %r = arith.remsi %q, %b : i32
  %ok = arith.cmpi eq, %r, %c0 : i32
  cf.assert %ok, "signed"
  return
}

// Unsigned ones have no -1.
// CHECK-LABEL: func.func @upstream_unsigned(%arg0: tensor<i32>, %arg1: tensor<i32>) {
// CHECK-NEXT:   tosa.custom %arg0, %arg1 {assertion.message = "unsigned", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i32>, %arg1: tensor<i32>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i32>) -> i32
// CHECK-NEXT:       %1 = \22tensor.extract\22(%arg1) : (tensor<i32>) -> i32
// CHECK-NEXT:       %2 = arith.constant 0 : i32
// CHECK-NEXT:       %3 = arith.cmpi ne, %1, %2 : i32
// CHECK-NEXT:       cf.assert %3, \22unsigned\22
// CHECK-NEXT:       %4 = arith.cmpi eq, %1, %2 : i32
// CHECK-NEXT:       %5 = arith.constant 1 : i32
// CHECK-NEXT:       %6 = arith.select %4, %5, %1 : i32
// CHECK-NEXT:       %7 = arith.divui %0, %6 : i32
// CHECK-NEXT:       %8 = arith.constant 0 : i32
// CHECK-NEXT:       %9 = arith.cmpi ne, %0, %8 : i32
// CHECK-NEXT:       cf.assert %9, \22unsigned\22
// CHECK-NEXT:       %10 = arith.cmpi eq, %0, %8 : i32
// CHECK-NEXT:       %11 = arith.constant 1 : i32
// CHECK-NEXT:       %12 = arith.select %10, %11, %0 : i32
// CHECK-NEXT:       %13 = arith.remui %7, %12 : i32
// CHECK-NEXT:       %14 = arith.constant 0 : i32
// CHECK-NEXT:       %15 = \22arith.cmpi\22(%13, %14) {predicate = 1 : i64} : (i32, i32) -> i1
// CHECK-NEXT:       cf.assert %15, \22unsigned\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i32>, tensor<i32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @upstream_unsigned(%x: tensor<i32>, %y: tensor<i32>) {
  %c0 = arith.constant 0 : i32
  %a = tensor.extract %x[] : tensor<i32>
  %b = tensor.extract %y[] : tensor<i32>
  %q = arith.divui %a, %b : i32
  %r = arith.remui %q, %a : i32
  %ok = arith.cmpi ne, %r, %c0 : i32
  cf.assert %ok, "unsigned"
  return
}

// Rounded up and down, of indices.
// CHECK-LABEL: func.func @upstream_rounded(%arg0: tensor<?xf32>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "a multiple of 4", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = \22tensor.dim\22(%arg0, %0) : (tensor<?xf32>, index) -> index
// CHECK-NEXT:       %2 = arith.constant 4 : index
// CHECK-NEXT:       %3 = arith.divsi %1, %2 : index
// CHECK-NEXT:       %4 = arith.muli %3, %2 : index
// CHECK-NEXT:       %5 = arith.subi %1, %4 : index
// CHECK-NEXT:       %6 = arith.constant 0 : index
// CHECK-NEXT:       %7 = arith.cmpi ne, %5, %6 : index
// CHECK-NEXT:       %8 = arith.xori %5, %2 : index
// CHECK-NEXT:       %9 = arith.cmpi sge, %8, %6 : index
// CHECK-NEXT:       %10 = arith.andi %7, %9 : i1
// CHECK-NEXT:       %11 = arith.constant 1 : index
// CHECK-NEXT:       %12 = arith.addi %3, %11 : index
// CHECK-NEXT:       %13 = arith.select %10, %12, %3 : index
// CHECK-NEXT:       %14 = arith.divsi %1, %2 : index
// CHECK-NEXT:       %15 = arith.muli %14, %2 : index
// CHECK-NEXT:       %16 = arith.subi %1, %15 : index
// CHECK-NEXT:       %17 = arith.constant 0 : index
// CHECK-NEXT:       %18 = arith.cmpi ne, %16, %17 : index
// CHECK-NEXT:       %19 = arith.xori %16, %2 : index
// CHECK-NEXT:       %20 = arith.cmpi slt, %19, %17 : index
// CHECK-NEXT:       %21 = arith.andi %18, %20 : i1
// CHECK-NEXT:       %22 = arith.constant 1 : index
// CHECK-NEXT:       %23 = arith.subi %14, %22 : index
// CHECK-NEXT:       %24 = arith.select %21, %23, %14 : index
// CHECK-NEXT:       %25 = \22arith.cmpi\22(%13, %24) {predicate = 0 : i64} : (index, index) -> i1
// CHECK-NEXT:       cf.assert %25, \22a multiple of 4\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @upstream_rounded(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %q = arith.ceildivsi %n, %c4 : index
  %p = arith.floordivsi %n, %c4 : index
  %ok = arith.cmpi eq, %q, %p : index
  cf.assert %ok, "a multiple of 4"
  return
}

// The elements of a tensor are divided as numbers are.
// CHECK-LABEL: func.func @elements(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "two at least", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 2 : i64
// CHECK-NEXT:       %4 = arith.divsi %2, %3 : i64
// CHECK-NEXT:       %5 = arith.muli %4, %3 : i64
// CHECK-NEXT:       %6 = arith.subi %2, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 0 : i64
// CHECK-NEXT:       %8 = arith.cmpi ne, %6, %7 : i64
// CHECK-NEXT:       %9 = arith.xori %6, %3 : i64
// CHECK-NEXT:       %10 = arith.cmpi slt, %9, %7 : i64
// CHECK-NEXT:       %11 = arith.andi %8, %10 : i1
// CHECK-NEXT:       %12 = arith.constant 1 : i64
// CHECK-NEXT:       %13 = arith.subi %4, %12 : i64
// CHECK-NEXT:       %14 = arith.select %11, %13, %4 : i64
// CHECK-NEXT:       %15 = arith.constant 0 : i64
// CHECK-NEXT:       %16 = arith.cmpi ne, %14, %15 : i64
// CHECK-NEXT:       cf.assert %16, \22two at least\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elements(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %floor = torch.constant.str "floor"
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[1],si64>
  %q = torch.aten.div.Scalar_mode %s, %int2, %floor : !torch.vtensor<[1],si64>, !torch.int, !torch.str -> !torch.vtensor<[1],si64>
  %e = torch.aten.select.int %q, %int0, %int0 : !torch.vtensor<[1],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %n = torch.aten.item %e : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "two at least"
  return
}
