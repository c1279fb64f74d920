// Verification of an operation against its description: what ODS would have
// generated for it, from the same declarations. Where the tables say nothing of
// a constraint it is not checked.
#ifndef ASSERTION_DIALECT_VERIFY_H
#define ASSERTION_DIALECT_VERIFY_H

#include "dialect/description.h"

namespace assertion::table {

/// Whether numbers and types of operands and results, attributes and traits
/// are as described. Emits the error that ODS's verifier would.
llvm::LogicalResult verifyOperation(mlir::Operation *op,
                                    const Description &description);

/// Runs on MLIR's verifier threads and keeps no state.
///
/// The same for what regions hold, once that has been verified itself: MLIR
/// calls the one before, the other after the operations in them.
llvm::LogicalResult verifyRegions(mlir::Operation *op,
                                  const Description &description);

/// Whether the inherent ones among `attributes`, which need not be an
/// operation's yet, are of their kinds. `emitError` begins the message.
llvm::LogicalResult
verifyAttributes(const mlir::NamedAttrList &attributes,
                 const Description &description,
                 llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

} // namespace assertion::table
#endif
