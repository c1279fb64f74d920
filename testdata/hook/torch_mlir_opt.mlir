// torch-mlir-opt has an MLIR of its own and exports nothing of it: the plugin
// says so. The way in is a pipe.
// RUN: not torch-mlir-opt --load-pass-plugin=%plugin %s \
// RUN:   --pass-pipeline='builtin.module(assertion-strip)' 2>&1 \
// RUN: | FileCheck %s --check-prefix=PASSES
// RUN: torch-mlir-opt --load-dialect-plugin=%plugin %s 2>&1 \
// RUN: | FileCheck %s --check-prefix=DIALECT
// RUN: assertion-opt --quiet --strip %s \
// RUN: | torch-mlir-opt --torch-backend-to-tosa-backend-pipeline - \
// RUN: | FileCheck %s --check-prefix=PIPE

// PASSES: assertion plugin: error: torch-mlir-opt has an MLIR of its own
// PASSES-SAME: assertion-opt --strip FILE | torch-mlir-opt
// PASSES: assertion-strip
// DIALECT: assertion plugin: error: torch-mlir-opt
// DIALECT: torch.runtime.assert
// PIPE: tosa.tanh
func.func @f(%a: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %a, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %1 = torch.aten.gt.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %1, "the batch is not empty"
  %2 = torch.aten.tanh %a : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %2 : !torch.vtensor<[?,4],f32>
}
