module {
  func.func @test_nonmaxsuppression_two_classes(%arg0: !torch.vtensor<[1,6,4],f32>, %arg1: !torch.vtensor<[1,2,6],f32>, %arg2: !torch.vtensor<[1],si64>, %arg3: !torch.vtensor<[1],f32>, %arg4: !torch.vtensor<[1],f32>) -> !torch.vtensor<[4,3],si64> attributes {torch.onnx_meta.ir_version = 6 : si64, torch.onnx_meta.opset_version = 11 : si64, torch.onnx_meta.producer_name = "backend-test", torch.onnx_meta.producer_version = ""} {
    %none = torch.constant.none
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[1,6,4],f32>, !torch.int -> !torch.int
    %1 = torch.aten.eq.int %0, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %1, "squeeze operation possible for dim only when input_shape[dim] == 1."
    %2 = torch.aten.squeeze.dim %arg0, %int0 : !torch.vtensor<[1,6,4],f32>, !torch.int -> !torch.vtensor<[6,4],f32>
    %int0_0 = torch.constant.int 0
    %int1_1 = torch.constant.int 1
    %3 = torch.aten.size.int %arg1, %int0_0 : !torch.vtensor<[1,2,6],f32>, !torch.int -> !torch.int
    %4 = torch.aten.eq.int %3, %int1_1 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %4, "squeeze operation possible for dim only when input_shape[dim] == 1."
    %5 = torch.aten.squeeze.dim %arg1, %int0_0 : !torch.vtensor<[1,2,6],f32>, !torch.int -> !torch.vtensor<[2,6],f32>
    %int0_2 = torch.constant.int 0
    %int1_3 = torch.constant.int 1
    %6 = torch.aten.size.int %5, %int0_2 : !torch.vtensor<[2,6],f32>, !torch.int -> !torch.int
    %7 = torch.aten.eq.int %6, %int1_3 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %7, "squeeze operation possible for dim only when input_shape[dim] == 1."
    %8 = torch.aten.squeeze.dim %5, %int0_2 : !torch.vtensor<[2,6],f32>, !torch.int -> !torch.vtensor<[6],f32>
    %9 = torch.aten.item %arg4 : !torch.vtensor<[1],f32> -> !torch.float
    %10 = torch.aten.min %8 : !torch.vtensor<[6],f32> -> !torch.vtensor<[],f32>
    %11 = torch.aten.item %10 : !torch.vtensor<[],f32> -> !torch.float
    %12 = torch.aten.ge.float %11, %9 : !torch.float, !torch.float -> !torch.bool
    torch.runtime.assert %12, "unimplemented: score_threshold should be <= min(scores)"
    %int0_4 = torch.constant.int 0
    %int1_5 = torch.constant.int 1
    %float0.000000e00 = torch.constant.float 0.000000e+00
    %13 = torch.aten.item %arg3 : !torch.vtensor<[1],f32> -> !torch.float
    %14 = torch.aten.item %arg2 : !torch.vtensor<[1],si64> -> !torch.int
    %15 = torch.torchvision.nms %2, %8, %13 : !torch.vtensor<[6,4],f32>, !torch.vtensor<[6],f32>, !torch.float -> !torch.vtensor<[?],si64>
    %16 = torch.aten.size.int %15, %int0_4 : !torch.vtensor<[?],si64>, !torch.int -> !torch.int
    %17 = torch.aten.gt.int %16, %14 : !torch.int, !torch.int -> !torch.bool
    %18 = torch.prim.If %17 -> (!torch.vtensor<[4],si64>) {
      %25 = torch.aten.slice.Tensor %15, %int0_4, %int0_4, %14, %int1_5 : !torch.vtensor<[?],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],si64>
      torch.prim.If.yield %25 : !torch.vtensor<[4],si64>
    } else {
      %25 = torch.tensor_static_info_cast %15 : !torch.vtensor<[?],si64> to !torch.vtensor<[4],si64>
      torch.prim.If.yield %25 : !torch.vtensor<[4],si64>
    }
    %19 = torch.aten.unsqueeze %18, %int1_5 : !torch.vtensor<[4],si64>, !torch.int -> !torch.vtensor<[4,1],si64>
    %20 = torch.aten.size.int %19, %int0_4 : !torch.vtensor<[4,1],si64>, !torch.int -> !torch.int
    %int2 = torch.constant.int 2
    %21 = torch.prim.ListConstruct %20, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
    %none_6 = torch.constant.none
    %22 = torch.aten.zeros %21, %none_6, %none_6, %none_6, %none_6 : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4,2],si64>
    %23 = torch.prim.ListConstruct %22, %19 : (!torch.vtensor<[4,2],si64>, !torch.vtensor<[4,1],si64>) -> !torch.list<vtensor>
    %24 = torch.aten.cat %23, %int1_5 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[4,3],si64>
    return %24 : !torch.vtensor<[4,3],si64>
  }
}

