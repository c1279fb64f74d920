module {
  func.func @main(%arg0: !torch.vtensor<[?,?],f64>) -> !torch.vtensor<[?,?],f64> {
    %float1.000000e00 = torch.constant.float 1.000000e+00
    %float0.000000e00 = torch.constant.float 0.000000e+00
    %int7 = torch.constant.int 7
    %false = torch.constant.bool false
    %none = torch.constant.none
    %int6 = torch.constant.int 6
    %int1 = torch.constant.int 1
    %int0 = torch.constant.int 0
    %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?],f64>, !torch.int -> !torch.int
    %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f64>, !torch.int -> !torch.int
    %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
    %cpu = torch.constant.device "cpu"
    %3 = torch.aten.empty.memory_format %2, %int6, %none, %cpu, %false, %none : !torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
    %4 = torch.aten.uniform %3, %float0.000000e00, %float1.000000e00, %none : !torch.vtensor<[?,?],f32>, !torch.float, !torch.float, !torch.none -> !torch.vtensor<[?,?],f32>
    %5 = torch.aten.lt.Tensor %4, %arg0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f64> -> !torch.vtensor<[?,?],i1>
    %6 = torch.aten.to.dtype %5, %int7, %false, %false, %none : !torch.vtensor<[?,?],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f64>
    return %6 : !torch.vtensor<[?,?],f64>
  }
}

