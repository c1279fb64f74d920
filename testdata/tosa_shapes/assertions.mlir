// Equalities of sizes become one tosa.assert_equal_shape where the target has
// it; without it, and all else, stays for --carry. The pipeline keeps them, and
// they come back as cf.assert with their message.
// RUN: assertion-opt --tosa-shapes --quiet %s | FileCheck %s --check-prefix=PLAIN
// RUN: assertion-opt --tosa-shapes --target=tosa-1.1 %s -o %t.mlir 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --carry --quiet %t.mlir -o %t.carried
// RUN: torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %t.carried -o %t.tosa
// RUN: assertion-opt --lower --quiet %t.tosa | FileCheck %s --check-prefix=LOW
// RUN: not assertion-opt --tosa-shapes --target=tosa-9 %s 2>&1 | FileCheck %s --check-prefix=TARGET

// PLAIN-COUNT-2: torch.runtime.assert
// PLAIN-NOT:     tosa.assert_equal_shape

// SAID: assertions.mlir:{{[0-9]+}}:3: remark: assertion is carried as tosa.assert_equal_shape

// CHECK:     tosa.assert_equal_shape %{{.*}}, %{{.*}} {allow_broadcast = false, assertion.message = "say \22same\22"} : (!tosa.shape<2>, !tosa.shape<2>) -> ()
// CHECK-NOT: torch.aten.eq.int
// CHECK-NOT: torch.aten.__and__.bool
// CHECK:     torch.runtime.assert %{{.*}}, "not empty"

// LOW:     cf.assert %{{.*}}, "say \22same\22"
// LOW:     cf.assert %{{.*}}, "say \22same\22"
// LOW:     cf.assert %{{.*}}, "not empty"
// LOW-NOT: tosa.custom
// LOW-NOT: !tosa.shape

// TARGET: --target is one of tosa-1.1, not 'tosa-9'
func.func @main(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %3 = torch.aten.size.int %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %4 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
  %5 = torch.aten.eq.int %2, %3 : !torch.int, !torch.int -> !torch.bool
  %6 = torch.aten.__and__.bool %4, %5 : !torch.bool, !torch.bool -> !torch.bool
  torch.runtime.assert %6, "say \22same\22"
  %7 = torch.aten.ge.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %7, "not empty"
  %8 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %8 : !torch.vtensor<[?,?],f32>
}
