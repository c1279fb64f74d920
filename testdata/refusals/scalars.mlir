// Arithmetic on sizes: for a view, foldable, shared with a check, given back.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 9 operations refused, perhaps 2 more{{$}}
// HLO: {{^}}stablehlo: 1 operation refused{{$}}
// LINALG: {{^}}linalg: 0 operations refused{{$}}
// STRIPPED: {{^}}tosa: 4 operations refused{{$}}

func.func @sum(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.mul.int -> torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  %k = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.mul.int -> torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  %p = torch.aten.mul.int %n, %k : !torch.int, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.mul.int at {{.*}}:[[#@LINE-1]]:8: perhaps, the table knows only some of its conditions
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  %l = torch.prim.ListConstruct %p : (!torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  // TOSA-NEXT: torch.aten.view at {{.*}}:[[#@LINE-1]]:8: size is not constant
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  return %v : !torch.vtensor<[?],f32>
}
func.func @folds(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[6],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.int
  %k = torch.aten.size.int %x, %int1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.int
  %p = torch.aten.mul.int %n, %k : !torch.int, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.mul.int at {{.*}}:[[#@LINE-1]]:8: perhaps, the table knows only some of its conditions
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  %l = torch.prim.ListConstruct %p : (!torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[6],f32>
  return %v : !torch.vtensor<[6],f32>
}
func.func @shared(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.ne.int -> torch.runtime.assert{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: torch.aten.add.Scalar -> func.return{{$}}
  %c = torch.aten.ne.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  // TOSA-NEXT: torch.aten.ne.int at {{.*}}:[[#@LINE-1]]:8: a is not constant
  // TOSA-NEXT: {{^ +}}kept by: torch.runtime.assert{{$}}
  torch.runtime.assert %c, "not empty"
  // TOSA-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-3]]:3: condition is not the constant true
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  %r = torch.aten.add.Scalar %x, %n, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.aten.add.Scalar at {{.*}}:[[#@LINE-1]]:8: other is not constant
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.add.Scalar at {{.*}}:[[#@LINE-3]]:8: other is not constant
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %r : !torch.vtensor<[?,4],f32>
}
func.func @given_back(%x: !torch.vtensor<[?,4],f32>) -> !torch.int {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %n : !torch.int
  // TOSA-NEXT: func.return at {{.*}}:[[#@LINE-1]]:3: it takes or gives what is not a tensor
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // STRIPPED-NEXT: func.return at {{.*}}:[[#@LINE-3]]:3: it takes or gives what is not a tensor
  // STRIPPED-NEXT: {{^ +}}has effects or ends a body{{$}}
}

// TOSA-NEXT: assertions: 1, exclusive operations: 1
// HLO-NEXT: assertions: 1, exclusive operations: 1
// LINALG-NEXT: assertions: 1, exclusive operations: 1
// STRIPPED-NEXT: assertions: 1, exclusive operations: 1
