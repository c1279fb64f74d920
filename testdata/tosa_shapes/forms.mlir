// The forms of sizes, on both sides of TOSA. What is left after --lower is what
// upstream's passes take: no operation of TOSA stays behind them.
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %s -o %t.torch
// RUN: FileCheck %s --input-file=%t.torch
// RUN: torch-mlir-opt --split-input-file --torch-backend-to-tosa-backend-pipeline %t.torch -o %t.tosa
// RUN: assertion-opt --lower --split-input-file --quiet %t.tosa -o %t.low
// RUN: FileCheck %s --check-prefix=LOW --input-file=%t.low
// RUN: mlir-opt --split-input-file %t.low --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith))' -o %t.linalg
// RUN: grep -vF tosa.const_shape %t.linalg | not grep -F '= tosa.'
// RUN: assertion-opt --tosa-shapes --split-input-file --quiet %t.torch | diff - %t.torch
// RUN: assertion-opt --lower --split-input-file --quiet %t.low | diff - %t.low

// Two unknown sizes: each is read once, and the number of elements is the same
// whatever they are.
// CHECK-LABEL: func.func @view(
// CHECK:         %[[A:.*]] = torch_c.to_builtin_tensor %arg0
// CHECK-DAG:     %[[D0:.*]] = tosa.dim %[[A]] {axis = 0 : i32}
// CHECK-DAG:     %[[D1:.*]] = tosa.dim %[[A]] {axis = 1 : i32}
// CHECK:         %[[C:.*]] = tosa.const_shape  {values = dense<[4, 8]> : tensor<2xindex>}
// CHECK:         %[[S:.*]] = tosa.concat_shape %[[D0]], %[[D1]], %[[C]]
// CHECK:         tosa.reshape %[[A]], %[[S]] : (tensor<?x?x32xf32>, !tosa.shape<4>) -> tensor<?x?x4x8xf32>
// CHECK:         torch_c.from_builtin_tensor
// CHECK-NOT:     torch.aten
// LOW-LABEL:   func.func @view(
// LOW-DAG:       tensor.dim %arg0, %c0
// LOW-DAG:       tensor.dim %arg0, %c1
// LOW-NOT:       cf.assert
// LOW:           tensor.from_elements
// LOW:           tensor.reshape
func.func @view(%arg0: !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,?,4,8],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %int8 = torch.constant.int 8
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,32],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,32],f32>, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %0, %1, %int4, %int8 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,?,32],f32>, !torch.list<int> -> !torch.vtensor<[?,?,4,8],f32>
  return %3 : !torch.vtensor<[?,?,4,8],f32>
}

// -----

// A dimension of 1 is repeated as often as the size says.
// CHECK-LABEL: func.func @broadcast(
// CHECK:         %[[T:.*]] = tosa.concat_shape
// CHECK:         tosa.tile %{{.*}}, %[[T]] : (tensor<1x10xf32>, !tosa.shape<2>) -> tensor<?x10xf32>
// CHECK-NOT:     tosa.assert_equal_shape
// LOW-DAG:     [[MAP:#map[0-9]*]] = affine_map<(d0, d1) -> (0, d1)>
// LOW-LABEL:   func.func @broadcast(
// LOW:           linalg.generic {indexing_maps = [{{#map[0-9]*}}, {{#map[0-9]*}}]
// LOW-SAME:      ins(%{{.*}} : tensor<1x10xf32>)
func.func @broadcast(%arg0: !torch.vtensor<[?,32],f32>, %arg1: !torch.vtensor<[10],f32>) -> !torch.vtensor<[?,10],f32> {
  %int0 = torch.constant.int 0
  %int10 = torch.constant.int 10
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,32],f32>, !torch.int -> !torch.int
  %1 = torch.prim.ListConstruct %0, %int10 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[10],f32>, !torch.list<int> -> !torch.vtensor<[?,10],f32>
  return %2 : !torch.vtensor<[?,10],f32>
}

// -----

// What may be 1 or the target is checked, in both directions.
// CHECK-LABEL: func.func @checked(
// CHECK:         tosa.assert_equal_shape %[[D:.*]], %[[S:.*]] {allow_broadcast = true, assertion.message = "a size does not broadcast"}
// CHECK:         %[[M:.*]] = tosa.max_shape %[[D]]
// CHECK:         %[[Q:.*]] = tosa.div_floor_shape %[[S]], %[[M]]
// CHECK:         %[[P:.*]] = tosa.mul_shape %[[D]], %[[Q]]
// CHECK:         tosa.assert_equal_shape %[[P]], %[[S]] {allow_broadcast = false, assertion.message = "a size does not broadcast"}
// CHECK:         tosa.tile
// LOW-LABEL:   func.func @checked(
// LOW:           cf.assert %{{.*}}, "a size does not broadcast"
// LOW:           arith.floordivsi
// LOW:           cf.assert %{{.*}}, "a size does not broadcast"
// LOW:           arith.remui
// LOW:           tensor.extract
func.func @checked(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %2 : !torch.vtensor<[?],f32>
}

// -----

// A size as data: the sum of as many ones. Torch's own operation takes it.
// CHECK-LABEL: func.func @mean(
// CHECK:         %[[ONE:.*]] = "tosa.const"() <{values = dense<1> : tensor<1xi64>}>
// CHECK:         %[[ONES:.*]] = tosa.tile %[[ONE]]
// CHECK:         %[[N:.*]] = tosa.reduce_sum %[[ONES]] {axis = 0 : i32} : (tensor<?xi64>) -> tensor<1xi64>
// CHECK:         tosa.cast {{.*}} : (tensor<i64>) -> tensor<f32>
// CHECK:         torch.aten.div.Tensor %{{.*}}, %{{.*}} : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32>
func.func @mean(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.div.Scalar %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

// -----

// Slices are cut to the tensor as torch does it, and to nothing.
// CHECK-LABEL: func.func @slice(
// CHECK:         tosa.sub_shape
// CHECK:         tosa.max_shape
// CHECK:         tosa.min_shape
// CHECK:         tosa.slice
// LOW-LABEL:   func.func @slice(
// LOW:           tensor.extract_slice
func.func @slice(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int-3 = torch.constant.int -3
  %none = torch.constant.none
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int-3, %none, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// arange: of constants, three digits to the base 1024.
// CHECK-LABEL: func.func @arange(
// CHECK:         tosa.div_ceil_shape
// CHECK:         tosa.div_ceil_shape
// CHECK-COUNT-3: tosa.slice
// CHECK:         torch_c.from_builtin_tensor %{{.*}} : tensor<?xi64> -> !torch.vtensor<[?],si64>
func.func @arange(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.arange.start_step %int0, %0, %int1, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
  return %1 : !torch.vtensor<[?],si64>
}

// -----

// Constant multiples of several unknown sizes, which upstream does not lower.
// CHECK-LABEL: func.func @repeat(
// CHECK:         tosa.tile %{{.*}}, %{{.*}} : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
// LOW-LABEL:   func.func @repeat(
// LOW-NOT:       tosa.tile
// LOW:           linalg.generic
func.func @repeat(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

// -----

// A convolution over unknown sizes: padded and cut, so that the windows end
// where the tensor does.
// CHECK-LABEL: func.func @convolution(
// CHECK:         tosa.pad
// CHECK:         tosa.slice
// CHECK:         tosa.conv2d {{.*}}pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>
// CHECK-SAME:      -> tensor<?x?x?x8xf32>
func.func @convolution(%arg0: !torch.vtensor<[?,3,?,?],f32>, %arg1: !torch.vtensor<[8,3,7,7],f32>) -> !torch.vtensor<[?,8,?,?],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int3, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[8,3,7,7],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,8,?,?],f32>
  return %4 : !torch.vtensor<[?,8,?,?],f32>
}
