// Assertions in loops and branches: operations around them are clusters, the
// regions of an if are named, and what is carried stays outside of the slice.
//
// In the body of a loop: the induction variable is read, the body is a cluster
// of the loop's, the rest of it is counted.
// RUN: assertion-opt --drop --view-function=for --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=FOR --match-full-lines --strict-whitespace
//
// In one side of an if: the other side is counted.
// RUN: assertion-opt --drop --view-function=then --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=THEN --match-full-lines --strict-whitespace
// RUN: assertion-opt --drop --view-function=else --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=ELSE --match-full-lines --strict-whitespace
//
// A slice that begins outside of the loop is cut at its border: the part in
// each block says whose it is.
// RUN: assertion-opt --drop --view-function=outside --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=OUTSIDE --match-full-lines --strict-whitespace
//
// torch's loop, with a condition that is carried.
// RUN: assertion-opt --drop --view-function=torch --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=TORCH --match-full-lines --strict-whitespace
//
// What a loop yields is no longer the assertion's alone.
// RUN: assertion-opt --drop --view-function=carried --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=CARRIED --match-full-lines --strict-whitespace

func.func @for(%n: index, %m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %ok = arith.cmpi ult, %i, %n : index
    cf.assert %ok, "in bounds"
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}
//      FOR:legend: 1 assertion / 1 dropped / 2 of 9 operations go (dashed)
// FOR-NEXT:func.func @for [place plain]
// FOR-NEXT:  scf.for [place plain]
// FOR-NEXT:    #1 dropped [slice dropped goes]
// FOR-NEXT:      arith.cmpi / %0 : i1 [operation dropped goes]
// FOR-NEXT:      cf.assert / %arg3 < %arg0 / “in bounds” / loops.mlir:[[#@LINE-10]] [assertion dropped goes]
// FOR-NEXT:    %arg3 / index [capture plain]
// FOR-NEXT:    scf.for [operation plain]
// FOR-NEXT:    memref.store [guarded plain]
// FOR-NEXT:    scf.yield [operation plain]
// FOR-NEXT:    0 [constant plain]
// FOR-NEXT:    1 [constant plain]
// FOR-NEXT:  %arg0 / index [capture plain]
// FOR-NEXT:  %arg1 / memref<?xf32> [argument plain]
// FOR-NEXT:  %arg2 / f32 [argument plain]
// FOR-NEXT:edges:
// FOR-NEXT:  %arg0 -> scf.for [use plain]
// FOR-NEXT:  %arg0 -> arith.cmpi index [use dropped]
// FOR-NEXT:  %arg1 -> memref.store [use plain]
// FOR-NEXT:  %arg2 -> memref.store [use plain]
// FOR-NEXT:  %arg3 -> arith.cmpi index [use dropped]
// FOR-NEXT:  %arg3 -> memref.store [use plain]
// FOR-NEXT:  scf.for -> %arg3 [control plain]
// FOR-NEXT:  arith.cmpi -> cf.assert [use dropped]
// FOR-NEXT:  cf.assert -> memref.store guards [guard dropped]
// FOR-NEXT:  scf.yield -> scf.for [repeat plain]
// FOR-NEXT:  0 -> scf.for [use plain]
// FOR-NEXT:  1 -> scf.for [use plain]
//  FOR-NOT:{{.+}}

func.func @then(%c: i1, %d: i1) {
  scf.if %c {
    cf.assert %d, "there"
  } else {
    "my.other"() : () -> ()
  }
  return
}
//      THEN:legend: 1 assertion / 1 dropped / 1 of 7 operations go (dashed)
// THEN-NEXT:func.func @then [place plain]
// THEN-NEXT:  scf.if [place plain]
// THEN-NEXT:    then [place plain]
// THEN-NEXT:      #2 dropped [slice dropped goes]
// THEN-NEXT:        cf.assert / %arg1 / “there” / loops.mlir:[[#@LINE-11]] [assertion dropped goes]
// THEN-NEXT:    else [place plain]
// THEN-NEXT:      2 operations [fold plain]
// THEN-NEXT:    scf.if [operation plain]
// THEN-NEXT:  %arg0 / i1 [argument plain]
// THEN-NEXT:  %arg1 / i1 [capture plain]
// THEN-NEXT:edges:
// THEN-NEXT:  %arg0 -> scf.if [use plain]
// THEN-NEXT:  %arg1 -> cf.assert i1 [use dropped]
// THEN-NEXT:  scf.if -> cf.assert [control plain]
// THEN-NEXT:  scf.if -> 2 operations [control plain]
//  THEN-NOT:{{.+}}

func.func @else(%c: i1, %d: i1) {
  scf.if %c {
    "my.other"() : () -> ()
  } else {
    cf.assert %d, "here"
  }
  return
}
//      ELSE:legend: 1 assertion / 1 dropped / 1 of 7 operations go (dashed)
// ELSE-NEXT:func.func @else [place plain]
// ELSE-NEXT:  scf.if [place plain]
// ELSE-NEXT:    then [place plain]
// ELSE-NEXT:      2 operations [fold plain]
// ELSE-NEXT:    else [place plain]
// ELSE-NEXT:      #3 dropped [slice dropped goes]
// ELSE-NEXT:        cf.assert / %arg1 / “here” / loops.mlir:[[#@LINE-11]] [assertion dropped goes]
// ELSE-NEXT:    scf.if [operation plain]
// ELSE-NEXT:  %arg0 / i1 [argument plain]
// ELSE-NEXT:  %arg1 / i1 [capture plain]
// ELSE-NEXT:edges:
// ELSE-NEXT:  %arg0 -> scf.if [use plain]
// ELSE-NEXT:  %arg1 -> cf.assert i1 [use dropped]
// ELSE-NEXT:  scf.if -> 2 operations [control plain]
// ELSE-NEXT:  scf.if -> cf.assert [control plain]
//  ELSE-NOT:{{.+}}

func.func @outside(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %twice = arith.addi %k, %k : index
  scf.for %i = %c0 to %n step %c1 {
    %ok = arith.cmpi ult, %i, %twice : index
    cf.assert %ok, "below twice"
  }
  return
}
//      OUTSIDE:legend: 1 assertion / 1 dropped / 3 of 9 operations go (dashed)
// OUTSIDE-NEXT:func.func @outside [place plain]
// OUTSIDE-NEXT:  scf.for [place plain]
// OUTSIDE-NEXT:    #4 dropped [slice dropped goes]
// OUTSIDE-NEXT:      arith.cmpi / %1 : i1 [operation dropped goes]
// OUTSIDE-NEXT:      cf.assert / %arg2 < %arg1 + %arg1 / “below twice” / loops.mlir:[[#@LINE-9]] [assertion dropped goes]
// OUTSIDE-NEXT:    %arg2 / index [capture plain]
// OUTSIDE-NEXT:    scf.for [operation plain]
// OUTSIDE-NEXT:    scf.yield [operation plain]
// OUTSIDE-NEXT:    0 [constant plain]
// OUTSIDE-NEXT:    1 [constant plain]
// OUTSIDE-NEXT:  for #4 [slice dropped goes]
// OUTSIDE-NEXT:    arith.addi / %0 : index [operation dropped goes]
// OUTSIDE-NEXT:  %arg0 / index [argument plain]
// OUTSIDE-NEXT:  %arg1 / index [capture plain]
// OUTSIDE-NEXT:edges:
// OUTSIDE-NEXT:  %arg0 -> scf.for [use plain]
// OUTSIDE-NEXT:  %arg1 -> arith.addi index [use dropped]
// OUTSIDE-NEXT:  %arg2 -> arith.cmpi index [use dropped]
// OUTSIDE-NEXT:  arith.addi -> arith.cmpi [use dropped]
// OUTSIDE-NEXT:  scf.for -> %arg2 [control plain]
// OUTSIDE-NEXT:  arith.cmpi -> cf.assert [use dropped]
// OUTSIDE-NEXT:  scf.yield -> scf.for [repeat plain]
// OUTSIDE-NEXT:  0 -> scf.for [use plain]
// OUTSIDE-NEXT:  1 -> scf.for [use plain]
//  OUTSIDE-NOT:{{.+}}

func.func @torch(%n: !torch.int, %x: !torch.int) -> !torch.int {
  %true = torch.constant.bool true
  %int5 = torch.constant.int 5
  %r = torch.prim.Loop %n, %true, init(%x) {
  ^bb0(%i: !torch.int, %acc: !torch.int):
    %c = torch.aten.lt.int %acc, %int5 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %c, "below five"
    %next = torch.aten.add.int %acc, %i : !torch.int, !torch.int -> !torch.int
    torch.prim.Loop.condition %true, iter(%next : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  return %r : !torch.int
}
//      TORCH:legend: 1 assertion / 1 dropped / 3 of 9 operations go (dashed)
// TORCH-NEXT:func.func @torch [place plain]
// TORCH-NEXT:  prim.Loop [place plain]
// TORCH-NEXT:    #5 dropped [slice dropped goes]
// TORCH-NEXT:      aten.lt.int / %1 : bool [operation dropped goes]
// TORCH-NEXT:      runtime.assert / %arg3 < 5 / “below five” / loops.mlir:[[#@LINE-11]] [assertion dropped goes]
// TORCH-NEXT:      5 [constant dropped goes]
// TORCH-NEXT:    %arg2 / int [argument plain]
// TORCH-NEXT:    %arg3 / int [capture plain]
// TORCH-NEXT:    prim.Loop / %0 : int [operation plain]
// TORCH-NEXT:    aten.add.int / %2 : int [guarded plain]
// TORCH-NEXT:    prim.Loop.condition [operation plain]
// TORCH-NEXT:    true [constant plain]
// TORCH-NEXT:  %arg0 / int [argument plain]
// TORCH-NEXT:  %arg1 / int [argument plain]
// TORCH-NEXT:  func.return [operation plain]
// TORCH-NEXT:edges:
// TORCH-NEXT:  %arg0 -> prim.Loop [use plain]
// TORCH-NEXT:  %arg1 -> prim.Loop [use plain]
// TORCH-NEXT:  %arg2 -> aten.add.int [use plain]
// TORCH-NEXT:  %arg3 -> aten.lt.int int [use dropped]
// TORCH-NEXT:  %arg3 -> aten.add.int [use plain]
// TORCH-NEXT:  prim.Loop -> %arg2 [control plain]
// TORCH-NEXT:  prim.Loop -> %arg3 [control plain]
// TORCH-NEXT:  prim.Loop -> func.return [use plain]
// TORCH-NEXT:  aten.lt.int -> runtime.assert [use dropped]
// TORCH-NEXT:  runtime.assert -> aten.add.int guards [guard dropped]
// TORCH-NEXT:  aten.add.int -> prim.Loop.condition [use plain]
// TORCH-NEXT:  prim.Loop.condition -> prim.Loop [repeat plain]
// TORCH-NEXT:  true -> prim.Loop [use plain]
// TORCH-NEXT:  5 -> aten.lt.int [use plain]
//  TORCH-NOT:{{.+}}

func.func @carried(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (i32) {
    %b = arith.addi %a, %a : i32
    %ok = arith.cmpi ne, %b, %zero : i32
    cf.assert %ok, "not zero"
    scf.yield %b : i32
  }
  return %r : i32
}
//      CARRIED:legend: 1 assertion / 1 dropped / 3 of 10 operations go (dashed)
// CARRIED-NEXT:func.func @carried [place plain]
// CARRIED-NEXT:  scf.for [place plain]
// CARRIED-NEXT:    #6 dropped [slice dropped goes]
// CARRIED-NEXT:      arith.cmpi / %2 : i1 [operation dropped goes]
// CARRIED-NEXT:      cf.assert / %arg3 + %arg3 != 0 / “not zero” / loops.mlir:[[#@LINE-10]] [assertion dropped goes]
// CARRIED-NEXT:      0 [constant dropped goes]
// CARRIED-NEXT:    %arg2 / index [argument plain]
// CARRIED-NEXT:    %arg3 / i32 [argument plain]
// CARRIED-NEXT:    scf.for / %0 : i32 [operation plain]
// CARRIED-NEXT:    arith.addi / %1 : i32 [capture plain]
// CARRIED-NEXT:    scf.yield [guarded plain]
// CARRIED-NEXT:    0 [constant plain]
// CARRIED-NEXT:    1 [constant plain]
// CARRIED-NEXT:  %arg0 / index [argument plain]
// CARRIED-NEXT:  %arg1 / i32 [argument plain]
// CARRIED-NEXT:  func.return [operation plain]
// CARRIED-NEXT:edges:
// CARRIED-NEXT:  %arg0 -> scf.for [use plain]
// CARRIED-NEXT:  %arg1 -> scf.for [use plain]
// CARRIED-NEXT:  %arg3 -> arith.addi [use plain]
// CARRIED-NEXT:  scf.for -> %arg2 [control plain]
// CARRIED-NEXT:  scf.for -> %arg3 [control plain]
// CARRIED-NEXT:  scf.for -> func.return [use plain]
// CARRIED-NEXT:  arith.addi -> arith.cmpi i32 [use dropped]
// CARRIED-NEXT:  arith.addi -> scf.yield [use plain]
// CARRIED-NEXT:  arith.cmpi -> cf.assert [use dropped]
// CARRIED-NEXT:  cf.assert -> scf.yield guards [guard dropped]
// CARRIED-NEXT:  scf.yield -> scf.for [repeat plain]
// CARRIED-NEXT:  0 -> scf.for [use plain]
// CARRIED-NEXT:  1 -> scf.for [use plain]
// CARRIED-NEXT:  0 -> arith.cmpi [use plain]
//  CARRIED-NOT:{{.+}}
