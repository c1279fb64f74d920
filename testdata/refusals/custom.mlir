// Operators of others, operations that no table knows, and what is lowered.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 4 operations refused, perhaps 1 more{{$}}
// HLO: {{^}}stablehlo: 3 operations refused, perhaps 1 more{{$}}
// LINALG: {{^}}linalg: 4 operations refused, perhaps 2 more{{$}}
// STRIPPED: {{^}}tosa: 4 operations refused, perhaps 1 more{{$}}

func.func @operator(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %r = torch.operator "vendor.scale"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  // TOSA-NEXT: torch.operator at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.operator at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  // LINALG-NEXT: torch.operator at {{.*}}:[[#@LINE-5]]:8: perhaps, the table knows only some of its conditions
  // LINALG-NEXT: {{^ +}}has effects or ends a body{{$}}
  // STRIPPED-NEXT: torch.operator at {{.*}}:[[#@LINE-7]]:8: it has no conversion
  // STRIPPED-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %r : !torch.vtensor<[2],f32>
}
func.func @of_next_year(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %r = "torch.aten.of_next_year"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  // TOSA-NEXT: torch.aten.of_next_year at {{.*}}:[[#@LINE-1]]:8: perhaps, it is unknown to the table
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.aten.of_next_year at {{.*}}:[[#@LINE-3]]:8: perhaps, it is unknown to the table
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  // LINALG-NEXT: torch.aten.of_next_year at {{.*}}:[[#@LINE-5]]:8: perhaps, it is unknown to the table
  // LINALG-NEXT: {{^ +}}has effects or ends a body{{$}}
  // STRIPPED-NEXT: torch.aten.of_next_year at {{.*}}:[[#@LINE-7]]:8: perhaps, it is unknown to the table
  // STRIPPED-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %r : !torch.vtensor<[2],f32>
}
func.func @other_dialect(%x: tensor<2xf32>) -> tensor<2xf32> {
  %r = "vendor.scale"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  // TOSA-NEXT: vendor.scale at {{.*}}:[[#@LINE-1]]:8: the backend's contract excludes it
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: vendor.scale at {{.*}}:[[#@LINE-3]]:8: the backend's contract excludes it
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  // LINALG-NEXT: vendor.scale at {{.*}}:[[#@LINE-5]]:8: the backend's contract excludes it
  // LINALG-NEXT: {{^ +}}has effects or ends a body{{$}}
  // STRIPPED-NEXT: vendor.scale at {{.*}}:[[#@LINE-7]]:8: the backend's contract excludes it
  // STRIPPED-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %r : tensor<2xf32>
}
func.func @lowered(%x: tensor<2xf32>) -> tensor<2xf32> {
  %t = tosa.abs %x : (tensor<2xf32>) -> tensor<2xf32>
  // HLO-NEXT: tosa.abs at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}kept by: stablehlo.negate -> arith.negf -> func.return{{$}}
  // LINALG-NEXT: tosa.abs at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // LINALG-NEXT: {{^ +}}kept by: stablehlo.negate -> arith.negf -> func.return{{$}}
  %s = "stablehlo.negate"(%t) : (tensor<2xf32>) -> tensor<2xf32>
  // TOSA-NEXT: stablehlo.negate at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: arith.negf -> func.return{{$}}
  // LINALG-NEXT: stablehlo.negate at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // LINALG-NEXT: {{^ +}}kept by: arith.negf -> func.return{{$}}
  // STRIPPED-NEXT: stablehlo.negate at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // STRIPPED-NEXT: {{^ +}}kept by: arith.negf -> func.return{{$}}
  %m = arith.negf %s : tensor<2xf32>
  // TOSA-NEXT: arith.negf at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // LINALG-NEXT: arith.negf at {{.*}}:[[#@LINE-3]]:8: it takes or gives what is not a number
  // LINALG-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: arith.negf at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %m : tensor<2xf32>
}

// TOSA-NEXT: assertions: 0, exclusive operations: 0
// HLO-NEXT: assertions: 0, exclusive operations: 0
// LINALG-NEXT: assertions: 0, exclusive operations: 0
// STRIPPED-NEXT: assertions: 0, exclusive operations: 0
