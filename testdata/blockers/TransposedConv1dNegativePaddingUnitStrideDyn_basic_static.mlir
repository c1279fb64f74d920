module {
  func.func @main(%arg0: !torch.vtensor<[1,1,7],f32>, %arg1: !torch.vtensor<[1,2,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[1,2,3],f32> {
    %int0 = torch.constant.int 0
    %true = torch.constant.bool true
    %int3 = torch.constant.int 3
    %int1 = torch.constant.int 1
    %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
    %1 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
    %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
    %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[1,1,7],f32>, !torch.vtensor<[1,2,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,2,3],f32>
    return %4 : !torch.vtensor<[1,2,3],f32>
  }
}

