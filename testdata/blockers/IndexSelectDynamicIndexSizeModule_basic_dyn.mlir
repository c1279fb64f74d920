module {
  func.func @main(%arg0: !torch.vtensor<[4,5,6],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[4,?,6],f32> {
    %int1 = torch.constant.int 1
    %0 = torch.aten.index_select %arg0, %int1, %arg1 : !torch.vtensor<[4,5,6],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[4,?,6],f32>
    return %0 : !torch.vtensor<[4,?,6],f32>
  }
}

