/* Numbers computed from sizes that operations take as data. */
#ifndef ASSERTION_TRANSFORMS_TOSA_SCALARS_H
#define ASSERTION_TRANSFORMS_TOSA_SCALARS_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* Marks the number that `op` takes as data; what an operation on numbers whose
 * result is marked computes from. Call both from the last operation to the
 * first. */
void tosa_mark_taken(tosa_rewrite_t *rewrite, MlirOperation op);
void tosa_mark_data(tosa_rewrite_t *rewrite, MlirOperation op);

/* Computes a marked number, in front of `op`. */
void tosa_visit_scalar(tosa_rewrite_t *rewrite, MlirOperation op);

/* Rows: an operation that takes a number, as the one that takes a tensor; and
 * clamp; add and sub, whose factor is a number; prim.NumToTensor. */
tosa_row_t tosa_take_scalar, tosa_clamp_scalar, tosa_add_scaled,
    tosa_num_to_tensor;

#endif
