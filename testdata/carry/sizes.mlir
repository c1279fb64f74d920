// Sizes are read from the tensors of the program; what a type fixes is written
// as a constant, and dimensions count from the end where negative.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// The last but two is the first of three. A tensor of which all that is read is
// known is no argument: one without elements could not be.
// CHECK-LABEL: func.func @negative(%arg0: !torch.vtensor<[?,5,1],f32>, %arg1: !torch.vtensor<[2,0],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,5,1],f32> -> tensor<?x5x1xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "negative", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x5x1xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x5x1xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22negative\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x5x1xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @negative(%x: !torch.vtensor<[?,5,1],f32>, %y: !torch.vtensor<[2,0],f32>) {
  %int-3 = torch.constant.int -3
  %int-1 = torch.constant.int -1
  %n = torch.aten.size.int %x, %int-3 : !torch.vtensor<[?,5,1],f32>, !torch.int -> !torch.int
  %z = torch.aten.size.int %y, %int-1 : !torch.vtensor<[2,0],f32>, !torch.int -> !torch.int
  %ok = torch.aten.ne.int %n, %z : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "negative"
  return
}

// All sizes as a list, its length, an element from the end, the list taken
// apart.
// CHECK-LABEL: func.func @lists(%arg0: !torch.vtensor<[?,5],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,5],f32> -> tensor<?x5xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "7", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x5xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x5xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 7 : i64
// CHECK-NEXT:       %4 = arith.cmpi eq, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \227\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x5xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @lists(%x: !torch.vtensor<[?,5],f32>) {
  %int-2 = torch.constant.int -2
  %l = torch.aten.size %x : !torch.vtensor<[?,5],f32> -> !torch.list<int>
  %k = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %e = torch.aten.__getitem__.t %l, %int-2 : !torch.list<int>, !torch.int -> !torch.int
  %u:2 = torch.prim.ListUnpack %l : !torch.list<int> -> !torch.int, !torch.int
  %0 = torch.aten.add.int %k, %u#1 : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.eq.int %e, %0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "7"
  return
}

// Lists are equal element by element; what is equal in any case is not compared.
// CHECK-LABEL: func.func @equal(%arg0: !torch.vtensor<[?,5],f32>, %arg1: !torch.vtensor<[2,5],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,5],f32> -> tensor<?x5xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "equal", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x5xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x5xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 2 : i64
// CHECK-NEXT:       %4 = arith.cmpi eq, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22equal\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x5xf32>) -> ()
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,5],f32> -> tensor<?x5xf32>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "unequal", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x5xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x5xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 2 : i64
// CHECK-NEXT:       %4 = arith.cmpi eq, %2, %3 : i64
// CHECK-NEXT:       %5 = arith.constant true
// CHECK-NEXT:       %6 = arith.xori %4, %5 : i1
// CHECK-NEXT:       cf.assert %6, \22unequal\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x5xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @equal(%x: !torch.vtensor<[?,5],f32>, %y: !torch.vtensor<[2,5],f32>) {
  %a = torch.aten.size %x : !torch.vtensor<[?,5],f32> -> !torch.list<int>
  %b = torch.aten.size %y : !torch.vtensor<[2,5],f32> -> !torch.list<int>
  %eq = torch.aten.eq.int_list %a, %b : !torch.list<int>, !torch.list<int> -> !torch.bool
  torch.runtime.assert %eq, "equal"
  %ne = torch.aten.ne.int_list %a, %b : !torch.list<int>, !torch.list<int> -> !torch.bool
  torch.runtime.assert %ne, "unequal"
  return
}

// Of different lengths they never are, and an empty one is to an empty one.
// CHECK-LABEL: func.func @lengths(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[],f32>) {
// CHECK-NEXT:   tosa.custom  {assertion.message = "other lengths", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant true
// CHECK-NEXT:       cf.assert %0, \22other lengths\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   tosa.custom  {assertion.message = "both empty", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant true
// CHECK-NEXT:       cf.assert %0, \22both empty\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @lengths(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[],f32>) {
  %a = torch.aten.size %x : !torch.vtensor<[?],f32> -> !torch.list<int>
  %b = torch.aten.size %y : !torch.vtensor<[],f32> -> !torch.list<int>
  %c = torch.prim.ListConstruct  : () -> !torch.list<int>
  %ne = torch.aten.ne.int_list %a, %b : !torch.list<int>, !torch.list<int> -> !torch.bool
  torch.runtime.assert %ne, "other lengths"
  %eq = torch.aten.eq.int_list %b, %c : !torch.list<int>, !torch.list<int> -> !torch.bool
  torch.runtime.assert %eq, "both empty"
  return
}

// Any of a list, all of it, none of an empty one, the largest, one that is in it.
// CHECK-LABEL: func.func @folds(%arg0: !torch.vtensor<[?,?,4],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,4],f32> -> tensor<?x?x4xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "folds", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?x4xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?x4xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.dim %arg0, %3 : tensor<?x?x4xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.maxsi %2, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 4 : i64
// CHECK-NEXT:       %8 = arith.maxsi %6, %7 : i64
// CHECK-NEXT:       %9 = arith.constant 4 : i64
// CHECK-NEXT:       %10 = arith.cmpi sle, %8, %9 : i64
// CHECK-NEXT:       %11 = arith.minsi %2, %5 : i64
// CHECK-NEXT:       %12 = arith.minsi %11, %7 : i64
// CHECK-NEXT:       %13 = arith.constant 0 : i64
// CHECK-NEXT:       %14 = arith.cmpi ne, %12, %13 : i64
// CHECK-NEXT:       %15 = arith.ori %10, %14 : i1
// CHECK-NEXT:       %16 = arith.andi %10, %14 : i1
// CHECK-NEXT:       %17 = arith.cmpi eq, %15, %16 : i1
// CHECK-NEXT:       %18 = arith.constant true
// CHECK-NEXT:       %19 = arith.cmpi eq, %18, %17 : i1
// CHECK-NEXT:       cf.assert %19, \22folds\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?x4xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @folds(%x: !torch.vtensor<[?,?,4],f32>) {
  %int4 = torch.constant.int 4
  %none = torch.prim.ListConstruct  : () -> !torch.list<bool>
  %l = torch.aten.size %x : !torch.vtensor<[?,?,4],f32> -> !torch.list<int>
  %max = torch.prim.max.self_int %l : !torch.list<int> -> !torch.int
  %min = torch.prim.min.self_int %l : !torch.list<int> -> !torch.int
  %0 = torch.aten.le.int %max, %int4 : !torch.int, !torch.int -> !torch.bool
  %1 = torch.aten.Bool.int %min : !torch.int -> !torch.bool
  %b = torch.prim.ListConstruct %0, %1 : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %2 = torch.aten.any.bool %b : !torch.list<bool> -> !torch.bool
  %3 = torch.aten.all.bool %b : !torch.list<bool> -> !torch.bool
  %4 = torch.aten.all.bool %none : !torch.list<bool> -> !torch.bool
  %5 = torch.aten.eq.bool %2, %3 : !torch.bool, !torch.bool -> !torch.bool
  %6 = torch.aten.eq.bool %4, %5 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %6, "folds"
  return
}

// What is in a list of known sizes needs to be compared with none of them.
// CHECK-LABEL: func.func @contains(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   tosa.custom  {assertion.message = "4 is", domain_name = "assertion", implementation_attrs = "func.func @check() {
// CHECK-NEXT:       %0 = arith.constant true
// CHECK-NEXT:       cf.assert %0, \224 is\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : () -> ()
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,4],f32> -> tensor<?x4xf32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "n may be", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x4xf32>, %arg1: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x4xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : index
// CHECK-NEXT:       %4 = tensor.dim %arg1, %3 : tensor<?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.cmpi eq, %2, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 4 : i64
// CHECK-NEXT:       %8 = arith.cmpi eq, %7, %5 : i64
// CHECK-NEXT:       %9 = arith.ori %6, %8 : i1
// CHECK-NEXT:       cf.assert %9, \22n may be\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x4xf32>, tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @contains(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %l = torch.aten.size %x : !torch.vtensor<[?,4],f32> -> !torch.list<int>
  %a = torch.aten.__contains__.int_list %l, %int4 : !torch.list<int>, !torch.int -> !torch.bool
  torch.runtime.assert %a, "4 is"
  %n = torch.aten.size.int %y, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %b = torch.aten.__contains__.int_list %l, %n : !torch.list<int>, !torch.int -> !torch.bool
  torch.runtime.assert %b, "n may be"
  return
}

// The rank is known, also of a scalar; the number of elements is the product of
// the sizes, 1 of none.
// CHECK-LABEL: func.func @counts(%arg0: !torch.vtensor<[?,3,?],f32>, %arg1: !torch.vtensor<[],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,3,?],f32> -> tensor<?x3x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "counts", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x3x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : i64
// CHECK-NEXT:       %4 = arith.muli %3, %2 : i64
// CHECK-NEXT:       %5 = arith.constant 3 : i64
// CHECK-NEXT:       %6 = arith.muli %4, %5 : i64
// CHECK-NEXT:       %7 = arith.constant 2 : index
// CHECK-NEXT:       %8 = tensor.dim %arg0, %7 : tensor<?x3x?xf32>
// CHECK-NEXT:       %9 = arith.index_cast %8 : index to i64
// CHECK-NEXT:       %10 = arith.muli %6, %9 : i64
// CHECK-NEXT:       %11 = arith.constant 3 : i64
// CHECK-NEXT:       %12 = arith.cmpi sge, %10, %11 : i64
// CHECK-NEXT:       cf.assert %12, \22counts\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x3x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @counts(%x: !torch.vtensor<[?,3,?],f32>, %y: !torch.vtensor<[],f32>) {
  %r = torch.aten.dim %x : !torch.vtensor<[?,3,?],f32> -> !torch.int
  %s = torch.aten.dim %y : !torch.vtensor<[],f32> -> !torch.int
  %n = torch.aten.numel %x : !torch.vtensor<[?,3,?],f32> -> !torch.int
  %m = torch.aten.numel %y : !torch.vtensor<[],f32> -> !torch.int
  %0 = torch.aten.add.int %r, %s : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.mul.int %0, %m : !torch.int, !torch.int -> !torch.int
  %ok = torch.aten.ge.int %n, %1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "counts"
  return
}

// The first size is the length of a tensor.
// CHECK-LABEL: func.func @length(%arg0: !torch.vtensor<[?,3],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,3],f32> -> tensor<?x3xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "length", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x3xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x3xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22length\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x3xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @length(%x: !torch.vtensor<[?,3],f32>) {
  %n = torch.aten.len.Tensor %x : !torch.vtensor<[?,3],f32> -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "length"
  return
}

// Sizes in a tuple, taken by index and all at once.
// CHECK-LABEL: func.func @tuples(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "tuples", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.dim %arg0, %3 : tensor<?x?xf32>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.cmpi slt, %5, %2 : i64
// CHECK-NEXT:       cf.assert %6, \22tuples\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tuples(%x: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %t = torch.prim.TupleConstruct %n, %m : !torch.int, !torch.int -> !torch.tuple<int, int>
  %a = torch.prim.TupleIndex %t, %int1 : !torch.tuple<int, int>, !torch.int -> !torch.int
  %b:2 = torch.prim.TupleUnpack %t : !torch.tuple<int, int> -> !torch.int, !torch.int
  %ok = torch.aten.lt.int %a, %b#0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "tuples"
  return
}
