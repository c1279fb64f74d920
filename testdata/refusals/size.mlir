// A size that a tensor operation uses, one that only a check uses, one that
// nothing uses, one that is known, and one of an unknown dimension.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 8 operations refused{{$}}
// HLO: {{^}}stablehlo: 2 operations refused{{$}}
// LINALG: {{^}}linalg: 0 operations refused{{$}}
// STRIPPED: {{^}}tosa: 0 operations refused{{$}}

func.func @used(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  %l = torch.prim.ListConstruct %n, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  // TOSA-NEXT: torch.aten.view at {{.*}}:[[#@LINE-1]]:8: size is not constant
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  return %v : !torch.vtensor<[?,2,2],f32>
}

func.func @checked(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.gt.int -> torch.runtime.assert{{$}}
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  // TOSA-NEXT: torch.aten.gt.int at {{.*}}:[[#@LINE-1]]:8: a is not constant
  // TOSA-NEXT: {{^ +}}kept by: torch.runtime.assert{{$}}
  torch.runtime.assert %c, "not empty"
  // TOSA-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-3]]:3: condition is not the constant true
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %x : !torch.vtensor<[?,4],f32>
}

func.func @unused(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}nothing uses it{{$}}
  return %x : !torch.vtensor<[?,4],f32>
}

func.func @known(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int1 : !torch.int, !torch.int -> !torch.bool
  return %x : !torch.vtensor<[?,4],f32>
}

func.func @which(%x: !torch.vtensor<[?,4],f32>, %d: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,4],f32> {
  %i = torch.aten.item %d : !torch.vtensor<[],si64> -> !torch.int
  // TOSA-NEXT: torch.aten.item at {{.*}}:[[#@LINE-1]]:8: self is not constant
  // TOSA-NEXT: {{^ +}}nothing uses it{{$}}
  // HLO-NEXT: torch.aten.item at {{.*}}:[[#@LINE-3]]:8: self is not constant
  // HLO-NEXT: {{^ +}}nothing uses it{{$}}
  %n = torch.aten.size.int %x, %i : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}nothing uses it{{$}}
  return %x : !torch.vtensor<[?,4],f32>
}

// TOSA-NEXT: assertions: 1, exclusive operations: 3
// HLO-NEXT: assertions: 1, exclusive operations: 3
// LINALG-NEXT: assertions: 1, exclusive operations: 3
// STRIPPED-NEXT: assertions: 1, exclusive operations: 3
