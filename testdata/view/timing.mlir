// The phases of a run, on standard error; no progress in a pipe.
// RUN: assertion-opt --drop --quiet --timing --view=%t.svg %s -o %t.mlir 2> %t.err
// RUN: FileCheck %s < %t.err
// CHECK: ===---{{-*}}===
// CHECK-NEXT: ... Execution time report ...
// CHECK-NEXT: ===---{{-*}}===
// CHECK-NEXT: Total Execution Time: {{[0-9.]+}} seconds
// CHECK-EMPTY:
// CHECK-NEXT: ----Wall Time----  ----Name----
// CHECK-NEXT: {{^  +[0-9]+\.[0-9]{4} \( *[0-9.]+%\)  Parse$}}
// CHECK-NEXT: {{Analysis$}}
// CHECK-NEXT: {{Picture$}}
// CHECK-NEXT: {{drop$}}
// CHECK-NEXT: {{Verify$}}
// CHECK-NEXT: {{Print$}}
// CHECK-NEXT: {{Layout$}}
// CHECK-NEXT: {{Rest$}}
// CHECK-NEXT: {{\(100\.0%\)  Total$}}
// CHECK-NOT: {{.}}
//
// RUN: assertion-opt --timing %s 2>&1 > %t.mlir | FileCheck %s --check-prefix=PRINT
// PRINT: Parse
// PRINT-NEXT: Print
// PRINT-NEXT: Rest
//
// RUN: not assertion-opt --print-policy --timing 2>&1 | FileCheck %s --check-prefix=POLICY
// POLICY: error: --print-policy and --timing contradict each other

func.func @f(%b: i1) {
  cf.assert %b, "m"
  return
}
