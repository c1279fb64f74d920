// Words on names that the tables know.
//
// An assertion of the tables that is said to have effects stays, with all that
// it needs.
// RUN: assertion-opt --strip --quiet --effect-op=torch.runtime.assert %s | FileCheck %s --check-prefix=EFFECT
// EFFECT-LABEL: @checked
// EFFECT: torch.aten.size.int
// EFFECT-NEXT: torch.aten.gt.int
// EFFECT-NEXT: torch.runtime.assert
//
// It is none that is pure either: it is dead, and --drop leaves it.
// RUN: assertion-opt --drop --pure-op=torch.runtime.assert %s | FileCheck %s --check-prefix=EFFECT
// RUN: assertion-opt --dce --pure-op=torch.runtime.assert %s | FileCheck %s --check-prefix=GONE
// GONE-LABEL: @checked
// GONE-NEXT: return
//
// Said to be an assertion it is what it was: kind, message and operand.
// RUN: assertion-opt --drop --assertion-op=torch.runtime.assert %s 2>&1 -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=SAME
// SAME: remark: dropped assertion "not empty" with 3 operations of its own
// RUN: assertion-opt --analyze --kinds=runtime --assertion-op=torch.runtime.assert %s \
// RUN:   | FileCheck %s --check-prefix=KIND
// KIND: analyze: 1 assertion
// KIND-NEXT: #1 runtime "not empty"
//
// An operation of the chain that has effects keeps what it needs, not what
// needs it.
// RUN: assertion-opt --strip --quiet --effect-op=torch.aten.size.int %s | FileCheck %s --check-prefix=SIZE
// SIZE-LABEL: @checked
// SIZE: torch.constant.int
// SIZE-NEXT: torch.aten.size.int
// SIZE-NEXT: return
//
// Printing has effects in the tables. One may say otherwise.
// RUN: assertion-opt --strip --quiet %s | FileCheck %s --check-prefix=PRINTS
// RUN: assertion-opt --strip --quiet --pure-op=torch.prim.Print %s | FileCheck %s --check-prefix=SILENT
// PRINTS-LABEL: @prints
// PRINTS: torch.prim.Print
// SILENT-LABEL: @prints
// SILENT-NEXT: return
//
// Functions stay, whatever is said of them, and so does what ends a body.
// RUN: assertion-opt --strip --quiet --pure-op=func.func,func.return,builtin.module %s \
// RUN:   | FileCheck %s --check-prefix=STAYS
// STAYS-LABEL: @checked
// STAYS-NEXT: return
// STAYS-LABEL: @prints
// STAYS: return
//
// "aten.x" and "torch.aten.x" are one name.
// RUN: assertion-opt --strip --quiet --effect-op=aten.size.int %s | FileCheck %s --check-prefix=SIZE
// RUN: assertion-opt --print-policy --effect-op=aten.size.int | grep 'aten.size.int ' | count 1

func.func @checked(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "not empty"
  return
}

func.func @prints(%n: !torch.int) {
  torch.prim.Print(%n) : !torch.int
  return
}
