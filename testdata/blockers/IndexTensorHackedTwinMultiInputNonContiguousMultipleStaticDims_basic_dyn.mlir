module {
  func.func @main(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[4,1],si64>, %arg2: !torch.vtensor<[1,3],si64>, %arg3: !torch.vtensor<[?,3],si64>) -> !torch.vtensor<[4,3,?],f32> {
    %0 = torch.prim.ListConstruct %arg1, %arg2, %arg3 : (!torch.vtensor<[4,1],si64>, !torch.vtensor<[1,3],si64>, !torch.vtensor<[?,3],si64>) -> !torch.list<vtensor>
    %1 = torch.aten.index.Tensor_hacked_twin %arg0, %0 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[4,3,?],f32>
    return %1 : !torch.vtensor<[4,3,?],f32>
  }
}

