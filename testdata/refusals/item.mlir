// A number out of a tensor: that an operation takes, out of a literal, and that
// only a check takes.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 5 operations refused{{$}}
// HLO: {{^}}stablehlo: 3 operations refused{{$}}
// LINALG: {{^}}linalg: 0 operations refused{{$}}
// STRIPPED: {{^}}tosa: 2 operations refused{{$}}

func.func @item(%x: !torch.vtensor<[],f32>, %t: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %int1 = torch.constant.int 1
  %i = torch.aten.item %x : !torch.vtensor<[],f32> -> !torch.float
  // TOSA-NEXT: torch.aten.item at {{.*}}:[[#@LINE-1]]:8: self is not constant
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.add.Scalar -> func.return{{$}}
  // HLO-NEXT: torch.aten.item at {{.*}}:[[#@LINE-3]]:8: self is not constant
  // HLO-NEXT: {{^ +}}kept by: torch.aten.add.Scalar -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.item at {{.*}}:[[#@LINE-5]]:8: self is not constant
  // STRIPPED-NEXT: {{^ +}}kept by: torch.aten.add.Scalar -> func.return{{$}}
  %r = torch.aten.add.Scalar %t, %i, %int1 : !torch.vtensor<[3],f32>, !torch.float, !torch.int -> !torch.vtensor<[3],f32>
  // TOSA-NEXT: torch.aten.add.Scalar at {{.*}}:[[#@LINE-1]]:8: other is not constant
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.add.Scalar at {{.*}}:[[#@LINE-3]]:8: other is not constant
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %r : !torch.vtensor<[3],f32>
}
func.func @literal(%t: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %int1 = torch.constant.int 1
  %x = torch.vtensor.literal(dense<2.0> : tensor<f32>) : !torch.vtensor<[],f32>
  %i = torch.aten.item %x : !torch.vtensor<[],f32> -> !torch.float
  %r = torch.aten.add.Scalar %t, %i, %int1 : !torch.vtensor<[3],f32>, !torch.float, !torch.int -> !torch.vtensor<[3],f32>
  return %r : !torch.vtensor<[3],f32>
}
func.func @checked(%x: !torch.vtensor<[],f32>, %t: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %n = torch.constant.int 1
  %i = torch.aten.item %x : !torch.vtensor<[],f32> -> !torch.float
  // TOSA-NEXT: torch.aten.item at {{.*}}:[[#@LINE-1]]:8: self is not constant
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.gt.float_int -> torch.runtime.assert{{$}}
  // HLO-NEXT: torch.aten.item at {{.*}}:[[#@LINE-3]]:8: self is not constant
  // HLO-NEXT: {{^ +}}kept by: torch.aten.gt.float_int -> torch.runtime.assert{{$}}
  %c = torch.aten.gt.float_int %i, %n : !torch.float, !torch.int -> !torch.bool
  // TOSA-NEXT: torch.aten.gt.float_int at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: torch.runtime.assert{{$}}
  torch.runtime.assert %c, "positive"
  // TOSA-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
  // HLO-NEXT: torch.runtime.assert at {{.*}}:[[#@LINE-3]]:3: condition is not the constant true
  // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
  return %t : !torch.vtensor<[3],f32>
}

// TOSA-NEXT: assertions: 1, exclusive operations: 3
// HLO-NEXT: assertions: 1, exclusive operations: 3
// LINALG-NEXT: assertions: 1, exclusive operations: 3
// STRIPPED-NEXT: assertions: 1, exclusive operations: 3
