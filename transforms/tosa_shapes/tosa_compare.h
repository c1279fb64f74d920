/* Comparisons of sizes as sizes that are 0 or 1, as TOSA's arithmetic on shapes
 * has no others. */
#ifndef ASSERTION_TRANSFORMS_TOSA_COMPARE_H
#define ASSERTION_TRANSFORMS_TOSA_COMPARE_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* 1 where a relation holds, else 0; known not to be negative. The relation is
 * TOSA_EQ or one behind it. No difference overflows as long as sizes stay
 * within 2^62; false for a constant that does not. */
bool tosa_compare(tosa_rewrite_t *rewrite, tosa_size_op_t relation,
                  tosa_size_t a, tosa_size_t b, tosa_size_t *out);
/* 1 for 0, and 0 for 1. */
tosa_size_t tosa_not(tosa_rewrite_t *rewrite, tosa_size_t flag);

#endif
