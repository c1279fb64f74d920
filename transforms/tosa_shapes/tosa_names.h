/* What the tables of --tosa-shapes have for the name of an operation. A module
 * has many operations and few names, so each name is looked up once. */
#ifndef ASSERTION_TRANSFORMS_TOSA_NAMES_H
#define ASSERTION_TRANSFORMS_TOSA_NAMES_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* The rows of one name; NULL where a table has none. Each kind of row is known
 * to the file that has its table. */
typedef struct tosa_name_t {
  /* tosa_shapes.inc: how an operation on tensors is written. */
  const struct tosa_shapes_row_t *row;
  /* tosa_sizes.inc: how an integer is computed. */
  const struct tosa_int_row_t *integer;
  /* tosa_entries.inc: how the entries of a small tensor are found. */
  const struct tosa_entries_row_t *entries;
  /* tosa_scalars.inc: how a number is computed as data. */
  const struct tosa_scalar_row_t *scalar;
  /* tosa_data.inc: which numbers it takes as data. */
  const struct tosa_taker_t *taker;
  /* It hands integers on, and computes none: a constant, a list, a list of
   * parts. */
  bool hands_on;
} tosa_name_t;

/* Looks up all names of the analysis; false without memory. Then goes to one
 * operation after the other, whose rows are the rewriting's `name`; the builder
 * stands in front of it. */
bool tosa_names_find(tosa_rewrite_t *rewrite, const analysis_t *analysis);
MlirOperation tosa_enter(tosa_rewrite_t *rewrite, const analysis_t *analysis,
                         uint32_t id);

/* The search in one table, each where the table is. */
const struct tosa_shapes_row_t *tosa_find_row(MlirStringRef name);
const struct tosa_int_row_t *tosa_find_int(MlirStringRef name);
const struct tosa_entries_row_t *tosa_find_entries(MlirStringRef name);
const struct tosa_scalar_row_t *tosa_find_scalar(MlirStringRef name);
const struct tosa_taker_t *tosa_find_taker(MlirStringRef name);

#endif
