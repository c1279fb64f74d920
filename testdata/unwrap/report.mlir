// The report says which were unwrapped, and which were left and why; remarks
// are only of the latter.
// RUN: assertion-opt --unwrap --report=- %s -o /dev/null 2>%t.said | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=remark: --input-file=%t.said
// RUN: assertion-opt --unwrap --quiet %s -o /dev/null 2>&1 | count 0

// CHECK:      {{^}}unwrap: 4 assertions{{$}}
// CHECK-NEXT:   #1 cf (wrapped) "one"
// CHECK:          {{^}}    unwrapped{{$}}
// CHECK-NEXT:   #2 region (wrapped){{$}}
// CHECK:          {{^}}    unwrapped{{$}}
// CHECK-NEXT:   #3 cf (wrapped) "deep"
// CHECK:          left whole: it holds a terminator, which can't stand in the middle
// CHECK-NEXT:   #4 cf "free"
// CHECK:          {{^}}    kept{{$}}
// SAID: :[[#@LINE+9]]:3: remark: assertion is left whole: it holds a terminator, which can't stand in the middle
func.func @f(%a: i1) {
  "assertion.region"(%a) ({
  ^bb0(%x: i1):
    cf.assert %x, "one"
  }) : (i1) -> ()
  "assertion.region"(%a) ({
  ^bb0(%x: i1):
  }) : (i1) -> ()
  "assertion.region"(%a) ({
  ^bb0(%x: i1):
    "assertion.region"(%x) ({
    ^bb0(%y: i1):
      cf.assert %y, "deep"
      ub.unreachable
    }) : (i1) -> ()
  }) : (i1) -> ()
  cf.assert %a, "free"
  return
}
