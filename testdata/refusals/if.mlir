// Branches that give a tensor, that raise, and a loop.
//
// RUN: assertion-opt --blockers=tosa %s --report=%t
// RUN: FileCheck %s --check-prefix=TOSA --input-file=%t
// RUN: assertion-opt --blockers=stablehlo %s --report=%t
// RUN: FileCheck %s --check-prefix=HLO --input-file=%t
// RUN: assertion-opt --blockers=linalg %s --report=%t
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t
// RUN: assertion-opt --strip --quiet --blockers=tosa %s --report=%t -o /dev/null
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t

// TOSA: {{^}}tosa: 12 operations refused{{$}}
// HLO: {{^}}stablehlo: 9 operations refused, perhaps 1 more{{$}}
// LINALG: {{^}}linalg: 1 operation refused{{$}}
// STRIPPED: {{^}}tosa: 7 operations refused{{$}}

func.func @if(%c: !torch.bool, %x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
// TOSA-NEXT: func.func at {{.*}}:[[#@LINE-1]]:1: it takes or gives what is not a tensor
// TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
// STRIPPED-NEXT: func.func at {{.*}}:[[#@LINE-3]]:1: it takes or gives what is not a tensor
// STRIPPED-NEXT: {{^ +}}has effects or ends a body{{$}}
  %r = torch.prim.If %c -> (!torch.vtensor<[2],f32>) {
  // TOSA-NEXT: torch.prim.If at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // HLO-NEXT: torch.prim.If at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.prim.If at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
    %a = torch.aten.relu %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
    torch.prim.If.yield %a : !torch.vtensor<[2],f32>
    // TOSA-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-1]]:5: it has no conversion
    // TOSA-NEXT: {{^ +}}kept by: torch.prim.If -> func.return{{$}}
    // HLO-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-3]]:5: it has no conversion
    // HLO-NEXT: {{^ +}}kept by: torch.prim.If -> func.return{{$}}
    // STRIPPED-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-5]]:5: it has no conversion
    // STRIPPED-NEXT: {{^ +}}kept by: torch.prim.If -> func.return{{$}}
  } else {
    torch.prim.If.yield %x : !torch.vtensor<[2],f32>
    // TOSA-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-1]]:5: it has no conversion
    // TOSA-NEXT: {{^ +}}kept by: torch.prim.If -> func.return{{$}}
    // HLO-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-3]]:5: it has no conversion
    // HLO-NEXT: {{^ +}}kept by: torch.prim.If -> func.return{{$}}
    // STRIPPED-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-5]]:5: it has no conversion
    // STRIPPED-NEXT: {{^ +}}kept by: torch.prim.If -> func.return{{$}}
  }
  return %r : !torch.vtensor<[2],f32>
}
func.func @raises(%b: !torch.vtensor<[],i1>, %x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %c = torch.aten.Bool.Tensor %b : !torch.vtensor<[],i1> -> !torch.bool
  // TOSA-NEXT: torch.aten.Bool.Tensor at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.If -> torch.prim.RaiseException{{$}}
  // HLO-NEXT: torch.aten.Bool.Tensor at {{.*}}:[[#@LINE-3]]:8: perhaps, the table knows only some of its conditions
  // HLO-NEXT: {{^ +}}kept by: torch.prim.If -> torch.prim.RaiseException{{$}}
  %none = torch.constant.none
  torch.prim.If %c -> () {
  // TOSA-NEXT: torch.prim.If at {{.*}}:[[#@LINE-1]]:3: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: torch.prim.RaiseException{{$}}
  // HLO-NEXT: torch.prim.If at {{.*}}:[[#@LINE-3]]:3: it has no conversion
  // HLO-NEXT: {{^ +}}kept by: torch.prim.RaiseException{{$}}
    torch.prim.If.yield
    // TOSA-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-1]]:5: it has no conversion
    // TOSA-NEXT: {{^ +}}kept by: torch.prim.If -> torch.prim.RaiseException{{$}}
    // HLO-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-3]]:5: it has no conversion
    // HLO-NEXT: {{^ +}}kept by: torch.prim.If -> torch.prim.RaiseException{{$}}
  } else {
    %s = torch.constant.str "no"
    torch.prim.RaiseException %s, %none : !torch.str, !torch.none
    // TOSA-NEXT: torch.prim.RaiseException at {{.*}}:[[#@LINE-1]]:5: it has no conversion
    // TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
    // HLO-NEXT: torch.prim.RaiseException at {{.*}}:[[#@LINE-3]]:5: it has no conversion
    // HLO-NEXT: {{^ +}}has effects or ends a body{{$}}
    // LINALG-NEXT: torch.prim.RaiseException at {{.*}}:[[#@LINE-5]]:5: it has no conversion
    // LINALG-NEXT: {{^ +}}has effects or ends a body{{$}}
    torch.prim.If.yield
    // TOSA-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-1]]:5: it has no conversion
    // TOSA-NEXT: {{^ +}}kept by: torch.prim.If -> torch.prim.RaiseException{{$}}
    // HLO-NEXT: torch.prim.If.yield at {{.*}}:[[#@LINE-3]]:5: it has no conversion
    // HLO-NEXT: {{^ +}}kept by: torch.prim.If -> torch.prim.RaiseException{{$}}
  }
  return %x : !torch.vtensor<[2],f32>
}
func.func @loop(%n: !torch.int, %x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
// TOSA-NEXT: func.func at {{.*}}:[[#@LINE-1]]:1: it takes or gives what is not a tensor
// TOSA-NEXT: {{^ +}}has effects or ends a body{{$}}
// STRIPPED-NEXT: func.func at {{.*}}:[[#@LINE-3]]:1: it takes or gives what is not a tensor
// STRIPPED-NEXT: {{^ +}}has effects or ends a body{{$}}
  %true = torch.constant.bool true
  %r = torch.prim.Loop %n, %true, init(%x) {
  // TOSA-NEXT: torch.prim.Loop at {{.*}}:[[#@LINE-1]]:8: it has no conversion
  // TOSA-NEXT: {{^ +}}kept by: func.return{{$}}
  // HLO-NEXT: torch.prim.Loop at {{.*}}:[[#@LINE-3]]:8: it has no conversion
  // HLO-NEXT: {{^ +}}kept by: func.return{{$}}
  // STRIPPED-NEXT: torch.prim.Loop at {{.*}}:[[#@LINE-5]]:8: it has no conversion
  // STRIPPED-NEXT: {{^ +}}kept by: func.return{{$}}
  ^bb0(%i: !torch.int, %v: !torch.vtensor<[2],f32>):
    %a = torch.aten.relu %v : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
    torch.prim.Loop.condition %true, iter(%a : !torch.vtensor<[2],f32>)
    // TOSA-NEXT: torch.prim.Loop.condition at {{.*}}:[[#@LINE-1]]:5: it has no conversion
    // TOSA-NEXT: {{^ +}}kept by: torch.prim.Loop -> func.return{{$}}
    // HLO-NEXT: torch.prim.Loop.condition at {{.*}}:[[#@LINE-3]]:5: it has no conversion
    // HLO-NEXT: {{^ +}}kept by: torch.prim.Loop -> func.return{{$}}
    // STRIPPED-NEXT: torch.prim.Loop.condition at {{.*}}:[[#@LINE-5]]:5: it has no conversion
    // STRIPPED-NEXT: {{^ +}}kept by: torch.prim.Loop -> func.return{{$}}
  } : (!torch.int, !torch.bool, !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %r : !torch.vtensor<[2],f32>
}

// TOSA-NEXT: assertions: 1, exclusive operations: 2
// HLO-NEXT: assertions: 1, exclusive operations: 2
// LINALG-NEXT: assertions: 1, exclusive operations: 2
// STRIPPED-NEXT: assertions: 1, exclusive operations: 2
