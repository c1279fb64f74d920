/* What is written on the nodes, edges and clusters of a picture. All texts are
 * clean (label.h) and live in the arena. */
#ifndef ASSERTION_VIZ_DESCRIBE_H
#define ASSERTION_VIZ_DESCRIBE_H

#include "analysis/analysis.h"
#include "viz/picture.h"
#include "viz/view.h"

/* What it takes to describe a root. `names` numbers its values and prints
 * operations without their regions and large constants. */
typedef struct describe_t {
  arena_t *arena;
  analysis_t *analysis;
  const view_options_t *options;
  MlirAsmState names;
  MlirOpPrintingFlags flags;
} describe_t;

/* Numbers the values of the root, which takes time linear in it; the other way
 * round all is given back but the texts. */
describe_t describe_begin(arena_t *arena, analysis_t *analysis,
                          const view_options_t *options);
void describe_end(describe_t *describe);

/* An operation: its name, its results, the location and all of it under the
 * pointer. A symbol is titled by its own name. */
picture_text_t describe_operation(const describe_t *d, uint32_t id);

/* A constant: its value, cut where it is large. */
picture_text_t describe_constant(const describe_t *d, uint32_t id);

/* An argument of a block: its name and type. */
picture_text_t describe_argument(const describe_t *d, MlirValue value);

/* The operation of an assertion: its name, the condition, the message, and
 * where it is in the source. */
picture_text_t describe_assertion(const describe_t *d, uint32_t assertion);

/* The slice of an assertion: its number and what becomes of it. */
picture_text_t describe_slice(const describe_t *d, uint32_t assertion);

/* What is not an operation but a place in one: only its name and the location.
 */
picture_text_t describe_place(const describe_t *d, uint32_t id);

/* The type of a value, without the "!" and "torch." before it, cut; the value
 * with its whole type. */
const char *describe_type(const describe_t *d, MlirValue value);
const char *describe_value(const describe_t *d, MlirValue value);

/* What becomes of an assertion, from its verdict and the options: that it
 * always fails or holds says more than whether it is dropped. */
picture_fate_t describe_fate(const describe_t *d, uint32_t assertion);

/* "1 operation", "1,234 operations". */
const char *describe_count(const describe_t *d, uint32_t count,
                           const char *what);

#endif
