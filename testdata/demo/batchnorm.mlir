module {
  func.func @bn(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.vtensor<[?],f32>, %arg3: !torch.vtensor<[?],f32>, %arg4: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
    %int3 = torch.constant.int 3
    %int2 = torch.constant.int 2
    %float1.000000e-05 = torch.constant.float 1.000000e-05
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %none = torch.constant.none
    %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,?,?],f32>, !torch.int -> !torch.int
    %1 = torch.aten.unsqueeze %arg3, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[1,?],f32>
    %2 = torch.aten.unsqueeze %1, %int2 : !torch.vtensor<[1,?],f32>, !torch.int -> !torch.vtensor<[1,?,1],f32>
    %3 = torch.aten.unsqueeze %2, %int3 : !torch.vtensor<[1,?,1],f32>, !torch.int -> !torch.vtensor<[1,?,1,1],f32>
    %4 = torch.aten.unsqueeze %arg4, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[1,?],f32>
    %5 = torch.aten.unsqueeze %4, %int2 : !torch.vtensor<[1,?],f32>, !torch.int -> !torch.vtensor<[1,?,1],f32>
    %6 = torch.aten.unsqueeze %5, %int3 : !torch.vtensor<[1,?,1],f32>, !torch.int -> !torch.vtensor<[1,?,1,1],f32>
    %7 = torch.aten.add.Scalar %6, %float1.000000e-05, %int1 : !torch.vtensor<[1,?,1,1],f32>, !torch.float, !torch.int -> !torch.vtensor<[1,?,1,1],f32>
    %8 = torch.aten.rsqrt %7 : !torch.vtensor<[1,?,1,1],f32> -> !torch.vtensor<[1,?,1,1],f32>
    %9 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
    %10 = torch.aten.empty.memory_format %9, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
    %11 = torch.aten.empty.memory_format %9, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
    %12 = torch.aten.sub.Tensor %arg0, %3, %int1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,?,1,1],f32>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
    %13 = torch.aten.mul.Tensor %12, %8 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,?,1,1],f32> -> !torch.vtensor<[?,?,?,?],f32>
    %14 = torch.aten.unsqueeze %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[1,?],f32>
    %15 = torch.aten.unsqueeze %14, %int2 : !torch.vtensor<[1,?],f32>, !torch.int -> !torch.vtensor<[1,?,1],f32>
    %16 = torch.aten.unsqueeze %15, %int3 : !torch.vtensor<[1,?,1],f32>, !torch.int -> !torch.vtensor<[1,?,1,1],f32>
    %17 = torch.aten.mul.Tensor %13, %16 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,?,1,1],f32> -> !torch.vtensor<[?,?,?,?],f32>
    %18 = torch.aten.unsqueeze %arg2, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[1,?],f32>
    %19 = torch.aten.unsqueeze %18, %int2 : !torch.vtensor<[1,?],f32>, !torch.int -> !torch.vtensor<[1,?,1],f32>
    %20 = torch.aten.unsqueeze %19, %int3 : !torch.vtensor<[1,?,1],f32>, !torch.int -> !torch.vtensor<[1,?,1,1],f32>
    %21 = torch.aten.add.Tensor %17, %20, %int1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,?,1,1],f32>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
    return %21 : !torch.vtensor<[?,?,?,?],f32>
  }
}

