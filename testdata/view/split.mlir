// Each part of an input is a cluster of its own, named by its line.
// RUN: assertion-opt --split-input-file --view=%t.dot %s
// RUN: FileCheck %s < %t.dot
// CHECK: 3 assertions<
// CHECK: <b>line 1</b>
// CHECK: first
// CHECK: <b>line 20</b>
// CHECK: second
// CHECK: third
//
// RUN: assertion-opt --split-input-file --view=%t.dot --view-function=g %s
// RUN: FileCheck %s --check-prefix=G < %t.dot
// G-NOT: first
// G: second
func.func @f(%b: i1) {
  cf.assert %b, "first"
  return
}
// -----
func.func @g(%b: i1) {
  cf.assert %b, "second"
  cf.assert %b, "third"
  return
}
