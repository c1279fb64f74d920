// Messages survive byte for byte: quotes, line feeds, UTF-8, a NUL, bytes that
// are no UTF-8, and the marker of --split-input-file.
// RUN: assertion-opt %S/../cases/17-messages.mlir -o %t.read
// RUN: assertion-opt --wrap --unwrap %S/../cases/17-messages.mlir -o %t.back
// RUN: diff %t.read %t.back
// RUN: assertion-opt --wrap --split-input-file \
// RUN:   %S/../cases/17-messages.mlir -o %t.wrap
// RUN: FileCheck %s < %t.wrap
// RUN: assertion-opt --unwrap %t.wrap -o %t.late
// RUN: diff %t.read %t.late

// CHECK-COUNT-8: "assertion.region"
// CHECK-NOT: "assertion.region"
