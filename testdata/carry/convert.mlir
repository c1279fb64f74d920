// Numbers of one type as numbers of another, each as Python has it, and the
// element types that tensors have.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// A float is rounded to zero; one that no integer of 64 bits can be, NaN too,
// fails the check.
// CHECK-LABEL: func.func @int_of_float(%arg0: !torch.vtensor<[],bf16>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],bf16> -> tensor<bf16>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "float", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<bf16>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<bf16>
// CHECK-NEXT:       %1 = arith.extf %0 : bf16 to f64
// CHECK-NEXT:       %2 = arith.constant -9.2233720368547758e+18 : f64
// CHECK-NEXT:       %3 = arith.constant 9.2233720368547758e+18 : f64
// CHECK-NEXT:       %4 = arith.cmpf oge, %1, %2 : f64
// CHECK-NEXT:       %5 = arith.cmpf olt, %1, %3 : f64
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       cf.assert %6, \22float\22
// CHECK-NEXT:       %7 = arith.fptosi %1 : f64 to i64
// CHECK-NEXT:       %8 = arith.constant 7 : i64
// CHECK-NEXT:       %9 = arith.cmpi slt, %7, %8 : i64
// CHECK-NEXT:       cf.assert %9, \22float\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<bf16>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @int_of_float(%x: !torch.vtensor<[],bf16>) {
  %int7 = torch.constant.int 7
  %f = torch.aten.Float.Tensor %x : !torch.vtensor<[],bf16> -> !torch.float
  %i = torch.aten.Int.float %f : !torch.float -> !torch.int
  %ok = torch.aten.lt.int %i, %int7 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "float"
  return
}

// A truth value is 0 or 1, not -1, also as a float.
// CHECK-LABEL: func.func @int_of_bool(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[1],i1>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[1],i1> -> tensor<1xi1>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "bool", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<1xi1>, %arg1: tensor<i1>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.extract %arg0[%0] : tensor<1xi1>
// CHECK-NEXT:       %2 = arith.uitofp %1 : i1 to f64
// CHECK-NEXT:       %3 = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:       %4 = arith.extui %3 : i1 to i64
// CHECK-NEXT:       %5 = arith.sitofp %4 : i64 to f64
// CHECK-NEXT:       %6 = arith.cmpf oge, %2, %5 : f64
// CHECK-NEXT:       cf.assert %6, \22bool\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<1xi1>, tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @int_of_bool(%x: !torch.vtensor<[],i1>, %y: !torch.vtensor<[1],i1>) {
  %b = torch.aten.Bool.Tensor %x : !torch.vtensor<[],i1> -> !torch.bool
  %i = torch.aten.Int.bool %b : !torch.bool -> !torch.int
  %f = torch.aten.Float.Tensor %y : !torch.vtensor<[1],i1> -> !torch.float
  %ok = torch.aten.ge.float_int %f, %i : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "bool"
  return
}

// A byte is without sign or with it as its type says.
// CHECK-LABEL: func.func @bytes(%arg0: !torch.vtensor<[],ui8>, %arg1: !torch.vtensor<[1,1],si8>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],ui8> -> tensor<i8>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[1,1],si8> -> tensor<1x1xi8>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "bytes", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i8>, %arg1: tensor<1x1xi8>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i8>
// CHECK-NEXT:       %1 = arith.extui %0 : i8 to i64
// CHECK-NEXT:       %2 = arith.constant 0 : index
// CHECK-NEXT:       %3 = arith.constant 0 : index
// CHECK-NEXT:       %4 = tensor.extract %arg1[%3, %2] : tensor<1x1xi8>
// CHECK-NEXT:       %5 = arith.extsi %4 : i8 to i64
// CHECK-NEXT:       %6 = arith.cmpi sge, %1, %5 : i64
// CHECK-NEXT:       cf.assert %6, \22bytes\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i8>, tensor<1x1xi8>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bytes(%x: !torch.vtensor<[],ui8>, %y: !torch.vtensor<[1,1],si8>) {
  %u = torch.aten.Int.Tensor %x : !torch.vtensor<[],ui8> -> !torch.int
  %s = torch.aten.Int.Tensor %y : !torch.vtensor<[1,1],si8> -> !torch.int
  %ok = torch.aten.ge.int %u, %s : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "bytes"
  return
}

// A float is true unless it is 0, and an integer too.
// CHECK-LABEL: func.func @truth(%arg0: !torch.vtensor<[],f64>, %arg1: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "truth", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f64>, %arg1: tensor<?xf32>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f64>
// CHECK-NEXT:       %1 = arith.constant 0.0 : f64
// CHECK-NEXT:       %2 = arith.cmpf une, %0, %1 : f64
// CHECK-NEXT:       %3 = arith.constant 0 : index
// CHECK-NEXT:       %4 = tensor.dim %arg1, %3 : tensor<?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.constant 0 : i64
// CHECK-NEXT:       %7 = arith.cmpi ne, %5, %6 : i64
// CHECK-NEXT:       %8 = arith.andi %2, %7 : i1
// CHECK-NEXT:       cf.assert %8, \22truth\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f64>, tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @truth(%x: !torch.vtensor<[],f64>, %y: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %f = torch.aten.Float.Tensor %x : !torch.vtensor<[],f64> -> !torch.float
  %a = torch.aten.Bool.float %f : !torch.float -> !torch.bool
  %n = torch.aten.size.int %y, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %b = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  %ok = torch.aten.__and__.bool %a, %b : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "truth"
  return
}

// Rounded up, to an integer; one that is an integer already is left as it is.
// CHECK-LABEL: func.func @ceil(%arg0: !torch.vtensor<[],f64>, %arg1: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "ceil", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f64>, %arg1: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f64>
// CHECK-NEXT:       %1 = math.ceil %0 : f64
// CHECK-NEXT:       %2 = arith.constant -9.2233720368547758e+18 : f64
// CHECK-NEXT:       %3 = arith.constant 9.2233720368547758e+18 : f64
// CHECK-NEXT:       %4 = arith.cmpf oge, %1, %2 : f64
// CHECK-NEXT:       %5 = arith.cmpf olt, %1, %3 : f64
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       cf.assert %6, \22ceil\22
// CHECK-NEXT:       %7 = arith.fptosi %1 : f64 to i64
// CHECK-NEXT:       %8 = tensor.extract %arg1[] : tensor<i64>
// CHECK-NEXT:       %9 = arith.cmpi sle, %7, %8 : i64
// CHECK-NEXT:       cf.assert %9, \22ceil\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f64>, tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ceil(%x: !torch.vtensor<[],f64>, %y: !torch.vtensor<[],si64>) {
  %f = torch.aten.Float.Tensor %x : !torch.vtensor<[],f64> -> !torch.float
  %i = torch.aten.ceil.float %f : !torch.float -> !torch.int
  %s = torch.aten.ScalarImplicit %y : !torch.vtensor<[],si64> -> !torch.number
  %c = torch.aten.ceil.Scalar %s : !torch.number -> !torch.number
  %j = torch.aten.Int.Scalar %c : !torch.number -> !torch.int
  %ok = torch.aten.le.int %i, %j : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "ceil"
  return
}

// What is known converts when the check is written, as far as it fits: 2**53 + 1
// is no float.
// CHECK-LABEL: func.func @known(%arg0: !torch.vtensor<[],f64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "known", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f64>
// CHECK-NEXT:       %1 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %2 = arith.cmpf ogt, %0, %1 : f64
// CHECK-NEXT:       %3 = arith.constant 9.007199254740992e+15 : f64
// CHECK-NEXT:       %4 = arith.cmpf oge, %0, %3 : f64
// CHECK-NEXT:       %5 = arith.ori %2, %4 : i1
// CHECK-NEXT:       cf.assert %5, \22known\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @known(%x: !torch.vtensor<[],f64>) {
  %big = torch.constant.int 9007199254740993
  %true = torch.constant.bool true
  %half = torch.constant.float -1.500000e+00
  %f = torch.aten.Float.Tensor %x : !torch.vtensor<[],f64> -> !torch.float
  %one = torch.aten.Int.bool %true : !torch.bool -> !torch.int
  %minus_one = torch.aten.Int.float %half : !torch.float -> !torch.int
  %0 = torch.aten.add.int %one, %minus_one : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.gt.float_int %f, %0 : !torch.float, !torch.int -> !torch.bool
  %2 = torch.aten.ge.float_int %f, %big : !torch.float, !torch.int -> !torch.bool
  %3 = torch.aten.__or__.bool %1, %2 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %3, "known"
  return
}

// What only changes a type, or hides it, is the value itself.
// CHECK-LABEL: func.func @same(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "same", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi sgt, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22same\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @same(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %o = torch.derefine %n : !torch.int to !torch.optional<int>
  %m = torch.prim.unchecked_cast %o : !torch.optional<int> -> !torch.int
  %i = torch_c.to_i64 %m
  %j = torch_c.from_i64 %i
  %ok = torch.aten.gt.int %j, %int0 : !torch.int, !torch.int -> !torch.bool
  %b = torch_c.to_i1 %ok
  cf.assert %b, "same"
  return
}
