// What is not drawn is counted: a node for what lies between two that are
// drawn, through which values flow.
//
// Before, between and behind the slices.
// RUN: assertion-opt --drop --view-function=between --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=BETWEEN --match-full-lines --strict-whitespace
//
// Depth 2 draws what is two uses away, and so the count is smaller.
// RUN: assertion-opt --drop --view-depth=2 --view-function=between --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=FARTHER --match-full-lines --strict-whitespace
//
// A depth far beyond the function ends where nothing is left to draw. The one
// operation that nothing leads to is no count: there is one of it.
// RUN: assertion-opt --drop --view-depth=4000000000 --view-function=between --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=FAR --match-full-lines --strict-whitespace
//
// All: no count at all.
// RUN: assertion-opt --drop --view-all --view-function=between --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=ALL --match-full-lines --strict-whitespace
//
// A number may be given in hexadecimal, as MLIR's own options take it.
// RUN: assertion-opt --view-depth=0x2 --view-function=between --view=%t.1.dot %s
// RUN: assertion-opt --view-depth=2 --view-function=between --view=%t.2.dot %s
// RUN: diff %t.1.dot %t.2.dot
//
// Regions are counted with all that is in them.
// RUN: assertion-opt --drop --view-function=regions --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=REGIONS --match-full-lines --strict-whitespace
//
// Assertions that are not drawn are counted, not only operations.
// RUN: assertion-opt --view-assertion=1 --view=%t.dot %s
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=ASSERTIONS --match-full-lines --strict-whitespace
//
// An input without operations is an empty picture.
// RUN: assertion-opt --view=%t.dot /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=EMPTY --match-full-lines
// EMPTY: legend: 0 assertions
// EMPTY-NEXT: edges:
// EMPTY-NOT: {{.+}}

func.func @between(%a: i32, %b: i1) -> i32 {
  %0 = "my.one"(%a) : (i32) -> i32
  %1 = "my.two"(%0) : (i32) -> i32
  %c = arith.cmpi slt, %1, %a : i32
  cf.assert %c, "first"
  %2 = "my.three"(%1) : (i32) -> i32
  %3 = "my.four"(%2) : (i32) -> i32
  %d = arith.cmpi slt, %3, %2 : i32
  cf.assert %d, "second"
  %4 = "my.five"(%3) : (i32) -> i32
  %5 = "my.six"(%4) : (i32) -> i32
  "my.alone"() : () -> ()
  return %5 : i32
}
//      BETWEEN:legend: 2 assertions / 2 dropped / 4 of 13 operations go (dashed)
// BETWEEN-NEXT:func.func @between [place plain]
// BETWEEN-NEXT:  #1 dropped [slice dropped goes]
// BETWEEN-NEXT:    arith.cmpi / %2 : i1 [operation dropped goes]
// BETWEEN-NEXT:    cf.assert / %1 < %arg0 / “first” / fold.mlir:[[#@LINE-14]] [assertion dropped goes]
// BETWEEN-NEXT:  #2 dropped [slice dropped goes]
// BETWEEN-NEXT:    arith.cmpi / %5 : i1 [operation dropped goes]
// BETWEEN-NEXT:    cf.assert / %4 < %3 / “second” / fold.mlir:[[#@LINE-13]] [assertion dropped goes]
// BETWEEN-NEXT:  %arg0 / i32 [capture plain]
// BETWEEN-NEXT:  %arg1 / i1 [argument plain]
// BETWEEN-NEXT:  my.one / %0 : i32 [operation plain]
// BETWEEN-NEXT:  my.two / %1 : i32 [capture plain]
// BETWEEN-NEXT:  my.three / %3 : i32 [guarded plain]
// BETWEEN-NEXT:  my.four / %4 : i32 [capture plain]
// BETWEEN-NEXT:  my.five / %6 : i32 [guarded plain]
// BETWEEN-NEXT:  3 operations [fold plain]
// BETWEEN-NEXT:edges:
// BETWEEN-NEXT:  %arg0 -> my.one [use plain]
// BETWEEN-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// BETWEEN-NEXT:  my.one -> my.two [use plain]
// BETWEEN-NEXT:  my.two -> arith.cmpi i32 [use dropped]
// BETWEEN-NEXT:  my.two -> my.three [use plain]
// BETWEEN-NEXT:  arith.cmpi -> cf.assert [use dropped]
// BETWEEN-NEXT:  cf.assert -> my.three guards [guard dropped]
// BETWEEN-NEXT:  my.three -> my.four [use plain]
// BETWEEN-NEXT:  my.three -> arith.cmpi i32 [use dropped]
// BETWEEN-NEXT:  my.four -> arith.cmpi i32 [use dropped]
// BETWEEN-NEXT:  my.four -> my.five [use plain]
// BETWEEN-NEXT:  arith.cmpi -> cf.assert [use dropped]
// BETWEEN-NEXT:  cf.assert -> my.five guards [guard dropped]
// BETWEEN-NEXT:  my.five -> 3 operations [use plain]
//  BETWEEN-NOT:{{.+}}
//      FARTHER:legend: 2 assertions / 2 dropped / 4 of 13 operations go (dashed)
// FARTHER-NEXT:func.func @between [place plain]
// FARTHER-NEXT:  #1 dropped [slice dropped goes]
// FARTHER-NEXT:    arith.cmpi / %2 : i1 [operation dropped goes]
// FARTHER-NEXT:    cf.assert / %1 < %arg0 / “first” / fold.mlir:[[#@LINE-46]] [assertion dropped goes]
// FARTHER-NEXT:  #2 dropped [slice dropped goes]
// FARTHER-NEXT:    arith.cmpi / %5 : i1 [operation dropped goes]
// FARTHER-NEXT:    cf.assert / %4 < %3 / “second” / fold.mlir:[[#@LINE-45]] [assertion dropped goes]
// FARTHER-NEXT:  %arg0 / i32 [capture plain]
// FARTHER-NEXT:  %arg1 / i1 [argument plain]
// FARTHER-NEXT:  my.one / %0 : i32 [operation plain]
// FARTHER-NEXT:  my.two / %1 : i32 [capture plain]
// FARTHER-NEXT:  my.three / %3 : i32 [guarded plain]
// FARTHER-NEXT:  my.four / %4 : i32 [capture plain]
// FARTHER-NEXT:  my.five / %6 : i32 [guarded plain]
// FARTHER-NEXT:  my.six / %7 : i32 [operation plain]
// FARTHER-NEXT:  2 operations [fold plain]
// FARTHER-NEXT:edges:
// FARTHER-NEXT:  %arg0 -> my.one [use plain]
// FARTHER-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// FARTHER-NEXT:  my.one -> my.two [use plain]
// FARTHER-NEXT:  my.two -> arith.cmpi i32 [use dropped]
// FARTHER-NEXT:  my.two -> my.three [use plain]
// FARTHER-NEXT:  arith.cmpi -> cf.assert [use dropped]
// FARTHER-NEXT:  cf.assert -> my.three guards [guard dropped]
// FARTHER-NEXT:  my.three -> my.four [use plain]
// FARTHER-NEXT:  my.three -> arith.cmpi i32 [use dropped]
// FARTHER-NEXT:  my.four -> arith.cmpi i32 [use dropped]
// FARTHER-NEXT:  my.four -> my.five [use plain]
// FARTHER-NEXT:  arith.cmpi -> cf.assert [use dropped]
// FARTHER-NEXT:  cf.assert -> my.five guards [guard dropped]
// FARTHER-NEXT:  my.five -> my.six [use plain]
// FARTHER-NEXT:  my.six -> 2 operations [use plain]
//  FARTHER-NOT:{{.+}}
//      FAR:legend: 2 assertions / 2 dropped / 4 of 13 operations go (dashed)
// FAR-NEXT:func.func @between [place plain]
// FAR-NEXT:  #1 dropped [slice dropped goes]
// FAR-NEXT:    arith.cmpi / %2 : i1 [operation dropped goes]
// FAR-NEXT:    cf.assert / %1 < %arg0 / “first” / fold.mlir:[[#@LINE-80]] [assertion dropped goes]
// FAR-NEXT:  #2 dropped [slice dropped goes]
// FAR-NEXT:    arith.cmpi / %5 : i1 [operation dropped goes]
// FAR-NEXT:    cf.assert / %4 < %3 / “second” / fold.mlir:[[#@LINE-79]] [assertion dropped goes]
// FAR-NEXT:  %arg0 / i32 [capture plain]
// FAR-NEXT:  %arg1 / i1 [argument plain]
// FAR-NEXT:  my.one / %0 : i32 [operation plain]
// FAR-NEXT:  my.two / %1 : i32 [capture plain]
// FAR-NEXT:  my.three / %3 : i32 [guarded plain]
// FAR-NEXT:  my.four / %4 : i32 [capture plain]
// FAR-NEXT:  my.five / %6 : i32 [guarded plain]
// FAR-NEXT:  my.six / %7 : i32 [operation plain]
// FAR-NEXT:  my.alone [operation plain]
// FAR-NEXT:  func.return [operation plain]
// FAR-NEXT:edges:
// FAR-NEXT:  %arg0 -> my.one [use plain]
// FAR-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// FAR-NEXT:  my.one -> my.two [use plain]
// FAR-NEXT:  my.two -> arith.cmpi i32 [use dropped]
// FAR-NEXT:  my.two -> my.three [use plain]
// FAR-NEXT:  arith.cmpi -> cf.assert [use dropped]
// FAR-NEXT:  cf.assert -> my.three guards [guard dropped]
// FAR-NEXT:  my.three -> my.four [use plain]
// FAR-NEXT:  my.three -> arith.cmpi i32 [use dropped]
// FAR-NEXT:  my.four -> arith.cmpi i32 [use dropped]
// FAR-NEXT:  my.four -> my.five [use plain]
// FAR-NEXT:  arith.cmpi -> cf.assert [use dropped]
// FAR-NEXT:  cf.assert -> my.five guards [guard dropped]
// FAR-NEXT:  my.five -> my.six [use plain]
// FAR-NEXT:  my.six -> func.return [use plain]
//  FAR-NOT:{{.+}}
//      ALL:legend: 2 assertions / 2 dropped / 4 of 13 operations go (dashed)
// ALL-NEXT:func.func @between [place plain]
// ALL-NEXT:  #1 dropped [slice dropped goes]
// ALL-NEXT:    arith.cmpi / %2 : i1 [operation dropped goes]
// ALL-NEXT:    cf.assert / %1 < %arg0 / “first” / fold.mlir:[[#@LINE-115]] [assertion dropped goes]
// ALL-NEXT:  #2 dropped [slice dropped goes]
// ALL-NEXT:    arith.cmpi / %5 : i1 [operation dropped goes]
// ALL-NEXT:    cf.assert / %4 < %3 / “second” / fold.mlir:[[#@LINE-114]] [assertion dropped goes]
// ALL-NEXT:  %arg0 / i32 [capture plain]
// ALL-NEXT:  %arg1 / i1 [argument plain]
// ALL-NEXT:  my.one / %0 : i32 [operation plain]
// ALL-NEXT:  my.two / %1 : i32 [capture plain]
// ALL-NEXT:  my.three / %3 : i32 [guarded plain]
// ALL-NEXT:  my.four / %4 : i32 [capture plain]
// ALL-NEXT:  my.five / %6 : i32 [guarded plain]
// ALL-NEXT:  my.six / %7 : i32 [operation plain]
// ALL-NEXT:  my.alone [operation plain]
// ALL-NEXT:  func.return [operation plain]
// ALL-NEXT:edges:
// ALL-NEXT:  %arg0 -> my.one [use plain]
// ALL-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// ALL-NEXT:  my.one -> my.two [use plain]
// ALL-NEXT:  my.two -> arith.cmpi i32 [use dropped]
// ALL-NEXT:  my.two -> my.three [use plain]
// ALL-NEXT:  arith.cmpi -> cf.assert [use dropped]
// ALL-NEXT:  cf.assert -> my.three guards [guard dropped]
// ALL-NEXT:  my.three -> my.four [use plain]
// ALL-NEXT:  my.three -> arith.cmpi i32 [use dropped]
// ALL-NEXT:  my.four -> arith.cmpi i32 [use dropped]
// ALL-NEXT:  my.four -> my.five [use plain]
// ALL-NEXT:  arith.cmpi -> cf.assert [use dropped]
// ALL-NEXT:  cf.assert -> my.five guards [guard dropped]
// ALL-NEXT:  my.five -> my.six [use plain]
// ALL-NEXT:  my.six -> func.return [use plain]
//  ALL-NOT:{{.+}}

func.func @regions(%n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  cf.assert %b, "drawn"
  scf.for %i = %c0 to %n step %n {
    scf.for %j = %c0 to %i step %n {
      "my.work"(%j) : (index) -> ()
    }
  }
  return
}
//      REGIONS:legend: 1 assertion / 1 dropped / 1 of 9 operations go (dashed)
// REGIONS-NEXT:func.func @regions [place plain]
// REGIONS-NEXT:  #3 dropped [slice dropped goes]
// REGIONS-NEXT:    cf.assert / %arg1 / “drawn” / fold.mlir:[[#@LINE-11]] [assertion dropped goes]
// REGIONS-NEXT:  %arg0 / index [argument plain]
// REGIONS-NEXT:  %arg1 / i1 [capture plain]
// REGIONS-NEXT:  6 operations / 1 constant [fold plain]
// REGIONS-NEXT:edges:
// REGIONS-NEXT:  %arg0 -> 6 operations [use plain]
// REGIONS-NEXT:  %arg1 -> cf.assert i1 [use dropped]
//  REGIONS-NOT:{{.+}}
//      ASSERTIONS:legend: 1 assertion / 1 kept
// ASSERTIONS-NEXT:func.func @between [place plain]
// ASSERTIONS-NEXT:  #1 kept [slice kept]
// ASSERTIONS-NEXT:    arith.cmpi / %2 : i1 [operation kept]
// ASSERTIONS-NEXT:    cf.assert / %1 < %arg0 / “first” / fold.mlir:[[#@LINE-172]] [assertion kept]
// ASSERTIONS-NEXT:  %arg0 / i32 [capture plain]
// ASSERTIONS-NEXT:  %arg1 / i1 [argument plain]
// ASSERTIONS-NEXT:  my.one / %0 : i32 [operation plain]
// ASSERTIONS-NEXT:  my.two / %1 : i32 [capture plain]
// ASSERTIONS-NEXT:  my.three / %3 : i32 [guarded plain]
// ASSERTIONS-NEXT:  7 operations / 1 assertion [fold plain]
// ASSERTIONS-NEXT:func.func @regions [place plain]
// ASSERTIONS-NEXT:  %arg0 / index [argument plain]
// ASSERTIONS-NEXT:  %arg1 / i1 [argument plain]
// ASSERTIONS-NEXT:  7 operations / 1 assertion, 1 constant [fold plain]
// ASSERTIONS-NEXT:edges:
// ASSERTIONS-NEXT:  %arg0 -> my.one [use plain]
// ASSERTIONS-NEXT:  %arg0 -> arith.cmpi i32 [use kept]
// ASSERTIONS-NEXT:  %arg0 -> 7 operations [use plain]
// ASSERTIONS-NEXT:  %arg1 -> 7 operations [use plain]
// ASSERTIONS-NEXT:  my.one -> my.two [use plain]
// ASSERTIONS-NEXT:  my.two -> arith.cmpi i32 [use kept]
// ASSERTIONS-NEXT:  my.two -> my.three [use plain]
// ASSERTIONS-NEXT:  arith.cmpi -> cf.assert [use kept]
// ASSERTIONS-NEXT:  cf.assert -> my.three guards [guard kept]
// ASSERTIONS-NEXT:  my.three -> 7 operations [use plain]
//  ASSERTIONS-NOT:{{.+}}
