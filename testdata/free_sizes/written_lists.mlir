// A list is known by its elements where nobody writes to it, under whatever name.
// RUN: assertion-opt --free-sizes --drop --dce --quiet %s | FileCheck %s
// RUN: assertion-opt --free-sizes %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID \
// RUN:     --implicit-check-not=remark: --implicit-check-not=error:
// RUN: assertion-opt --free-sizes --quiet %s -o %t.once
// RUN: assertion-opt --free-sizes --quiet %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: torch-mlir-opt --allow-unregistered-dialect %t.once -o /dev/null

// CHECK-LABEL: func.func @append(%arg0: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten.append.t %1, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// The list has two elements when the view reads it.
func.func @append(%x: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %m = torch.aten.append.t %l, %c1 : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @set(%arg0: !torch.vtensor<[?,1],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.aten._set_item.t %1, %int0, %arg1 : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// An element that is another number by then.
func.func @set(%x: !torch.vtensor<[?,1],f32>, %k: !torch.int) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %z = torch.aten._set_item.t %l, %c0, %k : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @given_away(%arg0: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   call @takes(%1) : (!torch.list<int>) -> ()
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:3: remark: func.call still needs a size: it takes a size as a number
// SAID: :[[#@LINE+8]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// A function that takes the list may write to it.
func.func @given_away(%x: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  call @takes(%l) : (!torch.list<int>) -> ()
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}
func.func private @takes(!torch.list<int>)

// CHECK-LABEL: func.func @unknown(%arg0: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   "my.op"(%1) : (!torch.list<int>) -> ()
// CHECK-NEXT:   %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %2 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:3: remark: my.op still needs a size: it takes a size as a number
// SAID: :[[#@LINE+8]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// So may an operation that nobody knows.
func.func @unknown(%x: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  "my.op"(%l) : (!torch.list<int>) -> ()
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @cast(%arg0: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.derefine %1 : !torch.list<int> to !torch.optional<list<int>>
// CHECK-NEXT:   %3 = torch.prim.unchecked_cast %2 : !torch.optional<list<int>> -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.append.t %3, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// A cast is another name for the same list.
func.func @cast(%x: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %o = torch.derefine %l : !torch.list<int> to !torch.optional<list<int>>
  %a = torch.prim.unchecked_cast %o : !torch.optional<list<int>> -> !torch.list<int>
  %m = torch.aten.append.t %a, %c1 : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @nested(%arg0: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %1 : (!torch.list<int>) -> !torch.list<list<int>>
// CHECK-NEXT:   %3 = torch.aten.__getitem__.t %2, %int0 : !torch.list<list<int>>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.append.t %3, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// What is taken out of a list of lists is the list that was put in.
func.func @nested(%x: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %q = torch.prim.ListConstruct %l : (!torch.list<int>) -> !torch.list<list<int>>
  %a = torch.aten.__getitem__.t %q, %c0 : !torch.list<list<int>>, !torch.int -> !torch.list<int>
  %m = torch.aten.append.t %a, %c1 : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @tuple(%arg0: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.TupleConstruct %1 : !torch.list<int> -> !torch.tuple<list<int>>
// CHECK-NEXT:   %3 = torch.prim.TupleUnpack %2 : !torch.tuple<list<int>> -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.append.t %3, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// And out of a tuple.
func.func @tuple(%x: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %q = torch.prim.TupleConstruct %l : !torch.list<int> -> !torch.tuple<list<int>>
  %a = torch.prim.TupleUnpack %q : !torch.tuple<list<int>> -> !torch.list<int>
  %m = torch.aten.append.t %a, %c1 : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @chosen(%arg0: !torch.vtensor<[?,1],f32>, %arg1: !torch.bool) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.If %arg1 -> (!torch.list<int>) {
// CHECK-NEXT:     torch.prim.If.yield %1 : !torch.list<int>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield %1 : !torch.list<int>
// CHECK-NEXT:   }
// CHECK-NEXT:   %3 = torch.aten.append.t %2, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+10]]:5: remark: torch.prim.If.yield still needs a size: it takes a size as a number
// SAID: :[[#@LINE+11]]:5: remark: torch.prim.If.yield still needs a size: it takes a size as a number
// SAID: :[[#@LINE+13]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// What a branch gives is it.
func.func @chosen(%x: !torch.vtensor<[?,1],f32>, %b: !torch.bool) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %a = torch.prim.If %b -> (!torch.list<int>) {
    torch.prim.If.yield %l : !torch.list<int>
  } else {
    torch.prim.If.yield %l : !torch.list<int>
  }
  %m = torch.aten.append.t %a, %c1 : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @carried(%arg0: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %2 = torch.prim.Loop %int1, %true, init(%1) {
// CHECK-NEXT:   ^bb0(%arg1: !torch.int, %arg2: !torch.list<int>):
// CHECK-NEXT:     %4 = torch.aten.append.t %arg2, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:     torch.prim.Loop.condition %true, iter(%arg2 : !torch.list<int>)
// CHECK-NEXT:   } : (!torch.int, !torch.bool, !torch.list<int>) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %3 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:8: remark: torch.prim.Loop still needs a size: it takes a size as a number
// SAID: :[[#@LINE+13]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// What a loop begins with is it.
func.func @carried(%x: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %a = torch.prim.Loop %c1, %true, init(%l) {
  ^bb0(%i: !torch.int, %k: !torch.list<int>):
    %m = torch.aten.append.t %k, %c1 : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter(%k : !torch.list<int>)
  } : (!torch.int, !torch.bool, !torch.list<int>) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @jump(%arg0: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
// CHECK-NEXT:   cf.br ^bb1(%1 : !torch.list<int>)
// CHECK-NEXT: ^bb1(%2: !torch.list<int>):  // pred: ^bb0
// CHECK-NEXT:   %3 = torch.aten.append.t %2, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,1],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:3: remark: cf.br still needs a size: it takes a size as a number
// SAID: :[[#@LINE+10]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// What a block is given is it.
func.func @jump(%x: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  cf.br ^bb1(%l : !torch.list<int>)
^bb1(%a: !torch.list<int>):
  %m = torch.aten.append.t %a, %c1 : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,1],f32>, !torch.list<int> -> !torch.vtensor<[?,1],f32>
  return %r : !torch.vtensor<[?,1],f32>
}

// CHECK-LABEL: func.func @of_a_tensor(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.size %arg0 : !torch.vtensor<[?,?],f32> -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten._set_item.t %2, %int0, %1 : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten._set_item.t %2, %int1, %0 : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
// CHECK-NEXT:   %5 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
// CHECK-NEXT:   return %5 : !torch.vtensor<[?,?],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+11]]:8: remark: torch.aten.view still needs a size: it takes a size as a number
// The sizes that a tensor gives as a list are a list too: here rows and columns
// change places in it.
func.func @of_a_tensor(%x: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %l = torch.aten.size %x : !torch.vtensor<[?,?],f32> -> !torch.list<int>
  %y = torch.aten._set_item.t %l, %c0, %m : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
  %z = torch.aten._set_item.t %l, %c1, %n : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// CHECK-LABEL: func.func @cast_and_read(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// A cast of a list that nobody writes has its elements: one of them becomes -1 in
// a list at the view.
func.func @cast_and_read(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %o = torch.derefine %v2 : !torch.list<int> to !torch.optional<list<int>>
  %q = torch.prim.unchecked_cast %o : !torch.optional<list<int>> -> !torch.list<int>
  %v3 = torch.aten.view %x, %q : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @elements(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %1 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// Reading elements is no writing, and -2 is the last but one.
func.func @elements(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %cm2 = torch.constant.int -2
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size %x : !torch.vtensor<[?,4],f32> -> !torch.list<int>
  %v2 = torch.aten.__getitem__.t %v1, %cm2 : !torch.list<int>, !torch.int -> !torch.int
  %v3 = torch.prim.ListConstruct %v2, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v4 = torch.aten.view %x, %v3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v4 : !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @two_views(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,2,2],f32>) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   %4 = torch.aten.view %arg1, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3, %4 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// One list for two views of which only one is known to have as many rows: the other
// keeps it.
func.func @two_views(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,2,2],f32>) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  %v4 = torch.aten.view %y, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3, %v4 : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,2,2],f32>
}

// CHECK-LABEL: func.func @returned(%arg0: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.list<int>) {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %2 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %3, %1 : !torch.vtensor<[?,2,2],f32>, !torch.list<int>
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:3: remark: func.return still needs a size: it takes a size as a number
// Who is given the list when the function is done comes too late to write to it.
func.func @returned(%x: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.list<int>) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v2 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v3 = torch.aten.view %x, %v2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v3, %v2 : !torch.vtensor<[?,2,2],f32>, !torch.list<int>
}
