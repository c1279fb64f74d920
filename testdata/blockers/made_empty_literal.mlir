func.func @f() -> !torch.vtensor<[2,0],si64> {
  %0 = torch.vtensor.literal(dense<> : tensor<2x0xsi64>) : !torch.vtensor<[2,0],si64>
  return %0 : !torch.vtensor<[2,0],si64>
}
