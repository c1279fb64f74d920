// StableHLO's operations with numbers, ranges and words in their forms, where
// one is missing or another.
// These torch-mlir-opt words otherwise, or lets pass.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t

func.func @f(%a: tensor<f32>, %s: tensor<1xi64>) {
  // CHECK: hlo_sizes_own.mlir:[[# @LINE + 1]]:49: error: custom op 'stablehlo.rng' expected one of UNIFORM, NORMAL
  %0 = stablehlo.rng %a, %a, %s, distribution = POISSON : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<2xui64>) {
  // CHECK: hlo_sizes_own.mlir:[[# @LINE + 1]]:54: error: custom op 'stablehlo.rng_bit_generator' expected valid keyword
  %0:2 = stablehlo.rng_bit_generator %a, algorithm = : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // CHECK: hlo_sizes_own.mlir:[[# @LINE + 1]]:33: error: custom op 'stablehlo.fft' expected one of FFT, IFFT, RFFT, IRFFT
  %0 = stablehlo.fft %a, type = DFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
  return
}
