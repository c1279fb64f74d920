// One function, one assertion.
// RUN: assertion-opt --view=%t.dot --view-function=second %s
// RUN: FileCheck %s --check-prefix=FUNCTION < %t.dot
// FUNCTION: 1 assertion<
// FUNCTION-NOT: @first
// FUNCTION: @second
// FUNCTION: #2 kept
// FUNCTION-NOT: @first
//
// RUN: assertion-opt --view=%t.dot --view-assertion=1 %s
// RUN: FileCheck %s --check-prefix=ASSERTION < %t.dot
// ASSERTION: 1 assertion<
// ASSERTION: #1 kept
// ASSERTION-NOT: #2
//
// How far operations are drawn one by one.
// RUN: assertion-opt --view=%t.dot --view-function=first --view-depth=0 %s
// RUN: FileCheck %s --check-prefix=DEPTH0 < %t.dot
// DEPTH0: 7 operations
// DEPTH0-NOT: <b>test.a
// RUN: assertion-opt --view=%t.dot --view-function=first --view-depth=1 %s
// RUN: FileCheck %s --check-prefix=DEPTH1 < %t.dot
// DEPTH1: class="guarded plain"
// DEPTH1: <b>test.a</b>
// DEPTH1: 5 operations
// RUN: assertion-opt --view=%t.dot --view-function=first --view-depth=3 %s
// RUN: FileCheck %s --check-prefix=DEPTH3 < %t.dot
// DEPTH3: <b>test.a</b>
// DEPTH3: <b>test.b</b>
// DEPTH3: <b>test.c</b>
// DEPTH3: 3 operations
// RUN: assertion-opt --view=%t.dot --view-function=first --view-all %s
// RUN: FileCheck %s --check-prefix=ALL < %t.dot
// ALL: #1 kept
// ALL: <b>test.e</b>
// ALL-NOT: operations
//
// What the verbs leave beside what they were given.
// RUN: assertion-opt --drop --quiet --view=%t.dot --view-before-after %s -o %t.mlir
// RUN: FileCheck %s --check-prefix=BEFORE < %t.dot
// BEFORE: <b>before: {{[0-9]+}} operations</b>
// BEFORE: #1 dropped
// BEFORE: #2 dropped
// BEFORE: <b>after: {{[0-9]+}} operations</b>
// BEFORE: @first
// BEFORE-NOT: dropped</b>
//
// Where a click leads.
// RUN: assertion-opt --view=%t.dot --view-assertion=1 %s
// RUN: FileCheck %s --check-prefix=LINK < %t.dot
// LINK: URL="models/my%20model.py#12"
// RUN: assertion-opt --view=%t.dot --view-assertion=1 '--view-link=https://host/{file}?a=b&l={line}#{column}' %s
// RUN: FileCheck %s --check-prefix=TEMPLATE < %t.dot
// TEMPLATE: URL="https://host/models/my%20model.py?a=b&amp;l=12#3"
// RUN: assertion-opt --view=%t.dot --view-assertion=1 --view-link= %s
// RUN: not grep URL= %t.dot
//
// Assertions that are not selected stay, and are drawn as such.
// RUN: assertion-opt --drop --only=second --quiet --view=%t.dot %s -o %t.mlir
// RUN: FileCheck %s --check-prefix=ONLY < %t.dot
// ONLY: 1 assertion<
// ONLY: class="assertion kept"
// ONLY: #1 dropped

func.func @first(%x: tensor<?xf32>, %b: i1) {
  "test.check"(%b) : (i1) -> ()
  cf.assert %b, "in first" loc("add"("models/my model.py":12:3))
  %0 = "test.a"(%x, %b) : (tensor<?xf32>, i1) -> tensor<?xf32>
  %1 = "test.b"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = "test.c"(%1) : (tensor<?xf32>) -> tensor<?xf32>
  %3 = "test.d"(%2) : (tensor<?xf32>) -> tensor<?xf32>
  "test.e"(%3) : (tensor<?xf32>) -> ()
  return
}
func.func @second(%b: i1) {
  cf.assert %b, "in second"
  return
}
