// Operations that leave elements as they are, or repeat them: the check reads
// the element of the tensor that they began with, and they go.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// Copies in every form.
// CHECK-LABEL: func.func @same(%arg0: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "same", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant 0 : i64
// CHECK-NEXT:       %2 = arith.cmpi ne, %0, %1 : i64
// CHECK-NEXT:       cf.assert %2, \22same\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @same(%x: !torch.vtensor<[],si64>) {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.alias %x : !torch.vtensor<[],si64> -> !torch.vtensor<[],si64>
  %1 = torch.aten.clone %0, %none : !torch.vtensor<[],si64>, !torch.none -> !torch.vtensor<[],si64>
  %2 = torch.aten.contiguous %1, %int0 : !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],si64>
  %3 = torch.aten.detach %2 : !torch.vtensor<[],si64> -> !torch.vtensor<[],si64>
  %4 = torch.aten.lift_fresh_copy %3 : !torch.vtensor<[],si64> -> !torch.vtensor<[],si64>
  %5 = torch.tensor_static_info_cast %4 : !torch.vtensor<[],si64> to !torch.vtensor<[],si64>
  %n = torch.aten.IntImplicit %5 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "same"
  return
}

// The same elements in other sizes: of two rows of two, the second's first.
// CHECK-LABEL: func.func @reshaped(%arg0: !torch.vtensor<[4],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[4],si64> -> tensor<4xi64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "the third", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<4xi64>) {
// CHECK-NEXT:       %0 = arith.constant 2 : index
// CHECK-NEXT:       %1 = tensor.extract %arg0[%0] : tensor<4xi64>
// CHECK-NEXT:       %2 = arith.constant 0 : i64
// CHECK-NEXT:       %3 = arith.cmpi ne, %1, %2 : i64
// CHECK-NEXT:       cf.assert %3, \22the third\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<4xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reshaped(%x: !torch.vtensor<[4],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %l = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %m = torch.prim.ListConstruct %int1, %int4, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.view %x, %m : !torch.vtensor<[4],si64>, !torch.list<int> -> !torch.vtensor<[1,4,1],si64>
  %1 = torch.aten.squeeze %0 : !torch.vtensor<[1,4,1],si64> -> !torch.vtensor<[4],si64>
  %2 = torch.aten._unsafe_view %1, %m : !torch.vtensor<[4],si64>, !torch.list<int> -> !torch.vtensor<[1,4,1],si64>
  %3 = torch.aten.flatten.using_ints %2, %int0, %int2 : !torch.vtensor<[1,4,1],si64>, !torch.int, !torch.int -> !torch.vtensor<[4],si64>
  %4 = torch.aten.reshape %3, %l : !torch.vtensor<[4],si64>, !torch.list<int> -> !torch.vtensor<[2,2],si64>
  %5 = torch.aten.select.int %4, %int0, %int1 : !torch.vtensor<[2,2],si64>, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %6 = torch.aten.select.int %5, %int0, %int0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %i = torch.aten.item %6 : !torch.vtensor<[],si64> -> !torch.int
  %ok = torch.aten.Bool.int %i : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "the third"
  return
}

// A column that is repeated: the last of a row is the row's own.
// CHECK-LABEL: func.func @repeated(%arg0: !torch.vtensor<[2,1],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,1],si64> -> tensor<2x1xi64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "the last", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<2x1xi64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = arith.constant 1 : index
// CHECK-NEXT:       %2 = tensor.extract %arg0[%1, %0] : tensor<2x1xi64>
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22the last\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<2x1xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @repeated(%x: !torch.vtensor<[2,1],si64>) {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %l = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %m = torch.prim.ListConstruct %int1, %int2, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.broadcast_to %x, %l : !torch.vtensor<[2,1],si64>, !torch.list<int> -> !torch.vtensor<[2,3],si64>
  %1 = torch.aten.expand %0, %m, %false : !torch.vtensor<[2,3],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,3],si64>
  %2 = torch.aten.select.int %1, %int-1, %int-1 : !torch.vtensor<[1,2,3],si64>, !torch.int, !torch.int -> !torch.vtensor<[1,2],si64>
  %3 = torch.aten.select.int %2, %int1, %int-1 : !torch.vtensor<[1,2],si64>, !torch.int, !torch.int -> !torch.vtensor<[1],si64>
  %n = torch.aten.item %3 : !torch.vtensor<[1],si64> -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "the last"
  return
}

// Numbers made tensors, of integers and truth values, and one cast to the other.
// CHECK-LABEL: func.func @made(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "made", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>, %arg1: tensor<i1>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:       %4 = arith.extui %3 : i1 to i64
// CHECK-NEXT:       %5 = arith.muli %2, %4 : i64
// CHECK-NEXT:       %6 = arith.constant 0 : i64
// CHECK-NEXT:       %7 = arith.cmpi ne, %5, %6 : i64
// CHECK-NEXT:       cf.assert %7, \22made\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>, tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @made(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[],i1>) {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %false = torch.constant.bool false
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %b = torch.aten.Bool.Tensor %y : !torch.vtensor<[],i1> -> !torch.bool
  %0 = torch.aten.tensor.int %n, %none, %none, %false : !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  %1 = torch.aten.tensor.bool %b, %none, %none, %false : !torch.bool, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[],i1>
  %2 = torch.aten.to.dtype %1, %int4, %false, %false, %none : !torch.vtensor<[],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[],si64>
  %3 = torch.aten.mul.Tensor %0, %2 : !torch.vtensor<[],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[],si64>
  %4 = torch.aten.to.dtype %3, %int11, %false, %false, %none : !torch.vtensor<[],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[],i1>
  %ok = torch.aten.Bool.Tensor %4 : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %ok, "made"
  return
}

// What has the sizes of its operand whatever it computes: only the sizes are
// read, through all of it, and none of it is kept for the check.
// CHECK-LABEL: func.func @sizes(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "sizes", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22sizes\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sizes(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %1 = torch.aten.abs %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %2 = torch.aten.ceil %1 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %3 = torch.aten.cos %2 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %4 = torch.aten.erf %3 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %5 = torch.aten.exp %4 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %6 = torch.aten.expm1 %5 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %7 = torch.aten.floor %6 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %8 = torch.aten.hardsigmoid %7 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %9 = torch.aten.hardswish %8 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %10 = torch.aten.log %9 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %11 = torch.aten.log10 %10 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %12 = torch.aten.log1p %11 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %13 = torch.aten.log2 %12 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %14 = torch.aten.mish %13 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %15 = torch.aten.neg %14 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %16 = torch.aten.reciprocal %15 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %17 = torch.aten.relu6 %16 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %18 = torch.aten.round %17 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %19 = torch.aten.rsqrt %18 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %20 = torch.aten.sigmoid %19 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %21 = torch.aten.sign %20 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %22 = torch.aten.silu %21 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %23 = torch.aten.sin %22 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %24 = torch.aten.sqrt %23 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %25 = torch.aten.square %24 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %26 = torch.aten.tanh %25 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %27 = torch.aten.trunc %26 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %28 = torch.aten.isinf %27 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %29 = torch.aten.type_as %28, %x : !torch.vtensor<[?],i1>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %n = torch.aten.size.int %29, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "sizes"
  return
}

// A transposed matrix has both its sizes the other way round.
// CHECK-LABEL: func.func @matrix(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "the last of x", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 1 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22the last of x\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @matrix(%x: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %t = torch.aten.t %x : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %n = torch.aten.size.int %t, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "the last of x"
  return
}
