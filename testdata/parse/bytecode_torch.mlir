// Bytecode that torch-mlir-opt writes prints as the text that it was.
//
// RUN: torch-mlir-opt %s -o %t.text
// RUN: torch-mlir-opt %s --emit-bytecode -o %t.mlirbc
// RUN: assertion-opt %t.mlirbc -o %t.ours
// RUN: diff %t.text %t.ours
// RUN: FileCheck %s --input-file=%t.ours
//
// RUN: torch-mlir-opt %s --mlir-print-debuginfo -o %t.text
// RUN: assertion-opt %t.mlirbc --mlir-print-debuginfo -o %t.ours
// RUN: diff %t.text %t.ours
//
// RUN: torch-mlir-opt %s --mlir-print-op-generic -o %t.text
// RUN: assertion-opt %t.mlirbc --mlir-print-op-generic -o %t.ours
// RUN: diff %t.text %t.ours

// CHECK-LABEL: func.func @constants() {
// CHECK-NEXT:   %int-7 = torch.constant.int -7 {why = "attribute"}
// CHECK-NEXT:   %float1.000000e-05 = torch.constant.float 1.000000e-05
// CHECK-NEXT:   %str = torch.constant.str "a\00b"
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<1> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
func.func @constants() {
  %0 = torch.constant.int -7 {why = "attribute"}
  %1 = torch.constant.float 1.0e-5 loc("model.py":1:2)
  %2 = torch.constant.str "a\00b"
  %3 = torch.constant.none
  %4 = torch.constant.bool false
  %5 = torch.vtensor.literal(dense<1> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  return
}

// CHECK-LABEL: func.func @assert(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {
// CHECK-NEXT:   torch.runtime.assert %arg1, "message" {why}
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
// CHECK-NEXT:   return
func.func @assert(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {
  torch.runtime.assert %arg1, "message" {why}
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  return
}

// CHECK-LABEL: func.func @if(%arg0: !torch.bool, %arg1: !torch.list<optional<int>>) -> !torch.int {
// CHECK-NEXT:   %0 = torch.prim.If %arg0 -> (!torch.int) {
// CHECK-NEXT:     %1 = torch.operator "my.op"(%arg1) {a = 1 : si64} : (!torch.list<optional<int>>) -> !torch.int
// CHECK-NEXT:     torch.prim.If.yield %1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %int1 = torch.constant.int 1
// CHECK-NEXT:     torch.prim.If.yield %int1 : !torch.int
// CHECK-NEXT:   }
func.func @if(%arg0: !torch.bool, %arg1: !torch.list<optional<int>>) -> !torch.int {
  %0 = torch.prim.If %arg0 -> (!torch.int) {
    %1 = torch.operator "my.op"(%arg1) {a = 1 : si64} : (!torch.list<optional<int>>) -> !torch.int
    torch.prim.If.yield %1 : !torch.int
  } else {
    %int1 = torch.constant.int 1
    torch.prim.If.yield %int1 : !torch.int
  }
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @objects(%arg0: !torch.nn.Module<"c">) -> !torch.int {
// CHECK-NEXT:   %0 = torch.prim.GetAttr %arg0["n"] : !torch.nn.Module<"c"> -> !torch.int
func.func @objects(%arg0: !torch.nn.Module<"c">) -> !torch.int {
  %0 = torch.prim.GetAttr %arg0["n"] : !torch.nn.Module<"c"> -> !torch.int
  return %0 : !torch.int
}

// CHECK: torch.class_type @c {
// CHECK-NEXT:   torch.attr private "n" : !torch.int
// CHECK-NEXT: }
torch.class_type @c {
  torch.attr private "n" : !torch.int
}
