// Numbers of which one is an integer and the other a float, on either side, and
// those of a kind that only their values tell. Names that torch-mlir does not
// have are read too; such operations stay, as they may have effects.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// The integer becomes a float where it is used, not before.
// CHECK-LABEL: func.func @int_float(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[],f64>) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.FloatImplicit %arg1 : !torch.vtensor<[],f64> -> !torch.float
// CHECK-NEXT:   %2 = torch.aten.add.int_float %0, %1 : !torch.int, !torch.float -> !torch.float
// CHECK-NEXT:   %3 = torch.aten.sub.int_float %0, %2 : !torch.int, !torch.float -> !torch.float
// CHECK-NEXT:   %4 = torch.aten.mul.int_float %0, %3 : !torch.int, !torch.float -> !torch.float
// CHECK-NEXT:   %5 = torch.aten.eq.int_float %0, %4 : !torch.int, !torch.float -> !torch.bool
// CHECK-NEXT:   %6 = torch.aten.ne.int_float %0, %4 : !torch.int, !torch.float -> !torch.bool
// CHECK-NEXT:   %7 = torch.aten.lt.int_float %0, %4 : !torch.int, !torch.float -> !torch.bool
// CHECK-NEXT:   %8 = torch.aten.le.int_float %0, %4 : !torch.int, !torch.float -> !torch.bool
// CHECK-NEXT:   %9 = torch.aten.gt.int_float %0, %4 : !torch.int, !torch.float -> !torch.bool
// CHECK-NEXT:   %10 = torch.aten.ge.int_float %0, %4 : !torch.int, !torch.float -> !torch.bool
// CHECK-NEXT:   %11 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %12 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   tosa.custom %11, %12 {assertion.message = "int, float", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>, %arg1: tensor<f64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %4 = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:       %5 = arith.addf %3, %4 : f64
// CHECK-NEXT:       %6 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %7 = arith.subf %6, %5 : f64
// CHECK-NEXT:       %8 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %9 = arith.mulf %8, %7 : f64
// CHECK-NEXT:       %10 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %11 = arith.cmpf oeq, %10, %9 : f64
// CHECK-NEXT:       %12 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %13 = arith.cmpf une, %12, %9 : f64
// CHECK-NEXT:       %14 = arith.andi %11, %13 : i1
// CHECK-NEXT:       %15 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %16 = arith.cmpf olt, %15, %9 : f64
// CHECK-NEXT:       %17 = arith.andi %14, %16 : i1
// CHECK-NEXT:       %18 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %19 = arith.cmpf ole, %18, %9 : f64
// CHECK-NEXT:       %20 = arith.andi %17, %19 : i1
// CHECK-NEXT:       %21 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %22 = arith.cmpf ogt, %21, %9 : f64
// CHECK-NEXT:       %23 = arith.andi %20, %22 : i1
// CHECK-NEXT:       %24 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %25 = arith.cmpf oge, %24, %9 : f64
// CHECK-NEXT:       %26 = arith.andi %23, %25 : i1
// CHECK-NEXT:       cf.assert %26, \22int, float\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>, tensor<f64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @int_float(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[],f64>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %f = torch.aten.FloatImplicit %y : !torch.vtensor<[],f64> -> !torch.float
  %0 = torch.aten.add.int_float %n, %f : !torch.int, !torch.float -> !torch.float
  %1 = torch.aten.sub.int_float %n, %0 : !torch.int, !torch.float -> !torch.float
  %2 = torch.aten.mul.int_float %n, %1 : !torch.int, !torch.float -> !torch.float
  %eq = torch.aten.eq.int_float %n, %2 : !torch.int, !torch.float -> !torch.bool
  %ne = torch.aten.ne.int_float %n, %2 : !torch.int, !torch.float -> !torch.bool
  %lt = torch.aten.lt.int_float %n, %2 : !torch.int, !torch.float -> !torch.bool
  %le = torch.aten.le.int_float %n, %2 : !torch.int, !torch.float -> !torch.bool
  %gt = torch.aten.gt.int_float %n, %2 : !torch.int, !torch.float -> !torch.bool
  %ge = torch.aten.ge.int_float %n, %2 : !torch.int, !torch.float -> !torch.bool
  %a = torch.aten.__and__.bool %eq, %ne : !torch.bool, !torch.bool -> !torch.bool
  %b = torch.aten.__and__.bool %a, %lt : !torch.bool, !torch.bool -> !torch.bool
  %c = torch.aten.__and__.bool %b, %le : !torch.bool, !torch.bool -> !torch.bool
  %d = torch.aten.__and__.bool %c, %gt : !torch.bool, !torch.bool -> !torch.bool
  %ok = torch.aten.__and__.bool %d, %ge : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "int, float"
  return
}

// The other way round, and a float with a float.
// CHECK-LABEL: func.func @float_int(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[],f64>) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.Float.Tensor %arg1 : !torch.vtensor<[],f64> -> !torch.float
// CHECK-NEXT:   %2 = torch.aten.sub.float_int %1, %0 : !torch.float, !torch.int -> !torch.float
// CHECK-NEXT:   %3 = torch.aten.div.float %1, %2 : !torch.float, !torch.float -> !torch.float
// CHECK-NEXT:   %4 = torch.aten.eq.float_int %3, %0 : !torch.float, !torch.int -> !torch.bool
// CHECK-NEXT:   %5 = torch.aten.le.float_int %3, %0 : !torch.float, !torch.int -> !torch.bool
// CHECK-NEXT:   %6 = torch.aten.ne.float %3, %1 : !torch.float, !torch.float -> !torch.bool
// CHECK-NEXT:   %7 = torch.aten.le.float %3, %1 : !torch.float, !torch.float -> !torch.bool
// CHECK-NEXT:   %8 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %9 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],f64> -> tensor<f64>
// CHECK-NEXT:   tosa.custom %8, %9 {assertion.message = "float, int", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>, %arg1: tensor<f64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %4 = tensor.extract %arg1[] : tensor<f64>
// CHECK-NEXT:       %5 = arith.subf %4, %3 : f64
// CHECK-NEXT:       %6 = arith.constant 0.0 : f64
// CHECK-NEXT:       %7 = arith.cmpf une, %5, %6 : f64
// CHECK-NEXT:       cf.assert %7, \22float, int\22
// CHECK-NEXT:       %8 = arith.divf %4, %5 : f64
// CHECK-NEXT:       %9 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %10 = arith.cmpf oeq, %8, %9 : f64
// CHECK-NEXT:       %11 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %12 = arith.cmpf ole, %8, %11 : f64
// CHECK-NEXT:       %13 = arith.ori %10, %12 : i1
// CHECK-NEXT:       %14 = arith.cmpf une, %8, %4 : f64
// CHECK-NEXT:       %15 = arith.ori %13, %14 : i1
// CHECK-NEXT:       %16 = arith.cmpf ole, %8, %4 : f64
// CHECK-NEXT:       %17 = arith.ori %15, %16 : i1
// CHECK-NEXT:       cf.assert %17, \22float, int\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>, tensor<f64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @float_int(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[],f64>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %f = torch.aten.Float.Tensor %y : !torch.vtensor<[],f64> -> !torch.float
  %0 = torch.aten.sub.float_int %f, %n : !torch.float, !torch.int -> !torch.float
  %1 = torch.aten.div.float %f, %0 : !torch.float, !torch.float -> !torch.float
  %eq = torch.aten.eq.float_int %1, %n : !torch.float, !torch.int -> !torch.bool
  %le = torch.aten.le.float_int %1, %n : !torch.float, !torch.int -> !torch.bool
  %ne = torch.aten.ne.float %1, %f : !torch.float, !torch.float -> !torch.bool
  %lf = torch.aten.le.float %1, %f : !torch.float, !torch.float -> !torch.bool
  %a = torch.aten.__or__.bool %eq, %le : !torch.bool, !torch.bool -> !torch.bool
  %b = torch.aten.__or__.bool %a, %ne : !torch.bool, !torch.bool -> !torch.bool
  %ok = torch.aten.__or__.bool %b, %lf : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "float, int"
  return
}

// Of numbers the values tell: integers stay integers but in a division.
// CHECK-LABEL: func.func @numbers(%arg0: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %0 = torch.aten._local_scalar_dense %arg0 : !torch.vtensor<[],si64> -> !torch.number
// CHECK-NEXT:   %1 = torch.aten.sub %0, %int3 : !torch.number, !torch.int -> !torch.number
// CHECK-NEXT:   %2 = torch.aten.floordiv %1, %int3 : !torch.number, !torch.int -> !torch.number
// CHECK-NEXT:   %3 = torch.aten.div %2, %int3 : !torch.number, !torch.int -> !torch.float
// CHECK-NEXT:   %4 = torch.aten.eq %1, %2 : !torch.number, !torch.number -> !torch.bool
// CHECK-NEXT:   %5 = torch.aten.ne %1, %3 : !torch.number, !torch.float -> !torch.bool
// CHECK-NEXT:   %6 = torch.aten.gt %2, %1 : !torch.number, !torch.number -> !torch.bool
// CHECK-NEXT:   %7 = torch.aten.ge %3, %2 : !torch.float, !torch.number -> !torch.bool
// CHECK-NEXT:   %8 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %8 {assertion.message = "numbers", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant 3 : i64
// CHECK-NEXT:       %2 = arith.subi %0, %1 : i64
// CHECK-NEXT:       %3 = arith.divsi %2, %1 : i64
// CHECK-NEXT:       %4 = arith.muli %3, %1 : i64
// CHECK-NEXT:       %5 = arith.subi %2, %4 : i64
// CHECK-NEXT:       %6 = arith.constant 0 : i64
// CHECK-NEXT:       %7 = arith.cmpi ne, %5, %6 : i64
// CHECK-NEXT:       %8 = arith.xori %5, %1 : i64
// CHECK-NEXT:       %9 = arith.cmpi slt, %8, %6 : i64
// CHECK-NEXT:       %10 = arith.andi %7, %9 : i1
// CHECK-NEXT:       %11 = arith.constant 1 : i64
// CHECK-NEXT:       %12 = arith.subi %3, %11 : i64
// CHECK-NEXT:       %13 = arith.select %10, %12, %3 : i64
// CHECK-NEXT:       %14 = arith.cmpi eq, %2, %13 : i64
// CHECK-NEXT:       %15 = arith.sitofp %13 : i64 to f64
// CHECK-NEXT:       %16 = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:       %17 = arith.constant 0.0 : f64
// CHECK-NEXT:       %18 = arith.cmpf une, %16, %17 : f64
// CHECK-NEXT:       cf.assert %18, \22numbers\22
// CHECK-NEXT:       %19 = arith.divf %15, %16 : f64
// CHECK-NEXT:       %20 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %21 = arith.cmpf une, %20, %19 : f64
// CHECK-NEXT:       %22 = arith.ori %14, %21 : i1
// CHECK-NEXT:       %23 = arith.cmpi sgt, %13, %2 : i64
// CHECK-NEXT:       %24 = arith.sitofp %13 : i64 to f64
// CHECK-NEXT:       %25 = arith.cmpf oge, %19, %24 : f64
// CHECK-NEXT:       %26 = arith.ori %23, %25 : i1
// CHECK-NEXT:       %27 = arith.andi %22, %26 : i1
// CHECK-NEXT:       cf.assert %27, \22numbers\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @numbers(%x: !torch.vtensor<[],si64>) {
  %int3 = torch.constant.int 3
  %n = torch.aten._local_scalar_dense %x : !torch.vtensor<[],si64> -> !torch.number
  %0 = torch.aten.sub %n, %int3 : !torch.number, !torch.int -> !torch.number
  %1 = torch.aten.floordiv %0, %int3 : !torch.number, !torch.int -> !torch.number
  %2 = torch.aten.div %1, %int3 : !torch.number, !torch.int -> !torch.float
  %eq = torch.aten.eq %0, %1 : !torch.number, !torch.number -> !torch.bool
  %ne = torch.aten.ne %0, %2 : !torch.number, !torch.float -> !torch.bool
  %gt = torch.aten.gt %1, %0 : !torch.number, !torch.number -> !torch.bool
  %ge = torch.aten.ge %2, %1 : !torch.float, !torch.number -> !torch.bool
  %a = torch.aten.__or__.bool %eq, %ne : !torch.bool, !torch.bool -> !torch.bool
  %b = torch.aten.__or__.bool %gt, %ge : !torch.bool, !torch.bool -> !torch.bool
  %ok = torch.aten.__and__.bool %a, %b : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "numbers"
  return
}

// Between torch's scalars and upstream's.
// CHECK-LABEL: func.func @scalars(%arg0: tensor<f64>, %arg1: tensor<i1>) {
// CHECK-NEXT:   tosa.custom %arg0, %arg1 {assertion.message = "scalars", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f64>, %arg1: tensor<i1>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<f64>) -> f64
// CHECK-NEXT:       %1 = \22math.absf\22(%0) {fastmath = #arith.fastmath<none>} : (f64) -> f64
// CHECK-NEXT:       %2 = \22tensor.extract\22(%arg1) : (tensor<i1>) -> i1
// CHECK-NEXT:       %3 = arith.extui %2 : i1 to i64
// CHECK-NEXT:       %4 = arith.sitofp %3 : i64 to f64
// CHECK-NEXT:       %5 = arith.addf %1, %4 : f64
// CHECK-NEXT:       %6 = \22arith.minimumf\22(%5, %0) {fastmath = #arith.fastmath<none>} : (f64, f64) -> f64
// CHECK-NEXT:       %7 = \22arith.maxnumf\22(%6, %1) {fastmath = #arith.fastmath<none>} : (f64, f64) -> f64
// CHECK-NEXT:       %8 = \22arith.cmpf\22(%7, %5) {fastmath = #arith.fastmath<none>, predicate = 2 : i64} : (f64, f64) -> i1
// CHECK-NEXT:       cf.assert %8, \22scalars\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f64>, tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalars(%x: tensor<f64>, %y: tensor<i1>) {
  %a = tensor.extract %x[] : tensor<f64>
  %0 = math.absf %a : f64
  %f = torch_c.from_f64 %0
  %b = tensor.extract %y[] : tensor<i1>
  %c = torch_c.from_i1 %b
  %i = torch.aten.Int.bool %c : !torch.bool -> !torch.int
  %1 = torch.aten.add.float_int %f, %i : !torch.float, !torch.int -> !torch.float
  %2 = torch_c.to_f64 %1
  %3 = arith.minimumf %2, %a : f64
  %4 = arith.maxnumf %3, %0 : f64
  %ok = arith.cmpf ogt, %4, %2 : f64
  cf.assert %ok, "scalars"
  return
}

// Unsigned: the larger, and an index without a sign.
// CHECK-LABEL: func.func @unsigned(%arg0: tensor<?xf32>, %arg1: tensor<i8>) {
// CHECK-NEXT:   tosa.custom %arg1, %arg0 {assertion.message = "unsigned", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i8>, %arg1: tensor<?xf32>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i8>) -> i8
// CHECK-NEXT:       %1 = \22arith.index_castui\22(%0) : (i8) -> index
// CHECK-NEXT:       %2 = arith.constant 0 : index
// CHECK-NEXT:       %3 = \22tensor.dim\22(%arg1, %2) : (tensor<?xf32>, index) -> index
// CHECK-NEXT:       %4 = \22arith.maxui\22(%1, %3) : (index, index) -> index
// CHECK-NEXT:       %5 = \22arith.cmpi\22(%4, %3) {predicate = 0 : i64} : (index, index) -> i1
// CHECK-NEXT:       cf.assert %5, \22unsigned\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i8>, tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unsigned(%x: tensor<?xf32>, %y: tensor<i8>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %a = tensor.extract %y[] : tensor<i8>
  %i = arith.index_castui %a : i8 to index
  %m = arith.maxui %i, %n : index
  %ok = arith.cmpi eq, %m, %n : index
  cf.assert %ok, "unsigned"
  return
}
