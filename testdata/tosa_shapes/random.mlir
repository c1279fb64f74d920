// TOSA has neither random numbers nor a state to draw them from. Of a known size
// torch-mlir draws them when it compiles: constants, the same in every run. Of an
// unknown size it crashes, and --tosa-shapes refuses; dropout, rand_like, bernoulli
// and others decompose to this.
// RUN: not assertion-opt --strip --tosa-shapes %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHAPES
// RUN: not --crash torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %s 2>&1 | FileCheck %s --check-prefix=TORCH
// RUN: sed 's,?,3,g' %s | torch-mlir-opt --torch-backend-to-tosa-backend-pipeline | FileCheck %s --check-prefix=KNOWN

// SHAPES: random.mlir:[[# @LINE + 10]]:8: error: torch.aten.uniform is not written in TOSA: TOSA has no random numbers
// SHAPES-NOT: error:
// TORCH: error: 'torch.aten.uniform' op getConstTensor(): number of elements mismatch.
// KNOWN: func.func @draw(%arg0: tensor<3xf32>) -> tensor<3xf32>
// KNOWN-NEXT: [[DRAWN:%.*]] = arith.constant dense<[{{[0-9.E-]+, [0-9.E-]+, [0-9.E-]+}}]> : tensor<3xf32>
// KNOWN-NEXT: return [[DRAWN]]
func.func @draw(%a: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %none = torch.constant.none
  %low = torch.constant.float 0.0
  %high = torch.constant.float 1.0
  %0 = torch.aten.uniform %a, %low, %high, %none : !torch.vtensor<[?],f32>, !torch.float, !torch.float, !torch.none -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}
