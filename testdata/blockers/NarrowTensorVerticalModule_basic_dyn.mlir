module {
  func.func @main(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,2],f32> {
    %int1 = torch.constant.int 1
    %int3 = torch.constant.int 3
    %0 = torch.aten.slice.Tensor %arg0, %int1, %int1, %int3, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,2],f32>
    return %0 : !torch.vtensor<[?,2],f32>
  }
}

