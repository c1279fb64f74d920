// The symbols of a shape, and one that binds nothing.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 2 operations refused{{$}}
// HLO: {{^}}stablehlo: 2 operations refused{{$}}
// LINALG: {{^}}linalg: 2 operations refused{{$}}
// STRIPPED: {{^}}tosa: 0 operations refused{{$}}

func.func @bound(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %s = torch.symbolic_int "s0" {min_val = 2, max_val = 64} : !torch.int
  // TOSA-NEXT: torch.symbolic_int at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.symbolic_int at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  // LINALG-NEXT: torch.symbolic_int at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // LINALG-NEXT: {{^ +}}has effects or ends a body{{$}}
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.bind_symbolic_shape at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.bind_symbolic_shape at {{.*}}:[[#@LINE-3]]:3: it has no conversion
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  // LINALG-NEXT: torch.bind_symbolic_shape at {{.*}}:[[#@LINE-5]]:3: it has no conversion
  // LINALG-NEXT: {{^ +}}has effects or ends a body{{$}}
  %r = torch.aten.relu %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}
func.func @unbound(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %s = torch.symbolic_int "s0" {min_val = 2, max_val = 64} : !torch.int
  return %x : !torch.vtensor<[?,4],f32>
}

// TOSA-NEXT: assertions: 0, exclusive operations: 0
// HLO-NEXT: assertions: 0, exclusive operations: 0
// LINALG-NEXT: assertions: 0, exclusive operations: 0
// STRIPPED-NEXT: assertions: 0, exclusive operations: 0
