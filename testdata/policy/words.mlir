// What each word of a policy file says of an operation, for every verb that
// takes the word of the policy.
//
// RUN: split-file %s %t
// RUN: assertion-opt --policy=%t/policy --dce %t/in.mlir | FileCheck %s --check-prefix=DCE
// RUN: assertion-opt --policy=%t/policy --drop --quiet %t/in.mlir | FileCheck %s --check-prefix=DROP
// RUN: assertion-opt --policy=%t/policy --strip --quiet %t/in.mlir | FileCheck %s --check-prefix=STRIP
//
// A policy on standard input.
// RUN: assertion-opt --policy=- --strip --quiet %t/in.mlir < %t/policy | FileCheck %s --check-prefix=STRIP
//
// Two files are read as one.
// RUN: head -n 3 %t/policy > %t/first
// RUN: tail -n +4 %t/policy > %t/second
// RUN: assertion-opt --policy=%t/first --policy=%t/second --strip --quiet %t/in.mlir | FileCheck %s --check-prefix=STRIP
//
// The option behind the file wins, the one before it does not.
// RUN: assertion-opt --policy=%t/policy --effect-op=my.pure --strip --quiet %t/in.mlir | FileCheck %s --check-prefix=LATER
// RUN: assertion-opt --effect-op=my.pure --policy=%t/policy --strip --quiet %t/in.mlir | FileCheck %s --check-prefix=STRIP
// LATER-LABEL: @dead
// LATER-NEXT: "my.pure"

//--- policy
pure my.pure
reads my.load
recursive my.scope
effects arith.addi
assertion my.check

//--- in.mlir
// DCE-LABEL: @dead
// DCE-NOT: my.pure
// DCE-NOT: my.load
// DCE: arith.addi
// DCE-NEXT: return
// STRIP-LABEL: @dead
// STRIP-NEXT: arith.addi
// STRIP-NEXT: return
// DROP-LABEL: @dead
// DROP-NEXT: "my.pure"
// DROP-NEXT: "my.load"
// DROP-NEXT: arith.addi
// DROP-NEXT: return
func.func @dead(%n: i32) {
  %a = "my.pure"(%n) : (i32) -> i32
  %b = "my.load"(%n) : (i32) -> i32
  %c = arith.addi %n, %n : i32
  return
}

// What is recursive goes if all in it does.
//
// STRIP-LABEL: @scopes
// STRIP-NEXT: "my.scope"() ({
// STRIP-NEXT: "my.print"
// STRIP-NOT: my.scope
// STRIP: return
func.func @scopes(%n: i32) {
  "my.scope"() ({
    %a = "my.pure"(%n) : (i32) -> i32
    "my.scope"() ({
      %b = "my.load"(%n) : (i32) -> i32
    }) : () -> ()
  }) : () -> ()
  "my.scope"() ({
    "my.print"(%n) : (i32) -> ()
  }) : () -> ()
  return
}

// DROP-LABEL: @checked
// DROP-NEXT: return
// DCE-LABEL: @checked
// DCE-NEXT: "my.load"
// DCE-NEXT: "my.check"
// DCE-NEXT: return
// STRIP-LABEL: @checked
// STRIP-NEXT: return
func.func @checked(%n: i32) {
  %a = "my.load"(%n) : (i32) -> i1
  "my.check"(%a) : (i1) -> ()
  return
}
