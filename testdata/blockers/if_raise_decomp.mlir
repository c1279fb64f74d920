module {
  func.func @main(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
    %int0 = torch.constant.int 0
    %int2 = torch.constant.int 2
    %str = torch.constant.str "AssertionError: "
    %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
    %1 = torch.aten.eq.int %0, %int2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %1 -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %str, %str : !torch.str, !torch.str
      torch.prim.If.yield
    }
    %2 = torch.aten.relu %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
    return %2 : !torch.vtensor<[?,?],f32>
  }
}

