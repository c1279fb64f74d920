// Each part of a split input is analysed on its own, with the input's lines.
//
// RUN: assertion-opt --split-input-file --analyze \
// RUN:   %S/../cases/26-many-splits.mlir | FileCheck %s
// RUN: assertion-opt --split-input-file --drop \
// RUN:   %S/../cases/26-many-splits.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=DROP %s

// CHECK: 26-many-splits.mlir:1
// CHECK: #1 runtime "part 1"
// CHECK-NEXT: 26-many-splits.mlir":12:3
// CHECK: assertions: 1, exclusive operations: 3
// CHECK: #1 cf "part 2"
// CHECK-NEXT: 26-many-splits.mlir":24:3
// CHECK: assertions: 1, exclusive operations: 3
// CHECK: #1 runtime "part 3"
// CHECK: assertions: 1, exclusive operations: 3
// CHECK: analyze: 0 assertions
// CHECK-NEXT: assertions: 0, exclusive operations: 0
// CHECK: #1 runtime "part 5"
// CHECK: #1 cf "part 6"
// CHECK: #1 runtime "part 7"
// CHECK: analyze: 0 assertions
// CHECK-NEXT: assertions: 0, exclusive operations: 0
// CHECK: #1 runtime "part 9"
// CHECK: #1 cf "part 10"
// CHECK: #1 runtime "part 11"
// CHECK: #1 cf "part 12"
// CHECK-NEXT: 26-many-splits.mlir":129:3

// DROP-COUNT-12: func.func @part
// DROP-NOT: assert
