// What several assertions need has a cluster of its own, in its own colour.
//
// Two assertions on one size: both go, and so does what they share.
// RUN: assertion-opt --drop --view-function=both --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=BOTH --match-full-lines --strict-whitespace
//
// Where only one of them is drawn, what it shares is drawn with it.
// RUN: assertion-opt --drop --view-assertion=1 --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=FIRST --match-full-lines --strict-whitespace
//
// Where only one goes, nothing is shared: the other keeps what it needs, and is
// drawn as an assertion that stays.
// RUN: assertion-opt --drop --match=first --view-function=both --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=ONE --match-full-lines --strict-whitespace
//
// A chain of three: what all need, what two need, and what one needs has of
// its own.
// RUN: assertion-opt --drop --view-function=chain --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=CHAIN --match-full-lines --strict-whitespace
//
// Across a border: the shared part lies outside of the loop.
// RUN: assertion-opt --drop --view-function=outside --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=OUTSIDE --match-full-lines --strict-whitespace

func.func @both(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int9 = torch.constant.int 9
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "first"
  %d = torch.aten.lt.int %n, %int9 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %d, "second"
  return
}
//      BOTH:legend: 2 assertions / 2 dropped / 7 of 9 operations go (dashed)
// BOTH-NEXT:func.func @both [place plain]
// BOTH-NEXT:  needed by several assertions [slice shared goes]
// BOTH-NEXT:    aten.size.int / %0 : int [operation shared goes]
// BOTH-NEXT:    0 [constant shared goes]
// BOTH-NEXT:  #1 dropped [slice dropped goes]
// BOTH-NEXT:    aten.gt.int / %1 : bool [operation dropped goes]
// BOTH-NEXT:    runtime.assert / size(%arg0, 0) > 0 / “first” / shared.mlir:[[#@LINE-12]] [assertion dropped goes]
// BOTH-NEXT:    0 [constant dropped goes]
// BOTH-NEXT:  #2 dropped [slice dropped goes]
// BOTH-NEXT:    aten.lt.int / %2 : bool [operation dropped goes]
// BOTH-NEXT:    runtime.assert / size(%arg0, 0) < 9 / “second” / shared.mlir:[[#@LINE-14]] [assertion dropped goes]
// BOTH-NEXT:    9 [constant dropped goes]
// BOTH-NEXT:  %arg0 / vtensor<[?],f32> [capture plain]
// BOTH-NEXT:edges:
// BOTH-NEXT:  %arg0 -> aten.size.int vtensor<[?],f32> [use shared]
// BOTH-NEXT:  aten.size.int -> aten.gt.int int [use dropped]
// BOTH-NEXT:  aten.size.int -> aten.lt.int int [use dropped]
// BOTH-NEXT:  aten.gt.int -> runtime.assert [use dropped]
// BOTH-NEXT:  aten.lt.int -> runtime.assert [use dropped]
// BOTH-NEXT:  0 -> aten.size.int [use plain]
// BOTH-NEXT:  0 -> aten.gt.int [use plain]
// BOTH-NEXT:  9 -> aten.lt.int [use plain]
//  BOTH-NOT:{{.+}}
//      FIRST:legend: 1 assertion / 1 dropped / 20 of 30 operations go (dashed)
// FIRST-NEXT:func.func @both [place plain]
// FIRST-NEXT:  needed by several assertions [slice shared goes]
// FIRST-NEXT:    aten.size.int / %0 : int [operation shared goes]
// FIRST-NEXT:    0 [constant shared goes]
// FIRST-NEXT:  #1 dropped [slice dropped goes]
// FIRST-NEXT:    aten.gt.int / %1 : bool [operation dropped goes]
// FIRST-NEXT:    runtime.assert / size(%arg0, 0) > 0 / “first” / shared.mlir:[[#@LINE-36]] [assertion dropped goes]
// FIRST-NEXT:    0 [constant dropped goes]
// FIRST-NEXT:  %arg0 / vtensor<[?],f32> [capture plain]
// FIRST-NEXT:  3 operations / 1 assertion, 1 constant / 2 of the operations go [fold plain]
// FIRST-NEXT:func.func @chain [place plain]
// FIRST-NEXT:  %arg0 / i32 [argument plain]
// FIRST-NEXT:  %arg1 / i32 [argument plain]
// FIRST-NEXT:  9 operations / 3 assertions / 8 of the operations go [fold plain]
// FIRST-NEXT:func.func @outside [place plain]
// FIRST-NEXT:  %arg0 / index [argument plain]
// FIRST-NEXT:  %arg1 / index [argument plain]
// FIRST-NEXT:  8 operations / 2 assertions, 1 constant / 5 of the operations go [fold plain]
// FIRST-NEXT:edges:
// FIRST-NEXT:  %arg0 -> aten.size.int vtensor<[?],f32> [use shared]
// FIRST-NEXT:  %arg0 -> 9 operations [use plain]
// FIRST-NEXT:  %arg1 -> 9 operations [use plain]
// FIRST-NEXT:  %arg0 -> 8 operations [use plain]
// FIRST-NEXT:  %arg1 -> 8 operations [use plain]
// FIRST-NEXT:  aten.size.int -> aten.gt.int int [use dropped]
// FIRST-NEXT:  aten.size.int -> 3 operations int [use plain]
// FIRST-NEXT:  aten.gt.int -> runtime.assert [use dropped]
// FIRST-NEXT:  0 -> aten.size.int [use plain]
// FIRST-NEXT:  0 -> aten.gt.int [use plain]
//  FIRST-NOT:{{.+}}
//      ONE:legend: 1 assertion / 1 dropped / 2 of 9 operations go (dashed)
// ONE-NEXT:func.func @both [place plain]
// ONE-NEXT:  #1 dropped [slice dropped goes]
// ONE-NEXT:    aten.gt.int / %1 : bool [operation dropped goes]
// ONE-NEXT:    runtime.assert / size(%arg0, 0) > 0 / “first” / shared.mlir:[[#@LINE-64]] [assertion dropped goes]
// ONE-NEXT:    0 [constant plain]
// ONE-NEXT:  %arg0 / vtensor<[?],f32> [argument plain]
// ONE-NEXT:  aten.size.int / %0 : int [capture plain]
// ONE-NEXT:  aten.lt.int / %2 : bool [guarded plain]
// ONE-NEXT:  runtime.assert [assertion kept]
// ONE-NEXT:  0 [constant plain]
// ONE-NEXT:  9 [constant plain]
// ONE-NEXT:edges:
// ONE-NEXT:  %arg0 -> aten.size.int [use plain]
// ONE-NEXT:  aten.size.int -> aten.gt.int int [use dropped]
// ONE-NEXT:  aten.size.int -> aten.lt.int [use plain]
// ONE-NEXT:  aten.gt.int -> runtime.assert [use dropped]
// ONE-NEXT:  runtime.assert -> aten.lt.int guards [guard dropped]
// ONE-NEXT:  aten.lt.int -> runtime.assert [use kept]
// ONE-NEXT:  0 -> aten.size.int [use plain]
// ONE-NEXT:  0 -> aten.gt.int [use plain]
// ONE-NEXT:  9 -> aten.lt.int [use plain]
//  ONE-NOT:{{.+}}

func.func @chain(%a: i32, %b: i32) {
  %s = arith.addi %a, %b : i32
  %c = arith.cmpi slt, %s, %a : i32
  cf.assert %c, "one"
  %d = arith.cmpi slt, %s, %b : i32
  %e = arith.andi %c, %d : i1
  cf.assert %e, "two"
  %f = arith.ori %e, %d : i1
  cf.assert %f, "three"
  return
}
//      CHAIN:legend: 3 assertions / 3 dropped / 8 of 10 operations go (dashed)
// CHAIN-NEXT:func.func @chain [place plain]
// CHAIN-NEXT:  needed by several assertions [slice shared goes]
// CHAIN-NEXT:    arith.addi / %0 : i32 [operation shared goes]
// CHAIN-NEXT:    arith.cmpi / %1 : i1 [operation shared goes]
// CHAIN-NEXT:    arith.cmpi / %2 : i1 [operation shared goes]
// CHAIN-NEXT:    arith.andi / %3 : i1 [operation shared goes]
// CHAIN-NEXT:  #3 dropped [slice dropped goes]
// CHAIN-NEXT:    cf.assert / %arg0 + %arg1 < %arg0 / “one” / shared.mlir:[[#@LINE-16]] [assertion dropped goes]
// CHAIN-NEXT:  #4 dropped [slice dropped goes]
// CHAIN-NEXT:    cf.assert / %arg0 + %arg1 < %arg0 and %arg0 + %arg1 < %arg1 / “two” / shared.mlir:[[#@LINE-15]] [assertion dropped goes]
// CHAIN-NEXT:  #5 dropped [slice dropped goes]
// CHAIN-NEXT:    arith.ori / %4 : i1 [operation dropped goes]
// CHAIN-NEXT:    cf.assert / %arg0 + %arg1 < %arg0 and %arg0 + %arg1 < %arg1 or %arg0 +  / %arg1 < %arg1 / “three” / shared.mlir:[[#@LINE-16]] [assertion dropped goes]
// CHAIN-NEXT:  %arg0 / i32 [capture plain]
// CHAIN-NEXT:  %arg1 / i32 [capture plain]
// CHAIN-NEXT:edges:
// CHAIN-NEXT:  %arg0 -> arith.addi i32 [use shared]
// CHAIN-NEXT:  %arg0 -> arith.cmpi i32 [use shared]
// CHAIN-NEXT:  %arg1 -> arith.addi i32 [use shared]
// CHAIN-NEXT:  %arg1 -> arith.cmpi i32 [use shared]
// CHAIN-NEXT:  arith.addi -> arith.cmpi [use shared]
// CHAIN-NEXT:  arith.addi -> arith.cmpi [use shared]
// CHAIN-NEXT:  arith.cmpi -> cf.assert i1 [use dropped]
// CHAIN-NEXT:  arith.cmpi -> arith.andi [use shared]
// CHAIN-NEXT:  arith.cmpi -> arith.andi [use shared]
// CHAIN-NEXT:  arith.cmpi -> arith.ori i1 [use dropped]
// CHAIN-NEXT:  arith.andi -> cf.assert i1 [use dropped]
// CHAIN-NEXT:  arith.andi -> arith.ori i1 [use dropped]
// CHAIN-NEXT:  arith.ori -> cf.assert [use dropped]
//  CHAIN-NOT:{{.+}}

func.func @outside(%n: index, %m: index) {
  %c1 = arith.constant 1 : index
  %k = arith.addi %m, %m : index
  %p = arith.cmpi ult, %n, %k : index
  cf.assert %p, "enough"
  scf.for %i = %c1 to %n step %c1 {
    %q = arith.cmpi ult, %i, %k : index
    cf.assert %q, "in it"
  }
  return
}
//      OUTSIDE:legend: 2 assertions / 2 dropped / 5 of 10 operations go (dashed)
// OUTSIDE-NEXT:func.func @outside [place plain]
// OUTSIDE-NEXT:  scf.for [place plain]
// OUTSIDE-NEXT:    #7 dropped [slice dropped goes]
// OUTSIDE-NEXT:      arith.cmpi / %2 : i1 [operation dropped goes]
// OUTSIDE-NEXT:      cf.assert / %arg2 < %arg1 + %arg1 / “in it” / shared.mlir:[[#@LINE-9]] [assertion dropped goes]
// OUTSIDE-NEXT:    %arg2 / index [capture plain]
// OUTSIDE-NEXT:    scf.for [guarded plain]
// OUTSIDE-NEXT:    scf.yield [operation plain]
// OUTSIDE-NEXT:    1 [constant plain]
// OUTSIDE-NEXT:    1 [constant plain]
// OUTSIDE-NEXT:  needed by several assertions [slice shared goes]
// OUTSIDE-NEXT:    arith.addi / %0 : index [operation shared goes]
// OUTSIDE-NEXT:  #6 dropped [slice dropped goes]
// OUTSIDE-NEXT:    arith.cmpi / %1 : i1 [operation dropped goes]
// OUTSIDE-NEXT:    cf.assert / %arg0 < %arg1 + %arg1 / “enough” / shared.mlir:[[#@LINE-22]] [assertion dropped goes]
// OUTSIDE-NEXT:  %arg0 / index [capture plain]
// OUTSIDE-NEXT:  %arg1 / index [capture plain]
// OUTSIDE-NEXT:edges:
// OUTSIDE-NEXT:  %arg0 -> arith.cmpi index [use dropped]
// OUTSIDE-NEXT:  %arg0 -> scf.for [use plain]
// OUTSIDE-NEXT:  %arg1 -> arith.addi index [use shared]
// OUTSIDE-NEXT:  %arg2 -> arith.cmpi index [use dropped]
// OUTSIDE-NEXT:  arith.addi -> arith.cmpi index [use dropped]
// OUTSIDE-NEXT:  arith.addi -> arith.cmpi index [use dropped]
// OUTSIDE-NEXT:  arith.cmpi -> cf.assert [use dropped]
// OUTSIDE-NEXT:  cf.assert -> scf.for guards [guard dropped]
// OUTSIDE-NEXT:  scf.for -> %arg2 [control plain]
// OUTSIDE-NEXT:  arith.cmpi -> cf.assert [use dropped]
// OUTSIDE-NEXT:  scf.yield -> scf.for [repeat plain]
// OUTSIDE-NEXT:  1 -> scf.for [use plain]
// OUTSIDE-NEXT:  1 -> scf.for [use plain]
//  OUTSIDE-NOT:{{.+}}
