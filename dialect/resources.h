// External resources: what stands at the end of a file for tools, not for
// dialects. They are opaque here, and kept from reading to printing.
#ifndef ASSERTION_DIALECT_RESOURCES_H
#define ASSERTION_DIALECT_RESOURCES_H

#include "mlir/IR/AsmState.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace assertion {

using Resources = std::unique_ptr<mlir::FallbackAsmResourceMap>;

/// Keeps them, if there are any, with the context, in which each module has its
/// own: two files may name different things alike. Not for several threads at
/// once.
void keepResources(mlir::Operation *module, Resources resources);

/// Those of `module`, borrowed, or null.
mlir::FallbackAsmResourceMap *findResources(mlir::Operation *module);

/// Forgets them, before `module` is destroyed.
void dropResources(mlir::Operation *module);

/// Where the assertion dialect holds them, by module. An entry whose module was
/// destroyed behind our back is overwritten when its address is used again.
using ResourcesByModule = llvm::DenseMap<mlir::Operation *, Resources>;

} // namespace assertion
#endif
