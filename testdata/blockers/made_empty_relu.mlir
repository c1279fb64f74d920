func.func @f(%a: !torch.vtensor<[2,0],f32>) -> !torch.vtensor<[2,0],f32> {
  %0 = torch.aten.relu %a : !torch.vtensor<[2,0],f32> -> !torch.vtensor<[2,0],f32>
  return %0 : !torch.vtensor<[2,0],f32>
}
