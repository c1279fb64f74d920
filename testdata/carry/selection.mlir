// Only selected assertions are carried; the others stay with what they need,
// and what both need stays for them. The report says what became of each.
// RUN: assertion-opt --carry --quiet --match='^a' %s | sed 's/\\0A/\n/g' | FileCheck %s --check-prefix=MATCH
// RUN: assertion-opt --carry --quiet --keep-at-entry --kinds=runtime %s | sed 's/\\0A/\n/g' | FileCheck %s --check-prefix=ENTRY
// RUN: assertion-opt --carry --quiet --match='^a' --report=- %s -o /dev/null | FileCheck %s --check-prefix=REPORT
// RUN: not assertion-opt --carry --keep-going --report=- --quiet %s -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=LEFT
// RUN: not assertion-opt --carry --quiet --only=nowhere %s 2>&1 | FileCheck %s --check-prefix=NONE

// REPORT:      {{^}}carry: 1 assertion, 3 not selected, 2 operations erased{{$}}
// REPORT-NEXT:   #1 runtime "a size"
// REPORT-NEXT:     at: {{.*}}selection.mlir":{{[0-9]+}}:3
// REPORT-NEXT:     condition: size(%arg0, 0) != 0
// REPORT-NEXT:     slice: 1 exclusive operation{{$}}
// REPORT-NEXT:     reads: %0
// REPORT:          {{^}}    carried{{$}}
// LEFT:      {{^}}carry: 4 assertions, 9 operations erased{{$}}
// LEFT:      #1 runtime "a size"
// LEFT-NEXT:   at:
// LEFT-NEXT:   condition: size(%arg0, 0) != 0
// LEFT-NEXT:   slice: 1 exclusive operation, 2 shared with #2, #3
// LEFT-NEXT:   reads: %arg0
// LEFT-NEXT:   {{^}}    carried{{$}}
// LEFT:      #4 cf "d argument"
// LEFT-NEXT:   at:
// LEFT-NEXT:   condition: %arg2
// LEFT-NEXT:   slice: 0 exclusive operations
// LEFT-NEXT:   reads: %arg2
// LEFT-NEXT:   left whole: func.func takes a number as argument #2
// LEFT-NEXT: {{^}}assertions: 4, exclusive operations: 6{{$}}
// NONE: {{^}}assertion-opt: error: --only: '{{.*}}selection.mlir' has no function 'nowhere'{{$}}

// A size that three have in common; one is in a branch, and one is of a number
// that no check can read.
// MATCH-LABEL: func.func @f(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool, %arg2: i1) {
// MATCH-NEXT:   %int0 = torch.constant.int 0
// MATCH-NEXT:   %int9 = torch.constant.int 9
// MATCH-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// MATCH-NEXT:   %1 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// MATCH-NEXT:   tosa.custom %1 {assertion.message = "a size", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// MATCH-NEXT:       %0 = arith.constant 0 : index
// MATCH-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// MATCH-NEXT:       %2 = arith.index_cast %1 : index to i64
// MATCH-NEXT:       %3 = arith.constant 0 : i64
// MATCH-NEXT:       %4 = arith.cmpi ne, %2, %3 : i64
// MATCH-NEXT:       cf.assert %4, \22a size\22
// MATCH-NEXT:       return
// MATCH-NEXT:     }
// MATCH-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// MATCH-NEXT:   %2 = torch.aten.ne.int %0, %int9 : !torch.int, !torch.int -> !torch.bool
// MATCH-NEXT:   torch.runtime.assert %2, "b size"
// MATCH-NEXT:   torch.prim.If %arg1 -> () {
// MATCH-NEXT:     %3 = torch.aten.lt.int %0, %int9 : !torch.int, !torch.int -> !torch.bool
// MATCH-NEXT:     torch.runtime.assert %3, "c in a branch"
// MATCH-NEXT:     torch.prim.If.yield
// MATCH-NEXT:   } else {
// MATCH-NEXT:     torch.prim.If.yield
// MATCH-NEXT:   }
// MATCH-NEXT:   cf.assert %arg2, "d argument"
// MATCH-NEXT:   return
// MATCH-NEXT: }
// ENTRY-LABEL: func.func @f(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool, %arg2: i1) {
// ENTRY-NEXT:   %int0 = torch.constant.int 0
// ENTRY-NEXT:   %int9 = torch.constant.int 9
// ENTRY-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// ENTRY-NEXT:   %1 = torch.aten.ne.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
// ENTRY-NEXT:   torch.runtime.assert %1, "a size"
// ENTRY-NEXT:   %2 = torch.aten.ne.int %0, %int9 : !torch.int, !torch.int -> !torch.bool
// ENTRY-NEXT:   torch.runtime.assert %2, "b size"
// ENTRY-NEXT:   torch.prim.If %arg1 -> () {
// ENTRY-NEXT:     %3 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
// ENTRY-NEXT:     tosa.custom %3 {assertion.message = "c in a branch", domain_name = "assertion", implementation_attrs = "func.func @check(%arg0: tensor<?xf32>) {
// ENTRY-NEXT:       %0 = arith.constant 0 : index
// ENTRY-NEXT:       %1 = tensor.dim %arg0, %0 : tensor<?xf32>
// ENTRY-NEXT:       %2 = arith.index_cast %1 : index to i64
// ENTRY-NEXT:       %3 = arith.constant 9 : i64
// ENTRY-NEXT:       %4 = arith.cmpi slt, %2, %3 : i64
// ENTRY-NEXT:       cf.assert %4, \22c in a branch\22
// ENTRY-NEXT:       return
// ENTRY-NEXT:     }
// ENTRY-NEXT:     ", operator_name = "check"} : (tensor<?xf32>) -> ()
// ENTRY-NEXT:     torch.prim.If.yield
// ENTRY-NEXT:   } else {
// ENTRY-NEXT:     torch.prim.If.yield
// ENTRY-NEXT:   }
// ENTRY-NEXT:   cf.assert %arg2, "d argument"
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
func.func @f(%x: !torch.vtensor<[?],f32>, %c: !torch.bool, %d: i1) {
  %int0 = torch.constant.int 0
  %int9 = torch.constant.int 9
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.ne.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %0, "a size"
  %1 = torch.aten.ne.int %n, %int9 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %1, "b size"
  torch.prim.If %c -> () {
    %2 = torch.aten.lt.int %n, %int9 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %2, "c in a branch"
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  cf.assert %d, "d argument"
  return
}
