// What verbs leave beside what they were given: two clusters, the legend counts
// the first.
//
// Dropped: on the right the check is gone, and what it guarded is a count.
// RUN: assertion-opt --drop --view-before-after --view-function=f --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=DROP --match-full-lines --strict-whitespace
//
// Wrapped: on the right it is a region.
// RUN: assertion-opt --wrap --view-before-after --view-function=f --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=WRAP --match-full-lines --strict-whitespace
//
// Only one of two is selected: it is gone on the right, the other is kept.
// RUN: assertion-opt --drop --match=other --view-before-after --view-function=g --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=ONE --match-full-lines --strict-whitespace
//
// A verb that finds nothing to do leaves the same.
// RUN: assertion-opt --dce --view-before-after --view-function=h --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=SAME --match-full-lines --strict-whitespace
//
// Each part of an input has both.
// RUN: assertion-opt --split-input-file=//=== --drop --quiet --view=%t.dot --view-before-after %s -o /dev/null
// RUN: grep -o '<b>line [0-9]*[^<]*' %t.dot | FileCheck %s --check-prefix=PARTS
//      PARTS: <b>line 1, before: {{[0-9]+}} operations
// PARTS-NEXT: <b>line 1, after: {{[0-9]+}} operations
// PARTS-NEXT: <b>line [[#@LINE+11]], before: {{[0-9]+}} operations
// PARTS-NEXT: <b>line [[#@LINE+10]], after: {{[0-9]+}} operations
//  PARTS-NOT: {{.}}

func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  cf.assert %c, "less"
  %s = arith.subi %b, %a : i32
  return %s : i32
}
//===
func.func @g(%c: i1, %d: i1) {
  cf.assert %c, "this"
  cf.assert %d, "the other"
  return
}
func.func @h(%c: i1) {
  cf.assert %c, "h"
  return
}
//      DROP:legend: 1 assertion / 1 dropped / 2 of 5 operations go (dashed)
// DROP-NEXT:before: 5 operations [place plain]
// DROP-NEXT:  func.func @f [place plain]
// DROP-NEXT:    #1 dropped [slice dropped goes]
// DROP-NEXT:      arith.cmpi / %0 : i1 [operation dropped goes]
// DROP-NEXT:      cf.assert / %arg0 < %arg1 / “less” / before_after.mlir:[[#@LINE-19]] [assertion dropped goes]
// DROP-NEXT:    %arg0 / i32 [capture plain]
// DROP-NEXT:    %arg1 / i32 [capture plain]
// DROP-NEXT:    arith.subi / %1 : i32 [guarded plain]
// DROP-NEXT:    func.return [operation plain]
// DROP-NEXT:after: 3 operations [place plain]
// DROP-NEXT:  func.func @f [place plain]
// DROP-NEXT:    %arg0 / i32 [argument plain]
// DROP-NEXT:    %arg1 / i32 [argument plain]
// DROP-NEXT:    2 operations [fold plain]
// DROP-NEXT:edges:
// DROP-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// DROP-NEXT:  %arg0 -> arith.subi [use plain]
// DROP-NEXT:  %arg1 -> arith.cmpi i32 [use dropped]
// DROP-NEXT:  %arg1 -> arith.subi [use plain]
// DROP-NEXT:  arith.cmpi -> cf.assert [use dropped]
// DROP-NEXT:  cf.assert -> arith.subi guards [guard dropped]
// DROP-NEXT:  arith.subi -> func.return [use plain]
// DROP-NEXT:  %arg0 -> 2 operations [use plain]
// DROP-NEXT:  %arg1 -> 2 operations [use plain]
//  DROP-NOT:{{.+}}
//      WRAP:legend: 1 assertion / 1 kept
// WRAP-NEXT:before: 5 operations [place plain]
// WRAP-NEXT:  func.func @f [place plain]
// WRAP-NEXT:    #1 kept [slice kept]
// WRAP-NEXT:      arith.cmpi / %0 : i1 [operation kept]
// WRAP-NEXT:      cf.assert / %arg0 < %arg1 / “less” / before_after.mlir:[[#@LINE-45]] [assertion kept]
// WRAP-NEXT:    %arg0 / i32 [capture plain]
// WRAP-NEXT:    %arg1 / i32 [capture plain]
// WRAP-NEXT:    arith.subi / %1 : i32 [guarded plain]
// WRAP-NEXT:    func.return [operation plain]
// WRAP-NEXT:after: 6 operations [place plain]
// WRAP-NEXT:  func.func @f [place plain]
// WRAP-NEXT:    #1 kept [slice kept]
// WRAP-NEXT:      assertion.region [place plain]
// WRAP-NEXT:        %arg2 / i32 [argument plain]
// WRAP-NEXT:        %arg3 / i32 [argument plain]
// WRAP-NEXT:        assertion.region [operation kept]
// WRAP-NEXT:        arith.cmpi / %1 : i1 [operation kept]
// WRAP-NEXT:        cf.assert / %arg2 < %arg3 / “less” / before_after.mlir:[[#@LINE-58]] [assertion kept]
// WRAP-NEXT:    %arg0 / i32 [capture plain]
// WRAP-NEXT:    %arg1 / i32 [capture plain]
// WRAP-NEXT:    arith.subi / %0 : i32 [guarded plain]
// WRAP-NEXT:    func.return [operation plain]
// WRAP-NEXT:edges:
// WRAP-NEXT:  %arg0 -> arith.cmpi i32 [use kept]
// WRAP-NEXT:  %arg0 -> arith.subi [use plain]
// WRAP-NEXT:  %arg1 -> arith.cmpi i32 [use kept]
// WRAP-NEXT:  %arg1 -> arith.subi [use plain]
// WRAP-NEXT:  arith.cmpi -> cf.assert [use kept]
// WRAP-NEXT:  cf.assert -> arith.subi guards [guard kept]
// WRAP-NEXT:  arith.subi -> func.return [use plain]
// WRAP-NEXT:  %arg0 -> assertion.region i32 [use kept]
// WRAP-NEXT:  %arg0 -> arith.subi [use plain]
// WRAP-NEXT:  %arg1 -> assertion.region i32 [use kept]
// WRAP-NEXT:  %arg1 -> arith.subi [use plain]
// WRAP-NEXT:  %arg2 -> arith.cmpi [use kept]
// WRAP-NEXT:  %arg3 -> arith.cmpi [use kept]
// WRAP-NEXT:  assertion.region -> %arg2 [control plain]
// WRAP-NEXT:  assertion.region -> %arg3 [control plain]
// WRAP-NEXT:  arith.cmpi -> cf.assert [use kept]
// WRAP-NEXT:  cf.assert -> arith.subi guards [guard kept]
// WRAP-NEXT:  arith.subi -> func.return [use plain]
//  WRAP-NOT:{{.+}}
//      ONE:legend: 1 assertion / 1 dropped / 1 of 4 operations go (dashed)
// ONE-NEXT:before: 4 operations [place plain]
// ONE-NEXT:  func.func @g [place plain]
// ONE-NEXT:    #1 dropped [slice dropped goes]
// ONE-NEXT:      cf.assert / %arg1 / “the other” / before_after.mlir:[[#@LINE-80]] [assertion dropped goes]
// ONE-NEXT:    %arg0 / i1 [argument plain]
// ONE-NEXT:    %arg1 / i1 [capture plain]
// ONE-NEXT:    cf.assert [assertion kept]
// ONE-NEXT:after: 3 operations [place plain]
// ONE-NEXT:  func.func @g [place plain]
// ONE-NEXT:    %arg0 / i1 [argument plain]
// ONE-NEXT:    %arg1 / i1 [argument plain]
// ONE-NEXT:    cf.assert [assertion kept]
// ONE-NEXT:edges:
// ONE-NEXT:  %arg0 -> cf.assert [use kept]
// ONE-NEXT:  %arg1 -> cf.assert i1 [use dropped]
// ONE-NEXT:  %arg0 -> cf.assert [use kept]
//  ONE-NOT:{{.+}}
//      SAME:legend: 1 assertion / 1 kept
// SAME-NEXT:before: 3 operations [place plain]
// SAME-NEXT:  func.func @h [place plain]
// SAME-NEXT:    #4 kept [slice kept]
// SAME-NEXT:      cf.assert / %arg0 / “h” / before_after.mlir:[[#@LINE-94]] [assertion kept]
// SAME-NEXT:    %arg0 / i1 [capture plain]
// SAME-NEXT:after: 3 operations [place plain]
// SAME-NEXT:  func.func @h [place plain]
// SAME-NEXT:    #4 kept [slice kept]
// SAME-NEXT:      cf.assert / %arg0 / “h” / before_after.mlir:[[#@LINE-99]] [assertion kept]
// SAME-NEXT:    %arg0 / i1 [capture plain]
// SAME-NEXT:edges:
// SAME-NEXT:  %arg0 -> cf.assert i1 [use kept]
// SAME-NEXT:  %arg0 -> cf.assert i1 [use kept]
//  SAME-NOT:{{.+}}
