module {
  func.func @main(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,2],f32> {
    %0 = torch.vtensor.literal(dense_resource<torch_tensor_2_5_torch.float32> : tensor<2x5xf32>) : !torch.vtensor<[2,5],f32>
    %1 = torch.vtensor.literal(dense_resource<torch_tensor_5_3_torch.float32> : tensor<5x3xf32>) : !torch.vtensor<[5,3],f32>
    %int1 = torch.constant.int 1
    %int0 = torch.constant.int 0
    %2 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = torch.aten.permute %1, %2 : !torch.vtensor<[5,3],f32>, !torch.list<int> -> !torch.vtensor<[3,5],f32>
    %4 = torch.aten.mm %arg0, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[3,5],f32> -> !torch.vtensor<[?,5],f32>
    %5 = torch.aten.tanh %4 : !torch.vtensor<[?,5],f32> -> !torch.vtensor<[?,5],f32>
    %6 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
    %7 = torch.aten.permute %0, %6 : !torch.vtensor<[2,5],f32>, !torch.list<int> -> !torch.vtensor<[5,2],f32>
    %8 = torch.aten.mm %5, %7 : !torch.vtensor<[?,5],f32>, !torch.vtensor<[5,2],f32> -> !torch.vtensor<[?,2],f32>
    %9 = torch.aten.tanh %8 : !torch.vtensor<[?,2],f32> -> !torch.vtensor<[?,2],f32>
    return %9 : !torch.vtensor<[?,2],f32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_2_5_torch.float32: "0x040000003CB6873CDE0A353EA563893EFF3A9BBE356B47BE8755263E0023BE3EB47DBCBDED57AB3E75A093BD",
      torch_tensor_5_3_torch.float32: "0x04000000E8A38DBB13939E3E7E4BF3BEC98BD9BEB1B463BE53891E3E406B3BBC7A61EA3E42DD51BDD2701C3E9EAB32BEEA6BE8BDBD330DBFD6C5C3BE84B573BE"
    }
  }
#-}

