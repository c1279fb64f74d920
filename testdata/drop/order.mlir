// Verbs run in the order given, and end where they should in any.
// RUN: assertion-opt --drop --quiet %s -o %t.drop
// RUN: assertion-opt --wrap --drop --quiet %s -o %t.wrap_drop
// RUN: assertion-opt --wrap --unwrap --drop --quiet %s -o %t.wrap_unwrap_drop
// RUN: assertion-opt --drop --drop --wrap --unwrap --quiet %s -o %t.drop_drop
// RUN: assertion-opt --wrap --wrap --quiet %s -o %t.wrap_wrap
// RUN: assertion-opt --drop --quiet %t.wrap_wrap -o %t.late
// RUN: diff %t.drop %t.wrap_drop
// RUN: diff %t.drop %t.wrap_unwrap_drop
// RUN: diff %t.drop %t.drop_drop
// RUN: diff %t.drop %t.late
// RUN: FileCheck %s < %t.drop

// CHECK: func.func @f
// CHECK-NEXT: %int0 = torch.constant.int 0
// CHECK-NEXT: %0 = torch.aten.size.int
// CHECK-NEXT: return %0
func.func @f(%x: !torch.vtensor<[?,?],f32>) -> !torch.int {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %p = torch.aten.mul.int %n, %m : !torch.int, !torch.int -> !torch.int
  %a = torch.aten.ne.int %p, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %a, "empty"
  %b = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, "square"
  return %n : !torch.int
}
