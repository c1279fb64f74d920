// Operations that are called assertions and can't be taken out: it is said why.
//
// RUN: assertion-opt --drop --assertion-op=my.check:3,my.res,my.fine %s -o %t 2> %t.said
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t.said
//
// Remarks are left out by --quiet, warnings are not.
// RUN: assertion-opt --analyze --quiet --assertion-op=my.check:3 --report=/dev/null %s 2> %t.quiet
// RUN: FileCheck %s --check-prefix=QUIET --implicit-check-not=remark: --input-file=%t.quiet
//
// What --kinds leaves out is not spoken of.
// RUN: assertion-opt --drop --kinds=runtime --assertion-op=my.check:3 %s -o /dev/null 2> %t.kinds
// RUN: FileCheck %s --check-prefix=KINDS --implicit-check-not=check --input-file=%t.kinds

// Nor of what the other selections leave out.
// RUN: assertion-opt --drop --only=g --assertion-op=my.check:3 %s -o /dev/null 2>&1 | count 0
// RUN: assertion-opt --drop --match=. --assertion-op=my.check:3 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=MATCH --implicit-check-not=check
// RUN: assertion-opt --drop --keep-at-entry --assertion-op=my.check:3 %s -o /dev/null 2>&1 | count 0

// CHECK-LABEL: func.func @f
// CHECK-NEXT: "my.check"(%arg0)
// CHECK-NEXT: %0 = "my.res"(%arg0)
// CHECK-NEXT: return
func.func @f(%a: !torch.int) -> i1 {
  "my.check"(%a) : (!torch.int) -> ()
  %r = "my.res"(%a) : (!torch.int) -> i1
  "my.fine"(%a) : (!torch.int) -> ()
  %b = torch.aten.ge.int %a, %a : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %b, ""
  return %r : i1
}
func.func private @g()

// SAID: :27:3: remark: dropped assertion 'my.fine' with 0 operations of its own
// SAID: :29:3: remark: dropped assertion "" with 1 operation of its own
// SAID: :25:3: warning: 'my.check' is not taken for an assertion: what it asserts is operand 3, counted from 0, and it has only 1{{$}}
// SAID: :26:8: warning: 'my.res' is not taken for an assertion: it has a result, whose place nothing could take
// QUIET: :25:3: warning: 'my.check' is not taken
// MATCH: warning: --match:
// KINDS: :29:3: remark: dropped assertion ""
