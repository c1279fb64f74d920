// What torch-mlir prints for no types, and then can not read itself.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again

// CHECK-LABEL: func.func @print() {
// CHECK-NEXT:   torch.prim.Print() :
// CHECK-NEXT:   torch.prim.Print() :
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @print() {
  torch.prim.Print() :
  "torch.prim.Print"() : () -> ()
  return
}

// CHECK-LABEL: func.func @tuple() -> !torch.tuple<> {
// CHECK-NEXT:   %0 = torch.prim.TupleConstruct  :  -> !torch.tuple<>
// CHECK-NEXT:   %1 = torch.prim.TupleConstruct  {why} :  -> !torch.tuple<>
// CHECK-NEXT:   return %0 : !torch.tuple<>
// CHECK-NEXT: }
func.func @tuple() -> !torch.tuple<> {
  %0 = torch.prim.TupleConstruct : -> !torch.tuple<>
  %1 = "torch.prim.TupleConstruct"() {why} : () -> !torch.tuple<>
  return %0 : !torch.tuple<>
}

// CHECK-LABEL: func.func @shape_of_none() {
// CHECK-NEXT:   torch.shape.calculate {
// CHECK-NEXT:     torch.shape.calculate.yield
// CHECK-NEXT:   } shapes {
// CHECK-NEXT:     torch.shape.calculate.yield.shapes
// CHECK-NEXT:   } :
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @shape_of_none() {
  torch.shape.calculate {
    torch.shape.calculate.yield
  } shapes {
    torch.shape.calculate.yield.shapes
  } :
  return
}

// CHECK-LABEL: func.func @dtype_of_none() {
// CHECK-NEXT:   torch.dtype.calculate {
// CHECK-NEXT:     torch.dtype.calculate.yield
// CHECK-NEXT:   } dtypes {
// CHECK-NEXT:     torch.dtype.calculate.yield.dtypes
// CHECK-NEXT:   } :
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dtype_of_none() {
  "torch.dtype.calculate"() ({
    "torch.dtype.calculate.yield"() : () -> ()
  }, {
    "torch.dtype.calculate.yield.dtypes"() : () -> ()
  }) : () -> ()
  return
}

// CHECK-LABEL: func.func @unpack(%arg0: !torch.tuple<>, %arg1: !torch.list<int>) {
// CHECK-NEXT:   torch.prim.TupleUnpack %arg0 : !torch.tuple<> ->
// CHECK-NEXT:   torch.prim.ListUnpack %arg1 : !torch.list<int> ->
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unpack(%arg0: !torch.tuple<>, %arg1: !torch.list<int>) {
  torch.prim.TupleUnpack %arg0 : !torch.tuple<> ->
  torch.prim.ListUnpack %arg1 : !torch.list<int> ->
  return
}
