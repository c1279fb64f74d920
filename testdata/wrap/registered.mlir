// Regions are operations of a registered dialect, also where nothing in the
// input is one.
// RUN: assertion-opt --quiet --wrap --allow-unregistered-dialect=false %s \
// RUN: | FileCheck %s
// RUN: assertion-opt --quiet --wrap --allow-unregistered-dialect=false %s \
// RUN: | assertion-opt --quiet --drop --allow-unregistered-dialect=false \
// RUN: | FileCheck %s --check-prefix=DROPPED

// CHECK-LABEL: @f
// CHECK: "assertion.region"(%arg0)
// DROPPED-LABEL: @f
// DROPPED-NOT: assert
func.func @f(%a: i1) {
  cf.assert %a, "given"
  return
}
