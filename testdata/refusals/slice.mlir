// Slices of known and unknown tensors, up to a computed size, and one unused.
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
// HLO: {{^}}stablehlo: 0 operations refused{{$}}
// LINALG: {{^}}linalg: 0 operations refused{{$}}
// STRIPPED: {{^}}tosa: 4 operations refused, perhaps 1 more{{$}}

func.func @static(%x: !torch.vtensor<[8,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %s = torch.aten.slice.Tensor %x, %int0, %int0, %int2, %int1 : !torch.vtensor<[8,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  // TOSA-NEXT: torch.aten.slice.Tensor at {{.*}}:[[#@LINE-1]]:8: perhaps, the table knows only some of its conditions
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.slice.Tensor at {{.*}}:[[#@LINE-3]]:8: perhaps, the table knows only some of its conditions
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %s : !torch.vtensor<[2,4],f32>
}
func.func @unknown(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %s = torch.aten.slice.Tensor %x, %int0, %int0, %int2, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.aten.slice.Tensor at {{.*}}:[[#@LINE-1]]:8: self has an unknown size
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.slice.Tensor at {{.*}}:[[#@LINE-3]]:8: self has an unknown size
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %s : !torch.vtensor<[?,4],f32>
}
func.func @computed(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.sub.int -> torch.aten.slice.Tensor -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: torch.aten.sub.int -> torch.aten.slice.Tensor -> func.return{{$}}
  %m = torch.aten.sub.int %n, %int1 : !torch.int, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.sub.int at {{.*}}:[[#@LINE-1]]:8: a is not constant
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.slice.Tensor -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.sub.int at {{.*}}:[[#@LINE-3]]:8: a is not constant
  // STRIPPED-NEXT: {{^ +}}kept by: torch.aten.slice.Tensor -> func.return{{$}}
  %s = torch.aten.slice.Tensor %x, %int0, %int0, %m, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.aten.slice.Tensor at {{.*}}:[[#@LINE-1]]:8: self has an unknown size
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.slice.Tensor at {{.*}}:[[#@LINE-3]]:8: self has an unknown size
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %s : !torch.vtensor<[?,4],f32>
}
func.func @unused(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %s = torch.aten.slice.Tensor %x, %int0, %int0, %int2, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %x : !torch.vtensor<[?,4],f32>
}

// TOSA-NEXT: assertions: 0, exclusive operations: 0
// HLO-NEXT: assertions: 0, exclusive operations: 0
// LINALG-NEXT: assertions: 0, exclusive operations: 0
// STRIPPED-NEXT: assertions: 0, exclusive operations: 0
