// Every field of the report as JSON, of an assertion that is dropped and of
// what a backend refuses.
//
// RUN: assertion-opt --drop --quiet --blockers=tosa --report-format=json --report=%t %s -o /dev/null
// RUN: FileCheck %s --input-file=%t
// RUN: python3 -m json.tool %t > /dev/null

func.func @f(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %c = torch.aten.gt.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.runtime.assert %c, "gr\C3\B6\C3\9Fe \FF \00 \22"
  %r = torch.aten.add.Scalar %x, %n, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %r : !torch.vtensor<[?,4],f32>
}

// CHECK: {{^ *}}{{\[}}{{$}}
// CHECK-NEXT: {{^ *}}{{{$}}
// CHECK-NEXT: {{^ *}}"module": "{{.*}}json.mlir:1",{{$}}
// CHECK-NEXT: {{^ *}}"verbs": [{{$}}
// CHECK-NEXT: {{^ *}}{{{$}}
// CHECK-NEXT: {{^ *}}"verb": "drop",{{$}}
// CHECK-NEXT: {{^ *}}"assertions": [{{$}}
// CHECK-NEXT: {{^ *}}{{{$}}
// CHECK-NEXT: {{^ *}}"number": 1,{{$}}
// CHECK-NEXT: {{^ *}}"id": "{{[0-9a-f]+}}",{{$}}
// CHECK-NEXT: {{^ *}}"function": "f",{{$}}
// CHECK-NEXT: {{^ *}}"kind": "runtime",{{$}}
// CHECK-NEXT: {{^ *}}"wrapped": false,{{$}}
// CHECK-NEXT: {{^ *}}"message": "größe � \u0000 \"",{{$}}
// CHECK-NEXT: {{^ *}}"message_escaped": "größe \\FF \\00 \\22",{{$}}
// CHECK-NEXT: {{^ *}}"location": "\"{{.*}}json.mlir\":[[#@LINE-20]]:3",{{$}}
// CHECK-NEXT: {{^ *}}"place": {{{$}}
// CHECK-NEXT: {{^ *}}"file": "{{.*}}json.mlir",{{$}}
// CHECK-NEXT: {{^ *}}"line": [[#@LINE-23]],{{$}}
// CHECK-NEXT: {{^ *}}"column": 3{{$}}
// CHECK-NEXT: {{^ *}}},{{$}}
// CHECK-NEXT: {{^ *}}"condition": "size(%arg0, 0) > 0",{{$}}
// CHECK-NEXT: {{^ *}}"verdict": "unknown",{{$}}
// CHECK-NEXT: {{^ *}}"action": "dropped",{{$}}
// CHECK-NEXT: {{^ *}}"reason": null,{{$}}
// CHECK-NEXT: {{^ *}}"exclusive": 1,{{$}}
// CHECK-NEXT: {{^ *}}"slice": [{{$}}
// CHECK-NEXT: {{^ *}}{{{$}}
// CHECK-NEXT: {{^ *}}"operation": "torch.aten.gt.int",{{$}}
// CHECK-NEXT: {{^ *}}"location": "\"{{.*}}json.mlir\":[[#@LINE-35]]:8",{{$}}
// CHECK-NEXT: {{^ *}}"place": {{{$}}
// CHECK-NEXT: {{^ *}}"file": "{{.*}}json.mlir",{{$}}
// CHECK-NEXT: {{^ *}}"line": [[#@LINE-38]],{{$}}
// CHECK-NEXT: {{^ *}}"column": 8{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}],{{$}}
// CHECK-NEXT: {{^ *}}"shared": 0,{{$}}
// CHECK-NEXT: {{^ *}}"shared_with": {{{$}}
// CHECK-NEXT: {{^ *}}"names": [],{{$}}
// CHECK-NEXT: {{^ *}}"count": 0,{{$}}
// CHECK-NEXT: {{^ *}}"at_least": false{{$}}
// CHECK-NEXT: {{^ *}}},{{$}}
// CHECK-NEXT: {{^ *}}"reads": {{{$}}
// CHECK-NEXT: {{^ *}}"names": [{{$}}
// CHECK-NEXT: {{^ *}}"%0"{{$}}
// CHECK-NEXT: {{^ *}}],{{$}}
// CHECK-NEXT: {{^ *}}"count": 1,{{$}}
// CHECK-NEXT: {{^ *}}"at_least": false{{$}}
// CHECK-NEXT: {{^ *}}},{{$}}
// CHECK-NEXT: {{^ *}}"guards": {{{$}}
// CHECK-NEXT: {{^ *}}"names": [{{$}}
// CHECK-NEXT: {{^ *}}"torch.aten.add.Scalar at \"{{.*}}json.mlir\":[[#@LINE-56]]:8"{{$}}
// CHECK-NEXT: {{^ *}}],{{$}}
// CHECK-NEXT: {{^ *}}"count": 1,{{$}}
// CHECK-NEXT: {{^ *}}"at_least": false{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}],{{$}}
// CHECK-NEXT: {{^ *}}"notes": [],{{$}}
// CHECK-NEXT: {{^ *}}"exclusive": 1,{{$}}
// CHECK-NEXT: {{^ *}}"unselected": 0,{{$}}
// CHECK-NEXT: {{^ *}}"erased": 2{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}],{{$}}
// CHECK-NEXT: {{^ *}}"blockers": [{{$}}
// CHECK-NEXT: {{^ *}}{{{$}}
// CHECK-NEXT: {{^ *}}"backend": "tosa",{{$}}
// CHECK-NEXT: {{^ *}}"operations": [{{$}}
// CHECK-NEXT: {{^ *}}{{{$}}
// CHECK-NEXT: {{^ *}}"operation": "torch.aten.size.int",{{$}}
// CHECK-NEXT: {{^ *}}"location": "\"{{.*}}json.mlir\":[[#@LINE-78]]:8",{{$}}
// CHECK-NEXT: {{^ *}}"place": {{{$}}
// CHECK-NEXT: {{^ *}}"file": "{{.*}}json.mlir",{{$}}
// CHECK-NEXT: {{^ *}}"line": [[#@LINE-81]],{{$}}
// CHECK-NEXT: {{^ *}}"column": 8{{$}}
// CHECK-NEXT: {{^ *}}},{{$}}
// CHECK-NEXT: {{^ *}}"refused": true,{{$}}
// CHECK-NEXT: {{^ *}}"reason": "the size of self at dim is unknown",{{$}}
// CHECK-NEXT: {{^ *}}"path": {{{$}}
// CHECK-NEXT: {{^ *}}"names": [{{$}}
// CHECK-NEXT: {{^ *}}"torch.aten.size.int",{{$}}
// CHECK-NEXT: {{^ *}}"torch.aten.add.Scalar",{{$}}
// CHECK-NEXT: {{^ *}}"func.return"{{$}}
// CHECK-NEXT: {{^ *}}],{{$}}
// CHECK-NEXT: {{^ *}}"count": 3,{{$}}
// CHECK-NEXT: {{^ *}}"at_least": false{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}},{{$}}
// CHECK-NEXT: {{^ *}}{{{$}}
// CHECK-NEXT: {{^ *}}"operation": "torch.aten.add.Scalar",{{$}}
// CHECK-NEXT: {{^ *}}"location": "\"{{.*}}json.mlir\":[[#@LINE-95]]:8",{{$}}
// CHECK-NEXT: {{^ *}}"place": {{{$}}
// CHECK-NEXT: {{^ *}}"file": "{{.*}}json.mlir",{{$}}
// CHECK-NEXT: {{^ *}}"line": [[#@LINE-98]],{{$}}
// CHECK-NEXT: {{^ *}}"column": 8{{$}}
// CHECK-NEXT: {{^ *}}},{{$}}
// CHECK-NEXT: {{^ *}}"refused": true,{{$}}
// CHECK-NEXT: {{^ *}}"reason": "other is not constant",{{$}}
// CHECK-NEXT: {{^ *}}"path": {{{$}}
// CHECK-NEXT: {{^ *}}"names": [{{$}}
// CHECK-NEXT: {{^ *}}"torch.aten.add.Scalar",{{$}}
// CHECK-NEXT: {{^ *}}"func.return"{{$}}
// CHECK-NEXT: {{^ *}}],{{$}}
// CHECK-NEXT: {{^ *}}"count": 2,{{$}}
// CHECK-NEXT: {{^ *}}"at_least": false{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}]{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}]{{$}}
// CHECK-NEXT: {{^ *}}}{{$}}
// CHECK-NEXT: {{^ *}}]{{$}}
