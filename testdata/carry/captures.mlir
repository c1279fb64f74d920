// What a check reads from: tensors of the program, once each, in the order in
// which it needs them. Operations that make those stay; each assertion has its
// own check, whatever others have in common with it.
// RUN: assertion-opt --carry --quiet %s -o %t.mlir
// RUN: sed 's/\\0A/\n/g' %t.mlir | FileCheck %s

// A tensor of which two sizes are read is one argument.
// CHECK-LABEL: func.func @once(%arg0: !torch.vtensor<[?,?],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "once", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xi64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xi64>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = tensor.dim %arg0, %3 : tensor<?x?xi64>
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i64
// CHECK-NEXT:       %6 = arith.cmpi slt, %2, %5 : i64
// CHECK-NEXT:       cf.assert %6, \22once\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @once(%x: !torch.vtensor<[?,?],si64>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.int
  %ok = torch.aten.lt.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "once"
  return
}

// What two assertions have in common is in both checks; what made it goes with
// the last that is carried, as nothing else needs it.
// CHECK-LABEL: func.func @shared(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0, %1 {assertion.message = "both", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>, %arg1: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       %1 = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:       %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:       cf.assert %2, \22both\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>, tensor<i1>) -> ()
// CHECK-NEXT:   %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   %3 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %2, %3 {assertion.message = "not both", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>, %arg1: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       %1 = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:       %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:       %3 = arith.constant true
// CHECK-NEXT:       %4 = arith.xori %2, %3 : i1
// CHECK-NEXT:       cf.assert %4, \22not both\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>, tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @shared(%x: !torch.vtensor<[],i1>, %y: !torch.vtensor<[],i1>) {
  %a = torch.aten.logical_and %x, %y : !torch.vtensor<[],i1>, !torch.vtensor<[],i1> -> !torch.vtensor<[],i1>
  %b = torch.aten.Bool.Tensor %a : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %b, "both"
  %c = torch.aten.logical_not %a : !torch.vtensor<[],i1> -> !torch.vtensor<[],i1>
  %d = torch.aten.Bool.Tensor %c : !torch.vtensor<[],i1> -> !torch.bool
  torch.runtime.assert %d, "not both"
  return
}

// A tensor that the program makes only for checks is made once, for both.
// CHECK-LABEL: func.func @made(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[],f32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "sum", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f32>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:       %2 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %3 = arith.cmpf oge, %1, %2 : f64
// CHECK-NEXT:       cf.assert %3, \22sum\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f32>) -> ()
// CHECK-NEXT:   %2 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
// CHECK-NEXT:   tosa.custom %2 {assertion.message = "no zero", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f32>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:       %2 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %3 = arith.cmpf une, %1, %2 : f64
// CHECK-NEXT:       cf.assert %3, \22no zero\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @made(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %s = torch.aten.sum %x, %none : !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[],f32>
  %f = torch.aten.item %s : !torch.vtensor<[],f32> -> !torch.float
  %a = torch.aten.ge.float_int %f, %int0 : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %a, "sum"
  %b = torch.aten.ne.float_int %f, %int0 : !torch.float, !torch.int -> !torch.bool
  torch.runtime.assert %b, "no zero"
  return
}

// In a branch, a loop and a region without arguments the check stays where its
// assertion was, and reads what is outside.
// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: index, %arg2: tensor<?xf32>) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       tosa.custom %arg2 {assertion.message = "in a loop", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = \22tensor.dim\22(%arg0, %0) : (tensor<?xf32>, index) -> index
// CHECK-NEXT:       %2 = \22arith.cmpi\22(%1, %0) {predicate = 1 : i64} : (index, index) -> i1
// CHECK-NEXT:       cf.assert %2, \22in a loop\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%c: i1, %n: index, %x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    scf.for %i = %c0 to %n step %c1 {
      %d = tensor.dim %x, %c0 : tensor<?xf32>
      %ok = arith.cmpi ne, %d, %c0 : index
      cf.assert %ok, "in a loop"
    }
  }
  return
}

// Blocks: what is carried in one reads what another has made.
// CHECK-LABEL: func.func @blocks(%arg0: i1, %arg1: tensor<i1>) {
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   tosa.custom %arg1 {assertion.message = "only in one", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i1>) -> i1
// CHECK-NEXT:       cf.assert %0, \22only in one\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blocks(%c: i1, %x: tensor<i1>) {
  %ok = tensor.extract %x[] : tensor<i1>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.assert %ok, "only in one"
  cf.br ^bb2
^bb2:
  return
}

// What is carried already stays; a tosa.custom of another domain is none.
// CHECK-LABEL: func.func @carried(%arg0: tensor<i1>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "mine", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   tosa.custom %arg0 {domain_name = "other", implementation_attrs = "", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @carried(%x: tensor<i1>) {
  tosa.custom %x {assertion.message = "mine", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {\0A  return\0A}\0A", operator_name = "check"} : (tensor<i1>) -> ()
  tosa.custom %x {domain_name = "other", implementation_attrs = "", operator_name = "check"} : (tensor<i1>) -> ()
  return
}
