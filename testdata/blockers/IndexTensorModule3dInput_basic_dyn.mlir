module {
  func.func @main(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?,?,?],f32> {
    %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?,?],si64>) -> !torch.list<vtensor>
    %1 = torch.aten.index.Tensor_hacked_twin %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?,?,?,?],f32>
    return %1 : !torch.vtensor<[?,?,?,?],f32>
  }
}

