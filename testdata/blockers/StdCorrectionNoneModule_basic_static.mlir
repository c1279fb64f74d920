module {
  func.func @main(%arg0: !torch.vtensor<[3,4,7],f32>) -> !torch.vtensor<[],f32> {
    %int6 = torch.constant.int 6
    %float8.300000e01 = torch.constant.float 8.300000e+01
    %float1.000000e00 = torch.constant.float 1.000000e+00
    %int84 = torch.constant.int 84
    %true = torch.constant.bool true
    %int2 = torch.constant.int 2
    %int1 = torch.constant.int 1
    %int0 = torch.constant.int 0
    %false = torch.constant.bool false
    %int7 = torch.constant.int 7
    %none = torch.constant.none
    %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[3,4,7],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,4,7],f64>
    %1 = torch.prim.ListConstruct %int0, %int1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %2 = torch.aten.sum.dim_IntList %0, %1, %true, %none : !torch.vtensor<[3,4,7],f64>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1,1],f64>
    %3 = torch.aten.div.Scalar %2, %int84 : !torch.vtensor<[1,1,1],f64>, !torch.int -> !torch.vtensor<[1,1,1],f64>
    %4 = torch.aten.sub.Tensor %0, %3, %float1.000000e00 : !torch.vtensor<[3,4,7],f64>, !torch.vtensor<[1,1,1],f64>, !torch.float -> !torch.vtensor<[3,4,7],f64>
    %5 = torch.aten.mul.Tensor %4, %4 : !torch.vtensor<[3,4,7],f64>, !torch.vtensor<[3,4,7],f64> -> !torch.vtensor<[3,4,7],f64>
    %6 = torch.aten.sum.dim_IntList %5, %1, %false, %none : !torch.vtensor<[3,4,7],f64>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[],f64>
    %7 = torch.aten.div.Scalar %6, %float8.300000e01 : !torch.vtensor<[],f64>, !torch.float -> !torch.vtensor<[],f64>
    %8 = torch.aten.to.dtype %7, %int6, %false, %false, %none : !torch.vtensor<[],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
    %9 = torch.aten.sqrt %8 : !torch.vtensor<[],f32> -> !torch.vtensor<[],f32>
    return %9 : !torch.vtensor<[],f32>
  }
}

