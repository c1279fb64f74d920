// Every kind of assertion is carried in the one form: a function that asserts.
// Tokens give way to what they were made of; an assertion that has no message
// says that it failed.
// RUN: assertion-opt --carry --quiet %s -o %t.mlir
// RUN: sed 's/\\0A/\n/g' %t.mlir | FileCheck %s
// RUN: assertion-opt --carry --quiet %t.mlir | diff - %t.mlir
// RUN: assertion-opt --carry %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark:

// A truth value in a tensor is read from it: of upstream,
// CHECK-LABEL: func.func @cf(%arg0: tensor<i1>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "cf", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i1>) -> i1
// CHECK-NEXT:       cf.assert %0, \22cf\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+3]]:3: remark: carried assertion "cf" on 1 tensor
func.func @cf(%x: tensor<i1>) {
  %ok = tensor.extract %x[] : tensor<i1>
  cf.assert %ok, "cf"
  return
}

// of StableHLO, whose condition is the tensor itself,
// CHECK-LABEL: func.func @stablehlo(%arg0: tensor<i1>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "shapes", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       cf.assert %0, \22shapes\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+2]]:3: remark: carried assertion "shapes" on 1 tensor
func.func @stablehlo(%x: tensor<i1>) {
  stablehlo.custom_call @shape_assertion(%x) {error_message = "shapes", has_side_effect = true} : (tensor<i1>) -> ()
  return
}

// and of torch.
// CHECK-LABEL: func.func @async(%arg0: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0 {domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       cf.assert %0, \22assertion failed\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+2]]:3: remark: carried assertion on 1 tensor
func.func @async(%x: !torch.vtensor<[],i1>) {
  torch.aten._assert_async %x : !torch.vtensor<[],i1>
  return
}

// A tensor of numbers is true where it is not 0; the message is an operand.
// CHECK-LABEL: func.func @async_msg(%arg0: !torch.vtensor<[1,1],si32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[1,1],si32> -> tensor<1x1xi32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "not 0", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<1x1xi32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = arith.constant 0 : index
// CHECK-NEXT:       %2 = tensor.extract %arg0[%1, %0] : tensor<1x1xi32>
// CHECK-NEXT:       %3 = arith.constant 0 : i32
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i32
// CHECK-NEXT:       cf.assert %4, \22not 0\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<1x1xi32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+3]]:3: remark: carried assertion "not 0" on 1 tensor
func.func @async_msg(%x: !torch.vtensor<[1,1],si32>) {
  %msg = torch.constant.str "not 0"
  torch.aten._assert_async.msg %x, %msg : !torch.vtensor<[1,1],si32>, !torch.str
  return
}

// A scalar that is a float is true where it is not 0, NaN included.
// CHECK-LABEL: func.func @scalar(%arg0: !torch.vtensor<[],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],f32> -> tensor<f32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "scalar", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f32>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:       %2 = arith.constant 0.0 : f64
// CHECK-NEXT:       %3 = arith.cmpf une, %1, %2 : f64
// CHECK-NEXT:       cf.assert %3, \22scalar\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+4]]:3: remark: carried assertion "scalar" on 1 tensor
func.func @scalar(%x: !torch.vtensor<[],f32>) {
  %msg = torch.constant.str "scalar"
  %s = torch.aten.item %x : !torch.vtensor<[],f32> -> !torch.float
  torch.aten._assert_scalar %s, %msg : !torch.float, !torch.str
  return
}

// Who takes the token that an assertion gives takes the one it was given.
// CHECK-LABEL: func.func @token(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "one", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       cf.assert %0, \22one\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "one", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       cf.assert %0, \22one\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return %arg1 : !torch.vtensor<[],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+4]]:8: remark: carried assertion "one" on 1 tensor
// SAID: :[[#@LINE+4]]:8: remark: carried assertion "one" on 1 tensor
func.func @token(%x: !torch.vtensor<[],i1>, %t: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %msg = torch.constant.str "one"
  %a = torch.aten._functional_assert_async.msg %x, %msg, %t : !torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[],f32> -> !torch.vtensor<[],f32>
  %b = torch.aten._functional_assert_async.msg %x, %msg, %a : !torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[],f32> -> !torch.vtensor<[],f32>
  return %b : !torch.vtensor<[],f32>
}

// A range is both its ends; without one it is that of 64 bits.
// CHECK-LABEL: func.func @range(%arg0: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0 {domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant 2 : i64
// CHECK-NEXT:       %2 = arith.constant 9 : i64
// CHECK-NEXT:       %3 = arith.cmpi sge, %0, %1 : i64
// CHECK-NEXT:       %4 = arith.cmpi sle, %0, %2 : i64
// CHECK-NEXT:       %5 = arith.andi %3, %4 : i1
// CHECK-NEXT:       cf.assert %5, \22assertion failed\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %1 {domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:       %2 = arith.constant 9 : i64
// CHECK-NEXT:       %3 = arith.cmpi sge, %0, %1 : i64
// CHECK-NEXT:       %4 = arith.cmpi sle, %0, %2 : i64
// CHECK-NEXT:       %5 = arith.andi %3, %4 : i1
// CHECK-NEXT:       cf.assert %5, \22assertion failed\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:3: remark: carried assertion on 1 tensor
// SAID: :[[#@LINE+7]]:3: remark: carried assertion on 1 tensor
func.func @range(%x: !torch.vtensor<[],si64>) {
  %int2 = torch.constant.int 2
  %int9 = torch.constant.int 9
  %none = torch.constant.none
  %n = torch.aten.item %x : !torch.vtensor<[],si64> -> !torch.int
  torch.aten.sym_constrain_range %n, %int2, %int9 : !torch.int, !torch.int, !torch.int
  torch.aten.sym_constrain_range %n, %none, %int9 : !torch.int, !torch.none, !torch.int
  return
}

// That of a size begins at 0, unless it says where.
// CHECK-LABEL: func.func @range_for_size(%arg0: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %0 {domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant 0 : i64
// CHECK-NEXT:       %2 = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:       %3 = arith.cmpi sge, %0, %1 : i64
// CHECK-NEXT:       %4 = arith.cmpi sle, %0, %2 : i64
// CHECK-NEXT:       %5 = arith.andi %3, %4 : i1
// CHECK-NEXT:       cf.assert %5, \22assertion failed\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],si64> -> tensor<i64>
// CHECK-NEXT:   tosa.custom %1 {domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i64>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i64>
// CHECK-NEXT:       %1 = arith.constant -3 : i64
// CHECK-NEXT:       %2 = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:       %3 = arith.cmpi sge, %0, %1 : i64
// CHECK-NEXT:       %4 = arith.cmpi sle, %0, %2 : i64
// CHECK-NEXT:       %5 = arith.andi %3, %4 : i1
// CHECK-NEXT:       cf.assert %5, \22assertion failed\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:3: remark: carried assertion on 1 tensor
// SAID: :[[#@LINE+6]]:3: remark: carried assertion on 1 tensor
func.func @range_for_size(%x: !torch.vtensor<[],si64>) {
  %int-3 = torch.constant.int -3
  %none = torch.constant.none
  %n = torch.aten.item %x : !torch.vtensor<[],si64> -> !torch.int
  torch.aten.sym_constrain_range_for_size %n, %none, %none : !torch.int, !torch.none, !torch.none
  torch.aten.sym_constrain_range_for_size %n, %int-3, %none : !torch.int, !torch.int, !torch.none
  return
}

// The functional forms have tokens.
// CHECK-LABEL: func.func @functional_range(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %0 {domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.constant 7 : i64
// CHECK-NEXT:       %5 = arith.cmpi sge, %2, %3 : i64
// CHECK-NEXT:       %6 = arith.cmpi sle, %2, %4 : i64
// CHECK-NEXT:       %7 = arith.andi %5, %6 : i1
// CHECK-NEXT:       cf.assert %7, \22assertion failed\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return %arg1 : !torch.vtensor<[],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+5]]:8: remark: carried assertion on 1 tensor
func.func @functional_range(%x: !torch.vtensor<[?],f32>, %t: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %int7 = torch.constant.int 7
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %a = torch.aten._functional_sym_constrain_range_for_size %n, %int0, %int7, %t : !torch.int, !torch.int, !torch.int, !torch.vtensor<[],f32> -> !torch.vtensor<[],f32>
  return %a : !torch.vtensor<[],f32>
}

// Other projects' assertions have their condition and message where theirs are.
// CHECK-LABEL: func.func @foreign(%arg0: tensor<?xf32>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "iree", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = \22tensor.dim\22(%arg0, %0) : (tensor<?xf32>, index) -> index
// CHECK-NEXT:       %2 = \22arith.cmpi\22(%1, %0) {predicate = 4 : i64} : (index, index) -> i1
// CHECK-NEXT:       cf.assert %2, \22iree\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "triton", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = \22tensor.dim\22(%arg0, %0) : (tensor<?xf32>, index) -> index
// CHECK-NEXT:       %2 = \22arith.cmpi\22(%1, %0) {predicate = 4 : i64} : (index, index) -> i1
// CHECK-NEXT:       cf.assert %2, \22triton\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:3: remark: carried assertion "iree" on 1 tensor
// SAID: :[[#@LINE+6]]:3: remark: carried assertion "triton" on 1 tensor
func.func @foreign(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %ok = arith.cmpi sgt, %n, %c0 : index
  "util.assert"(%ok) {message = "iree"} : (i1) -> ()
  "tt.assert"(%ok) {message = "triton"} : (i1) -> ()
  return
}

// A raise is asserted not to be reached, with the message of the exception.
// CHECK-LABEL: func.func @raise(%arg0: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[],i1> -> tensor<i1>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "AssertionError: no", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:       %1 = arith.constant true
// CHECK-NEXT:       %2 = arith.xori %0, %1 : i1
// CHECK-NEXT:       %3 = arith.constant true
// CHECK-NEXT:       %4 = arith.xori %2, %3 : i1
// CHECK-NEXT:       cf.assert %4, \22AssertionError: no\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+5]]:3: remark: carried assertion "AssertionError: no" on 1 tensor
func.func @raise(%x: !torch.vtensor<[],i1>) {
  %none = torch.constant.none
  %msg = torch.constant.str "AssertionError: no"
  %ok = torch.aten.Bool.Tensor %x : !torch.vtensor<[],i1> -> !torch.bool
  torch.prim.If %ok -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return
}
