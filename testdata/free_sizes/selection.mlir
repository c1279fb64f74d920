// An equality counts where its assertion is selected: what is not may be taken for
// granted by others, or be there for something else.
//
// All are selected, but what nobody said to be an assertion is none.
// RUN: assertion-opt --free-sizes %s -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ALL --implicit-check-not=remark:
// ALL: :[[#@LINE+133]]:3: remark: my.check still needs a size: it takes a size as a number
// ALL: :[[#@LINE+134]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
//
// In the entry block of a function they are left out, in a branch they are not.
// RUN: assertion-opt --free-sizes --keep-at-entry %s -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ENTRY --implicit-check-not=remark:
// ENTRY: :[[#@LINE+105]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// ENTRY: :[[#@LINE+116]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// ENTRY: :[[#@LINE+125]]:3: remark: my.check still needs a size: it takes a size as a number
// ENTRY: :[[#@LINE+126]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
//
// By their messages.
// RUN: assertion-opt --free-sizes --match=rows %s -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MATCH --implicit-check-not=remark:
// MATCH: :[[#@LINE+109]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// MATCH: :[[#@LINE+118]]:3: remark: my.check still needs a size: it takes a size as a number
// MATCH: :[[#@LINE+119]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// MATCH: :[[#@LINE+131]]:11: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
//
// By their kinds, of which there is no cf.assert here.
// RUN: assertion-opt --free-sizes --kinds=cf %s -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=KINDS --implicit-check-not=remark:
// KINDS: :[[#@LINE+89]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// KINDS: :[[#@LINE+100]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// KINDS: :[[#@LINE+109]]:3: remark: my.check still needs a size: it takes a size as a number
// KINDS: :[[#@LINE+110]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// KINDS: :[[#@LINE+122]]:11: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
//
// By the function that they are in.
// RUN: assertion-opt --free-sizes --only=columns %s -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ONLY --implicit-check-not=remark:
// ONLY: :[[#@LINE+80]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// ONLY: :[[#@LINE+101]]:3: remark: my.check still needs a size: it takes a size as a number
// ONLY: :[[#@LINE+102]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// ONLY: :[[#@LINE+114]]:11: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
//
// What is said to be an assertion of its operand is one.
// RUN: assertion-opt --free-sizes --assertion-op=my.check:0 %s -o %t 2>&1 | count 0
//
// All that is asked for has to agree.
// RUN: assertion-opt --free-sizes --match=rows --only=branch %s -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BOTH --implicit-check-not=remark:
// BOTH: :[[#@LINE+69]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// BOTH: :[[#@LINE+80]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// BOTH: :[[#@LINE+89]]:3: remark: my.check still needs a size: it takes a size as a number
// BOTH: :[[#@LINE+90]]:9: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
// BOTH: :[[#@LINE+102]]:11: remark: torch.aten.view still needs a size: its number of elements is not known to be that of its operand
//
// With one that counts and the others not:
// RUN: assertion-opt --free-sizes --dce --quiet --match=rows %s | FileCheck %s

// CHECK-LABEL: func.func @rows(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %2, "as many rows"
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %int-1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @columns(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %2, "as many columns"
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @mine(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   "my.check"(%2) : (!torch.bool) -> ()
// CHECK-NEXT:   %3 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:   return %4 : !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @branch(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.bool) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   torch.prim.If %arg2 -> () {
// CHECK-NEXT:     %2 = torch.aten.eq.int %0, %1 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:     torch.runtime.assert %2, "as many in a branch"
// CHECK-NEXT:     %3 = torch.prim.ListConstruct %0, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
// CHECK-NEXT:     %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
// CHECK-NEXT:     "my.use"(%4) : (!torch.vtensor<[?,2,2],f32>) -> ()
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }

func.func @rows(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %v3, "as many rows"
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

func.func @columns(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %v3, "as many columns"
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

func.func @mine(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,2,2],f32> {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
  "my.check"(%v3) : (!torch.bool) -> ()
  %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
  return %v5 : !torch.vtensor<[?,2,2],f32>
}

func.func @branch(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[?],f32>, %b: !torch.bool) {
  %c0 = torch.constant.int 0
  %c2 = torch.constant.int 2
  %v1 = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %v2 = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  torch.prim.If %b -> () {
    %v3 = torch.aten.eq.int %v1, %v2 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %v3, "as many in a branch"
    %v4 = torch.prim.ListConstruct %v1, %c2, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %v5 = torch.aten.view %x, %v4 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,2],f32>
    "my.use"(%v5) : (!torch.vtensor<[?,2,2],f32>) -> ()
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}
