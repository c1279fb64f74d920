// Operations that the tables lack, in dialects that they describe: torch's in
// its default form where that holds all of it, all others in the generic form.
//
// RUN: assertion-opt %s -o %t 2> %t.said
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=warning: --input-file=%t.said
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
//
// The generic form leads back to it.
// RUN: assertion-opt --mlir-print-op-generic %t -o %t.generic
// RUN: assertion-opt %t.generic -o %t.again
// RUN: diff %t %t.again

// Attributes, several results, and none; one type follows the colon where there
// are no operands, and it is the result's.
// CHECK-LABEL: func.func @default(%arg0: !torch.int) -> !torch.float {
// CHECK-NEXT:   %0:2 = torch.new.two %arg0, %arg0 {b = "x"} : !torch.int, !torch.int -> !torch.int, !torch.float
// CHECK-NEXT:   torch.new.take %arg0 : !torch.int
// CHECK-NEXT:   %1 = torch.new.make : !torch.int
// CHECK-NEXT:   %2 = torch.new.make {b} : !torch.int
// CHECK-NEXT:   %3:2 = torch.new.pair : !torch.list<int>, !torch.none
// CHECK-NEXT:   return %0#1 : !torch.float
// CHECK-NEXT: }
func.func @default(%a: !torch.int) -> !torch.float {
  %0:2 = torch.new.two %a, %a {b = "x"} : !torch.int, !torch.int -> !torch.int, !torch.float
  // SAID: [[# @LINE - 1]]:10: warning: unknown operation 'torch.new.two', taken to have effects: it is misspelt, or of a later version{{$}}
  "torch.new.take"(%a) : (!torch.int) -> ()
  // SAID: [[# @LINE - 1]]:3: warning: unknown operation 'torch.new.take'
  %1 = torch.new.make : !torch.int
  // SAID: [[# @LINE - 1]]:8: warning: unknown operation 'torch.new.make'
  %2 = "torch.new.make"() {b} : () -> !torch.int
  %3:2 = torch.new.pair : !torch.list<int>, !torch.none
  // SAID: [[# @LINE - 1]]:10: warning: unknown operation 'torch.new.pair'
  return %0#1 : !torch.float
}

// What the default form has no place for: no values at all, regions,
// successors, and attributes between < and >.
// CHECK-LABEL: func.func @generic(%arg0: !torch.int) {
// CHECK-NEXT:   "torch.new.nothing"() : () -> ()
// CHECK-NEXT:   "torch.new.nothing"() {b} : () -> ()
// CHECK-NEXT:   %0 = "torch.new.region"(%arg0) ({
// CHECK-NEXT:   ^bb0(%arg1: !torch.float):
// CHECK-NEXT:     torch.new.yield %arg1 : !torch.float
// CHECK-NEXT:   }) {b} : (!torch.int) -> !torch.int
// CHECK-NEXT:   %1 = "torch.new.property"(%0) <{p = 1 : i64}> : (!torch.int) -> !torch.int
// CHECK-NEXT:   "torch.new.branch"(%1)[^bb1, ^bb1] : (!torch.int) -> ()
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic(%a: !torch.int) {
  "torch.new.nothing"() : () -> ()
  // SAID: [[# @LINE - 1]]:3: warning: unknown operation 'torch.new.nothing'
  "torch.new.nothing"() {b} : () -> ()
  %0 = "torch.new.region"(%a) ({
  // SAID: [[# @LINE - 1]]:8: warning: unknown operation 'torch.new.region'
  ^bb0(%b: !torch.float):
    torch.new.yield %b : !torch.float
    // SAID: [[# @LINE - 1]]:5: warning: unknown operation 'torch.new.yield'
  }) {b} : (!torch.int) -> !torch.int
  %1 = "torch.new.property"(%0) <{p = 1 : i64}> : (!torch.int) -> !torch.int
  // SAID: [[# @LINE - 1]]:8: warning: unknown operation 'torch.new.property'
  "torch.new.branch"(%1)[^c, ^c] : (!torch.int) -> ()
  // SAID: [[# @LINE - 1]]:3: warning: unknown operation 'torch.new.branch'
^c:
  return
}

// The other dialects that are tables have no default form. A name that is
// nearly one of theirs is asked about; one of another dialect is not.
// CHECK-LABEL: func.func @others(%arg0: tensor<2xf32>) {
// CHECK-NEXT:   %0 = "stablehlo.subtracts"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %1 = "stablehlo.wholly_new"(%0) <{a = [1, "x"]}> ({
// CHECK-NEXT:     stablehlo.return %arg0 : tensor<2xf32>
// CHECK-NEXT:   }) {b} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %2 = "chlo.erfcx"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %3 = "tm_tensor.scans"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %4 = "torch_c.to_i128"(%arg0) : (tensor<2xf32>) -> i128
// CHECK-NEXT:   %5 = "newhlo.subtract"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @others(%a: tensor<2xf32>) {
  %0 = "stablehlo.subtracts"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  // SAID: [[# @LINE - 1]]:8: warning: unknown operation 'stablehlo.subtracts', taken to have effects: it is misspelt, or of a later version; did you mean 'stablehlo.subtract'?
  %1 = "stablehlo.wholly_new"(%0) <{a = [1, "x"]}> ({
    // SAID: [[# @LINE - 1]]:8: warning: unknown operation 'stablehlo.wholly_new', taken to have effects: it is misspelt, or of a later version{{$}}
    stablehlo.return %a : tensor<2xf32>
  }) {b} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "chlo.erfcx"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  // SAID: [[# @LINE - 1]]:8: warning: unknown operation 'chlo.erfcx', taken to have effects: it is misspelt, or of a later version; did you mean 'chlo.erfc'?
  %3 = "tm_tensor.scans"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  // SAID: [[# @LINE - 1]]:8: warning: unknown operation 'tm_tensor.scans', taken to have effects: it is misspelt, or of a later version; did you mean 'tm_tensor.scan'?
  %4 = "torch_c.to_i128"(%a) : (tensor<2xf32>) -> i128
  // SAID: [[# @LINE - 1]]:8: warning: unknown operation 'torch_c.to_i128', taken to have effects: it is misspelt, or of a later version; did you mean 'torch_c.to_i1'?
  %5 = "newhlo.subtract"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
