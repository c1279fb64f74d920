// --timing has a row for each phase that took place, once, in the order in which
// they began; what it says goes to standard error and changes nothing else.
//
// RUN: assertion-opt --drop --quiet %s > %t.1
// RUN: assertion-opt --drop --quiet --timing %s > %t.2 2> %t.err
// RUN: diff %t.1 %t.2
//
// A verb that runs twice is one row, and so is the verification behind each.
// RUN: assertion-opt --wrap --unwrap --wrap --timing %s -o /dev/null 2>&1 | sed 's/.*%%)  //' | FileCheck %s --check-prefix=TWICE
//      TWICE: ----Name----
// TWICE-NEXT: Parse{{$}}
// TWICE-NEXT: wrap{{$}}
// TWICE-NEXT: Verify{{$}}
// TWICE-NEXT: unwrap{{$}}
// TWICE-NEXT: Print{{$}}
// TWICE-NEXT: Rest{{$}}
// TWICE-NEXT: Total{{$}}
//  TWICE-NOT: {{.}}
//
// What changes nothing is not verified, and without a module nothing is printed.
// RUN: assertion-opt --analyze --report=%t.txt --timing %s 2>&1 | sed 's/.*%%)  //' | FileCheck %s --check-prefix=ANALYZE
//      ANALYZE: ----Name----
// ANALYZE-NEXT: Parse{{$}}
// ANALYZE-NEXT: analyze{{$}}
// ANALYZE-NEXT: Rest{{$}}
// ANALYZE-NEXT: Total{{$}}
//  ANALYZE-NOT: {{.}}
//
// A run that fails has its table too, as far as it came.
// RUN: echo foo > %t.bad
// RUN: not assertion-opt --drop --timing %t.bad 2>&1 | sed 's/.*%%)  //' | FileCheck %s --check-prefix=FAILED
//      FAILED: error: custom op 'foo'
//      FAILED: ----Name----
// FAILED-NEXT: Parse{{$}}
// FAILED-NEXT: Rest{{$}}
// FAILED-NEXT: Total{{$}}
//
// What is wrong with the options ends before there is time to measure.
// RUN: not assertion-opt --timing --nope %s 2>&1 | FileCheck %s --check-prefix=NOPE
//      NOPE: error: unknown option '--nope'; see --help{{$}}
//  NOPE-NOT: {{.}}
// RUN: not assertion-opt --timing=1 %s 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: error: --timing takes no argument

func.func @f(%c: i1) {
  cf.assert %c, "m"
  return
}
