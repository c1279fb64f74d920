// Symbols stay where asked, and then all that they are bound to is needed, but
// no check is kept for them.
// RUN: assertion-opt --strip --keep-symbols --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | diff - %t.mlir
// RUN: assertion-opt --strip --keep-symbols --quiet %t.mlir | diff - %t.mlir
// RUN: assertion-opt --strip --quiet %t.mlir | FileCheck %s --check-prefix=AFTER
// RUN: not assertion-opt --strip --keep-symbols --drop-symbols %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BOTH
// RUN: not assertion-opt --drop --keep-symbols %s 2>&1 | FileCheck %s --check-prefix=ALONE
// BOTH: {{^}}assertion-opt: error: --keep-symbols and --drop-symbols contradict each other: symbols stay or go{{$}}
// ALONE: {{^}}assertion-opt: error: --keep-symbols has no effect without --strip{{$}}

// The tensor that has only a bound shape stays, unlike the check on the symbol.
// CHECK-LABEL: func.func @bound(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// CHECK-NEXT:   %1 = torch.aten.relu %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   torch.bind_symbolic_shape %1, [%0], affine_map<()[s0] -> (s0 * 2)> : !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// AFTER-LABEL: func.func @bound(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// AFTER-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// AFTER-NEXT: }
func.func @bound(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int1 = torch.constant.int 1
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  %ok = torch.aten.gt.int %s, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "symbol"
  %r = torch.aten.relu %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  torch.bind_symbolic_shape %r, [%s], affine_map<()[s0] -> (s0 * 2)> : !torch.vtensor<[?],f32>
  return %x : !torch.vtensor<[?],f32>
}

// So does a symbol that is bound to nothing.
// CHECK-LABEL: func.func @unbound(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %0 = torch.symbolic_int "s1" {min_val = 0, max_val = 99} : !torch.int
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// AFTER-LABEL: func.func @unbound(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// AFTER-NEXT:   return %arg0 : !torch.vtensor<[?],f32>
// AFTER-NEXT: }
func.func @unbound(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %s = torch.symbolic_int "s1" {min_val = 0, max_val = 99} : !torch.int
  return %x : !torch.vtensor<[?],f32>
}

// Freed sizes are freed all the same.
// CHECK-LABEL: func.func @freed(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// CHECK-NEXT:   torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// AFTER-LABEL: func.func @freed(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
// AFTER-NEXT:   %int-1 = torch.constant.int -1
// AFTER-NEXT:   %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
// AFTER-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// AFTER-NEXT:   return %1 : !torch.vtensor<[?],f32>
// AFTER-NEXT: }
func.func @freed(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %p = torch.aten.mul.int %n, %int4 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %p : (!torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}
