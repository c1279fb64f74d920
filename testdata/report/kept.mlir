// Verbs that touch no assertion list those that there are, as kept; those that
// change what is between still say how the slice looks then.
//
// The size that nobody needs is counted, and is of no slice.
// RUN: assertion-opt --dce --report=- %s -o /dev/null | FileCheck %s --check-prefix=DCE --match-full-lines --strict-whitespace
//
// So are the symbol and what binds it.
// RUN: assertion-opt --drop-symbols --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=SYMBOLS --match-full-lines --strict-whitespace
//
// Analyzed twice: twice the same.
// RUN: assertion-opt --analyze --analyze --report=- %s | FileCheck %s --check-prefix=TWICE --match-full-lines --strict-whitespace
//
// Nothing selected: the report counts what was left out.
// RUN: assertion-opt --drop --match=nothing --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=NONE --match-full-lines --strict-whitespace
//
// Of two kinds one is selected.
// RUN: assertion-opt --drop --kinds=runtime --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=KINDS --match-full-lines --strict-whitespace

func.func @f(%x: !torch.vtensor<[?],f32>, %c: i1) {
  %int0 = torch.constant.int 0
  %s = torch.symbolic_int "s" {min_val = 2, max_val = 9} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  %unused = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %b = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "\E2\89\A0 0"
  cf.assert %c, ""
  return
}

//      DCE:{{.*}}kept.mlir:1
// DCE-NEXT:dce: 2 assertions, 1 operation erased
// DCE-NEXT:  #1 runtime "≠ 0"
// DCE-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-8]]:3
// DCE-NEXT:    condition: size(%arg0, 0) > 0
// DCE-NEXT:    slice: 3 exclusive operations
// DCE-NEXT:    reads: %arg0
// DCE-NEXT:    kept
// DCE-NEXT:  #2 cf ""
// DCE-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-13]]:3
// DCE-NEXT:    condition: %arg1
// DCE-NEXT:    slice: 0 exclusive operations
// DCE-NEXT:    reads: %arg1
// DCE-NEXT:    kept
// DCE-NEXT:assertions: 2, exclusive operations: 3
//  DCE-NOT:{{.+}}

//      SYMBOLS:{{.*}}kept.mlir:1
// SYMBOLS-NEXT:drop-symbols: 2 assertions, 2 operations erased
// SYMBOLS-NEXT:  #1 runtime "≠ 0"
// SYMBOLS-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-25]]:3
// SYMBOLS-NEXT:    condition: size(%arg0, 0) > 0
// SYMBOLS-NEXT:    slice: 3 exclusive operations
// SYMBOLS-NEXT:    reads: %arg0
// SYMBOLS-NEXT:    kept
// SYMBOLS-NEXT:  #2 cf ""
// SYMBOLS-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-30]]:3
// SYMBOLS-NEXT:    condition: %arg1
// SYMBOLS-NEXT:    slice: 0 exclusive operations
// SYMBOLS-NEXT:    reads: %arg1
// SYMBOLS-NEXT:    kept
// SYMBOLS-NEXT:assertions: 2, exclusive operations: 3
//  SYMBOLS-NOT:{{.+}}

//      TWICE:{{.*}}kept.mlir:1
// TWICE-NEXT:analyze: 2 assertions
// TWICE-NEXT:  #1 runtime "≠ 0"
// TWICE-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-42]]:3
// TWICE-NEXT:    condition: size(%arg0, 0) > 0
// TWICE-NEXT:    slice: 3 exclusive operations
// TWICE-NEXT:    reads: %arg0
// TWICE-NEXT:    kept
// TWICE-NEXT:  #2 cf ""
// TWICE-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-47]]:3
// TWICE-NEXT:    condition: %arg1
// TWICE-NEXT:    slice: 0 exclusive operations
// TWICE-NEXT:    reads: %arg1
// TWICE-NEXT:    kept
// TWICE-NEXT:analyze: 2 assertions
// TWICE-NEXT:  #1 runtime "≠ 0"
// TWICE-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-55]]:3
// TWICE-NEXT:    condition: size(%arg0, 0) > 0
// TWICE-NEXT:    slice: 3 exclusive operations
// TWICE-NEXT:    reads: %arg0
// TWICE-NEXT:    kept
// TWICE-NEXT:  #2 cf ""
// TWICE-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-60]]:3
// TWICE-NEXT:    condition: %arg1
// TWICE-NEXT:    slice: 0 exclusive operations
// TWICE-NEXT:    reads: %arg1
// TWICE-NEXT:    kept
// TWICE-NEXT:assertions: 2, exclusive operations: 3
//  TWICE-NOT:{{.+}}

//      NONE:{{.*}}kept.mlir:1
// NONE-NEXT:drop: 0 assertions, 2 not selected
// NONE-NEXT:assertions: 0, exclusive operations: 0
//  NONE-NOT:{{.+}}

//      KINDS:{{.*}}kept.mlir:1
// KINDS-NEXT:drop: 1 assertion, 1 not selected, 5 operations erased
// KINDS-NEXT:  #1 runtime "≠ 0"
// KINDS-NEXT:    at: {{.*}}kept.mlir":[[#@LINE-77]]:3
// KINDS-NEXT:    condition: size(%arg0, 0) > 0
// KINDS-NEXT:    slice: 3 exclusive operations
// KINDS-NEXT:    reads: %arg0
// KINDS-NEXT:    dropped
// KINDS-NEXT:assertions: 1, exclusive operations: 3
//  KINDS-NOT:{{.+}}
