// How many places a window has: (n + 2 padding - dilation (kernel - 1) - 1) // stride + 1.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @convolution(%arg0: !torch.vtensor<[1,4,?],f32>, %arg1: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int8, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %4, %5 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[8,?],f32>
// CHECK-NEXT: }
// Padding that makes up for the kernel: as many places as there were.
func.func @convolution(%x: !torch.vtensor<[1,4,?],f32>, %w: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c8 = torch.constant.int 8
  %v1 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %w, %none, %v1, %v2, %v3, %false, %v4, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,4,?],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %c8, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
  return %v8 : !torch.vtensor<[8,?],f32>
}

// CHECK-LABEL: func.func @convolution_batch(%arg0: !torch.vtensor<[?,4,9],f32>, %arg1: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[?,32],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int32 = torch.constant.int 32
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,4,9],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,8,4],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int-1, %int32 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %4, %5 : !torch.vtensor<[?,8,4],f32>, !torch.list<int> -> !torch.vtensor<[?,32],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[?,32],f32>
// CHECK-NEXT: }
// The batch stays, whatever the places.
func.func @convolution_batch(%x: !torch.vtensor<[?,4,9],f32>, %w: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[?,32],f32> {
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c32 = torch.constant.int 32
  %v1 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %w, %none, %v1, %v2, %v3, %false, %v4, %c1 : !torch.vtensor<[?,4,9],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,8,4],f32>
  %v6 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4,9],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %v6, %c32 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[?,8,4],f32>, !torch.list<int> -> !torch.vtensor<[?,32],f32>
  return %v8 : !torch.vtensor<[?,32],f32>
}

// CHECK-LABEL: func.func @convolution_channels(%arg0: !torch.vtensor<[1,4,9],f32>, %arg1: !torch.vtensor<[?,4,3],f32>) -> !torch.vtensor<[?,7],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int7 = torch.constant.int 7
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[1,4,9],f32>, !torch.vtensor<[?,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,?,7],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int-1, %int7 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %4, %5 : !torch.vtensor<[1,?,7],f32>, !torch.list<int> -> !torch.vtensor<[?,7],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[?,7],f32>
// CHECK-NEXT: }
// Channels are those of the weight.
func.func @convolution_channels(%x: !torch.vtensor<[1,4,9],f32>, %w: !torch.vtensor<[?,4,3],f32>) -> !torch.vtensor<[?,7],f32> {
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %false = torch.constant.bool false
  %c7 = torch.constant.int 7
  %v1 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %w, %none, %v1, %v2, %v3, %false, %v4, %c1 : !torch.vtensor<[1,4,9],f32>, !torch.vtensor<[?,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,?,7],f32>
  %v6 = torch.aten.size.int %w, %c0 : !torch.vtensor<[?,4,3],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %v6, %c7 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,?,7],f32>, !torch.list<int> -> !torch.vtensor<[?,7],f32>
  return %v8 : !torch.vtensor<[?,7],f32>
}

// CHECK-LABEL: func.func @convolution_shorter(%arg0: !torch.vtensor<[1,4,?],f32>, %arg1: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
// CHECK-NEXT:   %5 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[1,4,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %6 = torch.aten.sub.int %5, %int2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %7 = torch.prim.ListConstruct %int8, %6 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %8 = torch.aten.view %4, %7 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
// CHECK-NEXT:   return %8 : !torch.vtensor<[8,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+18]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Without padding two are lost, and of one place none are left: n - 2 may be
// negative, the size is not.
func.func @convolution_shorter(%x: !torch.vtensor<[1,4,?],f32>, %w: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %false = torch.constant.bool false
  %c2 = torch.constant.int 2
  %c8 = torch.constant.int 8
  %v1 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %w, %none, %v1, %v2, %v3, %false, %v4, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,4,?],f32>, !torch.int -> !torch.int
  %v7 = torch.aten.sub.int %v6, %c2 : !torch.int, !torch.int -> !torch.int
  %v8 = torch.prim.ListConstruct %c8, %v7 : (!torch.int, !torch.int) -> !torch.list<int>
  %v9 = torch.aten.view %v5, %v8 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
  return %v9 : !torch.vtensor<[8,?],f32>
}

// CHECK-LABEL: func.func @convolution_dilated(%arg0: !torch.vtensor<[1,4,?],f32>, %arg1: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int8, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %4, %5 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[8,?],f32>
// CHECK-NEXT: }
// A kernel of 3 reaches over 5 where it is dilated, which a padding of 2 makes up for.
func.func @convolution_dilated(%x: !torch.vtensor<[1,4,?],f32>, %w: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c8 = torch.constant.int 8
  %v1 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %w, %none, %v1, %v2, %v3, %false, %v4, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,4,?],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %c8, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
  return %v8 : !torch.vtensor<[8,?],f32>
}

// CHECK-LABEL: func.func @convolution_again(%arg0: !torch.vtensor<[1,4,?],f32>, %arg1: !torch.vtensor<[2,4,3],f32>, %arg2: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg2, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int8, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %4, %5 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[8,?],f32>
// CHECK-NEXT: }
// Two with the same window over the same input have the same size, whatever it is.
func.func @convolution_again(%x: !torch.vtensor<[1,4,?],f32>, %v: !torch.vtensor<[2,4,3],f32>, %w: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c8 = torch.constant.int 8
  %v1 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %v, %none, %v1, %v2, %v3, %false, %v4, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[2,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,2,?],f32>
  %v6 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v7 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v8 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v9 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v10 = torch.aten.convolution %x, %w, %none, %v6, %v7, %v8, %false, %v9, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
  %v11 = torch.aten.size.int %v5, %c2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
  %v12 = torch.prim.ListConstruct %c8, %v11 : (!torch.int, !torch.int) -> !torch.list<int>
  %v13 = torch.aten.view %v10, %v12 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
  return %v13 : !torch.vtensor<[8,?],f32>
}

// CHECK-LABEL: func.func @convolution_of_another_stride(%arg0: !torch.vtensor<[1,4,?],f32>, %arg1: !torch.vtensor<[2,4,3],f32>, %arg2: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[2,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,2,?],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %7 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %8 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %9 = torch.aten.convolution %arg0, %arg2, %none, %5, %6, %7, %false, %8, %int1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
// CHECK-NEXT:   %10 = torch.aten.size.int %4, %int2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %11 = torch.prim.ListConstruct %int8, %10 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %12 = torch.aten.view %9, %11 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
// CHECK-NEXT:   return %12 : !torch.vtensor<[8,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+22]]:10: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// With another stride they have not.
func.func @convolution_of_another_stride(%x: !torch.vtensor<[1,4,?],f32>, %v: !torch.vtensor<[2,4,3],f32>, %w: !torch.vtensor<[8,4,3],f32>) -> !torch.vtensor<[8,?],f32> {
  %none = torch.constant.none
  %c2 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c3 = torch.constant.int 3
  %c8 = torch.constant.int 8
  %v1 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %v, %none, %v1, %v2, %v3, %false, %v4, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[2,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,2,?],f32>
  %v6 = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %v7 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v8 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v9 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v10 = torch.aten.convolution %x, %w, %none, %v6, %v7, %v8, %false, %v9, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
  %v11 = torch.aten.size.int %v5, %c2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
  %v12 = torch.prim.ListConstruct %c8, %v11 : (!torch.int, !torch.int) -> !torch.list<int>
  %v13 = torch.aten.view %v10, %v12 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
  return %v13 : !torch.vtensor<[8,?],f32>
}

// CHECK-LABEL: func.func @convolution_of_an_argument(%arg0: !torch.vtensor<[1,4,?],f32>, %arg1: !torch.vtensor<[8,4,3],f32>, %arg2: !torch.int) -> !torch.vtensor<[8,?],f32> {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %arg2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
// CHECK-NEXT:   %5 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[1,4,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %6 = torch.prim.ListConstruct %int8, %5 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %7 = torch.aten.view %4, %6 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[8,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+16]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A padding that nobody knows.
func.func @convolution_of_an_argument(%x: !torch.vtensor<[1,4,?],f32>, %w: !torch.vtensor<[8,4,3],f32>, %p: !torch.int) -> !torch.vtensor<[8,?],f32> {
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c8 = torch.constant.int 8
  %v1 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %p : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %w, %none, %v1, %v2, %v3, %false, %v4, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[8,4,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,4,?],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %c8, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
  return %v8 : !torch.vtensor<[8,?],f32>
}

// CHECK-LABEL: func.func @convolution_transposed(%arg0: !torch.vtensor<[1,4,?],f32>, %arg1: !torch.vtensor<[4,8,1],f32>) -> !torch.vtensor<[8,?],f32> {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[4,8,1],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
// CHECK-NEXT:   %5 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[1,4,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %6 = torch.prim.ListConstruct %int8, %5 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %7 = torch.aten.view %4, %6 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[8,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+16]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// A transposed one is not computed.
func.func @convolution_transposed(%x: !torch.vtensor<[1,4,?],f32>, %w: !torch.vtensor<[4,8,1],f32>) -> !torch.vtensor<[8,?],f32> {
  %none = torch.constant.none
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %true = torch.constant.bool true
  %c2 = torch.constant.int 2
  %c8 = torch.constant.int 8
  %v1 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.convolution %x, %w, %none, %v1, %v2, %v3, %true, %v4, %c1 : !torch.vtensor<[1,4,?],f32>, !torch.vtensor<[4,8,1],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,8,?],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,4,?],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %c8, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,8,?],f32>, !torch.list<int> -> !torch.vtensor<[8,?],f32>
  return %v8 : !torch.vtensor<[8,?],f32>
}

// CHECK-LABEL: func.func @max_pool(%arg0: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.max_pool1d %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,?],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int2, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %4, %5 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[2,?],f32>
// CHECK-NEXT: }
// Places of a maximum: the stride is what is given.
func.func @max_pool(%x: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %c3 = torch.constant.int 3
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.max_pool1d %x, %v1, %v2, %v3, %v4, %false : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,?],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %c2, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
  return %v8 : !torch.vtensor<[2,?],f32>
}

// CHECK-LABEL: func.func @max_pool_without_stride(%arg0: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.max_pool1d %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,?],f32>
// CHECK-NEXT:   %5 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %6 = torch.prim.ListConstruct %int2, %5 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %7 = torch.aten.view %4, %6 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[2,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+14]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// An empty stride is the kernel: one place in three.
func.func @max_pool_without_stride(%x: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %c3 = torch.constant.int 3
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.max_pool1d %x, %v1, %v2, %v3, %v4, %false : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,?],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %c2, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
  return %v8 : !torch.vtensor<[2,?],f32>
}

// CHECK-LABEL: func.func @max_pool_rounded_up(%arg0: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.max_pool1d %arg0, %0, %1, %2, %3, %true : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,?],f32>
// CHECK-NEXT:   %5 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %6 = torch.prim.ListConstruct %int2, %5 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %7 = torch.aten.view %4, %6 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[2,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+14]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Where the count is rounded up none is given.
func.func @max_pool_rounded_up(%x: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %c3 = torch.constant.int 3
  %c1 = torch.constant.int 1
  %true = torch.constant.bool true
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.max_pool1d %x, %v1, %v2, %v3, %v4, %true : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,?],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %c2, %v6 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
  return %v8 : !torch.vtensor<[2,?],f32>
}

// CHECK-LABEL: func.func @max_pool_of_one_number(%arg0: !torch.vtensor<[1,1,?,8],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.max_pool2d %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[1,1,?,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,1,?,8],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int-1, %int2, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %4, %5 : !torch.vtensor<[1,1,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
// One number stands for both dimensions; the width is a number.
func.func @max_pool_of_one_number(%x: !torch.vtensor<[1,1,?,8],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %c3 = torch.constant.int 3
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v5 = torch.aten.max_pool2d %x, %v1, %v2, %v3, %v4, %false : !torch.vtensor<[1,1,?,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,1,?,8],f32>
  %v6 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,1,?,8],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %v6, %c2, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[1,1,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %v8 : !torch.vtensor<[?,2,4],f32>
}

// CHECK-LABEL: func.func @max_pool_of_a_volume(%arg0: !torch.vtensor<[?,2,4,4,4],f32>) -> !torch.vtensor<[?,16],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %int16 = torch.constant.int 16
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.max_pool3d %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[?,2,4,4,4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,2,2,2,2],f32>
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int-1, %int16 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %4, %5 : !torch.vtensor<[?,2,2,2,2],f32>, !torch.list<int> -> !torch.vtensor<[?,16],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[?,16],f32>
// CHECK-NEXT: }
// Three dimensions from behind; batch and channels are not among them.
func.func @max_pool_of_a_volume(%x: !torch.vtensor<[?,2,4,4,4],f32>) -> !torch.vtensor<[?,16],f32> {
  %c2 = torch.constant.int 2
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %c16 = torch.constant.int 16
  %v1 = torch.prim.ListConstruct %c2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c0, %c0, %c0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.prim.ListConstruct %c1, %c1, %c1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.max_pool3d %x, %v1, %v2, %v3, %v4, %false : !torch.vtensor<[?,2,4,4,4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,2,2,2,2],f32>
  %v6 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,2,4,4,4],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %v6, %c16 : (!torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v5, %v7 : !torch.vtensor<[?,2,2,2,2],f32>, !torch.list<int> -> !torch.vtensor<[?,16],f32>
  return %v8 : !torch.vtensor<[?,16],f32>
}

// CHECK-LABEL: func.func @avg_pool(%arg0: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int5 = torch.constant.int 5
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.avg_pool1d %arg0, %0, %1, %2, %false, %true : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,2,?],f32>
// CHECK-NEXT:   %4 = torch.prim.ListConstruct %int2, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %3, %4 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[2,?],f32>
// CHECK-NEXT: }
// An average has no dilation.
func.func @avg_pool(%x: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %c5 = torch.constant.int 5
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %v1 = torch.prim.ListConstruct %c5 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v4 = torch.aten.avg_pool1d %x, %v1, %v2, %v3, %false, %true : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,2,?],f32>
  %v5 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %c2, %v5 : (!torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v4, %v6 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
  return %v7 : !torch.vtensor<[2,?],f32>
}

// CHECK-LABEL: func.func @avg_pool_rounded_up(%arg0: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
// CHECK-NEXT:   %int5 = torch.constant.int 5
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.avg_pool1d %arg0, %0, %1, %2, %true, %true : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,2,?],f32>
// CHECK-NEXT:   %4 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %5 = torch.prim.ListConstruct %int2, %4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %6 = torch.aten.view %3, %5 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
// CHECK-NEXT:   return %6 : !torch.vtensor<[2,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+13]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Here it is operand 4 that rounds up.
func.func @avg_pool_rounded_up(%x: !torch.vtensor<[1,2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %c5 = torch.constant.int 5
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %true = torch.constant.bool true
  %v1 = torch.prim.ListConstruct %c5 : (!torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %v4 = torch.aten.avg_pool1d %x, %v1, %v2, %v3, %true, %true : !torch.vtensor<[1,2,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,2,?],f32>
  %v5 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,2,?],f32>, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %c2, %v5 : (!torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v4, %v6 : !torch.vtensor<[1,2,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
  return %v7 : !torch.vtensor<[2,?],f32>
}

// CHECK-LABEL: func.func @avg_pool_of_one_dimension(%arg0: !torch.vtensor<[1,1,8,?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.avg_pool2d %arg0, %0, %1, %2, %false, %true, %none : !torch.vtensor<[1,1,8,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,1,4,?],f32>
// CHECK-NEXT:   %4 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %3, %4 : !torch.vtensor<[1,1,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A window that is 1 wide leaves the width.
func.func @avg_pool_of_one_dimension(%x: !torch.vtensor<[1,1,8,?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c2 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %c3 = torch.constant.int 3
  %v1 = torch.prim.ListConstruct %c2, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c2, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c0, %c0 : (!torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.avg_pool2d %x, %v1, %v2, %v3, %false, %true, %none : !torch.vtensor<[1,1,8,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,1,4,?],f32>
  %v5 = torch.aten.size.int %x, %c3 : !torch.vtensor<[1,1,8,?],f32>, !torch.int -> !torch.int
  %v6 = torch.prim.ListConstruct %v5, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = torch.aten.view %v4, %v6 : !torch.vtensor<[1,1,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v7 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @avg_pool_of_a_volume(%arg0: !torch.vtensor<[1,1,?,4,?],f32>) -> !torch.vtensor<[?,4,?],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %int1, %int1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.avg_pool3d %arg0, %0, %1, %2, %false, %true, %none : !torch.vtensor<[1,1,?,4,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,1,?,4,?],f32>
// CHECK-NEXT:   %4 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[1,1,?,4,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %5 = torch.aten.size.int %arg0, %int4 : !torch.vtensor<[1,1,?,4,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %6 = torch.prim.ListConstruct %4, %int4, %5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %7 = torch.aten.view %3, %6 : !torch.vtensor<[1,1,?,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT:   return %7 : !torch.vtensor<[?,4,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+17]]:9: remark: torch.aten.view still needs a size: two unknown dimensions in one shape, which constants cannot say
// One of the unknown dimensions stays, the other is halved.
func.func @avg_pool_of_a_volume(%x: !torch.vtensor<[1,1,?,4,?],f32>) -> !torch.vtensor<[?,4,?],f32> {
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %c0 = torch.constant.int 0
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %c1, %c1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.prim.ListConstruct %c1, %c1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.prim.ListConstruct %c0, %c0, %c0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.avg_pool3d %x, %v1, %v2, %v3, %false, %true, %none : !torch.vtensor<[1,1,?,4,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,1,?,4,?],f32>
  %v5 = torch.aten.size.int %x, %c2 : !torch.vtensor<[1,1,?,4,?],f32>, !torch.int -> !torch.int
  %v6 = torch.aten.size.int %x, %c4 : !torch.vtensor<[1,1,?,4,?],f32>, !torch.int -> !torch.int
  %v7 = torch.prim.ListConstruct %v5, %c4, %v6 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v8 = torch.aten.view %v4, %v7 : !torch.vtensor<[1,1,?,4,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
  return %v8 : !torch.vtensor<[?,4,?],f32>
}

// CHECK-LABEL: func.func @pad(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %float0.000000e00 = torch.constant.float 0.000000e+00
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int2, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.constant_pad_nd %arg0, %0, %float0.000000e00 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,4],f32>
// CHECK-NEXT: }
// From behind: two numbers of the last dimension, then two of the one before.
func.func @pad(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,4],f32> {
  %c2 = torch.constant.int 2
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %f0_0 = torch.constant.float 0.0
  %c4 = torch.constant.int 4
  %v1 = torch.prim.ListConstruct %c2, %c2, %c0, %c1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.constant_pad_nd %x, %v1, %f0_0 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,8],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.add.int %v3, %c1 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4, %c2, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v2, %v5 : !torch.vtensor<[?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,2,4],f32>
  return %v6 : !torch.vtensor<[?,2,4],f32>
}

// CHECK-LABEL: func.func @pad_other(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %float0.000000e00 = torch.constant.float 0.000000e+00
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int0, %int0, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.constant_pad_nd %arg0, %0, %float0.000000e00 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %1, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// It is longer than it was.
func.func @pad_other(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %f0_0 = torch.constant.float 0.0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c0, %c0, %c0, %c1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.constant_pad_nd %x, %v1, %f0_0 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @pad_of_last_only(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %float0.000000e00 = torch.constant.float 0.000000e+00
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.constant_pad_nd %arg0, %0, %float0.000000e00 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// What the list does not reach stays.
func.func @pad_of_last_only(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c1 = torch.constant.int 1
  %cm1 = torch.constant.int -1
  %f0_0 = torch.constant.float 0.0
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c1, %cm1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.constant_pad_nd %x, %v1, %f0_0 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.prim.ListConstruct %v3, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %v2, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @pad_by_less_than_nothing(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %float0.000000e00 = torch.constant.float 0.000000e+00
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int0, %int0, %int0, %int-1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.constant_pad_nd %arg0, %0, %float0.000000e00 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %2 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %3 = torch.aten.sub.int %2, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.prim.ListConstruct %3, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %1, %4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+13]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// Cut off by a negative number: n - 1 may be negative, the size is not.
func.func @pad_by_less_than_nothing(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %cm1 = torch.constant.int -1
  %f0_0 = torch.constant.float 0.0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %c0, %c0, %c0, %cm1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.constant_pad_nd %x, %v1, %f0_0 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,4],f32>
  %v3 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v4 = torch.aten.sub.int %v3, %c1 : !torch.int, !torch.int -> !torch.int
  %v5 = torch.prim.ListConstruct %v4, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v6 = torch.aten.view %v2, %v5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v6 : !torch.vtensor<[?,2,2],f32>
}
