module {
  func.func @main(%arg0: !torch.vtensor<[40],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[5,?],complex<f32>> {
    %true = torch.constant.bool true
    %int9 = torch.constant.int 9
    %int5 = torch.constant.int 5
    %int33 = torch.constant.int 33
    %int40 = torch.constant.int 40
    %float0.000000e00 = torch.constant.float 0.000000e+00
    %none = torch.constant.none
    %int1 = torch.constant.int 1
    %int-1 = torch.constant.int -1
    %int6 = torch.constant.int 6
    %int8 = torch.constant.int 8
    %int0 = torch.constant.int 0
    %0 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
    %1 = torch.aten.eq.int %0, %int6 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %1, "window size should be equal to win_length"
    %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = torch.aten.constant_pad_nd %arg1, %2, %float0.000000e00 : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[8],f32>
    %4 = torch.prim.ListConstruct %int5, %int33 : (!torch.int, !torch.int) -> !torch.list<int>
    %5 = torch.aten.empty.memory_format %4, %int9, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5,?],complex<f32>>
    %6 = torch.prim.Loop %int33, %true, init(%5) {
    ^bb0(%arg2: !torch.int, %arg3: !torch.vtensor<[5,?],complex<f32>>):
      %7 = torch.aten.add.int %arg2, %int8 : !torch.int, !torch.int -> !torch.int
      %8 = torch.prim.min.int %7, %int40 : !torch.int, !torch.int -> !torch.int
      %9 = torch.aten.sub.int %8, %arg2 : !torch.int, !torch.int -> !torch.int
      %10 = torch.aten.sub.int %int8, %9 : !torch.int, !torch.int -> !torch.int
      %11 = torch.aten.add.int %arg2, %9 : !torch.int, !torch.int -> !torch.int
      %12 = torch.aten.slice.Tensor %arg0, %int-1, %arg2, %11, %int1 : !torch.vtensor<[40],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
      %13 = torch.prim.ListConstruct %int0, %10 : (!torch.int, !torch.int) -> !torch.list<int>
      %14 = torch.aten.constant_pad_nd %12, %13, %float0.000000e00 : !torch.vtensor<[?],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?],f32>
      %15 = torch.tensor_static_info_cast %14 : !torch.vtensor<[?],f32> to !torch.vtensor<[8],f32>
      %16 = torch.aten.mul.Tensor %15, %3 : !torch.vtensor<[8],f32>, !torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>
      %17 = torch.aten.fft_fft %16, %none, %int-1, %none : !torch.vtensor<[8],f32>, !torch.none, !torch.int, !torch.none -> !torch.vtensor<[5],complex<f32>>
      %18 = torch.aten.unsqueeze %17, %int-1 : !torch.vtensor<[5],complex<f32>>, !torch.int -> !torch.vtensor<[5,1],complex<f32>>
      %19 = torch.aten.slice_scatter %arg3, %18, %int-1, %arg2, %none, %int1 : !torch.vtensor<[5,?],complex<f32>>, !torch.vtensor<[5,1],complex<f32>>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[5,?],complex<f32>>
      torch.prim.Loop.condition %true, iter(%19 : !torch.vtensor<[5,?],complex<f32>>)
    } : (!torch.int, !torch.bool, !torch.vtensor<[5,?],complex<f32>>) -> !torch.vtensor<[5,?],complex<f32>>
    return %6 : !torch.vtensor<[5,?],complex<f32>>
  }
}

