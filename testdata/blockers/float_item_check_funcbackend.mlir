module {
  func.func @main(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[3],f32> {
    %float0.000000e00 = torch.constant.float 0.000000e+00
    %int0 = torch.constant.int 0
    %0 = torch.aten.Float.Tensor %arg1 : !torch.vtensor<[],f32> -> !torch.float
    %1 = torch.aten.gt.float_int %0, %int0 : !torch.float, !torch.int -> !torch.bool
    %2 = torch.aten.Int.bool %1 : !torch.bool -> !torch.int
    %3 = torch.aten.Bool.int %2 : !torch.int -> !torch.bool
    torch.runtime.assert %3, "Runtime assertion failed for expression 0 < zuf0 on node 'gt_1'"
    %4 = torch.aten.gt.float %0, %float0.000000e00 : !torch.float, !torch.float -> !torch.bool
    %5 = torch.aten.Int.bool %4 : !torch.bool -> !torch.int
    %6 = torch.aten.Bool.int %5 : !torch.int -> !torch.bool
    torch.runtime.assert %6, "Runtime assertion failed for expression 0 < zuf0 on node 'gt_1'"
    %7 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[3],f32>, !torch.float -> !torch.vtensor<[3],f32>
    return %7 : !torch.vtensor<[3],f32>
  }
}

