// Tensors of few elements, such as shapes, are taken apart into numbers: what
// the program does to them is done to each element in the check.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// Of a literal, the elements that it has; a shape is compared with it, and all
// must hold.
// CHECK-LABEL: func.func @literal(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "literal", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.dim %arg0, %3 : tensor<?x?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.constant 3 : i64
// CHECK-NEXT:       %7 = arith.cmpi eq, %2, %6 : i64
// CHECK-NEXT:       %8 = arith.constant 4 : i64
// CHECK-NEXT:       %9 = arith.cmpi eq, %5, %8 : i64
// CHECK-NEXT:       %10 = arith.andi %7, %9 : i1
// CHECK-NEXT:       cf.assert %10, \22literal\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @literal(%x: !torch.vtensor<[?,?],f32>) {
  %l = torch.vtensor.literal(dense<[3, 4]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[2],si64>
  %e = torch.aten.eq.Tensor %s, %l : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],i1>
  %a = torch.aten.all %e : !torch.vtensor<[2],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %a : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "literal"
  return
}

// A splat is the one number everywhere, and a column meets a row at each place.
// CHECK-LABEL: func.func @broadcast(%arg0: !torch.vtensor<[2,1],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,1],si64> -> tensor<2x1xi64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "broadcast", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<2x1xi64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = arith.constant 0 : index
// CHECK-NEXT:       %2 = tensor.extract %arg0[%1, %0] : tensor<2x1xi64>
// CHECK-NEXT:       %3 = arith.constant 7 : i64
// CHECK-NEXT:       %4 = arith.cmpi slt, %2, %3 : i64
// CHECK-NEXT:       %5 = arith.constant 7 : i64
// CHECK-NEXT:       %6 = arith.cmpi slt, %2, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 0 : index
// CHECK-NEXT:       %8 = arith.constant 1 : index
// CHECK-NEXT:       %9 = tensor.extract %arg0[%8, %7] : tensor<2x1xi64>
// CHECK-NEXT:       %10 = arith.cmpi slt, %9, %3 : i64
// CHECK-NEXT:       %11 = arith.cmpi slt, %9, %5 : i64
// CHECK-NEXT:       %12 = arith.ori %4, %6 : i1
// CHECK-NEXT:       %13 = arith.ori %12, %10 : i1
// CHECK-NEXT:       %14 = arith.ori %13, %11 : i1
// CHECK-NEXT:       cf.assert %14, \22broadcast\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<2x1xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @broadcast(%x: !torch.vtensor<[2,1],si64>) {
  %l = torch.vtensor.literal(dense<7> : tensor<1x2xsi64>) : !torch.vtensor<[1,2],si64>
  %e = torch.aten.lt.Tensor %x, %l : !torch.vtensor<[2,1],si64>, !torch.vtensor<[1,2],si64> -> !torch.vtensor<[2,2],i1>
  %a = torch.aten.any %e : !torch.vtensor<[2,2],i1> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %a : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "broadcast"
  return
}

// Numbers made a tensor and put one behind the other; a slice of those with a
// step, from the end; the sum of what is left.
// CHECK-LABEL: func.func @cut(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[3],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[3],si64> -> tensor<3xi64>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "cut", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>, %arg1: tensor<3xi64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.extract %arg1[%3] : tensor<3xi64>
// CHECK-NEXT:       %5 = arith.addi %4, %2 : i64
// CHECK-NEXT:       %6 = arith.constant 0 : i64
// CHECK-NEXT:       %7 = arith.cmpi ne, %5, %6 : i64
// CHECK-NEXT:       cf.assert %7, \22cut\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>, tensor<3xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cut(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[3],si64>) {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int-3 = torch.constant.int -3
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %t = torch.aten.tensor %l, %none, %none, %false : !torch.list<int>, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[1],si64>
  %both = torch.prim.ListConstruct %y, %t : (!torch.vtensor<[3],si64>, !torch.vtensor<[1],si64>) -> !torch.list<vtensor>
  %c = torch.aten.cat %both, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[4],si64>
  %s = torch.aten.slice.Tensor %c, %int0, %int-3, %none, %int2 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2],si64>
  %r = torch.aten.sum %s, %none : !torch.vtensor<[2],si64>, !torch.none -> !torch.vtensor<[],si64>
  %i = torch.aten.item %r : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.Bool.int %i : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "cut"
  return
}

// Of no elements the sum is 0 and the product 1, the tensor read or not.
// CHECK-LABEL: func.func @empty(%arg0: !torch.vtensor<[2],si64>) {
// CHECK-NEXT:   tosa.custom  {assertion.message = "empty", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant 0 : i64
// CHECK-NEXT:       %1 = arith.constant 1 : i64
// CHECK-NEXT:       %2 = arith.cmpi slt, %0, %1 : i64
// CHECK-NEXT:       cf.assert %2, \22empty\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty(%x: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %s = torch.aten.slice.Tensor %x, %int0, %int1, %int1, %int1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[0],si64>
  %a = torch.aten.sum %s, %none : !torch.vtensor<[0],si64>, !torch.none -> !torch.vtensor<[],si64>
  %b = torch.aten.prod %s, %none : !torch.vtensor<[0],si64>, !torch.none -> !torch.vtensor<[],si64>
  %lt = torch.aten.lt.Tensor %a, %b : !torch.vtensor<[],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %lt : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "empty"
  return
}

// One of two by a truth value; the last element, counted from the end.
// CHECK-LABEL: func.func @where(%arg0: !torch.vtensor<[2],i1>, %arg1: !torch.vtensor<[],si64>, %arg2: !torch.vtensor<[2],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2],i1> -> tensor<2xi1>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   %2 = torch_c.to_builtin_tensor %arg2 : !torch.vtensor<[2],si64> -> tensor<2xi64>
// CHECK-NEXT:   tosa.custom %0, %1, %2 {assertion.message = "where", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<2xi1>, %arg1: tensor<i64>, %arg2: tensor<2xi64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg1[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant 1 : index
// CHECK-NEXT:       %2 = tensor.extract %arg0[%1] : tensor<2xi1>
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.extract %arg2[%3] : tensor<2xi64>
// CHECK-NEXT:       %5 = arith.select %2, %0, %4 : i64
// CHECK-NEXT:       %6 = arith.constant 0 : i64
// CHECK-NEXT:       %7 = arith.cmpi sge, %5, %6 : i64
// CHECK-NEXT:       cf.assert %7, \22where\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<2xi1>, tensor<i64>, tensor<2xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @where(%x: !torch.vtensor<[2],i1>, %y: !torch.vtensor<[],si64>, %z: !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %w = torch.aten.where.self %x, %y, %z : !torch.vtensor<[2],i1>, !torch.vtensor<[],si64>, !torch.vtensor<[2],si64> -> !torch.vtensor<[2],si64>
  %e = torch.aten.select.int %w, %int0, %int-1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %i = torch.aten.item %e : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.ge.int %i, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "where"
  return
}

// Bits of integers; of truth values they are truth values.
// CHECK-LABEL: func.func @bits(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "bits", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>, %arg1: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant -1 : i64
// CHECK-NEXT:       %2 = arith.xori %0, %1 : i64
// CHECK-NEXT:       %3 = arith.andi %2, %0 : i64
// CHECK-NEXT:       %4 = arith.constant 0 : i64
// CHECK-NEXT:       %5 = arith.cmpi eq, %3, %4 : i64
// CHECK-NEXT:       %6 = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:       %7 = arith.constant -1 : i1
// CHECK-NEXT:       %8 = arith.xori %6, %7 : i1
// CHECK-NEXT:       %9 = arith.ori %5, %8 : i1
// CHECK-NEXT:       %10 = arith.constant 0 : i64
// CHECK-NEXT:       %11 = arith.cmpi ne, %0, %10 : i64
// CHECK-NEXT:       %12 = arith.andi %9, %11 : i1
// CHECK-NEXT:       cf.assert %12, \22bits\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>, tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bits(%x: !torch.vtensor<[],si64>, %y: !torch.vtensor<[],i1>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.bitwise_not %x : !torch.vtensor<[],si64> -> !torch.vtensor<[],si64>
  %a = torch.aten.bitwise_and.Tensor %n, %x : !torch.vtensor<[],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[],si64>
  %z = torch.aten.eq.Scalar %a, %int0 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],i1>
  %m = torch.aten.bitwise_not %y : !torch.vtensor<[],i1> -> !torch.vtensor<[],i1>
  %o = torch.aten.bitwise_or.Tensor %z, %m : !torch.vtensor<[],i1>, !torch.vtensor<[],i1> -> !torch.vtensor<[],i1>
  %l = torch.aten.logical_and %o, %x : !torch.vtensor<[],i1>, !torch.vtensor<[],si64> -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %l : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "bits"
  return
}

// A factor other than 1, and floats, are the program's own to compute: the sum
// is read, and stays.
// CHECK-LABEL: func.func @own(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[],f32>) {
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.add.Tensor %arg0, %arg0, %int2 : !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
// CHECK-NEXT:   %1 = torch.aten.add.Tensor %arg1, %arg1, %int1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[],f32>
// CHECK-NEXT:   %2 = torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
// CHECK-NEXT:   %3 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %2, %3 {assertion.message = "own", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f32>, %arg1: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:       %2 = tensor.extract %arg1[] : tensor<i64>
// CHECK-NEXT:       %3 = arith.sitofp %2 : i64 to f64
// CHECK-NEXT:       %4 = arith.cmpf ogt, %1, %3 : f64
// CHECK-NEXT:       cf.assert %4, \22own\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f32>, tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @own(%x: !torch.vtensor<[],si64>, %y: !torch.vtensor<[],f32>) {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %s = torch.aten.add.Tensor %x, %x, %int2 : !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %f = torch.aten.add.Tensor %y, %y, %int1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[],f32>
  %i = torch.aten.item %s : !torch.vtensor<[],si64> -> !torch.int
  %g = torch.aten.item %f : !torch.vtensor<[],f32> -> !torch.float
  %ok = torch.aten.gt.float_int %g, %i : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "own"
  return
}
