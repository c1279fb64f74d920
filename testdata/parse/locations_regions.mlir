// Locations inside of what StableHLO, TMTensor, TOSA and torch have as regions:
// of operations, of arguments behind `reducer` and of those of blocks.
//
// RUN: assertion-opt --mlir-print-debuginfo --mlir-print-local-scope %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: torch-mlir-opt --mlir-print-debuginfo --mlir-print-local-scope %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt --mlir-print-debuginfo --mlir-print-local-scope %t -o %t.again
// RUN: diff %t %t.again
//
// Named at the end of the file they are the same.
// RUN: assertion-opt --mlir-print-debuginfo %s -o %t.named
// RUN: torch-mlir-opt --mlir-print-debuginfo %s -o %t.theirs
// RUN: diff %t.named %t.theirs
// RUN: assertion-opt --mlir-print-debuginfo --mlir-print-local-scope %t.named -o %t.again
// RUN: diff %t %t.again

// CHECK-LABEL: func.func @reducer(%arg0: tensor<2x3xf32> loc("a"), %arg1: tensor<f32> loc("z")) -> tensor<2xf32> {
// CHECK-NEXT:   %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:    reducer(%arg2: tensor<f32> loc("x"), %arg3: tensor<f32> loc("y.py":1:2))  {
// CHECK-NEXT:     %1 = stablehlo.add %arg2, %arg3 : tensor<f32> loc("sum")
// CHECK-NEXT:     %2 = stablehlo.multiply %1, %1 : tensor<f32> loc("product"("y.py":2:3))
// CHECK-NEXT:     stablehlo.return %2 : tensor<f32> loc("end")
// CHECK-NEXT:   } loc("reduction")
// CHECK-NEXT:   return %0 : tensor<2xf32> loc(unknown)
// CHECK-NEXT: } loc("f")
func.func @reducer(%a: tensor<2x3xf32> loc("a"), %z: tensor<f32> loc("z")) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%x: tensor<f32> loc("x"), %y: tensor<f32> loc("y.py":1:2)) {
    %1 = stablehlo.add %x, %y : tensor<f32> loc("sum")
    %2 = stablehlo.multiply %1, %1 : tensor<f32> loc("product"("y.py":2:3))
    stablehlo.return %2 : tensor<f32> loc("end")
  } loc("reduction")
  return %0 : tensor<2xf32> loc(unknown)
} loc("f")

// Of an operation that is not written there is a location all the same.
// CHECK-LABEL: func.func @applies(%arg0: tensor<2x3xf32> loc("a"), %arg1: tensor<f32> loc("z")) -> tensor<2xf32> {
// CHECK-NEXT:   %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32> loc("reduction")
// CHECK-NEXT:   return %0 : tensor<2xf32> loc(unknown)
// CHECK-NEXT: } loc("f")
func.func @applies(%a: tensor<2x3xf32> loc("a"), %z: tensor<f32> loc("z")) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32> loc("reduction")
  return %0 : tensor<2xf32> loc(unknown)
} loc("f")

// CHECK-LABEL: func.func @generic(%arg0: tensor<4xf32> loc("a")) {
// CHECK-NEXT:   %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT:   ^bb0(%arg1: tensor<f32> loc("x")):
// CHECK-NEXT:     stablehlo.return %arg1 : tensor<f32> loc(fused["end", "of map"])
// CHECK-NEXT:   }) : (tensor<4xf32>) -> tensor<4xf32> loc(callsite("map" at "main"))
// CHECK-NEXT:   return loc(unknown)
// CHECK-NEXT: } loc("f")
func.func @generic(%a: tensor<4xf32> loc("a")) {
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32> loc("x")):
    stablehlo.return %x : tensor<f32> loc(fused["end", "of map"])
  }) : (tensor<4xf32>) -> tensor<4xf32> loc(callsite("map" at "main"))
  return loc(unknown)
} loc("f")

// CHECK-LABEL: func.func @scan(%arg0: tensor<4xf32> loc("a"), %arg1: tensor<f32> loc("s")) {
// CHECK-NEXT:   %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%arg0 : tensor<4xf32>) outs(%arg0, %arg1 : tensor<4xf32>, tensor<f32>) {
// CHECK-NEXT:   ^bb0(%arg2: f32 loc("x"), %arg3: f32 loc(unknown)):
// CHECK-NEXT:     tm_tensor.yield %arg2 : f32 loc("yield")
// CHECK-NEXT:   } -> tensor<4xf32>, tensor<f32> loc("scan"("model.py":3:4 to :9))
// CHECK-NEXT:   return loc(unknown)
// CHECK-NEXT: } loc("f")
func.func @scan(%a: tensor<4xf32> loc("a"), %s: tensor<f32> loc("s")) {
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a : tensor<4xf32>) outs(%a, %s : tensor<4xf32>, tensor<f32>) {
  ^bb0(%x: f32 loc("x"), %y: f32 loc(unknown)):
    tm_tensor.yield %x : f32 loc("yield")
  } -> tensor<4xf32>, tensor<f32> loc("scan"("model.py":3:4 to :9))
  return loc(unknown)
} loc("f")

// CHECK-LABEL: func.func @assertion(%arg0: tensor<?xf32> loc("x")) {
// CHECK-NEXT:   %0 = tosa.dim %arg0 {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1> loc("dim")
// CHECK-NEXT:   tosa.assert_equal_shape %0, %0 {allow_broadcast = false} : (!tosa.shape<1>, !tosa.shape<1>) -> () loc("check"("model.py":1:2))
// CHECK-NEXT:   return loc(unknown)
// CHECK-NEXT: } loc("f")
func.func @assertion(%x: tensor<?xf32> loc("x")) {
  %0 = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1> loc("dim")
  tosa.assert_equal_shape %0, %0 {allow_broadcast = false} : (!tosa.shape<1>, !tosa.shape<1>) -> () loc("check"("model.py":1:2))
  return loc(unknown)
} loc("f")

// A location may hold attributes, of any kind.
// CHECK-LABEL: func.func @fused(%arg0: !torch.int loc(fused<dense<1> : tensor<2xi8>>["a", "b"])) {
// CHECK-NEXT:   %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int loc(fused<{k = [1, "x"], t = !torch.list<int>}>["neg"])
// CHECK-NEXT:   return loc(fused<"inliner">["a", callsite("b" at "c")])
// CHECK-NEXT: } loc("f")
func.func @fused(%a: !torch.int loc(fused<dense<1> : tensor<2xi8>>["a", "b"])) {
  %0 = torch.aten.neg.int %a : !torch.int -> !torch.int loc(fused<{k = [1, "x"], t = !torch.list<int>}>["neg"])
  return loc(fused<"inliner">["a", callsite("b" at "c")])
} loc("f")
