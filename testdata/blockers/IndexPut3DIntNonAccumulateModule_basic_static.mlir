module {
  func.func @main(%arg0: !torch.vtensor<[10,8,6],si64>, %arg1: !torch.vtensor<[5],si64>, %arg2: !torch.vtensor<[5,8,6],si64>) -> !torch.vtensor<[10,8,6],si64> {
    %false = torch.constant.bool false
    %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[5],si64>) -> !torch.list<vtensor>
    %1 = torch.aten.index_put.hacked_twin %arg0, %0, %arg2, %false : !torch.vtensor<[10,8,6],si64>, !torch.list<vtensor>, !torch.vtensor<[5,8,6],si64>, !torch.bool -> !torch.vtensor<[10,8,6],si64>
    return %1 : !torch.vtensor<[10,8,6],si64>
  }
}

