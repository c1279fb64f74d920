// The page: one file that asks the network for nothing. What it does in a
// browser is tested where it is made.
//
// RUN: assertion-opt --drop --quiet --report=%t.html %s -o %t.module
// RUN: FileCheck %s --input-file=%t.html --implicit-check-not=src= --implicit-check-not="<link"
// RUN: FileCheck %s --check-prefix=MODULE --input-file=%t.module
// CHECK: <!DOCTYPE html>
// CHECK: Content-Security-Policy{{.*}}default-src 'none'
// CHECK: <script type="application/json" id="data">
// CHECK-SAME: \u003c/script>
// CHECK-NOT: </script><script>alert
// CHECK: </html>
// MODULE: func.func @f
// MODULE-NEXT: return
//
// The module is what it is without a page, and so is what is said.
// RUN: assertion-opt --drop %s -o %t.plain 2> %t.said
// RUN: assertion-opt --drop --report=%t.html %s -o %t.module 2> %t.said_with
// RUN: diff %t.plain %t.module
// RUN: diff %t.said %t.said_with
//
// Locations too.
// RUN: assertion-opt --wrap --mlir-print-debuginfo %s -o %t.plain
// RUN: assertion-opt --wrap --mlir-print-debuginfo --report=%t.html %s -o %t.module
// RUN: diff %t.plain %t.module
//
// The same page on the same input, byte for byte.
// RUN: assertion-opt --drop --quiet --report=%t.2.html %s -o /dev/null
// RUN: assertion-opt --drop --quiet --report=%t.3.html %s -o /dev/null
// RUN: diff %t.2.html %t.3.html
//
// On standard output, and beside no module.
// RUN: assertion-opt --analyze --report-format=html %s | FileCheck %s
//
// It appears whole or not at all.
// RUN: rm -f %t.4.html
// RUN: not assertion-opt --drop --only=nothing --report=%t.4.html %s -o /dev/null
// RUN: not ls %t.4.html

func.func @f(%c: i1) {
  cf.assert %c, "</script><script>alert(1)</script>"
  return
}
