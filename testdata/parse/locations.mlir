// Locations of every kind, in place, by name and defined at the end.
//
// RUN: assertion-opt %s --mlir-print-debuginfo -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t --mlir-print-debuginfo -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect --mlir-print-debuginfo %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK: #loc14 = loc(unknown)
// CHECK-NEXT: #loc24 = loc("x")
// CHECK-NEXT: #loc29 = loc("model.py":1:20)
// CHECK-NEXT: #loc31 = loc("i")

// CHECK-LABEL: func.func @file() {
// CHECK-NEXT:   %int1 = torch.constant.int 1 loc(#loc2)
// CHECK-NEXT:   %int2 = torch.constant.int 2 loc(#loc3)
// CHECK-NEXT:   return loc(#loc4)
// CHECK-NEXT: } loc(#loc1)
func.func @file() {
  %int1 = torch.constant.int 1 loc("model.py":10:4)
  %int2 = torch.constant.int 2 loc("a dir/a \22 file.py":0:0)
  return loc("model.py":12:1)
} loc("model.py":9:0)

// CHECK-LABEL: func.func @range() {
// CHECK-NEXT:   %int1 = torch.constant.int 1 loc(#loc6)
// CHECK-NEXT:   %int2 = torch.constant.int 2 loc(#loc7)
// CHECK-NEXT:   return loc(#loc8)
// CHECK-NEXT: } loc(#loc5)
func.func @range() {
  %int1 = torch.constant.int 1 loc("model.py":10:4 to :8)
  %int2 = torch.constant.int 2 loc("model.py":10:4 to 11:2)
  return loc("model.py":11:4)
} loc("model.py":1:1)

// CHECK-LABEL: func.func @name() {
// CHECK-NEXT:   %int1 = torch.constant.int 1 loc(#loc9)
// CHECK-NEXT:   %int2 = torch.constant.int 2 loc(#loc35)
// CHECK-NEXT:   %int3 = torch.constant.int 3 loc(#loc36)
// CHECK-NEXT:   %int4 = torch.constant.int 4 loc(#loc12)
// CHECK-NEXT:   return loc(#loc13)
// CHECK-NEXT: } loc(#loc34)
func.func @name() {
  %int1 = torch.constant.int 1 loc("layer")
  %int2 = torch.constant.int 2 loc("layer"("model.py":3:4))
  %int3 = torch.constant.int 3 loc("outer"("inner"(unknown)))
  %int4 = torch.constant.int 4 loc("")
  return loc("end")
} loc("f"("model.py":1:1))

// CHECK-LABEL: func.func @unknown() {
// CHECK-NEXT:   %none = torch.constant.none loc(#loc14)
// CHECK-NEXT:   return loc(#loc14)
// CHECK-NEXT: } loc(#loc14)
func.func @unknown() {
  %none = torch.constant.none loc(unknown)
  return loc(unknown)
} loc(unknown)

// CHECK-LABEL: func.func @callsite() {
// CHECK-NEXT:   %int1 = torch.constant.int 1 loc(#loc37)
// CHECK-NEXT:   %int2 = torch.constant.int 2 loc(#loc45)
// CHECK-NEXT:   return loc(#loc39)
// CHECK-NEXT: } loc(#loc14)
func.func @callsite() {
  %int1 = torch.constant.int 1 loc(callsite("model.py":1:2 at "main.py":3:4))
  %int2 = torch.constant.int 2 loc(callsite("f" at callsite("g" at "main.py":5:6)))
  return loc(callsite(unknown at "h"))
} loc(unknown)

// CHECK-LABEL: func.func @fused() {
// CHECK-NEXT:   %int1 = torch.constant.int 1 loc(#loc40)
// CHECK-NEXT:   %int2 = torch.constant.int 2 loc(#loc41)
// CHECK-NEXT:   %int3 = torch.constant.int 3 loc(#loc14)
// CHECK-NEXT:   %int4 = torch.constant.int 4 loc(#loc21)
// CHECK-NEXT:   %int5 = torch.constant.int 5 loc(#loc42)
// CHECK-NEXT:   return loc(#loc43)
// CHECK-NEXT: } loc(#loc14)
func.func @fused() {
  %int1 = torch.constant.int 1 loc(fused["a", "b"])
  %int2 = torch.constant.int 2 loc(fused<"pass">["a", "model.py":7:8])
  %int3 = torch.constant.int 3 loc(fused[])
  %int4 = torch.constant.int 4 loc(fused["a", "a"])
  %int5 = torch.constant.int 5 loc(fused<{why = 1}>["x", "y", unknown])
  return loc(fused["c", fused["d", "e"]])
} loc(unknown)

// Arguments have locations too, also those of blocks inside.
// CHECK-LABEL: func.func @arguments(%arg0: !torch.int loc("x"), %arg1: !torch.bool loc("model.py":1:20)) {
// CHECK-NEXT:   %0 = torch.prim.Loop %arg0, %arg1, init(%arg0) {
// CHECK-NEXT:   ^bb0(%arg2: !torch.int loc("i"), %arg3: !torch.int loc(unknown)):
// CHECK-NEXT:     torch.prim.Loop.condition %arg1, iter(%arg3 : !torch.int) loc(#loc32)
// CHECK-NEXT:   } : (!torch.int, !torch.bool, !torch.int) -> !torch.int loc(#loc30)
// CHECK-NEXT:   return loc(#loc13)
// CHECK-NEXT: } loc(#loc17)
func.func @arguments(%arg0: !torch.int loc("x"), %arg1: !torch.bool loc("model.py":1:20)) {
  torch.prim.Loop %arg0, %arg1, init(%arg0) {
  ^bb0(%arg2: !torch.int loc("i"), %arg3: !torch.int loc(unknown)):
    torch.prim.Loop.condition %arg1, iter(%arg3 : !torch.int) loc("condition")
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int loc("loop")
  return loc("end")
} loc("f")

// Without one, an operation is where it stands; here at a file of its own.
// CHECK-LABEL: func.func @alias() {
// CHECK-NEXT:   %int1 = torch.constant.int 1 loc(#loc33)
// CHECK-NEXT:   %int2 = torch.constant.int 2 loc(#loc44)
// CHECK-NEXT:   return loc(#loc33)
// CHECK-NEXT: } loc(#loc44)
func.func @alias() {
  %int1 = torch.constant.int 1 loc(#here)
  %int2 = torch.constant.int 2 loc(#there)
  return loc(#here)
} loc(#there)
#here = loc("here.py":1:1)
#there = loc("there"(#here))

// CHECK: } loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}/locations.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("model.py":9:0)
// CHECK-NEXT: #loc2 = loc("model.py":10:4)
// CHECK-NEXT: #loc3 = loc("a dir/a \22 file.py":0:0)
// CHECK-NEXT: #loc4 = loc("model.py":12:1)
// CHECK-NEXT: #loc5 = loc("model.py":1:1)
// CHECK-NEXT: #loc6 = loc("model.py":10:4 to :8)
// CHECK-NEXT: #loc7 = loc("model.py":10:4 to 11:2)
// CHECK-NEXT: #loc8 = loc("model.py":11:4)
// CHECK-NEXT: #loc9 = loc("layer")
// CHECK-NEXT: #loc10 = loc("model.py":3:4)
// CHECK-NEXT: #loc11 = loc("inner")
// CHECK-NEXT: #loc12 = loc("")
// CHECK-NEXT: #loc13 = loc("end")
// CHECK-NEXT: #loc15 = loc("model.py":1:2)
// CHECK-NEXT: #loc16 = loc("main.py":3:4)
// CHECK-NEXT: #loc17 = loc("f")
// CHECK-NEXT: #loc18 = loc("g")
// CHECK-NEXT: #loc19 = loc("main.py":5:6)
// CHECK-NEXT: #loc20 = loc("h")
// CHECK-NEXT: #loc21 = loc("a")
// CHECK-NEXT: #loc22 = loc("b")
// CHECK-NEXT: #loc23 = loc("model.py":7:8)
// CHECK-NEXT: #loc25 = loc("y")
// CHECK-NEXT: #loc26 = loc("c")
// CHECK-NEXT: #loc27 = loc("d")
// CHECK-NEXT: #loc28 = loc("e")
// CHECK-NEXT: #loc30 = loc("loop")
// CHECK-NEXT: #loc32 = loc("condition")
// CHECK-NEXT: #loc33 = loc("here.py":1:1)
// CHECK-NEXT: #loc34 = loc("f"(#loc5))
// CHECK-NEXT: #loc35 = loc("layer"(#loc10))
// CHECK-NEXT: #loc36 = loc("outer"(#loc11))
// CHECK-NEXT: #loc37 = loc(callsite(#loc15 at #loc16))
// CHECK-NEXT: #loc38 = loc(callsite(#loc18 at #loc19))
// CHECK-NEXT: #loc39 = loc(callsite(#loc14 at #loc20))
// CHECK-NEXT: #loc40 = loc(fused[#loc21, #loc22])
// CHECK-NEXT: #loc41 = loc(fused<"pass">[#loc21, #loc23])
// CHECK-NEXT: #loc42 = loc(fused<{why = 1 : i64}>[#loc24, #loc25])
// CHECK-NEXT: #loc43 = loc(fused[#loc26, #loc27, #loc28])
// CHECK-NEXT: #loc44 = loc("there"(#loc33))
// CHECK-NEXT: #loc45 = loc(callsite(#loc17 at #loc38))
