// Spellings at the edge of what is allowed.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func private @sizes(!torch.vtensor<[0,1000000000000],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<*,f32>, !torch.union<>)
func.func private @sizes(!torch.vtensor<[0,1000000000000],f32>, !torch.vtensor<[-1],f32>, !torch.vtensor< * , f32 >, !torch.union<>)

// The name of a class may hold what elsewhere ends a type.
// CHECK-LABEL: func.func private @classes(!torch.nn.Module<"a\22b">, !torch.nn.Module<"">, !torch.list<nn.Module<"a>b">>, !torch.tuple<nn.Module<"a,b">, int>)
func.func private @classes(!torch.nn.Module<"a\22b">, !torch.nn.Module<"">, !torch.list<nn.Module<"a>b">>, !torch.tuple<nn.Module<"a,b">, int>)

// CHECK-LABEL: torch.class_type @"a.b c" {
// CHECK-NEXT: }
torch.class_type @"a.b c" {
}

// CHECK-LABEL: torch.global_slot "public" @s : !torch.int
torch.global_slot "public" @s : !torch.int

// CHECK-LABEL: torch.global_slot "nested" @t : i32
torch.global_slot "nested" @t : i32

// Labels of entry blocks are not printed, nor are empty attributes.
// CHECK-LABEL: func.func @entry(%arg0: !torch.bool, %arg1: !torch.int) {
// CHECK-NEXT:   torch.prim.If %arg0 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = torch.aten.add.int %arg1, %arg1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   torch.operator "x"() : () -> () {
// CHECK-NEXT:   }, {
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @entry(%arg0: !torch.bool, %arg1: !torch.int) {
  torch.prim.If %arg0 -> () {
  ^bb0:
    torch.prim.If.yield
  } else {
  ^bb0:
    torch.prim.If.yield
  } {}
  %0 = torch.aten.add.int %arg1, %arg1 {} : !torch.int, !torch.int -> !torch.int
  torch.operator "x"() {} : () -> () {}, {}
  return
}

// Where order is free a value may be used before it is defined.
// CHECK: module {
// CHECK-NEXT:   torch.runtime.assert %true, "x"
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT: }
module {
  torch.runtime.assert %true, "x"
  %true = torch.constant.bool true
}

// CHECK-LABEL: func.func @alias() {
// CHECK-NEXT:   %0 = torch.vtensor.literal(dense<1> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
#literal = dense<1> : tensor<2xsi64>
func.func @alias() {
  %0 = torch.vtensor.literal(#literal) : !torch.vtensor<[2],si64>
  return
}
