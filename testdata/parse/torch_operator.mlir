// torch.operator: anything by name, with and without regions.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @plain(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
// CHECK-NEXT:   %0 = torch.operator "onnx.Relu"(%arg0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[2],f32>
// CHECK-NEXT: }
func.func @plain(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.operator "onnx.Relu"(%arg0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// CHECK-LABEL: func.func @nothing() {
// CHECK-NEXT:   torch.operator "my.effect"() : () -> ()
// CHECK-NEXT:   %0 = torch.operator "my.source"() : () -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nothing() {
  torch.operator "my.effect"() : () -> ()
  %0 = torch.operator "my.source"() : () -> !torch.int
  return
}

// CHECK-LABEL: func.func @attributes(%arg0: !torch.vtensor<[2],f32>) {
// CHECK-NEXT:   %0 = torch.operator "onnx.Softmax"(%arg0) {torch.onnx.axis = 1 : si64} : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   %1 = torch.operator "onnx.Resize"(%arg0) {torch.onnx.mode = "linear", torch.onnx.scales = [1.000000e+00 : f32, 2.500000e+00 : f32], torch.onnx.sizes = [2 : si64, -1 : si64]} : (!torch.vtensor<[2],f32>) -> !torch.vtensor
// CHECK-NEXT:   %2 = torch.operator "onnx.Constant"() {torch.onnx.value = dense<[1, 2]> : tensor<2xsi64>} : () -> !torch.vtensor<[2],si64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attributes(%arg0: !torch.vtensor<[2],f32>) {
  %0 = torch.operator "onnx.Softmax"(%arg0) {torch.onnx.axis = 1 : si64} : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  %1 = torch.operator "onnx.Resize"(%arg0) {torch.onnx.mode = "linear", torch.onnx.scales = [1.0 : f32, 2.5 : f32], torch.onnx.sizes = [2 : si64, -1 : si64]} : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  %2 = torch.operator "onnx.Constant"() {torch.onnx.value = dense<[1, 2]> : tensor<2xsi64>} : () -> !torch.vtensor<[2],si64>
  return
}

// CHECK-LABEL: func.func @results(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.int) -> !torch.vtensor<[2],f32> {
// CHECK-NEXT:   %0:2 = torch.operator "onnx.Split"(%arg0) : (!torch.vtensor<[4],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>)
// CHECK-NEXT:   %1 = torch.operator "my.op"(%arg0, %arg1, %arg1) : (!torch.vtensor<[4],f32>, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   return %0#1 : !torch.vtensor<[2],f32>
// CHECK-NEXT: }
func.func @results(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.int) -> !torch.vtensor<[2],f32> {
  %0:2 = torch.operator "onnx.Split"(%arg0) : (!torch.vtensor<[4],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>)
  %1 = torch.operator "my.op"(%arg0, %arg1, %arg1) : (!torch.vtensor<[4],f32>, !torch.int, !torch.int) -> !torch.list<int>
  return %0#1 : !torch.vtensor<[2],f32>
}

// CHECK-LABEL: func.func @regions(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
// CHECK-NEXT:   %0 = torch.operator "onnx.If"(%arg0) : (!torch.vtensor<[],i1>) -> !torch.vtensor<[2],f32> {
// CHECK-NEXT:     torch.operator_terminator %arg1 : !torch.vtensor<[2],f32>
// CHECK-NEXT:   }, {
// CHECK-NEXT:     %1 = torch.operator "onnx.Neg"(%arg1) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
// CHECK-NEXT:     torch.operator_terminator %1 {why} : !torch.vtensor<[2],f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.vtensor<[2],f32>
// CHECK-NEXT: }
func.func @regions(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.operator "onnx.If"(%arg0) : (!torch.vtensor<[],i1>) -> !torch.vtensor<[2],f32> {
    torch.operator_terminator %arg1 : !torch.vtensor<[2],f32>
  }, {
    %1 = torch.operator "onnx.Neg"(%arg1) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
    torch.operator_terminator %1 {why} : !torch.vtensor<[2],f32>
  }
  return %0 : !torch.vtensor<[2],f32>
}

// CHECK-LABEL: func.func @one_region(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[],i1>) -> !torch.vtensor<[],si64> {
// CHECK-NEXT:   %0 = torch.operator "onnx.Loop"(%arg0, %arg1) {why = "attribute"} : (!torch.vtensor<[],si64>, !torch.vtensor<[],i1>) -> !torch.vtensor<[],si64> {
// CHECK-NEXT:   ^bb0(%arg2: !torch.vtensor<[],si64>, %arg3: !torch.vtensor<[],i1>):
// CHECK-NEXT:     torch.operator_terminator %arg3, %arg2 : !torch.vtensor<[],i1>, !torch.vtensor<[],si64>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.vtensor<[],si64>
// CHECK-NEXT: }
func.func @one_region(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[],i1>) -> !torch.vtensor<[],si64> {
  %0 = torch.operator "onnx.Loop"(%arg0, %arg1) {why = "attribute"} : (!torch.vtensor<[],si64>, !torch.vtensor<[],i1>) -> !torch.vtensor<[],si64> {
  ^bb0(%arg2: !torch.vtensor<[],si64>, %arg3: !torch.vtensor<[],i1>):
    torch.operator_terminator %arg3, %arg2 : !torch.vtensor<[],i1>, !torch.vtensor<[],si64>
  }
  return %0 : !torch.vtensor<[],si64>
}

// CHECK-LABEL: func.func @generic(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.operator "a \22 quote"(%arg0) : (!torch.int) -> !torch.int
// CHECK-NEXT:   torch.operator "regions"() {why} : () -> () {
// CHECK-NEXT:     torch.operator_terminator %arg0 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic(%arg0: !torch.int) {
  %0 = "torch.operator"(%arg0) <{name = "a \22 quote"}> : (!torch.int) -> !torch.int
  "torch.operator"() <{name = "regions"}> ({
    "torch.operator_terminator"(%arg0) : (!torch.int) -> ()
  }) {why} : () -> ()
  return
}

// The version of ONNX and the like are attributes of the function.
// CHECK-LABEL: func.func @meta(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> attributes {torch.onnx_meta.ir_version = 8 : si64, torch.onnx_meta.opset_version = 17 : si64, torch.onnx_meta.opset_versions = {ai.onnx.ml = 3 : si64}, torch.onnx_meta.producer_name = ""} {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[2],f32>
// CHECK-NEXT: }
func.func @meta(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> attributes {torch.onnx_meta.ir_version = 8 : si64, torch.onnx_meta.opset_version = 17 : si64, torch.onnx_meta.producer_name = "", torch.onnx_meta.opset_versions = {ai.onnx.ml = 3 : si64}} {
  %none = torch.constant.none
  return %arg0 : !torch.vtensor<[2],f32>
}
