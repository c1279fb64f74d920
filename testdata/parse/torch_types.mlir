// Every type of torch, as it is printed.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func private @scalars(!torch.int, !torch.float, !torch.bool, !torch.number, !torch.str, !torch.none, !torch.any)
func.func private @scalars(!torch.int, !torch.float, !torch.bool, !torch.number, !torch.str, !torch.none, !torch.any)

// CHECK-LABEL: func.func private @objects(!torch.Device, !torch.Generator, !torch.LinearParams, !torch.nn.Module<"c">, !torch.nn.Module<"__torch__.a.b">)
func.func private @objects(!torch.Device, !torch.Generator, !torch.LinearParams, !torch.nn.Module<"c">, !torch.nn.Module<"__torch__.a.b">)

// CHECK-LABEL: func.func private @quantized(!torch.qint8, !torch.quint8, !torch.qint16, !torch.qint32)
func.func private @quantized(!torch.qint8, !torch.quint8, !torch.qint16, !torch.qint32)

// CHECK-LABEL: func.func private @containers(!torch.list<int>, !torch.optional<float>, !torch.tuple<int, str>, !torch.union<int, none>, !torch.dict<str, int>, !torch.tuple<>)
func.func private @containers(!torch.list<int>, !torch.optional<float>, !torch.tuple<int, str>, !torch.union<int, none>, !torch.dict<str, int>, !torch.tuple<>)

// CHECK-LABEL: func.func private @nested(!torch.list<list<list<int>>>, !torch.optional<list<optional<vtensor<[2],f32>>>>, !torch.dict<str, tuple<int, list<str>, union<float, none>>>, !torch.list<nn.Module<"c">>)
func.func private @nested(!torch.list<list<list<int>>>, !torch.optional<list<optional<vtensor<[2],f32>>>>, !torch.dict<str, tuple<int, list<str>, union<float, none>>>, !torch.list<nn.Module<"c">>)

// CHECK-LABEL: func.func private @tensors(!torch.tensor, !torch.vtensor, !torch.tensor<*,f32>, !torch.vtensor<*,f32>, !torch.vtensor<[],f32>, !torch.vtensor<[1],f32>, !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[2],unk>, !torch.tensor<[?],unk>)
func.func private @tensors(!torch.tensor, !torch.vtensor, !torch.tensor<*,f32>, !torch.vtensor<*,f32>, !torch.vtensor<[],f32>, !torch.vtensor<[1],f32>, !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[2],unk>, !torch.tensor<[?],unk>)

// CHECK-LABEL: func.func private @elements(!torch.vtensor<[1],f16>, !torch.vtensor<[1],bf16>, !torch.vtensor<[1],f64>, !torch.vtensor<[1],si8>, !torch.vtensor<[1],ui8>, !torch.vtensor<[1],si16>, !torch.vtensor<[1],si32>, !torch.vtensor<[1],si64>, !torch.vtensor<[1],i1>)
func.func private @elements(!torch.vtensor<[1],f16>, !torch.vtensor<[1],bf16>, !torch.vtensor<[1],f64>, !torch.vtensor<[1],si8>, !torch.vtensor<[1],ui8>, !torch.vtensor<[1],si16>, !torch.vtensor<[1],si32>, !torch.vtensor<[1],si64>, !torch.vtensor<[1],i1>)

// CHECK-LABEL: func.func private @odd_elements(!torch.vtensor<[1],complex<f32>>, !torch.vtensor<[1],complex<f64>>, !torch.vtensor<[1],!torch.qint8>, !torch.vtensor<[1],!torch.quint8>, !torch.vtensor<[1],!torch.str>, !torch.vtensor<[1],f8E4M3FN>, !torch.vtensor<[1],f8E5M2>)
func.func private @odd_elements(!torch.vtensor<[1],complex<f32>>, !torch.vtensor<[1],complex<f64>>, !torch.vtensor<[1],!torch.qint8>, !torch.vtensor<[1],!torch.quint8>, !torch.vtensor<[1],!torch.str>, !torch.vtensor<[1],f8E4M3FN>, !torch.vtensor<[1],f8E5M2>)

// Spaces, line ends and comments inside of a type are gone.
// CHECK-LABEL: func.func private @spaces(!torch.list<int>, !torch.tuple<int, str>, !torch.vtensor<[2,?],f32>, !torch.dict<str, int>, !torch.optional<list<int>>)
func.func private @spaces(!torch.list< int >, !torch.tuple<int,str>, !torch.vtensor< [ 2 , ? ] , f32 >, !torch.dict<  str,int>, !torch.optional<
  list<
    int // what
  >>)

// A name for a type is gone. Within a torch type none may stand, but in others.
// CHECK-LABEL: func.func private @alias(!torch.list<int>, tuple<!torch.list<int>, i32>) -> tuple<tuple<!torch.list<int>, i32>, !torch.list<int>>
!size = !torch.list<int>
!pair = tuple<!size, i32>
func.func private @alias(!size, !pair) -> tuple<!pair, !size>

// CHECK-LABEL: func.func private @functions((!torch.int, !torch.str) -> !torch.bool, () -> (!torch.int, !torch.none)) -> ((!torch.int) -> ())
func.func private @functions((!torch.int, !torch.str) -> !torch.bool, () -> (!torch.int, !torch.none)) -> ((!torch.int) -> ())

// CHECK-LABEL: func.func private @attributes() attributes {a = !torch.int, b = [!torch.list<int>, !torch.vtensor<[?],f32>], c = (!torch.int) -> !torch.str}
func.func private @attributes() attributes {a = !torch.int, b = [!torch.list<int>, !torch.vtensor<[?],f32>], c = (!torch.int) -> !torch.str}

// CHECK-LABEL: func.func private @inside(tuple<!torch.int, tuple<!torch.str>>, tensor<2x!torch.int>, vector<1xi32>, tensor<2x!torch.qint8>)
func.func private @inside(tuple<!torch.int, tuple<!torch.str>>, tensor<2x!torch.int>, vector<1xi32>, tensor<2x!torch.qint8>)
