// Rules of torch operations that no column of the table states, for the table
// in special.cc. Each emits torch-mlir's error where it fails.
#ifndef ASSERTION_DIALECT_RULES_H
#define ASSERTION_DIALECT_RULES_H

#include "mlir/IR/Operation.h"

namespace assertion::table {

/// Whether a value of torch type `subtype` may stand where `type` is asked
/// for: both as TorchType::getText gives them.
bool isTorchSubtype(llvm::StringRef subtype, llvm::StringRef type);

/// What is put together has the types that the whole says. For operations whose
/// own types are verified.
/// What is put together has the types that the whole says. For operations whose
/// own types are verified.
llvm::LogicalResult verifyListConstruct(mlir::Operation *op);
llvm::LogicalResult verifyTupleConstruct(mlir::Operation *op);
llvm::LogicalResult verifyDictConstruct(mlir::Operation *op);

/// Values handed over between an operation and its regions. For when the
/// regions have been verified.
llvm::LogicalResult verifyIfRegions(mlir::Operation *op);
llvm::LogicalResult verifyLoopRegions(mlir::Operation *op);

} // namespace assertion::table
#endif
