module {
  func.func @main(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
    %none = torch.constant.none
    %true = torch.constant.bool true
    %false = torch.constant.bool false
    %int3 = torch.constant.int 3
    %int0 = torch.constant.int 0
    %int2 = torch.constant.int 2
    %int6 = torch.constant.int 6
    %int1 = torch.constant.int 1
    %int-2 = torch.constant.int -2
    %0 = torch.aten.unsqueeze %arg0, %int-2 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,1,?],f32>
    %1 = torch.prim.ListConstruct %int1, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
    %2 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = torch.prim.ListConstruct %int0, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
    %4 = torch.aten.avg_pool2d %0, %1, %2, %3, %false, %true, %none : !torch.vtensor<[?,?,1,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,1,?],f32>
    %5 = torch.aten.squeeze.dim %4, %int2 : !torch.vtensor<[?,?,1,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
    return %5 : !torch.vtensor<[?,?,?],f32>
  }
}

