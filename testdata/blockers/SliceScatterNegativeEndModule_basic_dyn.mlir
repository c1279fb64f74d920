module {
  func.func @main(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
    %int0 = torch.constant.int 0
    %int3 = torch.constant.int 3
    %int-1 = torch.constant.int -1
    %int1 = torch.constant.int 1
    %0 = torch.aten.slice_scatter %arg0, %arg1, %int0, %int3, %int-1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
    return %0 : !torch.vtensor<[?,?],f32>
  }
}

