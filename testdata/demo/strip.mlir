// A decomposed dynamic batch norm has a size that goes into a list that goes
// into a tensor that nothing uses. torch-mlir stops on the size.
// RUN: not torch-mlir-opt %S/batchnorm.mlir -o /dev/null \
// RUN:   --torch-backend-to-tosa-backend-pipeline 2>&1 \
// RUN:   | FileCheck %s --check-prefix=STOPS
// RUN: assertion-opt --strip %S/batchnorm.mlir -o %t
// RUN: FileCheck %s < %t
// RUN: torch-mlir-opt %t --torch-backend-to-tosa-backend-pipeline \
// RUN:   | FileCheck %s --check-prefix=TOSA

// STOPS: error: failed to legalize operation 'torch.aten.size.int'

// CHECK-LABEL: func.func @bn
// CHECK-NOT: torch.aten.size.int
// CHECK-NOT: torch.prim.ListConstruct
// CHECK-NOT: torch.aten.empty.memory_format
// CHECK-COUNT-12: torch.aten.unsqueeze
// CHECK: return

// TOSA-NOT: torch.
// TOSA: tosa.rsqrt
// TOSA-NOT: torch.aten
