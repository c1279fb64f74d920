// The report alone is printed where no verb changes the module; otherwise the
// module is, and the report goes where it is told.
//
// RUN: assertion-opt --analyze %s > %t.out 2> %t.err
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.out
// RUN: not grep . %t.err
//
// RUN: assertion-opt --analyze --dce --report=%t.report %s > %t.out
// RUN: FileCheck %s --check-prefix=MODULE --input-file=%t.out
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
//
// RUN: assertion-opt --analyze --dce %s > %t.out 2> %t.err
// RUN: FileCheck %s --check-prefix=MODULE --input-file=%t.out
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.err
//
// RUN: assertion-opt --analyze --report=%t.report %s | not grep .
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
//
// RUN: assertion-opt --dce %s | FileCheck %s --check-prefix=MODULE
//
// A failure leaves older files as they were.
// RUN: echo before > %t.report
// RUN: echo foo | not assertion-opt --analyze --report=%t.report 2> %t.err
// RUN: FileCheck %s --check-prefix=BEFORE --input-file=%t.report

// REPORT-NOT: func.func
// REPORT: assertions: 0, exclusive operations: 0
// MODULE-NOT: assertions:
// MODULE: func.func private @f
// BEFORE: before
func.func private @f()
