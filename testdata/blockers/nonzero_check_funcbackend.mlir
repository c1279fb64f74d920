module {
  func.func @main(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[1],f32> {
    %0 = torch.vtensor.literal(dense<10> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
    %str = torch.constant.str "floor"
    %1 = torch.vtensor.literal(dense<1> : tensor<1x1xsi64>) : !torch.vtensor<[1,1],si64>
    %2 = torch.vtensor.literal(dense<0> : tensor<10xsi64>) : !torch.vtensor<[10],si64>
    %false = torch.constant.bool false
    %int6 = torch.constant.int 6
    %none = torch.constant.none
    %int10 = torch.constant.int 10
    %int1 = torch.constant.int 1
    %int0 = torch.constant.int 0
    %int4 = torch.constant.int 4
    %3 = torch.aten.ne.Scalar %arg0, %int0 : !torch.vtensor<[10],f32>, !torch.int -> !torch.vtensor<[10],i1>
    %4 = torch.aten.to.dtype %3, %int4, %false, %false, %none : !torch.vtensor<[10],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
    %5 = torch.aten.cumsum %4, %int0, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.none -> !torch.vtensor<[10],si64>
    %6 = torch.aten.sub.Scalar %5, %int1, %int1 : !torch.vtensor<[10],si64>, !torch.int, !torch.int -> !torch.vtensor<[10],si64>
    %7 = torch.aten.clamp %6, %int0, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.none -> !torch.vtensor<[10],si64>
    %8 = torch.aten.arange.start_step %int0, %int10, %int1, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[10],si64>
    %9 = torch.aten.mul.Tensor %8, %4 : !torch.vtensor<[10],si64>, !torch.vtensor<[10],si64> -> !torch.vtensor<[10],si64>
    %10 = torch.aten.scatter_add %2, %int0, %7, %9 : !torch.vtensor<[10],si64>, !torch.int, !torch.vtensor<[10],si64>, !torch.vtensor<[10],si64> -> !torch.vtensor<[10],si64>
    %11 = torch.aten.sum %4, %none : !torch.vtensor<[10],si64>, !torch.none -> !torch.vtensor<[],si64>
    %12 = torch.aten.Int.Tensor %11 : !torch.vtensor<[],si64> -> !torch.int
    %13 = torch.aten.slice.Tensor %10, %int0, %none, %12, %int1 : !torch.vtensor<[10],si64>, !torch.int, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[?],si64>
    %14 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %15 = torch.aten.flip %0, %14 : !torch.vtensor<[1],si64>, !torch.list<int> -> !torch.vtensor<[1],si64>
    %16 = torch.aten.cumprod %15, %int0, %none : !torch.vtensor<[1],si64>, !torch.int, !torch.none -> !torch.vtensor<[1],si64>
    %17 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %18 = torch.aten.flip %16, %17 : !torch.vtensor<[1],si64>, !torch.list<int> -> !torch.vtensor<[1],si64>
    %19 = torch.aten.unsqueeze %13, %int1 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?,1],si64>
    %20 = torch.aten.div.Tensor_mode %19, %1, %str : !torch.vtensor<[?,1],si64>, !torch.vtensor<[1,1],si64>, !torch.str -> !torch.vtensor<[?,1],si64>
    %21 = torch.aten.remainder.Tensor %20, %0 : !torch.vtensor<[?,1],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[?,1],si64>
    %22 = torch.aten.size.int %21, %int0 : !torch.vtensor<[?,1],si64>, !torch.int -> !torch.int
    %23 = torch.aten.ge.int %22, %int1 : !torch.int, !torch.int -> !torch.bool
    %24 = torch.aten.Int.bool %23 : !torch.bool -> !torch.int
    %25 = torch.aten.Bool.int %24 : !torch.int -> !torch.bool
    torch.runtime.assert %25, "Runtime assertion failed for expression u0 >= 1 on node 'ge_1'"
    %26 = torch.aten.le.int %22, %int10 : !torch.int, !torch.int -> !torch.bool
    %27 = torch.aten.Int.bool %26 : !torch.bool -> !torch.int
    %28 = torch.aten.Bool.int %27 : !torch.int -> !torch.bool
    torch.runtime.assert %28, "Runtime assertion failed for expression u0 <= 10 on node 'le_1'"
    %29 = torch.aten.to.dtype %21, %int6, %false, %false, %none : !torch.vtensor<[?,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,1],f32>
    %30 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %31 = torch.aten.sum.dim_IntList %29, %30, %false, %none : !torch.vtensor<[?,1],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1],f32>
    return %31 : !torch.vtensor<[1],f32>
  }
}

