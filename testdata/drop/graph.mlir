// In a graph region uses may stand before definitions, and go round.
// RUN: assertion-opt --drop --quiet %s | FileCheck %s
// RUN: assertion-opt --drop %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID --implicit-check-not=remark: \
// RUN:     --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-LABEL: module @cycle {
// CHECK-NEXT: }
module @cycle {
  %a = arith.addi %b, %b : i32
  %b = arith.addi %a, %a : i32
  %ok = arith.cmpi eq, %a, %b : i32
  cf.assert %ok, "cycle"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "cycle" with 3 operations of its own
}

// CHECK-LABEL: module @backwards {
// CHECK-NEXT:   %0 = "my.value"() : () -> i32
// CHECK-NEXT: }
module @backwards {
  cf.assert %ok, "before its slice"
  // SAID: :[[#@LINE-1]]:3: remark: dropped assertion "before its slice" with 1 operation of its own
  %ok = arith.cmpi eq, %a, %a : i32
  %a = "my.value"() : () -> i32
}

// CHECK-LABEL: module @tokens {
// CHECK-NEXT:   %0 = "my.x"() : () -> !torch.vtensor<[],i1>
// CHECK-NEXT:   %str = torch.constant.str "leads to itself"
// CHECK-NEXT:   %1 = torch.operator "aten._functional_assert_async.msg"(%0, %str, %1) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32>
// CHECK-NEXT:   "my.use"(%1) : (!torch.vtensor<[0],f32>) -> ()
// CHECK-NEXT: }
module @tokens {
  %x = "my.x"() : () -> !torch.vtensor<[],i1>
  %m = torch.constant.str "leads to itself"
  %t = torch.operator "aten._functional_assert_async.msg"(%x, %m, %t) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32>
  "my.use"(%t) : (!torch.vtensor<[0],f32>) -> ()
}

// What stays is said last, and why.
// SAID: :{{[0-9]+}}:8: remark: 'aten._functional_assert_async.msg' is not taken for an assertion: the operand that would take its result's place comes after it
