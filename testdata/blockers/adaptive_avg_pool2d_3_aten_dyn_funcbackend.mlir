module {
  func.func @main(%arg0: !torch.vtensor<[?,8,?,?],f32>) -> !torch.vtensor<[?,8,3,3],f32> {
    %none = torch.constant.none
    %true = torch.constant.bool true
    %false = torch.constant.bool false
    %int0 = torch.constant.int 0
    %int3 = torch.constant.int 3
    %int2 = torch.constant.int 2
    %0 = torch.aten.size.int %arg0, %int2 : !torch.vtensor<[?,8,?,?],f32>, !torch.int -> !torch.int
    %1 = torch.aten.size.int %arg0, %int3 : !torch.vtensor<[?,8,?,?],f32>, !torch.int -> !torch.int
    %2 = torch.aten.remainder.int %0, %int3 : !torch.int, !torch.int -> !torch.int
    %3 = torch.aten.mul.int %2, %int2 : !torch.int, !torch.int -> !torch.int
    %4 = torch.aten.gt.int %int3, %3 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %4, "unimplemented: only support cases with fixed stride size."
    %5 = torch.aten.eq.int %2, %int0 : !torch.int, !torch.int -> !torch.bool
    %6 = torch.aten.Bool.int %2 : !torch.int -> !torch.bool
    %7 = torch.aten.__not__ %6 : !torch.bool -> !torch.bool
    %8 = torch.aten.Int.bool %7 : !torch.bool -> !torch.int
    %9 = torch.aten.add.int %2, %8 : !torch.int, !torch.int -> !torch.int
    %10 = torch.aten.remainder.int %int3, %9 : !torch.int, !torch.int -> !torch.int
    %11 = torch.aten.eq.int %10, %int0 : !torch.int, !torch.int -> !torch.bool
    %12 = torch.aten.__or__.bool %5, %11 : !torch.bool, !torch.bool -> !torch.bool
    torch.runtime.assert %12, "unimplemented: only support cases with fixed kernel size."
    %13 = torch.aten.floordiv.int %0, %int3 : !torch.int, !torch.int -> !torch.int
    %14 = torch.aten.floordiv.int %0, %int3 : !torch.int, !torch.int -> !torch.int
    %15 = torch.aten.Bool.int %2 : !torch.int -> !torch.bool
    %16 = torch.aten.Int.bool %15 : !torch.bool -> !torch.int
    %17 = torch.aten.add.int %14, %16 : !torch.int, !torch.int -> !torch.int
    %18 = torch.aten.remainder.int %1, %int3 : !torch.int, !torch.int -> !torch.int
    %19 = torch.aten.mul.int %18, %int2 : !torch.int, !torch.int -> !torch.int
    %20 = torch.aten.gt.int %int3, %19 : !torch.int, !torch.int -> !torch.bool
    torch.runtime.assert %20, "unimplemented: only support cases with fixed stride size."
    %21 = torch.aten.eq.int %18, %int0 : !torch.int, !torch.int -> !torch.bool
    %22 = torch.aten.Bool.int %18 : !torch.int -> !torch.bool
    %23 = torch.aten.__not__ %22 : !torch.bool -> !torch.bool
    %24 = torch.aten.Int.bool %23 : !torch.bool -> !torch.int
    %25 = torch.aten.add.int %18, %24 : !torch.int, !torch.int -> !torch.int
    %26 = torch.aten.remainder.int %int3, %25 : !torch.int, !torch.int -> !torch.int
    %27 = torch.aten.eq.int %26, %int0 : !torch.int, !torch.int -> !torch.bool
    %28 = torch.aten.__or__.bool %21, %27 : !torch.bool, !torch.bool -> !torch.bool
    torch.runtime.assert %28, "unimplemented: only support cases with fixed kernel size."
    %29 = torch.aten.floordiv.int %1, %int3 : !torch.int, !torch.int -> !torch.int
    %30 = torch.aten.floordiv.int %1, %int3 : !torch.int, !torch.int -> !torch.int
    %31 = torch.aten.Bool.int %18 : !torch.int -> !torch.bool
    %32 = torch.aten.Int.bool %31 : !torch.bool -> !torch.int
    %33 = torch.aten.add.int %30, %32 : !torch.int, !torch.int -> !torch.int
    %34 = torch.prim.ListConstruct %17, %33 : (!torch.int, !torch.int) -> !torch.list<int>
    %35 = torch.prim.ListConstruct %13, %29 : (!torch.int, !torch.int) -> !torch.list<int>
    %36 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
    %37 = torch.aten.avg_pool2d %arg0, %34, %35, %36, %false, %true, %none : !torch.vtensor<[?,8,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,8,3,3],f32>
    return %37 : !torch.vtensor<[?,8,3,3],f32>
  }
}

