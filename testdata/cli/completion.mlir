// bash completes options, their words and files.
//
// RUN: assertion-opt --help=bash > %t.bash
// RUN: bash %S/inputs/complete.sh %t.bash 'assertion-opt --an' | FileCheck %s --check-prefix=FLAG
// FLAG: {{^}}--analyze{{$}}
// FLAG-NOT: --
//
// RUN: bash %S/inputs/complete.sh %t.bash 'assertion-opt --drop --onl' | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: {{^}}--only={{$}}
//
// RUN: bash %S/inputs/complete.sh %t.bash 'assertion-opt --blockers=' | FileCheck %s --check-prefix=WORDS
// RUN: bash %S/inputs/complete.sh %t.bash 'assertion-opt --blockers ' | FileCheck %s --check-prefix=WORDS
// WORDS: {{^}}tosa{{$}}
// WORDS-NEXT: {{^}}stablehlo{{$}}
// WORDS-NEXT: {{^}}linalg{{$}}
//
// RUN: bash %S/inputs/complete.sh %t.bash 'assertion-opt --report-format=j' | FileCheck %s --check-prefix=WORD
// WORD: {{^}}json{{$}}
// WORD-NOT: text
//
// RUN: rm -rf %t.dir
// RUN: mkdir %t.dir
// RUN: bash -c 'echo > "%t.dir/a b.mlir"'
// RUN: bash %S/inputs/complete.sh %t.bash 'assertion-opt -o %t.dir/' | FileCheck %s --check-prefix=FILE
// RUN: bash %S/inputs/complete.sh %t.bash 'assertion-opt --report=%t.dir/' | FileCheck %s --check-prefix=FILE
// RUN: bash %S/inputs/complete.sh %t.bash 'assertion-opt --drop %t.dir/' | FileCheck %s --check-prefix=FILE
// FILE: {{/}}a b.mlir{{$}}
//
// RUN: assertion-opt --help=zsh | FileCheck %s --check-prefix=ZSH
// ZSH: #compdef assertion-opt
// ZSH: '*--blockers=[{{.*}}]:word:(tosa stablehlo linalg)' \
// ZSH: '1:input:_files'
//
// RUN: assertion-opt --help=fish | FileCheck %s --check-prefix=FISH
// FISH: complete -c assertion-opt -l analyze -d '
// FISH: complete -c assertion-opt -s o -d '{{.*}}' -r -F
