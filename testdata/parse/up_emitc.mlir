// emitc: C in its own words, the names of its types among them.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-opt %s -o %t.theirs
// RUN: diff %t %t.theirs
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// RUN: assertion-opt --mlir-print-op-generic %s -o %t.generic
// RUN: mlir-opt --mlir-print-op-generic %s -o %t.theirs
// RUN: diff %t.generic %t.theirs
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// CHECK: emitc.include "model.h"
// CHECK-NEXT: emitc.include <"math.h">
// CHECK-NEXT: emitc.verbatim "#define SIZE 4"
emitc.include "model.h"
emitc.include <"math.h">
emitc.verbatim "#define SIZE 4"

// A function of C has words in front of it, and one result at most.
// CHECK-LABEL: emitc.func @words(%arg0: i32) attributes {specifiers = ["static", "inline"]} {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: emitc.func private @declared(!emitc.ptr<!emitc.opaque<"char">>) -> i32
// CHECK-NEXT: emitc.declare_func @words
emitc.func @words(%a: i32) attributes {specifiers = ["static", "inline"]} {
  emitc.return
}
emitc.func private @declared(!emitc.ptr<!emitc.opaque<"char">>) -> i32
emitc.declare_func @words

// CHECK-LABEL: emitc.func @scalars(%arg0: i32, %arg1: i32, %arg2: f32) -> i32 {
// CHECK-NEXT:   %0 = sub %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:   %1 = mul %0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:   %2 = div %1, %arg0 : (i32, i32) -> i32
// CHECK-NEXT:   %3 = rem %2, %arg0 : (i32, i32) -> i32
// CHECK-NEXT:   %4 = bitwise_and %3, %arg0 : (i32, i32) -> i32
// CHECK-NEXT:   %5 = bitwise_left_shift %4, %arg0 : (i32, i32) -> i32
// CHECK-NEXT:   %6 = bitwise_not %5 : (i32) -> i32
// CHECK-NEXT:   %7 = unary_minus %6 {why} : (i32) -> i32
// CHECK-NEXT:   %8 = cast %arg2 : f32 to i32
// CHECK-NEXT:   %9 = cmp lt, %7, %8 : (i32, i32) -> i1
// CHECK-NEXT:   %10 = logical_and %9, %9 : i1, i1
// CHECK-NEXT:   %11 = logical_not %10 : i1
// CHECK-NEXT:   %12 = conditional %11, %7, %8 : i32
// CHECK-NEXT:   return %12 : i32
// CHECK-NEXT: }
emitc.func @scalars(%a: i32, %b: i32, %x: f32) -> i32 {
  %0 = emitc.sub %a, %b : (i32, i32) -> i32
  %1 = emitc.mul %0, %b : (i32, i32) -> i32
  %2 = emitc.div %1, %a : (i32, i32) -> i32
  %3 = emitc.rem %2, %a : (i32, i32) -> i32
  %4 = emitc.bitwise_and %3, %a : (i32, i32) -> i32
  %5 = emitc.bitwise_left_shift %4, %a : (i32, i32) -> i32
  %6 = emitc.bitwise_not %5 : (i32) -> i32
  %7 = emitc.unary_minus %6 {why} : (i32) -> i32
  %8 = emitc.cast %x : f32 to i32
  %9 = emitc.cmp lt, %7, %8 : (i32, i32) -> i1
  %10 = emitc.logical_and %9, %9 : i1, i1
  %11 = emitc.logical_not %10 : i1
  %12 = emitc.conditional %11, %7, %8 : i32
  emitc.return %12 : i32
}

// Calls by a name that only C knows: of templates, with attributes as operands.
// CHECK-LABEL: func.func @calls(%arg0: i32, %arg1: !emitc.ptr<f32>) {
// CHECK-NEXT:   emitc.call_opaque "run"() : () -> ()
// CHECK-NEXT:   %0 = emitc.call_opaque "pick"(%arg0, %arg1) {args = [1 : index, 0 : index, "text", #emitc.opaque<"NULL">], template_args = [i32, 3]} : (i32, !emitc.ptr<f32>) -> !emitc.opaque<"std::vector<int>">
// CHECK-NEXT:   %1 = emitc.literal "M_PI" : f32
// CHECK-NEXT:   %2 = "emitc.constant"() <{value = #emitc.opaque<"SIZE">}> : () -> !emitc.size_t
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @calls(%a: i32, %p: !emitc.ptr<f32>) {
  emitc.call_opaque "run"() : () -> ()
  %0 = emitc.call_opaque "pick"(%a, %p) {args = [1 : index, 0 : index, "text", #emitc.opaque<"NULL">], template_args = [i32, 3]} : (i32, !emitc.ptr<f32>) -> !emitc.opaque<"std::vector<int>">
  %1 = emitc.literal "M_PI" : f32
  %2 = "emitc.constant"() <{value = #emitc.opaque<"SIZE">}> : () -> !emitc.size_t
  return
}

// Places: variables, members and elements are read and written.
// CHECK-LABEL: func.func @places(%arg0: !emitc.size_t, %arg1: f32) {
// CHECK-NEXT:   %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
// CHECK-NEXT:   %1 = emitc.load %0 : <f32>
// CHECK-NEXT:   emitc.assign %arg1 : f32 to %0 : <f32>
// CHECK-NEXT:   %2 = emitc.apply "&"(%0) : (!emitc.lvalue<f32>) -> !emitc.ptr<f32>
// CHECK-NEXT:   %3 = "emitc.variable"() <{value = #emitc.opaque<"{1, 2}">}> : () -> !emitc.array<2x3xf32>
// CHECK-NEXT:   %4 = emitc.subscript %3[%arg0, %arg0] : (!emitc.array<2x3xf32>, !emitc.size_t, !emitc.size_t) -> !emitc.lvalue<f32>
// CHECK-NEXT:   %5 = emitc.subscript %2[%arg0] : (!emitc.ptr<f32>, !emitc.size_t) -> !emitc.lvalue<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @places(%n: !emitc.size_t, %a: f32) {
  %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
  %1 = emitc.load %0 : <f32>
  emitc.assign %a : f32 to %0 : <f32>
  %2 = emitc.apply "&"(%0) : (!emitc.lvalue<f32>) -> !emitc.ptr<f32>
  %3 = "emitc.variable"() <{value = #emitc.opaque<"{1, 2}">}> : () -> !emitc.array<2x3xf32>
  %4 = emitc.subscript %3[%n, %n] : (!emitc.array<2x3xf32>, !emitc.size_t, !emitc.size_t) -> !emitc.lvalue<f32>
  %5 = emitc.subscript %2[%n] : (!emitc.ptr<f32>, !emitc.size_t) -> !emitc.lvalue<f32>
  return
}

// CHECK: emitc.global static const @table : !emitc.array<2xi32> = dense<[1, 2]>
// CHECK-NEXT: emitc.global extern @other : i32
emitc.global static const @table : !emitc.array<2xi32> = dense<[1, 2]>
emitc.global extern @other : i32

// CHECK-LABEL: func.func @global() -> i32 {
// CHECK-NEXT:   %0 = emitc.get_global @table : !emitc.array<2xi32>
// CHECK-NEXT:   %1 = emitc.get_global @other : !emitc.lvalue<i32>
// CHECK-NEXT:   %2 = emitc.load %1 : <i32>
// CHECK-NEXT:   return %2 : i32
// CHECK-NEXT: }
func.func @global() -> i32 {
  %0 = emitc.get_global @table : !emitc.array<2xi32>
  %1 = emitc.get_global @other : !emitc.lvalue<i32>
  %2 = emitc.load %1 : <i32>
  return %2 : i32
}

// An expression is printed in one piece of C; a switch has cases by number.
// CHECK-LABEL: func.func @control(%arg0: i1, %arg1: index, %arg2: i32) {
// CHECK-NEXT:   emitc.if %arg0 {
// CHECK-NEXT:     verbatim "then();"
// CHECK-NEXT:   } else {
// CHECK-NEXT:     verbatim "otherwise({});" args %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   emitc.if %arg0 {
// CHECK-NEXT:   }
// CHECK-NEXT:   emitc.for %arg3 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:     verbatim "body();"
// CHECK-NEXT:   }
// CHECK-NEXT:   emitc.switch %arg2 : i32
// CHECK-NEXT:   case -2 {
// CHECK-NEXT:     call_opaque "two"() : () -> ()
// CHECK-NEXT:     yield
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = emitc.expression %arg2 : (i32) -> i32 {
// CHECK-NEXT:     %1 = add %arg2, %arg2 : (i32, i32) -> i32
// CHECK-NEXT:     yield %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @control(%p: i1, %n: index, %i: i32) {
  emitc.if %p {
    emitc.verbatim "then();"
  } else {
    emitc.verbatim "otherwise({});" args %n : index
  }
  emitc.if %p {
  }
  emitc.for %k = %n to %n step %n {
    emitc.verbatim "body();"
  }
  emitc.switch %i : i32
  case -2 {
    emitc.call_opaque "two"() : () -> ()
    emitc.yield
  }
  default {
    emitc.yield
  }
  %0 = emitc.expression %i : (i32) -> i32 {
    %1 = emitc.add %i, %i : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}

// CHECK: emitc.file "model.c" {
// CHECK-NEXT:   func @inside() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
emitc.file "model.c" {
  emitc.func @inside() {
    emitc.return
  }
}

// CHECK: emitc.class final @model {
// CHECK-NEXT:   emitc.field @weights : !emitc.array<2xf32> = dense<0.000000e+00>
// CHECK-NEXT:   emitc.func @execute() {
// CHECK-NEXT:     %0 = get_field @weights : !emitc.array<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
emitc.class final @model {
  emitc.field @weights : !emitc.array<2xf32> = dense<0.000000e+00>
  emitc.func @execute() {
    %0 = emitc.get_field @weights : !emitc.array<2xf32>
    emitc.return
  }
}
