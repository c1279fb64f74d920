module {
  func.func @callee(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
    %int2 = torch.constant.int 2
    %int1 = torch.constant.int 1
    %int0 = torch.constant.int 0
    %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
    %1 = torch.aten.remainder.int %0, %int2 : !torch.int, !torch.int -> !torch.int
    %2 = torch.aten.eq.int %1, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %2, "AtenGluOp's dim size must be multiple of 2"
    %3 = torch.aten.floordiv.int %0, %int2 : !torch.int, !torch.int -> !torch.int
    %4 = torch.aten.slice.Tensor %arg0, %int1, %int0, %3, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
    %5 = torch.aten.add.int %3, %3 : !torch.int, !torch.int -> !torch.int
    %6 = torch.aten.slice.Tensor %arg0, %int1, %3, %5, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
    %7 = torch.aten.sigmoid %6 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
    %8 = torch.aten.mul.Tensor %4, %7 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
    return %8 : !torch.vtensor<[?,?],f32>
  }
  func.func @main(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
    %int1 = torch.constant.int 1
    %int2 = torch.constant.int 2
    %int0 = torch.constant.int 0
    %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
    %1 = torch.aten.remainder.int %0, %int2 : !torch.int, !torch.int -> !torch.int
    %2 = torch.aten.eq.int %1, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %2, "AtenGluOp's dim size must be multiple of 2"
    %3 = torch.aten.floordiv.int %0, %int2 : !torch.int, !torch.int -> !torch.int
    %4 = torch.aten.slice.Tensor %arg0, %int0, %int0, %3, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
    %5 = torch.aten.add.int %3, %3 : !torch.int, !torch.int -> !torch.int
    %6 = torch.aten.slice.Tensor %arg0, %int0, %3, %5, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
    %7 = torch.aten.sigmoid %6 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
    %8 = torch.aten.mul.Tensor %4, %7 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
    %9 = call @callee(%8) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    return %9 : !torch.vtensor<[?,?],f32>
  }
}

