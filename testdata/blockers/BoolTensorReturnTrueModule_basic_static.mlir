module {
  func.func @main(%arg0: !torch.vtensor<[5],i1>) -> !torch.vtensor<[5],i1> {
    return %arg0 : !torch.vtensor<[5],i1>
  }
}

