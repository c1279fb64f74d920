// A module of more functions than have a cluster each: those with assertions
// have one, the others are counted between them, and what is called is drawn.
// RUN: assertion-opt --drop --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=MODULE --match-full-lines --strict-whitespace
//
// The name may be given with all that MLIR quotes, without the quotes.
// RUN: assertion-opt "--view-function=has a space" --view=%t.dot %s
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=QUOTED --match-full-lines --strict-whitespace
//
// An at sign is no part of a name.
// RUN: not assertion-opt --view-function=@checked --view=%t.dot %s 2>&1 | FileCheck %s --check-prefix=AT
// AT: assertion-opt: error: --view: there is no function '@checked' to draw
//
// An empty name is every function.
// RUN: assertion-opt --view-function= --view=%t.1.dot %s
// RUN: assertion-opt --view=%t.2.dot %s
// RUN: diff %t.1.dot %t.2.dot

func.func private @declared(i1)
func.func @checked(%c: i1) {
  cf.assert %c, "here"
  call @declared(%c) : (i1) -> ()
  return
}
func.func @empty() {
  return
}
func.func @"has a space"(%c: i1) {
  %d = arith.constant false
  cf.assert %d, "never"
  cf.assert %c, "not reached"
  return
}
//      MODULE:legend: 4 assertions / 3 dropped / 1 always fails / 5 of 43 operations go (dashed)
// MODULE-NEXT:func.func @checked [place plain]
// MODULE-NEXT:  #1 dropped [slice dropped goes]
// MODULE-NEXT:    cf.assert / %arg0 / “here” / several.mlir:[[#@LINE-16]] [assertion dropped goes]
// MODULE-NEXT:  %arg0 / i1 [capture plain]
// MODULE-NEXT:  func.call [guarded plain]
// MODULE-NEXT:func.func @has a space [place plain]
// MODULE-NEXT:  #2 always fails, dropped [slice false goes]
// MODULE-NEXT:    cf.assert / false / “never” / several.mlir:[[#@LINE-12]] [assertion false goes]
// MODULE-NEXT:    false [constant false goes]
// MODULE-NEXT:  #3 dropped [slice dropped goes]
// MODULE-NEXT:    cf.assert / %arg0 / “not reached” / several.mlir:[[#@LINE-14]] [assertion dropped goes]
// MODULE-NEXT:  %arg0 / i1 [capture plain]
// MODULE-NEXT:func.func @f5 [place plain]
// MODULE-NEXT:  #4 dropped [slice dropped goes]
// MODULE-NEXT:    cf.assert / %arg0 / “m” / several.mlir:[[#@LINE+32]] [assertion dropped goes]
// MODULE-NEXT:  %arg0 / i1 [capture plain]
// MODULE-NEXT:func.func @declared [operation plain]
// MODULE-NEXT:1 function / 2 operations [fold plain]
// MODULE-NEXT:5 functions / 15 operations [fold plain]
// MODULE-NEXT:4 functions / 12 operations [fold plain]
// MODULE-NEXT:edges:
// MODULE-NEXT:  %arg0 -> cf.assert i1 [use dropped]
// MODULE-NEXT:  %arg0 -> func.call [use plain]
// MODULE-NEXT:  %arg0 -> cf.assert i1 [use dropped]
// MODULE-NEXT:  %arg0 -> cf.assert i1 [use dropped]
// MODULE-NEXT:  cf.assert -> func.call guards [guard dropped]
// MODULE-NEXT:  false -> cf.assert [use plain]
//  MODULE-NOT:{{.+}}
//      QUOTED:legend: 2 assertions / 1 kept / 1 always fails
// QUOTED-NEXT:func.func @has a space [place plain]
// QUOTED-NEXT:  #2 always fails, kept [slice false]
// QUOTED-NEXT:    cf.assert / false / “never” / several.mlir:[[#@LINE-36]] [assertion false]
// QUOTED-NEXT:    false [constant plain]
// QUOTED-NEXT:  #3 kept [slice kept]
// QUOTED-NEXT:    cf.assert / %arg0 / “not reached” / several.mlir:[[#@LINE-38]] [assertion kept]
// QUOTED-NEXT:  %arg0 / i1 [capture plain]
// QUOTED-NEXT:edges:
// QUOTED-NEXT:  %arg0 -> cf.assert i1 [use kept]
// QUOTED-NEXT:  false -> cf.assert [use plain]
//  QUOTED-NOT:{{.+}}

func.func @f0(%c: i1) {"my.op"() : () -> () return}
func.func @f1(%c: i1) {"my.op"() : () -> () return}
func.func @f2(%c: i1) {"my.op"() : () -> () return}
func.func @f3(%c: i1) {"my.op"() : () -> () return}
func.func @f4(%c: i1) {"my.op"() : () -> () return}
func.func @f5(%c: i1) {cf.assert %c, "m" return}
func.func @f6(%c: i1) {"my.op"() : () -> () return}
func.func @f7(%c: i1) {"my.op"() : () -> () return}
func.func @f8(%c: i1) {"my.op"() : () -> () return}
func.func @f9(%c: i1) {"my.op"() : () -> () return}
