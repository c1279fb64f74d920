// Parts that are read as one module can't be: the note names the option.
// RUN: not assertion-opt %s -o /dev/null 2>&1 | FileCheck %s
// RUN: assertion-opt --split-input-file %s -o /dev/null 2>&1 | count 0
// CHECK: :[[#@LINE+9]]:{{.*}}: error: redefinition of symbol named 'f'
// CHECK: :[[#@LINE+6]]:1: note: '// -----' divides a file in modules with --split-input-file{{$}}

func.func private @f()

func.func private @h()

// -----

func.func private @f()
func.func private @g()
