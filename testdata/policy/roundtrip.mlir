// What --print-policy prints is a policy file that says the same.
//
// RUN: assertion-opt --print-policy -o %t.tables
// RUN: assertion-opt --policy=%t.tables --print-policy -o %t.again
// RUN: sed 's/ *#.*//' %t.tables > %t.1
// RUN: sed 's/ *#.*//' %t.again > %t.2
// RUN: diff %t.1 %t.2
//
// Every line of the tables says that it is from there, and after reading all
// of them where it was read.
// RUN: not grep -v '# table$' %t.tables
// RUN: not grep -v '# .*[.]tables:[0-9]*$' %t.again
//
// So it is with words of one's own, on top of the tables.
// RUN: assertion-opt --print-policy -o %t.own --pure-op=my.size,torch.prim.Print \
// RUN:   --assertion-op=my.check:1 --effect-op=cf.assert,arith.addi
// RUN: assertion-opt --policy=%t.own --print-policy -o %t.own.again
// RUN: sed 's/ *#.*//' %t.own > %t.1
// RUN: sed 's/ *#.*//' %t.own.again > %t.2
// RUN: diff %t.1 %t.2
// RUN: FileCheck %s --input-file=%t.own
//
// CHECK-DAG: {{^}}effects arith.addi{{ +}}# user{{$}}
// CHECK-DAG: {{^}}effects cf.assert{{ +}}# user{{$}}
// CHECK-DAG: {{^}}assertion my.check:1{{ +}}# user{{$}}
// CHECK-DAG: {{^}}pure my.size{{ +}}# user{{$}}
// CHECK-DAG: {{^}}pure torch.prim.Print{{ +}}# user{{$}}
// CHECK-DAG: {{^}}assertion torch.runtime.assert:0{{ +}}# table{{$}}
//
// One name has one line on its effects, and one if it is an assertion.
// RUN: sed 's/ *#.*//; s/^pure/effects/; s/^reads/effects/; s/^recursive/effects/; s/ tensor_free//; s/:[0-9]*$//' %t.own > %t.names
// RUN: sort %t.names > %t.sorted
// RUN: sort -u %t.names > %t.unique
// RUN: diff %t.sorted %t.unique
//
// A module under the policy read back goes the same way.
// RUN: assertion-opt --policy=%t.own --strip --quiet %s > %t.1
// RUN: assertion-opt --pure-op=my.size,torch.prim.Print --assertion-op=my.check:1 \
// RUN:   --effect-op=cf.assert,arith.addi --strip --quiet %s > %t.2
// RUN: diff %t.1 %t.2
// RUN: FileCheck %s --check-prefix=IR --input-file=%t.1

// IR-LABEL: func.func @f(%arg0: i32, %arg1: i1) {
// IR-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// IR-NEXT: cf.assert %arg1, "stays"
// IR-NEXT: return
func.func @f(%n: i32, %c: i1) {
  %a = "my.size"(%n) : (i32) -> i32
  "my.check"(%a, %c) : (i32, i1) -> ()
  %b = arith.addi %n, %n : i32
  cf.assert %c, "stays"
  return
}
