// Where the report goes: to standard output where no module does, to standard
// error beside one, and to a file where one is named.
//
// RUN: assertion-opt --analyze %s > %t.out 2> %t.err
// RUN: FileCheck %s --input-file=%t.out --implicit-check-not=func.func
// RUN: count 0 < %t.err
// CHECK: where.mlir:1{{$}}
// CHECK-NEXT: analyze: 1 assertion
// CHECK: assertions: 1, exclusive operations: 0{{$}}
//
// RUN: assertion-opt --analyze --report=%t.txt %s > %t.out
// RUN: FileCheck %s --input-file=%t.txt
// RUN: count 0 < %t.out
//
// RUN: assertion-opt --drop --report=%t.txt %s -o %t.module
// RUN: FileCheck %s --check-prefix=DROP --input-file=%t.txt --implicit-check-not=func.func
// RUN: FileCheck %s --check-prefix=MODULE --input-file=%t.module --implicit-check-not=assertion
// DROP: drop: 1 assertion, 1 operation erased{{$}}
// DROP: dropped
// MODULE: func.func @f
// MODULE-NEXT: return
//
// RUN: assertion-opt --drop --quiet --report=- %s -o %t.module \
// RUN:   | FileCheck %s --check-prefix=DROP --implicit-check-not=func.func
//
// As JSON in the same places.
// RUN: assertion-opt --analyze --report-format=json %s | FileCheck %s --check-prefix=JSON
// RUN: assertion-opt --drop --report-format=json --report=%t.txt %s -o /dev/null
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.txt
// JSON: {{^\[$}}
// JSON: "module": "{{.*}}where.mlir:1",
// JSON: "kind": "cf",
// JSON: "message": "m",
// JSON: {{^\]$}}
//
// The same report on the same input, byte for byte.
// RUN: assertion-opt --analyze --report-format=json %s > %t.1
// RUN: assertion-opt --analyze --report-format=json %s > %t.2
// RUN: diff %t.1 %t.2
//
// A report that cannot be written is an error, and no module appears.
// RUN: rm -f %t.module
// RUN: not assertion-opt --drop --quiet --report=%t/no/such %s -o %t.module 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WRITE
// WRITE: error: cannot write '{{.*}}/no/such': No such file or directory
// RUN: not ls %t.module
//
// RUN: not assertion-opt --analyze --report-format=xml %s 2>&1 | FileCheck %s --check-prefix=FORMAT
// FORMAT: error: --report-format is one of text|json|sarif|html, not 'xml'
//
// RUN: cp %s %t.in
// RUN: not assertion-opt --analyze --report=%t.in %t.in 2>&1 | FileCheck %s --check-prefix=INPUT
// INPUT: error: the report would overwrite the input
// RUN: diff %s %t.in

func.func @f(%c: i1) {
  cf.assert %c, "m"
  return
}
