// An addition that asserts equal sizes, through torch-mlir's TOSA pipeline and
// down to LLVM: right sizes run, a wrong one aborts with the message; dropped,
// no check is left.
// DEFINE: %{passes} = builtin.module(func.func(tosa-to-linalg),canonicalize,one-shot-bufferize{bufferize-function-boundaries},func.func(convert-linalg-to-loops),expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-cf-to-llvm,finalize-memref-to-llvm,convert-arith-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)
//
// RUN: split-file %s %t
// RUN: assertion-opt --carry --quiet %t/add.mlir \
// RUN:   | torch-mlir-opt --torch-backend-to-tosa-backend-pipeline -o %t/tosa.mlir
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t/tosa.mlir
// RUN: assertion-opt --lower --quiet %t/tosa.mlir -o %t/low.mlir
// RUN: FileCheck %s --input-file=%t/low.mlir
//
// RUN: sed '/^}$/d' %t/low.mlir > %t/right.mlir
// RUN: sed 's/SIZE/3/g' %t/main.mlir >> %t/right.mlir
// RUN: mlir-opt %t/right.mlir --pass-pipeline="%{passes}" \
// RUN:   | mlir-runner -e main --entry-point-result=i32 | FileCheck %s --check-prefix=RIGHT
//
// RUN: sed '/^}$/d' %t/low.mlir > %t/wrong.mlir
// RUN: sed 's/SIZE/4/g' %t/main.mlir >> %t/wrong.mlir
// RUN: mlir-opt %t/wrong.mlir --pass-pipeline="%{passes}" -o %t/wrong.ll.mlir
// RUN: not --crash stdbuf -o0 mlir-runner %t/wrong.ll.mlir -e main --entry-point-result=i32 2>/dev/null \
// RUN:   | FileCheck %s --check-prefix=WRONG
//
// RUN: assertion-opt --drop --quiet %t/tosa.mlir | FileCheck %s --check-prefix=DROPPED

// TOSA:      tosa.custom %arg0, %arg1
// TOSA-NEXT: tosa.add %arg0, %arg1

// CHECK-LABEL: func.func @add(
// CHECK:         tensor.dim %arg0
// CHECK:         tensor.dim %arg1
// CHECK:         %[[OK:.*]] = arith.cmpi eq
// CHECK-NEXT:    cf.assert %[[OK]], "mismatched size for broadcast"
// CHECK-NEXT:    tosa.add
// CHECK-NOT:     tosa.custom

// RIGHT: {{^}}3{{$}}
// WRONG: mismatched size for broadcast

// DROPPED-LABEL: func.func @add(
// DROPPED-NEXT:    tosa.add
// DROPPED-NEXT:    return

//--- add.mlir
func.func @add(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %2 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %2, "mismatched size for broadcast"
  %3 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %3 : !torch.vtensor<[?,?],f32>
}

//--- main.mlir
  func.func @main() -> i32 {
    %x = arith.constant dense<1.0> : tensor<2x3xf32>
    %y = arith.constant dense<2.0> : tensor<2xSIZExf32>
    %u = tensor.cast %x : tensor<2x3xf32> to tensor<?x?xf32>
    %v = tensor.cast %y : tensor<2xSIZExf32> to tensor<?x?xf32>
    %r = call @add(%u, %v) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %i = arith.constant 1 : index
    %e = tensor.extract %r[%i, %i] : tensor<?x?xf32>
    %n = arith.fptosi %e : f32 to i32
    return %n : i32
  }
}
