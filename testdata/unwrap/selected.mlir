// Only regions of the assertions selected are unwrapped, and what is not one of
// ours is left alone, whatever stands in it. Locations are those that the
// operations have.
// RUN: assertion-opt --unwrap --quiet --kinds=cf %s | FileCheck %s --check-prefix=CF
// RUN: assertion-opt --unwrap --quiet --only=two --match=o %s | FileCheck %s --check-prefix=ONLY
// RUN: assertion-opt --unwrap --quiet --keep-at-entry %s | FileCheck %s --check-prefix=ENTRY
// RUN: assertion-opt --unwrap --quiet %s -o %t.mlir
// RUN: assertion-opt --unwrap --quiet %t.mlir | diff - %t.mlir
// RUN: assertion-opt --unwrap --quiet --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s --check-prefix=PLACE

// PLACE-LABEL: func.func @one(
// PLACE-NEXT: cf.assert %arg0, "one" loc("a.py":1:2)
// PLACE-NEXT: torch.runtime.assert %arg1, "other" loc("b.py":3:4)
// CF-LABEL: func.func @one(%arg0: i1, %arg1: !torch.bool) {
// CF-NEXT:   cf.assert %arg0, "one"
// CF-NEXT:   "assertion.region"(%arg1) ({
// CF-NEXT:   ^bb0(%arg2: !torch.bool):
// CF-NEXT:     torch.runtime.assert %arg2, "other"
// CF-NEXT:   }) {message = "other"} : (!torch.bool) -> ()
// CF-NEXT:   return
// CF-NEXT: }
// ONLY-LABEL: func.func @one(%arg0: i1, %arg1: !torch.bool) {
// ONLY-NEXT:   "assertion.region"(%arg0) ({
// ONLY-NEXT:   ^bb0(%arg2: i1):
// ONLY-NEXT:     cf.assert %arg2, "one"
// ONLY-NEXT:   }) {message = "one"} : (i1) -> ()
// ONLY-NEXT:   "assertion.region"(%arg1) ({
// ONLY-NEXT:   ^bb0(%arg2: !torch.bool):
// ONLY-NEXT:     torch.runtime.assert %arg2, "other"
// ONLY-NEXT:   }) {message = "other"} : (!torch.bool) -> ()
// ONLY-NEXT:   return
// ONLY-NEXT: }
// ENTRY-LABEL: func.func @one(%arg0: i1, %arg1: !torch.bool) {
// ENTRY-NEXT:   "assertion.region"(%arg0) ({
// ENTRY-NEXT:   ^bb0(%arg2: i1):
// ENTRY-NEXT:     cf.assert %arg2, "one"
// ENTRY-NEXT:   }) {message = "one"} : (i1) -> ()
// ENTRY-NEXT:   "assertion.region"(%arg1) ({
// ENTRY-NEXT:   ^bb0(%arg2: !torch.bool):
// ENTRY-NEXT:     torch.runtime.assert %arg2, "other"
// ENTRY-NEXT:   }) {message = "other"} : (!torch.bool) -> ()
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
func.func @one(%a: i1, %b: !torch.bool) {
  "assertion.region"(%a) ({
  ^bb0(%x: i1):
    cf.assert %x, "one" loc("a.py":1:2)
  }) {message = "one"} : (i1) -> () loc("region.py":9:9)
  "assertion.region"(%b) ({
  ^bb0(%x: !torch.bool):
    torch.runtime.assert %x, "other" loc("b.py":3:4)
  }) {message = "other"} : (!torch.bool) -> ()
  return
}

// In a branch, beside one at the entry and one that is not wrapped.
// CF-LABEL: func.func @two(%arg0: i1, %arg1: i1) {
// CF-NEXT:   cf.assert %arg0, "at the entry"
// CF-NEXT:   scf.if %arg1 {
// CF-NEXT:     cf.assert %arg0, "below"
// CF-NEXT:   }
// CF-NEXT:   cf.assert %arg0, "not wrapped"
// CF-NEXT:   "my.region"(%arg0) ({
// CF-NEXT:   ^bb0(%arg2: i1):
// CF-NEXT:     cf.assert %arg2, "in another"
// CF-NEXT:   }) : (i1) -> ()
// CF-NEXT:   return
// CF-NEXT: }
// ONLY-LABEL: func.func @two(%arg0: i1, %arg1: i1) {
// ONLY-NEXT:   "assertion.region"(%arg0) ({
// ONLY-NEXT:   ^bb0(%arg2: i1):
// ONLY-NEXT:     cf.assert %arg2, "at the entry"
// ONLY-NEXT:   }) {message = "at the entry"} : (i1) -> ()
// ONLY-NEXT:   scf.if %arg1 {
// ONLY-NEXT:     cf.assert %arg0, "below"
// ONLY-NEXT:   }
// ONLY-NEXT:   cf.assert %arg0, "not wrapped"
// ONLY-NEXT:   "my.region"(%arg0) ({
// ONLY-NEXT:   ^bb0(%arg2: i1):
// ONLY-NEXT:     cf.assert %arg2, "in another"
// ONLY-NEXT:   }) : (i1) -> ()
// ONLY-NEXT:   return
// ONLY-NEXT: }
// ENTRY-LABEL: func.func @two(%arg0: i1, %arg1: i1) {
// ENTRY-NEXT:   "assertion.region"(%arg0) ({
// ENTRY-NEXT:   ^bb0(%arg2: i1):
// ENTRY-NEXT:     cf.assert %arg2, "at the entry"
// ENTRY-NEXT:   }) {message = "at the entry"} : (i1) -> ()
// ENTRY-NEXT:   scf.if %arg1 {
// ENTRY-NEXT:     cf.assert %arg0, "below"
// ENTRY-NEXT:   }
// ENTRY-NEXT:   cf.assert %arg0, "not wrapped"
// ENTRY-NEXT:   "my.region"(%arg0) ({
// ENTRY-NEXT:   ^bb0(%arg2: i1):
// ENTRY-NEXT:     cf.assert %arg2, "in another"
// ENTRY-NEXT:   }) : (i1) -> ()
// ENTRY-NEXT:   return
// ENTRY-NEXT: }
func.func @two(%a: i1, %c: i1) {
  "assertion.region"(%a) ({
  ^bb0(%x: i1):
    cf.assert %x, "at the entry"
  }) {message = "at the entry"} : (i1) -> ()
  scf.if %c {
    "assertion.region"(%a) ({
    ^bb0(%x: i1):
      cf.assert %x, "below"
    }) {message = "below"} : (i1) -> ()
  }
  cf.assert %a, "not wrapped"
  "my.region"(%a) ({
  ^bb0(%x: i1):
    cf.assert %x, "in another"
  }) : (i1) -> ()
  return
}
