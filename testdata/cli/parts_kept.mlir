// An input in parts, one of which cannot be read: what is said, and what is
// written to the module, the report and the picture.
//
// RUN: rm -rf %t
// RUN: split-file %s %t
//
// Without --keep-going nothing is written, but every part is looked at.
// RUN: not assertion-opt --split-input-file --drop %t/in.mlir -o %t/1.mlir --report=%t/1.json --view=%t/1.dot 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAID
//      SAID: in.mlir:2:3: remark: dropped assertion "first" with 0 operations of its own
//      SAID: in.mlir:6:14: error: expected non-function type
// SAID-NEXT: func.func @b(
//      SAID: in.mlir:9:3: remark: dropped assertion "third" with 0 operations of its own
//  SAID-NOT: error:
// RUN: ls %t | FileCheck %s --check-prefix=FILES
//      FILES: bad_first.mlir
// FILES-NEXT: in.mlir
//  FILES-NOT: {{.}}
//
// With it the others are, each in its place between the markers.
// RUN: not assertion-opt --split-input-file --drop --keep-going --quiet %t/in.mlir -o %t/2.mlir --report=%t/2.txt --view=%t/2.dot
// RUN: FileCheck %s --check-prefix=MODULE --input-file=%t/2.mlir --match-full-lines --strict-whitespace
//       MODULE:module {
//  MODULE-NEXT:  func.func @a(%arg0: i1) {
//  MODULE-NEXT:    return
//  MODULE-NEXT:  }
//  MODULE-NEXT:}
// MODULE-EMPTY:
//  MODULE-NEXT:// -----
//  MODULE-NEXT:// -----
//  MODULE-NEXT:module {
//  MODULE-NEXT:  func.func @c(%arg0: i1) {
//  MODULE-NEXT:    return
//  MODULE-NEXT:  }
//  MODULE-NEXT:}
// MODULE-EMPTY:
//   MODULE-NOT:{{.}}
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t/2.txt
//      REPORT: in.mlir:1
// REPORT-NEXT: drop: 1 assertion, 1 operation erased
//      REPORT: in.mlir:8
// REPORT-NEXT: drop: 1 assertion, 1 operation erased
//  REPORT-NOT: in.mlir:6
// RUN: grep -o '<b>line [0-9]*' %t/2.dot | FileCheck %s --check-prefix=PICTURE --match-full-lines
//      PICTURE: <b>line 1
// PICTURE-NEXT: <b>line 8
//  PICTURE-NOT: {{.+}}
//
// What was written is read again, with a part that is empty.
// RUN: assertion-opt --split-input-file %t/2.mlir -o %t/3.mlir
// RUN: grep -c '^module {' %t/3.mlir | FileCheck %s --check-prefix=THREE
// THREE: {{^}}3{{$}}
//
// A verb that cannot do its work in one part: the others are written too.
// RUN: not assertion-opt --split-input-file --carry --keep-going --quiet %t/in.mlir -o %t/4.mlir
// RUN: grep -c 'func.func' %t/4.mlir | FileCheck %s --check-prefix=TWO
// TWO: {{^}}2{{$}}
//
// Where no part can be read there is nothing to write, and older files stay.
// RUN: bash -c 'echo before > %t/5.mlir'
// RUN: not assertion-opt --split-input-file --drop --keep-going %t/bad_first.mlir -o %t/5.mlir 2> %t/5.err
// RUN: FileCheck %s --check-prefix=BEFORE --input-file=%t/5.mlir
// BEFORE: before

//--- in.mlir
func.func @a(%c: i1) {
  cf.assert %c, "first"
  return
}
// -----
func.func @b(
// -----
func.func @c(%c: i1) {
  cf.assert %c, "third"
  return
}
//--- bad_first.mlir
func.func @b(
// -----
foo
