// Operations, types and attributes of dialects that nobody knows.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @operations(%arg0: !torch.int) {
// CHECK-NEXT:   "x.y"() : () -> ()
// CHECK-NEXT:   %0 = "x.y"(%arg0) {a = 1 : i8, b} : (!torch.int) -> !torch.int
// CHECK-NEXT:   %1:2 = "x.y"(%0, %0) <{p = 1 : i32}> {q = 2 : i32} : (!torch.int, !torch.int) -> (i32, !other.type)
// CHECK-NEXT:   "no_dialect"(%1#1) : (!other.type) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @operations(%arg0: !torch.int) {
  "x.y"() : () -> ()
  %0 = "x.y"(%arg0) {a = 1 : i8, b} : (!torch.int) -> !torch.int
  %1:2 = "x.y"(%0, %0) <{p = 1 : i32}> {q = 2 : i32} : (!torch.int, !torch.int) -> (i32, !other.type)
  "no_dialect"(%1#1) : (!other.type) -> ()
  return
}

// CHECK-LABEL: func.func @regions(%arg0: !torch.int) {
// CHECK-NEXT:   "x.region"() ({
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   "x.region"() ({
// CHECK-NEXT:     "x.end"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:   ^bb0(%arg1: !torch.int, %arg2: i32):
// CHECK-NEXT:     "x.end"(%arg1) : (!torch.int) -> ()
// CHECK-NEXT:   }) {why} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @regions(%arg0: !torch.int) {
  "x.region"() ({
  }) : () -> ()
  "x.region"() ({
    "x.end"() : () -> ()
  }, {
  ^bb0(%a: !torch.int, %b: i32):
    "x.end"(%a) : (!torch.int) -> ()
  }) {why} : () -> ()
  return
}

// CHECK-LABEL: func.func @successors(%arg0: i1) {
// CHECK-NEXT:   "x.br"(%arg0)[^bb1, ^bb2] : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "x.br"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @successors(%arg0: i1) {
  "x.br"(%arg0)[^bb1, ^bb2] : (i1) -> ()
^bb1:
  "x.br"()[^bb2] : () -> ()
^bb2:
  return
}

// CHECK-LABEL: func.func private @types(!x.y, !x<"text">, !x.y<a, [b], {c}, (d)>, !x.y<i32, "a>b">, tensor<2x!x.y>, !torch.int) -> !x.y<<>>
func.func private @types(!x.y, !x<"text">, !x.y<a, [b], {c}, (d)>, !x.y<i32, "a>b">, tensor<2x!x.y>, !torch.int) -> !x.y<<>>

// CHECK-LABEL: func.func private @attributes() attributes {a = #x.y, b = #x<"text">, c = #x.y<1 : i32, (2)>, d = [#x.y], x.z = {e = #x.y}}
func.func private @attributes() attributes {a = #x.y, b = #x<"text">, c = #x.y<1 : i32, (2)>, d = [#x.y], x.z = {e = #x.y}}

// Where order of uses is free, a use may come first.
// CHECK: "x.graph"() ({
// CHECK-NEXT:   %0 = "x.use"(%1) : (i32) -> i32
// CHECK-NEXT:   %1 = "x.def"() : () -> i32
// CHECK-NEXT: }) : () -> ()
"x.graph"() ({
  %0 = "x.use"(%1) : (i32) -> i32
  %1 = "x.def"() : () -> i32
}) : () -> ()

// CHECK: "x.string"() {a = "\00\01", "odd \22name" = 1 : i64} : () -> ()
"x.string"() {a = "\00\01", "odd \22name" = 1} : () -> ()

// CHECK: "x.empty.name."() : () -> ()
"x.empty.name."() : () -> ()
