// The policy can be looked at without an input.
//
// RUN: assertion-opt --pure-op=my.one,my.two --effect-op my.three \
// RUN:   --print-policy < /dev/null > %t.policy
// RUN: FileCheck %s --input-file=%t.policy
// CHECK-DAG: pure my.one
// CHECK-DAG: pure my.two
// CHECK-DAG: effects my.three
//
// RUN: echo 'pure from.file' > %t.words
// RUN: assertion-opt --policy=%t.words --print-policy -o %t.policy
// RUN: FileCheck %s --check-prefix=FILE --input-file=%t.policy
// FILE: pure from.file
//
// RUN: echo 'nonsense' > %t.words
// RUN: not assertion-opt --policy=%t.words --print-policy 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: .words:1:1: error:
//
// RUN: not assertion-opt --print-policy --drop 2>&1 | FileCheck %s --check-prefix=VERB
// VERB: error: --print-policy reads no module, yet --drop is given
