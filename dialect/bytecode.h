// Reading MLIR bytecode: refused where MLIR 22 would read an operation that it
// does not know and silently drop its inherent attributes.
#ifndef ASSERTION_DIALECT_BYTECODE_H
#define ASSERTION_DIALECT_BYTECODE_H

#include "dialect/origin.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace assertion {

/// What a file is, not what it should be by its name.
/// Whether the text begins with bytecode's magic number.
bool isBytecode(llvm::StringRef text);

/// Reads and verifies bytecode. Refused is what MLIR cannot read without
/// losing something: inherent attributes of operations that it does not know,
/// which bytecode stores without their names. An error has been emitted where
/// null is returned. External resources go into the map.
mlir::OwningOpRef<mlir::ModuleOp> readBytecode(llvm::StringRef text,
                                               const Origin &origin,
                                               mlir::FallbackAsmResourceMap *);

} // namespace assertion
#endif
