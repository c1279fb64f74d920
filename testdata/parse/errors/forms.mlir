// Forms that other operations have, but not these.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func @f(%a: !torch.bool) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:25: error: expected '{' to begin a region
  torch.prim.If %a -> () attributes {b} {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:27: error: use of value '%a' expects different type than prior uses: '(!torch.int) -> !torch.int' vs '!torch.int'
  %0 = torch.aten.neg.int %a : (!torch.int) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:58: error: expected '->' in function type
  %0 = torch.aten.neg.int %a : !torch.int -> (!torch.int)
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:26: error: unexpected delimiter
  %0 = torch.aten.neg.int(%a) : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:38: error: custom op 'torch.prim.ListConstruct' invalid kind of type specified: expected builtin.function, but found '!torch.int'
  %0 = torch.prim.ListConstruct %a : !torch.int -> !torch.list<int>
  return
}

// -----

func.func @f() {
  // CHECK: forms.mlir:[[# @LINE + 1]]:34: error: expected operation name in quotes
  torch.operator "x"() : () -> (), {}
  return
}

// -----

func.func @f(%a: !torch.nn.Module<"c">) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:3: error: cannot name an operation with no results
  %0 = torch.prim.CallMethod %a["x"]() : !torch.nn.Module<"c">, () -> ()
  return
}

// -----

func.func @f() {
  // CHECK: forms.mlir:[[# @LINE + 1]]:32: error: expected operation name in quotes
  %0 = torch.constant.float 1.0 : f64
  return
}

// -----

func.func @f() {
  // CHECK: forms.mlir:[[# @LINE + 1]]:43: error: expected ','
  %0 = torch.symbolic_int "s" {min_val = 1 : i32, max_val = 2} : !torch.int
  return
}

// -----

// CHECK: forms.mlir:[[# @LINE + 1]]:36: error: invalid dtype 'index' for !torch.tensor type
func.func private @f(!torch.vtensor<[1],index>)

// -----

// CHECK: forms.mlir:[[# @LINE + 1]]:36: error: invalid dtype 'tensor<1xf32>' for !torch.tensor type
func.func private @f(!torch.vtensor<[1],tensor<1xf32>>)

// -----

func.func @f(%a: !torch.tensor<[2],f32>) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:30: error: use of value '%a' expects different type than prior uses: '!torch.tensor<[?],f32>' vs '!torch.tensor<[2],f32>'
  %0 = torch.copy.to_vtensor %a : !torch.vtensor<[?],f32>
  return
}

// -----

func.func @f(%a: !torch.list<int>) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:33: error: expected ':'
  %0 = torch.prim.TupleUnpack %a -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:37: error: custom op 'torch.overwrite.tensor.contents' expected 'overwrites'
  torch.overwrite.tensor.contents %a, %a : !torch.int, !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // CHECK: forms.mlir:[[# @LINE + 1]]:19: error: expected attribute value
  torch.prim.Store %a, "x" : !torch.int
  return
}
