// What can't be read is named, and nothing is printed.
//
// RUN: not assertion-opt %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: assertion-opt: error: cannot read '{{.*}}missing': No such file or directory
//
// RUN: not assertion-opt %S 2>&1 | FileCheck %s --check-prefix=DIRECTORY
// DIRECTORY: error: cannot read '{{.*}}': it is a directory
//
// RUN: gzip -c %s > %t.gz
// RUN: not assertion-opt %t.gz 2>&1 | FileCheck %s --check-prefix=GZIP
// GZIP: error: cannot read '{{.*}}.gz': it is compressed; give what 'gzip -dc' makes of it
//
// RUN: bash -c 'printf "\xff\xfem\0" > %t.utf16'
// RUN: not assertion-opt %t.utf16 2>&1 | FileCheck %s --check-prefix=UTF16
// UTF16: UTF-16 text; MLIR reads UTF-8
//
// RUN: bash -c 'printf "\xef\xbb\xbfmodule {}" > %t.bom'
// RUN: not assertion-opt %t.bom 2>&1 | FileCheck %s --check-prefix=BOM
// BOM: it begins with a byte order mark
//
// RUN: bash -c 'printf "module {\n  \0}" > %t.nul'
// RUN: not assertion-opt %t.nul 2>&1 | FileCheck %s --check-prefix=NUL
// NUL: .nul:2:3: error: NUL byte outside a string
//
// RUN: bash -c 'head -c 4096 /dev/urandom | tr -d "\0" > %t.garbage'
// RUN: not assertion-opt %t.garbage 2>&1 | FileCheck %s --check-prefix=GARBAGE
// GARBAGE: error:
//
// RUN: not assertion-opt %S/../BUILD.missing %s 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: one input at a time, not '
