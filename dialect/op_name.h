/* Asking an operation for its name, as everything that reads operations of a
 * dialect it does not link against has to. The characters of a name are the
 * context's, one copy for all operations of that name: their address tells
 * names apart. To look a name up in a table for each operation costs more than
 * most of what is done with it: look it up once a name (analysis_name). */
#ifndef ASSERTION_DIALECT_OP_NAME_H
#define ASSERTION_DIALECT_OP_NAME_H

#include <stdbool.h>

#include "mlir-c/IR.h"

/* The name with its dialect, "torch.aten.size.int"; the context's. */
static inline MlirStringRef op_name(MlirOperation op) {
  return mlirIdentifierStr(mlirOperationGetName(op));
}

/* Whether it is exactly `name`, a C string: all of it, and no longer. A null
 * operation has none. */
static inline bool op_is_named(MlirOperation op, const char *name) {
  return !mlirOperationIsNull(op) &&
         mlirStringRefEqual(op_name(op), mlirStringRefCreateFromCString(name));
}

#endif
