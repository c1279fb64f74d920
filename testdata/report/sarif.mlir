// SARIF: the rules, and a result for an assertion with its place, slice and
// fingerprint. The ending of the file names the form.
//
// RUN: assertion-opt --drop --quiet --report=%t.sarif %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.sarif
//
// The same on standard output.
// RUN: assertion-opt --drop --quiet --report=- --report-format=sarif %s -o /dev/null > %t.out
// RUN: diff %t.sarif %t.out
//
// What was said on the command line wins over the ending.
// RUN: assertion-opt --drop --quiet --report=%t.sarif --report-format=text %s -o /dev/null
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.sarif
// TEXT: drop: 1 assertion

func.func @f(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int loc("models/my net.py":7:9)
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "not {empty}" loc(callsite("check"("/v/site-packages/torch/_check.py":3:1) at "/home/me/net.py":8:5))
  return %x : !torch.vtensor<[?,4],f32>
}

// CHECK: "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
// CHECK: "version": "2.1.0"
// CHECK: "name": "assertion-opt"
// CHECK: "id": "assertion-kept"
// CHECK: "id": "assertion-dropped"
// CHECK: "id": "assertion-always-false"
// CHECK: "id": "size-not-freed"
// CHECK: "id": "backend-refuses"
// CHECK: "results": [
// CHECK: "ruleId": "assertion-dropped"
// CHECK: "level": "note"
// CHECK: "text": "runtime assertion \"not {{[{][{]empty[}][}]}}\" dropped; condition: size(%arg0, 0) > 0; slice: 3 operations of its own; guards func.return at
// CHECK: "locations": [
// CHECK: "uri": "file:///home/me/net.py"
// CHECK: "startLine": 8,
// CHECK-NEXT: "startColumn": 5
// CHECK: "fullyQualifiedName": "f"
// CHECK: "relatedLocations": [
// CHECK: "uri": "{{.*}}sarif.mlir"
// CHECK: "startLine": [[#@LINE-26]]
// CHECK: "text": "torch.constant.int"
// CHECK: "uri": "models/my%20net.py"
// CHECK: "startLine": 7
// CHECK: "text": "torch.aten.size.int"
// CHECK: "text": "torch.aten.gt.int"
// CHECK: "assertionId/v1": "{{[0-9a-f]+}}"
// CHECK: "message": "not {empty}"
