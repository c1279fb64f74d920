// Assertions whose condition is a literal, folds, or is only known when it runs.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 7 operations refused{{$}}
// HLO: {{^}}stablehlo: 4 operations refused, perhaps 1 more{{$}}
// LINALG: {{^}}linalg: 0 operations refused{{$}}
// STRIPPED: {{^}}tosa: 1 operation refused{{$}}

func.func @always(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %true = torch.constant.bool true
  torch.runtime.assert %true, "holds"
  // TOSA-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %x : !torch.vtensor<[2],f32>
}
func.func @never(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %false = torch.constant.bool false
  torch.runtime.assert %false, "fails"
  // TOSA-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-3]]:3: condition is not the constant true
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %x : !torch.vtensor<[2],f32>
}
func.func @folds(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[2],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "not empty"
  // TOSA-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-3]]:3: condition is not the constant true
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %x : !torch.vtensor<[2],f32>
}
func.func @scalar(%x: !torch.vtensor<[],i1>) -> !torch.vtensor<[],i1> {
  %b = torch.aten.Bool.Tensor %x : !torch.vtensor<[],i1> -> !torch.bool
  // TOSA-NEXT: torch.aten.Bool.Tensor at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: torch.runtime.assert{{$}}
  // HLO-NEXT: torch.aten.Bool.Tensor at {{.*}}:[[#@LINE-3]]:8: perhaps, the table knows only some of its conditions
  // HLO-NEXT: {{^ +}}kept by: torch.runtime.assert{{$}}
  torch.runtime.assert %b, "true"
  // TOSA-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-3]]:3: condition is not the constant true
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %x : !torch.vtensor<[],i1>
}
func.func @cf(%x: tensor<2xf32>, %c: i1) -> tensor<2xf32> {
// TOSA-NEXT: func.func at {{.*}}:[[#@LINE-1]]:1: it takes or gives what is not a tensor
// TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
// STRIPPED-NEXT: func.func at {{.*}}:[[#@LINE-3]]:1: it takes or gives what is not a tensor
// STRIPPED-NEXT: {{^ +}}has effects or ends a body{{$}}
  cf.assert %c, "true"
  // TOSA-NEXT: cf.assert at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: cf.assert at {{.*}}:[[#@LINE-3]]:3: it has no conversion
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %x : tensor<2xf32>
}

// TOSA-NEXT: assertions: 5, exclusive operations: 6
// HLO-NEXT: assertions: 5, exclusive operations: 6
// LINALG-NEXT: assertions: 5, exclusive operations: 6
// STRIPPED-NEXT: assertions: 5, exclusive operations: 6
