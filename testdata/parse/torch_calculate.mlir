// Regions that compute shapes and types beside a value.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @shape(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor {
// CHECK-NEXT:   %0 = torch.shape.calculate {
// CHECK-NEXT:     %1 = torch.aten.tanh %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor
// CHECK-NEXT:     torch.shape.calculate.yield %1 : !torch.vtensor
// CHECK-NEXT:   } shapes {
// CHECK-NEXT:     %1 = torch.aten.size %arg0 : !torch.vtensor<[?],f32> -> !torch.list<int>
// CHECK-NEXT:     torch.shape.calculate.yield.shapes %1 : !torch.list<int>
// CHECK-NEXT:   } : !torch.vtensor
// CHECK-NEXT:   return %0 : !torch.vtensor
// CHECK-NEXT: }
func.func @shape(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor {
  %0 = torch.shape.calculate {
    %1 = torch.aten.tanh %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor
    torch.shape.calculate.yield %1 : !torch.vtensor
  } shapes {
    %1 = torch.aten.size %arg0 : !torch.vtensor<[?],f32> -> !torch.list<int>
    torch.shape.calculate.yield.shapes %1 : !torch.list<int>
  } : !torch.vtensor
  return %0 : !torch.vtensor
}

// CHECK-LABEL: func.func @shape_of_two(%arg0: !torch.vtensor, %arg1: !torch.list<int>) -> !torch.vtensor {
// CHECK-NEXT:   %0:2 = torch.shape.calculate {
// CHECK-NEXT:     torch.shape.calculate.yield %arg0, %arg0 : !torch.vtensor, !torch.vtensor
// CHECK-NEXT:   } shapes {
// CHECK-NEXT:     torch.shape.calculate.yield.shapes %arg1, %arg1 : !torch.list<int>, !torch.list<int>
// CHECK-NEXT:   } {why = "attribute"} : !torch.vtensor, !torch.vtensor
// CHECK-NEXT:   return %0#1 : !torch.vtensor
// CHECK-NEXT: }
func.func @shape_of_two(%arg0: !torch.vtensor, %arg1: !torch.list<int>) -> !torch.vtensor {
  %0:2 = torch.shape.calculate {
    torch.shape.calculate.yield %arg0, %arg0 : !torch.vtensor, !torch.vtensor
  } shapes {
    torch.shape.calculate.yield.shapes %arg1, %arg1 : !torch.list<int>, !torch.list<int>
  } {why = "attribute"} : !torch.vtensor, !torch.vtensor
  return %0#1 : !torch.vtensor
}

// CHECK-LABEL: func.func @dtype(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor {
// CHECK-NEXT:   %0 = torch.dtype.calculate {
// CHECK-NEXT:     %1 = torch.aten.tanh %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor
// CHECK-NEXT:     torch.dtype.calculate.yield %1 : !torch.vtensor
// CHECK-NEXT:   } dtypes {
// CHECK-NEXT:     %int6 = torch.constant.int 6
// CHECK-NEXT:     torch.dtype.calculate.yield.dtypes %int6 : !torch.int
// CHECK-NEXT:   } : !torch.vtensor
// CHECK-NEXT:   return %0 : !torch.vtensor
// CHECK-NEXT: }
func.func @dtype(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor {
  %0 = torch.dtype.calculate {
    %1 = torch.aten.tanh %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor
    torch.dtype.calculate.yield %1 : !torch.vtensor
  } dtypes {
    %int6 = torch.constant.int 6
    torch.dtype.calculate.yield.dtypes %int6 : !torch.int
  } : !torch.vtensor
  return %0 : !torch.vtensor
}

// CHECK-LABEL: func.func @both(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor {
// CHECK-NEXT:   %0 = torch.dtype.calculate {
// CHECK-NEXT:     %1 = torch.shape.calculate {
// CHECK-NEXT:       %2 = torch.aten.tanh %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor
// CHECK-NEXT:       torch.shape.calculate.yield %2 : !torch.vtensor
// CHECK-NEXT:     } shapes {
// CHECK-NEXT:       %2 = torch.aten.size %arg0 : !torch.vtensor<[?],f32> -> !torch.list<int>
// CHECK-NEXT:       torch.shape.calculate.yield.shapes %2 : !torch.list<int>
// CHECK-NEXT:     } : !torch.vtensor
// CHECK-NEXT:     torch.dtype.calculate.yield %1 : !torch.vtensor
// CHECK-NEXT:   } dtypes {
// CHECK-NEXT:     %1 = torch.prim.dtype %arg0 : !torch.vtensor<[?],f32> -> !torch.int
// CHECK-NEXT:     torch.dtype.calculate.yield.dtypes %1 : !torch.int
// CHECK-NEXT:   } : !torch.vtensor
// CHECK-NEXT:   return %0 : !torch.vtensor
// CHECK-NEXT: }
func.func @both(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor {
  %0 = torch.dtype.calculate {
    %1 = torch.shape.calculate {
      %2 = torch.aten.tanh %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor
      torch.shape.calculate.yield %2 : !torch.vtensor
    } shapes {
      %2 = torch.aten.size %arg0 : !torch.vtensor<[?],f32> -> !torch.list<int>
      torch.shape.calculate.yield.shapes %2 : !torch.list<int>
    } : !torch.vtensor
    torch.dtype.calculate.yield %1 : !torch.vtensor
  } dtypes {
    %1 = torch.prim.dtype %arg0 : !torch.vtensor<[?],f32> -> !torch.int
    torch.dtype.calculate.yield.dtypes %1 : !torch.int
  } : !torch.vtensor
  return %0 : !torch.vtensor
}

// CHECK-LABEL: func.func @generic(%arg0: !torch.vtensor, %arg1: !torch.int) -> !torch.vtensor {
// CHECK-NEXT:   %0 = torch.dtype.calculate {
// CHECK-NEXT:     torch.dtype.calculate.yield %arg0 : !torch.vtensor
// CHECK-NEXT:   } dtypes {
// CHECK-NEXT:     torch.dtype.calculate.yield.dtypes {why} %arg1 : !torch.int
// CHECK-NEXT:   } : !torch.vtensor
// CHECK-NEXT:   return %0 : !torch.vtensor
// CHECK-NEXT: }
func.func @generic(%arg0: !torch.vtensor, %arg1: !torch.int) -> !torch.vtensor {
  %0 = "torch.dtype.calculate"() ({
    "torch.dtype.calculate.yield"(%arg0) : (!torch.vtensor) -> ()
  }, {
    "torch.dtype.calculate.yield.dtypes"(%arg1) {why} : (!torch.int) -> ()
  }) : () -> !torch.vtensor
  return %0 : !torch.vtensor
}

// CHECK-LABEL: func.func @promote(%arg0: !torch.list<optional<int>>, %arg1: !torch.list<int>) -> !torch.int {
// CHECK-NEXT:   %0 = torch.promote_dtypes %arg0, %arg1 : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @promote(%arg0: !torch.list<optional<int>>, %arg1: !torch.list<int>) -> !torch.int {
  %0 = torch.promote_dtypes %arg0, %arg1 : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  return %0 : !torch.int
}
