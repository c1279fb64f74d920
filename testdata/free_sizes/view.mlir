// The one unknown size of a view is -1 in a list of its own, where the number of
// elements is the same.
// RUN: assertion-opt --free-sizes --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | count 0
// RUN: assertion-opt --strip --quiet %s -o %t
// RUN: torch-mlir-opt --torch-backend-to-tosa-backend-pipeline %t -o /dev/null

// CHECK-LABEL: func.func @flatten(%arg0: !torch.vtensor<[?,512,1,1],f32>) -> !torch.vtensor<[?,512],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int512 = torch.constant.int 512
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int512 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,512,1,1],f32>, !torch.list<int> -> !torch.vtensor<[?,512],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,512],f32>
// CHECK-NEXT: }
func.func @flatten(%x: !torch.vtensor<[?,512,1,1],f32>) -> !torch.vtensor<[?,512],f32> {
  %c0 = torch.constant.int 0
  %c512 = torch.constant.int 512
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,512,1,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c512 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,512,1,1],f32>, !torch.list<int> -> !torch.vtensor<[?,512],f32>
  return %r : !torch.vtensor<[?,512],f32>
}

// CHECK-LABEL: func.func @inferred(%arg0: !torch.vtensor<[?,3,2],f32>) -> !torch.vtensor<[?,6],f32> {
// CHECK-NEXT:   %int6 = torch.constant.int 6
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,6],f32>
// CHECK-NEXT: }
// What -1 stood for is a number then.
func.func @inferred(%x: !torch.vtensor<[?,3,2],f32>) -> !torch.vtensor<[?,6],f32> {
  %c0 = torch.constant.int 0
  %cm1 = torch.constant.int -1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,3,2],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %cm1 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,3,2],f32>, !torch.list<int> -> !torch.vtensor<[?,6],f32>
  return %r : !torch.vtensor<[?,6],f32>
}

// CHECK-LABEL: func.func @product(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A product of sizes is one.
func.func @product(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %p = torch.aten.mul.int %n, %m : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %p, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.reshape %x, %l : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %r : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @arithmetic(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[4,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int4, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[4,?],f32>
// CHECK-NEXT: }
// Arithmetic on sizes is seen through.
func.func @arithmetic(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[4,?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %cm2 = torch.constant.int -2
  %n = torch.aten.size.int %x, %cm2 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %a = torch.aten.mul.int %n, %c1 : !torch.int, !torch.int -> !torch.int
  %b = torch.aten.add.int %a, %c0 : !torch.int, !torch.int -> !torch.int
  %d = torch.aten.floordiv.int %b, %c1 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %c4, %d : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?],f32>
  return %r : !torch.vtensor<[4,?],f32>
}

// CHECK-LABEL: func.func @other(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,8],f32> -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %1 = torch.aten.relu %0 : !torch.vtensor<[?,8],f32> -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
// The size of another tensor of the same symbol.
func.func @other(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %z = torch.aten.mm %x, %y : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,8],f32> -> !torch.vtensor<[?,8],f32>
  %t = torch.aten.relu %z : !torch.vtensor<[?,8],f32> -> !torch.vtensor<[?,8],f32>
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c2, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %t, %l : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %r : !torch.vtensor<[?,2,4],f32>
}

// CHECK-LABEL: func.func @same(%arg0: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?,4],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,?,4],f32>
// CHECK-NEXT: }
// A view of the shape that is there is its operand.
func.func @same(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %m, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,4],f32>
  return %r : !torch.vtensor<[?,?,4],f32>
}

// CHECK-LABEL: func.func @of_a_list(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %0 = torch.aten.relu %arg0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
func.func @of_a_list(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %l = torch.aten.size %x : !torch.vtensor<[?,4],f32> -> !torch.list<int>
  %r = torch.aten.relu %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %v = torch.aten.view %r, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %v : !torch.vtensor<[?,4],f32>
}
