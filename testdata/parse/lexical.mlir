// Comments, spaces and line ends count for nothing.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// A comment before; "quotes", {braces} and %values in it are no text.
// CHECK-LABEL: func.func @comments(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
// CHECK-NEXT:   %0 = torch.aten.add.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func @comments(%arg0: !torch.int // behind
  , %arg1: !torch.int) // -> !torch.float
  -> !torch.int { // {
  // return %arg1 : !torch.int
  %0 = torch.aten.add.int %arg0, %arg1 : // nothing
    !torch.int, !torch.int -> !torch.int //
  return %0 : !torch.int////
  // }
}

// CHECK-LABEL: func.func @comment_in_string() {
// CHECK-NEXT:   %str = torch.constant.str "// not a comment"
// CHECK-NEXT:   %str_0 = torch.constant.str "/* nor this */ #-} -->"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @comment_in_string() {
  %0 = torch.constant.str "// not a comment"
  %1 = torch.constant.str "/* nor this */ #-} -->"
  return
}

// CHECK-LABEL: func.func @lines(%arg0: !torch.int) -> !torch.int {
// CHECK-NEXT:   return %arg0 : !torch.int
// CHECK-NEXT: }
func.func
@lines
(
%arg0
:
!torch.int
)
->
!torch.int
{
return
%arg0
:
!torch.int
}

// CHECK-LABEL: func.func @tight(%arg0: !torch.int, %arg1: !torch.bool) -> !torch.int {
// CHECK-NEXT:   %0 = torch.aten.add.int %arg0, %arg0 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   torch.runtime.assert %arg1, "x"
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
func.func@tight(%arg0:!torch.int,%arg1:!torch.bool)->!torch.int {%0=torch.aten.add.int%arg0,%arg0:!torch.int,!torch.int ->!torch.int loc(unknown)
torch.runtime.assert%arg1,"x"
return%0:!torch.int}

// CHECK-LABEL: func.func private @one()
// CHECK-LABEL: func.func private @two()
func.func private @one() func.func private @two()

// CHECK-LABEL: func.func @several_on_a_line(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @several_on_a_line(%arg0: !torch.int) {
  %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int return
}

// CHECK-LABEL: func.func @tabs(%arg0: !torch.int) {
// CHECK-NEXT:   %0 = torch.aten.neg.int %arg0 : !torch.int -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tabs(%arg0:	!torch.int) {
	%0	=	torch.aten.neg.int	%arg0	:	!torch.int	->	!torch.int
		return
}
