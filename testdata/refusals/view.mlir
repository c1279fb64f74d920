// Views of a tensor with one unknown size, with two, and without.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 3 operations refused{{$}}
// HLO: {{^}}stablehlo: 0 operations refused{{$}}
// LINALG: {{^}}linalg: 0 operations refused{{$}}
// STRIPPED: {{^}}tosa: 3 operations refused{{$}}

func.func @one(%x: !torch.vtensor<[?,6],f32>) -> !torch.vtensor<[?,2,3],f32> {
  %m = torch.constant.int -1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %l = torch.prim.ListConstruct %m, %int2, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,2,3],f32>
  return %v : !torch.vtensor<[?,2,3],f32>
}
func.func @two(%x: !torch.vtensor<[?,?,6],f32>) -> !torch.vtensor<[?,?,2,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?,6],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  %k = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?,6],f32>, !torch.int -> !torch.int
  // TOSA-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-1]]:8: the size of self at dim is unknown
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  // STRIPPED-NEXT: torch.aten.size.int at {{.*}}:[[#@LINE-3]]:8: the size of self at dim is unknown
  // STRIPPED-NEXT: {{^ +}}kept by: torch.prim.ListConstruct -> torch.aten.view -> func.return{{$}}
  %l = torch.prim.ListConstruct %n, %k, %int2, %int3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[?,?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,?,2,3],f32>
  // TOSA-NEXT: torch.aten.view at {{.*}}:[[#@LINE-1]]:8: size is not constant
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.aten.view at {{.*}}:[[#@LINE-3]]:8: size is not constant
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  return %v : !torch.vtensor<[?,?,2,3],f32>
}
func.func @known(%x: !torch.vtensor<[4,6],f32>) -> !torch.vtensor<[4,2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %l = torch.prim.ListConstruct %int4, %int2, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[4,6],f32>, !torch.list<int> -> !torch.vtensor<[4,2,3],f32>
  return %v : !torch.vtensor<[4,2,3],f32>
}

// TOSA-NEXT: assertions: 0, exclusive operations: 0
// HLO-NEXT: assertions: 0, exclusive operations: 0
// LINALG-NEXT: assertions: 0, exclusive operations: 0
// STRIPPED-NEXT: assertions: 0, exclusive operations: 0
