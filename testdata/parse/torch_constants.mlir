// Constants of torch: each form, and the names that the printer gives them.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @int() {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %int-1 = torch.constant.int -1
// CHECK-NEXT:   %int9223372036854775807 = torch.constant.int 9223372036854775807
// CHECK-NEXT:   %int-9223372036854775808 = torch.constant.int -9223372036854775808
// CHECK-NEXT:   %int31 = torch.constant.int 31
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @int() {
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.constant.int 9223372036854775807
  %3 = torch.constant.int -9223372036854775808
  %4 = torch.constant.int 0x1F
  return
}

// The second of a name is numbered; a number of the text's own is forgotten.
// CHECK-LABEL: func.func @int_again() {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %int1_0 = torch.constant.int 1
// CHECK-NEXT:   %int1_1 = torch.constant.int 1
// CHECK-NEXT:   %int3 = torch.constant.int 3
// CHECK-NEXT:   %int2 = torch.constant.int 2
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @int_again() {
  %int1_7 = torch.constant.int 1
  %int1 = torch.constant.int 1
  %x = torch.constant.int 1
  %int2 = torch.constant.int 3
  %int3 = torch.constant.int 2
  return
}

// CHECK-LABEL: func.func @int_with_attributes() {
// CHECK-NEXT:   %int5 = torch.constant.int 5 {why = "five"}
// CHECK-NEXT:   %int-5 = torch.constant.int -5 {a, b = 1 : i8, c = [1, 2]}
// CHECK-NEXT:   %int6 = torch.constant.int 6 {why = "six"}
// CHECK-NEXT:   %int7 = torch.constant.int 7 {why = "seven"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @int_with_attributes() {
  %0 = torch.constant.int 5 {why = "five"}
  %1 = torch.constant.int -5 {a, b = 1 : i8, c = [1, 2]}
  %2 = "torch.constant.int"() <{value = 6 : i64}> {why = "six"} : () -> !torch.int
  %3 = "torch.constant.int"() {value = 7 : i64, why = "seven"} : () -> !torch.int
  return
}

// CHECK-LABEL: func.func @bool() {
// CHECK-NEXT:   %true = torch.constant.bool true
// CHECK-NEXT:   %false = torch.constant.bool false
// CHECK-NEXT:   %true_0 = torch.constant.bool true {really}
// CHECK-NEXT:   %false_1 = torch.constant.bool false
// CHECK-NEXT:   %true_2 = torch.constant.bool true
// CHECK-NEXT:   %true_3 = torch.constant.bool true
// CHECK-NEXT:   %false_4 = torch.constant.bool false
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bool() {
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2 = torch.constant.bool true {really}
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = -1 : i1}> : () -> !torch.bool
  %5 = torch.constant.bool 1
  %6 = torch.constant.bool 0
  return
}

// CHECK-LABEL: func.func @none() {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   %none_0 = torch.constant.none {why = "no reason"}
// CHECK-NEXT:   %none_1 = torch.constant.none
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @none() {
  %0 = torch.constant.none
  %1 = torch.constant.none {why = "no reason"}
  %2 = "torch.constant.none"() : () -> !torch.none
  return
}

// CHECK-LABEL: func.func @str() {
// CHECK-NEXT:   %str = torch.constant.str ""
// CHECK-NEXT:   %str_0 = torch.constant.str "floor"
// CHECK-NEXT:   %str_1 = torch.constant.str "a \22quoted\22 \\ word"
// CHECK-NEXT:   %str_2 = torch.constant.str "tab\09line\0Aend"
// CHECK-NEXT:   %str_3 = torch.constant.str "\00\7F\FF"
// CHECK-NEXT:   %str_4 = torch.constant.str "gr\C3\B6\C3\9Fe"
// CHECK-NEXT:   %str_5 = torch.constant.str "x" {why = "y"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @str() {
  %0 = torch.constant.str ""
  %1 = torch.constant.str "floor"
  %2 = torch.constant.str "a \"quoted\" \\ word"
  %3 = torch.constant.str "tab\tline\nend"
  %4 = torch.constant.str "\00\7F\FF"
  %5 = torch.constant.str "größe"
  %6 = torch.constant.str "x" {why = "y"}
  return
}

// A device is named after what it is.
// CHECK-LABEL: func.func @device() {
// CHECK-NEXT:   %cpu = torch.constant.device "cpu"
// CHECK-NEXT:   %cuda3A0 = torch.constant.device "cuda:0"
// CHECK-NEXT:   %cpu_0 = torch.constant.device "cpu"
// CHECK-NEXT:   %meta = torch.constant.device "meta" {kind = 1 : i64}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @device() {
  %0 = torch.constant.device "cpu"
  %1 = torch.constant.device "cuda:0"
  %2 = torch.constant.device "cpu"
  %3 = torch.constant.device "meta" {kind = 1}
  return
}

// A number has no form of its own.
// CHECK-LABEL: func.func @number() {
// CHECK-NEXT:   %0 = "torch.constant.number"() <{value = 3 : i64}> : () -> !torch.number
// CHECK-NEXT:   %1 = "torch.constant.number"() <{value = 2.500000e+00 : f64}> : () -> !torch.number
// CHECK-NEXT:   %2 = "torch.constant.number"() <{value = 4 : i64}> {why = "four"} : () -> !torch.number
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @number() {
  %0 = "torch.constant.number"() <{value = 3 : i64}> : () -> !torch.number
  %1 = "torch.constant.number"() <{value = 2.5 : f64}> : () -> !torch.number
  %2 = "torch.constant.number"() <{value = 4 : i64}> {why = "four"} : () -> !torch.number
  return
}
