// Line ends of other systems, and none at the end, change nothing.
//
// RUN: split-file %s %t
// RUN: assertion-opt %t/good.mlir -o %t/unix
// RUN: FileCheck %s --input-file=%t/unix
//
// RUN: sed "s/$/\r/" %t/good.mlir > %t/crlf.mlir
// RUN: grep -c "^}.$" %t/crlf.mlir
// RUN: assertion-opt %t/crlf.mlir -o %t/out
// RUN: diff %t/unix %t/out
//
// RUN: head -c -1 %t/good.mlir > %t/cut.mlir
// RUN: not diff %t/good.mlir %t/cut.mlir > %t/difference
// RUN: assertion-opt %t/cut.mlir -o %t/out
// RUN: diff %t/unix %t/out
//
// Lines and columns of messages are the same in both.
// RUN: not assertion-opt %t/bad.mlir 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: sed -i "s/$/\r/" %t/bad.mlir
// RUN: not assertion-opt %t/bad.mlir 2>&1 | FileCheck %s --check-prefix=BAD

// CHECK-LABEL: func.func @f(%arg0: !torch.bool) -> !torch.int {
// CHECK-NEXT:   torch.runtime.assert %arg0, "message\0D"
// CHECK-NEXT:   %0 = torch.prim.If %arg0 -> (!torch.int) {
// CHECK-NEXT:     %int1 = torch.constant.int 1
// CHECK-NEXT:     torch.prim.If.yield %int1 : !torch.int
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %int2 = torch.constant.int 2
// CHECK-NEXT:     torch.prim.If.yield %int2 : !torch.int
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : !torch.int
// CHECK-NEXT: }
// CHECK-NEXT: torch.global_slot @s : !torch.list<int>

// BAD: bad.mlir:3:27: error: custom op 'torch.constant.int' expected integer value

//--- good.mlir
func.func @f(%c: !torch.bool) -> !torch.int {
  torch.runtime.assert %c, "message\0D" // a comment ends with the line
  %r = torch.prim.If %c -> (!torch.int) {
    %int1 = torch.constant.int 1
    torch.prim.If.yield %int1 : !torch.int
  } else {
    %int2 = torch.constant.int 2
    torch.prim.If.yield %int2 : !torch.int
  }
  return %r : !torch.int
}

torch.global_slot @s : !torch.list<
  int
>
//--- bad.mlir

func.func @f() {
  %x = torch.constant.int y
  return
}
