// aten._assert_* as operations and through torch.operator, with either name. A
// functional one hands its token through.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: func.func @operations(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.int, %arg2: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @operations(%x: !torch.vtensor<[],i1>, %i: !torch.int, %a: !torch.vtensor<[?],f32>) {
  %msg = torch.constant.str "a scalar"
  torch.aten._assert_scalar %i, %msg : !torch.int, !torch.str
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "a scalar" with 0 operations of its own and 1 shared
  torch.operator "aten._assert_async"(%x) : (!torch.vtensor<[],i1>) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion 'aten._assert_async' with 0 operations of its own
  torch.operator "torch.aten._assert_async.msg"(%x, %msg) : (!torch.vtensor<[],i1>, !torch.str) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "a scalar" with 0 operations of its own and 1 shared
  return
}

// CHECK-LABEL: func.func @tokens(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32> {
// CHECK-NEXT:   return %arg1 : !torch.vtensor<[0],f32>
// CHECK-NEXT: }
func.func @tokens(%x: !torch.vtensor<[],i1>, %dep: !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32> {
  %m = torch.constant.str "first"
  %n = torch.constant.str "second"
  %t = torch.operator "aten._functional_assert_async.msg"(%x, %m, %dep) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32>
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion "first" with 1 operation of its own
  %u = torch.operator "torch.aten._functional_assert_async.msg"(%x, %n, %t) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32>
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion "second" with 1 operation of its own
  return %u : !torch.vtensor<[0],f32>
}

// Nobody takes the last token: what made the first goes too.
//
// CHECK-LABEL: func.func @unused_token(%arg0: !torch.vtensor<[],i1>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused_token(%x: !torch.vtensor<[],i1>) {
  %m = torch.constant.str "first"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %l = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %dep = torch.aten.zeros %l, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[0],f32>
  %t = torch.operator "aten._functional_assert_async.msg"(%x, %m, %dep) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32>
  // SAID: :[[#@LINE-1]]:8: remark: dropped assertion "first" with 5 operations of its own
  return
}

// Its token is of another type than its result, so nothing can take its place.
//
// CHECK-LABEL: func.func @other_type(%arg0: !torch.vtensor<[],i1>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[0],f32> {
// CHECK-NEXT:   %str = torch.constant.str "stays"
// CHECK-NEXT:   %0 = torch.operator "aten._functional_assert_async.msg"(%arg0, %str, %arg1) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[?],f32>) -> !torch.vtensor<[0],f32>
// CHECK-NEXT:   return %0 : !torch.vtensor<[0],f32>
// CHECK-NEXT: }
func.func @other_type(%x: !torch.vtensor<[],i1>, %dep: !torch.vtensor<[?],f32>) -> !torch.vtensor<[0],f32> {
  %m = torch.constant.str "stays"
  %t = torch.operator "aten._functional_assert_async.msg"(%x, %m, %dep) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[?],f32>) -> !torch.vtensor<[0],f32>
  return %t : !torch.vtensor<[0],f32>
}

// CHECK-LABEL: func.func @ranges(%arg0: !torch.int) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ranges(%n: !torch.int) {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  torch.operator "aten.sym_constrain_range_for_size"(%n, %int2, %none) : (!torch.int, !torch.int, !torch.none) -> ()
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion 'aten.sym_constrain_range_for_size' with 2 operations of its own
  return
}

// What stays is said last, and why.
// SAID: :{{[0-9]+}}:8: remark: 'aten._functional_assert_async.msg' is not taken for an assertion: the operand that would take its result's place is of another type
