// A report on an input in parts has a module for each, named by where it
// begins, in text and in JSON, also where a part has no assertions.
//
// RUN: assertion-opt --split-input-file --analyze %s | FileCheck %s --check-prefix=TEXT
// RUN: assertion-opt --split-input-file --drop --quiet --report=%t %s -o /dev/null
// RUN: grep -c '^assertions: ' %t | FileCheck %s --check-prefix=PARTS
// PARTS: {{^}}3{{$}}
//
// RUN: assertion-opt --split-input-file --analyze --report-format=json %s \
// RUN:   | python3 -c 'import json, sys; print(*[(m["module"].rsplit(":", 1)[1], len(m["verbs"][0]["assertions"]), m["blockers"]) for m in json.load(sys.stdin)])' \
// RUN:   | FileCheck %s --check-prefix=JSON
// JSON: ('1', 1, []) ('[[#@LINE+29]]', 3, []) ('[[#@LINE+58]]', 0, [])
//
// Without the option it is one module, and the numbers go on.
// RUN: assertion-opt --analyze %s | FileCheck %s --check-prefix=WHOLE
// WHOLE: split.mlir:1
// WHOLE: analyze: 4 assertions
// WHOLE: #4 cf "always"
// WHOLE: assertions: 4, exclusive operations: 5
// WHOLE-NOT: assertions:

// TEXT: split.mlir:1{{$}}
// TEXT-NEXT: analyze: 1 assertion{{$}}
// TEXT-NEXT:   #1 runtime "not empty"
func.func @f(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "not empty"
  // TEXT-NEXT: at: {{.*}}:[[#@LINE-1]]:3
  // TEXT-NEXT: condition: size(%arg0, 0) > 0{{$}}
  // TEXT-NEXT: slice: 3 exclusive operations{{$}}
  // TEXT-NEXT: reads: %arg0{{$}}
  %r = torch.aten.relu %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  // TEXT-NEXT: guards: torch.aten.relu at {{.*}}:[[#@LINE-1]]:8
  // TEXT-NEXT: kept
  // TEXT-NEXT: assertions: 1, exclusive operations: 3
  return %r : !torch.vtensor<[?,4],f32>
}
// -----
// TEXT-NEXT: split.mlir:[[#@LINE]]{{$}}
// TEXT-NEXT: analyze: 3 assertions{{$}}
func.func @g(%c: i1) {
  %t = arith.constant true
  %e = arith.andi %c, %t : i1
  cf.assert %e, "gr\C3\B6\C3\9Fe \FF \00 \22"
  // TEXT-NEXT: #1 cf "größe \FF \00 \22"
  // TEXT-NEXT: at: {{.*}}:[[#@LINE-2]]:3
  // TEXT-NEXT: condition: %arg0 and true
  // TEXT-NEXT: slice: 0 exclusive operations, 2 shared with #2, #3
  // TEXT-NEXT: reads: %arg0
  // TEXT-NEXT: kept
  cf.assert %e, ""
  // TEXT-NEXT: #2 cf ""
  // TEXT-NEXT: at: {{.*}}:[[#@LINE-2]]:3
  // TEXT-NEXT: condition: %arg0 and true
  // TEXT-NEXT: slice: 0 exclusive operations, 2 shared with #1, #3
  // TEXT-NEXT: reads: %arg0
  // TEXT-NEXT: kept
  cf.assert %t, "always"
  // TEXT-NEXT: #3 cf "always"
  // TEXT-NEXT: at: {{.*}}:[[#@LINE-2]]:3
  // TEXT-NEXT: condition: true (always true)
  // TEXT-NEXT: slice: 0 exclusive operations, 1 shared with #1, #2
  // TEXT-NEXT: kept
  // TEXT-NEXT: assertions: 3, exclusive operations: 2
  return
}
// -----
// TEXT-NEXT: split.mlir:[[#@LINE]]{{$}}
// TEXT-NEXT: analyze: 0 assertions{{$}}
// TEXT-NEXT: assertions: 0, exclusive operations: 0{{$}}
// TEXT-NOT: {{.}}
func.func @h() {
  return
}
