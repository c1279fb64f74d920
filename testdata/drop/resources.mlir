// What only an assertion used of the resources at the end goes with it; the
// weights stay.
// RUN: assertion-opt %S/../cases/16-dense-resource-tail.mlir \
// RUN:   | FileCheck %s --check-prefixes=CHECK,BEFORE
// RUN: assertion-opt --drop --quiet %S/../cases/16-dense-resource-tail.mlir \
// RUN:   | FileCheck %s --check-prefixes=CHECK,AFTER
// RUN: assertion-opt --wrap %S/../cases/16-dense-resource-tail.mlir \
// RUN:   | FileCheck %s --check-prefixes=CHECK,BEFORE

// CHECK: dialect_resources
// AFTER-NOT: limits
// BEFORE-DAG: limits: "0x
// CHECK-DAG: weights: "0x
// AFTER-NOT: limits
