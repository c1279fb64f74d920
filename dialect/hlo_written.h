// StableHLO's and CHLO's attributes that stay as they are written: those whose
// form is known have to have it.
#ifndef ASSERTION_DIALECT_HLO_WRITTEN_H
#define ASSERTION_DIALECT_HLO_WRITTEN_H

#include "mlir/IR/OpImplementation.h"

namespace assertion::table {

/// Reads on behind the mnemonic of an attribute. Fails, with an error, where it
/// is malformed; an attribute that is not known here is left to its dialect's
/// later versions.
mlir::ParseResult checkWritten(mlir::AsmParser &parser,
                               llvm::StringRef mnemonic);

} // namespace assertion::table
#endif
