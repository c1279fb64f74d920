func.func @f(%x: !torch.vtensor<[2,16],f32>, %w: !torch.vtensor<[16],f32>, %b: !torch.vtensor<[16],f32>) -> !torch.vtensor<[2,16],f32> {
  %eps = torch.constant.float 1.000000e-05
  %int16 = torch.constant.int 16
  %l = torch.prim.ListConstruct %int16 : (!torch.int) -> !torch.list<int>
  %result0, %result1, %result2 = torch.aten.native_layer_norm %x, %l, %w, %b, %eps : !torch.vtensor<[2,16],f32>, !torch.list<int>, !torch.vtensor<[16],f32>, !torch.vtensor<[16],f32>, !torch.float -> !torch.vtensor<[2,16],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
  return %result0 : !torch.vtensor<[2,16],f32>
}
