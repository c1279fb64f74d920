// Assertions in regions, as --wrap makes them and as a hand may write them: the
// contents take the region's place, but for the assertion, which is a check on
// what the region captured.
// RUN: assertion-opt --carry --quiet %s | sed 's/\\0A/\n/g' | FileCheck %s
// RUN: assertion-opt --carry %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAID

// The captured tensor is read, not the argument that stands for it.
// CHECK-LABEL: func.func @tensor(%arg0: tensor<?xf32>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "tensor", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = \22tensor.dim\22(%arg0, %0) : (tensor<?xf32>, index) -> index
// CHECK-NEXT:       %2 = \22arith.cmpi\22(%1, %0) {predicate = 1 : i64} : (index, index) -> i1
// CHECK-NEXT:       cf.assert %2, \22tensor\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:5: remark: carried assertion "tensor" on 1 tensor
func.func @tensor(%x: tensor<?xf32>) {
  "assertion.region"(%x) ({
  ^bb0(%y: tensor<?xf32>):
    %c0 = arith.constant 0 : index
    %d = tensor.dim %y, %c0 : tensor<?xf32>
    %ok = arith.cmpi ne, %d, %c0 : index
    cf.assert %ok, "tensor"
  }) : (tensor<?xf32>) -> ()
  return
}

// So is a captured number traced to what made it.
// CHECK-LABEL: func.func @number(%arg0: tensor<?xf32>) -> index {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "number", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// CHECK-NEXT:       %0 = arith.constant 0 : index
// CHECK-NEXT:       %1 = \22tensor.dim\22(%arg0, %0) : (tensor<?xf32>, index) -> index
// CHECK-NEXT:       %2 = arith.constant 5 : index
// CHECK-NEXT:       %3 = \22arith.cmpi\22(%1, %2) {predicate = 6 : i64} : (index, index) -> i1
// CHECK-NEXT:       cf.assert %3, \22number\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return %dim : index
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:5: remark: carried assertion "number" on 1 tensor
func.func @number(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  "assertion.region"(%d) ({
  ^bb0(%n: index):
    %c5 = arith.constant 5 : index
    %ok = arith.cmpi ult, %n, %c5 : index
    cf.assert %ok, "number"
  }) : (index) -> ()
  return %d : index
}

// Through regions in regions.
// CHECK-LABEL: func.func @deep(%arg0: tensor<i1>) {
// CHECK-NEXT:   tosa.custom %arg0 {assertion.message = "deep", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<i1>) {
// CHECK-NEXT:       %0 = \22tensor.extract\22(%arg0) : (tensor<i1>) -> i1
// CHECK-NEXT:       cf.assert %0, \22deep\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:7: remark: carried assertion "deep" on 1 tensor
func.func @deep(%x: tensor<i1>) {
  "assertion.region"(%x) ({
  ^bb0(%y: tensor<i1>):
    "assertion.region"(%y) ({
    ^bb0(%z: tensor<i1>):
      %ok = tensor.extract %z[] : tensor<i1>
      cf.assert %ok, "deep"
    }) : (tensor<i1>) -> ()
  }) : (tensor<i1>) -> ()
  return
}

// A tensor that is made in the region is made in front of the check then.
// CHECK-LABEL: func.func @inside(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[],f32>
// CHECK-NEXT:   %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
// CHECK-NEXT:   tosa.custom %1 {assertion.message = "inside", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<f32>) {
// CHECK-NEXT:       %0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:       %2 = arith.constant 0.0 : f64
// CHECK-NEXT:       %3 = arith.cmpf une, %1, %2 : f64
// CHECK-NEXT:       cf.assert %3, \22inside\22
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     ", operator_name = "check"} : (tensor<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:5: remark: carried assertion "inside" on 1 tensor
func.func @inside(%x: !torch.vtensor<[?],f32>) {
  "assertion.region"(%x) ({
  ^bb0(%y: !torch.vtensor<[?],f32>):
    %none = torch.constant.none
    %s = torch.aten.sum %y, %none : !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[],f32>
    %f = torch.aten.item %s : !torch.vtensor<[],f32> -> !torch.float
    %ok = torch.aten.Bool.float %f : !torch.float -> !torch.bool
    torch.runtime.assert %ok, "inside"
  }) : (!torch.vtensor<[?],f32>) -> ()
  return
}
