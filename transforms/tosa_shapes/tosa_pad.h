/* Padding along one dimension. */
#ifndef ASSERTION_TRANSFORMS_TOSA_PAD_H
#define ASSERTION_TRANSFORMS_TOSA_PAD_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* The tensor between zeros along `axis`, `before` and `after` of them; of a
 * number below zero as many elements are cut off. */
MlirValue tosa_surround(tosa_rewrite_t *rewrite, MlirValue tensor,
                        tosa_sizes_t *sizes, intptr_t axis, tosa_size_t before,
                        tosa_size_t after);

#endif
