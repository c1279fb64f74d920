// Casts and copies: between torch types, and from and to those of MLIR.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @static_info(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.tensor) {
// CHECK-NEXT:   %0 = torch.tensor_static_info_cast %arg0 : !torch.vtensor<[2,3],f32> to !torch.vtensor<[?,3],f32>
// CHECK-NEXT:   %1 = torch.tensor_static_info_cast %0 : !torch.vtensor<[?,3],f32> to !torch.vtensor
// CHECK-NEXT:   %2 = torch.tensor_static_info_cast %arg1 {why} : !torch.tensor to !torch.tensor<*,f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static_info(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.tensor) {
  %0 = torch.tensor_static_info_cast %arg0 : !torch.vtensor<[2,3],f32> to !torch.vtensor<[?,3],f32>
  %1 = torch.tensor_static_info_cast %0 : !torch.vtensor<[?,3],f32> to !torch.vtensor
  %2 = torch.tensor_static_info_cast %arg1 {why} : !torch.tensor to !torch.tensor<*,f32>
  return
}

// CHECK-LABEL: func.func @derefine(%arg0: !torch.int, %arg1: !torch.none) {
// CHECK-NEXT:   %0 = torch.derefine %arg0 : !torch.int to !torch.optional<int>
// CHECK-NEXT:   %1 = torch.derefine %arg1 : !torch.none to !torch.optional<list<int>>
// CHECK-NEXT:   %2 = torch.derefine %arg0 {why} : !torch.int to !torch.union<float, int>
// CHECK-NEXT:   %3 = torch.derefine %arg0 : !torch.int to !torch.any
// CHECK-NEXT:   %4 = torch.prim.unchecked_cast %0 : !torch.optional<int> -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @derefine(%arg0: !torch.int, %arg1: !torch.none) {
  %0 = torch.derefine %arg0 : !torch.int to !torch.optional<int>
  %1 = torch.derefine %arg1 : !torch.none to !torch.optional<list<int>>
  %2 = torch.derefine %arg0 {why} : !torch.int to !torch.union<float, int>
  %3 = torch.derefine %arg0 : !torch.int to !torch.any
  %4 = torch.prim.unchecked_cast %0 : !torch.optional<int> -> !torch.int
  return
}

// CHECK-LABEL: func.func @copy(%arg0: !torch.tensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) {
// CHECK-NEXT:   %0 = torch.copy.to_vtensor %arg0 : !torch.vtensor<[2],f32>
// CHECK-NEXT:   %1 = torch.copy.to_tensor %arg1 : !torch.tensor<[2],f32>
// CHECK-NEXT:   %2 = torch.copy.to_vtensor %1 {why = "attribute"} : !torch.vtensor<[2],f32>
// CHECK-NEXT:   torch.overwrite.tensor.contents %0 overwrites %1 : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
// CHECK-NEXT:   torch.overwrite.tensor.contents %arg1 overwrites %arg0 {why} : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy(%arg0: !torch.tensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) {
  %0 = torch.copy.to_vtensor %arg0 : !torch.vtensor<[2],f32>
  %1 = torch.copy.to_tensor %arg1 : !torch.tensor<[2],f32>
  %2 = torch.copy.to_vtensor %1 {why = "attribute"} : !torch.vtensor<[2],f32>
  torch.overwrite.tensor.contents %0 overwrites %1 : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
  torch.overwrite.tensor.contents %arg1 overwrites %arg0 {why} : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
  return
}

// CHECK-LABEL: func.func @copy_of_anything(%arg0: !torch.tensor, %arg1: !torch.vtensor<*,si64>) {
// CHECK-NEXT:   %0 = torch.copy.to_vtensor %arg0 : !torch.vtensor
// CHECK-NEXT:   %1 = torch.copy.to_tensor %arg1 : !torch.tensor<*,si64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy_of_anything(%arg0: !torch.tensor, %arg1: !torch.vtensor<*,si64>) {
  %0 = torch.copy.to_vtensor %arg0 : !torch.vtensor
  %1 = torch.copy.to_tensor %arg1 : !torch.tensor<*,si64>
  return
}

// CHECK-LABEL: func.func @generic_copy(%arg0: !torch.tensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) {
// CHECK-NEXT:   %0 = torch.copy.to_vtensor %arg0 : !torch.vtensor<[2],f32>
// CHECK-NEXT:   torch.overwrite.tensor.contents %arg1 overwrites %arg0 : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic_copy(%arg0: !torch.tensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) {
  %0 = "torch.copy.to_vtensor"(%arg0) : (!torch.tensor<[2],f32>) -> !torch.vtensor<[2],f32>
  "torch.overwrite.tensor.contents"(%arg1, %arg0) : (!torch.vtensor<[2],f32>, !torch.tensor<[2],f32>) -> ()
  return
}

// CHECK-LABEL: func.func @builtin_tensor(%arg0: tensor<2x?xf32>, %arg1: !torch.vtensor<[3],si64>) {
// CHECK-NEXT:   %0 = torch_c.from_builtin_tensor %arg0 : tensor<2x?xf32> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,?],f32> -> tensor<2x?xf32>
// CHECK-NEXT:   %2 = torch_c.to_builtin_tensor %arg1 {why} : !torch.vtensor<[3],si64> -> tensor<3xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @builtin_tensor(%arg0: tensor<2x?xf32>, %arg1: !torch.vtensor<[3],si64>) {
  %0 = torch_c.from_builtin_tensor %arg0 : tensor<2x?xf32> -> !torch.vtensor<[2,?],f32>
  %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,?],f32> -> tensor<2x?xf32>
  %2 = torch_c.to_builtin_tensor %arg1 {why} : !torch.vtensor<[3],si64> -> tensor<3xi64>
  return
}

// CHECK-LABEL: func.func @builtin_scalar(%arg0: i1, %arg1: i64, %arg2: f64) {
// CHECK-NEXT:   %0 = torch_c.from_i1 %arg0
// CHECK-NEXT:   %1 = torch_c.from_i64 %arg1
// CHECK-NEXT:   %2 = torch_c.from_f64 %arg2
// CHECK-NEXT:   %3 = torch_c.to_i1 %0
// CHECK-NEXT:   %4 = torch_c.to_i64 %1 {why = "attribute"}
// CHECK-NEXT:   %5 = torch_c.to_f64 %2
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @builtin_scalar(%arg0: i1, %arg1: i64, %arg2: f64) {
  %0 = torch_c.from_i1 %arg0
  %1 = torch_c.from_i64 %arg1
  %2 = torch_c.from_f64 %arg2
  %3 = torch_c.to_i1 %0
  %4 = torch_c.to_i64 %1 {why = "attribute"}
  %5 = torch_c.to_f64 %2
  return
}

// CHECK-LABEL: func.func @generator(%arg0: i64) {
// CHECK-NEXT:   %0 = torch_c.i64_to_generator %arg0
// CHECK-NEXT:   %1 = torch_c.generator_to_i64 %0
// CHECK-NEXT:   %2 = torch_c.get_next_seed : () -> i64
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generator(%arg0: i64) {
  %0 = torch_c.i64_to_generator %arg0
  %1 = torch_c.generator_to_i64 %0
  %2 = torch_c.get_next_seed : () -> i64
  return
}

// CHECK-LABEL: func.func @generic(%arg0: i64) {
// CHECK-NEXT:   %0 = torch_c.from_i64 %arg0
// CHECK-NEXT:   %1 = torch_c.to_i64 %0 {why}
// CHECK-NEXT:   %2 = torch_c.get_next_seed : () -> i64
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic(%arg0: i64) {
  %0 = "torch_c.from_i64"(%arg0) : (i64) -> !torch.int
  %1 = "torch_c.to_i64"(%0) {why} : (!torch.int) -> i64
  %2 = "torch_c.get_next_seed"() : () -> i64
  return
}
