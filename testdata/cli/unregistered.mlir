// Unknown dialects are read unless that is turned off.
//
// RUN: assertion-opt %s | FileCheck %s
// RUN: assertion-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: not assertion-opt --allow-unregistered-dialect=false %s 2>&1 | FileCheck %s --check-prefix=OFF

// CHECK: "nobody.knows"() : () -> ()
// OFF: unregistered.mlir:[[# @LINE + 1]]:{{.*}}: error: operation being parsed with an unregistered dialect
"nobody.knows"() : () -> ()
