module {
  func.func @main(%arg0: !torch.vtensor<[2,3,4],i1>, %arg1: !torch.vtensor<[2,3,4],si32>, %arg2: !torch.vtensor<[2,3,4],si64>) -> !torch.vtensor<[2,3,3,4],si64> {
    %int4 = torch.constant.int 4
    %int3 = torch.constant.int 3
    %int2 = torch.constant.int 2
    %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3,4],i1>, !torch.vtensor<[2,3,4],si32>, !torch.vtensor<[2,3,4],si64>) -> !torch.list<vtensor>
    %1 = torch.aten.cat %0, %int2 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3,12],si64>
    %2 = torch.prim.ListConstruct %int2, %int3, %int3, %int4 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %3 = torch.aten.view %1, %2 : !torch.vtensor<[2,3,12],si64>, !torch.list<int> -> !torch.vtensor<[2,3,3,4],si64>
    return %3 : !torch.vtensor<[2,3,3,4],si64>
  }
}

