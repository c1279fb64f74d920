// The report has a section for each of the steps, with what each erased; what a
// step leaves is said where it would have been done.
// RUN: assertion-opt --strip --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=TEXT
// RUN: assertion-opt --strip --keep-symbols --quiet --report=- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=KEEP
// RUN: assertion-opt --strip --quiet --report=%t.json %s -o /dev/null
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: assertion-opt --strip %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark:

// TEXT: report.mlir:1{{$}}
// TEXT-NEXT: {{^}}free-sizes: 1 assertion{{$}}
// TEXT-NEXT:   #1 runtime "six"
// TEXT-NEXT:     at: {{.*}}report.mlir":[[#@LINE+47]]:3
// TEXT-NEXT:     condition: size(%arg0, 0) >= 6
// TEXT-NEXT:     slice: 1 exclusive operation{{$}}
// TEXT-NEXT:     reads: %1
// TEXT-NEXT:     guards: torch.prim.ListConstruct at {{.*}}, torch.aten.mul.Scalar at
// TEXT-NEXT:     kept
// TEXT-NEXT:   freed: torch.aten.view at {{.*}}report.mlir":[[#@LINE+43]]:8: its shape is constant
// TEXT-NEXT:   needs a size: torch.aten.mul.Scalar at {{.*}}report.mlir":[[#@LINE+44]]:8: it takes a size as a number
// TEXT-NEXT: {{^}}drop: 1 assertion, 2 operations erased{{$}}
// TEXT-NEXT:   #1 runtime "six"
// TEXT-NEXT:     at: {{.*}}report.mlir":[[#@LINE+37]]:3
// TEXT-NEXT:     condition: size(%arg0, 0) >= 6
// TEXT-NEXT:     slice: 1 exclusive operation{{$}}
// TEXT-NEXT:     reads: %1
// TEXT-NEXT:     guards: torch.aten.mul.Scalar at
// TEXT-NEXT:     dropped
// TEXT-NEXT: {{^}}drop-symbols: 0 assertions, 2 operations erased{{$}}
// TEXT-NEXT: {{^}}dce: 0 assertions, 2 operations erased{{$}}
// TEXT-NEXT: {{^}}assertions: 1, exclusive operations: 1{{$}}
// TEXT-NOT: {{.}}

// KEEP: {{^}}free-sizes: 1 assertion{{$}}
// KEEP: {{^}}drop: 1 assertion, 2 operations erased{{$}}
// KEEP-NOT: drop-symbols
// KEEP: {{^}}dce: 0 assertions, 2 operations erased{{$}}

// JSON: "verb": "free-sizes"
// JSON: "action": "kept"
// JSON: "kind": "freed"
// JSON: "erased": 0
// JSON: "verb": "drop"
// JSON: "action": "dropped"
// JSON: "erased": 2
// JSON: "verb": "drop-symbols"
// JSON: "erased": 2
// JSON: "verb": "dce"
// JSON: "erased": 2

// SAID: :[[#@LINE+13]]:8: remark: torch.aten.mul.Scalar still needs a size: it takes a size as a number
// SAID: :[[#@LINE+8]]:3: remark: dropped assertion "six" with 1 operation of its own; it guarded torch.aten.mul.Scalar
func.func @f(%x: !torch.vtensor<[?,2,3],f32>) -> (!torch.vtensor<[?,6],f32>, !torch.vtensor<[?,6],f32>) {
  %int0 = torch.constant.int 0
  %int6 = torch.constant.int 6
  %s = torch.symbolic_int "s0" {min_val = 2, max_val = 64} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 2, 3)> : !torch.vtensor<[?,2,3],f32>
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,2,3],f32>, !torch.int -> !torch.int
  %a = torch.aten.ge.int %n, %int6 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "six"
  %l = torch.prim.ListConstruct %n, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,2,3],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  %dead = torch.aten.tanh %v : !torch.vtensor<[?,6],f32> -> !torch.vtensor<[?,6],f32>
  %r = torch.aten.mul.Scalar %v, %n : !torch.vtensor<[?,6],f32>, !torch.int -> !torch.vtensor<[?,6],f32>
  return %v, %r : !torch.vtensor<[?,6],f32>, !torch.vtensor<[?,6],f32>
}
