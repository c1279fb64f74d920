// Who needs a size: not what is dead, nor an assertion.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @dead_view(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// What nobody needs needs no size: there is no remark.
func.func @dead_view(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %x : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @dead_number(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.broadcast_to %arg1, %0 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:   %2 = torch.aten.mul.Tensor %1, %arg0 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// A number of a narrow tensor that nobody reads may be another one.
func.func @dead_number(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %v3, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.add.int %v4, %c1 : !torch.int, !torch.int -> !torch.int
  %v6 = torch.aten.mul.Tensor %v3, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @dead_tensor(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten._softmax needs it whole
// A tensor that nobody reads is still computed, and its operand stays whole for it.
func.func @dead_tensor(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c1 = torch.constant.int 1
  %false = torch.constant.bool false
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten._softmax %v3, %c1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>
  %v5 = torch.aten.mul.Tensor %v3, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v5 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @asserted(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.mul.Tensor %2, %arg0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+7]]:9: remark: torch.aten.broadcast_to still needs a size: torch.aten.size.int needs it whole
// An assertion that reads the size of a broadcast keeps it, though it goes next.
func.func @asserted(%x: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.broadcast_to %b, %v2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %v4 = torch.aten.size.int %v3, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.ge.int %v4, %c4 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %v5, "rows"
  %v6 = torch.aten.mul.Tensor %v3, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %v6 : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @asserted_view(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// That of a view is what it was.
func.func @asserted_view(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  %v4 = torch.aten.size.int %v3, %c0 : !torch.vtensor<[?,2,2],f32>, !torch.int -> !torch.int
  %v5 = torch.aten.ge.int %v4, %c4 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %v5, "rows"
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @for_an_assertion(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A size that is left for an assertion is no need.
func.func @for_an_assertion(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.ge.int %v1, %c4 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %v2, "rows"
  %v3 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @dead_list(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// A list that nobody takes.
func.func @dead_list(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  return %x : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @effects(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   "my.print"(%0) : (!torch.int) -> ()
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+5]]:3: remark: my.print still needs a size: it takes a size as a number
// What has effects takes its size for good.
func.func @effects(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  "my.print"(%v1) : (!torch.int) -> ()
  return %x : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @effects_of_arithmetic(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.add.int %0, %int1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.mul.int %1, %int2 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   "my.print"(%2) : (!torch.int) -> ()
// CHECK-NEXT:   return %arg0 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:3: remark: my.print still needs a size: it takes a size as a number
// Also what was computed of it; the arithmetic in between is not named.
func.func @effects_of_arithmetic(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.add.int %v1, %c1 : !torch.int, !torch.int -> !torch.int
  %v3 = torch.aten.mul.int %v2, %c2 : !torch.int, !torch.int -> !torch.int
  "my.print"(%v3) : (!torch.int) -> ()
  return %x : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @no_result(%arg0: !torch.vtensor<[?,4],f32>) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   "my.print"(%1) : (!torch.vtensor<[?,2,2],f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// A function without results.
func.func @no_result(%x: !torch.vtensor<[?,4],f32>) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  "my.print"(%v3) : (!torch.vtensor<[?,2,2],f32>) -> ()
  return
}

// CHECK-LABEL: func.func @no_sizes(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A function without sizes is left alone.
func.func @no_sizes(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %cm1 = torch.constant.int -1
  %c2 = torch.constant.int 2
  %v1 = torch.prim.ListConstruct %cm1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v2 = torch.aten.view %x, %v1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v2 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @empty() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// And an empty one.
func.func @empty() {
  return
}

// What is returned keeps its type, where more is known of it too.
// CHECK-LABEL: func.func @returned(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[1,?,?,?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[1,?,?],f32>
// CHECK-NEXT:   %1 = torch.aten.unsqueeze %0, %int0 : !torch.vtensor<[1,?,?],f32>, !torch.int -> !torch.vtensor<[1,?,?,?],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[1,?,?,?],f32>
// CHECK-NEXT: }
func.func @returned(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[1,?,?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %int1, %int1, %n, %m : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.broadcast_to %x, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,?,?],f32>
  return %r : !torch.vtensor<[1,?,?,?],f32>
}
