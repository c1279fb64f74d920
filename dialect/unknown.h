// Operations that a dialect does not have, and that were read all the same.
#ifndef ASSERTION_DIALECT_UNKNOWN_H
#define ASSERTION_DIALECT_UNKNOWN_H

#include "mlir/IR/Operation.h"

namespace assertion {

/// Warns of each name once, where it first stands: an operation of torch,
/// StableHLO or CHLO that no table has may be of a later version, or misspelt.
/// Linear in the operations under `root`.
void warnOfUnknownOperations(mlir::Operation *root);

} // namespace assertion
#endif
