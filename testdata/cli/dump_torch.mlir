// Logs of torch-mlir-opt: of a whole pipeline, of one that failed, with the
// module around each function.
//
// RUN: not assertion-opt %S/logs/torch_after_all.log 2>&1 | FileCheck %s --check-prefix=LIST
// LIST: torch_after_all.log:1:1: error: this is a log with 3 dumps
// LIST-NEXT: torch_after_all.log:1:1: note: 1: After DecomposeComplexOps: torch-decompose-complex-ops{{$}}
// LIST-NEXT: torch_after_all.log:4:1: note: 2: After DecomposeComplexOps: torch-decompose-complex-ops{{$}}
// LIST-NEXT: torch_after_all.log:15:1: note: 3: After CanonicalizerPass: canonicalize{{$}}
// LIST-NOT: note
//
// RUN: assertion-opt --dump=1 %S/logs/torch_after_all.log | FileCheck %s --check-prefix=HELPER
// HELPER: module {
// HELPER-NEXT: func.func private @helper(!torch.int) -> !torch.int
// HELPER-NEXT: }
//
// RUN: assertion-opt --dump=2 %S/logs/torch_after_all.log | FileCheck %s --check-prefixes=MAIN --implicit-check-not=@helper
// RUN: assertion-opt --dump=canonicalize %S/logs/torch_after_all.log | FileCheck %s --check-prefixes=MAIN,BOTH
// RUN: assertion-opt --dump=CanonicalizerPass %S/logs/torch_after_all.log | FileCheck %s --check-prefixes=MAIN,BOTH
// RUN: assertion-opt --dump=last %S/logs/torch_after_all.log | FileCheck %s --check-prefixes=MAIN,BOTH
// MAIN: func.func @main
// MAIN: torch.runtime.assert %{{.*}}, "batch must not be empty"
// MAIN: torch.aten.tanh
// BOTH: func.func private @helper
//
// RUN: not assertion-opt %S/logs/torch_failed.log 2>&1 | FileCheck %s --check-prefix=FAILED
// FAILED: note: 2: After ConvertTorchToTosa Failed: convert-torch-to-tosa{{$}}
// FAILED: note: 4: After ConvertTorchToTosa: convert-torch-to-tosa{{$}}
// RUN: assertion-opt --dump=2 %S/logs/torch_failed.log | FileCheck %s --check-prefix=MAIN
// RUN: assertion-opt --dump=last %S/logs/torch_failed.log | FileCheck %s --check-prefix=HELPER
//
// RUN: not assertion-opt %S/logs/torch_module_scope.log 2>&1 | FileCheck %s --check-prefix=SCOPE
// SCOPE: note: 1: Before DecomposeComplexOps: torch-decompose-complex-ops ('func.func' operation: @main){{$}}
// SCOPE: note: 2: Before DecomposeComplexOps: torch-decompose-complex-ops ('func.func' operation: @helper){{$}}
// SCOPE: note: 3: Before CanonicalizerPass: canonicalize ('builtin.module' operation){{$}}
// RUN: assertion-opt --dump=3 --mlir-print-debuginfo %S/logs/torch_module_scope.log | FileCheck %s --check-prefixes=MAIN,BOTH,LOC
// LOC: loc("batch.mlir":
