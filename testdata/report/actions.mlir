// What each verb did with an assertion, in the report as text: whole sections,
// so that a verb can add or lose no line.
//
// Carried: what it read, guarded and was made of is what it was before.
// RUN: assertion-opt --carry --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=CARRY --match-full-lines --strict-whitespace
//
// Carried and put back: it is found as what it was in between.
// RUN: assertion-opt --only=f --carry --lower --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=LOWER --match-full-lines --strict-whitespace
//
// A region is lowered too. What is neither stays, with the reason.
// RUN: assertion-opt --only=g --wrap --lower --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=REGION --match-full-lines --strict-whitespace
// RUN: assertion-opt --only=g --lower --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=LEFT --match-full-lines --strict-whitespace
//
// Freed, then dropped, then cleaned up: the four sections of strip.
// RUN: assertion-opt --strip --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=STRIP --match-full-lines --strict-whitespace
//
// What can be written in TOSA needs no size.
// RUN: assertion-opt --only=f --tosa-shapes --quiet --report=- %s -o /dev/null | FileCheck %s --check-prefix=TOSA --match-full-lines --strict-whitespace

func.func @f(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "not empty"
  %l = torch.prim.ListConstruct %n, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %r = torch.aten.add.Scalar %v, %n, %int4 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}
func.func @g(%t: tensor<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?xi32>
  %c = arith.cmpi uge, %d, %c0 : index
  cf.assert %c, "never less"
  return
}

//      CARRY:{{.*}}actions.mlir:1
// CARRY-NEXT:carry: 2 assertions, 6 operations erased
// CARRY-NEXT:  #1 runtime "not empty"
// CARRY-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-17]]:3
// CARRY-NEXT:    condition: size(%arg0, 0) > 0
// CARRY-NEXT:    slice: 1 exclusive operation
// CARRY-NEXT:    reads: %0
// CARRY-NEXT:    guards: torch.prim.ListConstruct at {{.*}}actions.mlir":[[#@LINE-20]]:8, torch.aten.add.Scalar at {{.*}}actions.mlir":[[#@LINE-18]]:8
// CARRY-NEXT:    carried
// CARRY-NEXT:  #2 cf "never less"
// CARRY-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-14]]:3
// CARRY-NEXT:    condition: size(%arg0, 0) >= 0
// CARRY-NEXT:    slice: 3 exclusive operations
// CARRY-NEXT:    reads: %arg0
// CARRY-NEXT:    carried
// CARRY-NEXT:assertions: 2, exclusive operations: 4
//  CARRY-NOT:{{.+}}

//      LOWER:{{.*}}actions.mlir:1
// LOWER-NEXT:carry: 1 assertion, 1 not selected, 2 operations erased
// LOWER-NEXT:  #1 runtime "not empty"
// LOWER-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-35]]:3
// LOWER-NEXT:    condition: size(%arg0, 0) > 0
// LOWER-NEXT:    slice: 1 exclusive operation
// LOWER-NEXT:    reads: %0
// LOWER-NEXT:    guards: torch.prim.ListConstruct at {{.*}}actions.mlir":[[#@LINE-38]]:8, torch.aten.add.Scalar at {{.*}}actions.mlir":[[#@LINE-36]]:8
// LOWER-NEXT:    carried
// LOWER-NEXT:lower: 1 assertion, 1 not selected
// LOWER-NEXT:  #1 tosa "not empty"
// LOWER-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-43]]:3
// LOWER-NEXT:    condition: tosa.custom(torch_c.to_builtin_tensor(%arg0))
// LOWER-NEXT:    slice: 1 exclusive operation
// LOWER-NEXT:    reads: %arg0
// LOWER-NEXT:    guards: torch.aten.view at {{.*}}actions.mlir":[[#@LINE-45]]:8
// LOWER-NEXT:    lowered
// LOWER-NEXT:assertions: 1, exclusive operations: 1
//  LOWER-NOT:{{.+}}

//      REGION:{{.*}}actions.mlir:1
// REGION-NEXT:wrap: 1 assertion, 1 not selected
// REGION-NEXT:  #1 cf "never less"
// REGION-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-45]]:3
// REGION-NEXT:    condition: size(%arg0, 0) >= 0
// REGION-NEXT:    slice: 3 exclusive operations
// REGION-NEXT:    reads: %arg0
// REGION-NEXT:    wrapped
// REGION-NEXT:lower: 1 assertion, 1 not selected
// REGION-NEXT:  #1 cf (wrapped) "never less"
// REGION-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-52]]:3
// REGION-NEXT:    condition: size(%arg2, 0) >= 0
// REGION-NEXT:    slice: 0 exclusive operations
// REGION-NEXT:    reads: %arg0
// REGION-NEXT:    lowered
// REGION-NEXT:assertions: 1, exclusive operations: 3
//  REGION-NOT:{{.+}}

//      LEFT:{{.*}}actions.mlir:1
// LEFT-NEXT:lower: 1 assertion, 1 not selected
// LEFT-NEXT:  #1 cf "never less"
// LEFT-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-63]]:3
// LEFT-NEXT:    condition: size(%arg0, 0) >= 0
// LEFT-NEXT:    slice: 3 exclusive operations
// LEFT-NEXT:    reads: %arg0
// LEFT-NEXT:    left whole: it is neither carried nor in a region
// LEFT-NEXT:assertions: 1, exclusive operations: 3
//  LEFT-NOT:{{.+}}

//      STRIP:{{.*}}actions.mlir:1
// STRIP-NEXT:free-sizes: 2 assertions, 1 operation erased
// STRIP-NEXT:  #1 runtime "not empty"
// STRIP-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-84]]:3
// STRIP-NEXT:    condition: size(%arg0, 0) > 0
// STRIP-NEXT:    slice: 1 exclusive operation
// STRIP-NEXT:    reads: %0
// STRIP-NEXT:    guards: torch.prim.ListConstruct at {{.*}}actions.mlir":[[#@LINE-87]]:8, torch.aten.add.Scalar at {{.*}}actions.mlir":[[#@LINE-85]]:8
// STRIP-NEXT:    kept
// STRIP-NEXT:  #2 cf "never less"
// STRIP-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-81]]:3
// STRIP-NEXT:    condition: size(%arg0, 0) >= 0
// STRIP-NEXT:    slice: 3 exclusive operations
// STRIP-NEXT:    reads: %arg0
// STRIP-NEXT:    kept
// STRIP-NEXT:  freed: torch.aten.view at {{.*}}actions.mlir":[[#@LINE-94]]:8: its operand takes its place
// STRIP-NEXT:  needs a size: torch.aten.add.Scalar at {{.*}}actions.mlir":[[#@LINE-94]]:8: it takes a size as a number
// STRIP-NEXT:drop: 2 assertions, 6 operations erased
// STRIP-NEXT:  #1 runtime "not empty"
// STRIP-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-100]]:3
// STRIP-NEXT:    condition: size(%arg0, 0) > 0
// STRIP-NEXT:    slice: 1 exclusive operation
// STRIP-NEXT:    reads: %0
// STRIP-NEXT:    guards: torch.aten.add.Scalar at {{.*}}actions.mlir":[[#@LINE-101]]:8
// STRIP-NEXT:    dropped
// STRIP-NEXT:  #2 cf "never less"
// STRIP-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-97]]:3
// STRIP-NEXT:    condition: size(%arg0, 0) >= 0
// STRIP-NEXT:    slice: 3 exclusive operations
// STRIP-NEXT:    reads: %arg0
// STRIP-NEXT:    dropped
// STRIP-NEXT:drop-symbols: 0 assertions
// STRIP-NEXT:dce: 0 assertions, 1 operation erased
// STRIP-NEXT:assertions: 2, exclusive operations: 4
//  STRIP-NOT:{{.+}}

//      TOSA:{{.*}}actions.mlir:1
// TOSA-NEXT:tosa-shapes: 1 assertion, 1 not selected
// TOSA-NEXT:  #1 runtime "not empty"
// TOSA-NEXT:    at: {{.*}}actions.mlir":[[#@LINE-120]]:3
// TOSA-NEXT:    condition: size(%arg0, 0) > 0
// TOSA-NEXT:    slice: 1 exclusive operation
// TOSA-NEXT:    reads: %2
// TOSA-NEXT:    guards: torch.prim.ListConstruct at {{.*}}actions.mlir":[[#@LINE-123]]:8, torch.aten.add.Scalar at {{.*}}actions.mlir":[[#@LINE-121]]:8
// TOSA-NEXT:    kept
// TOSA-NEXT:  freed: torch.aten.view at {{.*}}actions.mlir":[[#@LINE-124]]:8: it is written with TOSA's shapes
// TOSA-NEXT:  freed: torch.aten.add.Scalar at {{.*}}actions.mlir":[[#@LINE-124]]:8: it is written with TOSA's shapes
// TOSA-NEXT:assertions: 1, exclusive operations: 1
//  TOSA-NOT:{{.+}}
