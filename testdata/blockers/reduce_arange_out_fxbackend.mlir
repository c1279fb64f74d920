module {
  func.func @main(%arg0: !torch.int, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
    %none = torch.constant.none
    %int6 = torch.constant.int 6
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %0 = torch.copy.to_tensor %arg1 : !torch.tensor<[?],f32>
    %1 = torch.aten.sub %arg0, %int0 : !torch.int, !torch.int -> !torch.number
    %2 = torch.aten.div %1, %int1 : !torch.number, !torch.int -> !torch.float
    %3 = torch.aten.ceil.float %2 : !torch.float -> !torch.int
    %4 = torch.copy.to_vtensor %0 : !torch.vtensor<[?],f32>
    %5 = torch.aten.numel %4 : !torch.vtensor<[?],f32> -> !torch.int
    %6 = torch.aten.eq.int %3, %5 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %6, "`out` tensor should have the same num_elements with result tenosr"
    %cpu = torch.constant.device "cpu"
    %7 = torch.copy.to_vtensor %0 : !torch.vtensor<[?],f32>
    %8 = torch.aten.size.int %7, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
    %9 = torch.prim.ListConstruct %8 : (!torch.int) -> !torch.list<int>
    %10 = torch.aten.arange.start_step %int0, %arg0, %int1, %int6, %none, %cpu, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.none -> !torch.vtensor<[?],f32>
    %11 = torch.copy.to_tensor %10 : !torch.tensor<[?],f32>
    %12 = torch.aten.reshape %11, %9 : !torch.tensor<[?],f32>, !torch.list<int> -> !torch.tensor<[?],f32>
    %13 = torch.copy.to_vtensor %12 : !torch.vtensor<[?],f32>
    torch.overwrite.tensor.contents %13 overwrites %0 : !torch.vtensor<[?],f32>, !torch.tensor<[?],f32>
    %14 = torch.copy.to_vtensor %0 : !torch.vtensor<[?],f32>
    return %14 : !torch.vtensor<[?],f32>
  }
}

