/* Division, of which TOSA has the reciprocal alone. */
#ifndef ASSERTION_TRANSFORMS_TOSA_DIVIDE_H
#define ASSERTION_TRANSFORMS_TOSA_DIVIDE_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* The quotient of two tensors of f64 and of the same sizes, right to the last
 * bit: a number of it may be cut off, and 49 times one through 49 is less than
 * 1. */
MlirValue tosa_divide(tosa_rewrite_t *rewrite, MlirValue dividend,
                      MlirValue divisor);
/* The same but for the last digits. */
MlirValue tosa_divide_nearly(tosa_rewrite_t *rewrite, MlirValue dividend,
                             MlirValue divisor);

#endif
