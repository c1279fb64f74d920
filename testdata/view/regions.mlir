// Operations with regions of their own: wrapped assertions, what captures into
// them, nested modules, and regions that have no name.
//
// A region is its assertion: what it holds is the slice, and it is kept.
// RUN: assertion-opt --view-function=wrapped --view=%t.dot %s
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=WRAPPED --match-full-lines --strict-whitespace
//
// Dropped as a whole.
// RUN: assertion-opt --drop --view-function=wrapped --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=DROP --match-full-lines --strict-whitespace
//
// Wrapping draws what it was given.
// RUN: assertion-opt --wrap --view-function=bare --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=WRAP --match-full-lines --strict-whitespace
// RUN: assertion-opt --view-function=bare --view=%t.2.dot %s
// RUN: diff %t.dot %t.2.dot
//
// Regions of an operation that has two are numbered where nothing names them.
// RUN: assertion-opt --drop --view-function=while --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=WHILE --match-full-lines --strict-whitespace
//
// Functions of a nested module stand in its cluster.
// RUN: assertion-opt --drop --view-function=inner --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=NESTED --match-full-lines --strict-whitespace
// RUN: assertion-opt --drop --view-function=deep --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=FUNCTION --match-full-lines --strict-whitespace
//
// An operation nobody knows, with an assertion inside: it stays around it.
// RUN: assertion-opt --drop --view-function=unknown --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=UNKNOWN --match-full-lines --strict-whitespace

func.func @wrapped(%a: i32) {
  %z = arith.constant 0 : i32
  "assertion.region"(%a, %z) ({
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi ne, %x, %y : i32
    cf.assert %c, "not zero"
  }) : (i32, i32) -> ()
  return
}
//      WRAPPED:legend: 1 assertion / 1 kept
// WRAPPED-NEXT:func.func @wrapped [place plain]
// WRAPPED-NEXT:  #1 kept [slice kept]
// WRAPPED-NEXT:    assertion.region [place plain]
// WRAPPED-NEXT:      %arg1 / i32 [argument plain]
// WRAPPED-NEXT:      %arg2 / i32 [argument plain]
// WRAPPED-NEXT:      assertion.region [operation kept]
// WRAPPED-NEXT:      arith.cmpi / %0 : i1 [operation kept]
// WRAPPED-NEXT:      cf.assert / %arg1 != %arg2 / “not zero” / regions.mlir:[[#@LINE-12]] [assertion kept]
// WRAPPED-NEXT:      0 [constant plain]
// WRAPPED-NEXT:  %arg0 / i32 [capture plain]
// WRAPPED-NEXT:edges:
// WRAPPED-NEXT:  %arg0 -> assertion.region i32 [use kept]
// WRAPPED-NEXT:  %arg1 -> arith.cmpi [use kept]
// WRAPPED-NEXT:  %arg2 -> arith.cmpi [use kept]
// WRAPPED-NEXT:  assertion.region -> %arg1 [control plain]
// WRAPPED-NEXT:  assertion.region -> %arg2 [control plain]
// WRAPPED-NEXT:  arith.cmpi -> cf.assert [use kept]
// WRAPPED-NEXT:  0 -> assertion.region [use plain]
//  WRAPPED-NOT:{{.+}}
//      DROP:legend: 1 assertion / 1 dropped / 4 of 6 operations go (dashed)
// DROP-NEXT:func.func @wrapped [place plain]
// DROP-NEXT:  #1 dropped [slice dropped goes]
// DROP-NEXT:    assertion.region [place plain goes]
// DROP-NEXT:      %arg1 / i32 [argument plain]
// DROP-NEXT:      %arg2 / i32 [argument plain]
// DROP-NEXT:      assertion.region [operation dropped goes]
// DROP-NEXT:      arith.cmpi / %0 : i1 [operation dropped goes]
// DROP-NEXT:      cf.assert / %arg1 != %arg2 / “not zero” / regions.mlir:[[#@LINE-32]] [assertion dropped goes]
// DROP-NEXT:      0 [constant dropped goes]
// DROP-NEXT:  %arg0 / i32 [capture plain]
// DROP-NEXT:edges:
// DROP-NEXT:  %arg0 -> assertion.region i32 [use dropped]
// DROP-NEXT:  %arg1 -> arith.cmpi [use dropped]
// DROP-NEXT:  %arg2 -> arith.cmpi [use dropped]
// DROP-NEXT:  assertion.region -> %arg1 [control plain]
// DROP-NEXT:  assertion.region -> %arg2 [control plain]
// DROP-NEXT:  arith.cmpi -> cf.assert [use dropped]
// DROP-NEXT:  0 -> assertion.region [use plain]
//  DROP-NOT:{{.+}}

func.func @bare(%a: i32) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %a, %z : i32
  cf.assert %c, "not zero"
  return
}
//      WRAP:legend: 1 assertion / 1 kept
// WRAP-NEXT:func.func @bare [place plain]
// WRAP-NEXT:  #2 kept [slice kept]
// WRAP-NEXT:    arith.cmpi / %0 : i1 [operation kept]
// WRAP-NEXT:    cf.assert / %arg0 != 0 / “not zero” / regions.mlir:[[#@LINE-7]] [assertion kept]
// WRAP-NEXT:    0 [constant plain]
// WRAP-NEXT:  %arg0 / i32 [capture plain]
// WRAP-NEXT:edges:
// WRAP-NEXT:  %arg0 -> arith.cmpi i32 [use kept]
// WRAP-NEXT:  arith.cmpi -> cf.assert [use kept]
// WRAP-NEXT:  0 -> arith.cmpi [use plain]
//  WRAP-NOT:{{.+}}

func.func @while(%n: i32, %c: i1) {
  %r = scf.while (%i = %n) : (i32) -> i32 {
    cf.assert %c, "before each turn"
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%j: i32):
    cf.assert %c, "in each turn"
    scf.yield %j : i32
  }
  return
}
//      WHILE:legend: 2 assertions / 2 dropped / 2 of 7 operations go (dashed)
// WHILE-NEXT:func.func @while [place plain]
// WHILE-NEXT:  scf.while [place plain]
// WHILE-NEXT:    region 0 [place plain]
// WHILE-NEXT:      #3 dropped [slice dropped goes]
// WHILE-NEXT:        cf.assert / %arg1 / “before each turn” / regions.mlir:[[#@LINE-14]] [assertion dropped goes]
// WHILE-NEXT:      %arg2 / i32 [argument plain]
// WHILE-NEXT:      scf.condition [guarded plain]
// WHILE-NEXT:    region 1 [place plain]
// WHILE-NEXT:      #4 dropped [slice dropped goes]
// WHILE-NEXT:        cf.assert / %arg1 / “in each turn” / regions.mlir:[[#@LINE-15]] [assertion dropped goes]
// WHILE-NEXT:      %arg2 / i32 [argument plain]
// WHILE-NEXT:      scf.yield [operation plain]
// WHILE-NEXT:    scf.while / %0 : i32 [operation plain]
// WHILE-NEXT:  %arg0 / i32 [argument plain]
// WHILE-NEXT:  %arg1 / i1 [capture plain]
// WHILE-NEXT:edges:
// WHILE-NEXT:  %arg0 -> scf.while [use plain]
// WHILE-NEXT:  %arg1 -> cf.assert i1 [use dropped]
// WHILE-NEXT:  %arg1 -> scf.condition [use plain]
// WHILE-NEXT:  %arg1 -> cf.assert i1 [use dropped]
// WHILE-NEXT:  %arg2 -> scf.condition [use plain]
// WHILE-NEXT:  %arg2 -> scf.yield [use plain]
// WHILE-NEXT:  scf.while -> %arg2 [control plain]
// WHILE-NEXT:  scf.while -> %arg2 [control plain]
// WHILE-NEXT:  cf.assert -> scf.condition guards [guard dropped]
// WHILE-NEXT:  scf.condition -> scf.while [repeat plain]
// WHILE-NEXT:  scf.yield -> scf.while [repeat plain]
//  WHILE-NOT:{{.+}}

module @inner {
  func.func @deep(%c: i1) {
    cf.assert %c, "deep"
    return
  }
  func.func @other() {
    return
  }
}
//      NESTED:legend: 1 assertion / 1 dropped / 1 of 6 operations go (dashed)
// NESTED-NEXT:builtin.module @inner [place plain]
// NESTED-NEXT:  func.func @deep [place plain]
// NESTED-NEXT:    #5 dropped [slice dropped goes]
// NESTED-NEXT:      cf.assert / %arg0 / “deep” / regions.mlir:[[#@LINE-11]] [assertion dropped goes]
// NESTED-NEXT:    %arg0 / i1 [capture plain]
// NESTED-NEXT:  1 function / 2 operations [fold plain]
// NESTED-NEXT:edges:
// NESTED-NEXT:  %arg0 -> cf.assert i1 [use dropped]
//  NESTED-NOT:{{.+}}
//      FUNCTION:legend: 1 assertion / 1 dropped / 1 of 3 operations go (dashed)
// FUNCTION-NEXT:func.func @deep [place plain]
// FUNCTION-NEXT:  #5 dropped [slice dropped goes]
// FUNCTION-NEXT:    cf.assert / %arg0 / “deep” / regions.mlir:[[#@LINE-20]] [assertion dropped goes]
// FUNCTION-NEXT:  %arg0 / i1 [capture plain]
// FUNCTION-NEXT:edges:
// FUNCTION-NEXT:  %arg0 -> cf.assert i1 [use dropped]
//  FUNCTION-NOT:{{.+}}

func.func @unknown(%c: i1) {
  %d = arith.ori %c, %c : i1
  "my.loop"(%c) ({
    cf.assert %d, "each time"
    "my.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
//      UNKNOWN:legend: 1 assertion / 1 dropped / 2 of 6 operations go (dashed)
// UNKNOWN-NEXT:func.func @unknown [place plain]
// UNKNOWN-NEXT:  my.loop [place plain]
// UNKNOWN-NEXT:    #6 dropped [slice dropped goes]
// UNKNOWN-NEXT:      cf.assert / %arg0 or %arg0 / “each time” / regions.mlir:[[#@LINE-9]] [assertion dropped goes]
// UNKNOWN-NEXT:    my.loop [operation plain]
// UNKNOWN-NEXT:    my.yield [operation plain]
// UNKNOWN-NEXT:  for #6 [slice dropped goes]
// UNKNOWN-NEXT:    arith.ori / %0 : i1 [operation dropped goes]
// UNKNOWN-NEXT:  %arg0 / i1 [capture plain]
// UNKNOWN-NEXT:edges:
// UNKNOWN-NEXT:  %arg0 -> arith.ori i1 [use dropped]
// UNKNOWN-NEXT:  %arg0 -> my.loop [use plain]
// UNKNOWN-NEXT:  arith.ori -> cf.assert [use dropped]
// UNKNOWN-NEXT:  my.loop -> cf.assert [control plain]
//  UNKNOWN-NOT:{{.+}}
