// The check that docs/manual.md shows.
// RUN: assertion-opt --carry --quiet %s | FileCheck %s --match-full-lines
// RUN: assertion-opt --carry --quiet %s \
// RUN:   | torch-mlir-opt --torch-backend-to-tosa-backend-pipeline \
// RUN:   | assertion-opt --lower --quiet | mlir-opt | FileCheck %s --check-prefix=LOWERED

// CHECK: {{ *}}tosa.custom %0 {assertion.message = "the batch is not empty", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?x8xf32>) {\0A  %0 = arith.constant 0 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?x8xf32>\0A  %2 = arith.index_cast %1 : index to i64\0A  %3 = arith.constant 1 : i64\0A  %4 = arith.cmpi sge, %2, %3 : i64\0A  cf.assert %4, \22the batch is not empty\22\0A  return\0A}\0A", operator_name = "check"} : (tensor<?x8xf32>) -> ()
// LOWERED-LABEL: func.func @center(
// LOWERED:         %[[N:.*]] = tensor.dim %arg0
// LOWERED:         %[[I:.*]] = arith.index_cast %[[N]] : index to i64
// LOWERED:         %[[OK:.*]] = arith.cmpi sge, %[[I]]
// LOWERED-NEXT:    cf.assert %[[OK]], "the batch is not empty"
// LOWERED-NEXT:    tosa.sub
func.func @center(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %1 = torch.aten.ge.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %1, "the batch is not empty"
  %2 = torch.aten.sub.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[1,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %2 : !torch.vtensor<[?,8],f32>
}
