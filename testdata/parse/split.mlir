// Parts of a file are read each on its own: names, symbols, aliases and
// resources of one are unknown in the next.
//
// RUN: assertion-opt --split-input-file %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt --split-input-file %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --split-input-file %s -o %t.theirs
// RUN: diff %t %t.theirs
//
// Locations count the lines of the whole file.
// RUN: assertion-opt --split-input-file --mlir-print-debuginfo --mlir-print-local-scope %s -o %t
// RUN: FileCheck %s --check-prefix=LOC --input-file=%t
// RUN: torch-mlir-opt --split-input-file --mlir-print-debuginfo --mlir-print-local-scope %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @f(%arg0: !torch.int) -> !torch.int attributes {map = #map} {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.add.int %arg0, %int1
// CHECK-NEXT:   return %0 : !torch.int
#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: !torch.int) -> !torch.int attributes {map = #map} {
  // LOC: torch.constant.int 1 loc("{{.*}}split.mlir":[[# @LINE + 1]]:11)
  %int1 = torch.constant.int 1
  // LOC: torch.aten.add.int {{.*}} loc("{{.*}}split.mlir":[[# @LINE + 1]]:8)
  %0 = torch.aten.add.int %arg0, %int1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

// -----

// CHECK: {{^// [-]+$}}
// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-LABEL: func.func @f() attributes {map = #map} {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   return
#map = affine_map<(d0) -> (d0 * 2)>
func.func @f() attributes {map = #map} {
  // LOC: torch.constant.int 1 loc("{{.*}}split.mlir":[[# @LINE + 1]]:11)
  %int1 = torch.constant.int 1
  return
}

// -----

// A module that is written is the one that is printed.
// CHECK: {{^// [-]+$}}
// CHECK-NEXT: module @m {
// CHECK-NEXT:   func.func private @f(!torch.none)
// CHECK-NEXT: }
module @m {
  // LOC: func.func private @f(!torch.none) loc("{{.*}}split.mlir":[[# @LINE + 1]]:3)
  func.func private @f(!torch.none)
}

// -----

// Resources belong to their part.
// CHECK: {{^// [-]+$}}
// CHECK: torch.vtensor.literal(dense_resource<blob> : tensor<1xf32>)
// CHECK: blob: "0x040000000000803F"
func.func @g() {
  // LOC: torch.vtensor.literal{{.*}} loc("{{.*}}split.mlir":[[# @LINE + 1]]:8)
  %0 = torch.vtensor.literal(dense_resource<blob> : tensor<1xf32>) : !torch.vtensor<[1],f32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803F"
    }
  }
#-}

// -----

// Nothing is an empty module.
// CHECK: {{^// [-]+$}}
// CHECK-NEXT: module {
// CHECK-NEXT: }
