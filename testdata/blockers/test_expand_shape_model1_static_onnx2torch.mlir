module {
  func.func @Expand(%arg0: !torch.vtensor<[1,3,1],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[1,3,1],f32> attributes {torch.onnx_meta.ir_version = 4 : si64, torch.onnx_meta.opset_version = 9 : si64, torch.onnx_meta.producer_name = "backend-test", torch.onnx_meta.producer_version = ""} {
    %none = torch.constant.none
    %int0 = torch.constant.int 0
    %int0_0 = torch.constant.int 0
    %0 = torch.aten.select.int %arg1, %int0, %int0_0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
    %1 = torch.aten.item %0 : !torch.vtensor<[],si64> -> !torch.int
    %int-1 = torch.constant.int -1
    %int1 = torch.constant.int 1
    %2 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[1,3,1],f32>, !torch.int -> !torch.int
    %3 = torch.aten.ge.int %2, %1 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %3, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %int1_1 = torch.constant.int 1
    %4 = torch.aten.select.int %arg1, %int0, %int1_1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
    %5 = torch.aten.item %4 : !torch.vtensor<[],si64> -> !torch.int
    %6 = torch.prim.ListConstruct %int-1, %5 : (!torch.int, !torch.int) -> !torch.list<int>
    %7 = torch.aten.broadcast_to %arg0, %6 : !torch.vtensor<[1,3,1],f32>, !torch.list<int> -> !torch.vtensor<[1,3,1],f32>
    return %7 : !torch.vtensor<[1,3,1],f32>
  }
}

