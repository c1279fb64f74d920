module {
  func.func @main(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.bool) -> !torch.vtensor<[?,?],f32> {
    %int2 = torch.constant.int 2
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %0 = torch.prim.If %arg1 -> (!torch.vtensor<[?,?],f32>) {
      %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
      %2 = torch.aten.remainder.int %1, %int2 : !torch.int, !torch.int -> !torch.int
      %3 = torch.aten.eq.int %2, %int0 : !torch.int, !torch.int -> !torch.bool
      torch.runtime.assert %3, "AtenGluOp's dim size must be multiple of 2"
      %4 = torch.aten.floordiv.int %1, %int2 : !torch.int, !torch.int -> !torch.int
      %5 = torch.aten.slice.Tensor %arg0, %int1, %int0, %4, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
      %6 = torch.aten.add.int %4, %4 : !torch.int, !torch.int -> !torch.int
      %7 = torch.aten.slice.Tensor %arg0, %int1, %4, %6, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
      %8 = torch.aten.sigmoid %7 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
      %9 = torch.aten.mul.Tensor %5, %8 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
      torch.prim.If.yield %9 : !torch.vtensor<[?,?],f32>
    } else {
      torch.prim.If.yield %arg0 : !torch.vtensor<[?,?],f32>
    }
    return %0 : !torch.vtensor<[?,?],f32>
  }
}

