// A policy file that is wrong is refused with the line and the column, and
// nothing is printed.
//
// RUN: split-file %s %t
//
// RUN: not assertion-opt --policy=%t/word --print-policy > %t/out 2> %t/err
// RUN: FileCheck %s --check-prefix=WORD --input-file=%t/err --strict-whitespace
// RUN: count 0 < %t/out
// RUN: count 1 < %t/err
// WORD: {{^}}{{.*}}word:3:1: error: expected assertion, pure, reads, recursive or effects: 'nonsense'{{$}}
//
// RUN: not assertion-opt --policy=%t/case --print-policy 2>&1 | FileCheck %s --check-prefix=CASE
// CASE: case:1:3: error: expected assertion, pure, reads, recursive or effects: 'Pure'{{$}}
//
// The word of the table that is not for users.
// RUN: not assertion-opt --policy=%t/free --print-policy 2>&1 | FileCheck %s --check-prefix=FREE
// FREE: free:1:1: error: expected assertion, pure, reads, recursive or effects: 'free'{{$}}
//
// RUN: not assertion-opt --policy=%t/missing --print-policy 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: missing:2:5: error: expected the name of an operation{{$}}
//
// RUN: not assertion-opt --policy=%t/two --print-policy 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: two:1:13: error: expected the end of the line: 'my.other'{{$}}
//
// RUN: not assertion-opt --policy=%t/after --print-policy 2>&1 | FileCheck %s --check-prefix=AFTER
// AFTER: after:1:23: error: expected the end of the line: 'more'{{$}}
//
// RUN: not assertion-opt --policy=%t/trait --print-policy 2>&1 | FileCheck %s --check-prefix=TRAIT
// TRAIT: trait:1:20: error: expected the end of the line: 'tensor_free'{{$}}
//
// RUN: not assertion-opt --policy=%t/name --print-policy 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: name:1:6: error: not an operation name: 'nodot'{{$}}
//
// RUN: not assertion-opt --policy=%t/index --print-policy 2>&1 | FileCheck %s --check-prefix=INDEX
// INDEX: index:1:11: error: not the index of an operand: 'my.check:x'{{$}}
//
// RUN: not assertion-opt --policy=%t/negative --print-policy 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: negative:1:11: error: not the index of an operand: 'my.check:-1'{{$}}
//
// RUN: not assertion-opt --policy=%t/none --print-policy 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: none:1:11: error: not the index of an operand: 'my.check:'{{$}}
//
// RUN: not assertion-opt --policy=%t/large --print-policy 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: large:1:11: error: not the index of an operand: 'my.check:99999999999'{{$}}
//
// Of several files the first that is wrong counts.
// RUN: not assertion-opt --policy=%t/good --policy=%t/name --policy=%t/index \
// RUN:   --print-policy 2>&1 | FileCheck %s --check-prefix=NAME
//
// RUN: not assertion-opt --policy=%t/no_such --print-policy 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: cannot read '{{.*}}no_such': No such file or directory
//
// With a module it is the same, and no module comes out.
// RUN: not assertion-opt --policy=%t/name --drop %t/in.mlir -o %t/module 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not ls %t/module
//
// Blank lines, comments and any blanks between words are fine.
// RUN: assertion-opt --policy=%t/good --print-policy | FileCheck %s --check-prefix=GOOD
// GOOD-DAG: {{^}}assertion my.check:2{{ +}}# {{.*}}good:7{{$}}
// GOOD-DAG: {{^}}pure my.size{{ +}}# {{.*}}good:3{{$}}
// GOOD-DAG: {{^}}reads my.load tensor_free{{ +}}# {{.*}}good:4{{$}}
// GOOD-DAG: {{^}}recursive my.scope{{ +}}# {{.*}}good:5{{$}}
// GOOD-DAG: {{^}}effects my.print{{ +}}# {{.*}}good:6{{$}}

//--- word
pure my.size
# A comment.
nonsense my.other
pure
//--- case
  Pure my.size
//--- free
free my.size
//--- missing
pure my.size
pure
//--- two
pure my.one my.other
//--- after
pure my.x tensor_free more
//--- trait
assertion my.check tensor_free
//--- name
pure nodot
//--- index
assertion my.check:x
//--- negative
assertion my.check:-1
//--- none
assertion my.check:
//--- large
assertion my.check:99999999999
//--- good

  # A comment behind blanks.
pure my.size # and why
	reads	my.load  tensor_free
recursive   my.scope
effects my.print#close
assertion my.check:2
//--- in.mlir
module {
}
