// Identifiers are the same after an edit elsewhere, and for every verb.
//
// RUN: split-file %s %t
// RUN: assertion-opt --analyze --report-format=json %t/one.mlir | grep '"id"' > %t/one
// RUN: assertion-opt --analyze --report-format=json %t/two.mlir | grep '"id"' > %t/two
// RUN: diff %t/one %t/two
// RUN: assertion-opt --wrap --quiet --report=%t/wrap.json %t/two.mlir -o /dev/null
// RUN: grep '"id"' %t/wrap.json | diff %t/one -
// RUN: assertion-opt --wrap --mlir-print-op-generic --quiet %t/one.mlir -o %t/wrapped.mlir
// RUN: assertion-opt --analyze --report-format=json %t/wrapped.mlir | grep '"id"' | diff %t/one -
// RUN: FileCheck %s --input-file=%t/one
//
// Those that agree in everything are numbered.
// CHECK: "id": "[[ID:[0-9a-f]+]]",
// CHECK-NEXT: "id": "[[ID]]-2",
// CHECK-NEXT: "id": "{{[0-9a-f]+}}",

//--- one.mlir
func.func @f(%n: i64, %c: i1) {
  %z = arith.constant 0 : i64
  %a = arith.cmpi sgt, %n, %z : i64
  cf.assert %a, "positive"
  cf.assert %a, "positive"
  cf.assert %c, "given"
  return
}

//--- two.mlir
// A comment, and another function before it.
func.func private @g()
func.func @f(%size: i64, %c: i1) {
  %one = arith.constant 1 : i64
  %more = arith.addi %size, %one : i64
  "my.use"(%more) : (i64) -> ()
  %z = arith.constant 0 : i64
  %b = arith.cmpi sgt, %size, %z : i64
  cf.assert %b, "positive"
  func.call @g() : () -> ()
  cf.assert %b, "positive"
  cf.assert %c, "given"
  return
}
