// Symbolic shapes in regions, functions and modules, and symbols that something
// else uses: in a region, in an assertion, as a value of the program.
// RUN: assertion-opt --drop-symbols --quiet %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: assertion-opt --drop-symbols --quiet %t.mlir | diff - %t.mlir
// RUN: assertion-opt --drop-symbols %s -o /dev/null 2>&1 | count 0
// RUN: assertion-opt --drop --drop-symbols --dce --quiet %s | FileCheck %s --check-prefix=DROP

// Bound in a branch, to a symbol from outside that the other branch uses.
// CHECK-LABEL: func.func @branch(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// CHECK-NEXT:   torch.prim.If %arg1 -> () {
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   } else {
// CHECK-NEXT:     torch.prim.Print(%0) : !torch.int
// CHECK-NEXT:     torch.prim.If.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// DROP-LABEL: func.func @branch(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {
// DROP-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// DROP-NEXT:   torch.prim.If %arg1 -> () {
// DROP-NEXT:     torch.prim.If.yield
// DROP-NEXT:   } else {
// DROP-NEXT:     torch.prim.Print(%0) : !torch.int
// DROP-NEXT:     torch.prim.If.yield
// DROP-NEXT:   }
// DROP-NEXT:   return
// DROP-NEXT: }
func.func @branch(%x: !torch.vtensor<[?],f32>, %c: !torch.bool) {
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  %t = torch.symbolic_int "s1" {min_val = 0, max_val = 99} : !torch.int
  torch.prim.If %c -> () {
    torch.bind_symbolic_shape %x, [%s, %t], affine_map<()[s0, s1] -> (s0 + s1)> : !torch.vtensor<[?],f32>
    torch.prim.If.yield
  } else {
    torch.prim.Print(%s) : !torch.int
    torch.prim.If.yield
  }
  return
}

// A check on a symbol needs it as long as it is there.
// CHECK-LABEL: func.func @check_on(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %int7 = torch.constant.int 7
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// CHECK-NEXT:   %1 = torch.aten.lt.int %0, %int7 : !torch.int, !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %1, "less than seven"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// DROP-LABEL: func.func @check_on(%arg0: !torch.vtensor<[?],f32>) {
// DROP-NEXT:   return
// DROP-NEXT: }
func.func @check_on(%x: !torch.vtensor<[?],f32>) {
  %int7 = torch.constant.int 7
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  %ok = torch.aten.lt.int %s, %int7 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %ok, "less than seven"
  return
}

// Dead arithmetic on a symbol is not this verb's: both stay.
// CHECK-LABEL: func.func @arithmetic(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// CHECK-NEXT:   %1 = torch.aten.mul.int %0, %0 : !torch.int, !torch.int -> !torch.int
// CHECK-NEXT:   return
// CHECK-NEXT: }
// DROP-LABEL: func.func @arithmetic(%arg0: !torch.vtensor<[?],f32>) {
// DROP-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
// DROP-NEXT:   return
// DROP-NEXT: }
func.func @arithmetic(%x: !torch.vtensor<[?],f32>) {
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  %m = torch.aten.mul.int %s, %s : !torch.int, !torch.int -> !torch.int
  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  return
}

// A tensor that only its symbolic shape used stays, as dead code is for --dce.
// CHECK-LABEL: func.func @tensor(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %0 = torch.aten.relu %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
// DROP-LABEL: func.func @tensor(%arg0: !torch.vtensor<[?],f32>) {
// DROP-NEXT:   return
// DROP-NEXT: }
func.func @tensor(%x: !torch.vtensor<[?],f32>) {
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 99} : !torch.int
  %r = torch.aten.relu %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  torch.bind_symbolic_shape %r, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  return
}

// Symbols that are never bound, of which one is passed on; several of a name are
// not the same.
// CHECK-LABEL: func.func @unbound(%arg0: !torch.vtensor<[2],f32>) -> !torch.int {
// CHECK-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1} : !torch.int
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
// DROP-LABEL: func.func @unbound(%arg0: !torch.vtensor<[2],f32>) -> !torch.int {
// DROP-NEXT:   %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 1} : !torch.int
// DROP-NEXT:   return %0 : !torch.int
// DROP-NEXT: }
func.func @unbound(%x: !torch.vtensor<[2],f32>) -> !torch.int {
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 1} : !torch.int
  %t = torch.symbolic_int "s0" {min_val = 0, max_val = 1} : !torch.int
  return %t : !torch.int
}

// A shape without symbols is one too.
// CHECK-LABEL: func.func @constant(%arg0: !torch.vtensor<[2,3],f32>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// DROP-LABEL: func.func @constant(%arg0: !torch.vtensor<[2,3],f32>) {
// DROP-NEXT:   return
// DROP-NEXT: }
func.func @constant(%x: !torch.vtensor<[2,3],f32>) {
  torch.bind_symbolic_shape %x, [], affine_map<() -> (2, 3)> : !torch.vtensor<[2,3],f32>
  return
}

// In a module in the module, as generic operations.
// CHECK-LABEL: module @inner {
// CHECK-NEXT:   func.func @generic(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DROP-LABEL: module @inner {
// DROP-NEXT:   func.func @generic(%arg0: !torch.vtensor<[?],f32>) {
// DROP-NEXT:     return
// DROP-NEXT:   }
// DROP-NEXT: }
module @inner {
  func.func @generic(%x: !torch.vtensor<[?],f32>) {
    %s = "torch.symbolic_int"() {symbol_name = "s9", min_val = 0 : i64, max_val = 5 : i64} : () -> !torch.int
    "torch.bind_symbolic_shape"(%x, %s) {shape_expressions = affine_map<()[s0] -> (s0)>} : (!torch.vtensor<[?],f32>, !torch.int) -> ()
    return
  }
}
