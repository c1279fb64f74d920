// What can't be understood, contradicts itself or does nothing is an error.
//
// RUN: not assertion-opt --dorp %s 2>&1 | FileCheck %s --check-prefix=NEAREST
// NEAREST: assertion-opt: error: unknown option '--dorp'; did you mean '--drop'?
//
// RUN: not assertion-opt -split-input-fil %s 2>&1 | FileCheck %s --check-prefix=SPLIT
// SPLIT: unknown option '-split-input-fil'; did you mean '--split-input-file'?
//
// RUN: not assertion-opt --convert-linalg-to-loops %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: unknown option '--convert-linalg-to-loops'; see --help
//
// RUN: not assertion-opt %s -o 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: -o needs an argument, FILE
//
// RUN: not assertion-opt --drop=1 %s 2>&1 | FileCheck %s --check-prefix=NOARGUMENT
// NOARGUMENT: --drop takes no argument
//
// RUN: not assertion-opt %s -o %t.a -o %t.b 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: -o is given twice, as '{{.*}}.a' and '{{.*}}.b'
//
// RUN: not assertion-opt --only=f %s 2>&1 | FileCheck %s --check-prefix=NOVERB
// NOVERB: --only has no effect without a verb
//
// RUN: not assertion-opt --analyze %s -o %t.a 2>&1 | FileCheck %s --check-prefix=NOMODULE
// NOMODULE: -o is where the module goes, but none is printed
//
// RUN: not assertion-opt --drop %s -o %t.a --report=%t.a 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: the module and the report would both go to
//
// RUN: not assertion-opt --drop --match='a(b' %s 2>&1 | FileCheck %s --check-prefix=REGEX
// REGEX: --match: 'a(b' is no regular expression: Unmatched ( or \(
//
// RUN: not assertion-opt --drop --kinds=cf,nope %s 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: --kinds: unknown kind 'nope'; there are runtime, cf, raise,
//
// RUN: not assertion-opt --mlir-elide-elementsattrs-if-larger=x %s 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: takes a number from 0, not 'x'
//
// RUN: not assertion-opt --drop --policy=%t.missing %s 2>&1 | FileCheck %s --check-prefix=POLICY
// POLICY: cannot read '{{.*}}.missing': No such file or directory
//
// Nothing of this has written a file.
// RUN: not ls %t.a

func.func private @f()
