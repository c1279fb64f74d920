// An assertion whose result is used is left whole: a region gives none. That is
// said.
// RUN: assertion-opt --wrap --quiet %s | FileCheck %s
// RUN: assertion-opt --wrap %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @witness(%arg0: !shape.shape) -> !shape.witness {
// CHECK-NEXT:   %0 = shape.cstr_eq %arg0, %arg0 : !shape.shape, !shape.shape
// CHECK-NEXT:   return %0 : !shape.witness
// CHECK-NEXT: }
func.func @witness(%s: !shape.shape) -> !shape.witness {
  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  // SAID-DAG: :[[#@LINE-1]]:8: remark: assertion is left whole: its result is used, and a region gives none
  return %w : !shape.witness
}

// CHECK-LABEL: func.func @unused_witness(%arg0: !shape.shape) {
// CHECK-NEXT:   "assertion.region"(%arg0) ({
// CHECK-NEXT:   ^bb0(%arg1: !shape.shape):
// CHECK-NEXT:     %0 = shape.cstr_eq %arg1, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:   }) : (!shape.shape) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused_witness(%s: !shape.shape) {
  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  return
}

// CHECK-LABEL: func.func @token(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32> {
// CHECK-NEXT:   %str = torch.constant.str "token"
// CHECK-NEXT:   %0 = torch.operator "aten._functional_assert_async.msg"(%arg0, %str, %arg1) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[0],f32>
// CHECK-NEXT: }
func.func @token(%x: !torch.vtensor<[],i1>, %dep: !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32> {
  %m = torch.constant.str "token"
  %t = torch.operator "aten._functional_assert_async.msg"(%x, %m, %dep) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32>
  // SAID-DAG: :[[#@LINE-1]]:8: remark: assertion is left whole: its result is used, and a region gives none
  return %t : !torch.vtensor<[0],f32>
}

// CHECK-LABEL: func.func @value(%arg0: !torch.bool, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %str = torch.constant.str "value"
// CHECK-NEXT:   %0 = torch.prim.If %arg0 -> (!torch.int) {
// CHECK-NEXT:     torch.prim.If.yield %arg1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.RaiseException %str, %none : !torch.str, !torch.none
// CHECK-NEXT:     torch.prim.If.yield %arg1 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @value(%c: !torch.bool, %i: !torch.int) -> !torch.int {
  %none = torch.constant.none
  %msg = torch.constant.str "value"
  %r = torch.prim.If %c -> (!torch.int) {
  // SAID-DAG: :[[#@LINE-1]]:8: remark: raising torch.prim.If is left whole: it gives a value; dropping it would need the other branch in its place
    torch.prim.If.yield %i : !torch.int
  } else {
    torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
    torch.prim.If.yield %i : !torch.int
  }
  return %r : !torch.int
}
