// Operations on whole tensors that some backends refuse all the same.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 6 operations refused{{$}}
// HLO: {{^}}stablehlo: 4 operations refused, perhaps 1 more{{$}}
// LINALG: {{^}}linalg: 4 operations refused, perhaps 1 more{{$}}
// STRIPPED: {{^}}tosa: 6 operations refused{{$}}

func.func @mm(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[4,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %r = torch.aten.mm %x, %y : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[?,?],f32>
  // TOSA-NEXT: torch.aten.mm at {{.*}}:[[#@LINE-1]]:8: the result has more than 1 unknown sizes
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.mm at {{.*}}:[[#@LINE-3]]:8: the result has more than 1 unknown sizes
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %r : !torch.vtensor<[?,?],f32>
}
func.func @softmax(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %r = torch.aten._softmax %x, %int1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.aten._softmax at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // HLO-NEXT: torch.aten._softmax at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}kept by: func.return{{$}}
  // LINALG-NEXT: torch.aten._softmax at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // LINALG-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten._softmax at {{.*}}:[[#@LINE-7]]:8: it has no conversion
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %r : !torch.vtensor<[?,4],f32>
}
func.func @cat(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %l = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[2,4],f32>) -> !torch.list<vtensor>
  %r = torch.aten.cat %l, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.aten.cat at {{.*}}:[[#@LINE-1]]:8: the result has an unknown size
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.cat at {{.*}}:[[#@LINE-3]]:8: the result has an unknown size
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %r : !torch.vtensor<[?,4],f32>
}
func.func @cat_of_an_argument(%l: !torch.list<vtensor<[2,4],f32>>) -> !torch.vtensor<[?,4],f32> {
// TOSA-NEXT: func.func at {{.*}}:[[#@LINE-1]]:1: it takes or gives what is not a tensor
// TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
// HLO-NEXT: func.func at {{.*}}:[[#@LINE-3]]:1: it takes or gives what is neither tensor nor number
// HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
// LINALG-NEXT: func.func at {{.*}}:[[#@LINE-5]]:1: it takes or gives what is neither tensor nor number
// LINALG-NEXT: {{^ +}}has effects or ends a body{{$}}
// STRIPPED-NEXT: func.func at {{.*}}:[[#@LINE-7]]:1: it takes or gives what is not a tensor
// STRIPPED-NEXT: {{^ +}}has effects or ends a body{{$}}
  %int0 = torch.constant.int 0
  %r = torch.aten.cat %l, %int0 : !torch.list<vtensor<[2,4],f32>>, !torch.int -> !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.aten.cat at {{.*}}:[[#@LINE-1]]:8: the result has an unknown size
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // HLO-NEXT: torch.aten.cat at {{.*}}:[[#@LINE-3]]:8: tensors is no list built in place
  // HLO-NEXT: {{^ +}}kept by: func.return{{$}}
  // LINALG-NEXT: torch.aten.cat at {{.*}}:[[#@LINE-5]]:8: tensors is no list built in place
  // LINALG-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.cat at {{.*}}:[[#@LINE-7]]:8: the result has an unknown size
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %r : !torch.vtensor<[?,4],f32>
}
func.func @nonzero(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,1],si64> {
  %r = torch.aten.nonzero %x : !torch.vtensor<[4],f32> -> !torch.vtensor<[?,1],si64>
  // TOSA-NEXT: torch.aten.nonzero at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // HLO-NEXT: torch.aten.nonzero at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}kept by: func.return{{$}}
  // LINALG-NEXT: torch.aten.nonzero at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // LINALG-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.nonzero at {{.*}}:[[#@LINE-7]]:8: it has no conversion
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %r : !torch.vtensor<[?,1],si64>
}
func.func @sum(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %r = torch.aten.sum %x, %none : !torch.vtensor<[?,4],f32>, !torch.none -> !torch.vtensor<[],f32>
  // HLO-NEXT: torch.aten.sum at {{.*}}:[[#@LINE-1]]:8: perhaps, the table knows only some of its conditions
  // HLO-NEXT: {{^ +}}kept by: func.return{{$}}
  // LINALG-NEXT: torch.aten.sum at {{.*}}:[[#@LINE-3]]:8: perhaps, the table knows only some of its conditions
  // LINALG-NEXT: {{^ +}}kept by: func.return{{$}}
  return %r : !torch.vtensor<[],f32>
}
func.func @integers(%x: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],si64> {
  %r = torch.aten.neg %x : !torch.vtensor<[2],si64> -> !torch.vtensor<[2],si64>
  return %r : !torch.vtensor<[2],si64>
}

// TOSA-NEXT: assertions: 0, exclusive operations: 0
// HLO-NEXT: assertions: 0, exclusive operations: 0
// LINALG-NEXT: assertions: 0, exclusive operations: 0
// STRIPPED-NEXT: assertions: 0, exclusive operations: 0
