// Only what is selected goes; the rest stays, and what it needs.
// RUN: assertion-opt --kinds=runtime,shape --drop --quiet %s | FileCheck %s --check-prefix=KINDS
// RUN: assertion-opt --only=second --drop --quiet %s | FileCheck %s --check-prefix=ONLY
// RUN: assertion-opt --match='^cf (at|in ).*' --drop --quiet %s | FileCheck %s --check-prefix=MATCH
// RUN: assertion-opt --keep-at-entry --drop --quiet %s | FileCheck %s --check-prefix=ENTRY
// RUN: assertion-opt --kinds=cf --keep-at-entry --only=first --drop --quiet %s | FileCheck %s --check-prefix=BOTH
// RUN: assertion-opt --kinds=tosa --drop --quiet %s | FileCheck %s --check-prefix=NONE

// KINDS-LABEL: func.func @first(%arg0: i1, %arg1: !torch.bool, %arg2: !shape.shape, %arg3: i1) {
// KINDS-NEXT:   cf.assert %arg0, "cf at entry"
// KINDS-NEXT:   scf.if %arg3 {
// KINDS-NEXT:     %0 = arith.andi %arg0, %arg3 : i1
// KINDS-NEXT:     cf.assert %0, "cf inside"
// KINDS-NEXT:   }
// KINDS-NEXT:   return
// KINDS-NEXT: }
//
// ONLY-LABEL: func.func @first(%arg0: i1, %arg1: !torch.bool, %arg2: !shape.shape, %arg3: i1) {
// ONLY-NEXT:   cf.assert %arg0, "cf at entry"
// ONLY-NEXT:   torch.runtime.assert %arg1, "torch at entry"
// ONLY-NEXT:   %0 = shape.cstr_eq %arg2, %arg2 : !shape.shape, !shape.shape
// ONLY-NEXT:   scf.if %arg3 {
// ONLY-NEXT:     %1 = arith.andi %arg0, %arg3 : i1
// ONLY-NEXT:     cf.assert %1, "cf inside"
// ONLY-NEXT:   }
// ONLY-NEXT:   return
// ONLY-NEXT: }
//
// MATCH-LABEL: func.func @first(%arg0: i1, %arg1: !torch.bool, %arg2: !shape.shape, %arg3: i1) {
// MATCH-NEXT:   torch.runtime.assert %arg1, "torch at entry"
// MATCH-NEXT:   %0 = shape.cstr_eq %arg2, %arg2 : !shape.shape, !shape.shape
// MATCH-NEXT:   scf.if %arg3 {
// MATCH-NEXT:     %1 = arith.andi %arg0, %arg3 : i1
// MATCH-NEXT:     cf.assert %1, "cf inside"
// MATCH-NEXT:   }
// MATCH-NEXT:   return
// MATCH-NEXT: }
//
// ENTRY-LABEL: func.func @first(%arg0: i1, %arg1: !torch.bool, %arg2: !shape.shape, %arg3: i1) {
// ENTRY-NEXT:   cf.assert %arg0, "cf at entry"
// ENTRY-NEXT:   torch.runtime.assert %arg1, "torch at entry"
// ENTRY-NEXT:   %0 = shape.cstr_eq %arg2, %arg2 : !shape.shape, !shape.shape
// ENTRY-NEXT:   scf.if %arg3 {
// ENTRY-NEXT:   }
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
//
// BOTH-LABEL: func.func @first(%arg0: i1, %arg1: !torch.bool, %arg2: !shape.shape, %arg3: i1) {
// BOTH-NEXT:   cf.assert %arg0, "cf at entry"
// BOTH-NEXT:   torch.runtime.assert %arg1, "torch at entry"
// BOTH-NEXT:   %0 = shape.cstr_eq %arg2, %arg2 : !shape.shape, !shape.shape
// BOTH-NEXT:   scf.if %arg3 {
// BOTH-NEXT:   }
// BOTH-NEXT:   return
// BOTH-NEXT: }
//
// NONE-LABEL: func.func @first(%arg0: i1, %arg1: !torch.bool, %arg2: !shape.shape, %arg3: i1) {
// NONE-NEXT:   cf.assert %arg0, "cf at entry"
// NONE-NEXT:   torch.runtime.assert %arg1, "torch at entry"
// NONE-NEXT:   %0 = shape.cstr_eq %arg2, %arg2 : !shape.shape, !shape.shape
// NONE-NEXT:   scf.if %arg3 {
// NONE-NEXT:     %1 = arith.andi %arg0, %arg3 : i1
// NONE-NEXT:     cf.assert %1, "cf inside"
// NONE-NEXT:   }
// NONE-NEXT:   return
// NONE-NEXT: }
func.func @first(%a: i1, %b: !torch.bool, %s: !shape.shape, %c: i1) {
  cf.assert %a, "cf at entry"
  torch.runtime.assert %b, "torch at entry"
  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  scf.if %c {
    %d = arith.andi %a, %c : i1
    cf.assert %d, "cf inside"
  }
  return
}

// KINDS-LABEL: func.func @second(%arg0: i1) {
// KINDS-NEXT:   cf.assert %arg0, "cf in second"
// KINDS-NEXT:   return
// KINDS-NEXT: }
//
// ONLY-LABEL: func.func @second(%arg0: i1) {
// ONLY-NEXT:   return
// ONLY-NEXT: }
//
// MATCH-LABEL: func.func @second(%arg0: i1) {
// MATCH-NEXT:   return
// MATCH-NEXT: }
//
// ENTRY-LABEL: func.func @second(%arg0: i1) {
// ENTRY-NEXT:   cf.assert %arg0, "cf in second"
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
//
// BOTH-LABEL: func.func @second(%arg0: i1) {
// BOTH-NEXT:   cf.assert %arg0, "cf in second"
// BOTH-NEXT:   return
// BOTH-NEXT: }
//
// NONE-LABEL: func.func @second(%arg0: i1) {
// NONE-NEXT:   cf.assert %arg0, "cf in second"
// NONE-NEXT:   return
// NONE-NEXT: }
func.func @second(%a: i1) {
  cf.assert %a, "cf in second"
  return
}
