// --kinds selects the assertions of a kind and leaves all others.
//
// RUN: assertion-opt --analyze --assertion-op=my.check %s | FileCheck %s --check-prefix=ALL
// ALL: analyze: 10 assertions
// ALL-NOT: not selected
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=runtime %s | FileCheck %s --check-prefix=RUNTIME
// RUNTIME: analyze: 1 assertion, 9 not selected
// RUNTIME-NEXT: #1 runtime "r"
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=cf %s | FileCheck %s --check-prefix=CF
// CF: analyze: 1 assertion, 9 not selected
// CF-NEXT: #1 cf "c"
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=raise %s | FileCheck %s --check-prefix=RAISE
// RAISE: analyze: 1 assertion, 9 not selected
// RAISE-NEXT: #1 raise "raised"
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=aten %s | FileCheck %s --check-prefix=ATEN
// ATEN: analyze: 1 assertion, 9 not selected
// ATEN-NEXT: #1 aten
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=range %s | FileCheck %s --check-prefix=RANGE
// RANGE: analyze: 1 assertion, 9 not selected
// RANGE-NEXT: #1 range
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=shape %s | FileCheck %s --check-prefix=SHAPE
// SHAPE: analyze: 1 assertion, 9 not selected
// SHAPE-NEXT: #1 shape "s"
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=stablehlo %s | FileCheck %s --check-prefix=HLO
// HLO: analyze: 1 assertion, 9 not selected
// HLO-NEXT: #1 stablehlo "h"
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=foreign %s | FileCheck %s --check-prefix=FOREIGN
// FOREIGN: analyze: 1 assertion, 9 not selected
// FOREIGN-NEXT: #1 foreign "f"
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=user %s | FileCheck %s --check-prefix=USER
// USER: analyze: 1 assertion, 9 not selected
// USER-NEXT: #1 user
//
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=tosa %s | FileCheck %s --check-prefix=TOSA
// TOSA: analyze: 1 assertion, 9 not selected
// TOSA-NEXT: #1 tosa "t"
//
// Several kinds, in one option or in two, in the order of the module.
// RUN: assertion-opt --analyze --assertion-op=my.check --kinds=user,cf,range %s | FileCheck %s --check-prefix=THREE
// THREE: analyze: 3 assertions, 7 not selected
// THREE: #1 cf
// THREE: #2 range
// THREE: #3 user
//
// Each alone is dropped alone: two of them are what both are.
// RUN: assertion-opt --drop --quiet --assertion-op=my.check --kinds=cf %s > %t.cf
// RUN: assertion-opt --drop --quiet --assertion-op=my.check --kinds=aten %t.cf > %t.1
// RUN: assertion-opt --drop --quiet --assertion-op=my.check --kinds=aten,cf %s > %t.2
// RUN: diff %t.1 %t.2
// RUN: FileCheck %s --check-prefix=DROPPED --input-file=%t.1
// DROPPED-NOT: cf.assert
// DROPPED-NOT: _assert_async
// DROPPED: tt.assert
//
// RUN: not assertion-opt --analyze --kinds=none %s 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: error: --kinds: unknown kind 'none'; there are runtime, cf, raise, aten, range, shape, stablehlo, tosa, foreign, user, region

func.func @f(%b: !torch.bool, %c: i1, %t: !torch.vtensor<[],i1>, %n: !torch.int, %x: tensor<?xf32>, %y: tensor<?xf32>) {
  torch.runtime.assert %b, "r"
  cf.assert %c, "c"
  %none = torch.constant.none
  torch.prim.If %b -> () {
    torch.prim.If.yield
  } else {
    %s = torch.constant.str "raised"
    torch.prim.RaiseException %s, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  torch.operator "aten._assert_async"(%t) : (!torch.vtensor<[],i1>) -> ()
  torch.aten.sym_constrain_range %n, %none, %none : !torch.int, !torch.none, !torch.none
  %w = shape.cstr_require %c, "s"
  %i = tensor.from_elements %c : tensor<i1>
  stablehlo.custom_call @shape_assertion(%i) {error_message = "h", has_side_effect = true} : (tensor<i1>) -> ()
  "tosa.assert_equal_shape"(%x, %y) {allow_broadcast = false, assertion.message = "t"} : (tensor<?xf32>, tensor<?xf32>) -> ()
  "tt.assert"(%c) {message = "f"} : (i1) -> ()
  "my.check"(%c) : (i1) -> ()
  return
}
