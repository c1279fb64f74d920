/* The context that reads everything the tool meets: torch text, the upstream
 * dialects next to it, StableHLO, and assertion.region. Every other room takes
 * its MlirContext from here, or from the host it is loaded into. */
#ifndef ASSERTION_DIALECT_CONTEXT_H
#define ASSERTION_DIALECT_CONTEXT_H

#include <stdbool.h>

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Creates a context with all the dialects registered; each is loaded when the
 * parser first meets it, so an empty module costs nothing, but assertion's,
 * which --wrap needs. Unregistered dialects are allowed where
 * `allow_unregistered` is true. With `multithreaded`, MLIR verifies functions
 * on its own threads; starting those costs more than reading a small file. The
 * caller destroys the context with mlirContextDestroy. */
MlirContext dialect_context_create(bool allow_unregistered, bool multithreaded);

#ifdef __cplusplus
}
#endif
#endif
