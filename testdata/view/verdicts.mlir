// What is known of an assertion has a colour and a word of its own, whatever
// the verb; what always fails is said first.
// RUN: assertion-opt --view=%t.dot %s
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=KEPT --match-full-lines --strict-whitespace
// RUN: assertion-opt --drop --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=DROP --match-full-lines --strict-whitespace
//
// Not selected: it is drawn, in the colour of what stays, and not counted.
// RUN: assertion-opt --drop --match=unknown --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=SELECTED --match-full-lines --strict-whitespace
//
// At the entry of the function all are kept, and that is an effect of the
// option alone.
// RUN: assertion-opt --drop --keep-at-entry --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=ENTRY --match-full-lines --strict-whitespace

func.func @f(%c: i1) {
  %false = arith.constant false
  %true = arith.constant true
  %never = arith.andi %c, %false : i1
  %ever = arith.ori %c, %true : i1
  cf.assert %c, "unknown"
  cf.assert %ever, "holds"
  cf.assert %never, "fails"
  return
}
//      KEPT:legend: 3 assertions / 1 kept / 1 always fails / 1 always holds
// KEPT-NEXT:func.func @f [place plain]
// KEPT-NEXT:  #3 always fails, kept [slice false]
// KEPT-NEXT:    arith.andi / %0 : i1 [operation false]
// KEPT-NEXT:    cf.assert / %arg0 and false / “fails” / verdicts.mlir:[[#@LINE-7]] [assertion false]
// KEPT-NEXT:    false [constant plain]
// KEPT-NEXT:  #2 always holds, kept [slice true]
// KEPT-NEXT:    arith.ori / %1 : i1 [operation true]
// KEPT-NEXT:    cf.assert / %arg0 or true / “holds” / verdicts.mlir:[[#@LINE-12]] [assertion true]
// KEPT-NEXT:    true [constant plain]
// KEPT-NEXT:  #1 kept [slice kept]
// KEPT-NEXT:    cf.assert / %arg0 / “unknown” / verdicts.mlir:[[#@LINE-16]] [assertion kept]
// KEPT-NEXT:  %arg0 / i1 [capture plain]
// KEPT-NEXT:edges:
// KEPT-NEXT:  %arg0 -> arith.andi i1 [use false]
// KEPT-NEXT:  %arg0 -> arith.ori i1 [use true]
// KEPT-NEXT:  %arg0 -> cf.assert i1 [use kept]
// KEPT-NEXT:  arith.andi -> cf.assert [use false]
// KEPT-NEXT:  arith.ori -> cf.assert [use true]
// KEPT-NEXT:  false -> arith.andi [use plain]
// KEPT-NEXT:  true -> arith.ori [use plain]
//  KEPT-NOT:{{.+}}
//      DROP:legend: 3 assertions / 1 dropped / 1 always fails / 1 always holds / 7 of 10 operations go (dashed)
// DROP-NEXT:func.func @f [place plain]
// DROP-NEXT:  #3 always fails, dropped [slice false goes]
// DROP-NEXT:    arith.andi / %0 : i1 [operation false goes]
// DROP-NEXT:    cf.assert / %arg0 and false / “fails” / verdicts.mlir:[[#@LINE-29]] [assertion false goes]
// DROP-NEXT:    false [constant false goes]
// DROP-NEXT:  #2 always holds, dropped [slice true goes]
// DROP-NEXT:    arith.ori / %1 : i1 [operation true goes]
// DROP-NEXT:    cf.assert / %arg0 or true / “holds” / verdicts.mlir:[[#@LINE-34]] [assertion true goes]
// DROP-NEXT:    true [constant true goes]
// DROP-NEXT:  #1 dropped [slice dropped goes]
// DROP-NEXT:    cf.assert / %arg0 / “unknown” / verdicts.mlir:[[#@LINE-38]] [assertion dropped goes]
// DROP-NEXT:  %arg0 / i1 [capture plain]
// DROP-NEXT:edges:
// DROP-NEXT:  %arg0 -> arith.andi i1 [use false]
// DROP-NEXT:  %arg0 -> arith.ori i1 [use true]
// DROP-NEXT:  %arg0 -> cf.assert i1 [use dropped]
// DROP-NEXT:  arith.andi -> cf.assert [use false]
// DROP-NEXT:  arith.ori -> cf.assert [use true]
// DROP-NEXT:  false -> arith.andi [use plain]
// DROP-NEXT:  true -> arith.ori [use plain]
//  DROP-NOT:{{.+}}
//      SELECTED:legend: 1 assertion / 1 dropped / 1 of 10 operations go (dashed)
// SELECTED-NEXT:func.func @f [place plain]
// SELECTED-NEXT:  #1 dropped [slice dropped goes]
// SELECTED-NEXT:    cf.assert / %arg0 / “unknown” / verdicts.mlir:[[#@LINE-52]] [assertion dropped goes]
// SELECTED-NEXT:  %arg0 / i1 [capture plain]
// SELECTED-NEXT:  2 operations / 2 constants [fold plain]
// SELECTED-NEXT:  cf.assert [assertion kept]
// SELECTED-NEXT:  cf.assert [assertion kept]
// SELECTED-NEXT:edges:
// SELECTED-NEXT:  %arg0 -> 2 operations [use plain]
// SELECTED-NEXT:  %arg0 -> cf.assert i1 [use dropped]
// SELECTED-NEXT:  2 operations -> cf.assert [use kept]
// SELECTED-NEXT:  2 operations -> cf.assert [use kept]
//  SELECTED-NOT:{{.+}}
//      ENTRY:legend: 0 assertions
// ENTRY-NEXT:func.func @f [place plain]
// ENTRY-NEXT:  %arg0 / i1 [argument plain]
// ENTRY-NEXT:  2 operations / 2 constants [fold plain]
// ENTRY-NEXT:  cf.assert [assertion kept]
// ENTRY-NEXT:  cf.assert [assertion kept]
// ENTRY-NEXT:  cf.assert [assertion kept]
// ENTRY-NEXT:edges:
// ENTRY-NEXT:  %arg0 -> 2 operations [use plain]
// ENTRY-NEXT:  %arg0 -> cf.assert [use kept]
// ENTRY-NEXT:  2 operations -> cf.assert [use kept]
// ENTRY-NEXT:  2 operations -> cf.assert [use kept]
//  ENTRY-NOT:{{.+}}
