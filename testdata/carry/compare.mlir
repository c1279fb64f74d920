// Comparisons of numbers: integers are signed, floats are ordered but for "not
// equal", which NaN is to all; where one operand is a float the other becomes
// one, and truth values become what they are compared with.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// One statement for each, on what was read once. An operation that torch-mlir
// does not have stays in the program with its operands, for all its name is read.
// CHECK-LABEL: func.func @integers(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.gt.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   %3 = torch.aten.ge.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   %4 = torch.aten.__xor__.bool %2, %3 : !torch.bool, !torch.bool -> !torch.bool
// CHECK-NEXT:   %5 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %5 {assertion.message = "integers", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.dim %arg0, %3 : tensor<?x?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.cmpi eq, %2, %5 : i64
// CHECK-NEXT:       %7 = arith.cmpi ne, %2, %5 : i64
// CHECK-NEXT:       %8 = arith.andi %6, %7 : i1
// CHECK-NEXT:       %9 = arith.constant true
// CHECK-NEXT:       %10 = arith.xori %8, %9 : i1
// CHECK-NEXT:       %11 = arith.cmpi slt, %2, %5 : i64
// CHECK-NEXT:       %12 = arith.cmpi sle, %2, %5 : i64
// CHECK-NEXT:       %13 = arith.ori %11, %12 : i1
// CHECK-NEXT:       %14 = arith.cmpi sgt, %2, %5 : i64
// CHECK-NEXT:       %15 = arith.cmpi sge, %2, %5 : i64
// CHECK-NEXT:       %16 = arith.xori %14, %15 : i1
// CHECK-NEXT:       %17 = arith.cmpi eq, %13, %16 : i1
// CHECK-NEXT:       %18 = arith.cmpi ne, %10, %17 : i1
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
  %eq = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %ne = torch.aten.ne.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %lt = torch.aten.lt.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %le = torch.aten.le.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %gt = torch.aten.gt.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %ge = torch.aten.ge.int %n, %m : !torch.int, !torch.int -> !torch.bool
  %0 = torch.aten.__and__.bool %eq, %ne : !torch.bool, !torch.bool -> !torch.bool
  %1 = torch.aten.__or__.bool %lt, %le : !torch.bool, !torch.bool -> !torch.bool
  %2 = torch.aten.__xor__.bool %gt, %ge : !torch.bool, !torch.bool -> !torch.bool
  %3 = torch.aten.__not__ %0 : !torch.bool -> !torch.bool
  %4 = torch.aten.eq.bool %1, %2 : !torch.bool, !torch.bool -> !torch.bool
  %5 = torch.aten.ne.bool %3, %4 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %5, "integers"
  return
}

// A float of 32 bits is one of 64, as Python's are.
// CHECK-LABEL: func.func @floats(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[],f64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f32> -> tensor<f32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "floats", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f32>, %arg1: tensor<f64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:       %2 = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:       %3 = arith.cmpf oeq, %1, %2 : f64
// CHECK-NEXT:       %4 = arith.cmpf olt, %1, %2 : f64
// CHECK-NEXT:       %5 = arith.ori %3, %4 : i1
// CHECK-NEXT:       %6 = arith.cmpf ogt, %1, %2 : f64
// CHECK-NEXT:       %7 = arith.cmpf oge, %1, %2 : f64
// CHECK-NEXT:       %8 = arith.ori %6, %7 : i1
// CHECK-NEXT:       %9 = arith.andi %5, %8 : i1
// CHECK-NEXT:       cf.assert %9, \22floats\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f32>, tensor<f64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @floats(%x: !torch.vtensor<[],f32>, %y: !torch.vtensor<[],f64>) {
  %a = torch.aten.Float.Tensor %x : !torch.vtensor<[],f32> -> !torch.float
  %b = torch.aten.Float.Tensor %y : !torch.vtensor<[],f64> -> !torch.float
  %eq = torch.aten.eq.float %a, %b : !torch.float, !torch.float -> !torch.bool
  %lt = torch.aten.lt.float %a, %b : !torch.float, !torch.float -> !torch.bool
  %gt = torch.aten.gt.float %a, %b : !torch.float, !torch.float -> !torch.bool
  %ge = torch.aten.ge.float %a, %b : !torch.float, !torch.float -> !torch.bool
  %0 = torch.aten.__or__.bool %eq, %lt : !torch.bool, !torch.bool -> !torch.bool
  %1 = torch.aten.__or__.bool %gt, %ge : !torch.bool, !torch.bool -> !torch.bool
  %2 = torch.aten.__and__.bool %0, %1 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %2, "floats"
  return
}

// An integer is converted, on either side.
// CHECK-LABEL: func.func @mixed(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[],f64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "float, int", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>, %arg1: tensor<f64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %4 = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:       %5 = arith.cmpf une, %4, %3 : f64
// CHECK-NEXT:       cf.assert %5, \22float, int\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>, tensor<f64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @mixed(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[],f64>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %b = torch.aten.Float.Tensor %y : !torch.vtensor<[],f64> -> !torch.float
  %ne = torch.aten.ne.float_int %b, %n : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ne, "float, int"
  return
}

// A constant is converted when the check is written.
// CHECK-LABEL: func.func @known(%arg0: !torch.vtensor<[],f16>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f16> -> tensor<f16>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "known", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f16>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f16>
// CHECK-NEXT:       %1 = arith.extf %0 : f16 to f64
// CHECK-NEXT:       %2 = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:       %3 = arith.cmpf ogt, %1, %2 : f64
// CHECK-NEXT:       cf.assert %3, \22known\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f16>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @known(%y: !torch.vtensor<[],f16>) {
  %int3 = torch.constant.int 3
  %b = torch.aten.Float.Tensor %y : !torch.vtensor<[],f16> -> !torch.float
  %gt = torch.aten.gt.float_int %b, %int3 : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %gt, "known"
  return
}

// Where both are known so is the result: the check reads no tensor.
// CHECK-LABEL: func.func @folded(%arg0: !torch.vtensor<[4,3],f32>) {
// CHECK-NEXT:   tosa.custom  {assertion.message = "holds", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant true
// CHECK-NEXT:       cf.assert %0, \22holds\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   tosa.custom  {assertion.message = "never holds", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant false
// CHECK-NEXT:       cf.assert %0, \22never holds\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @folded(%x: !torch.vtensor<[4,3],f32>) {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[4,3],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int-1 : !torch.vtensor<[4,3],f32>, !torch.int -> !torch.int
  %gt = torch.aten.gt.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %gt, "holds"
  %lt = torch.aten.lt.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %lt, "never holds"
  return
}

// Numbers of a kind that is only known from what they are: a float if one is.
// The comparisons stay, as torch-mlir has none of these names.
// CHECK-LABEL: func.func @scalars(%arg0: !torch.vtensor<[],f64>, %arg1: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch.aten.item %arg0 : !torch.vtensor<[],f64> -> !torch.number
// CHECK-NEXT:   %1 = torch.aten.item %arg1 : !torch.vtensor<[],si64> -> !torch.number
// CHECK-NEXT:   %2 = torch.aten.le %0, %1 : !torch.number, !torch.number -> !torch.bool
// CHECK-NEXT:   %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   %4 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   tosa.custom %3, %4 {assertion.message = "float, int", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>, %arg1: tensor<f64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.sitofp %0 : i64 to f64
// CHECK-NEXT:       %2 = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:       %3 = arith.cmpf ole, %2, %1 : f64
// CHECK-NEXT:       cf.assert %3, \22float, int\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>, tensor<f64>) -> ()
// CHECK-NEXT:   %5 = torch.aten.lt %1, %1 : !torch.number, !torch.number -> !torch.bool
// CHECK-NEXT:   %6 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %6 {assertion.message = "int, int", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.cmpi slt, %0, %0 : i64
// CHECK-NEXT:       cf.assert %1, \22int, int\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalars(%x: !torch.vtensor<[],f64>, %y: !torch.vtensor<[],si64>) {
  %a = torch.aten.item %x : !torch.vtensor<[],f64> -> !torch.number
  %b = torch.aten.item %y : !torch.vtensor<[],si64> -> !torch.number
  %le = torch.aten.le %a, %b : !torch.number, !torch.number -> !torch.bool
  torch.runtime.assert %le, "float, int"
  %lt = torch.aten.lt %b, %b : !torch.number, !torch.number -> !torch.bool
  torch.runtime.assert %lt, "int, int"
  return
}

// Strings are known or not carried; none is only itself.
// CHECK-LABEL: func.func @words(%arg0: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "words", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = arith.constant false
// CHECK-NEXT:       %1 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       %2 = arith.ori %0, %1 : i1
// CHECK-NEXT:       %3 = arith.constant true
// CHECK-NEXT:       %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:       %5 = arith.constant true
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       %7 = arith.constant true
// CHECK-NEXT:       %8 = arith.andi %6, %7 : i1
// CHECK-NEXT:       cf.assert %8, \22words\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @words(%x: !torch.vtensor<[],i1>) {
  %a = torch.constant.str "floor"
  %b = torch.constant.str "trunc"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %ok = torch.aten.Bool.Tensor %x : !torch.vtensor<[],i1> -> !torch.bool
  %eq = torch.aten.eq.str %a, %b : !torch.str, !torch.str -> !torch.bool
  %ne = torch.aten.ne.str %a, %b : !torch.str, !torch.str -> !torch.bool
  %is = torch.aten.__is__ %none, %none : !torch.none, !torch.none -> !torch.bool
  %isnot = torch.aten.__isnot__ %int0, %none : !torch.int, !torch.none -> !torch.bool
  %0 = torch.aten.__or__.bool %eq, %ok : !torch.bool, !torch.bool -> !torch.bool
  %1 = torch.aten.__and__.bool %0, %ne : !torch.bool, !torch.bool -> !torch.bool
  %2 = torch.aten.__and__.bool %1, %is : !torch.bool, !torch.bool -> !torch.bool
  %3 = torch.aten.__and__.bool %2, %isnot : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %3, "words"
  return
}
