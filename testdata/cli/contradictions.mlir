// Options that contradict each other, row by row, with the reason; nothing is
// read or written then.
//
// RUN: not assertion-opt --dump=1 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=LOG --match-full-lines
// LOG: assertion-opt: error: --dump and --split-input-file contradict each other: a log is read for one module of it
// RUN: not assertion-opt --strip --keep-symbols --drop-symbols %s 2>&1 | FileCheck %s --check-prefix=SYMBOLS --match-full-lines
// SYMBOLS: assertion-opt: error: --keep-symbols and --drop-symbols contradict each other: symbols stay or go
//
// The policy alone is printed, so all that would look at a module is refused.
// RUN: not assertion-opt --print-policy --report=%t.json 2>&1 | FileCheck %s --check-prefix=REPORT --match-full-lines
// REPORT: assertion-opt: error: --print-policy and --report contradict each other: it reads no module
// RUN: not assertion-opt --print-policy --dump=last 2>&1 | FileCheck %s --check-prefix=DUMP --match-full-lines
// DUMP: assertion-opt: error: --print-policy and --dump contradict each other: it reads no module
// RUN: not assertion-opt --print-policy --split-input-file 2>&1 | FileCheck %s --check-prefix=SPLIT --match-full-lines
// SPLIT: assertion-opt: error: --print-policy and --split-input-file contradict each other: it reads no module
// RUN: not assertion-opt --print-policy --blockers=tosa 2>&1 | FileCheck %s --check-prefix=BLOCKERS --match-full-lines
// BLOCKERS: assertion-opt: error: --print-policy and --blockers contradict each other: it reads no module
// RUN: not assertion-opt --print-policy --kinds=cf 2>&1 | FileCheck %s --check-prefix=KINDS --match-full-lines
// KINDS: assertion-opt: error: --print-policy and --kinds contradict each other: it reads no module
// RUN: not assertion-opt --print-policy --only=f 2>&1 | FileCheck %s --check-prefix=ONLY --match-full-lines
// ONLY: assertion-opt: error: --print-policy and --only contradict each other: it reads no module
// RUN: not assertion-opt --print-policy --match=f 2>&1 | FileCheck %s --check-prefix=MATCH --match-full-lines
// MATCH: assertion-opt: error: --print-policy and --match contradict each other: it reads no module
// RUN: not assertion-opt --print-policy --keep-at-entry 2>&1 | FileCheck %s --check-prefix=ENTRY --match-full-lines
// ENTRY: assertion-opt: error: --print-policy and --keep-at-entry contradict each other: it reads no module
// RUN: not assertion-opt --print-policy %s 2>&1 | FileCheck %s --check-prefix=INPUT --match-full-lines
// INPUT: assertion-opt: error: --print-policy reads no module, yet '{{.*}}contradictions.mlir' is given
//
// What is about one verb wants that verb.
// RUN: not assertion-opt --drop --keep-symbols %s 2>&1 | FileCheck %s --check-prefix=STRIP --match-full-lines
// STRIP: assertion-opt: error: --keep-symbols has no effect without --strip
// RUN: not assertion-opt --drop --target=tosa-1.1 %s 2>&1 | FileCheck %s --check-prefix=TARGET --match-full-lines
// TARGET: assertion-opt: error: --target has no effect without --tosa-shapes
// RUN: not assertion-opt --tosa-shapes --target=tosa-2 %s 2>&1 | FileCheck %s --check-prefix=VERSION --match-full-lines
// VERSION: assertion-opt: error: --target is one of tosa-1.1, not 'tosa-2'
// RUN: not assertion-opt --lower=later %s 2>&1 | FileCheck %s --check-prefix=LOWER --match-full-lines
// LOWER: assertion-opt: error: --lower is one of assume|entry, not 'later'
//
// A selection that no verb looks at, and one that names nothing.
// RUN: not assertion-opt --dce --kinds=cf %s 2>&1 | FileCheck %s --check-prefix=DCE --match-full-lines
// DCE: assertion-opt: error: --kinds has no effect on --dce, which touches no assertion
// RUN: not assertion-opt --drop-symbols --match=x %s 2>&1 | FileCheck %s --check-prefix=DROPS --match-full-lines
// DROPS: assertion-opt: error: --match has no effect on --drop-symbols, which touches no assertion
// RUN: not assertion-opt --drop --only=@ %s 2>&1 | FileCheck %s --check-prefix=AT --match-full-lines
// AT: assertion-opt: error: --only takes the name of a function, not '@'
// RUN: assertion-opt --dce --drop --kinds=cf --quiet %s | FileCheck %s --check-prefix=BOTH
// BOTH: func.func private @f
//
// A report without a place, or without anything to report.
// RUN: not assertion-opt --report=%t.json %s 2>&1 | FileCheck %s --check-prefix=NOVERB --match-full-lines
// NOVERB: assertion-opt: error: --report has no effect without a verb such as --analyze
// RUN: not assertion-opt --drop --report-format=json %s 2>&1 | FileCheck %s --check-prefix=FORMAT --match-full-lines
// FORMAT: assertion-opt: error: --report-format has no effect without --report or --analyze
// RUN: not assertion-opt --analyze --drop --quiet %s 2>&1 | FileCheck %s --check-prefix=QUIET --match-full-lines
// QUIET: assertion-opt: error: --quiet leaves no place for the report of --analyze; give it one with --report
// RUN: not assertion-opt --drop --blockers=tosa --quiet %s 2>&1 | FileCheck %s --check-prefix=QUIETLY --match-full-lines
// QUIETLY: assertion-opt: error: --quiet leaves no place for the report of --blockers; give it one with --report
// RUN: not ls %t.json

func.func private @f()
