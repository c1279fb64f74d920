// Verification of an operation against its description.
#ifndef ASSERTION_DIALECT_VERIFY_H
#define ASSERTION_DIALECT_VERIFY_H

#include "dialect/description.h"

namespace assertion::table {

/// Whether numbers and types of operands and results, attributes and traits
/// are as described. Emits the error that ODS's verifier would.
llvm::LogicalResult verifyOperation(mlir::Operation *op,
                                    const Description &description);

/// The same for what regions hold, once that has been verified itself.
llvm::LogicalResult verifyRegions(mlir::Operation *op,
                                  const Description &description);

/// Whether the inherent ones among `attributes` are of their kinds.
llvm::LogicalResult
verifyAttributes(const mlir::NamedAttrList &attributes,
                 const Description &description,
                 llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

} // namespace assertion::table
#endif
