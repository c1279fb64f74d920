// The report counts what went, and lists the assertions that were there.
// RUN: assertion-opt --drop-symbols --report=- %s -o /dev/null | FileCheck %s --match-full-lines
// RUN: not assertion-opt --drop-symbols --kinds=cf %s 2>&1 | FileCheck %s --check-prefix=KINDS
// RUN: assertion-opt --drop-symbols --drop-symbols --report=- %s -o /dev/null | FileCheck %s --check-prefix=TWICE

// CHECK:      {{.*}}report.mlir:1
// CHECK-NEXT: drop-symbols: 1 assertion, 3 operations erased
// CHECK-NEXT:   #1 runtime "symbol"
// CHECK:          kept
// CHECK-NEXT: assertions: 1, exclusive operations: 2
// KINDS: {{^}}assertion-opt: error: --kinds has no effect on --drop-symbols, which touches no assertion{{$}}
// TWICE: drop-symbols: 1 assertion, 3 operations erased
// TWICE: drop-symbols: 1 assertion{{$}}
func.func @f(%x: !torch.vtensor<[?,?],f32>) {
  %int1 = torch.constant.int 1
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  %t = torch.symbolic_int "s1" {min_val = 0, max_val = 99} : !torch.int
  torch.bind_symbolic_shape %x, [%s, %t], affine_map<()[s0, s1] -> (s0, s1)> : !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,?],f32>
  %ok = torch.aten.ge.int %s, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "symbol"
  return
}
