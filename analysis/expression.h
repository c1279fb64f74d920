/* Conditions written as expressions over what they read, such as
 * `size(%arg0, 1) == size(%arg1, 1)`. */
#ifndef ASSERTION_ANALYSIS_EXPRESSION_H
#define ASSERTION_ANALYSIS_EXPRESSION_H

#include "analysis/analysis.h"
#include "mlir-c/IR.h"

/* The longest expression, in bytes; what would be longer ends in "...". A
 * condition is a graph, and as a tree it may be exponentially larger. */
enum { EXPRESSION_MAX = 240 };

/* Prints the condition of an assertion. Operations of the table in
 * scalar_ops.inc are written as operators and calls, others in slices as calls
 * by their own name; all else is a name such as %arg0, as `names` numbers the
 * values (mlirAsmStateCreateForOperation on the root). An assertion that takes
 * no truth value, such as shape.cstr_eq, is written as a call itself; the
 * condition of an If that raises through others as "...". */
void expression_print(analysis_t *analysis,
                      const analysis_assertion_t *assertion, MlirAsmState names,
                      MlirStringCallback print, void *user_data);

/* The same with $1, $2, ... for names, in the order of their appearance: it
 * does not change when values are numbered anew, nor when the assertion is
 * wrapped.
 */
void expression_print_unnamed(analysis_t *analysis,
                              const analysis_assertion_t *assertion,
                              MlirStringCallback print, void *user_data);

#endif
