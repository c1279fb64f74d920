module {
  func.func @main(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,1,?],f32>, %arg2: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
    %int1 = torch.constant.int 1
    %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,?,?],f32>) -> !torch.list<vtensor>
    %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?,?],f32>
    return %1 : !torch.vtensor<[?,?,?],f32>
  }
}

