func.func @center(%arg0: !torch.vtensor<[?,8],f32>, %arg1: !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,8],f32>, !torch.int -> !torch.int
  %1 = torch.aten.ge.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %1, "the batch is not empty"
  %2 = torch.aten.sub.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,8],f32>, !torch.vtensor<[1,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %2 : !torch.vtensor<[?,8],f32>
}
