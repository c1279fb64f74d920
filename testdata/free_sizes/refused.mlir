// What cannot be freed stays, with the reason.
// RUN: assertion-opt --free-sizes --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --allow-empty \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:

// CHECK-LABEL: func.func @two_unknown(%arg0: !torch.vtensor<[?,?,4,8],f32>) -> !torch.vtensor<[?,4,?,8],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4,8],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,4,8],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %0, %int4, %1, %int8 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,?,4,8],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?,8],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,4,?,8],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.view still needs a size: two unknown dimensions in one shape, which constants cannot say
func.func @two_unknown(%x: !torch.vtensor<[?,?,4,8],f32>) -> !torch.vtensor<[?,4,?,8],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %c8 = torch.constant.int 8
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4,8],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4,8],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c4, %m, %c8 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,?,4,8],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?,8],f32>
  return %r : !torch.vtensor<[?,4,?,8],f32>
}

// CHECK-LABEL: func.func @zero(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,0],f32> {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.slice.Tensor %arg0, %int1, %int0, %int0, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,0],f32>
// CHECK-NEXT:   %1 = torch.aten.relu %0 : !torch.vtensor<[?,0],f32> -> !torch.vtensor<[?,0],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,0],f32>
// CHECK-NEXT: }
func.func @zero(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,0],f32> {
  %c1 = torch.constant.int 1
  %c0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c0 : (!torch.int, !torch.int) -> !torch.list<int>
  %s = torch.aten.slice.Tensor %x, %c1, %c0, %c0, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,0],f32>
  %r = torch.aten.view %s, %l : !torch.vtensor<[?,0],f32>, !torch.list<int> -> !torch.vtensor<[?,0],f32>
  %q = torch.aten.relu %r : !torch.vtensor<[?,0],f32> -> !torch.vtensor<[?,0],f32>
  return %q : !torch.vtensor<[?,0],f32>
}

// CHECK-LABEL: func.func @zero_elsewhere(%arg0: !torch.vtensor<[?,0,2],f32>) -> !torch.vtensor<[?,0],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,0,2],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,0,2],f32>, !torch.list<int> -> !torch.vtensor<[?,0],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,0],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.view still needs a size: another dimension is 0, which forbids -1
// Of no elements, -1 would be any size.
func.func @zero_elsewhere(%x: !torch.vtensor<[?,0,2],f32>) -> !torch.vtensor<[?,0],f32> {
  %c0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,0,2],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c0 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,0,2],f32>, !torch.list<int> -> !torch.vtensor<[?,0],f32>
  return %r : !torch.vtensor<[?,0],f32>
}

// CHECK-LABEL: func.func @count(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// The size of an unrelated tensor.
func.func @count(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c4 = torch.constant.int 4
  %n = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}

// CHECK-LABEL: func.func @may_be_one(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg0, %1 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.broadcast_to still needs a size: func.return needs it whole
func.func @may_be_one(%x: !torch.vtensor<[?],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %c0 = torch.constant.int 0
  %n = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %r = torch.aten.broadcast_to %x, %l : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// CHECK-LABEL: func.func @needed_whole(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[8],f32>) -> !torch.vtensor<[?,8],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[8],f32>, !torch.list<int> -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,8],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.broadcast_to still needs a size: func.return needs it whole
func.func @needed_whole(%x: !torch.vtensor<[?,8],f32>, %bias: !torch.vtensor<[8],f32>) -> !torch.vtensor<[?,8],f32> {
  %c0 = torch.constant.int 0
  %c8 = torch.constant.int 8
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c8 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.broadcast_to %bias, %l : !torch.vtensor<[8],f32>, !torch.list<int> -> !torch.vtensor<[?,8],f32>
  return %r : !torch.vtensor<[?,8],f32>
}

// CHECK-LABEL: func.func @other_size(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[?,8],f32>, %arg2: !torch.vtensor<[8],f32>) -> !torch.vtensor<[?,8],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int8 = torch.constant.int 8
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg2, %1 : !torch.vtensor<[8],f32>, !torch.list<int> -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   %3 = torch.aten.add.Tensor %2, %arg1, %int1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,8],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.broadcast_to still needs a size: func.return needs it whole
// %y may have one row.
func.func @other_size(%x: !torch.vtensor<[?,8],f32>, %y: !torch.vtensor<[?,8],f32>, %bias: !torch.vtensor<[8],f32>) -> !torch.vtensor<[?,8],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c8 = torch.constant.int 8
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c8 : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %bias, %l : !torch.vtensor<[8],f32>, !torch.list<int> -> !torch.vtensor<[?,8],f32>
  %r = torch.aten.add.Tensor %b, %y, %c1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %r : !torch.vtensor<[?,8],f32>
}

// CHECK-LABEL: func.func @number(%arg0: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.div.Scalar %arg0, %0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,8],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.div.Scalar still needs a size: it takes a size as a number
func.func @number(%x: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %c0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %r = torch.aten.div.Scalar %x, %n : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %r : !torch.vtensor<[?,8],f32>
}

// CHECK-LABEL: func.func @read_by_another_check(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.int) -> !torch.vtensor<[?,4],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int4 = torch.constant.int 4
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.broadcast_to %arg1, %1 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   %3 = torch.aten.size.int %2, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %4 = torch.aten.eq.int %3, %arg2 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %4, "rows"
// CHECK-NEXT:   %5 = torch.aten.add.Tensor %arg0, %2, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,4],f32>
// CHECK-NEXT: }
// SAID: remark: torch.aten.broadcast_to still needs a size: torch.aten.size.int needs it whole
func.func @read_by_another_check(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[4],f32>, %k: !torch.int) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c4 = torch.constant.int 4
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.broadcast_to %y, %l : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %m = torch.aten.size.int %b, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %e = torch.aten.eq.int %m, %k : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %e, "rows"
  %r = torch.aten.add.Tensor %x, %b, %c1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}
