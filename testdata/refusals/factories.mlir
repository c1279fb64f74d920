// Tensors made of sizes: zeros, broadcasts and ranges.
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
// HLO: {{^}}stablehlo: 1 operation refused{{$}}
// LINALG: {{^}}linalg: 0 operations refused{{$}}
// STRIPPED: {{^}}tosa: 6 operations refused{{$}}

func.func @zeros(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.zeros -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.zeros -> func.return{{$}}
  %l = torch.prim.ListConstruct %n, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.aten.zeros %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.aten.zeros at {{.*}}:[[#@LINE-1]]:8: size is not constant
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // HLO-NEXT: torch.aten.zeros at {{.*}}:[[#@LINE-3]]:8: size is not constant
  // HLO-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.zeros at {{.*}}:[[#@LINE-5]]:8: size is not constant
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %z : !torch.vtensor<[?,4],f32>
}
func.func @known_zeros() -> !torch.vtensor<[2,4],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %int2, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.aten.zeros %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,4],f32>
  return %z : !torch.vtensor<[2,4],f32>
}
func.func @broadcast(%x: !torch.vtensor<[1,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %n = torch.aten.size.int %y, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.broadcast_to -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.broadcast_to -> func.return{{$}}
  %l = torch.prim.ListConstruct %n, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %x, %l : !torch.vtensor<[1,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  // TOSA-NEXT: torch.aten.broadcast_to at {{.*}}:[[#@LINE-1]]:8: size is not constant, and the result has an unknown size
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.broadcast_to at {{.*}}:[[#@LINE-3]]:8: size is not constant, and the result has an unknown size
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %b : !torch.vtensor<[?,4],f32>
}
func.func @arange(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.aten.arange.start_step -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: torch.aten.arange.start_step -> func.return{{$}}
  %a = torch.aten.arange.start_step %int0, %n, %int1, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
  // TOSA-NEXT: torch.aten.arange.start_step at {{.*}}:[[#@LINE-1]]:8: the result has an unknown size
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.arange.start_step at {{.*}}:[[#@LINE-3]]:8: the result has an unknown size
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %a : !torch.vtensor<[?],si64>
}

// TOSA-NEXT: assertions: 0, exclusive operations: 0
// HLO-NEXT: assertions: 0, exclusive operations: 0
// LINALG-NEXT: assertions: 0, exclusive operations: 0
// STRIPPED-NEXT: assertions: 0, exclusive operations: 0
