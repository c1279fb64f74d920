module {
  func.func @main(%arg0: !torch.vtensor<[6,8],f32>) -> !torch.vtensor<[6,8],f32> {
    return %arg0 : !torch.vtensor<[6,8],f32>
  }
}

