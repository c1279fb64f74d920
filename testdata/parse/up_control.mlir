// Structured control flow and state of MLIR, with torch values.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @if(%arg0: i1, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = scf.if %arg0 -> (!torch.int) {
// CHECK-NEXT:     scf.yield %arg1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %int1 = torch.constant.int 1
// CHECK-NEXT:     scf.yield %int1 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     torch.prim.Print(%0) : !torch.int
// CHECK-NEXT:   } {why = "attribute"}
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @if(%arg0: i1, %arg1: !torch.int) -> !torch.int {
  %0 = scf.if %arg0 -> (!torch.int) {
    scf.yield %arg1 : !torch.int
  } else {
    %int1 = torch.constant.int 1
    scf.yield %int1 : !torch.int
  }
  scf.if %arg0 {
    torch.prim.Print(%0) : !torch.int
  } {why = "attribute"}
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @for(%arg0: index, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (!torch.int) {
// CHECK-NEXT:     %1 = torch.aten.neg.int %arg3 : !torch.int -> !torch.int
// CHECK-NEXT:     scf.yield %1 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @for(%arg0: index, %arg1: !torch.int) -> !torch.int {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %arg0 step %c1 iter_args(%acc = %arg1) -> (!torch.int) {
    %1 = torch.aten.neg.int %acc : !torch.int -> !torch.int
    scf.yield %1 : !torch.int
  }
  scf.for %i = %c0 to %arg0 step %c1 {
    scf.yield
  }
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @while(%arg0: !torch.int, %arg1: i1) -> !torch.int {
// CHECK-NEXT:   %0 = scf.while (%arg2 = %arg0) : (!torch.int) -> !torch.int {
// CHECK-NEXT:     scf.condition(%arg1) %arg2 : !torch.int
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg2: !torch.int):
// CHECK-NEXT:     scf.yield %arg2 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @while(%arg0: !torch.int, %arg1: i1) -> !torch.int {
  %0 = scf.while (%a = %arg0) : (!torch.int) -> !torch.int {
    scf.condition(%arg1) %a : !torch.int
  } do {
  ^bb0(%a: !torch.int):
    scf.yield %a : !torch.int
  }
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @switch(%arg0: index) -> i32 {
// CHECK-NEXT:   %0 = scf.index_switch %arg0 -> i32
// CHECK-NEXT:   case 2 {
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     scf.yield %c10_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     %c20_i32 = arith.constant 20 : i32
// CHECK-NEXT:     scf.yield %c20_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @switch(%arg0: index) -> i32 {
  %0 = scf.index_switch %arg0 -> i32
  case 2 {
    %c10_i32 = arith.constant 10 : i32
    scf.yield %c10_i32 : i32
  }
  default {
    %c20_i32 = arith.constant 20 : i32
    scf.yield %c20_i32 : i32
  }
  return %0 : i32
}

// CHECK-LABEL: ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
// CHECK-LABEL: ml_program.global public @constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
ml_program.global public @constant(dense<[1.0, 2.0]> : tensor<2xf32>) : tensor<2xf32>

// CHECK-LABEL: func.func @state() -> tensor<i64> {
// CHECK-NEXT:   %seed = ml_program.global_load @seed : tensor<i64>
// CHECK-NEXT:   %0 = torch_c.get_next_seed : () -> i64
// CHECK-NEXT:   %from_elements = tensor.from_elements %0 : tensor<i64>
// CHECK-NEXT:   ml_program.global_store @seed = %from_elements : tensor<i64>
// CHECK-NEXT:   return %seed : tensor<i64>
// CHECK-NEXT: }
func.func @state() -> tensor<i64> {
  %0 = ml_program.global_load @seed : tensor<i64>
  %1 = torch_c.get_next_seed : () -> i64
  %2 = tensor.from_elements %1 : tensor<i64>
  ml_program.global_store @seed = %2 : tensor<i64>
  return %0 : tensor<i64>
}

// CHECK-LABEL: func.func @call(%arg0: i1, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = call @if(%arg0, %arg1) : (i1, !torch.int) -> !torch.int
// CHECK-NEXT:   %1 = call @if(%arg0, %0) {why} : (i1, !torch.int) -> !torch.int
// CHECK-NEXT:   %f = constant @if : (i1, !torch.int) -> !torch.int
// CHECK-NEXT:   %2 = call_indirect %f(%arg0, %1) : (i1, !torch.int) -> !torch.int
// CHECK-NEXT:   return %2 : !torch.int
// CHECK-NEXT: }
func.func @call(%arg0: i1, %arg1: !torch.int) -> !torch.int {
  %0 = call @if(%arg0, %arg1) : (i1, !torch.int) -> !torch.int
  %1 = func.call @if(%arg0, %0) {why} : (i1, !torch.int) -> !torch.int
  %f = constant @if : (i1, !torch.int) -> !torch.int
  %2 = call_indirect %f(%arg0, %1) : (i1, !torch.int) -> !torch.int
  return %2 : !torch.int
}
