// Devices, pipes and standard streams are written as they are.
//
// RUN: assertion-opt %s -o /dev/stdout | FileCheck %s
// RUN: assertion-opt %s -o /dev/null | not grep .
// RUN: bash -c 'echo before > %t.log; assertion-opt %s -o /dev/stdout >> %t.log'
// RUN: FileCheck %s --check-prefixes=APPEND,CHECK --input-file=%t.log
// APPEND: before
//
// RUN: not assertion-opt %s > /dev/full 2> %t.err
// RUN: FileCheck %s --check-prefix=FULL --input-file=%t.err
// FULL: assertion-opt: error: cannot write '<stdout>': No space left on device
//
// RUN: not assertion-opt %s -o /dev/full 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: assertion-opt: error: cannot write '/dev/full': No space left on device
//
// A reader that has had enough is no error to speak of, but is one.
// RUN: bash -c '{ sleep 0.1; assertion-opt %s; echo status $? >&2; } 2> %t.err | true'
// RUN: FileCheck %s --check-prefix=CLOSED --input-file=%t.err --match-full-lines --implicit-check-not=error
// CLOSED: status 1
//
// RUN: not bash -c 'exec assertion-opt %s >&-' 2> %t.err
// RUN: FileCheck %s --check-prefix=NOSTDOUT --input-file=%t.err
// NOSTDOUT: cannot write '<stdout>': Bad file descriptor
//
// No file is opened in the place of a closed stream.
// RUN: not bash -c 'exec assertion-opt --nope 2>&- > %t.out'
// RUN: not grep . %t.out
// RUN: not bash -c 'exec assertion-opt - <&-' 2> %t.err
// RUN: FileCheck %s --check-prefix=NOSTDIN --input-file=%t.err
// NOSTDIN: cannot read '<stdin>': Bad file descriptor
//
// RUN: not bash -c 'ulimit -f 0; trap "" XFSZ; assertion-opt %s -o %t.big' 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: cannot write '{{.*}}.big': File too large

// CHECK: func.func private @f
func.func private @f()
