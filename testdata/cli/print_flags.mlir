// The printing flags mean what they mean in mlir-opt, byte for byte.
//
// RUN: assertion-opt %s > %t.1
// RUN: mlir-opt %s > %t.2
// RUN: diff %t.1 %t.2
//
// RUN: assertion-opt %s --mlir-print-debuginfo > %t.1
// RUN: mlir-opt %s --mlir-print-debuginfo > %t.2
// RUN: diff %t.1 %t.2
//
// RUN: assertion-opt %s -mlir-print-op-generic > %t.1
// RUN: mlir-opt %s -mlir-print-op-generic > %t.2
// RUN: diff %t.1 %t.2
//
// RUN: assertion-opt %s --mlir-print-debuginfo --mlir-print-local-scope > %t.1
// RUN: mlir-opt %s --mlir-print-debuginfo --mlir-print-local-scope > %t.2
// RUN: diff %t.1 %t.2
//
// RUN: assertion-opt %s --mlir-elide-elementsattrs-if-larger=3 > %t.1
// RUN: mlir-opt %s --mlir-elide-elementsattrs-if-larger=3 > %t.2
// RUN: diff %t.1 %t.2
// RUN: FileCheck %s --check-prefix=ELEMENTS --input-file=%t.1
// ELEMENTS: dense_resource<__elided__> : tensor<4xi32>
// ELEMENTS: dense<[1, 2]> : tensor<2xi32>
//
// RUN: assertion-opt %s --mlir-elide-elementsattrs-if-larger 0 > %t.1
// RUN: mlir-opt %s --mlir-elide-elementsattrs-if-larger 0 > %t.2
// RUN: diff %t.1 %t.2
//
// RUN: assertion-opt %s --mlir-elide-resource-strings-if-larger=10 > %t.1
// RUN: mlir-opt %s --mlir-elide-resource-strings-if-larger=10 > %t.2
// RUN: diff %t.1 %t.2
// RUN: FileCheck %s --check-prefix=RESOURCES --input-file=%t.1
// RESOURCES: dense_resource<blob>
// RESOURCES-NOT: 0x0800
//
// RUN: assertion-opt %s --mlir-elide-resource-strings-if-larger=1000 > %t.1
// RUN: mlir-opt %s --mlir-elide-resource-strings-if-larger=1000 > %t.2
// RUN: diff %t.1 %t.2
//
// RUN: assertion-opt %s --mlir-print-debuginfo=true \
// RUN:   --mlir-print-op-generic=1 > %t.1
// RUN: mlir-opt %s --mlir-print-debuginfo=true \
// RUN:   --mlir-print-op-generic=1 > %t.2
// RUN: diff %t.1 %t.2
//
// RUN: assertion-opt %s --mlir-print-debuginfo=false > %t.1
// RUN: mlir-opt %s --mlir-print-debuginfo=false > %t.2
// RUN: diff %t.1 %t.2
//
// RUN: assertion-opt --mlir-print-debuginfo < %s > %t.1
// RUN: mlir-opt --mlir-print-debuginfo < %s > %t.2
// RUN: diff %t.1 %t.2

#map = affine_map<(d0) -> (d0)>

module {
  func.func @f(%a: i32, %b: tensor<4xi32>) -> i32 {
    %0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    %1 = arith.constant dense<[1, 2]> : tensor<2xi32>
    %2 = arith.constant dense_resource<blob> : tensor<2xi64>
    %3 = arith.addi %a, %a : i32 loc("name"("model.py":3:4))
    %4 = arith.addi %3, %a : i32 loc(fused["x", "model.py":5:6])
    %5 = arith.addi %4, %a : i32 loc(callsite("a.py":1:1 at "b.py":2:2))
    %6 = linalg.generic {indexing_maps = [#map, #map],
                         iterator_types = ["parallel"]}
      ins(%0 : tensor<4xi32>) outs(%b : tensor<4xi32>) {
    ^bb0(%x: i32, %y: i32):
      linalg.yield %x : i32
    } -> tensor<4xi32>
    return %5 : i32
  }
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x0800000001000000000000000200000000000000"
    }
  }
#-}
