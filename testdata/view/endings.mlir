// The ending says what is drawn, in small letters or in capitals, and what is
// there begins as such a file does.
//
// RUN: assertion-opt --view=%t.svg %s
// RUN: grep -c '^<svg ' %t.svg | FileCheck %s --check-prefix=ONE
// RUN: assertion-opt --view=%t.png %s
// RUN: bash -c 'head -c 4 %t.png | od -An -c' | FileCheck %s --check-prefix=PNG
// RUN: assertion-opt --view=%t.pdf %s
// RUN: bash -c 'head -c 5 %t.pdf' | FileCheck %s --check-prefix=PDF
// RUN: assertion-opt --view=%t.dot %s
// RUN: grep -c '^digraph assertions {$' %t.dot | FileCheck %s --check-prefix=ONE
// ONE: {{^}}1{{$}}
// PNG: 211 P N G
// PDF: {{^}}%PDF-
//
// The last ending counts; one that only ends alike does not.
// RUN: assertion-opt --view=%t.svg.dot %s
// RUN: grep -c '^digraph' %t.svg.dot | FileCheck %s --check-prefix=ONE
// RUN: not assertion-opt --view=%t.dot.txt %s 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: assertion-opt: error: --view draws into a file whose name ends in .dot, .svg, .png or .pdf, not '{{.*}}.dot.txt'
// RUN: not assertion-opt --view=%tsvg %s 2>&1 | FileCheck %s --check-prefix=NODOT
// NODOT: error: --view draws into a file whose name ends in {{.*}}, not '{{.*}}svg'
// RUN: not assertion-opt --view= %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: --view draws into a file whose name ends in {{.*}}, not ''
//
// Given twice, it must be the same; each picture option has an argument.
// RUN: not assertion-opt --view=a.svg --view=b.svg %s 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: assertion-opt: error: --view is given twice, as 'a.svg' and 'b.svg'
// RUN: not assertion-opt %s --view 2>&1 | FileCheck %s --check-prefix=NOFILE
// NOFILE: assertion-opt: error: --view needs an argument, FILE
// RUN: not assertion-opt %s --view-function 2>&1 | FileCheck %s --check-prefix=NONAME
// NONAME: assertion-opt: error: --view-function needs an argument, NAME
// RUN: not assertion-opt %s --view=%t.svg --view-link 2>&1 | FileCheck %s --check-prefix=NOLINK
// NOLINK: assertion-opt: error: --view-link needs an argument, TEMPLATE
// RUN: not assertion-opt %s --view=%t.svg --view-all=yes 2>&1 | FileCheck %s --check-prefix=NOWORD
// NOWORD: assertion-opt: error: --view-all takes no argument
//
// Every option of pictures wants a picture.
// RUN: not assertion-opt --view-function=f %s 2>&1 | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: assertion-opt: error: --view-function has no effect without --view{{$}}
// RUN: not assertion-opt --view-assertion=1 %s 2>&1 | FileCheck %s --check-prefix=ASSERTION
// ASSERTION: assertion-opt: error: --view-assertion has no effect without --view{{$}}
// RUN: not assertion-opt --view-all %s 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: assertion-opt: error: --view-all has no effect without --view{{$}}
// RUN: not assertion-opt --drop --view-before-after %s 2>&1 | FileCheck %s --check-prefix=BEFORE
// BEFORE: assertion-opt: error: --view-before-after has no effect without --view{{$}}
// RUN: not assertion-opt --view-link= %s 2>&1 | FileCheck %s --check-prefix=LINK
// LINK: assertion-opt: error: --view-link has no effect without --view{{$}}
//
// Numbers are numbers, and not less than they may be.
// RUN: not assertion-opt --view=%t.svg --view-depth=-1 %s 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: assertion-opt: error: --view-depth takes a number from 0, not '-1'
// RUN: not assertion-opt --view=%t.svg --view-depth= %s 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: assertion-opt: error: --view-depth takes a number from 0, not ''
// RUN: not assertion-opt --view=%t.svg --view-assertion=99999999999 %s 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: assertion-opt: error: --view-assertion takes the number of an assertion, from 1
// RUN: not assertion-opt --view=%t.svg --view-assertion=1 %s --drop --only=g 2>&1 | FileCheck %s --check-prefix=ONLY
// ONLY: error: --view: there is no assertion 1 to draw: {{.*}}

func.func @f(%c: i1) {
  cf.assert %c, "m"
  return
}
func.func @g() {
  return
}
