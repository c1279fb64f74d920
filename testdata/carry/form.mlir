// A check becomes a tosa.custom on the tensors it reads, with the function as
// text, the message and the location kept; its slice goes, what others use
// stays. Wrapped first or not, carried once or twice: the same.
// RUN: assertion-opt --carry --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --wrap --carry --quiet %s | diff - %t.mlir
// RUN: assertion-opt --carry --carry --quiet %s | diff - %t.mlir
// RUN: sed 's/\\0A/\n/g' %t.mlir | FileCheck %s --check-prefix=TEXT
// RUN: assertion-opt --carry --quiet --mlir-print-debuginfo %s \
// RUN:   | FileCheck %s --check-prefix=PLACE
// RUN: assertion-opt --carry %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID
// RUN: assertion-opt --carry --quiet --report=- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=REPORT
// RUN: assertion-opt %t.mlir --analyze | FileCheck %s --check-prefix=CARRIED
// RUN: assertion-opt %t.mlir --drop --dce --quiet | FileCheck %s --check-prefix=DROP

// CHECK-LABEL: func.func @add(
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %int0 = torch.constant.int 0
// CHECK-NEXT:    %0 = torch.aten.size.int %arg0, %int0
// CHECK-NEXT:    %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,3],f32> -> tensor<?x3xf32>
// CHECK-NEXT:    tosa.custom %1, %2 {assertion.message = "say \22a\22\00", domain_name = "assertion",
// CHECK-SAME:      operator_name = "check"} : (tensor<?x?xf32>, tensor<?x3xf32>) -> ()
// CHECK-NEXT:    %3 = torch.aten.add.Tensor
// CHECK-NEXT:    return %3, %0

// TEXT:      func.func @check(%arg0: tensor<?x?xf32>, %arg1: tensor<?x3xf32>) {
// TEXT-NEXT:   %0 = arith.constant 0 : index
// TEXT-NEXT:   %1 = tensor.dim %arg0, %0 : tensor<?x?xf32>
// TEXT-NEXT:   %2 = arith.index_cast %1 : index to i64
// TEXT-NEXT:   %3 = arith.constant 0 : index
// TEXT-NEXT:   %4 = tensor.dim %arg1, %3 : tensor<?x3xf32>
// TEXT-NEXT:   %5 = arith.index_cast %4 : index to i64
// TEXT-NEXT:   %6 = arith.constant 3 : i64
// TEXT-NEXT:   %7 = arith.addi %5, %6 : i64
// TEXT-NEXT:   %8 = arith.cmpi eq, %2, %7 : i64
// TEXT-NEXT:   cf.assert %8, \22say \\22a\\22\\00\22
// TEXT-NEXT:   return
// TEXT-NEXT: }

// PLACE: tosa.custom {{.*}} -> () loc(#[[AT:loc[0-9]+]])
// PLACE: #[[AT]] = loc("a.py":4:5)

// SAID: a.py:4:5: remark: carried assertion "say \22a\22\00" on 2 tensors
// REPORT: carried
// CARRIED: #1 tosa "say \22a\22\00"
// DROP-NOT: tosa.custom
// DROP-NOT: torch_c
func.func @add(%a: !torch.vtensor<[?,?],f32>, %b: !torch.vtensor<[?,3],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.int) {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %int-2 = torch.constant.int -2
  %int-1 = torch.constant.int -1
  %n = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %b, %int-2 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %k = torch.aten.size.int %b, %int-1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %s = torch.aten.add.int %m, %k : !torch.int, !torch.int -> !torch.int
  %e = torch.aten.eq.int %n, %s : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %e, "say \22a\22\00" loc("a.py":4:5)
  %r = torch.aten.add.Tensor %a, %b, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %r, %n : !torch.vtensor<[?,?],f32>, !torch.int
}
