func.func @f(%a: !torch.vtensor<[?,4],f32>, %b: !torch.vtensor<[0,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %0 = torch.prim.ListConstruct %a, %b : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[0,4],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %1 : !torch.vtensor<[?,4],f32>
}
