module {
  func.func @test_nllloss_NCd1d2d3_sum_weight_high_ii_expanded(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],si64>, %arg2: !torch.vtensor<[?],f32>) -> !torch.vtensor<[],f32> attributes {torch.onnx_meta.ir_version = 10 : si64, torch.onnx_meta.opset_version = 22 : si64, torch.onnx_meta.producer_name = "backend-test", torch.onnx_meta.producer_version = ""} {
    %true = torch.constant.bool true
    %int-1 = torch.constant.int -1
    %0 = torch.vtensor.literal(dense<0.000000e+00> : tensor<1xf32>) : !torch.vtensor<[1],f32>
    %int0 = torch.constant.int 0
    %false = torch.constant.bool false
    %1 = torch.vtensor.literal(dense<10> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
    %none = torch.constant.none
    %int1 = torch.constant.int 1
    %2 = torch.aten.unsqueeze %arg1, %int1 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?,1],si64>
    %3 = torch.aten.sub.Tensor %2, %2, %int1 : !torch.vtensor<[?,1],si64>, !torch.vtensor<[?,1],si64>, !torch.int -> !torch.vtensor<[?,1],si64>
    %4 = torch.aten.eq.Tensor %2, %1 : !torch.vtensor<[?,1],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[?,1],i1>
    %5 = torch.aten.where.self %4, %3, %2 : !torch.vtensor<[?,1],i1>, !torch.vtensor<[?,1],si64>, !torch.vtensor<[?,1],si64> -> !torch.vtensor<[?,1],si64>
    %6 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
    %7 = torch.aten.add.Scalar %5, %6, %int1 : !torch.vtensor<[?,1],si64>, !torch.int, !torch.int -> !torch.vtensor<[?,1],si64>
    %8 = torch.aten.lt.Scalar %5, %int0 : !torch.vtensor<[?,1],si64>, !torch.int -> !torch.vtensor<[?,1],i1>
    %9 = torch.aten.where.self %8, %7, %5 : !torch.vtensor<[?,1],i1>, !torch.vtensor<[?,1],si64>, !torch.vtensor<[?,1],si64> -> !torch.vtensor<[?,1],si64>
    %10 = torch.aten.gather %arg0, %int1, %9, %false : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,1],si64>, !torch.bool -> !torch.vtensor<[?,1],f32>
    %11 = torch.aten.where.self %4, %0, %10 : !torch.vtensor<[?,1],i1>, !torch.vtensor<[1],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,1],f32>
    %12 = torch.aten.neg %11 : !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,1],f32>
    %13 = torch.aten.slice.Tensor %12, %int1, %int0, %int1, %int1 : !torch.vtensor<[?,1],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,1],f32>
    %14 = torch.aten.lt.Scalar %5, %int0 : !torch.vtensor<[?,1],si64>, !torch.int -> !torch.vtensor<[?,1],i1>
    %15 = torch.aten.size.int %arg2, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
    %16 = torch.aten.add.Scalar %5, %15, %int1 : !torch.vtensor<[?,1],si64>, !torch.int, !torch.int -> !torch.vtensor<[?,1],si64>
    %17 = torch.aten.where.self %14, %16, %5 : !torch.vtensor<[?,1],i1>, !torch.vtensor<[?,1],si64>, !torch.vtensor<[?,1],si64> -> !torch.vtensor<[?,1],si64>
    %18 = torch.aten.size.int %17, %int0 : !torch.vtensor<[?,1],si64>, !torch.int -> !torch.int
    %19 = torch.prim.ListConstruct %18, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
    %20 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
    %21 = torch.aten.view %17, %20 : !torch.vtensor<[?,1],si64>, !torch.list<int> -> !torch.vtensor<[?],si64>
    %22 = torch.aten.index_select %arg2, %int0, %21 : !torch.vtensor<[?],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?],f32>
    %23 = torch.aten.unflatten.int %22, %int0, %19 : !torch.vtensor<[?],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,1],f32>
    %24 = torch.aten.where.self %4, %0, %23 : !torch.vtensor<[?,1],i1>, !torch.vtensor<[1],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,1],f32>
    torch.runtime.assert %true, "squeeze operation possible for dim only when input_shape[dim] == 1."
    %25 = torch.aten.squeeze.dim %24, %int1 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.vtensor<[?],f32>
    torch.runtime.assert %true, "squeeze operation possible for dim only when input_shape[dim] == 1."
    %26 = torch.aten.squeeze.dim %13, %int1 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.vtensor<[?],f32>
    %27 = torch.aten.mul.Tensor %26, %25 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
    %28 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %29 = torch.aten.sum.dim_IntList %27, %28, %false, %none : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
    return %29 : !torch.vtensor<[],f32>
  }
}

