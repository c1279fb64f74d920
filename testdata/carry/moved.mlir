// The size of what an operation made is read from what it was made of, so that
// the operation need not run before the check; it is not kept for the check.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s

// A relu has its operand's sizes; it stays, as the program returns it.
// CHECK-LABEL: func.func @alike(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %0 = torch.aten.relu %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "alike", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22alike\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return %0 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
func.func @alike(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %r = torch.aten.relu %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %n = torch.aten.size.int %r, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "alike"
  return %r : !torch.vtensor<[?],f32>
}

// A transposed and permuted tensor, which only the check used, goes.
// CHECK-LABEL: func.func @turned(%arg0: !torch.vtensor<[?,?,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "the first of x", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22the first of x\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @turned(%x: !torch.vtensor<[?,?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %t = torch.aten.transpose.int %x, %int0, %int-1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %order = torch.prim.ListConstruct %int1, %int-1, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %p = torch.aten.permute %t, %order : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %n = torch.aten.size.int %p, %int-2 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "the first of x"
  return
}

// Dimensions behind one that comes in move back, behind one that goes forward.
// CHECK-LABEL: func.func @ranks(%arg0: !torch.vtensor<[?,1,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,1,?],f32> -> tensor<?x1x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "the last of x", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x1x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 2 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x1x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 1 : i64
// CHECK-NEXT:       %4 = arith.cmpi sgt, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22the last of x\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x1x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ranks(%x: !torch.vtensor<[?,1,?],f32>) {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %s = torch.aten.squeeze.dim %x, %int1 : !torch.vtensor<[?,1,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %u = torch.aten.unsqueeze %s, %int-1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?,1],f32>
  %n = torch.aten.size.int %u, %int1 : !torch.vtensor<[?,?,1],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %u, %int-1 : !torch.vtensor<[?,?,1],f32>, !torch.int -> !torch.int
  %ok = torch.aten.gt.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "the last of x"
  return
}

// A slice is of another size in its dimension alone: there it is read itself,
// and the operation stays for it.
// CHECK-LABEL: func.func @slice(%arg0: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int5 = torch.constant.int 5
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int5, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "of the slice", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22of the slice\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   %2 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %2 {assertion.message = "of x", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 1 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22of x\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @slice(%x: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %s = torch.aten.slice.Tensor %x, %int0, %int1, %int5, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %n = torch.aten.size.int %s, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %a = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %a, "of the slice"
  %m = torch.aten.size.int %s, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %b = torch.aten.Bool.int %m : !torch.int -> !torch.bool
  torch.runtime.assert %b, "of x"
  return
}

// Tensors that are put together are of the first one's sizes elsewhere.
// CHECK-LABEL: func.func @cat(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:   %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:   tosa.custom %0 {assertion.message = "of x", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22of x\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cat(%x: !torch.vtensor<[?,?],f32>, %y: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %l = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<vtensor>
  %c = torch.aten.cat %l, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?],f32>
  %n = torch.aten.size.int %c, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "of x"
  return
}

// What no rule knows is read itself, sizes and elements.
// CHECK-LABEL: func.func @unknown(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?,1],si64>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,1],si64> -> tensor<?x1xi64>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "of its own", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x1xi64>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?x1xi64>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i64
// CHECK-NEXT:       %3 = arith.constant 0 : i64
// CHECK-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// CHECK-NEXT:       cf.assert %4, \22of its own\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?x1xi64>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unknown(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %u = torch.aten.nonzero %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?,1],si64>
  %n = torch.aten.size.int %u, %int0 : !torch.vtensor<[?,1],si64>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "of its own"
  return
}
