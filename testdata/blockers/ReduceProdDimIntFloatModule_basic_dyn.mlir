module {
  func.func @main(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
    %int1 = torch.constant.int 1
    %false = torch.constant.bool false
    %int6 = torch.constant.int 6
    %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %int6 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool, !torch.int -> !torch.vtensor<[?,?],f32>
    return %0 : !torch.vtensor<[?,?],f32>
  }
}

