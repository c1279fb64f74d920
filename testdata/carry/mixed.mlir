// Numbers of which one is an integer and the other a float, on either side, and
// those of a kind that only their values tell. Names that torch-mlir does not
// have are read too; such operations stay, as they may have effects.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// The integer becomes a float where it is used, not before.
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
func.func @numbers(%x: !torch.vtensor<[],si64>) {
  %int3 = torch.constant.int 3
  %n = torch.aten._local_scalar_dense %x : !torch.vtensor<[],si64> -> !torch.number
  %0 = torch.aten.sub %n, %int3 : !torch.number, !torch.int -> !torch.number
  %1 = torch.aten.floordiv %0, %int3 : !torch.number, !torch.int -> !torch.number
  %2 = torch.aten.div %1, %int3 : !torch.number, !torch.int -> !torch.number
  %eq = torch.aten.eq %0, %1 : !torch.number, !torch.number -> !torch.bool
  %ne = torch.aten.ne %0, %2 : !torch.number, !torch.number -> !torch.bool
  %gt = torch.aten.gt %1, %0 : !torch.number, !torch.number -> !torch.bool
  %ge = torch.aten.ge %2, %1 : !torch.number, !torch.number -> !torch.bool
  %a = torch.aten.__or__.bool %eq, %ne : !torch.bool, !torch.bool -> !torch.bool
  %b = torch.aten.__or__.bool %gt, %ge : !torch.bool, !torch.bool -> !torch.bool
  %ok = torch.aten.__and__.bool %a, %b : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %ok, "numbers"
  return
}

// Between torch's scalars and upstream's.
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
