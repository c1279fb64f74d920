module {
  func.func @main(%arg0: !torch.vtensor<[?],si32>) -> !torch.vtensor<[?],f32> {
    %0 = torch.aten.reciprocal %arg0 : !torch.vtensor<[?],si32> -> !torch.vtensor<[?],f32>
    return %0 : !torch.vtensor<[?],f32>
  }
}

