// What nothing uses is erased before it could be refused, by some pipelines and
// not by others.
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
// HLO: {{^}}stablehlo: 3 operations refused{{$}}
// LINALG: {{^}}linalg: 2 operations refused{{$}}
// STRIPPED: {{^}}tosa: 1 operation refused{{$}}

func.func @derefined(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %o = torch.derefine %int1 : !torch.int to !torch.optional<int>
  return %x : !torch.vtensor<[2],f32>
}
func.func @tuple(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %t = torch.prim.TupleConstruct %int1, %x : !torch.int, !torch.vtensor<[2],f32> -> !torch.tuple<int, vtensor<[2],f32>>
  return %x : !torch.vtensor<[2],f32>
}
func.func @padded(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %s = torch.constant.str "reflect"
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %p = torch.aten.pad %x, %l, %s, %none : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.str, !torch.none -> !torch.vtensor<[4],f32>
  // HLO-NEXT: torch.aten.pad at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}nothing uses it{{$}}
  return %x : !torch.vtensor<[2],f32>
}
func.func @padded_and_used(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[4],f32> {
  %int1 = torch.constant.int 1
  %s = torch.constant.str "reflect"
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %p = torch.aten.pad %x, %l, %s, %none : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.str, !torch.none -> !torch.vtensor<[4],f32>
  // TOSA-NEXT: torch.aten.pad at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // HLO-NEXT: torch.aten.pad at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}kept by: func.return{{$}}
  // LINALG-NEXT: torch.aten.pad at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // LINALG-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.pad at {{.*}}:[[#@LINE-7]]:8: it has no conversion
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %p : !torch.vtensor<[4],f32>
}
func.func @softmax(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %r = torch.aten._softmax %x, %int0, %false : !torch.vtensor<[2],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>
  // TOSA-NEXT: torch.aten._softmax at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}nothing uses it{{$}}
  // HLO-NEXT: torch.aten._softmax at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}nothing uses it{{$}}
  // LINALG-NEXT: torch.aten._softmax at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // LINALG-NEXT: {{^ +}}nothing uses it{{$}}
  return %x : !torch.vtensor<[2],f32>
}
func.func @lowered(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = arith.constant 1 : index
  %d = arith.addi %c, %c : index
  return %x : tensor<2xf32>
}

// TOSA-NEXT: assertions: 0, exclusive operations: 0
// HLO-NEXT: assertions: 0, exclusive operations: 0
// LINALG-NEXT: assertions: 0, exclusive operations: 0
// STRIPPED-NEXT: assertions: 0, exclusive operations: 0
