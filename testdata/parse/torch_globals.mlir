// Global slots: declared, initialised together, read and written.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: torch.global_slot @n : !torch.int
// CHECK-LABEL: torch.global_slot "private" @w : !torch.tensor<[2],f32>
// CHECK-LABEL: torch.global_slot "private" @"a name" : !torch.none
// CHECK-LABEL: torch.global_slot @t {why = "attribute"} : !torch.list<int>
torch.global_slot @n : !torch.int
torch.global_slot "private" @w : !torch.tensor<[2],f32>
torch.global_slot "private" @"a name" : !torch.none
torch.global_slot @t {why = "attribute"} : !torch.list<int>

// CHECK: torch.global_slot.module_initializer {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.tensor.literal(dense<0.000000e+00> : tensor<2xf32>) : !torch.tensor<[2],f32>
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   torch.initialize.global_slots [
// CHECK-NEXT:     @n(%int1 : !torch.int)
// CHECK-NEXT:     @w(%0 : !torch.tensor<[2],f32>)
// CHECK-NEXT:     @"a name"(%none : !torch.none)
// CHECK-NEXT:     @t(%1 : !torch.list<int>)
// CHECK-NEXT:   ]
// CHECK-NEXT: }
torch.global_slot.module_initializer {
  %int1 = torch.constant.int 1
  %0 = torch.tensor.literal(dense<0.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %none = torch.constant.none
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  torch.initialize.global_slots [
    @n(%int1 : !torch.int)
    @w(%0 : !torch.tensor<[2],f32>)
    @"a name"(%none : !torch.none)
    @t(%1 : !torch.list<int>)
  ]
}

// CHECK-LABEL: func.func @use(%arg0: !torch.tensor<[2],f32>) -> !torch.int {
// CHECK-NEXT:   %0 = torch.global_slot.get @n : !torch.int
// CHECK-NEXT:   %1 = torch.global_slot.get @w {why} : !torch.tensor<[2],f32>
// CHECK-NEXT:   torch.global_slot.set @w = %arg0 : !torch.tensor<[2],f32>
// CHECK-NEXT:   torch.global_slot.set @n = %0 {why = 1 : i64} : !torch.int
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @use(%arg0: !torch.tensor<[2],f32>) -> !torch.int {
  %0 = torch.global_slot.get @n : !torch.int
  %1 = torch.global_slot.get @w {why} : !torch.tensor<[2],f32>
  torch.global_slot.set @w = %arg0 : !torch.tensor<[2],f32>
  torch.global_slot.set @n = %0 {why = 1} : !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @generic(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.global_slot.get @n : !torch.int
// CHECK-NEXT:   torch.global_slot.set @n = %arg0 {why} : !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic(%arg0: !torch.int) {
  %0 = "torch.global_slot.get"() <{slot = @n}> : () -> !torch.int
  "torch.global_slot.set"(%arg0) <{slot = @n}> {why} : (!torch.int) -> ()
  return
}
