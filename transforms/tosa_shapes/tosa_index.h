/* Reading and writing at computed places: tosa.gather and tosa.scatter with
 * one index for each row of a table, and the arithmetic on indices. */
#ifndef ASSERTION_TRANSFORMS_TOSA_INDEX_H
#define ASSERTION_TRANSFORMS_TOSA_INDEX_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* The rows number `index` of a tensor [rows, width]: [count, width]. Both may
 * have any rank that holds as many elements; `index` has `count` of them. */
MlirValue tosa_take_rows(tosa_rewrite_t *rewrite, MlirValue tensor,
                         tosa_size_t rows, tosa_size_t width, MlirValue index,
                         tosa_size_t count);
/* The other way round; where an index comes twice, either row is kept.
 * The tensor [rows, width] with the rows number `index` replaced by those of
 * `source` [count, width]. */
MlirValue tosa_put_rows(tosa_rewrite_t *rewrite, MlirValue tensor,
                        tosa_size_t rows, tosa_size_t width, MlirValue index,
                        tosa_size_t count, MlirValue source);

/* A size as a builtin tensor of i64 with `rank` dimensions of 1. */
MlirValue tosa_size_tensor(tosa_rewrite_t *rewrite, tosa_size_t size,
                           intptr_t rank);
/* index * size + more, all of i64; `more` may be null. The result has `sizes`,
 * to which the tensors broadcast. */
MlirValue tosa_index_step(tosa_rewrite_t *rewrite, MlirValue index,
                          tosa_size_t size, MlirValue more, tosa_sizes_t sizes);
/* The numbers 0, 1, ... along dimension `axis`; the others of `rank` are 1. */
MlirValue tosa_iota_along(tosa_rewrite_t *rewrite, tosa_size_t size,
                          intptr_t axis, intptr_t rank, tosa_sizes_t *sizes);
/* Indices of which negative ones count from the end, which is `size`. */
MlirValue tosa_index_wrap(tosa_rewrite_t *rewrite, MlirValue index,
                          tosa_size_t size, tosa_sizes_t sizes);
/* tosa.transpose, or the tensor itself where nothing moves; `sizes` change
 * along. The dimensions in another order: result dimension k is `order[k]`. */
MlirValue tosa_permute(tosa_rewrite_t *rewrite, MlirValue tensor,
                       tosa_sizes_t *sizes, const int32_t *order);

#endif
