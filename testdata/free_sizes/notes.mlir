// The report has a note for each operation that was freed and for each that was
// not, in the order of the program and at their locations.
// RUN: assertion-opt --free-sizes --quiet --report=%t %s -o /dev/null
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t --implicit-check-not=size:
// RUN: assertion-opt --free-sizes --quiet --report=%t --report-format=json %s -o /dev/null
// RUN: python3 -c 'import json, sys; [v] = json.load(open(sys.argv[1]))[0]["verbs"]; print(v["verb"], v["erased"], len(v["assertions"])); [print(n["kind"], n["operation"], n["place"]["line"], n["place"]["column"], n["reason"], sep="|") for n in v["notes"]]' %t \
// RUN:   | FileCheck %s --check-prefix=JSON
//
// Freed a second time nothing is, what is left is left.
// RUN: assertion-opt --free-sizes --dce --free-sizes --quiet --report=%t %s -o /dev/null
// RUN: FileCheck %s --check-prefix=AGAIN --input-file=%t
//
// Quiet is for remarks: the report is the same.
// RUN: assertion-opt --free-sizes --report=%t.loud.txt %s -o /dev/null 2> %t.remarks
// RUN: assertion-opt --free-sizes --quiet --report=%t.quiet.txt %s -o /dev/null 2>&1 | count 0
// RUN: diff %t.loud.txt %t.quiet.txt
// RUN: grep -c remark: %t.remarks | FileCheck %s --check-prefix=COUNT
// COUNT: {{^}}4{{$}}

// TEXT: free-sizes: 1 assertion, 3 operations erased{{$}}
// JSON: {{^}}free-sizes 3 1{{$}}
// AGAIN: free-sizes: 1 assertion
// AGAIN: freed:
// AGAIN: dce:
// AGAIN: free-sizes: 1 assertion
// AGAIN-NOT: freed:
// AGAIN: needs a size: torch.aten.view at {{.*}}: two unknown dimensions in one shape, which constants cannot say
// AGAIN-NEXT: needs a size: torch.aten.ones at {{.*}}: torch.aten._softmax needs it whole
// AGAIN-NEXT: needs a size: torch.aten.div.Scalar at {{.*}}: it takes a size as a number
// AGAIN-NEXT: needs a size: func.return at {{.*}}: it takes a size as a number
// AGAIN-NOT: freed:
func.func @f(%x: !torch.vtensor<[?,?,4],f32>, %b: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[1,?,?,4],f32>, !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?,4],f32>, !torch.int) {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %c2 = torch.constant.int 2
  %c4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %s0 = torch.symbolic_int "s0" {min_val = 0, max_val = 9} : !torch.int
  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %m = torch.aten.size.int %x, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  // An assertion may take sizes: it is no need.
  %e = torch.aten.ge.int %n, %m : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %e, "more rows"
  %l1 = torch.prim.ListConstruct %n, %c4, %m : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %two = torch.aten.view %x, %l1 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4,?],f32>
  // TEXT: {{^}}  needs a size: torch.aten.view at "{{.*}}":[[#@LINE-1]]:10: two unknown dimensions in one shape, which constants cannot say{{$}}
  // JSON-NEXT: size|torch.aten.view|[[#@LINE-2]]|10|two unknown dimensions in one shape, which constants cannot say{{$}}
  %l2 = torch.prim.ListConstruct %n, %m, %c4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %same = torch.aten.view %x, %l2 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,4],f32>
  // TEXT-NEXT: {{^}}  freed: torch.aten.view at "{{.*}}":[[#@LINE-1]]:11: its operand takes its place{{$}}
  // JSON-NEXT: freed|torch.aten.view|[[#@LINE-2]]|11|its operand takes its place{{$}}
  %p = torch.aten.mul.int %n, %m : !torch.int, !torch.int -> !torch.int
  %l3 = torch.prim.ListConstruct %p, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %flat = torch.aten.view %x, %l3 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  // TEXT-NEXT: {{^}}  freed: torch.aten.view at "{{.*}}":[[#@LINE-1]]:11: its shape is constant{{$}}
  // JSON-NEXT: freed|torch.aten.view|[[#@LINE-2]]|11|its shape is constant{{$}}
  %l4 = torch.prim.ListConstruct %c1, %n, %m, %c4 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %more = torch.aten.broadcast_to %x, %l4 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[1,?,?,4],f32>
  // TEXT-NEXT: {{^}}  freed: torch.aten.broadcast_to at "{{.*}}":[[#@LINE-1]]:11: its operand takes its place{{$}}
  // JSON-NEXT: freed|torch.aten.broadcast_to|[[#@LINE-2]]|11|its operand takes its place{{$}}
  %part = torch.aten.slice.Tensor %x, %c0, %c1, %n, %c1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?,4],f32>
  // TEXT-NEXT: {{^}}  freed: torch.aten.slice.Tensor at "{{.*}}":[[#@LINE-1]]:11: its bound is constant{{$}}
  // JSON-NEXT: freed|torch.aten.slice.Tensor|[[#@LINE-2]]|11|its bound is constant{{$}}
  %bias = torch.aten.broadcast_to %b, %l2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,4],f32>
  // TEXT-NEXT: {{^}}  freed: torch.aten.broadcast_to at "{{.*}}":[[#@LINE-1]]:11: its shape is constant{{$}}
  // JSON-NEXT: freed|torch.aten.broadcast_to|[[#@LINE-2]]|11|its shape is constant{{$}}
  torch.bind_symbolic_shape %bias, [%s0], affine_map<()[s0] -> (s0, s0, 4)> : !torch.vtensor<[?,?,4],f32>
  // TEXT-NEXT: {{^}}  freed: torch.bind_symbolic_shape at "{{.*}}":[[#@LINE-1]]:3: what it says is not so any more{{$}}
  // JSON-NEXT: freed|torch.bind_symbolic_shape|[[#@LINE-2]]|3|what it says is not so any more{{$}}
  %sum = torch.aten.mul.Tensor %bias, %x : !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,?,4],f32> -> !torch.vtensor<[?,?,4],f32>
  %l5 = torch.prim.ListConstruct %m, %c4 : (!torch.int, !torch.int) -> !torch.list<int>
  %ones = torch.aten.ones %l5, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,4],f32>
  // TEXT-NEXT: {{^}}  needs a size: torch.aten.ones at "{{.*}}":[[#@LINE-1]]:11: torch.aten._softmax needs it whole{{$}}
  // JSON-NEXT: size|torch.aten.ones|[[#@LINE-2]]|11|torch.aten._softmax needs it whole{{$}}
  %soft = torch.aten._softmax %ones, %c1, %false : !torch.vtensor<[?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,4],f32>
  %div = torch.aten.div.Scalar %sum, %n : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.vtensor<[?,?,4],f32>
  // TEXT-NEXT: {{^}}  needs a size: torch.aten.div.Scalar at "{{.*}}":[[#@LINE-1]]:10: it takes a size as a number{{$}}
  // JSON-NEXT: size|torch.aten.div.Scalar|[[#@LINE-2]]|10|it takes a size as a number{{$}}
  return %two, %same, %flat, %more, %part, %soft, %div, %n : !torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[1,?,?,4],f32>, !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,?,4],f32>, !torch.int
  // TEXT-NEXT: {{^}}  needs a size: func.return at "{{.*}}":[[#@LINE-1]]:3: it takes a size as a number{{$}}
  // JSON-NEXT: size|func.return|[[#@LINE-2]]|3|it takes a size as a number{{$}}
  // JSON-NOT: {{.}}
}
