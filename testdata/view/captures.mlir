// What a slice reads: a bold outline, and the type on the edge into the slice.
//
// Arguments and results of operations that stay; an argument that only those
// read is plain.
// RUN: assertion-opt --drop --view-function=mixed --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=MIXED --match-full-lines --strict-whitespace
//
// A constant that the program needs too is no capture: it stands beside its
// use, and not as one that goes.
// RUN: assertion-opt --drop --view-function=constant --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=CONSTANT --match-full-lines --strict-whitespace
//
// Several results of one operation, one of which is read.
// RUN: assertion-opt --drop --view-function=results --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=RESULTS --match-full-lines --strict-whitespace
//
// An effect in the chain ends the slice: what it gives is read.
// RUN: assertion-opt --drop --view-function=effect --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=EFFECT --match-full-lines --strict-whitespace
//
// A value with more than six uses: its name stands beside each of them.
// RUN: assertion-opt --drop --view-function=many --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=MANY --match-full-lines --strict-whitespace
//
// More arguments than have a node each: those that no slice reads are one.
// RUN: assertion-opt --drop --view-function=wide --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=WIDE --match-full-lines --strict-whitespace
//
// At depth 0 nothing is drawn but slices, so nothing is bold.
// RUN: assertion-opt --drop --view-depth=0 --view-function=mixed --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=DEPTH --match-full-lines --strict-whitespace

func.func @mixed(%a: i32, %b: i32) -> i32 {
  %s = arith.addi %a, %b : i32
  %c = arith.cmpi slt, %s, %a : i32
  cf.assert %c, "grows"
  return %s : i32
}
//      MIXED:legend: 1 assertion / 1 dropped / 2 of 5 operations go (dashed)
// MIXED-NEXT:func.func @mixed [place plain]
// MIXED-NEXT:  #1 dropped [slice dropped goes]
// MIXED-NEXT:    arith.cmpi / %1 : i1 [operation dropped goes]
// MIXED-NEXT:    cf.assert / %arg0 + %arg1 < %arg0 / “grows” / captures.mlir:[[#@LINE-7]] [assertion dropped goes]
// MIXED-NEXT:  %arg0 / i32 [capture plain]
// MIXED-NEXT:  %arg1 / i32 [argument plain]
// MIXED-NEXT:  arith.addi / %0 : i32 [capture plain]
// MIXED-NEXT:  func.return [guarded plain]
// MIXED-NEXT:edges:
// MIXED-NEXT:  %arg0 -> arith.addi [use plain]
// MIXED-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// MIXED-NEXT:  %arg1 -> arith.addi [use plain]
// MIXED-NEXT:  arith.addi -> arith.cmpi i32 [use dropped]
// MIXED-NEXT:  arith.addi -> func.return [use plain]
// MIXED-NEXT:  arith.cmpi -> cf.assert [use dropped]
// MIXED-NEXT:  cf.assert -> func.return guards [guard dropped]
//  MIXED-NOT:{{.+}}
//      DEPTH:legend: 1 assertion / 1 dropped / 2 of 5 operations go (dashed)
// DEPTH-NEXT:func.func @mixed [place plain]
// DEPTH-NEXT:  #1 dropped [slice dropped goes]
// DEPTH-NEXT:    arith.cmpi / %1 : i1 [operation dropped goes]
// DEPTH-NEXT:    cf.assert / %arg0 + %arg1 < %arg0 / “grows” / captures.mlir:[[#@LINE-25]] [assertion dropped goes]
// DEPTH-NEXT:  %arg0 / i32 [argument plain]
// DEPTH-NEXT:  %arg1 / i32 [argument plain]
// DEPTH-NEXT:  2 operations [fold plain]
// DEPTH-NEXT:edges:
// DEPTH-NEXT:  %arg0 -> 2 operations [use plain]
// DEPTH-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// DEPTH-NEXT:  %arg1 -> 2 operations [use plain]
// DEPTH-NEXT:  2 operations -> arith.cmpi i32 [use dropped]
// DEPTH-NEXT:  arith.cmpi -> cf.assert [use dropped]
//  DEPTH-NOT:{{.+}}

func.func @constant(%a: i32) -> i32 {
  %seven = arith.constant 7 : i32
  %c = arith.cmpi ne, %a, %seven : i32
  cf.assert %c, "not seven"
  return %seven : i32
}
//      CONSTANT:legend: 1 assertion / 1 dropped / 2 of 5 operations go (dashed)
// CONSTANT-NEXT:func.func @constant [place plain]
// CONSTANT-NEXT:  #2 dropped [slice dropped goes]
// CONSTANT-NEXT:    arith.cmpi / %0 : i1 [operation dropped goes]
// CONSTANT-NEXT:    cf.assert / %arg0 != 7 / “not seven” / captures.mlir:[[#@LINE-7]] [assertion dropped goes]
// CONSTANT-NEXT:    7 [constant plain]
// CONSTANT-NEXT:  %arg0 / i32 [capture plain]
// CONSTANT-NEXT:  func.return [operation plain]
// CONSTANT-NEXT:edges:
// CONSTANT-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// CONSTANT-NEXT:  arith.cmpi -> cf.assert [use dropped]
// CONSTANT-NEXT:  7 -> arith.cmpi [use plain]
//  CONSTANT-NOT:{{.+}}

func.func @results(%a: i32, %b: i32) -> i32 {
  %s, %over = arith.addui_extended %a, %b : i32, i1
  cf.assert %over, "overflows"
  return %s : i32
}
//      RESULTS:legend: 1 assertion / 1 dropped / 1 of 4 operations go (dashed)
// RESULTS-NEXT:func.func @results [place plain]
// RESULTS-NEXT:  #3 dropped [slice dropped goes]
// RESULTS-NEXT:    cf.assert / %overflow / “overflows” / captures.mlir:[[#@LINE-6]] [assertion dropped goes]
// RESULTS-NEXT:  %arg0 / i32 [argument plain]
// RESULTS-NEXT:  %arg1 / i32 [argument plain]
// RESULTS-NEXT:  arith.addui_extended / %sum, %overflow [capture plain]
// RESULTS-NEXT:  func.return [operation plain]
// RESULTS-NEXT:edges:
// RESULTS-NEXT:  %arg0 -> arith.addui_extended [use plain]
// RESULTS-NEXT:  %arg1 -> arith.addui_extended [use plain]
// RESULTS-NEXT:  arith.addui_extended -> cf.assert i1 [use dropped]
// RESULTS-NEXT:  arith.addui_extended -> func.return [use plain]
//  RESULTS-NOT:{{.+}}

func.func @effect(%m: memref<2xi1>, %i: index) {
  %c = "my.read"(%m, %i) : (memref<2xi1>, index) -> i1
  cf.assert %c, "set"
  return
}
//      EFFECT:legend: 1 assertion / 1 dropped / 1 of 4 operations go (dashed)
// EFFECT-NEXT:func.func @effect [place plain]
// EFFECT-NEXT:  #4 dropped [slice dropped goes]
// EFFECT-NEXT:    cf.assert / %0 / “set” / captures.mlir:[[#@LINE-6]] [assertion dropped goes]
// EFFECT-NEXT:  %arg0 / memref<2xi1> [argument plain]
// EFFECT-NEXT:  %arg1 / index [argument plain]
// EFFECT-NEXT:  my.read / %0 : i1 [capture plain]
// EFFECT-NEXT:edges:
// EFFECT-NEXT:  %arg0 -> my.read [use plain]
// EFFECT-NEXT:  %arg1 -> my.read [use plain]
// EFFECT-NEXT:  my.read -> cf.assert i1 [use dropped]
//  EFFECT-NOT:{{.+}}

func.func @many(%a: i32) {
  %b = arith.muli %a, %a : i32
  "my.keep"(%b) : (i32) -> ()
  %0 = arith.addi %b, %b : i32
  %1 = arith.addi %0, %b : i32
  %2 = arith.addi %1, %b : i32
  %3 = arith.addi %2, %b : i32
  %4 = arith.addi %3, %b : i32
  %c = arith.cmpi slt, %4, %b : i32
  cf.assert %c, "wraps"
  return
}
//      MANY:legend: 1 assertion / 1 dropped / 7 of 11 operations go (dashed)
// MANY-NEXT:func.func @many [place plain]
// MANY-NEXT:  #5 dropped [slice dropped goes]
// MANY-NEXT:    arith.addi / %1 : i32 [operation dropped goes]
// MANY-NEXT:    arith.addi / %2 : i32 [operation dropped goes]
// MANY-NEXT:    arith.addi / %3 : i32 [operation dropped goes]
// MANY-NEXT:    arith.addi / %4 : i32 [operation dropped goes]
// MANY-NEXT:    arith.addi / %5 : i32 [operation dropped goes]
// MANY-NEXT:    arith.cmpi / %6 : i1 [operation dropped goes]
// MANY-NEXT:    cf.assert / %arg0 * %arg0 + %arg0 * %arg0 + %arg0 * %arg0 + %arg0 *  / %arg0 + %arg0 * %arg0 + %arg0 * %arg0 < %arg0 * %arg0 / “wraps” / captures.mlir:[[#@LINE-12]] [assertion dropped goes]
// MANY-NEXT:    %0 [reference plain]
// MANY-NEXT:  %arg0 / i32 [argument plain]
// MANY-NEXT:  arith.muli / %0 : i32 [capture plain]
// MANY-NEXT:  2 operations [fold plain]
// MANY-NEXT:edges:
// MANY-NEXT:  %arg0 -> arith.muli [use plain]
// MANY-NEXT:  arith.muli -> 2 operations [use plain]
// MANY-NEXT:  arith.muli -> arith.addi i32 [use dropped]
// MANY-NEXT:  arith.muli -> arith.addi i32 [use dropped]
// MANY-NEXT:  arith.muli -> arith.addi i32 [use dropped]
// MANY-NEXT:  arith.muli -> arith.addi i32 [use dropped]
// MANY-NEXT:  arith.muli -> arith.addi i32 [use dropped]
// MANY-NEXT:  arith.addi -> arith.addi [use dropped]
// MANY-NEXT:  arith.addi -> arith.addi [use dropped]
// MANY-NEXT:  arith.addi -> arith.addi [use dropped]
// MANY-NEXT:  arith.addi -> arith.addi [use dropped]
// MANY-NEXT:  arith.addi -> arith.cmpi [use dropped]
// MANY-NEXT:  arith.cmpi -> cf.assert [use dropped]
// MANY-NEXT:  %0 -> arith.cmpi [use dropped]
//  MANY-NOT:{{.+}}

func.func @wide(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %f: i1, %g: i1, %h: i1, %i: i1, %j: i1, %k: i1, %l: i1, %m: i1) {
  cf.assert %c, "the third"
  return
}
//      WIDE:legend: 1 assertion / 1 dropped / 1 of 3 operations go (dashed)
// WIDE-NEXT:func.func @wide [place plain]
// WIDE-NEXT:  #6 dropped [slice dropped goes]
// WIDE-NEXT:    cf.assert / %arg2 / “the third” / captures.mlir:[[#@LINE-6]] [assertion dropped goes]
// WIDE-NEXT:  other arguments [argument plain]
// WIDE-NEXT:  %arg2 / i1 [capture plain]
// WIDE-NEXT:edges:
// WIDE-NEXT:  %arg2 -> cf.assert i1 [use dropped]
//  WIDE-NOT:{{.+}}
