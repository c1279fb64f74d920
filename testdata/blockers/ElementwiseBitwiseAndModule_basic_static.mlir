module {
  func.func @main(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
    %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
    return %0 : !torch.vtensor<[3,4],si64>
  }
}

