module {
  func.func @Expand(%arg0: !torch.vtensor<[1,3,1],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[1,3,3],f32> attributes {torch.onnx_meta.ir_version = 4 : si64, torch.onnx_meta.opset_version = 9 : si64, torch.onnx_meta.producer_name = "backend-test", torch.onnx_meta.producer_version = ""} {
    %int2 = torch.constant.int 2
    %int3 = torch.constant.int 3
    %int1 = torch.constant.int 1
    %int-1 = torch.constant.int -1
    %int0 = torch.constant.int 0
    %0 = torch.aten.slice.Tensor %arg1, %int0, %int0, %int1, %int1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1],si64>
    %1 = torch.aten.item %0 : !torch.vtensor<[1],si64> -> !torch.int
    %2 = torch.aten.ge.int %int3, %1 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %2, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %3 = torch.aten.slice.Tensor %arg1, %int0, %int1, %int2, %int1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1],si64>
    %4 = torch.aten.item %3 : !torch.vtensor<[1],si64> -> !torch.int
    %5 = torch.prim.ListConstruct %int-1, %4 : (!torch.int, !torch.int) -> !torch.list<int>
    %6 = torch.aten.broadcast_to %arg0, %5 : !torch.vtensor<[1,3,1],f32>, !torch.list<int> -> !torch.vtensor<[1,3,3],f32>
    return %6 : !torch.vtensor<[1,3,3],f32>
  }
}

