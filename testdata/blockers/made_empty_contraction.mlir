func.func @f(%a: !torch.vtensor<[2,0],f32>, %b: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.mm %a, %b : !torch.vtensor<[2,0],f32>, !torch.vtensor<[0,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}
