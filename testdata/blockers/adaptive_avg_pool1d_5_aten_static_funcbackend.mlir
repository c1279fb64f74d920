module {
  func.func @main(%arg0: !torch.vtensor<[4,8,6],f32>) -> !torch.vtensor<[4,8,5],f32> {
    %int1 = torch.constant.int 1
    %int0 = torch.constant.int 0
    %false = torch.constant.bool false
    %true = torch.constant.bool true
    torch.runtime.assert %false, "unimplemented: only support cases where input and output size are equal for non-unit output size"
    %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
    %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
    %2 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %3 = torch.aten.avg_pool1d %arg0, %0, %1, %2, %false, %true : !torch.vtensor<[4,8,6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[4,8,5],f32>
    return %3 : !torch.vtensor<[4,8,5],f32>
  }
}

