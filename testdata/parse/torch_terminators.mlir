// What ends a class and an object may carry attributes, and is written then.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: torch-mlir-opt %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: torch-mlir-opt --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// CHECK: torch.class_type @c {
// CHECK-NEXT:   torch.attr private "a" : !torch.int
// CHECK-NEXT:   torch.attr "b" : !torch.optional<vtensor<[2],f32>>
// CHECK-NEXT:   torch.class_type_terminator {why}
// CHECK-NEXT: }
torch.class_type @c {
  torch.attr private "a" : !torch.int
  torch.attr "b" : !torch.optional<vtensor<[2],f32>>
  torch.class_type_terminator {why}
}

// One without is left out, as written or not.
// CHECK: torch.class_type @d {
// CHECK-NEXT: } {why = "attribute"}
torch.class_type @d {
  torch.class_type_terminator
} {why = "attribute"}

// CHECK: torch.class_type @e {
// CHECK-NEXT: }
torch.class_type @e {
}

// CHECK: %int3 = torch.constant.int 3
// CHECK-NEXT: %0 = torch.nn_module {
// CHECK-NEXT:   torch.slot "a", %int3 : !torch.int
// CHECK-NEXT:   torch.slot "b", %none {why} : !torch.none
// CHECK-NEXT:   torch.nn_module_terminator {why = 1 : i64}
// CHECK-NEXT: } {why = "attribute"} : !torch.nn.Module<"c">
// CHECK-NEXT: %none = torch.constant.none
// CHECK-NEXT: %1 = torch.nn_module {
// CHECK-NEXT: } : !torch.nn.Module<"d">
%num = torch.constant.int 3
%m = torch.nn_module {
  torch.slot "a", %num : !torch.int
  torch.slot "b", %none {why} : !torch.none
  torch.nn_module_terminator {why = 1 : i64}
} {why = "attribute"} : !torch.nn.Module<"c">
%none = torch.constant.none
%n = torch.nn_module {
  torch.nn_module_terminator
} : !torch.nn.Module<"d">

// CHECK-LABEL: func.func private @method(%arg0: !torch.nn.Module<"e">) -> !torch.int {
// CHECK-NEXT:   %2 = torch.prim.CallMethod %arg0["other"] () : !torch.nn.Module<"e">, () -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.CallMethod %arg0["two words"] (%2, %2) {why} : !torch.nn.Module<"e">, (!torch.int, !torch.int) -> !torch.int
// CHECK-NEXT:   torch.prim.SetAttr %arg0["a"] = %3 : !torch.nn.Module<"e">, !torch.int
// CHECK-NEXT:   %4 = torch.prim.GetAttr %arg0["a"] {why} : !torch.nn.Module<"e"> -> !torch.int
// CHECK-NEXT:   return %4 : !torch.int
// CHECK-NEXT: }
func.func private @method(%self: !torch.nn.Module<"e">) -> !torch.int {
  %0 = torch.prim.CallMethod %self["other"] () : !torch.nn.Module<"e">, () -> !torch.int
  %1 = torch.prim.CallMethod %self["two words"] (%0, %0) {why} : !torch.nn.Module<"e">, (!torch.int, !torch.int) -> !torch.int
  torch.prim.SetAttr %self["a"] = %1 : !torch.nn.Module<"e">, !torch.int
  %2 = torch.prim.GetAttr %self["a"] {why} : !torch.nn.Module<"e"> -> !torch.int
  return %2 : !torch.int
}
