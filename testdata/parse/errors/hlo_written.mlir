// StableHLO's attributes that stay as they are written, malformed. The first is
// well formed and stays, as do those of later versions.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file %s > %t.out 2> %t.theirs
// RUN: grep -o 'hlo_written.mlir:[0-9]*:[0-9]*: error:' %t | cut -d: -f2 | uniq > %t.lines
// RUN: grep -o 'hlo_written.mlir:[0-9]*:[0-9]*: error:' %t.theirs | cut -d: -f2 | uniq | diff %t.lines -

func.func @right() attributes {
  a = #stablehlo.channel_handle<type = 0, handle = 1>,
  b = #stablehlo.bounds<4, ?>,
  c = #stablehlo<comparison_direction NE>,
  d = #stablehlo<precision "HIGH">,
  e = #chlo<comparison_type FLOAT>,
  f = #stablehlo.result_accuracy_mode<DEFAULT>,
  g = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>
} { return }

// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected integer value
func.func @bounds() attributes {a = #stablehlo.bounds<4, x>} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected '='
func.func @handle() attributes {a = #stablehlo.channel_handle<handle 1, type = 0>} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected 'handle' and 'type', each once
func.func @missing() attributes {a = #stablehlo.channel_handle<handle = 1>} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected 'handle' and 'type', each once
func.func @twice() attributes {a = #stablehlo.channel_handle<handle = 1, handle = 1>} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected valid keyword or string
func.func @number() attributes {a = #stablehlo<comparison_direction 4>} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected valid keyword or string
func.func @chlo() attributes {a = #chlo<precision [HIGH]>} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected valid keyword
func.func @no_word() attributes {a = #stablehlo<= NE>} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected valid keyword
func.func @no_word_either() attributes {a = #chlo<"NE">} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected floating point literal
func.func @real() attributes {a = #stablehlo.result_accuracy<atol = x, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} { return }
// -----
// CHECK: hlo_written.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: expected 'mode'
func.func @mode() attributes {a = #stablehlo.result_accuracy<atol = 1.0, ulp = 2>} { return }
