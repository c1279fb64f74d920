module {
  func.func @main(%arg0: !torch.vtensor<[?,?],si64>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,?],i1> {
    %0 = torch.aten.lt.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],i1>
    return %0 : !torch.vtensor<[?,?],i1>
  }
}

