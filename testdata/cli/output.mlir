// A file appears whole or not at all, through links, with its mode.
//
// RUN: rm -rf %t
// RUN: mkdir %t
//
// RUN: assertion-opt %s -o %t/new.mlir
// RUN: FileCheck %s --input-file=%t/new.mlir
//
// RUN: bash -c 'umask 027; assertion-opt %s -o %t/masked.mlir'
// RUN: stat -c 'mode %a' %t/masked.mlir | FileCheck %s --check-prefix=MASKED
// MASKED: mode 640
//
// RUN: echo before > %t/old.mlir
// RUN: chmod 751 %t/old.mlir
// RUN: ln -s old.mlir %t/link.mlir
// RUN: assertion-opt %s -o %t/link.mlir
// RUN: FileCheck %s --input-file=%t/old.mlir
// RUN: stat -c 'mode %a' %t/old.mlir | FileCheck %s --check-prefix=MODE
// RUN: readlink %t/link.mlir | FileCheck %s --check-prefix=LINK
// MODE: mode 751
// LINK: {{^}}old.mlir
//
// Its own input.
// RUN: cp %s %t/same.mlir
// RUN: assertion-opt %t/same.mlir -o %t/same.mlir
// RUN: FileCheck %s --input-file=%t/same.mlir
//
// A failure changes nothing and leaves nothing behind.
// RUN: echo before > %t/old.mlir
// RUN: echo foo | not assertion-opt -o %t/old.mlir 2> %t.err
// RUN: FileCheck %s --check-prefix=BEFORE --input-file=%t/old.mlir
// RUN: echo foo | not assertion-opt -o %t/none.mlir 2> %t.err
// RUN: not ls %t/none.mlir
// RUN: ls -A %t | FileCheck %s --check-prefix=FILES --match-full-lines
// BEFORE: before
// FILES:      link.mlir
// FILES-NEXT: masked.mlir
// FILES-NEXT: new.mlir
// FILES-NEXT: old.mlir
// FILES-NEXT: same.mlir
// FILES-NOT:  {{.+}}
//
// RUN: not assertion-opt %s -o %t/no/such 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: not assertion-opt %s -o %t 2>&1 | FileCheck %s --check-prefix=DIRECTORY
// NOWHERE: cannot write '{{.*}}/no/such': No such file or directory
// DIRECTORY: cannot write '{{.*}}': Is a directory

// CHECK: func.func private @f
func.func private @f()
