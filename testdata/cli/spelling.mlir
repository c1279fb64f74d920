// One dash or two, an equals sign or a blank, before or behind the file.
//
// RUN: assertion-opt %s -o %t.1
// RUN: assertion-opt --o=%t.2 %s
// RUN: assertion-opt -o=%t.3 %s
// RUN: assertion-opt -drop -o %t.4 -- %s
// RUN: diff %t.1 %t.2
// RUN: diff %t.1 %t.3
// RUN: diff %t.1 %t.4
// RUN: assertion-opt -only main -drop %s | FileCheck %s
// RUN: env POSIXLY_CORRECT=1 assertion-opt %s --drop --only=main | FileCheck %s

// CHECK: func.func private @f
func.func private @f()
