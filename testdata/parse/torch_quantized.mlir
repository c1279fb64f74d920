// Quantized tensors and packed parameters.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @linear_params(%arg0: !torch.tensor, %arg1: !torch.tensor) {
// CHECK-NEXT:   %0 = torch.linear_params.create %arg0, %arg1 : !torch.tensor, !torch.tensor
// CHECK-NEXT:   %1 = torch.linear_params.create %arg0 : !torch.tensor
// CHECK-NEXT:   %2 = torch.linear_params.create %arg0 {why = "attribute"} : !torch.tensor
// CHECK-NEXT:   %3 = torch.linear_params.create %arg0, %arg1 : !torch.tensor, !torch.tensor
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @linear_params(%arg0: !torch.tensor, %arg1: !torch.tensor) {
  %0 = torch.linear_params.create %arg0, %arg1 : !torch.tensor, !torch.tensor
  %1 = torch.linear_params.create %arg0 : !torch.tensor
  %2 = torch.linear_params.create %arg0 {why = "attribute"} : !torch.tensor
  %3 = "torch.linear_params.create"(%arg0, %arg1) : (!torch.tensor, !torch.tensor) -> !torch.LinearParams
  return
}

// CHECK-LABEL: func.func @per_tensor_affine(%arg0: !torch.tensor<[2],si8>, %arg1: !torch.float, %arg2: !torch.int) {
// CHECK-NEXT:   %0 = torch.per_tensor_affine.create %arg0, %arg1, %arg2 : !torch.tensor<[2],si8>, !torch.float, !torch.int -> !torch.tensor<[2],!torch.qint8>
// CHECK-NEXT:   %1 = torch.per_tensor_affine.create %arg0, %arg1, %arg2 {why} : !torch.tensor<[2],si8>, !torch.float, !torch.int -> !torch.tensor
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @per_tensor_affine(%arg0: !torch.tensor<[2],si8>, %arg1: !torch.float, %arg2: !torch.int) {
  %0 = torch.per_tensor_affine.create %arg0, %arg1, %arg2 : !torch.tensor<[2],si8>, !torch.float, !torch.int -> !torch.tensor<[2],!torch.qint8>
  %1 = torch.per_tensor_affine.create %arg0, %arg1, %arg2 {why} : !torch.tensor<[2],si8>, !torch.float, !torch.int -> !torch.tensor
  return
}

// CHECK-LABEL: func.func @make_per_tensor(%arg0: !torch.vtensor<[2],si8>, %arg1: !torch.float, %arg2: !torch.int) -> !torch.vtensor<[2],f32> {
// CHECK-NEXT:   %0 = torch.aten._make_per_tensor_quantized_tensor %arg0, %arg1, %arg2 : !torch.vtensor<[2],si8>, !torch.float, !torch.int -> !torch.vtensor<[2],!torch.qint8>
// CHECK-NEXT:   %1 = torch.aten.dequantize.self %0 : !torch.vtensor<[2],!torch.qint8> -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   %2 = torch.aten.int_repr %0 : !torch.vtensor<[2],!torch.qint8> -> !torch.vtensor<[2],si8>
// CHECK-NEXT:   return %1 : !torch.vtensor<[2],f32>
// CHECK-NEXT: }
func.func @make_per_tensor(%arg0: !torch.vtensor<[2],si8>, %arg1: !torch.float, %arg2: !torch.int) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten._make_per_tensor_quantized_tensor %arg0, %arg1, %arg2 : !torch.vtensor<[2],si8>, !torch.float, !torch.int -> !torch.vtensor<[2],!torch.qint8>
  %1 = torch.aten.dequantize.self %0 : !torch.vtensor<[2],!torch.qint8> -> !torch.vtensor<[2],f32>
  %2 = torch.aten.int_repr %0 : !torch.vtensor<[2],!torch.qint8> -> !torch.vtensor<[2],si8>
  return %1 : !torch.vtensor<[2],f32>
}

// CHECK-LABEL: func.func @kinds(%arg0: !torch.vtensor<[2],!torch.qint8>, %arg1: !torch.vtensor<[2],!torch.quint8>, %arg2: !torch.vtensor<[2],!torch.qint32>, %arg3: !torch.vtensor<[2],!torch.qint16>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @kinds(%arg0: !torch.vtensor<[2],!torch.qint8>, %arg1: !torch.vtensor<[2],!torch.quint8>, %arg2: !torch.vtensor<[2],!torch.qint32>, %arg3: !torch.vtensor<[2],!torch.qint16>) {
  return
}

// CHECK-LABEL: func.func @decomposed_per_tensor(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.float, %arg2: !torch.int, %arg3: !torch.none) {
// CHECK-NEXT:   %0 = torch.quantized_decomposed.quantize_per_tensor %arg0, %arg1, %arg2, %arg2, %arg2, %arg2 : !torch.vtensor<[2],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si8>
// CHECK-NEXT:   %1 = torch.quantized_decomposed.dequantize_per_tensor %0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3 {why} : !torch.vtensor<[2],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @decomposed_per_tensor(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.float, %arg2: !torch.int, %arg3: !torch.none) {
  %0 = torch.quantized_decomposed.quantize_per_tensor %arg0, %arg1, %arg2, %arg2, %arg2, %arg2 : !torch.vtensor<[2],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si8>
  %1 = torch.quantized_decomposed.dequantize_per_tensor %0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3 {why} : !torch.vtensor<[2],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2],f32>
  return
}

// CHECK-LABEL: func.func @decomposed_per_channel(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>, %arg2: !torch.vtensor<[2],si64>, %arg3: !torch.int, %arg4: !torch.none) {
// CHECK-NEXT:   %0 = torch.quantized_decomposed.quantize_per_channel %arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si8>
// CHECK-NEXT:   %1 = torch.quantized_decomposed.dequantize_per_channel %0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4 : !torch.vtensor<[2],si8>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @decomposed_per_channel(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>, %arg2: !torch.vtensor<[2],si64>, %arg3: !torch.int, %arg4: !torch.none) {
  %0 = torch.quantized_decomposed.quantize_per_channel %arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si8>
  %1 = torch.quantized_decomposed.dequantize_per_channel %0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4 : !torch.vtensor<[2],si8>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2],f32>
  return
}

// CHECK-LABEL: func.func @bernoulli(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.float, %arg2: !torch.none) {
// CHECK-NEXT:   %0 = torch.valsem.aten.bernoulli.float %arg0, %arg1, %arg2 : !torch.vtensor<[2],f32>, !torch.float, !torch.none -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   %1 = torch.valsem.aten.bernoulli.float %arg0, %arg1, %arg2 {why} : !torch.vtensor<[2],f32>, !torch.float, !torch.none -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bernoulli(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.float, %arg2: !torch.none) {
  %0 = torch.valsem.aten.bernoulli.float %arg0, %arg1, %arg2 : !torch.vtensor<[2],f32>, !torch.float, !torch.none -> !torch.vtensor<[2],f32>
  %1 = torch.valsem.aten.bernoulli.float %arg0, %arg1, %arg2 {why} : !torch.vtensor<[2],f32>, !torch.float, !torch.none -> !torch.vtensor<[2],f32>
  return
}

// CHECK-LABEL: func.func @rotary(%arg0: !torch.vtensor<[1,2,4],f32>, %arg1: !torch.vtensor<[1,2],si64>, %arg2: !torch.vtensor<[8,2],f32>, %arg3: !torch.int, %arg4: !torch.float) {
// CHECK-NEXT:   %0 = torch.onnx.rotary_embedding %arg0, %arg1, %arg2, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4 : !torch.vtensor<[1,2,4],f32>, !torch.vtensor<[1,2],si64>, !torch.vtensor<[8,2],f32>, !torch.vtensor<[8,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[1,2,4],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rotary(%arg0: !torch.vtensor<[1,2,4],f32>, %arg1: !torch.vtensor<[1,2],si64>, %arg2: !torch.vtensor<[8,2],f32>, %arg3: !torch.int, %arg4: !torch.float) {
  %0 = torch.onnx.rotary_embedding %arg0, %arg1, %arg2, %arg2, %arg3, %arg3, %arg3, %arg3, %arg4 : !torch.vtensor<[1,2,4],f32>, !torch.vtensor<[1,2],si64>, !torch.vtensor<[8,2],f32>, !torch.vtensor<[8,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[1,2,4],f32>
  return
}
