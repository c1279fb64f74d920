func.func @f(%a: !torch.vtensor<[3,0],f32>) -> !torch.vtensor<[3,0],f32> {
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %l = torch.prim.ListConstruct %int3, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.broadcast_to %a, %l : !torch.vtensor<[3,0],f32>, !torch.list<int> -> !torch.vtensor<[3,0],f32>
  return %0 : !torch.vtensor<[3,0],f32>
}
