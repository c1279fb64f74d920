// What an assertion guards: a bold outline, and a dashed arrow that leaves the
// slice as a whole.
//
// All that uses a value which the assertion speaks of and comes behind it; what
// came before is no concern of its.
// RUN: assertion-opt --drop --view-function=behind --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=BEHIND --match-full-lines --strict-whitespace
//
// Two assertions on one value guard the same operation: an arrow from each.
// RUN: assertion-opt --drop --view-function=both --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=BOTH --match-full-lines --strict-whitespace
//
// An operation in a region behind it.
// RUN: assertion-opt --drop --view-function=inside --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=INSIDE --match-full-lines --strict-whitespace
//
// In another block, which the assertion's dominates; not in its sibling.
// RUN: assertion-opt --drop --view-function=block --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=BLOCK --match-full-lines --strict-whitespace
//
// Where there is nothing, there is no arrow.
// RUN: assertion-opt --drop --view-function=nothing --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=NOTHING --match-full-lines --strict-whitespace
//
// Kept assertions guard too.
// RUN: assertion-opt --view-function=nothing_but_a_return --view=%t.dot %s
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=KEPT --match-full-lines --strict-whitespace

func.func @behind(%x: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %before = "my.before"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %c = arith.cmpi eq, %d, %n : index
  cf.assert %c, "as long as n"
  %after = "my.after"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %before, %after : tensor<?xf32>, tensor<?xf32>
}
//      BEHIND:legend: 1 assertion / 1 dropped / 4 of 8 operations go (dashed)
// BEHIND-NEXT:func.func @behind [place plain]
// BEHIND-NEXT:  #1 dropped [slice dropped goes]
// BEHIND-NEXT:    tensor.dim / %dim : index [operation dropped goes]
// BEHIND-NEXT:    arith.cmpi / %1 : i1 [operation dropped goes]
// BEHIND-NEXT:    cf.assert / size(%arg0, 0) == %arg1 / “as long as n” / guards.mlir:[[#@LINE-9]] [assertion dropped goes]
// BEHIND-NEXT:    0 [constant dropped goes]
// BEHIND-NEXT:  %arg0 / tensor<?xf32> [capture plain]
// BEHIND-NEXT:  %arg1 / index [capture plain]
// BEHIND-NEXT:  my.before / %0 : tensor<?xf32> [operation plain]
// BEHIND-NEXT:  my.after / %2 : tensor<?xf32> [guarded plain]
// BEHIND-NEXT:  func.return [operation plain]
// BEHIND-NEXT:edges:
// BEHIND-NEXT:  %arg0 -> my.before [use plain]
// BEHIND-NEXT:  %arg0 -> tensor.dim tensor<?xf32> [use dropped]
// BEHIND-NEXT:  %arg0 -> my.after [use plain]
// BEHIND-NEXT:  %arg1 -> arith.cmpi index [use dropped]
// BEHIND-NEXT:  my.before -> func.return [use plain]
// BEHIND-NEXT:  tensor.dim -> arith.cmpi [use dropped]
// BEHIND-NEXT:  arith.cmpi -> cf.assert [use dropped]
// BEHIND-NEXT:  cf.assert -> my.after guards [guard dropped]
// BEHIND-NEXT:  my.after -> func.return [use plain]
// BEHIND-NEXT:  0 -> tensor.dim [use plain]
//  BEHIND-NOT:{{.+}}

func.func @both(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi sge, %x, %c0 : i32
  cf.assert %c, "x"
  %d = arith.cmpi sge, %y, %c0 : i32
  cf.assert %d, "y"
  %s = arith.addi %x, %y : i32
  return %s : i32
}
//      BOTH:legend: 2 assertions / 2 dropped / 5 of 8 operations go (dashed)
// BOTH-NEXT:func.func @both [place plain]
// BOTH-NEXT:  #2 dropped [slice dropped goes]
// BOTH-NEXT:    arith.cmpi / %0 : i1 [operation dropped goes]
// BOTH-NEXT:    cf.assert / %arg0 >= 0 / “x” / guards.mlir:[[#@LINE-10]] [assertion dropped goes]
// BOTH-NEXT:    0 [constant dropped goes]
// BOTH-NEXT:  #3 dropped [slice dropped goes]
// BOTH-NEXT:    arith.cmpi / %1 : i1 [operation dropped goes]
// BOTH-NEXT:    cf.assert / %arg1 >= 0 / “y” / guards.mlir:[[#@LINE-12]] [assertion dropped goes]
// BOTH-NEXT:    0 [constant dropped goes]
// BOTH-NEXT:  %arg0 / i32 [capture plain]
// BOTH-NEXT:  %arg1 / i32 [capture plain]
// BOTH-NEXT:  arith.addi / %2 : i32 [guarded plain]
// BOTH-NEXT:  func.return [operation plain]
// BOTH-NEXT:edges:
// BOTH-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// BOTH-NEXT:  %arg0 -> arith.addi [use plain]
// BOTH-NEXT:  %arg1 -> arith.cmpi i32 [use dropped]
// BOTH-NEXT:  %arg1 -> arith.addi [use plain]
// BOTH-NEXT:  arith.cmpi -> cf.assert [use dropped]
// BOTH-NEXT:  cf.assert -> arith.addi guards [guard dropped]
// BOTH-NEXT:  arith.cmpi -> cf.assert [use dropped]
// BOTH-NEXT:  cf.assert -> arith.addi guards [guard dropped]
// BOTH-NEXT:  arith.addi -> func.return [use plain]
// BOTH-NEXT:  0 -> arith.cmpi [use plain]
// BOTH-NEXT:  0 -> arith.cmpi [use plain]
//  BOTH-NOT:{{.+}}

func.func @inside(%x: i32, %c: i1, %d: i1) {
  cf.assert %c, "c"
  scf.if %d {
    "my.use"(%c) : (i1) -> ()
  }
  return
}
//      INSIDE:legend: 1 assertion / 1 dropped / 1 of 6 operations go (dashed)
// INSIDE-NEXT:func.func @inside [place plain]
// INSIDE-NEXT:  scf.if [place plain]
// INSIDE-NEXT:    scf.if [operation plain]
// INSIDE-NEXT:    my.use [guarded plain]
// INSIDE-NEXT:  #4 dropped [slice dropped goes]
// INSIDE-NEXT:    cf.assert / %arg1 / “c” / guards.mlir:[[#@LINE-12]] [assertion dropped goes]
// INSIDE-NEXT:  %arg0 / i32 [argument plain]
// INSIDE-NEXT:  %arg1 / i1 [capture plain]
// INSIDE-NEXT:  %arg2 / i1 [argument plain]
// INSIDE-NEXT:edges:
// INSIDE-NEXT:  %arg1 -> cf.assert i1 [use dropped]
// INSIDE-NEXT:  %arg1 -> my.use [use plain]
// INSIDE-NEXT:  %arg2 -> scf.if [use plain]
// INSIDE-NEXT:  cf.assert -> my.use guards [guard dropped]
// INSIDE-NEXT:  scf.if -> my.use [control plain]
//  INSIDE-NOT:{{.+}}

func.func @block(%x: i1, %c: i1) {
  cf.cond_br %c, ^one, ^other
^one:
  cf.assert %x, "x"
  cf.br ^next
^next:
  "my.guarded"(%x) : (i1) -> ()
  return
^other:
  "my.free"(%x) : (i1) -> ()
  return
}
//      BLOCK:legend: 1 assertion / 1 dropped / 1 of 8 operations go (dashed)
// BLOCK-NEXT:func.func @block [place plain]
// BLOCK-NEXT:  ^bb0 [place plain]
// BLOCK-NEXT:    %arg0 / i1 [capture plain]
// BLOCK-NEXT:    %arg1 / i1 [argument plain]
// BLOCK-NEXT:    cf.cond_br [operation plain]
// BLOCK-NEXT:  ^bb1 [place plain]
// BLOCK-NEXT:    #5 dropped [slice dropped goes]
// BLOCK-NEXT:      cf.assert / %arg0 / “x” / guards.mlir:[[#@LINE-17]] [assertion dropped goes]
// BLOCK-NEXT:    cf.br [operation plain]
// BLOCK-NEXT:    [block plain]
// BLOCK-NEXT:  ^bb2 [place plain]
// BLOCK-NEXT:    my.guarded [guarded plain]
// BLOCK-NEXT:    [block plain]
// BLOCK-NEXT:  2 operations [fold plain]
// BLOCK-NEXT:edges:
// BLOCK-NEXT:  %arg0 -> cf.assert i1 [use dropped]
// BLOCK-NEXT:  %arg0 -> my.guarded [use plain]
// BLOCK-NEXT:  %arg0 -> 2 operations [use plain]
// BLOCK-NEXT:  %arg1 -> cf.cond_br [use plain]
// BLOCK-NEXT:  cf.cond_br -> 2 operations [control plain]
// BLOCK-NEXT:  cf.cond_br -> () [control plain]
// BLOCK-NEXT:  cf.assert -> my.guarded guards [guard dropped]
// BLOCK-NEXT:  cf.br -> () [control plain]
// BLOCK-NEXT:  () -> cf.assert [order plain]
// BLOCK-NEXT:  () -> cf.br [order plain]
// BLOCK-NEXT:  () -> my.guarded [order plain]
//  BLOCK-NOT:{{.+}}

func.func @nothing(%c: i1) {
  "my.use"(%c) : (i1) -> ()
  cf.assert %c, "too late"
  return
}
//      NOTHING:legend: 1 assertion / 1 dropped / 1 of 4 operations go (dashed)
// NOTHING-NEXT:func.func @nothing [place plain]
// NOTHING-NEXT:  #6 dropped [slice dropped goes]
// NOTHING-NEXT:    cf.assert / %arg0 / “too late” / guards.mlir:[[#@LINE-6]] [assertion dropped goes]
// NOTHING-NEXT:  %arg0 / i1 [capture plain]
// NOTHING-NEXT:  2 operations [fold plain]
// NOTHING-NEXT:edges:
// NOTHING-NEXT:  %arg0 -> 2 operations [use plain]
// NOTHING-NEXT:  %arg0 -> cf.assert i1 [use dropped]
//  NOTHING-NOT:{{.+}}

func.func @nothing_but_a_return(%c: i1) -> i1 {
  cf.assert %c, "returned"
  return %c : i1
}
//      KEPT:legend: 1 assertion / 1 kept
// KEPT-NEXT:func.func @nothing_but_a_return [place plain]
// KEPT-NEXT:  #7 kept [slice kept]
// KEPT-NEXT:    cf.assert / %arg0 / “returned” / guards.mlir:[[#@LINE-6]] [assertion kept]
// KEPT-NEXT:  %arg0 / i1 [capture plain]
// KEPT-NEXT:  func.return [guarded plain]
// KEPT-NEXT:edges:
// KEPT-NEXT:  %arg0 -> cf.assert i1 [use kept]
// KEPT-NEXT:  %arg0 -> func.return [use plain]
// KEPT-NEXT:  cf.assert -> func.return guards [guard kept]
//  KEPT-NOT:{{.+}}
