// The same run in both forms for programs: the actions, the notes on sizes, and
// one result of SARIF for what became of each assertion in the end.
//
// RUN: assertion-opt --strip --quiet --report=%t.json %s -o /dev/null
// RUN: python3 %S/inputs/brief.py json < %t.json | FileCheck %s --check-prefix=JSON --match-full-lines --strict-whitespace
// RUN: assertion-opt --strip --quiet --report=%t.sarif %s -o /dev/null
// RUN: python3 %S/inputs/brief.py sarif < %t.sarif | FileCheck %s --check-prefix=SARIF --match-full-lines --strict-whitespace
//
// Carried, and in part left: the reason is in both.
// RUN: not assertion-opt --carry --keep-going --quiet --report=%t.json %s -o /dev/null 2> %t.err
// RUN: python3 %S/inputs/brief.py json < %t.json | FileCheck %s --check-prefix=CARRY --match-full-lines --strict-whitespace
// RUN: not assertion-opt --carry --keep-going --quiet --report=%t.sarif %s -o /dev/null 2> %t.err
// RUN: python3 %S/inputs/brief.py sarif < %t.sarif | FileCheck %s --check-prefix=CARRIED --match-full-lines --strict-whitespace
//
// Wrapped, lowered: the last action counts in SARIF, both are in JSON.
// RUN: assertion-opt --kinds=cf --wrap --lower --quiet --report=%t.json %s -o /dev/null
// RUN: python3 %S/inputs/brief.py json < %t.json | FileCheck %s --check-prefix=LOWER --match-full-lines --strict-whitespace
// RUN: assertion-opt --kinds=cf --wrap --lower --quiet --report=%t.sarif %s -o /dev/null
// RUN: python3 %S/inputs/brief.py sarif < %t.sarif | FileCheck %s --check-prefix=LOWERED --match-full-lines --strict-whitespace
//
// What a backend refuses is a result of its own.
// RUN: assertion-opt --kinds=cf --drop --blockers=tosa --quiet --report=%t.sarif %s -o /dev/null
// RUN: python3 %S/inputs/brief.py sarif < %t.sarif | FileCheck %s --check-prefix=BLOCKERS --match-full-lines --strict-whitespace

func.func @f(%x: !torch.vtensor<[?,4],f32>, %k: !torch.int, %c: i1) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %a = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "size"
  %b = torch.aten.gt.int %k, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "number"
  %false = arith.constant false
  %d = arith.andi %c, %false : i1
  cf.assert %d, "never"
  %l = torch.prim.ListConstruct %n, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %r = torch.aten.add.Scalar %v, %n, %int4 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}

//      JSON:free-sizes erased 1 unselected 0
// JSON-NEXT:  #1 runtime size unknown kept
// JSON-NEXT:  #2 runtime number unknown kept
// JSON-NEXT:  #3 cf never refuted kept
// JSON-NEXT:  freed torch.aten.view: its operand takes its place
// JSON-NEXT:  size torch.aten.add.Scalar: it takes a size as a number
// JSON-NEXT:drop erased 7 unselected 0
// JSON-NEXT:  #1 runtime size unknown dropped
// JSON-NEXT:  #2 runtime number unknown dropped
// JSON-NEXT:  #3 cf never refuted dropped
// JSON-NEXT:drop-symbols erased 0 unselected 0
// JSON-NEXT:dce erased 1 unselected 0
//  JSON-NOT:{{.+}}

//      SARIF:size-not-freed warning [[#@LINE-18]]:8
// SARIF-NEXT:  torch.aten.add.Scalar: it takes a size as a number
// SARIF-NEXT:assertion-dropped note [[#@LINE-28]]:3
// SARIF-NEXT:  runtime assertion "size" dropped; condition: size(%arg0, 0) > 0; slice: 1 operation of its own; guards torch.aten.add.Scalar
// SARIF-NEXT:    torch.aten.gt.int
// SARIF-NEXT:assertion-dropped note [[#@LINE-29]]:3
// SARIF-NEXT:  runtime assertion "number" dropped; condition: %arg1 > 0; slice: 1 operation of its own
// SARIF-NEXT:    torch.aten.gt.int
// SARIF-NEXT:assertion-always-false warning [[#@LINE-29]]:3
// SARIF-NEXT:  cf assertion "never" dropped; condition: %arg2 and false (always false); slice: 2 operations of its own
// SARIF-NEXT:    arith.constant
// SARIF-NEXT:    arith.andi
//  SARIF-NOT:{{.+}}

//      CARRY:carry erased 2 unselected 0
// CARRY-NEXT:  #1 runtime size unknown carried
// CARRY-NEXT:  #2 runtime number unknown left func.func takes a number as argument #1
// CARRY-NEXT:  #3 cf never refuted left func.func takes a number as argument #2
//  CARRY-NOT:{{.+}}

//      CARRIED:assertion-carried note [[#@LINE-46]]:3
// CARRIED-NEXT:  runtime assertion "size" carried; condition: size(%arg0, 0) > 0; slice: 1 operation of its own; guards torch.prim.ListConstruct and others
// CARRIED-NEXT:    torch.aten.gt.int
// CARRIED-NEXT:assertion-left warning [[#@LINE-47]]:3
// CARRIED-NEXT:  runtime assertion "number" left whole: func.func takes a number as argument #1; condition: %arg1 > 0; slice: 1 operation of its own
// CARRIED-NEXT:    torch.aten.gt.int
// CARRIED-NEXT:assertion-always-false warning [[#@LINE-47]]:3
// CARRIED-NEXT:  cf assertion "never" left whole: func.func takes a number as argument #2; condition: %arg2 and false (always false); slice: 2 operations of its own
// CARRIED-NEXT:    arith.constant
// CARRIED-NEXT:    arith.andi
//  CARRIED-NOT:{{.+}}

//      LOWER:wrap erased 0 unselected 2
// LOWER-NEXT:  #1 cf never refuted wrapped
// LOWER-NEXT:lower erased 0 unselected 2
// LOWER-NEXT:  #1 cf never refuted lowered
//  LOWER-NOT:{{.+}}

//      LOWERED:assertion-always-false warning [[#@LINE-59]]:3
// LOWERED-NEXT:  cf assertion "never" lowered; condition: %arg3 and false (always false); slice: 0 operations of its own
//  LOWERED-NOT:{{.+}}

//      BLOCKERS:assertion-always-false warning [[#@LINE-63]]:3
// BLOCKERS-NEXT:  cf assertion "never" dropped; condition: %arg2 and false (always false); slice: 2 operations of its own
// BLOCKERS-NEXT:    arith.constant
// BLOCKERS-NEXT:    arith.andi
// BLOCKERS-NEXT:backend-refuses warning [[#@LINE-77]]:1
// BLOCKERS-NEXT:  tosa refuses func.func: it takes or gives what is not a tensor
// BLOCKERS-NEXT:backend-refuses warning [[#@LINE-76]]:8
// BLOCKERS-NEXT:  tosa refuses torch.aten.size.int: the size of self at dim is unknown
// BLOCKERS-NEXT:backend-refuses warning [[#@LINE-77]]:8
// BLOCKERS-NEXT:  tosa refuses torch.aten.gt.int: a is not constant
// BLOCKERS-NEXT:backend-refuses warning [[#@LINE-78]]:3
// BLOCKERS-NEXT:  tosa refuses torch.runtime.assert: it has no conversion
// BLOCKERS-NEXT:backend-refuses warning [[#@LINE-79]]:8
// BLOCKERS-NEXT:  tosa refuses torch.aten.gt.int: a is not constant
// BLOCKERS-NEXT:backend-refuses warning [[#@LINE-80]]:3
// BLOCKERS-NEXT:  tosa refuses torch.runtime.assert: it has no conversion
// BLOCKERS-NEXT:backend-refuses warning [[#@LINE-77]]:8
// BLOCKERS-NEXT:  tosa refuses torch.aten.view: size is not constant
// BLOCKERS-NEXT:backend-refuses warning [[#@LINE-78]]:8
// BLOCKERS-NEXT:  tosa refuses torch.aten.add.Scalar: other is not constant
//  BLOCKERS-NOT:{{.+}}
