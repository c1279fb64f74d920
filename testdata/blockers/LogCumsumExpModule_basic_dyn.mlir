module {
  func.func @main(%arg0: !torch.vtensor<[1,?,?],f32>) -> !torch.vtensor<[1,?,?],f32> {
    %int1 = torch.constant.int 1
    %int6 = torch.constant.int 6
    %0 = torch.aten.exp %arg0 : !torch.vtensor<[1,?,?],f32> -> !torch.vtensor<[1,?,?],f32>
    %1 = torch.aten.cumsum %0, %int1, %int6 : !torch.vtensor<[1,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[1,?,?],f32>
    %2 = torch.aten.log %1 : !torch.vtensor<[1,?,?],f32> -> !torch.vtensor<[1,?,?],f32>
    return %2 : !torch.vtensor<[1,?,?],f32>
  }
}

