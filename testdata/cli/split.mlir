// Parts are printed with the marker between, as mlir-opt does.
//
// RUN: split-file %s %t
//
// RUN: assertion-opt --split-input-file %t/in.mlir > %t/1
// RUN: mlir-opt --split-input-file %t/in.mlir > %t/2
// RUN: diff %t/1 %t/2
//
// Locations are those of the whole file.
// RUN: assertion-opt -split-input-file --mlir-print-debuginfo < %t/modules.mlir > %t/1
// RUN: mlir-opt -split-input-file --mlir-print-debuginfo < %t/modules.mlir > %t/2
// RUN: diff %t/1 %t/2
//
// RUN: assertion-opt -split-input-file=//=== %t/in.mlir > %t/1
// RUN: mlir-opt -split-input-file=//=== %t/in.mlir > %t/2
// RUN: diff %t/1 %t/2
// RUN: FileCheck %s --check-prefix=MARKER --input-file=%t/1
//
// RUN: assertion-opt -split-input-file= %t/in.mlir | FileCheck %s
//
// Without the option, or where its marker is not in it, it is one module.
// RUN: assertion-opt %t/in.mlir | FileCheck %s --check-prefix=WHOLE
// RUN: assertion-opt -split-input-file=nowhere %t/in.mlir | FileCheck %s --check-prefix=WHOLE

// CHECK: @a
// CHECK: {{^}}// -----{{$}}
// CHECK: @b
// CHECK: {{^}}// -----{{$}}
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK: {{^}}// -----{{$}}
// CHECK: @c
// CHECK: @d

// WHOLE-NOT: // -----
// WHOLE: @a
// WHOLE: @d
// WHOLE-NOT: // -----

// MARKER: @a
// MARKER: @c
// MARKER: {{^}}// -----{{$}}
// MARKER: @d

//--- in.mlir
func.func private @a()

// -----

func.func private @b()
// -----
// -----
func.func private @c()
//===
func.func private @d()
//--- modules.mlir
module @a {
  func.func private @a()
}

// -----
module @b {
  func.func private @b()
}
// -----

  module @c {
  }
