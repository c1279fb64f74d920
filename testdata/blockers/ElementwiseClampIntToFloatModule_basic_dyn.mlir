module {
  func.func @main(%arg0: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],f32> {
    %float-2.500000e00 = torch.constant.float -2.500000e+00
    %float2.500000e00 = torch.constant.float 2.500000e+00
    %0 = torch.aten.clamp %arg0, %float-2.500000e00, %float2.500000e00 : !torch.vtensor<[?,?],si64>, !torch.float, !torch.float -> !torch.vtensor<[?,?],f32>
    return %0 : !torch.vtensor<[?,?],f32>
  }
}

