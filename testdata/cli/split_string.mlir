// A marker inside a string or behind other text does not divide.
//
// RUN: assertion-opt --split-input-file %s | FileCheck %s

module {
  func.func @f(%c: i1) {
    cf.assert %c, "a // ----- b" // -----
    cf.assert %c, "\0A// -----\0A"
    return
  }
}
   // -----
func.func private @g()
// ----- here is more
func.func private @h()

// CHECK: cf.assert %arg0, "a // ----- b"
// CHECK: cf.assert %arg0, "\0A// -----\0A"
// CHECK: {{^}}// -----{{$}}
// CHECK: func.func private @g
// CHECK-NOT: {{^}}// -----
// CHECK: func.func private @h
