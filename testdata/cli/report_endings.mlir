// The ending of --report names the form: the last one, in small letters, of a
// name that is more than an ending.
//
// RUN: rm -rf %t
// RUN: mkdir %t
// RUN: assertion-opt --analyze --report=%t/a.json %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t/a.json
// RUN: assertion-opt --analyze --report=%t/a.sarif.json %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t/a.sarif.json
// RUN: assertion-opt --analyze --report=%t/a.sarif %s
// RUN: FileCheck %s --check-prefix=SARIF --input-file=%t/a.sarif
// RUN: assertion-opt --analyze --report=%t/a.htm %s
// RUN: FileCheck %s --check-prefix=HTML --input-file=%t/a.htm
//
// RUN: assertion-opt --analyze --report=%t/a.JSON %s
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/a.JSON
// RUN: assertion-opt --analyze --report=%t/a.json.txt %s
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/a.json.txt
// RUN: assertion-opt --analyze --report=%t/json %s
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/json
// RUN: bash -c 'cd %t; assertion-opt --analyze --report=.json %s'
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/.json
//
// What is said wins, in any direction.
// RUN: assertion-opt --analyze --report=%t/b.html --report-format=sarif %s
// RUN: diff %t/a.sarif %t/b.html
// RUN: assertion-opt --analyze --report=%t/b.json --report-format=text %s
// RUN: diff %t/a.JSON %t/b.json
//
// On a stream there is no ending: text.
// RUN: assertion-opt --analyze --report=- %s | diff %t/a.JSON -
// RUN: assertion-opt --analyze --report=/dev/stdout %s | diff %t/a.JSON -
//
// The forms are of one report: the same numbers in each.
// JSON: {{^}}[
// JSON: "exclusive": 1,
// SARIF: {{^}}{{[{]$}}
// SARIF: "version": "2.1.0"
// HTML: {{^}}<!DOCTYPE html>
//      TEXT: report_endings.mlir:1{{$}}
// TEXT-NEXT: analyze: 1 assertion{{$}}
//      TEXT: assertions: 1, exclusive operations: 1{{$}}

func.func @f(%c: i1) {
  %d = arith.ori %c, %c : i1
  cf.assert %d, "m"
  return
}
