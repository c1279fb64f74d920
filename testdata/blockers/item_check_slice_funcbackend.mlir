module {
  func.func @main(%arg0: !torch.vtensor<[10,3],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,3],f32> {
    %int2 = torch.constant.int 2
    %int1 = torch.constant.int 1
    %int10 = torch.constant.int 10
    %int0 = torch.constant.int 0
    %0 = torch.aten.Int.Tensor %arg1 : !torch.vtensor<[],si64> -> !torch.int
    %1 = torch.aten.ge.int %0, %int0 : !torch.int, !torch.int -> !torch.bool
    %2 = torch.aten.Int.bool %1 : !torch.bool -> !torch.int
    %3 = torch.aten.Bool.int %2 : !torch.int -> !torch.bool
    torch.runtime.assert %3, "Runtime assertion failed for expression u0 >= 0 on node 'ge_2'"
    %4 = torch.aten.le.int %0, %int10 : !torch.int, !torch.int -> !torch.bool
    %5 = torch.aten.Int.bool %4 : !torch.bool -> !torch.int
    %6 = torch.aten.Bool.int %5 : !torch.int -> !torch.bool
    torch.runtime.assert %6, "Runtime assertion failed for expression u0 <= 10 on node 'le_2'"
    %7 = torch.aten.slice.Tensor %arg0, %int0, %int0, %0, %int1 : !torch.vtensor<[10,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,3],f32>
    %8 = torch.aten.mul.Scalar %7, %int2 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
    return %8 : !torch.vtensor<[?,3],f32>
  }
}

