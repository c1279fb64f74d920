// The generic form of what has a form of its own.
//
// RUN: assertion-opt %s --mlir-print-op-generic -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t --mlir-print-op-generic -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK: #map = affine_map<()[s0] -> (s0)>

// CHECK: "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
// CHECK-NEXT:   %12 = "torch.constant.int"() <{value = -7 : i64}> {why = "attribute"} : () -> !torch.int
// CHECK-NEXT:   %13 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
// CHECK-NEXT:   %14 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
// CHECK-NEXT:   %15 = "torch.constant.str"() <{value = "x\22"}> : () -> !torch.str
// CHECK-NEXT:   %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
// CHECK-NEXT:   %17 = "torch.constant.none"() : () -> !torch.none
// CHECK-NEXT:   %18 = "torch.constant.number"() <{value = 3 : i64}> : () -> !torch.number
// CHECK-NEXT:   %19 = "torch.vtensor.literal"() <{value = dense<1> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
// CHECK-NEXT:   "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @constants() {
  %0 = torch.constant.int -7 {why = "attribute"}
  %1 = torch.constant.float 1.0e-5
  %2 = torch.constant.bool true
  %3 = torch.constant.str "x\22"
  %4 = torch.constant.device "cpu"
  %5 = torch.constant.none
  %6 = "torch.constant.number"() <{value = 3 : i64}> : () -> !torch.number
  %7 = torch.vtensor.literal(dense<1> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  return
}

// CHECK: "func.func"() <{function_type = (!torch.int, !torch.bool) -> !torch.int, sym_name = "control"}> ({
// CHECK-NEXT: ^bb0(%arg8: !torch.int, %arg9: !torch.bool):
// CHECK-NEXT:   %10 = "torch.prim.If"(%arg9) ({
// CHECK-NEXT:     "torch.prim.If.yield"(%arg8) : (!torch.int) -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     %11 = "torch.prim.Loop"(%arg8, %arg9, %arg8) ({
// CHECK-NEXT:     ^bb0(%arg10: !torch.int, %arg11: !torch.int):
// CHECK-NEXT:       "torch.prim.Loop.condition"(%arg9, %arg11) : (!torch.bool, !torch.int) -> ()
// CHECK-NEXT:     }) : (!torch.int, !torch.bool, !torch.int) -> !torch.int
// CHECK-NEXT:     "torch.prim.If.yield"(%11) : (!torch.int) -> ()
// CHECK-NEXT:   }) {why = "attribute"} : (!torch.bool) -> !torch.int
// CHECK-NEXT:   "func.return"(%10) : (!torch.int) -> ()
// CHECK-NEXT: }) : () -> ()
func.func @control(%arg0: !torch.int, %arg1: !torch.bool) -> !torch.int {
  %0 = torch.prim.If %arg1 -> (!torch.int) {
    torch.prim.If.yield %arg0 : !torch.int
  } else {
    %1 = torch.prim.Loop %arg0, %arg1, init(%arg0) {
    ^bb0(%arg2: !torch.int, %arg3: !torch.int):
      torch.prim.Loop.condition %arg1, iter(%arg3 : !torch.int)
    } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
    torch.prim.If.yield %1 : !torch.int
  } {why = "attribute"}
  return %0 : !torch.int
}

// CHECK: "func.func"() <{function_type = (!torch.bool, !torch.vtensor<[?],f32>) -> (), sym_name = "assert"}> ({
// CHECK-NEXT: ^bb0(%arg6: !torch.bool, %arg7: !torch.vtensor<[?],f32>):
// CHECK-NEXT:   "torch.runtime.assert"(%arg6) <{message = "message"}> {why} : (!torch.bool) -> ()
// CHECK-NEXT:   %9 = "torch.symbolic_int"() <{max_val = 9 : i64, min_val = 2 : i64, symbol_name = "s0"}> : () -> !torch.int
// CHECK-NEXT:   "torch.bind_symbolic_shape"(%arg7, %9) <{shape_expressions = #map}> : (!torch.vtensor<[?],f32>, !torch.int) -> ()
// CHECK-NEXT:   "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @assert(%arg0: !torch.bool, %arg1: !torch.vtensor<[?],f32>) {
  torch.runtime.assert %arg0, "message" {why}
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  torch.bind_symbolic_shape %arg1, [%0], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  return
}

// CHECK: "func.func"() <{function_type = (!torch.int, !torch.str) -> (), sym_name = "lists"}> ({
// CHECK-NEXT: ^bb0(%arg4: !torch.int, %arg5: !torch.str):
// CHECK-NEXT:   %5 = "torch.prim.ListConstruct"(%arg4, %arg4) : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6:2 = "torch.prim.ListUnpack"(%5) : (!torch.list<int>) -> (!torch.int, !torch.int)
// CHECK-NEXT:   %7 = "torch.prim.TupleConstruct"(%arg4, %arg5) : (!torch.int, !torch.str) -> !torch.tuple<int, str>
// CHECK-NEXT:   %8 = "torch.prim.DictConstruct"(%arg5, %arg4) : (!torch.str, !torch.int) -> !torch.dict<str, int>
// CHECK-NEXT:   "torch.prim.Print"(%arg5, %6#1) : (!torch.str, !torch.int) -> ()
// CHECK-NEXT:   "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @lists(%arg0: !torch.int, %arg1: !torch.str) {
  %0 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1:2 = torch.prim.ListUnpack %0 : !torch.list<int> -> !torch.int, !torch.int
  %2 = torch.prim.TupleConstruct %arg0, %arg1 : !torch.int, !torch.str -> !torch.tuple<int, str>
  %3 = torch.prim.DictConstruct keys(%arg1 : !torch.str) values(%arg0 : !torch.int) -> !torch.dict<str, int>
  torch.prim.Print(%arg1, %1#1) : !torch.str, !torch.int
  return
}

// CHECK: "func.func"() <{function_type = (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>, sym_name = "operator"}> ({
// CHECK-NEXT: ^bb0(%arg3: !torch.vtensor<[2],f32>):
// CHECK-NEXT:   %4 = "torch.operator"(%arg3) <{name = "onnx.If"}> ({
// CHECK-NEXT:     "torch.operator_terminator"(%arg3) : (!torch.vtensor<[2],f32>) -> ()
// CHECK-NEXT:   }) {torch.onnx.a = 1 : si64} : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   "func.return"(%4) : (!torch.vtensor<[2],f32>) -> ()
// CHECK-NEXT: }) : () -> ()
func.func @operator(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.operator "onnx.If"(%arg0) {torch.onnx.a = 1 : si64} : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
    torch.operator_terminator %arg0 : !torch.vtensor<[2],f32>
  }
  return %0 : !torch.vtensor<[2],f32>
}

// CHECK: "func.func"() <{function_type = (!torch.tensor<[2],f32>) -> (), sym_name = "copies"}> ({
// CHECK-NEXT: ^bb0(%arg2: !torch.tensor<[2],f32>):
// CHECK-NEXT:   %2 = "torch.copy.to_vtensor"(%arg2) : (!torch.tensor<[2],f32>) -> !torch.vtensor<[2],f32>
// CHECK-NEXT:   "torch.overwrite.tensor.contents"(%2, %arg2) : (!torch.vtensor<[2],f32>, !torch.tensor<[2],f32>) -> ()
// CHECK-NEXT:   %3 = "torch.tensor_static_info_cast"(%2) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
// CHECK-NEXT:   "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @copies(%arg0: !torch.tensor<[2],f32>) {
  %0 = torch.copy.to_vtensor %arg0 : !torch.vtensor<[2],f32>
  torch.overwrite.tensor.contents %0 overwrites %arg0 : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
  %1 = torch.tensor_static_info_cast %0 : !torch.vtensor<[2],f32> to !torch.vtensor
  return
}

// CHECK: "func.func"() <{function_type = (i1, !torch.int) -> !torch.int, sym_name = "blocks"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1, %arg1: !torch.int):
// CHECK-NEXT:   "cf.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !torch.int) -> ()
// CHECK-NEXT: ^bb1(%1: !torch.int):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   "func.return"(%1) : (!torch.int) -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "cf.br"(%arg1)[^bb1] : (!torch.int) -> ()
// CHECK-NEXT: }) : () -> ()
func.func @blocks(%arg0: i1, %arg1: !torch.int) -> !torch.int {
  cf.cond_br %arg0, ^bb1(%arg1 : !torch.int), ^bb2
^bb1(%0: !torch.int):
  return %0 : !torch.int
^bb2:
  cf.br ^bb1(%arg1 : !torch.int)
}

// CHECK: "torch.global_slot"() <{sym_name = "s", sym_visibility = "private", typeBound = !torch.int}> : () -> ()
torch.global_slot "private" @s : !torch.int

// CHECK: "torch.global_slot.module_initializer"() ({
// CHECK-NEXT:   %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
// CHECK-NEXT:   "torch.initialize.global_slots"(%0) <{slotSymNames = [@s]}> : (!torch.int) -> ()
// CHECK-NEXT: }) : () -> ()
torch.global_slot.module_initializer {
  %int1 = torch.constant.int 1
  torch.initialize.global_slots [
    @s(%int1 : !torch.int)
  ]
}
