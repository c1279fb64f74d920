// What is wrong with the options is said before anything is read, and an older
// file stays as it was.
// RUN: echo before > %t.svg
// RUN: not assertion-opt --view=%t.jpg %s 2>&1 | FileCheck %s --check-prefix=ENDING
// ENDING: error: --view draws into a file whose name ends in .dot, .svg, .png or .pdf, not '{{.*}}.jpg'
// RUN: not assertion-opt --view=- %s 2>&1 | FileCheck %s --check-prefix=STDOUT
// STDOUT: error: --view draws into a file whose name ends in {{.*}}, not '-'
// RUN: not assertion-opt --view-depth=1 %s 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: error: --view-depth has no effect without --view
// RUN: not assertion-opt --view=%t.svg --view-assertion=0 %s 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: error: --view-assertion takes the number of an assertion, from 1
// RUN: not assertion-opt --view=%t.svg --view-assertion=x %s 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: --view-assertion takes a number from 0, not 'x'
// RUN: not assertion-opt --view=%t.svg --view-all --view-depth=2 %s 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: error: --view-all and --view-depth contradict each other: everything is drawn at any depth
// RUN: not assertion-opt --view=%t.svg --view-before-after %s 2>&1 | FileCheck %s --check-prefix=CHANGES
// CHANGES: error: --view-before-after has no effect without a verb that changes the module
// RUN: not assertion-opt --drop --view=%t.svg --view-before-after --view-assertion=1 %s 2>&1 | FileCheck %s --check-prefix=NUMBERS
// NUMBERS: error: --view-before-after and --view-assertion contradict each other
// RUN: not assertion-opt --view=%t.svg '--view-link={file}#{foo}' %s 2>&1 | FileCheck %s --check-prefix=FIELD
// FIELD: error: --view-link fills in {file}, {line} and {column}, not '{foo}'
// RUN: not assertion-opt --print-policy --view=%t.svg 2>&1 | FileCheck %s --check-prefix=POLICY
// POLICY: error: --print-policy and --view contradict each other
// RUN: not assertion-opt --analyze --view=%t.svg --report=%t.svg %s 2>&1 | FileCheck %s --check-prefix=REPORT
// REPORT: error: the picture and the report are the same file
// RUN: not assertion-opt --drop --view=%t.svg -o %t.svg %s 2>&1 | FileCheck %s --check-prefix=MODULE
// MODULE: error: the picture and the module are the same file
// RUN: cp %s %t.dot
// RUN: not assertion-opt --view=%t.dot %t.dot 2>&1 | FileCheck %s --check-prefix=INPUT
// INPUT: error: the picture and the input are the same file
// RUN: cmp %s %t.dot
//
// What is not there.
// RUN: not assertion-opt --view=%t.svg --view-function=g %s 2>&1 | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: error: --view: there is no function 'g' to draw
// RUN: not assertion-opt --view=%t.svg --view-assertion=2 %s 2>&1 | FileCheck %s --check-prefix=ASSERTION
// ASSERTION: error: --view: there is no assertion 2 to draw: 1 was found
// RUN: not assertion-opt --view=%t.svg --view-assertion=1 --view-function=h %s 2>&1 | FileCheck %s --check-prefix=IN
// IN: error: --view: there is no assertion 1 to draw in that function
// RUN: not assertion-opt --view=%t.none/x.svg %s 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: cannot write '{{.*}}x.svg': No such file or directory
//
// A picture that cannot be drawn takes the module and the report with it.
// RUN: echo before > %t.mlir
// RUN: not assertion-opt --drop --quiet --view=%t.svg --view-function=g %s -o %t.mlir --report=%t.report
// RUN: grep before %t.mlir
// RUN: not ls %t.report
// RUN: grep before %t.svg
//
// So does a verb that fails.
// RUN: echo 'foo' > %t.bad
// RUN: not assertion-opt --drop --view=%t.svg %t.bad
// RUN: grep before %t.svg

func.func @f(%b: i1) {
  cf.assert %b, "m"
  return
}
func.func private @h() {
  return
}
