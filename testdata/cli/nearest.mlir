// An unknown option names the nearest that there is, of all groups, where one is
// near enough; an abbreviation is not taken for what it may mean.
//
// RUN: not assertion-opt --wrp %s 2>&1 | FileCheck %s --check-prefix=LETTER --match-full-lines
// LETTER: assertion-opt: error: unknown option '--wrp'; did you mean '--wrap'?
// RUN: not assertion-opt --reprot=x %s 2>&1 | FileCheck %s --check-prefix=SWAP --match-full-lines
// SWAP: assertion-opt: error: unknown option '--reprot=x'; did you mean '--report'?
// RUN: not assertion-opt --report-fromat=json %s 2>&1 | FileCheck %s --check-prefix=LONGER --match-full-lines
// LONGER: assertion-opt: error: unknown option '--report-fromat=json'; did you mean '--report-format'?
// RUN: not assertion-opt --Drop %s 2>&1 | FileCheck %s --check-prefix=CASE --match-full-lines
// CASE: assertion-opt: error: unknown option '--Drop'; did you mean '--drop'?
// RUN: not assertion-opt --free_sizes %s 2>&1 | FileCheck %s --check-prefix=SCORE --match-full-lines
// SCORE: assertion-opt: error: unknown option '--free_sizes'; did you mean '--free-sizes'?
// RUN: not assertion-opt ---drop %s 2>&1 | FileCheck %s --check-prefix=DASHES --match-full-lines
// DASHES: assertion-opt: error: unknown option '---drop'; did you mean '--drop'?
// RUN: not assertion-opt --mlir-print-debug %s 2>&1 | FileCheck %s --check-prefix=MLIR --match-full-lines
// MLIR: assertion-opt: error: unknown option '--mlir-print-debug'; did you mean '--mlir-print-debuginfo'?
// RUN: not assertion-opt --keep-goin %s 2>&1 | FileCheck %s --check-prefix=SHORT --match-full-lines
// SHORT: assertion-opt: error: unknown option '--keep-goin'; did you mean '--keep-going'?
//
// Nothing is near to a single letter or to another word.
// RUN: not assertion-opt --v %s 2>&1 | FileCheck %s --check-prefix=ONE --match-full-lines
// ONE: assertion-opt: error: unknown option '--v'; see --help
// RUN: not assertion-opt --xyzzy %s 2>&1 | FileCheck %s --check-prefix=WORD --match-full-lines
// WORD: assertion-opt: error: unknown option '--xyzzy'; see --help
// RUN: not assertion-opt -hh %s 2>&1 | FileCheck %s --check-prefix=TWICE --match-full-lines
// TWICE: assertion-opt: error: unknown option '-hh'; see --help
//
// The first that is wrong is said, and it alone.
// RUN: not assertion-opt --drop --nope1 --nope2 %s 2>&1 | FileCheck %s --check-prefix=FIRST
//      FIRST: assertion-opt: error: unknown option '--nope1'; see --help{{$}}
//  FIRST-NOT: {{.+}}
//
// Behind '--' there are no options, but files.
// RUN: not assertion-opt -- --drop 2>&1 | FileCheck %s --check-prefix=FILE --match-full-lines
// FILE: assertion-opt: error: cannot read '--drop': No such file or directory

func.func private @f()
