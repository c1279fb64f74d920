// Over several blocks; what is passed to a block stays.
//
// RUN: assertion-opt --drop %S/../cases/18-cfg-dominated-asserts.mlir 2>/dev/null \
// RUN:   | FileCheck %s
// RUN: assertion-opt --analyze %S/../cases/18-cfg-dominated-asserts.mlir 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s

// CHECK: module
// CHECK-NEXT: func.func @routes
// CHECK-NEXT: arith.constant 0
// CHECK-NEXT: arith.constant 8
// CHECK-NEXT: arith.constant true
// CHECK-NEXT: tensor.dim
// CHECK-NEXT: arith.cmpi ne,
// CHECK-NEXT: arith.cmpi ule,
// CHECK-NEXT: cf.cond_br %{{.*}}, ^bb1, ^bb2{{$}}
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: cf.br ^bb3(%{{.*}} : i1)
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: cf.br ^bb3(%true : i1)
// CHECK-NEXT: ^bb3(%{{.*}}: i1):
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// REPORT: analyze: 4 assertions
// REPORT-NEXT: #1 cf "A1 first"
// REPORT: condition: size(%arg0, 0) != 0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #2 cf "A2 second"
// REPORT: condition: size(%arg0, 0) != 0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #3 cf "A3 third"
// REPORT: condition: size(%arg0, 0) != 0
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: #4 cf "A4 merged"
// REPORT: condition: %2
// REPORT-NEXT: slice: 0 exclusive operations
// REPORT: assertions: 4, exclusive operations: 0
