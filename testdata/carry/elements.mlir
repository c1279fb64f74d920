// Arithmetic and comparisons of tensors of integers, with tensors and numbers:
// an element each, as numbers are, in the row's own way.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// With a number; the factor of a sum is 1.
// CHECK-LABEL: func.func @numbers(%arg0: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "numbers", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant 5 : i64
// CHECK-NEXT:       %2 = arith.addi %0, %1 : i64
// CHECK-NEXT:       %3 = arith.muli %2, %1 : i64
// CHECK-NEXT:       %4 = arith.subi %3, %1 : i64
// CHECK-NEXT:       %5 = arith.remsi %4, %1 : i64
// CHECK-NEXT:       %6 = arith.constant 0 : i64
// CHECK-NEXT:       %7 = arith.cmpi ne, %5, %6 : i64
// CHECK-NEXT:       %8 = arith.xori %5, %1 : i64
// CHECK-NEXT:       %9 = arith.cmpi slt, %8, %6 : i64
// CHECK-NEXT:       %10 = arith.andi %7, %9 : i1
// CHECK-NEXT:       %11 = arith.addi %5, %1 : i64
// CHECK-NEXT:       %12 = arith.select %10, %11, %5 : i64
// CHECK-NEXT:       %13 = arith.constant 1 : i64
// CHECK-NEXT:       %14 = arith.cmpi sge, %12, %13 : i64
// CHECK-NEXT:       %15 = arith.cmpi sle, %12, %1 : i64
// CHECK-NEXT:       %16 = arith.ori %14, %15 : i1
// CHECK-NEXT:       %17 = arith.cmpi ne, %0, %1 : i64
// CHECK-NEXT:       %18 = arith.andi %16, %17 : i1
// CHECK-NEXT:       cf.assert %18, \22numbers\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @numbers(%x: !torch.vtensor<[],si64>) {
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %0 = torch.aten.add.Scalar %x, %int5, %int1 : !torch.vtensor<[],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %1 = torch.aten.mul.Scalar %0, %int5 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %2 = torch.aten.sub.Scalar %1, %int5, %int1 : !torch.vtensor<[],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %3 = torch.aten.remainder.Scalar %2, %int5 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %4 = torch.aten.ge.Scalar %3, %int1 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],i1>
  %5 = torch.aten.le.Scalar %3, %int5 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],i1>
  %6 = torch.aten.ne.Scalar %x, %int5 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],i1>
  %7 = torch.aten.logical_or %4, %5 : !torch.vtensor<[],i1>, !torch.vtensor<[],i1> -> !torch.vtensor<[],i1>
  %8 = torch.aten.logical_and %7, %6 : !torch.vtensor<[],i1>, !torch.vtensor<[],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %8 : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "numbers"
  return
}

// With a tensor: divided by each element of another, which must not be 0.
// CHECK-LABEL: func.func @tensors(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[1],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[1],si64> -> tensor<1xi64>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "tensors", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<1xi64>, %arg1: tensor<i64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.extract %arg0[%0] : tensor<1xi64>
// CHECK-NEXT:       %2 = arith.constant 0 : i64
// CHECK-NEXT:       %3 = arith.cmpi ne, %1, %2 : i64
// CHECK-NEXT:       cf.assert %3, \22tensors\22
// CHECK-NEXT:       %4 = arith.cmpi eq, %1, %2 : i64
// CHECK-NEXT:       %5 = arith.constant -1 : i64
// CHECK-NEXT:       %6 = arith.cmpi eq, %1, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 1 : i64
// CHECK-NEXT:       %8 = arith.ori %4, %6 : i1
// CHECK-NEXT:       %9 = arith.select %8, %7, %1 : i64
// CHECK-NEXT:       %10 = tensor.extract %arg1[] : tensor<i64>
// CHECK-NEXT:       %11 = arith.remsi %10, %9 : i64
// CHECK-NEXT:       %12 = arith.constant 0 : i64
// CHECK-NEXT:       %13 = arith.cmpi ne, %11, %12 : i64
// CHECK-NEXT:       %14 = arith.xori %11, %9 : i64
// CHECK-NEXT:       %15 = arith.cmpi slt, %14, %12 : i64
// CHECK-NEXT:       %16 = arith.andi %13, %15 : i1
// CHECK-NEXT:       %17 = arith.addi %11, %9 : i64
// CHECK-NEXT:       %18 = arith.select %16, %17, %11 : i64
// CHECK-NEXT:       %19 = arith.cmpi sgt, %18, %10 : i64
// CHECK-NEXT:       %20 = arith.cmpi ne, %18, %1 : i64
// CHECK-NEXT:       %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:       %22 = arith.cmpi sge, %10, %1 : i64
// CHECK-NEXT:       %23 = arith.ori %21, %22 : i1
// CHECK-NEXT:       cf.assert %23, \22tensors\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<1xi64>, tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tensors(%x: !torch.vtensor<[],si64>, %y: !torch.vtensor<[1],si64>) {
  %0 = torch.aten.remainder.Tensor %x, %y : !torch.vtensor<[],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[1],si64>
  %1 = torch.aten.gt.Tensor %0, %x : !torch.vtensor<[1],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[1],i1>
  %2 = torch.aten.ne.Tensor %0, %y : !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[1],i1>
  %3 = torch.operator "onnx.And"(%1, %2) : (!torch.vtensor<[1],i1>, !torch.vtensor<[1],i1>) -> !torch.vtensor<[1],i1>
  %4 = torch.operator "onnx.GreaterOrEqual"(%x, %y) : (!torch.vtensor<[],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],i1>
  %5 = torch.aten.logical_or %3, %4 : !torch.vtensor<[1],i1>, !torch.vtensor<[1],i1> -> !torch.vtensor<[1],i1>
  %ok = torch.aten.Bool.Tensor %5 : !torch.vtensor<[1],i1> -> !torch.bool
  torch.runtime.assert %ok, "tensors"
  return
}

// Rounded down: by a tensor, by a number.
// CHECK-LABEL: func.func @floor_divide(%arg0: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "floor_divide", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant 3 : i64
// CHECK-NEXT:       %2 = arith.divsi %0, %1 : i64
// CHECK-NEXT:       %3 = arith.muli %2, %1 : i64
// CHECK-NEXT:       %4 = arith.subi %0, %3 : i64
// CHECK-NEXT:       %5 = arith.constant 0 : i64
// CHECK-NEXT:       %6 = arith.cmpi ne, %4, %5 : i64
// CHECK-NEXT:       %7 = arith.xori %4, %1 : i64
// CHECK-NEXT:       %8 = arith.cmpi slt, %7, %5 : i64
// CHECK-NEXT:       %9 = arith.andi %6, %8 : i1
// CHECK-NEXT:       %10 = arith.constant 1 : i64
// CHECK-NEXT:       %11 = arith.subi %2, %10 : i64
// CHECK-NEXT:       %12 = arith.select %9, %11, %2 : i64
// CHECK-NEXT:       %13 = arith.constant 10 : i64
// CHECK-NEXT:       %14 = arith.divsi %12, %13 : i64
// CHECK-NEXT:       %15 = arith.muli %14, %13 : i64
// CHECK-NEXT:       %16 = arith.subi %12, %15 : i64
// CHECK-NEXT:       %17 = arith.constant 0 : i64
// CHECK-NEXT:       %18 = arith.cmpi ne, %16, %17 : i64
// CHECK-NEXT:       %19 = arith.xori %16, %13 : i64
// CHECK-NEXT:       %20 = arith.cmpi slt, %19, %17 : i64
// CHECK-NEXT:       %21 = arith.andi %18, %20 : i1
// CHECK-NEXT:       %22 = arith.constant 1 : i64
// CHECK-NEXT:       %23 = arith.subi %14, %22 : i64
// CHECK-NEXT:       %24 = arith.select %21, %23, %14 : i64
// CHECK-NEXT:       %25 = arith.constant 0 : i64
// CHECK-NEXT:       %26 = arith.cmpi ne, %24, %25 : i64
// CHECK-NEXT:       cf.assert %26, \22floor_divide\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @floor_divide(%x: !torch.vtensor<[],si64>) {
  %int10 = torch.constant.int 10
  %l = torch.vtensor.literal(dense<3> : tensor<si64>) : !torch.vtensor<[],si64>
  %0 = torch.aten.floor_divide %x, %l : !torch.vtensor<[],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[],si64>
  %1 = torch.aten.floor_divide.Scalar %0, %int10 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %n = torch.aten.item %1 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "floor_divide"
  return
}

// A true quotient of integers is of floats, which the program computes; so is
// one that is rounded in another way than down.
// CHECK-LABEL: func.func @true_quotient(%arg0: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %int10 = torch.constant.int 10
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %str = torch.constant.str "trunc"
// CHECK-NEXT:   %0 = torch.aten.div.Scalar %arg0, %int10 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],f32>
// CHECK-NEXT:   %1 = torch.aten.div.Scalar_mode %arg0, %int3, %str : !torch.vtensor<[],si64>, !torch.int, !torch.str -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %2 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
// CHECK-NEXT:   %3 = torch_c.to_builtin_tensor %1 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %2, %3 {assertion.message = "true quotient", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f32>, %arg1: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:       %2 = tensor.extract %arg1[] : tensor<i64>
// CHECK-NEXT:       %3 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %4 = arith.cmpf olt, %1, %3 : f64
// CHECK-NEXT:       cf.assert %4, \22true quotient\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f32>, tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @true_quotient(%x: !torch.vtensor<[],si64>) {
  %int10 = torch.constant.int 10
  %int3 = torch.constant.int 3
  %trunc = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar %x, %int10 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],f32>
  %a = torch.aten.FloatImplicit %0 : !torch.vtensor<[],f32> -> !torch.float
  %1 = torch.aten.div.Scalar_mode %x, %int3, %trunc : !torch.vtensor<[],si64>, !torch.int, !torch.str -> !torch.vtensor<[],si64>
  %b = torch.aten.item %1 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.lt.float_int %a, %b : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "true quotient"
  return
}

// The largest and the smallest of all elements.
// CHECK-LABEL: func.func @extremes(%arg0: !torch.vtensor<[2,2],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,2],si64> -> tensor<2x2xi64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "all the same", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<2x2xi64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = arith.constant 0 : index
// CHECK-NEXT:       %2 = tensor.extract %arg0[%1, %0] : tensor<2x2xi64>
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = arith.constant 0 : index
// CHECK-NEXT:       %5 = tensor.extract %arg0[%4, %3] : tensor<2x2xi64>
// CHECK-NEXT:       %6 = arith.maxsi %2, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 0 : index
// CHECK-NEXT:       %8 = arith.constant 1 : index
// CHECK-NEXT:       %9 = tensor.extract %arg0[%8, %7] : tensor<2x2xi64>
// CHECK-NEXT:       %10 = arith.maxsi %6, %9 : i64
// CHECK-NEXT:       %11 = arith.constant 1 : index
// CHECK-NEXT:       %12 = arith.constant 1 : index
// CHECK-NEXT:       %13 = tensor.extract %arg0[%12, %11] : tensor<2x2xi64>
// CHECK-NEXT:       %14 = arith.maxsi %10, %13 : i64
// CHECK-NEXT:       %15 = arith.minsi %2, %5 : i64
// CHECK-NEXT:       %16 = arith.minsi %15, %9 : i64
// CHECK-NEXT:       %17 = arith.minsi %16, %13 : i64
// CHECK-NEXT:       %18 = arith.cmpi sle, %14, %17 : i64
// CHECK-NEXT:       cf.assert %18, \22all the same\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<2x2xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @extremes(%x: !torch.vtensor<[2,2],si64>) {
  %0 = torch.aten.max %x : !torch.vtensor<[2,2],si64> -> !torch.vtensor<[],si64>
  %1 = torch.aten.min %x : !torch.vtensor<[2,2],si64> -> !torch.vtensor<[],si64>
  %2 = torch.aten.le.Tensor %0, %1 : !torch.vtensor<[],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %2 : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "all the same"
  return
}
