module {
  func.func @main(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[1,1],si64> {
    %int1 = torch.constant.int 1
    %int0 = torch.constant.int 0
    %false = torch.constant.bool false
    %int-1 = torch.constant.int -1
    %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
    %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
    %values, %indices = torch.aten.max.dim %1, %int0, %false : !torch.vtensor<[?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>, !torch.vtensor<[],si64>
    %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = torch.aten.view %indices, %2 : !torch.vtensor<[],si64>, !torch.list<int> -> !torch.vtensor<[1,1],si64>
    return %3 : !torch.vtensor<[1,1],si64>
  }
}

