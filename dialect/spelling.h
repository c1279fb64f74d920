/* How types of torch are written, for C: the reader keeps it with each, and to
 * print a type makes tables of all that a module may have aliases for. */
#ifndef ASSERTION_DIALECT_SPELLING_H
#define ASSERTION_DIALECT_SPELLING_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What stands behind "!torch." where `type` is printed, borrowed from the
 * context. Data NULL for a type that the reader did not make, and for one with
 * attributes in it. */
MlirStringRef dialect_spelling(MlirType type);

#ifdef __cplusplus
}
#endif
#endif
