module {
  func.func @main(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
    %none = torch.constant.none
    %false = torch.constant.bool false
    %int1 = torch.constant.int 1
    %int0 = torch.constant.int 0
    %0 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %1 = torch.aten.linalg_vector_norm %arg0, %int1, %0, %false, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
    return %1 : !torch.vtensor<[?,?],f32>
  }
}

