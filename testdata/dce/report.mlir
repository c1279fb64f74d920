// The report counts what --dce erased, a shell with all it holds; assertions are
// none of its own, whatever is selected, and nothing is said.
// RUN: assertion-opt --dce --report=- %s -o /dev/null 2>%t.said | FileCheck %s
// RUN: count 0 < %t.said
// RUN: assertion-opt --dce --dce --report=- %s -o /dev/null | FileCheck %s --check-prefix=TWICE
// RUN: assertion-opt --dce --report=- --report-format=json %s -o /dev/null | FileCheck %s --check-prefix=JSON

// CHECK:      {{^}}dce: 1 assertion, 5 operations erased{{$}}
// TWICE:      {{^}}dce: 1 assertion, 5 operations erased{{$}}
// TWICE:      {{^}}dce: 1 assertion{{$}}
// JSON:      "verb": "dce"
// JSON:      "message": "stays"
// JSON:      "action": "kept"
// JSON:      "erased": 5
func.func @f(%c: i1, %n: index) {
  %dead = arith.addi %n, %n : index
  scf.if %c {
    %in_it = arith.muli %dead, %n : index
    %too = arith.muli %in_it, %n : index
  }
  cf.assert %c, "stays"
  return
}
