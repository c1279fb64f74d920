/* Reading: the one function through which text and bytecode become a module.
 * No other room parses files. */
#ifndef ASSERTION_DIALECT_PARSE_H
#define ASSERTION_DIALECT_PARSE_H

#include <stddef.h>

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where a text comes from, for locations and messages. */
typedef struct dialect_origin_t {
  MlirStringRef file;  /* Name used in locations, "<stdin>" for a pipe. */
  unsigned first_line; /* Line of the file on which the text begins, from 1. */
} dialect_origin_t;

/* Parses `text` and verifies it. Several top-level operations, or one that is
 * no module, get an implicit builtin.module, as in mlir-opt. Bytecode is known
 * by its magic number; operations in it are refused where they have inherent
 * attributes and no dialect here knows them, since MLIR would lose those.
 * Errors are MLIR diagnostics on the context, with the file's own line and
 * column numbers; an operation that torch, StableHLO or CHLO do not have is a
 * warning, once for each name. Returns the module, which the caller destroys
 * with mlirOperationDestroy, or a null operation.
 *
 * `text.data[text.length]` must be readable: the text is used in place where a
 * NUL stands there, and copied otherwise. MLIR recurses on the nesting of what
 * it reads: run this on a thread with a large stack. Text nested deeper than
 * `dialect_max_depth()` brackets is refused before parsing. */
MlirOperation dialect_parse(MlirContext context, MlirStringRef text,
                            dialect_origin_t origin);

/* Destroys what dialect_parse gave, in linear time however deep it nests;
 * MLIR's own mlirOperationDestroy takes time quadratic in the depth. */
void dialect_destroy(MlirOperation module);

/* The deepest nesting of brackets that is handed to MLIR's parser. A thread
 * that parses, prints or destroys such IR needs `dialect_stack_size()` bytes
 * of stack. */
unsigned dialect_max_depth(void);
size_t dialect_stack_size(void);

#ifdef __cplusplus
}
#endif
#endif
