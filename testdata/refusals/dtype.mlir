// Conversions of a size that became a tensor, and of a tensor.
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
// HLO: {{^}}stablehlo: 0 operations refused{{$}}
// LINALG: {{^}}linalg: 0 operations refused{{$}}
// STRIPPED: {{^}}tosa: 2 operations refused{{$}}

func.func @fill(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.NumToTensor.Scalar -> torch.aten.to.dtype -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: torch.prim.NumToTensor.Scalar -> torch.aten.to.dtype -> func.return{{$}}
  %t = torch.prim.NumToTensor.Scalar %n : !torch.int -> !torch.vtensor<[],si64>
  // TOSA-NEXT: torch.prim.NumToTensor.Scalar at {{.*}}:[[#@LINE-1]]:8: a is not constant
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.to.dtype -> func.return{{$}}
  // STRIPPED-NEXT: torch.prim.NumToTensor.Scalar at {{.*}}:[[#@LINE-3]]:8: a is not constant
  // STRIPPED-NEXT: {{^ +}}kept by: torch.aten.to.dtype -> func.return{{$}}
  %f = torch.aten.to.dtype %t, %int6, %false, %false, %none : !torch.vtensor<[],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %f : !torch.vtensor<[],f32>
}
func.func @number(%x: !torch.vtensor<[2,4],si32>) -> !torch.vtensor<[2,4],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %f = torch.aten.to.dtype %x, %int6, %false, %false, %none : !torch.vtensor<[2,4],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,4],f32>
  return %f : !torch.vtensor<[2,4],f32>
}

// TOSA-NEXT: assertions: 0, exclusive operations: 0
// HLO-NEXT: assertions: 0, exclusive operations: 0
// LINALG-NEXT: assertions: 0, exclusive operations: 0
// STRIPPED-NEXT: assertions: 0, exclusive operations: 0
