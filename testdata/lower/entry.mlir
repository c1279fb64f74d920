// --lower=entry hoists checks of arguments over what has no effects; the others
// stay in their places.
// RUN: assertion-opt --lower=entry %s 2>%t.said | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t.said

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:    %[[C:.*]] = arith.constant 0 : index
// CHECK-NEXT:    tensor.dim %arg0, %[[C]]
// CHECK-NEXT:    arith.cmpi
// CHECK-NEXT:    cf.assert {{.*}}, "not empty"
// CHECK-NEXT:    tosa.abs
// CHECK-NEXT:    arith.constant 0 : index
// CHECK-NEXT:    tensor.dim %{{[0-9]+}}
// CHECK-NEXT:    arith.cmpi
// CHECK-NEXT:    cf.assert {{.*}}, "of a result"
// CHECK-NEXT:    cf.assert %arg1, "behind it"
// CHECK-NEXT:    return
// SAID: remark: lowered assertion "not empty" at the function's entry
// SAID: remark: lowered assertion "of a result"{{$}}
// SAID: remark: lowered assertion "behind it"{{$}}
func.func @f(%x: tensor<?xf32>, %b: i1) -> tensor<?xf32> {
  %y = tosa.abs %x : (tensor<?xf32>) -> tensor<?xf32>
  tosa.custom %x {assertion.message = "not empty", domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {\0A  %0 = arith.constant 0 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?xf32>\0A  %2 = arith.cmpi ne, %1, %0 : index\0A  cf.assert %2, \22not empty\22\0A  return\0A}\0A"} : (tensor<?xf32>) -> ()
  tosa.custom %y {assertion.message = "of a result", domain_name = "assertion", operator_name = "check", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {\0A  %0 = arith.constant 0 : index\0A  %1 = tensor.dim %arg0, %0 : tensor<?xf32>\0A  %2 = arith.cmpi ne, %1, %0 : index\0A  cf.assert %2, \22of a result\22\0A  return\0A}\0A"} : (tensor<?xf32>) -> ()
  "assertion.region"(%b) ({
  ^bb0(%c: i1):
    cf.assert %c, "behind it"
  }) : (i1) -> ()
  return %y : tensor<?xf32>
}
