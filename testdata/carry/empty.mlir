// A tensor whose type says that it has no element is none of TOSA's, so no check
// of it is carried; one whose sizes may turn out to be 0 is.
// RUN: not assertion-opt --carry %s 2>&1 >/dev/null | FileCheck %s --check-prefix=SAID --implicit-check-not=error:
// RUN: not assertion-opt --carry --keep-going --quiet %s 2>/dev/null | FileCheck %s

// SAID: empty.mlir:[[# @LINE + 15]]:3: error: can't carry assertion "empty": func.func gives a tensor without elements

// CHECK-LABEL: func.func @f(%arg0: !torch.vtensor<[0,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) {
// CHECK-NEXT:    %int1 = torch.constant.int 1
// CHECK-NEXT:    %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[0,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:    %1 = torch.aten.eq.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:    torch.runtime.assert %1, "empty"
// CHECK-NEXT:    %2 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
// CHECK-NEXT:    tosa.custom %2 {assertion.message = "perhaps", {{.*}} : (tensor<?x?xf32>) -> (){{$}}
// CHECK-NEXT:    return
func.func @f(%a: !torch.vtensor<[0,?],f32>, %b: !torch.vtensor<[?,?],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %a, %int1 : !torch.vtensor<[0,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.eq.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %1, "empty"
  %2 = torch.aten.size.int %b, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %3 = torch.aten.eq.int %2, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %3, "perhaps"
  return
}
