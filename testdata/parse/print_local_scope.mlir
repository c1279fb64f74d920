// Without aliases: maps, encodings and locations stand in place.
//
// RUN: assertion-opt %s --mlir-print-debuginfo --mlir-print-local-scope -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t --mlir-print-debuginfo --mlir-print-local-scope -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @locations(%arg0: !torch.int loc("x")) {
// CHECK-NEXT:   %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int loc("model.py":1:2)
// CHECK-NEXT:   %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int loc(callsite("f" at fused<"p">["g"]))
// CHECK-NEXT:   %none = torch.constant.none {map = affine_map<(d0) -> (d0)>} loc("n"("model.py":3:4 to :9))
// CHECK-NEXT:   return loc(unknown)
// CHECK-NEXT: } loc(fused["a", "b"])
#map = affine_map<(d0) -> (d0)>
func.func @locations(%arg0: !torch.int loc("x")) {
  %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int loc("model.py":1:2)
  %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int loc(callsite("f" at fused<"p">["g", unknown]))
  %2 = torch.constant.none {map = #map} loc("n"("model.py":3:4 to :9))
  return loc(unknown)
} loc(fused["a", "b"])

// CHECK-LABEL: func.func private @encoding(!torch.vtensor<[2,2],f32,#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<2x2xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) loc(unknown)
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @encoding(!torch.vtensor<[2,2],f32,#csr>, tensor<2x2xf32, #csr>) loc(unknown)

// CHECK-LABEL: func.func @blocks(%arg0: i1 loc(unknown), %arg1: !torch.int loc("y")) {
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1(%arg1 : !torch.int), ^bb1(%arg1 : !torch.int) loc("branch")
// CHECK-NEXT: ^bb1(%0: !torch.int loc("z")):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   return loc("end")
// CHECK-NEXT: } loc(unknown)
func.func @blocks(%arg0: i1 loc(unknown), %arg1: !torch.int loc("y")) {
  cf.cond_br %arg0, ^bb1(%arg1 : !torch.int), ^bb1(%arg1 : !torch.int) loc("branch")
^bb1(%0: !torch.int loc("z")):
  return loc("end")
} loc(unknown)
