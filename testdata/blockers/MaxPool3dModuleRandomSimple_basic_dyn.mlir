module {
  func.func @main(%arg0: !torch.vtensor<[1,1,?,?,?],f32>) -> !torch.vtensor<[1,1,?,?,?],f32> {
    %false = torch.constant.bool false
    %int1 = torch.constant.int 1
    %int2 = torch.constant.int 2
    %int4 = torch.constant.int 4
    %0 = torch.prim.ListConstruct %int4, %int4, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %1 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %3 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = torch.aten.max_pool3d %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[1,1,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,1,?,?,?],f32>
    return %4 : !torch.vtensor<[1,1,?,?,?],f32>
  }
}

