module {
  func.func @main(%arg0: !torch.vtensor<[?,?],f16>) -> !torch.vtensor<[?,?],f16> {
    return %arg0 : !torch.vtensor<[?,?],f16>
  }
}

