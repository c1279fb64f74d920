// Taking deeply nested operations apart. MLIR's own destructors recurse on the
// nesting, and drop references anew at each level, which takes time quadratic
// in the depth. Here operations are listed once and their regions emptied from
// the innermost out, so that no destructor finds anything nested.
#ifndef ASSERTION_DIALECT_DESTROY_H
#define ASSERTION_DIALECT_DESTROY_H

// Used by dialect_destroy and where the reader gives up on what it has read.
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

namespace assertion {

/// `root` and all operations with regions under it, outer ones first, with
/// their depths: 0 for the root.
llvm::SmallVector<std::pair<mlir::Operation *, unsigned>>
operationsWithRegions(mlir::Operation *root);

/// Empties the regions of the operations, the last of them first.
void clearRegions(
    llvm::ArrayRef<std::pair<mlir::Operation *, unsigned>> operations);

} // namespace assertion
#endif
