// Options of the passes, which are the command's.
// RUN: mlir-opt --load-pass-plugin=%plugin %s \
// RUN:   --pass-pipeline='builtin.module(assertion-drop{kinds=runtime,cf only=f quiet=true})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=SELECTED --implicit-check-not=remark
// RUN: mlir-opt --load-pass-plugin=%plugin %s \
// RUN:   --pass-pipeline='builtin.module(func.func(assertion-drop{match=second keep-at-entry=false}))' \
// RUN:   2>/dev/null | FileCheck %s --check-prefix=MATCHED
// RUN: not mlir-opt --load-pass-plugin=%plugin %s \
// RUN:   --pass-pipeline='builtin.module(assertion-drop{kinds=cf,nope})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not mlir-opt --load-pass-plugin=%plugin %s \
// RUN:   --pass-pipeline='builtin.module(assertion-drop{nope=1})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=NAME

// SELECTED-LABEL: @f
// SELECTED-NEXT: return
// SELECTED-LABEL: @g
// SELECTED: cf.assert
// MATCHED-LABEL: @f
// MATCHED: cf.assert
// MATCHED-LABEL: @g
// MATCHED-NEXT: return
// KIND: error: assertion-drop: kinds=cf,nope: unknown kind 'nope'
// NAME: no such option nope
func.func @f(%a: i1) {
  cf.assert %a, "first"
  return
}
func.func @g(%a: i1) {
  cf.assert %a, "second"
  return
}
