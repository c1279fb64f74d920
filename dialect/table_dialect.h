// Dialects whose operations are rows of the tables: registered operations with
// traits, verifiers and properties, made without generated code.
#ifndef ASSERTION_DIALECT_TABLE_DIALECT_H
#define ASSERTION_DIALECT_TABLE_DIALECT_H

#include "dialect/torch_type.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectRegistry.h"

namespace assertion::table {

/// Gives `dialect` the operations that the tables have under its name and that
/// it does not have itself. Each is compiled at its first use only.
void addTableOperations(mlir::Dialect &dialect);

/// Registers torch, torch_c, tm_tensor, stablehlo and chlo, and the operations
/// with which the tables extend upstream dialects (tosa.assert_equal_shape of
/// LLVM 24). Each is made when first met.
void registerTableDialects(mlir::DialectRegistry &registry);

} // namespace assertion::table
#endif
