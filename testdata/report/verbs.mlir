// A section for each verb, in the order in which they ran; the last line counts
// what was there before the first.
//
// RUN: assertion-opt --wrap --drop --dce --quiet --report=%t %s -o /dev/null
// RUN: FileCheck %s --check-prefix=DROP --input-file=%t
// DROP: verbs.mlir:1{{$}}
// DROP-NEXT: wrap: 2 assertions{{$}}
// DROP-NEXT: #1 runtime "not empty"
// DROP: slice: 1 exclusive operation, 2 shared with #2
// DROP: reads: %arg0
// DROP: guards: torch.aten.relu at
// DROP-NEXT: wrapped{{$}}
// DROP-NEXT: #2 runtime "not 7"
// DROP: wrapped{{$}}
// DROP-NEXT: drop: 2 assertions, {{[0-9]+}} operations erased{{$}}
// DROP-NEXT: #1 runtime (wrapped) "not empty"
// DROP: condition: size(%arg1, 0) > 0
// DROP-NEXT: slice: 0 exclusive operations{{$}}
// DROP: dropped{{$}}
// DROP-NEXT: #2 runtime (wrapped) "not 7"
// DROP: dropped{{$}}
// DROP-NEXT: dce: 0 assertions{{$}}
// DROP-NEXT: assertions: 2, exclusive operations: 5{{$}}
// DROP-NOT: {{.}}
//
// Wrapped and unwrapped, they are what they were.
// RUN: assertion-opt --wrap --unwrap --analyze --quiet --report=%t %s -o /dev/null
// RUN: FileCheck %s --check-prefix=UNWRAP --input-file=%t
// UNWRAP: wrap: 2 assertions{{$}}
// UNWRAP: unwrap: 2 assertions
// UNWRAP-NEXT: #1 runtime (wrapped) "not empty"
// UNWRAP: unwrapped{{$}}
// UNWRAP: analyze: 2 assertions{{$}}
// UNWRAP-NEXT: #1 runtime "not empty"
// UNWRAP: condition: size(%arg0, 0) > 0
// UNWRAP: kept
// UNWRAP-NEXT: #2 runtime "not 7"
// UNWRAP: condition: size(%arg0, 0) != 7
//
// What is not selected is counted in each.
// RUN: assertion-opt --match=empty --wrap --drop --quiet --report=%t %s -o /dev/null
// RUN: FileCheck %s --check-prefix=SELECT --input-file=%t
// SELECT: wrap: 1 assertion, 1 not selected{{$}}
// SELECT-NEXT: #1 runtime "not empty"
// SELECT-NOT: "not 7"
// SELECT: drop: 1 assertion, 1 not selected, {{[0-9]+}} operations erased{{$}}
// SELECT: assertions: 1, exclusive operations: 1{{$}}
//
// Nothing is left for a second time.
// RUN: assertion-opt --drop --drop --quiet --report=%t %s -o /dev/null
// RUN: FileCheck %s --check-prefix=TWICE --input-file=%t
// TWICE: drop: 2 assertions, 7 operations erased{{$}}
// TWICE: drop: 0 assertions{{$}}
// TWICE-NEXT: assertions: 2, exclusive operations: 5{{$}}
//
// Blockers stand behind the verbs: those of the module that comes out.
// RUN: assertion-opt --blockers=tosa --report=%t %s
// RUN: FileCheck %s --check-prefix=BEFORE --input-file=%t
// BEFORE: analyze: 2 assertions
// BEFORE: tosa: 5 operations refused{{$}}
// BEFORE: assertions: 2
// RUN: assertion-opt --blockers=tosa --strip --quiet --report=%t %s -o /dev/null
// RUN: FileCheck %s --check-prefix=AFTER --input-file=%t
// AFTER: drop: 2 assertions
// AFTER: dce: 0 assertions
// AFTER-NEXT: tosa: 0 operations refused{{$}}
// AFTER-NEXT: assertions: 2, exclusive operations: 5{{$}}

func.func @f(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int7 = torch.constant.int 7
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "not empty"
  %d = torch.aten.ne.int %n, %int7 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %d, "not 7"
  %r = torch.aten.relu %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}
