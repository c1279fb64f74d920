// Tabs stay tabs, under the line too, so the caret is right at any width.
//
// RUN: not assertion-opt %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

func.func @f(%a: i32) {
	%0 = arith.addi	%a, %b : i32
	return
}

//      CHECK:{{.*}}tabs.mlir:6:22: error: use of undeclared SSA value name
// CHECK-NEXT:	%0 = arith.addi	%a, %b : i32
// CHECK-NEXT:	               	    ^
