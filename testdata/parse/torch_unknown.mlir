// Operations that torch does not have are read in its default form, as a later
// version of it would print them; they have effects, and a warning says so.
//
// RUN: assertion-opt --strip %s -o %t 2> %t.said
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=warning: --input-file=%t.said
// RUN: not assertion-opt --allow-unregistered-dialect=false %s -o %t 2> %t.said
// RUN: FileCheck %s --check-prefix=REFUSED --input-file=%t.said

// CHECK-LABEL: func.func @f(%arg0: !torch.int) {
// CHECK-NEXT: %0 = torch.aten.adt.int %arg0, %arg0 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT: %1 = torch.aten.adt.int %arg0, %0 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT: torch.wholly.new %1 {a = 1 : i64} : !torch.int
// CHECK-NEXT: return
func.func @f(%a: !torch.int) {
  %0 = torch.aten.adt.int %a, %a : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.adt.int %a, %0 : !torch.int, !torch.int -> !torch.int
  torch.wholly.new %1 {a = 1} : !torch.int
  %2 = torch.aten.add.int %1, %1 : !torch.int, !torch.int -> !torch.int
  return
}

// SAID: :16:8: warning: unknown operation 'torch.aten.adt.int', taken to have effects: it is misspelt, or of a later version; did you mean 'torch.aten.add.int'?
// SAID: :18:3: warning: unknown operation 'torch.wholly.new', taken to have effects: it is misspelt, or of a later version{{$}}
// REFUSED: :16:8: error: {{.*}}'torch.aten.adt.int'
