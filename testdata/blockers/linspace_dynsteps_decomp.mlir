module {
  func.func @main(%arg0: !torch.int) -> !torch.vtensor<[?],f32> {
    %int9 = torch.constant.int 9
    %none = torch.constant.none
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %0 = torch.aten.ne.int %arg0, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %0, "linspace's dynamic steps must not be 1"
    %1 = torch.aten.arange.start_step %int0, %arg0, %int1, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
    %2 = torch.aten.sub.int %arg0, %int1 : !torch.int, !torch.int -> !torch.int
    %3 = torch.aten.div %int9, %2 : !torch.int, !torch.int -> !torch.float
    %4 = torch.aten.mul.Scalar %1, %3 : !torch.vtensor<[?],si64>, !torch.float -> !torch.vtensor<[?],f32>
    %5 = torch.aten.add.Scalar %4, %int0, %int1 : !torch.vtensor<[?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
    return %5 : !torch.vtensor<[?],f32>
  }
}

