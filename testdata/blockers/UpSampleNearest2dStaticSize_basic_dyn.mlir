module {
  func.func @main(%arg0: !torch.vtensor<[1,1,?,?],f32>) -> !torch.vtensor<[1,1,11,11],f32> {
    %none = torch.constant.none
    %int11 = torch.constant.int 11
    %0 = torch.prim.ListConstruct %int11, %int11 : (!torch.int, !torch.int) -> !torch.list<int>
    %1 = torch.aten.upsample_nearest2d %arg0, %0, %none, %none : !torch.vtensor<[1,1,?,?],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,1,11,11],f32>
    return %1 : !torch.vtensor<[1,1,11,11],f32>
  }
}

