module {
  func.func @main(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,2],si64>, %arg2: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,2,?],f32> {
    %int-1 = torch.constant.int -1
    %int4 = torch.constant.int 4
    %none = torch.constant.none
    %int0 = torch.constant.int 0
    %int2 = torch.constant.int 2
    %int1 = torch.constant.int 1
    %0 = torch.prim.ListConstruct %int0, %int2, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
    %2 = torch.aten.size.int %1, %int2 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.int
    %3 = torch.aten.arange.start_step %int0, %2, %int1, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
    %4 = torch.aten.unsqueeze %arg1, %int-1 : !torch.vtensor<[?,2],si64>, !torch.int -> !torch.vtensor<[?,2,1],si64>
    %5 = torch.aten.unsqueeze %arg2, %int-1 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?,1],si64>
    %6 = torch.prim.ListConstruct %5, %4, %3 : (!torch.vtensor<[?,1],si64>, !torch.vtensor<[?,2,1],si64>, !torch.vtensor<[?],si64>) -> !torch.list<vtensor>
    %7 = torch.aten.index.Tensor_hacked_twin %1, %6 : !torch.vtensor<[?,?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?,2,?],f32>
    return %7 : !torch.vtensor<[?,2,?],f32>
  }
}

