// Each kind of assertion as a slice of its own: what stands in its octagon,
// which operations go with it, and what stays beside it.
//
// By an operand that is a condition, with the message in an attribute.
// RUN: assertion-opt --drop --view-function=cf --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=CF --match-full-lines --strict-whitespace
//
// Tensors are brought to a scalar for torch's asynchronous assertions.
// RUN: assertion-opt --drop --view-function=async --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=ASYNC --match-full-lines --strict-whitespace
//
// A token stands in for the assertion in what follows; it leads into the use.
// RUN: assertion-opt --drop --view-function=token --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=TOKEN --match-full-lines --strict-whitespace
//
// Bounds of a size have no condition of their own; it is written out.
// RUN: assertion-opt --drop --view-function=range --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=RANGE --match-full-lines --strict-whitespace
//
// A witness is used by the region that relies on it.
// RUN: assertion-opt --drop --view-function=witness --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=WITNESS --match-full-lines --strict-whitespace
//
// An if that raises: the exception and the strings in it belong to it.
// RUN: assertion-opt --drop --view-function=raise --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=RAISE --match-full-lines --strict-whitespace
//
// By the name of the function that a custom call has.
// RUN: assertion-opt --drop --view-function=stablehlo --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=STABLEHLO --match-full-lines --strict-whitespace
//
// What an option makes an assertion of, by its second operand.
// RUN: assertion-opt --drop --assertion-op=my.check:1 --view-function=own --quiet --view=%t.dot %s -o /dev/null
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=OWN --match-full-lines --strict-whitespace
//
// Without that, it is an operation like any other, and nothing is drawn of it
// but its count.
// RUN: assertion-opt --view-function=own --view=%t.dot %s
// RUN: python3 %S/inputs/outline.py < %t.dot | FileCheck %s --check-prefix=UNKNOWN --match-full-lines --strict-whitespace

func.func @cf(%a: i32) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %a, %z : i32
  cf.assert %c, "not zero"
  return
}
//      CF:legend: 1 assertion / 1 dropped / 3 of 5 operations go (dashed)
// CF-NEXT:func.func @cf [place plain]
// CF-NEXT:  #1 dropped [slice dropped goes]
// CF-NEXT:    arith.cmpi / %0 : i1 [operation dropped goes]
// CF-NEXT:    cf.assert / %arg0 != 0 / “not zero” / kinds.mlir:[[#@LINE-7]] [assertion dropped goes]
// CF-NEXT:    0 [constant dropped goes]
// CF-NEXT:  %arg0 / i32 [capture plain]
// CF-NEXT:edges:
// CF-NEXT:  %arg0 -> arith.cmpi i32 [use dropped]
// CF-NEXT:  arith.cmpi -> cf.assert [use dropped]
// CF-NEXT:  0 -> arith.cmpi [use plain]
//  CF-NOT:{{.+}}

func.func @async(%t: !torch.vtensor<[],i1>) {
  %m = torch.constant.str "all of it"
  torch.aten._assert_async.msg %t, %m : !torch.vtensor<[],i1>, !torch.str
  return
}
//      ASYNC:legend: 1 assertion / 1 dropped / 2 of 4 operations go (dashed)
// ASYNC-NEXT:func.func @async [place plain]
// ASYNC-NEXT:  #2 dropped [slice dropped goes]
// ASYNC-NEXT:    aten._assert_async.msg / %arg0 / “all of it” / kinds.mlir:[[#@LINE-6]] [assertion dropped goes]
// ASYNC-NEXT:    "all of it" [constant dropped goes]
// ASYNC-NEXT:  %arg0 / vtensor<[],i1> [capture plain]
// ASYNC-NEXT:edges:
// ASYNC-NEXT:  %arg0 -> aten._assert_async.msg vtensor<[],i1> [use dropped]
// ASYNC-NEXT:  "all of it" -> aten._assert_async.msg [use plain]
//  ASYNC-NOT:{{.+}}

func.func @token(%s: !torch.int, %k: !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32> {
  %int3 = torch.constant.int 3
  %c = torch.aten.le.int %s, %int3 : !torch.int, !torch.int -> !torch.bool
  %m = torch.constant.str "at most three"
  %n = torch.aten.Int.bool %c : !torch.bool -> !torch.int
  %d = torch.aten._functional_assert_scalar %n, %m, %k : !torch.int, !torch.str, !torch.vtensor<[0],f32> -> !torch.vtensor<[0],f32>
  return %d : !torch.vtensor<[0],f32>
}
//      TOKEN:legend: 1 assertion / 1 dropped / 5 of 7 operations go (dashed)
// TOKEN-NEXT:func.func @token [place plain]
// TOKEN-NEXT:  #3 dropped [slice dropped goes]
// TOKEN-NEXT:    aten.le.int / %0 : bool [operation dropped goes]
// TOKEN-NEXT:    aten.Int.bool / %1 : int [operation dropped goes]
// TOKEN-NEXT:    aten._functional_assert_scalar / int(%arg0 <= 3) / “at most three” / kinds.mlir:[[#@LINE-8]] [assertion dropped goes]
// TOKEN-NEXT:    3 [constant dropped goes]
// TOKEN-NEXT:    "at most three" [constant dropped goes]
// TOKEN-NEXT:  %arg0 / int [capture plain]
// TOKEN-NEXT:  %arg1 / vtensor<[0],f32> [capture plain]
// TOKEN-NEXT:  func.return [operation plain]
// TOKEN-NEXT:edges:
// TOKEN-NEXT:  %arg0 -> aten.le.int int [use dropped]
// TOKEN-NEXT:  %arg1 -> aten._functional_assert_scalar vtensor<[0],f32> [use dropped]
// TOKEN-NEXT:  aten.le.int -> aten.Int.bool [use dropped]
// TOKEN-NEXT:  aten.Int.bool -> aten._functional_assert_scalar [use dropped]
// TOKEN-NEXT:  aten._functional_assert_scalar -> func.return vtensor<[0],f32> [use plain]
// TOKEN-NEXT:  3 -> aten.le.int [use plain]
// TOKEN-NEXT:  "at most three" -> aten._functional_assert_scalar [use plain]
//  TOKEN-NOT:{{.+}}

func.func @range(%x: !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %int9 = torch.constant.int 9
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  torch.aten.sym_constrain_range %n, %int0, %int9 : !torch.int, !torch.int, !torch.int
  return
}
//      RANGE:legend: 1 assertion / 1 dropped / 4 of 6 operations go (dashed)
// RANGE-NEXT:func.func @range [place plain]
// RANGE-NEXT:  #4 dropped [slice dropped goes]
// RANGE-NEXT:    aten.size.int / %0 : int [operation dropped goes]
// RANGE-NEXT:    aten.sym_constrain_range / torch.aten.sym_constrain_range(size(%arg0, 0), 0, 9) / kinds.mlir:[[#@LINE-7]] [assertion dropped goes]
// RANGE-NEXT:    0 [constant dropped goes]
// RANGE-NEXT:    0 [constant dropped goes]
// RANGE-NEXT:    9 [constant dropped goes]
// RANGE-NEXT:  %arg0 / vtensor<[?],f32> [capture plain]
// RANGE-NEXT:edges:
// RANGE-NEXT:  %arg0 -> aten.size.int vtensor<[?],f32> [use dropped]
// RANGE-NEXT:  aten.size.int -> aten.sym_constrain_range [use dropped]
// RANGE-NEXT:  0 -> aten.size.int [use plain]
// RANGE-NEXT:  0 -> aten.sym_constrain_range [use plain]
// RANGE-NEXT:  9 -> aten.sym_constrain_range [use plain]
//  RANGE-NOT:{{.+}}

func.func @witness(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %s = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>
  %t = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
  %w = shape.cstr_eq %s, %t : tensor<1xindex>, tensor<1xindex>
  %r = shape.assuming %w -> (tensor<?xf32>) {
    %0 = arith.addf %a, %b : tensor<?xf32>
    shape.assuming_yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
//      WITNESS:legend: 1 assertion / 1 dropped / 5 of 8 operations go (dashed)
// WITNESS-NEXT:func.func @witness [place plain]
// WITNESS-NEXT:  shape.assuming [place plain goes]
// WITNESS-NEXT:    shape.assuming / %3 : tensor<?xf32> [operation plain goes]
// WITNESS-NEXT:    arith.addf / %4 : tensor<?xf32> [guarded plain]
// WITNESS-NEXT:    shape.assuming_yield [operation plain goes]
// WITNESS-NEXT:  #5 dropped [slice dropped goes]
// WITNESS-NEXT:    shape.shape_of / %0 : tensor<1xindex> [operation dropped goes]
// WITNESS-NEXT:    shape.shape_of / %1 : tensor<1xindex> [operation dropped goes]
// WITNESS-NEXT:    shape.cstr_eq / shape.cstr_eq(shape(%arg0), shape(%arg1)) / kinds.mlir:[[#@LINE-16]] [assertion dropped goes]
// WITNESS-NEXT:  %arg0 / tensor<?xf32> [capture plain]
// WITNESS-NEXT:  %arg1 / tensor<?xf32> [capture plain]
// WITNESS-NEXT:  func.return [operation plain]
// WITNESS-NEXT:edges:
// WITNESS-NEXT:  %arg0 -> shape.shape_of tensor<?xf32> [use dropped]
// WITNESS-NEXT:  %arg0 -> arith.addf [use plain]
// WITNESS-NEXT:  %arg1 -> shape.shape_of tensor<?xf32> [use dropped]
// WITNESS-NEXT:  %arg1 -> arith.addf [use plain]
// WITNESS-NEXT:  shape.shape_of -> shape.cstr_eq [use dropped]
// WITNESS-NEXT:  shape.shape_of -> shape.cstr_eq [use dropped]
// WITNESS-NEXT:  shape.cstr_eq -> shape.assuming shape.witness [use plain]
// WITNESS-NEXT:  shape.cstr_eq -> arith.addf guards [guard dropped]
// WITNESS-NEXT:  shape.assuming -> arith.addf [control plain]
// WITNESS-NEXT:  shape.assuming -> func.return [use plain]
// WITNESS-NEXT:  arith.addf -> shape.assuming_yield [use plain]
//  WITNESS-NOT:{{.+}}

func.func @raise(%n: !torch.int) {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %c -> () {
    torch.prim.If.yield
  } else {
    %m = torch.constant.str "too few"
    torch.prim.RaiseException %m, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return
}
//      RAISE:legend: 1 assertion / 1 dropped / 8 of 10 operations go (dashed)
// RAISE-NEXT:func.func @raise [place plain]
// RAISE-NEXT:  #6 dropped [slice dropped goes]
// RAISE-NEXT:    aten.gt.int / %0 : bool [operation dropped goes]
// RAISE-NEXT:    prim.If / %arg0 > 0 / “too few” / kinds.mlir:[[#@LINE-13]] [assertion dropped goes]
// RAISE-NEXT:    0 [constant dropped goes]
// RAISE-NEXT:  %arg0 / int [capture plain]
// RAISE-NEXT:edges:
// RAISE-NEXT:  %arg0 -> aten.gt.int int [use dropped]
// RAISE-NEXT:  aten.gt.int -> prim.If [use dropped]
// RAISE-NEXT:  0 -> aten.gt.int [use plain]
//  RAISE-NOT:{{.+}}

func.func @stablehlo(%a: tensor<i32>, %b: tensor<i32>) {
  %c = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%c) {error_message = "sizes differ", has_side_effect = true} : (tensor<i1>) -> ()
  return
}
//      STABLEHLO:legend: 1 assertion / 1 dropped / 2 of 4 operations go (dashed)
// STABLEHLO-NEXT:func.func @stablehlo [place plain]
// STABLEHLO-NEXT:  #7 dropped [slice dropped goes]
// STABLEHLO-NEXT:    stablehlo.compare / %0 : tensor<i1> [operation dropped goes]
// STABLEHLO-NEXT:    stablehlo.custom_call / %arg0 == %arg1 / “sizes differ” / kinds.mlir:[[#@LINE-7]] [assertion dropped goes]
// STABLEHLO-NEXT:  %arg0 / tensor<i32> [capture plain]
// STABLEHLO-NEXT:  %arg1 / tensor<i32> [capture plain]
// STABLEHLO-NEXT:edges:
// STABLEHLO-NEXT:  %arg0 -> stablehlo.compare tensor<i32> [use dropped]
// STABLEHLO-NEXT:  %arg1 -> stablehlo.compare tensor<i32> [use dropped]
// STABLEHLO-NEXT:  stablehlo.compare -> stablehlo.custom_call [use dropped]
//  STABLEHLO-NOT:{{.+}}

func.func @own(%a: i32, %b: i1) {
  %c = arith.ori %b, %b : i1
  "my.check"(%a, %c) : (i32, i1) -> ()
  return
}
//      OWN:legend: 1 assertion / 1 dropped / 2 of 4 operations go (dashed)
// OWN-NEXT:func.func @own [place plain]
// OWN-NEXT:  #8 dropped [slice dropped goes]
// OWN-NEXT:    arith.ori / %0 : i1 [operation dropped goes]
// OWN-NEXT:    my.check / %arg1 or %arg1 / kinds.mlir:[[#@LINE-7]] [assertion dropped goes]
// OWN-NEXT:  %arg0 / i32 [capture plain]
// OWN-NEXT:  %arg1 / i1 [capture plain]
// OWN-NEXT:edges:
// OWN-NEXT:  %arg0 -> my.check i32 [use dropped]
// OWN-NEXT:  %arg1 -> arith.ori i1 [use dropped]
// OWN-NEXT:  arith.ori -> my.check [use dropped]
//  OWN-NOT:{{.+}}
//      UNKNOWN:legend: 0 assertions
// UNKNOWN-NEXT:func.func @own [place plain]
// UNKNOWN-NEXT:  %arg0 / i32 [argument plain]
// UNKNOWN-NEXT:  %arg1 / i1 [argument plain]
// UNKNOWN-NEXT:  3 operations [fold plain]
// UNKNOWN-NEXT:edges:
// UNKNOWN-NEXT:  %arg0 -> 3 operations [use plain]
// UNKNOWN-NEXT:  %arg1 -> 3 operations [use plain]
//  UNKNOWN-NOT:{{.+}}
