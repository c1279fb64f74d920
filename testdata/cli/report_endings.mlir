// The ending of --report names the form: the last one, in small letters or in
// capitals, of a name that is more than an ending.
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
// RUN: diff %t/a.json %t/a.JSON
// RUN: assertion-opt --analyze --report=%t/a.json.txt %s
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/a.json.txt
// RUN: assertion-opt --analyze --report=%t/json %s
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/json
// RUN: bash -c 'cd %t; assertion-opt --analyze --report=.json %s'
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/.json
// RUN: mkdir %t/dir.pdf
// RUN: bash -c 'for name in a.TXT a.log dir.pdf/report a. $(mktemp -p . a.XXXXXXXXXX); do assertion-opt --analyze --report=%t/$name %s && diff %t/json %t/$name || exit 1; done'
//
// One that names no form that there is is an error, and nothing is written.
// RUN: not assertion-opt --drop --report=%t/a.pdf %s -o %t/module.mlir 2>&1 | FileCheck %s --check-prefix=PDF
// RUN: not assertion-opt --blockers=tosa --report=%t/a.b %s 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not ls %t/a.pdf %t/module.mlir %t/a.b
// PDF: assertion-opt: error: there is no report in the form that the ending of '{{.*}}/a.pdf' asks for; .html, .json and .sarif are known, and .txt for text, or say it with --report-format
// OTHER: error: there is no report in the form that the ending of '{{.*}}/a.b' asks for
//
// What is said wins, in any direction.
// RUN: assertion-opt --analyze --report=%t/a.pdf --report-format=text %s
// RUN: diff %t/json %t/a.pdf
// RUN: assertion-opt --analyze --report=%t/b.html --report-format=sarif %s
// RUN: diff %t/a.sarif %t/b.html
// RUN: assertion-opt --analyze --report=%t/b.json --report-format=text %s
// RUN: diff %t/json %t/b.json
//
// On a stream there is no ending: text.
// RUN: assertion-opt --analyze --report=- %s | diff %t/json -
// RUN: assertion-opt --analyze --report=/dev/stdout %s | diff %t/json -
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
