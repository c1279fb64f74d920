module {
  func.func @main(%arg0: !torch.int, %arg1: !torch.int, %arg2: !torch.int, %arg3: !torch.int) -> !torch.vtensor<[?,?],f32> {
    %int1 = torch.constant.int 1
    %int6 = torch.constant.int 6
    %none = torch.constant.none
    %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.int, !torch.int) -> !torch.list<int>
    %1 = torch.aten.eq.int %arg1, %arg2 : !torch.int, !torch.int -> !torch.bool
    %2 = torch.aten.eq.int %int1, %arg3 : !torch.int, !torch.int -> !torch.bool
    %3 = torch.prim.ListConstruct %1, %2 : (!torch.bool, !torch.bool) -> !torch.list<bool>
    %4 = torch.aten.all.bool %3 : !torch.list<bool> -> !torch.bool
    torch.runtime.assert %4, "not all strides are default"
    %5 = torch.aten.empty.memory_format %0, %int6, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
    return %5 : !torch.vtensor<[?,?],f32>
  }
}

