module {
  func.func @main(%arg0: !torch.vtensor<[2,5,2,3],f32>, %arg1: !torch.vtensor<[5],f32>, %arg2: !torch.vtensor<[5],f32>, %arg3: !torch.vtensor<[5],f32>, %arg4: !torch.vtensor<[5],f32>) -> !torch.vtensor<[2,5,2,3],f32> {
    %int3 = torch.constant.int 3
    %int2 = torch.constant.int 2
    %float1.000000e-05 = torch.constant.float 1.000000e-05
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %none = torch.constant.none
    %int5 = torch.constant.int 5
    %0 = torch.aten.unsqueeze %arg3, %int0 : !torch.vtensor<[5],f32>, !torch.int -> !torch.vtensor<[1,5],f32>
    %1 = torch.aten.unsqueeze %0, %int2 : !torch.vtensor<[1,5],f32>, !torch.int -> !torch.vtensor<[1,5,1],f32>
    %2 = torch.aten.unsqueeze %1, %int3 : !torch.vtensor<[1,5,1],f32>, !torch.int -> !torch.vtensor<[1,5,1,1],f32>
    %3 = torch.aten.unsqueeze %arg4, %int0 : !torch.vtensor<[5],f32>, !torch.int -> !torch.vtensor<[1,5],f32>
    %4 = torch.aten.unsqueeze %3, %int2 : !torch.vtensor<[1,5],f32>, !torch.int -> !torch.vtensor<[1,5,1],f32>
    %5 = torch.aten.unsqueeze %4, %int3 : !torch.vtensor<[1,5,1],f32>, !torch.int -> !torch.vtensor<[1,5,1,1],f32>
    %6 = torch.aten.add.Scalar %5, %float1.000000e-05, %int1 : !torch.vtensor<[1,5,1,1],f32>, !torch.float, !torch.int -> !torch.vtensor<[1,5,1,1],f32>
    %7 = torch.aten.rsqrt %6 : !torch.vtensor<[1,5,1,1],f32> -> !torch.vtensor<[1,5,1,1],f32>
    %8 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
    %9 = torch.aten.empty.memory_format %8, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
    %10 = torch.aten.empty.memory_format %8, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
    %11 = torch.aten.sub.Tensor %arg0, %2, %int1 : !torch.vtensor<[2,5,2,3],f32>, !torch.vtensor<[1,5,1,1],f32>, !torch.int -> !torch.vtensor<[2,5,2,3],f32>
    %12 = torch.aten.mul.Tensor %11, %7 : !torch.vtensor<[2,5,2,3],f32>, !torch.vtensor<[1,5,1,1],f32> -> !torch.vtensor<[2,5,2,3],f32>
    %13 = torch.aten.unsqueeze %arg1, %int0 : !torch.vtensor<[5],f32>, !torch.int -> !torch.vtensor<[1,5],f32>
    %14 = torch.aten.unsqueeze %13, %int2 : !torch.vtensor<[1,5],f32>, !torch.int -> !torch.vtensor<[1,5,1],f32>
    %15 = torch.aten.unsqueeze %14, %int3 : !torch.vtensor<[1,5,1],f32>, !torch.int -> !torch.vtensor<[1,5,1,1],f32>
    %16 = torch.aten.mul.Tensor %12, %15 : !torch.vtensor<[2,5,2,3],f32>, !torch.vtensor<[1,5,1,1],f32> -> !torch.vtensor<[2,5,2,3],f32>
    %17 = torch.aten.unsqueeze %arg2, %int0 : !torch.vtensor<[5],f32>, !torch.int -> !torch.vtensor<[1,5],f32>
    %18 = torch.aten.unsqueeze %17, %int2 : !torch.vtensor<[1,5],f32>, !torch.int -> !torch.vtensor<[1,5,1],f32>
    %19 = torch.aten.unsqueeze %18, %int3 : !torch.vtensor<[1,5,1],f32>, !torch.int -> !torch.vtensor<[1,5,1,1],f32>
    %20 = torch.aten.add.Tensor %16, %19, %int1 : !torch.vtensor<[2,5,2,3],f32>, !torch.vtensor<[1,5,1,1],f32>, !torch.int -> !torch.vtensor<[2,5,2,3],f32>
    return %20 : !torch.vtensor<[2,5,2,3],f32>
  }
}

