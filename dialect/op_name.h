/* Asking an operation for its name, as everything that reads operations of a
 * dialect it does not link against has to. The characters of a name are the
 * context's, one copy for all operations of that name: their address tells
 * names apart. To look a name up in a table for each operation costs more than
 * most of what is done with it: look it up once a name (analysis_name). */
#ifndef ASSERTION_DIALECT_OP_NAME_H
#define ASSERTION_DIALECT_OP_NAME_H

#include <stdbool.h>

#include "mlir-c/IR.h"

/* The name with its dialect, "torch.aten.size.int"; `op` is not null. The
 * string is the context's and lives as long; no NUL need stand behind it. What
 * torch.operator carries is not looked at: that is policy_operator_name, of the
 * analysis. */
static inline MlirStringRef op_name(MlirOperation op) {
  return mlirIdentifierStr(mlirOperationGetName(op));
}

/* Whether its name is exactly `name`, a C string with the dialect in it. A null
 * operation, as a block argument has in the place of the one that defines it,
 * has no name and is none. */
static inline bool op_is_named(MlirOperation op, const char *name) {
  return !mlirOperationIsNull(op) &&
         mlirStringRefEqual(op_name(op), mlirStringRefCreateFromCString(name));
}

#endif
