/* Reading a text that stands in an attribute: one operation. It is plain C on
 * the C API, so that a host that has no reader of ours can read it too. */
#ifndef ASSERTION_DIALECT_SNIPPET_H
#define ASSERTION_DIALECT_SNIPPET_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is wrong with a text, at a line and a column of it, both from 1 and 0
 * where it is not known; the message is cut to fit. */
typedef struct dialect_problem_t {
  unsigned line, column;
  char message[256];
} dialect_problem_t;

/* Parses and verifies `text`, which is one operation in the dialects func,
 * arith, math, tensor and cf; those that the context has are loaded first. A
 * NUL is refused, as the parser would take it for the end. Returns the
 * operation, for the caller to destroy, or a null one and the first problem.
 * No diagnostic is emitted, and what other threads say at the same time is
 * left to those whom it concerns. Text that nests deeper than a few brackets is
 * refused before it is parsed, so that any stack will do. */
MlirOperation dialect_parse_snippet(MlirContext context, MlirStringRef text,
                                    dialect_problem_t *problem);

#ifdef __cplusplus
}
#endif
#endif
