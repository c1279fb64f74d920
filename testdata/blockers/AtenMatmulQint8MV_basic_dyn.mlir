module {
  func.func @main(%arg0: !torch.vtensor<[?,?],si8>, %arg1: !torch.vtensor<[?],si8>) -> !torch.vtensor<[?],f32> {
    %false = torch.constant.bool false
    %int18 = torch.constant.int 18
    %float1.760000e-02 = torch.constant.float 1.760000e-02
    %float2.150000e-02 = torch.constant.float 2.150000e-02
    %int-25 = torch.constant.int -25
    %int-128 = torch.constant.int -128
    %int127 = torch.constant.int 127
    %int1 = torch.constant.int 1
    %none = torch.constant.none
    %0 = torch.quantized_decomposed.dequantize_per_tensor %arg0, %float2.150000e-02, %int-25, %int-128, %int127, %int1, %none : !torch.vtensor<[?,?],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
    %1 = torch.quantized_decomposed.dequantize_per_tensor %arg1, %float1.760000e-02, %int18, %int-128, %int127, %int1, %none : !torch.vtensor<[?],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?],f32>
    %2 = torch.aten.mul.Tensor %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
    %3 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
    %4 = torch.aten.sum.dim_IntList %2, %3, %false, %none : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?],f32>
    return %4 : !torch.vtensor<[?],f32>
  }
}

