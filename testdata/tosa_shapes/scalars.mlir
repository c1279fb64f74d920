// A size that comes in as a number is none that TOSA can have: no function of its
// contract takes one, not even unused, and no operation makes a shape of a tensor.
// The same function of a constant passes.
// RUN: not assertion-opt --strip --tosa-shapes %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHAPES
// RUN: sed -e '/%n:/s,%n: !torch.int,,' -e '/^ *%none =/s,$,\n%n = torch.constant.int 3,' -e 's,?,3,g' %s | torch-mlir-opt --torch-backend-to-tosa-backend-pipeline | FileCheck %s --check-prefix=CONSTANT
// RUN: sed -e 's/%int0, %n, %int1/%int0, %int1, %int1/' -e 's,?,1,g' %s | not torch-mlir-opt --torch-backend-to-tosa-backend-pipeline 2>&1 | FileCheck %s --check-prefix=UNUSED

// SHAPES: scalars.mlir:[[# @LINE + 8]]:8: error: torch.aten.arange.start_step is not written in TOSA: a bound of it is no expression of sizes
// SHAPES-NOT: error:
// CONSTANT: dense<[0, 1, 2]> : tensor<3xi64>
// UNUSED: error: failed to legalize operation 'func.func'
func.func @count(%n: !torch.int) -> !torch.vtensor<[?],si64> {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.arange.start_step %int0, %n, %int1, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}
