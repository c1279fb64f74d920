// Arithmetic of numbers: integers on 64 bits, floats in double precision; of
// constants only what they come to is written.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// Sums, differences, products, the sign, the larger and the smaller.
// CHECK-LABEL: func.func @integers(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "integers", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.dim %arg0, %3 : tensor<?x?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.addi %2, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 1 : i64
// CHECK-NEXT:       %8 = arith.subi %6, %7 : i64
// CHECK-NEXT:       %9 = arith.muli %8, %8 : i64
// CHECK-NEXT:       %10 = arith.constant 0 : i64
// CHECK-NEXT:       %11 = arith.subi %10, %9 : i64
// CHECK-NEXT:       %12 = arith.maxsi %11, %2 : i64
// CHECK-NEXT:       %13 = arith.minsi %12, %5 : i64
// CHECK-NEXT:       %14 = arith.constant 0 : i64
// CHECK-NEXT:       %15 = arith.subi %14, %13 : i64
// CHECK-NEXT:       %16 = arith.maxsi %13, %15 : i64
// CHECK-NEXT:       %17 = arith.constant 0 : i64
// CHECK-NEXT:       %18 = arith.cmpi sge, %16, %17 : i64
// CHECK-NEXT:       cf.assert %18, \22integers\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @integers(%x: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.add.int %n, %m : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.sub.int %0, %int1 : !torch.int, !torch.int -> !torch.int
  %2 = torch.aten.mul.int %1, %1 : !torch.int, !torch.int -> !torch.int
  %3 = torch.aten.neg.int %2 : !torch.int -> !torch.int
  %4 = torch.prim.max.int %3, %n : !torch.int, !torch.int -> !torch.int
  %5 = torch.prim.min.int %4, %m : !torch.int, !torch.int -> !torch.int
  %6 = torch.prim.abs.Scalar %5 : !torch.int -> !torch.int
  %ok = torch.aten.ge.int %6, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "integers"
  return
}

// The same of floats; roots, logarithms and powers are of floats always.
// CHECK-LABEL: func.func @floats(%arg0: !torch.vtensor<[],f64>, %arg1: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "floats", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>, %arg1: tensor<f64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %4 = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:       %5 = arith.addf %4, %3 : f64
// CHECK-NEXT:       %6 = arith.subf %5, %4 : f64
// CHECK-NEXT:       %7 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %8 = arith.mulf %6, %7 : f64
// CHECK-NEXT:       %9 = arith.negf %8 : f64
// CHECK-NEXT:       %10 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %11 = math.sqrt %10 : f64
// CHECK-NEXT:       %12 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %13 = math.log %12 : f64
// CHECK-NEXT:       %14 = arith.mulf %11, %13 : f64
// CHECK-NEXT:       %15 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %16 = math.powf %15, %14 : f64
// CHECK-NEXT:       %17 = arith.cmpf oge, %9, %16 : f64
// CHECK-NEXT:       cf.assert %17, \22floats\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>, tensor<f64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @floats(%x: !torch.vtensor<[],f64>, %y: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %f = torch.aten.Float.Tensor %x : !torch.vtensor<[],f64> -> !torch.float
  %n = torch.aten.size.int %y, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.add.float_int %f, %n : !torch.float, !torch.int -> !torch.float
  %1 = torch.aten.sub.float %0, %f : !torch.float, !torch.float -> !torch.float
  %2 = torch.aten.mul.float_int %1, %n : !torch.float, !torch.int -> !torch.float
  %3 = torch.aten.neg.float %2 : !torch.float -> !torch.float
  %4 = torch.aten.sqrt.int %n : !torch.int -> !torch.float
  %5 = torch.aten.log.int %n : !torch.int -> !torch.float
  %6 = torch.aten.mul.float %4, %5 : !torch.float, !torch.float -> !torch.float
  %7 = torch.aten.pow.int_float %n, %6 : !torch.int, !torch.float -> !torch.float
  %ok = torch.aten.ge.float %3, %7 : !torch.float, !torch.float -> !torch.bool
  torch.runtime.assert %ok, "floats"
  return
}

// An integer beside a number that is a float becomes one; the result is one.
// CHECK-LABEL: func.func @numbers(%arg0: !torch.vtensor<[],f64>, %arg1: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "numbers", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>, %arg1: tensor<f64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %4 = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:       %5 = arith.addf %4, %3 : f64
// CHECK-NEXT:       %6 = arith.mulf %5, %4 : f64
// CHECK-NEXT:       %7 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %8 = arith.cmpf oge, %6, %7 : f64
// CHECK-NEXT:       cf.assert %8, \22numbers\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>, tensor<f64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @numbers(%x: !torch.vtensor<[],f64>, %y: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %s = torch.aten.item %x : !torch.vtensor<[],f64> -> !torch.number
  %n = torch.aten.size.int %y, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.add %s, %n : !torch.number, !torch.int -> !torch.number
  %1 = torch.aten.mul %0, %s : !torch.number, !torch.number -> !torch.number
  %f = torch.aten.Float.Scalar %1 : !torch.number -> !torch.float
  %ok = torch.aten.ge.float_int %f, %int0 : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "numbers"
  return
}

// Nothing of it is left where all is known, but where it overflows: that is
// computed as it is at run time.
// CHECK-LABEL: func.func @known(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "-36", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant -36 : i64
// CHECK-NEXT:       %4 = arith.cmpi sgt, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22-36\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "overflow", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:       %4 = arith.constant 6 : i64
// CHECK-NEXT:       %5 = arith.addi %3, %4 : i64
// CHECK-NEXT:       %6 = arith.cmpi sgt, %2, %5 : i64
// CHECK-NEXT:       cf.assert %6, \22overflow\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @known(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int6 = torch.constant.int 6
  %most = torch.constant.int 9223372036854775807
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.mul.int %int6, %int6 : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int
  %a = torch.aten.gt.int %n, %1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "-36"
  %2 = torch.aten.add.int %most, %int6 : !torch.int, !torch.int -> !torch.int
  %b = torch.aten.gt.int %n, %2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "overflow"
  return
}

// A product of many is as long as it is: a statement each, and a value that is
// used twice is computed once.
// CHECK-LABEL: func.func @shared(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "shared", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.muli %2, %2 : i64
// CHECK-NEXT:       %4 = arith.muli %3, %3 : i64
// CHECK-NEXT:       %5 = arith.muli %4, %4 : i64
// CHECK-NEXT:       %6 = arith.cmpi ne, %5, %2 : i64
// CHECK-NEXT:       cf.assert %6, \22shared\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @shared(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %2 = torch.aten.mul.int %n, %n : !torch.int, !torch.int -> !torch.int
  %4 = torch.aten.mul.int %2, %2 : !torch.int, !torch.int -> !torch.int
  %8 = torch.aten.mul.int %4, %4 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.ne.int %8, %n : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "shared"
  return
}

// What the condition does not need is left out of the check: of a list only one
// element is read, and the size that the other is made of makes no argument.
// CHECK-LABEL: func.func @unneeded(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "one of two", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi sgt, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22one of two\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unneeded(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %y, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %d = torch.aten.add.int %n, %n : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %d, %m : (!torch.int, !torch.int) -> !torch.list<int>
  %e = torch.aten.__getitem__.t %l, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %ok = torch.aten.gt.int %e, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "one of two"
  return
}
