// Modules within the module, and symbols of each.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: module @inner {
// CHECK-NEXT:   func.func private @f(!torch.int)
// CHECK-NEXT: }
module @inner {
  func.func private @f(!torch.int)
}

// CHECK-LABEL: module @long attributes {torch.debug_module_name = "M", x.why = "attribute"} {
// CHECK-NEXT:   func.func private @f(!torch.int)
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT: }
builtin.module @long attributes {x.why = "attribute", torch.debug_module_name = "M"} {
  func.func private @f(!torch.int)
  module {
  }
}

// CHECK: module attributes {x.y} {
// CHECK-NEXT: }
module attributes {x.y} {
}

// CHECK-LABEL: func.func @f() attributes {ref = @inner::@f} {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() attributes {ref = @inner::@f} {
  return
}
