// Tensor literals: dense, splat, hexadecimal, complex, and of kept text.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @splat() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<1> : tensor<2x3xsi64>) : !torch.vtensor<[2,3],si64>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense<-1> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
// CHECK-NEXT:   %2 = torch.vtensor.literal(dense<255> : tensor<4xui8>) : !torch.vtensor<[4],ui8>
// CHECK-NEXT:   %3 = torch.vtensor.literal(dense<true> : tensor<2xi1>) : !torch.vtensor<[2],i1>
// CHECK-NEXT:   %4 = torch.vtensor.literal(dense<5.000000e-01> : tensor<3xf32>) : !torch.vtensor<[3],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @splat() {
  %0 = torch.vtensor.literal(dense<1> : tensor<2x3xsi64>) : !torch.vtensor<[2,3],si64>
  %1 = torch.vtensor.literal(dense<-1> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %2 = torch.vtensor.literal(dense<255> : tensor<4xui8>) : !torch.vtensor<[4],ui8>
  %3 = torch.vtensor.literal(dense<true> : tensor<2xi1>) : !torch.vtensor<[2],i1>
  %4 = torch.vtensor.literal(dense<5.0e-1> : tensor<3xf32>) : !torch.vtensor<[3],f32>
  return
}

// CHECK-LABEL: func.func @scalar() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<7> : tensor<si64>) : !torch.vtensor<[],si64>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense<1.000000e+00> : tensor<f64>) : !torch.vtensor<[],f64>
// CHECK-NEXT:   %2 = torch.vtensor.literal(dense<false> : tensor<i1>) : !torch.vtensor<[],i1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalar() {
  %0 = torch.vtensor.literal(dense<7> : tensor<si64>) : !torch.vtensor<[],si64>
  %1 = torch.vtensor.literal(dense<1.0> : tensor<f64>) : !torch.vtensor<[],f64>
  %2 = torch.vtensor.literal(dense<false> : tensor<i1>) : !torch.vtensor<[],i1>
  return
}

// CHECK-LABEL: func.func @elements() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<[1, 2, 3]> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
// CHECK-NEXT{LITERAL}:   %1 = torch.vtensor.literal(dense<[[1, 2], [3, -4]]> : tensor<2x2xsi32>) : !torch.vtensor<[2,2],si32>
// CHECK-NEXT:   %2 = torch.vtensor.literal(dense<[true, false]> : tensor<2xi1>) : !torch.vtensor<[2],i1>
// CHECK-NEXT:   %3 = torch.vtensor.literal(dense<[1.000000e+00, -2.500000e+00, 9.99999974E-6]> : tensor<3xf32>) : !torch.vtensor<[3],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elements() {
  %0 = torch.vtensor.literal(dense<[1, 2, 3]> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
  %1 = torch.vtensor.literal(dense<[[1, 2], [3, -4]]> : tensor<2x2xsi32>) : !torch.vtensor<[2,2],si32>
  %2 = torch.vtensor.literal(dense<[true, false]> : tensor<2xi1>) : !torch.vtensor<[2],i1>
  %3 = torch.vtensor.literal(dense<[1.0, -2.5, 1.0e-5]> : tensor<3xf32>) : !torch.vtensor<[3],f32>
  return
}

// CHECK-LABEL: func.func @empty() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<> : tensor<0xf32>) : !torch.vtensor<[0],f32>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense<> : tensor<0xsi64>) : !torch.vtensor<[0],si64>
// CHECK-NEXT:   %2 = torch.vtensor.literal(dense<> : tensor<2x0xf32>) : !torch.vtensor<[2,0],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty() {
  %0 = torch.vtensor.literal(dense<> : tensor<0xf32>) : !torch.vtensor<[0],f32>
  %1 = torch.vtensor.literal(dense<[]> : tensor<0xsi64>) : !torch.vtensor<[0],si64>
  %2 = torch.vtensor.literal(dense<> : tensor<2x0xf32>) : !torch.vtensor<[2,0],f32>
  return
}

// Elements that are no numbers, in each width.
// CHECK-LABEL: func.func @special_elements() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<0x7F800000> : tensor<2xf32>) : !torch.vtensor<[2],f32>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense<[0xFF800000, 0x7FC00000, 0.000000e+00]> : tensor<3xf32>) : !torch.vtensor<[3],f32>
// CHECK-NEXT:   %2 = torch.vtensor.literal(dense<0xFC00> : tensor<f16>) : !torch.vtensor<[],f16>
// CHECK-NEXT:   %3 = torch.vtensor.literal(dense<0x7F80> : tensor<bf16>) : !torch.vtensor<[],bf16>
// CHECK-NEXT:   %4 = torch.vtensor.literal(dense<0xFFF0000000000000> : tensor<f64>) : !torch.vtensor<[],f64>
// CHECK-NEXT:   %5 = torch.vtensor.literal(dense<[-0.000000e+00, 0.000000e+00]> : tensor<2xf64>) : !torch.vtensor<[2],f64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @special_elements() {
  %0 = torch.vtensor.literal(dense<0x7F800000> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %1 = torch.vtensor.literal(dense<[0xFF800000, 0x7FC00000, 0.0]> : tensor<3xf32>) : !torch.vtensor<[3],f32>
  %2 = torch.vtensor.literal(dense<0xFC00> : tensor<f16>) : !torch.vtensor<[],f16>
  %3 = torch.vtensor.literal(dense<0x7F80> : tensor<bf16>) : !torch.vtensor<[],bf16>
  %4 = torch.vtensor.literal(dense<0xFFF0000000000000> : tensor<f64>) : !torch.vtensor<[],f64>
  %5 = torch.vtensor.literal(dense<[-0.0, 0.0]> : tensor<2xf64>) : !torch.vtensor<[2],f64>
  return
}

// CHECK-LABEL: func.func @small_floats() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<1.000000e+00> : tensor<f8E4M3FN>) : !torch.vtensor<[],f8E4M3FN>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense<[5.000000e-01, 2.000000e+00]> : tensor<2xf8E5M2>) : !torch.vtensor<[2],f8E5M2>
// CHECK-NEXT:   %2 = torch.vtensor.literal(dense<1.500000e+00> : tensor<f8E4M3FNUZ>) : !torch.vtensor<[],f8E4M3FNUZ>
// CHECK-NEXT:   %3 = torch.vtensor.literal(dense<1.500000e+00> : tensor<f8E5M2FNUZ>) : !torch.vtensor<[],f8E5M2FNUZ>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @small_floats() {
  %0 = torch.vtensor.literal(dense<1.0> : tensor<f8E4M3FN>) : !torch.vtensor<[],f8E4M3FN>
  %1 = torch.vtensor.literal(dense<[0.5, 2.0]> : tensor<2xf8E5M2>) : !torch.vtensor<[2],f8E5M2>
  %2 = torch.vtensor.literal(dense<1.5> : tensor<f8E4M3FNUZ>) : !torch.vtensor<[],f8E4M3FNUZ>
  %3 = torch.vtensor.literal(dense<1.5> : tensor<f8E5M2FNUZ>) : !torch.vtensor<[],f8E5M2FNUZ>
  return
}

// CHECK-LABEL: func.func @complex() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f32>>) : !torch.vtensor<[],complex<f32>>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense<[(0.000000e+00,1.000000e+00), (2.000000e+00,0.000000e+00)]> : tensor<2xcomplex<f64>>) : !torch.vtensor<[2],complex<f64>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @complex() {
  %0 = torch.vtensor.literal(dense<(1.0,-2.0)> : tensor<complex<f32>>) : !torch.vtensor<[],complex<f32>>
  %1 = torch.vtensor.literal(dense<[(0.0,1.0), (2.0,0.0)]> : tensor<2xcomplex<f64>>) : !torch.vtensor<[2],complex<f64>>
  return
}

// A string of bytes is the elements; where all are the same it is a splat.
// CHECK-LABEL: func.func @bytes() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi32>) : !torch.vtensor<[2],si32>
// CHECK-NEXT:   %1 = torch.vtensor.literal(dense<-5.785640e-39> : tensor<2xbf16>) : !torch.vtensor<[2],bf16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bytes() {
  %0 = torch.vtensor.literal(dense<"0x0100000002000000"> : tensor<2xsi32>) : !torch.vtensor<[2],si32>
  %1 = torch.vtensor.literal(dense<"0x3F803F80"> : tensor<2xbf16>) : !torch.vtensor<[2],bf16>
  return
}

// CHECK-LABEL: func.func @sparse() {
// CHECK-NEXT{LITERAL}:   %0 = torch.vtensor.literal(sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xsi64>) : !torch.vtensor<[3,4],si64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sparse() {
  %0 = torch.vtensor.literal(sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xsi64>) : !torch.vtensor<[3,4],si64>
  return
}

// The type of the result may know less than the literal's.
// CHECK-LABEL: func.func @less_known() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<0> : tensor<2xsi64>) {why = "attribute"} : !torch.vtensor<[2],si64>
// CHECK-NEXT:   %1 = torch.tensor.literal(dense<0> : tensor<2xsi64>) : !torch.tensor<[2],si64>
// CHECK-NEXT:   %2 = torch.tensor.literal(dense<0.000000e+00> : tensor<f32>) : !torch.tensor
// CHECK-NEXT:   %3 = torch.tensor.literal(dense<0.000000e+00> : tensor<2xf32>) {a, b} : !torch.tensor<*,f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @less_known() {
  %0 = torch.vtensor.literal(dense<0> : tensor<2xsi64>) {why = "attribute"} : !torch.vtensor<[2],si64>
  %1 = torch.tensor.literal(dense<0> : tensor<2xsi64>) : !torch.tensor<[2],si64>
  %2 = torch.tensor.literal(dense<0.0> : tensor<f32>) : !torch.tensor
  %3 = torch.tensor.literal(dense<0.0> : tensor<2xf32>) {a, b} : !torch.tensor<*,f32>
  return
}

// CHECK-LABEL: func.func @generic() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<3> : tensor<si64>) : !torch.vtensor<[],si64>
// CHECK-NEXT:   %1 = torch.tensor.literal(dense<4> : tensor<si64>) {why = 1 : i64} : !torch.tensor<[],si64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic() {
  %0 = "torch.vtensor.literal"() <{value = dense<3> : tensor<si64>}> : () -> !torch.vtensor<[],si64>
  %1 = "torch.tensor.literal"() {value = dense<4> : tensor<si64>, why = 1} : () -> !torch.tensor<[],si64>
  return
}
