module {
  func.func @main(%arg0: !torch.vtensor<[?,?,?],f64>) -> !torch.vtensor<[],f32> {
    %int6 = torch.constant.int 6
    %0 = torch.aten.sum %arg0, %int6 : !torch.vtensor<[?,?,?],f64>, !torch.int -> !torch.vtensor<[],f32>
    %1 = torch.aten.numel %arg0 : !torch.vtensor<[?,?,?],f64> -> !torch.int
    %2 = torch.aten.div.Scalar %0, %1 : !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[],f32>
    return %2 : !torch.vtensor<[],f32>
  }
}

