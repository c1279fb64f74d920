// Objects and their classes, methods, attributes and global slots.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: torch.class_type @empty {
// CHECK-NEXT: }
torch.class_type @empty {
}

// CHECK-LABEL: torch.class_type @c {
// CHECK-NEXT:   torch.attr "n" : !torch.int
// CHECK-NEXT:   torch.attr private "w" : !torch.tensor
// CHECK-NEXT:   torch.attr "next" : !torch.nn.Module<"empty"> {why = "attribute"}
// CHECK-NEXT:   torch.method "forward", @forward
// CHECK-NEXT:   torch.method private "helper", @helper {a, b = 2 : i64}
// CHECK-NEXT: }
torch.class_type @c {
  torch.attr "n" : !torch.int
  torch.attr private "w" : !torch.tensor
  torch.attr "next" : !torch.nn.Module<"empty"> {why = "attribute"}
  torch.method "forward", @forward
  torch.method private "helper", @helper {a, b = 2}
}

// CHECK-LABEL: func.func private @forward(%arg0: !torch.nn.Module<"c">, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   return %arg1 : !torch.int
// CHECK-NEXT: }
func.func private @forward(%arg0: !torch.nn.Module<"c">, %arg1: !torch.int) -> !torch.int {
  return %arg1 : !torch.int
}

// CHECK-LABEL: func.func private @helper(%arg0: !torch.nn.Module<"c">) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @helper(%arg0: !torch.nn.Module<"c">) {
  return
}

// CHECK: %int5 = torch.constant.int 5
// CHECK: %0 = torch.tensor.literal(dense<1.000000e+00> : tensor<1xf32>) : !torch.tensor
// CHECK: %1 = torch.nn_module {
// CHECK-NEXT: } : !torch.nn.Module<"empty">
// CHECK: %2 = torch.nn_module {
// CHECK-NEXT:   torch.slot "n", %int5 : !torch.int
// CHECK-NEXT:   torch.slot "w", %0 {why = "slot"} : !torch.tensor
// CHECK-NEXT:   torch.slot "next", %1 : !torch.nn.Module<"empty">
// CHECK-NEXT: } : !torch.nn.Module<"c">
%int5 = torch.constant.int 5
%w = torch.tensor.literal(dense<1.0> : tensor<1xf32>) : !torch.tensor
%next = torch.nn_module {
} : !torch.nn.Module<"empty">
%root = torch.nn_module {
  torch.slot "n", %int5 : !torch.int
  torch.slot "w", %w {why = "slot"} : !torch.tensor
  torch.slot "next", %next : !torch.nn.Module<"empty">
} : !torch.nn.Module<"c">

// CHECK-LABEL: func.func private @use(%arg0: !torch.nn.Module<"c">, %arg1: !torch.tensor) -> !torch.int {
// CHECK-NEXT:   %3 = torch.prim.GetAttr %arg0["n"] : !torch.nn.Module<"c"> -> !torch.int
// CHECK-NEXT:   %4 = torch.prim.GetAttr %arg0["next"] {why} : !torch.nn.Module<"c"> -> !torch.nn.Module<"empty">
// CHECK-NEXT:   torch.prim.SetAttr %arg0["w"] = %arg1 : !torch.nn.Module<"c">, !torch.tensor
// CHECK-NEXT:   torch.prim.SetAttr %arg0["a name with \22 and space"] = %arg1 {why} : !torch.nn.Module<"c">, !torch.tensor
// CHECK-NEXT:   %5 = torch.prim.CallMethod %arg0["forward"] (%3) : !torch.nn.Module<"c">, (!torch.int) -> !torch.int
// CHECK-NEXT:   %6 = torch.prim.CallMethod %arg0["helper"] () {why = 1 : i64} : !torch.nn.Module<"c">, () -> !torch.none
// CHECK-NEXT:   %7 = torch.prim.CreateObject !torch.nn.Module<"empty">
// CHECK-NEXT:   %8 = torch.prim.CreateObject {why} !torch.nn.Module<"empty">
// CHECK-NEXT:   return %5 : !torch.int
// CHECK-NEXT: }
func.func private @use(%arg0: !torch.nn.Module<"c">, %arg1: !torch.tensor) -> !torch.int {
  %0 = torch.prim.GetAttr %arg0["n"] : !torch.nn.Module<"c"> -> !torch.int
  %1 = torch.prim.GetAttr %arg0["next"] {why} : !torch.nn.Module<"c"> -> !torch.nn.Module<"empty">
  torch.prim.SetAttr %arg0["w"] = %arg1 : !torch.nn.Module<"c">, !torch.tensor
  torch.prim.SetAttr %arg0["a name with \22 and space"] = %arg1 {why} : !torch.nn.Module<"c">, !torch.tensor
  %2 = torch.prim.CallMethod %arg0["forward"] (%0) : !torch.nn.Module<"c">, (!torch.int) -> !torch.int
  %3 = torch.prim.CallMethod %arg0["helper"] () {why = 1} : !torch.nn.Module<"c">, () -> !torch.none
  %4 = torch.prim.CreateObject !torch.nn.Module<"empty">
  %5 = torch.prim.CreateObject {why} !torch.nn.Module<"empty">
  return %2 : !torch.int
}

// CHECK-LABEL: func.func private @generic(%arg0: !torch.nn.Module<"c">, %arg1: !torch.int) {
// CHECK-NEXT:   %3 = torch.prim.GetAttr %arg0["n"] : !torch.nn.Module<"c"> -> !torch.int
// CHECK-NEXT:   torch.prim.SetAttr %arg0["n"] = %arg1 : !torch.nn.Module<"c">, !torch.int
// CHECK-NEXT:   %4 = torch.prim.CallMethod %arg0["forward"] (%arg1) : !torch.nn.Module<"c">, (!torch.int) -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @generic(%arg0: !torch.nn.Module<"c">, %arg1: !torch.int) {
  %0 = "torch.prim.GetAttr"(%arg0) <{name = "n"}> : (!torch.nn.Module<"c">) -> !torch.int
  "torch.prim.SetAttr"(%arg0, %arg1) {name = "n"} : (!torch.nn.Module<"c">, !torch.int) -> ()
  %1 = "torch.prim.CallMethod"(%arg0, %arg1) <{name = "forward"}> : (!torch.nn.Module<"c">, !torch.int) -> !torch.int
  return
}
