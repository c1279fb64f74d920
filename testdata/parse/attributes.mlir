// Attributes of MLIR on functions, arguments, results and torch operations.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK: #loc = loc("x.py":1:2)
// CHECK-NEXT: #loc1 = loc(unknown)
// CHECK-NEXT: #loc2 = loc("name")
// CHECK-NEXT: #map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 2)>
// CHECK-NEXT: #map1 = affine_map<() -> ()>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>

// CHECK-LABEL: func.func private @numbers() attributes {a = 1 : i8, b = -1 : si32, c = 255 : ui8, d = 1 : index, e = 1 : i64, f = true, g = 1.500000e+00 : f16, h = 1.000000e+10 : f64, i = 0x7F800000 : f32, j = -1 : i8}
func.func private @numbers() attributes {a = 1 : i8, b = -1 : si32, c = 255 : ui8, d = 1 : index, e = 1, f = true, g = 1.5 : f16, h = 1.0e+10, i = 0x7F800000 : f32, j = 0xFF : i8}

// CHECK-LABEL: func.func private @text() attributes {a = "", b = "a\22b\\c\0A", c = "typed" : i32, d.e, f, "not an identifier" = 1 : i64}
func.func private @text() attributes {a = "", b = "a\22b\\c\0A", c = "typed" : i32, "not an identifier" = 1, d.e = unit, f}

// CHECK-LABEL: func.func private @arrays() attributes {a = [], b = [1, "x", [true]], c = array<i32>, d = array<i64: 1, -2>, e = array<i1: true, false>, f = array<f32: 1.000000e+00, -5.000000e-01>}
func.func private @arrays() attributes {a = [], b = [1, "x", [true]], c = array<i32>, d = array<i64: 1, -2>, e = array<i1: true, false>, f = array<f32: 1.0, -0.5>}

// CHECK-LABEL: func.func private @dictionaries() attributes {a = {}, b = {y = {x}, z = 1 : i64}, c = {"odd name" = 1 : i64}}
func.func private @dictionaries() attributes {a = {}, b = {z = 1, y = {x}}, c = {"odd name" = 1}}

// CHECK-LABEL{LITERAL}: func.func private @dense() attributes {a = dense<1> : tensor<2xi32>, b = dense<[[1, 2]]> : tensor<1x2xi8>, c = dense<"str"> : tensor<2x!torch.str>, d = dense<1.000000e+00> : vector<4xf32>, e = sparse<[[0, 1]], 2.000000e+00> : tensor<2x2xf64>, f = dense<["a", "b"]> : tensor<2x!torch.str>}
func.func private @dense() attributes {a = dense<1> : tensor<2xi32>, b = dense<[[1, 2]]> : tensor<1x2xi8>, c = dense<"str"> : tensor<2x!torch.str>, d = dense<1.0> : vector<4xf32>, e = sparse<[[0, 1]], 2.0> : tensor<2x2xf64>, f = dense<["a", "b"]> : tensor<2x!torch.str>}

// CHECK-LABEL: func.func private @symbols() attributes {a = @x, b = @x::@y::@"z w", c = @"\22"}
func.func private @symbols() attributes {a = @x, b = @x::@y::@"z w", c = @"\22"}

// CHECK-LABEL: func.func private @types() attributes {a = i32, b = tensor<?xf32>, c = () -> (), d = !torch.none, e = !other.type<"opaque", 1>, f = memref<2xf32, strided<[1], offset: ?>>}
func.func private @types() attributes {a = i32, b = tensor<?xf32>, c = () -> (), d = !torch.none, e = !other.type<"opaque", 1>, f = memref<2xf32, strided<[1], offset: ?>>}

// CHECK-LABEL: func.func private @affine() attributes {a = #map, b = #set, c = #map1, d = strided<[2, 1]>}
func.func private @affine() attributes {a = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 2)>, b = affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>, c = affine_map<() -> ()>, d = strided<[2, 1]>}

// CHECK-LABEL: func.func private @opaque() attributes {a = #other.thing, b = #other<some text>, c = #other.x<[{()}]>, d = #other.y<"a>b">}
func.func private @opaque() attributes {a = #other.thing, b = #other<some text>, c = #other.x<[{()}]>, d = #other.y<"a>b">}

// CHECK-LABEL: func.func private @locations() attributes {a = #loc, b = #loc1, c = #loc2}
func.func private @locations() attributes {a = loc("x.py":1:2), b = loc(unknown), c = loc("name")}

// Numbers of a map and a set that stand several times are given names.
// CHECK-LABEL: func.func private @named() attributes {a = #map2, b = #map2, c = [#map2]}
#m = affine_map<(d0) -> (d0)>
func.func private @named() attributes {a = #m, b = #m, c = [#m]}

// CHECK-LABEL: func.func @arguments(%arg0: !torch.int {f.g}, %arg1: !torch.vtensor<[?],f32> {a.b = 1 : i64, c.d, torch.type_bound = !torch.vtensor<[2],f32>}) -> (!torch.int {e.f = "result"}, !torch.none) attributes {torch.onnx_meta.opset_version = 17 : si64} {
// CHECK-NEXT:   %none = torch.constant.none
// CHECK-NEXT:   return {why} %arg0, %none : !torch.int, !torch.none
// CHECK-NEXT: }
func.func @arguments(%arg0: !torch.int {f.g}, %arg1: !torch.vtensor<[?],f32> {torch.type_bound = !torch.vtensor<[2],f32>, a.b = 1, c.d}) -> (!torch.int {e.f = "result"}, !torch.none) attributes {torch.onnx_meta.opset_version = 17 : si64} {
  %none = torch.constant.none
  return {why} %arg0, %none : !torch.int, !torch.none
}

// Inherent ones stand in angle brackets where the form is generic.
// CHECK-LABEL: func.func @inherent(%arg0: !torch.bool) {
// CHECK-NEXT:   torch.runtime.assert %arg0, "x" {message2 = "y"}
// CHECK-NEXT:   torch.runtime.assert %arg0, "x" {message2 = "y"}
// CHECK-NEXT:   %none = torch.constant.none {value = 1 : i64}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inherent(%arg0: !torch.bool) {
  "torch.runtime.assert"(%arg0) <{message = "x"}> {message2 = "y"} : (!torch.bool) -> ()
  "torch.runtime.assert"(%arg0) {message = "x", message2 = "y"} : (!torch.bool) -> ()
  %0 = torch.constant.none {value = 1}
  return
}

// CHECK-LABEL: func.func public @visibility() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func public @visibility() {
  return
}

// CHECK-LABEL: func.func nested @visibility2() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func nested @visibility2() {
  return
}
