// The example of README.md: torch-mlir stops on it, and no more once stripped.
// RUN: not torch-mlir-opt %s --torch-backend-to-tosa-backend-pipeline 2>&1 \
// RUN:   | FileCheck %s --check-prefix=STOPS
// RUN: assertion-opt --strip --quiet %s -o %t
// RUN: FileCheck %s < %t
// RUN: torch-mlir-opt %t --torch-backend-to-tosa-backend-pipeline \
// RUN:   | FileCheck %s --check-prefix=TOSA

// STOPS: error: failed to legalize operation 'torch.aten.size.int'

// CHECK-LABEL: func.func @center
// CHECK-NEXT: %int1 = torch.constant.int 1
// CHECK-NEXT: %0 = torch.aten.sub.Tensor %arg0, %arg1, %int1 :
// CHECK-NEXT: return %0

// TOSA: tosa.sub
func.func @center(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %1 = torch.aten.ge.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %1, "the batch is not empty"
  %2 = torch.aten.sub.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[1,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %2 : !torch.vtensor<[?,8],f32>
}

// The region of docs/manual.md.
// RUN: assertion-opt --wrap %s | FileCheck %s --check-prefix=WRAP
// WRAP: "assertion.region"(%arg0) ({
// WRAP-NEXT: ^bb0(%arg2: !torch.vtensor<[?,8],f32>):
// WRAP-NEXT: %int0 = torch.constant.int 0
// WRAP-NEXT: %int1_0 = torch.constant.int 1
// WRAP-NEXT: %1 = torch.aten.size.int %arg2, %int0 :
// WRAP-NEXT: %2 = torch.aten.ge.int %1, %int1_0 :
// WRAP-NEXT: torch.runtime.assert %2, "the batch is not empty"
// WRAP-NEXT: }) : (!torch.vtensor<[?,8],f32>) -> ()
