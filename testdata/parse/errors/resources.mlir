// Resources at the end of a file that nobody reads.
//
// RUN: not assertion-opt --split-input-file %s 2> %t
// RUN: FileCheck %s --input-file=%t
// RUN: not torch-mlir-opt --split-input-file --allow-unregistered-dialect %s > %t.out 2> %t.theirs
// RUN: diff %t %t.theirs

func.func private @f()
{-#
  dialect_resources: {
    // CHECK: resources.mlir:[[# @LINE + 1]]:19: error: expected hex string blob for key 'a'
    builtin: { a: "04000000" }
  }
#-}

// -----

func.func private @f()
{-#
  dialect_resources: {
    // CHECK: resources.mlir:[[# @LINE + 1]]:19: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes
    builtin: { a: "0x04" }
  }
#-}

// -----

func.func private @f()
{-#
  dialect_resources: {
    // CHECK: resources.mlir:[[# @LINE + 1]]:19: error: expected hex string blob for key 'a'
    builtin: { a: 4 }
  }
#-}

// -----

func.func private @f()
{-#
  dialect_resources: {
    // CHECK: resources.mlir:[[# @LINE + 1]]:5: error: dialect 'nobody' is unknown
    nobody: { a: "0x04000000" }
  }
#-}

// -----

func.func private @f()
{-#
  dialect_resources: {
    // CHECK: resources.mlir:[[# @LINE + 1]]:13: error: unexpected 'resource' section for dialect 'func'
    func: { a: "0x04000000" }
  }
#-}

// -----

func.func private @f()
{-#
  dialect_resources: {
    // CHECK: resources.mlir:[[# @LINE + 1]]:17: error: expected ':'
    builtin: { a "0x04000000" }
  }
#-}

// -----

func.func private @f()
{-#
  dialect_resources: {
    // CHECK: resources.mlir:[[# @LINE + 1]]:13: error: expected '{'
    builtin: "0x04000000"
  }
#-}

// -----

func.func private @f()
{-#
  // CHECK: resources.mlir:[[# @LINE + 1]]:3: error: unknown key 'other_resources' in file metadata dictionary
  other_resources: {
  }
#-}

// -----

func.func private @f()
{-#
  // CHECK: resources.mlir:[[# @LINE + 1]]:21: error: expected ':'
  external_resources {
  }
#-}

// -----

func.func private @f()
{-#
  external_resources: {
    // CHECK: resources.mlir:[[# @LINE + 1]]:16: error: expected string value for key 'a'
    tool: { a: maybe }
  }
#-}

// -----

func.func private @f()
{-#
  external_resources: {
    tool: { a: true
  // CHECK: resources.mlir:[[# @LINE + 1]]:4: error: expected ',' or '}'
  }
#-}

// -----

func.func private @f()
{-#
  external_resources: {
    tool: { a: true }
  // CHECK: resources.mlir:[[# @LINE + 1]]:4: error: expected ',' or '#-}'
  }

// -----

func.func private @f()
{-#
#-}
{-#
  // CHECK: resources.mlir:[[# @LINE + 1]]:3: error: unknown key 'nothing' in file metadata dictionary
  nothing: {}
#-}

// -----

// CHECK: resources.mlir:[[# @LINE + 1]]:55: error: expected identifier key for 'resource' entry
func.func private @f() attributes {a = dense_resource<> : tensor<1xf32>}

// -----

// CHECK: resources.mlir:[[# @LINE + 1]]:57: error: expected ':'
func.func private @f() attributes {a = dense_resource<a>}

// -----

// CHECK: resources.mlir:[[# @LINE + 1]]:58: error: `dense_resource` expected a shaped type
func.func private @f() attributes {a = dense_resource<a> : f32}

// -----

// CHECK: resources.mlir:[[# @LINE + 1]]:56: error: expected '>'
func.func private @f() attributes {a = dense_resource<a : tensor<1xf32>}
