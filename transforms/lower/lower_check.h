/* What can be lowered: carried checks, whose text is read here, and regions of
 * builtin types. Nothing changes in the IR. Part of lower; no other file
 * includes it. */
#ifndef ASSERTION_TRANSFORMS_LOWER_CHECK_H
#define ASSERTION_TRANSFORMS_LOWER_CHECK_H

#include "analysis/analysis.h"
#include "analysis/text.h"

/* A check that is about to take the place of an operation. */
typedef struct lower_check_t {
  /* Of a carried check: the func.func that its text is, which is this
   * structure's until lower_check_destroy; null for a region. */
  MlirOperation function;
  /* Holds the operations, and has an argument for each operand. */
  MlirBlock block;
  /* Why there is none, in the arena; NULL if there is one. */
  const char *reason;
  /* What is in the way: the operation of the module, or one inside it. */
  MlirOperation obstacle;
} lower_check_t;

/* Reads the check of `op`, a tosa.custom of domain "assertion": its text has to
 * parse, to be a func.func of one block with no operations but those of arith,
 * math and tensor on builtin types and cf.assert, and to have an argument for
 * each operand, of the same element type and rank, whose sizes don't contradict
 * the operand's. Returns false without memory. */
bool lower_check_read(MlirOperation op, arena_t *arena, lower_check_t *check);

/* Looks at a region, operation `id`: everything in it has to be of builtin
 * types and of dialects other than torch's, and its assertion a cf.assert. */
bool lower_check_region(const analysis_t *analysis, uint32_t id, arena_t *arena,
                        lower_check_t *check);

void lower_check_destroy(lower_check_t *check);

#endif
