// What a check can't have is refused by name, at the assertion, with a note at
// the operation that is in the way where that is another. Nothing is written
// but with --keep-going; then those stay as they were.
// RUN: not assertion-opt --carry %s 2>%t.said | count 0
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=error: --implicit-check-not=note: --input-file=%t.said
// RUN: not assertion-opt --carry --keep-going --quiet %s 2>/dev/null -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: not assertion-opt --carry --keep-going --quiet %t.mlir 2>/dev/null | diff - %t.mlir

// A number of the program's that comes out of a branch.
// CHECK-LABEL: func.func @branch(%arg0: i1, %arg1: tensor<i1>) {
// CHECK-NEXT:   %0 = scf.if %arg0 -> (i1) {
// CHECK-NEXT:     %extracted = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:     scf.yield %extracted : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %arg0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.assert %0, "branch"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:3: error: can't carry assertion "branch": scf.if has no form in a check
// SAID: :[[#@LINE+2]]:9: note: this is the operation
func.func @branch(%c: i1, %x: tensor<i1>) {
  %ok = scf.if %c -> i1 {
    %a = tensor.extract %x[] : tensor<i1>
    scf.yield %a : i1
  } else {
    scf.yield %c : i1
  }
  cf.assert %ok, "branch"
  return
}

// One that a loop carries.
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: tensor<i1>) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %extracted = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:   %0 = scf.for %arg2 = %c0 to %arg0 step %arg0 iter_args(%arg3 = %extracted) -> (i1) {
// CHECK-NEXT:     cf.assert %arg3, "loop"
// CHECK-NEXT:     scf.yield %arg3 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:5: error: can't carry assertion "loop": scf.for takes a number as argument #1
// SAID: :[[#@LINE+4]]:3: note: this is the operation
func.func @loop(%n: index, %x: tensor<i1>) {
  %c0 = arith.constant 0 : index
  %a = tensor.extract %x[] : tensor<i1>
  scf.for %i = %c0 to %n step %n iter_args(%ok = %a) -> i1 {
    cf.assert %ok, "loop"
    scf.yield %ok : i1
  }
  return
}

// A block's argument.
// CHECK-LABEL: func.func @block(%arg0: tensor<i1>) {
// CHECK-NEXT:   %extracted = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT:   cf.br ^bb1(%extracted : i1)
// CHECK-NEXT: ^bb1(%0: i1):  // pred: ^bb0
// CHECK-NEXT:   cf.assert %0, "block"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:3: error: can't carry assertion "block": func.func takes a number as argument #0 of a block
// SAID: :[[#@LINE+1]]:1: note: this is the operation
func.func @block(%x: tensor<i1>) {
  %a = tensor.extract %x[] : tensor<i1>
  cf.br ^bb1(%a : i1)
^bb1(%ok: i1):
  cf.assert %ok, "block"
  return
}

// A dimension that is only known at run time.
// CHECK-LABEL: func.func @dimension(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[],si64>) {
// CHECK-NEXT:   %0 = torch.aten.item %arg1 : !torch.vtensor<[],si64> -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.size.int %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.Bool.int %1 : !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %2, "dimension"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:3: error: can't carry assertion "dimension": torch.aten.size.int takes a dimension that is not known or not there
// SAID: :[[#@LINE+3]]:8: note: this is the operation
func.func @dimension(%x: !torch.vtensor<[?,?],f32>, %y: !torch.vtensor<[],si64>) {
  %d = torch.aten.item %y : !torch.vtensor<[],si64> -> !torch.int
  %n = torch.aten.size.int %x, %d : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "dimension"
  return
}

// One below the first.
// CHECK-LABEL: func.func @below(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %int-2 = torch.constant.int -2
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int-2 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.Bool.int %0 : !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %1, "below"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:3: error: can't carry assertion "below": torch.aten.size.int takes a dimension that is not known or not there
// SAID: :[[#@LINE+3]]:8: note: this is the operation
func.func @below(%x: !torch.vtensor<[?],f32>) {
  %int-2 = torch.constant.int -2
  %n = torch.aten.size.int %x, %int-2 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "below"
  return
}

// A tensor of several elements is not one truth value.
// CHECK-LABEL: func.func @several(%arg0: !torch.vtensor<[2],i1>) {
// CHECK-NEXT:   %0 = torch.aten.Bool.Tensor %arg0 : !torch.vtensor<[2],i1> -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %0, "several"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+4]]:3: error: can't carry assertion "several": torch.aten.Bool.Tensor takes what is not one number
// SAID: :[[#@LINE+2]]:9: note: this is the operation
func.func @several(%x: !torch.vtensor<[2],i1>) {
  %ok = torch.aten.Bool.Tensor %x : !torch.vtensor<[2],i1> -> !torch.bool
  torch.runtime.assert %ok, "several"
  return
}

// An element of a list that has none there, and the largest of none.
// CHECK-LABEL: func.func @lists(%arg0: !torch.vtensor<[?],f32>) {
// CHECK-NEXT:   %int1 = torch.constant.int 1
// CHECK-NEXT:   %0 = torch.aten.size %arg0 : !torch.vtensor<[?],f32> -> !torch.list<int>
// CHECK-NEXT:   %1 = torch.aten.__getitem__.t %0, %int1 : !torch.list<int>, !torch.int -> !torch.int
// CHECK-NEXT:   %2 = torch.aten.Bool.int %1 : !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %2, "not there"
// CHECK-NEXT:   %3 = torch.prim.ListConstruct  : () -> !torch.list<int>
// CHECK-NEXT:   %4 = torch.prim.max.self_int %3 : !torch.list<int> -> !torch.int
// CHECK-NEXT:   %5 = torch.aten.Bool.int %4 : !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %5, "empty"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+9]]:3: error: can't carry assertion "not there": torch.aten.__getitem__.t takes an element that is not there
// SAID: :[[#@LINE+6]]:8: note: this is the operation
// SAID: :[[#@LINE+11]]:3: error: can't carry assertion "empty": torch.prim.max.self_int takes an empty list
// SAID: :[[#@LINE+8]]:8: note: this is the operation
func.func @lists(%x: !torch.vtensor<[?],f32>) {
  %int1 = torch.constant.int 1
  %l = torch.aten.size %x : !torch.vtensor<[?],f32> -> !torch.list<int>
  %n = torch.aten.__getitem__.t %l, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %a = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %a, "not there"
  %e = torch.prim.ListConstruct  : () -> !torch.list<int>
  %m = torch.prim.max.self_int %e : !torch.list<int> -> !torch.int
  %b = torch.aten.Bool.int %m : !torch.int -> !torch.bool
  torch.runtime.assert %b, "empty"
  return
}

// A list that the program was given, which may be of any length.
// CHECK-LABEL: func.func @argument(%arg0: !torch.list<int>) {
// CHECK-NEXT:   %0 = torch.aten.len.t %arg0 : !torch.list<int> -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.Bool.int %0 : !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %1, "argument"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+5]]:3: error: can't carry assertion "argument": func.func takes a number as argument #0
// SAID: :[[#@LINE+1]]:1: note: this is the operation
func.func @argument(%l: !torch.list<int>) {
  %n = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "argument"
  return
}

// TOSA has tensors neither of indices nor without elements.
// CHECK-LABEL: func.func @types(%arg0: tensor<index>, %arg1: tensor<?x0xf32>) {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %extracted = tensor.extract %arg0[] : tensor<index>
// CHECK-NEXT:   %0 = arith.cmpi ne, %extracted, %c0 : index
// CHECK-NEXT:   cf.assert %0, "index"
// CHECK-NEXT:   %dim = tensor.dim %arg1, %c0 : tensor<?x0xf32>
// CHECK-NEXT:   %1 = arith.cmpi ne, %dim, %c0 : index
// CHECK-NEXT:   cf.assert %1, "no elements"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+8]]:3: error: can't carry assertion "index": func.func gives a tensor of a type that TOSA does not have
// SAID: :[[#@LINE+3]]:1: note: this is the operation
// SAID: :[[#@LINE+9]]:3: error: can't carry assertion "no elements": func.func gives a tensor without elements
// SAID: :[[#@LINE+1]]:1: note: this is the operation
func.func @types(%x: tensor<index>, %y: tensor<?x0xf32>) {
  %c0 = arith.constant 0 : index
  %i = tensor.extract %x[] : tensor<index>
  %a = arith.cmpi ne, %i, %c0 : index
  cf.assert %a, "index"
  %d = tensor.dim %y, %c0 : tensor<?x0xf32>
  %b = arith.cmpi ne, %d, %c0 : index
  cf.assert %b, "no elements"
  return
}

// Elements of a type that a check does not read.
// CHECK-LABEL: func.func @complex(%arg0: !torch.vtensor<[?],complex<f32>>) {
// CHECK-NEXT:   %int0 = torch.constant.int 0
// CHECK-NEXT:   %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],complex<f32>>, !torch.int -> !torch.int
// CHECK-NEXT:   %1 = torch.aten.Bool.int %0 : !torch.int -> !torch.bool
// CHECK-NEXT:   torch.runtime.assert %1, "complex"
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+6]]:3: error: can't carry assertion "complex": func.func gives a tensor of which a check can't read the type
// SAID: :[[#@LINE+1]]:1: note: this is the operation
func.func @complex(%x: !torch.vtensor<[?],complex<f32>>) {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],complex<f32>>, !torch.int -> !torch.int
  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool
  torch.runtime.assert %ok, "complex"
  return
}

// An assertion whose condition is not one value.
// CHECK-LABEL: func.func @metadata(%arg0: !hal.buffer) {
// CHECK-NEXT:   "hal.buffer.assert"(%arg0) {message = "buffer"} : (!hal.buffer) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// SAID: :[[#@LINE+2]]:3: error: can't carry assertion "buffer": hal.buffer.assert has no condition that is one value
func.func @metadata(%x: !hal.buffer) {
  "hal.buffer.assert"(%x) {message = "buffer"} : (!hal.buffer) -> ()
  return
}
