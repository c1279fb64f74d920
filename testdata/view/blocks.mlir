// Blocks of a function: each in which something is drawn is a cluster, the
// others are one node, and control goes along arrows of its own.
//
// A diamond with the assertion in one arm. What it reads is an argument of the
// entry, which is a cluster for that alone.
// RUN: assertion-opt --drop --view-function=arm --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=ARM --match-full-lines --strict-whitespace
//
// A value that a branch passes on enters the block as an argument; no slice
// reads what the entry has, so that has no names.
// RUN: assertion-opt --drop --view-function=passed --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=PASSED --match-full-lines --strict-whitespace
//
// The condition is computed in the entry, the assertion stands in its
// successor: a cluster in each block, both of the assertion's colour.
// RUN: assertion-opt --drop --view-function=apart --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=APART --match-full-lines --strict-whitespace
//
// A loop of blocks around the assertion: the arrow back is drawn too.
// RUN: assertion-opt --drop --view-function=back --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=BACK --match-full-lines --strict-whitespace
//
// Nothing in any block to draw: the function is one count.
// RUN: assertion-opt --drop --view-function=none --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=NONE --match-full-lines --strict-whitespace

func.func @arm(%c: i1, %d: i1) {
  cf.cond_br %c, ^left, ^right
^left:
  cf.assert %d, "on the left"
  cf.br ^join
^right:
  "my.right"() : () -> ()
  cf.br ^join
^join:
  return
}
//      ARM:legend: 1 assertion / 1 dropped / 1 of 7 operations go (dashed)
// ARM-NEXT:func.func @arm [place plain]
// ARM-NEXT:  ^bb0 [place plain]
// ARM-NEXT:    %arg0 / i1 [argument plain]
// ARM-NEXT:    %arg1 / i1 [capture plain]
// ARM-NEXT:    cf.cond_br [operation plain]
// ARM-NEXT:  ^bb1 [place plain]
// ARM-NEXT:    #1 dropped [slice dropped goes]
// ARM-NEXT:      cf.assert / %arg1 / “on the left” / blocks.mlir:[[#@LINE-16]] [assertion dropped goes]
// ARM-NEXT:    cf.br [operation plain]
// ARM-NEXT:    [block plain]
// ARM-NEXT:  3 operations [fold plain]
// ARM-NEXT:edges:
// ARM-NEXT:  %arg0 -> cf.cond_br [use plain]
// ARM-NEXT:  %arg1 -> cf.assert i1 [use dropped]
// ARM-NEXT:  cf.cond_br -> 3 operations [control plain]
// ARM-NEXT:  cf.cond_br -> () [control plain]
// ARM-NEXT:  cf.br -> 3 operations [control plain]
// ARM-NEXT:  () -> cf.assert [order plain]
// ARM-NEXT:  () -> cf.br [order plain]
//  ARM-NOT:{{.+}}

func.func @passed(%c: i1, %a: i32, %b: i32) {
  %zero = arith.constant 0 : i32
  cf.cond_br %c, ^use(%a : i32), ^use(%b : i32)
^use(%x: i32):
  %ok = arith.cmpi sgt, %x, %zero : i32
  cf.assert %ok, "positive"
  return
}
//      PASSED:legend: 1 assertion / 1 dropped / 3 of 6 operations go (dashed)
// PASSED-NEXT:func.func @passed [place plain]
// PASSED-NEXT:  ^bb1 [place plain]
// PASSED-NEXT:    #2 dropped [slice dropped goes]
// PASSED-NEXT:      arith.cmpi / %1 : i1 [operation dropped goes]
// PASSED-NEXT:      cf.assert / %0 > 0 / “positive” / blocks.mlir:[[#@LINE-8]] [assertion dropped goes]
// PASSED-NEXT:      0 [constant dropped goes]
// PASSED-NEXT:    %0 / i32 [capture plain]
// PASSED-NEXT:    [block plain]
// PASSED-NEXT:  cf.cond_br [operation plain]
// PASSED-NEXT:  other arguments [argument plain]
// PASSED-NEXT:edges:
// PASSED-NEXT:  %0 -> arith.cmpi i32 [use dropped]
// PASSED-NEXT:  cf.cond_br -> () [control plain]
// PASSED-NEXT:  arith.cmpi -> cf.assert [use dropped]
// PASSED-NEXT:  other arguments -> cf.cond_br [use plain]
// PASSED-NEXT:  () -> %0 [order plain]
// PASSED-NEXT:  () -> 0 [order plain]
// PASSED-NEXT:  0 -> arith.cmpi [use plain]
//  PASSED-NOT:{{.+}}

func.func @apart(%c: i1, %a: i32) {
  %ok = arith.cmpi sgt, %a, %a : i32
  cf.cond_br %c, ^check, ^end
^check:
  cf.assert %ok, "above itself"
  cf.br ^end
^end:
  return
}
//      APART:legend: 1 assertion / 1 always fails / 2 of 6 operations go (dashed)
// APART-NEXT:func.func @apart [place plain]
// APART-NEXT:  ^bb0 [place plain]
// APART-NEXT:    for #3 [slice false goes]
// APART-NEXT:      arith.cmpi / %0 : i1 [operation false goes]
// APART-NEXT:    %arg0 / i1 [argument plain]
// APART-NEXT:    %arg1 / i32 [capture plain]
// APART-NEXT:    cf.cond_br [operation plain]
// APART-NEXT:  ^bb1 [place plain]
// APART-NEXT:    #3 always fails, dropped [slice false goes]
// APART-NEXT:      cf.assert / %arg1 > %arg1 / “above itself” / blocks.mlir:[[#@LINE-15]] [assertion false goes]
// APART-NEXT:    cf.br [operation plain]
// APART-NEXT:    [block plain]
// APART-NEXT:  func.return [operation plain]
// APART-NEXT:edges:
// APART-NEXT:  %arg0 -> cf.cond_br [use plain]
// APART-NEXT:  %arg1 -> arith.cmpi i32 [use false]
// APART-NEXT:  arith.cmpi -> cf.assert [use false]
// APART-NEXT:  cf.cond_br -> func.return [control plain]
// APART-NEXT:  cf.cond_br -> () [control plain]
// APART-NEXT:  cf.br -> func.return [control plain]
// APART-NEXT:  () -> cf.assert [order plain]
// APART-NEXT:  () -> cf.br [order plain]
//  APART-NOT:{{.+}}

func.func @back(%n: i32, %c: i1) {
  cf.br ^head(%n : i32)
^head(%i: i32):
  cf.assert %c, "at every turn"
  %next = arith.subi %i, %n : i32
  cf.cond_br %c, ^head(%next : i32), ^end
^end:
  return
}
//      BACK:legend: 1 assertion / 1 dropped / 1 of 6 operations go (dashed)
// BACK-NEXT:func.func @back [place plain]
// BACK-NEXT:  ^bb0 [place plain]
// BACK-NEXT:    %arg0 / i32 [argument plain]
// BACK-NEXT:    %arg1 / i1 [capture plain]
// BACK-NEXT:    cf.br [operation plain]
// BACK-NEXT:  ^bb1 [place plain]
// BACK-NEXT:    #4 dropped [slice dropped goes]
// BACK-NEXT:      cf.assert / %arg1 / “at every turn” / blocks.mlir:[[#@LINE-14]] [assertion dropped goes]
// BACK-NEXT:    %0 / i32 [argument plain]
// BACK-NEXT:    arith.subi / %1 : i32 [operation plain]
// BACK-NEXT:    cf.cond_br [guarded plain]
// BACK-NEXT:    [block plain]
// BACK-NEXT:  func.return [operation plain]
// BACK-NEXT:edges:
// BACK-NEXT:  %arg0 -> cf.br [use plain]
// BACK-NEXT:  %arg0 -> arith.subi [use plain]
// BACK-NEXT:  %arg1 -> cf.assert i1 [use dropped]
// BACK-NEXT:  %arg1 -> cf.cond_br [use plain]
// BACK-NEXT:  %0 -> arith.subi [use plain]
// BACK-NEXT:  cf.br -> () [control plain]
// BACK-NEXT:  cf.assert -> cf.cond_br guards [guard dropped]
// BACK-NEXT:  arith.subi -> cf.cond_br [use plain]
// BACK-NEXT:  cf.cond_br -> func.return [control plain]
// BACK-NEXT:  cf.cond_br -> () [control plain]
// BACK-NEXT:  () -> %0 [order plain]
// BACK-NEXT:  () -> cf.assert [order plain]
//  BACK-NOT:{{.+}}

func.func @none(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  "my.a"() : () -> ()
  cf.br ^b
^b:
  return
}
//      NONE:legend: 0 assertions
// NONE-NEXT:func.func @none [place plain]
// NONE-NEXT:  4 operations [fold plain]
// NONE-NEXT:  other arguments [argument plain]
// NONE-NEXT:edges:
// NONE-NEXT:  other arguments -> 4 operations [use plain]
//  NONE-NOT:{{.+}}
