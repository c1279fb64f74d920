/* The rows of --tosa-shapes: one function an operation of torch, or several
 * that are alike. Each is a tosa_row_t. */
#ifndef ASSERTION_TRANSFORMS_TOSA_ROWS_H
#define ASSERTION_TRANSFORMS_TOSA_ROWS_H

#include "transforms/tosa_rewrite.h"

/* The sizes, but where the result's type names one that one. */
tosa_sizes_t tosa_refine(tosa_rewrite_t *rewrite, MlirOperation op,
                         tosa_sizes_t sizes);

/* The builtin tensor with dimensions of 1 in front, up to `rank`, and its
 * sizes. */
MlirValue tosa_pad_rank(tosa_rewrite_t *rewrite, MlirValue value, intptr_t rank,
                        tosa_sizes_t *dims);
/* How often a dimension is repeated to become `target`; where that is not known
 * before the program runs, it is asserted that it is 1 or `target`. */
tosa_size_t tosa_multiple(tosa_rewrite_t *rewrite, tosa_size_t dim,
                          tosa_size_t target);
/* What two sizes broadcast to, taken that they do. */
tosa_size_t tosa_common_size(tosa_rewrite_t *rewrite, tosa_size_t a,
                             tosa_size_t b);
/* A tensor of as many dimensions, broadcast. */
MlirValue tosa_broadcast_tensor(tosa_rewrite_t *rewrite, MlirValue tensor,
                                tosa_sizes_t dims, tosa_sizes_t target);

/* Another shape. */
tosa_outcome_t tosa_view(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_unsqueeze(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_squeeze(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_squeeze_dim(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_flatten(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_unflatten(tosa_rewrite_t *rewrite, MlirOperation op);

/* Larger tensors, and new ones. */
tosa_outcome_t tosa_broadcast(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_zeros(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_ones(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_full(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_arange(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_repeat(tosa_rewrite_t *rewrite, MlirOperation op);

/* The numbers from 0 to below a size, as a builtin tensor of i64. */
MlirValue tosa_iota(tosa_rewrite_t *rewrite, tosa_size_t size);

/* Reductions. */
tosa_outcome_t tosa_reduce(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_max_dim(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_min_dim(tosa_rewrite_t *rewrite, MlirOperation op);

/* Products of matrices. */
tosa_outcome_t tosa_matmul(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_linear(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_addmm(tosa_rewrite_t *rewrite, MlirOperation op);

/* The product of two tensors of three dimensions, batch by batch. */
MlirValue tosa_multiply(tosa_rewrite_t *rewrite, MlirValue left,
                        MlirValue right, tosa_sizes_t left_dims,
                        tosa_sizes_t right_dims, MlirType element);

/* Windows. */
tosa_outcome_t tosa_convolution(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_max_pool(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_avg_pool(tosa_rewrite_t *rewrite, MlirOperation op);

/* Reading and writing at places. */
tosa_outcome_t tosa_embedding(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_index_select(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_gather(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_scatter(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_index(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_index_put(tosa_rewrite_t *rewrite, MlirOperation op);

/* Places that are counted. */
tosa_outcome_t tosa_diagonal(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_slice_scatter(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_cumsum(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_sort(tosa_rewrite_t *rewrite, MlirOperation op);

/* Formulas. */
tosa_outcome_t tosa_gelu(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_dequantize(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_masked_fill(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_fill(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_copy_from(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_layer_norm(tosa_rewrite_t *rewrite, MlirOperation op);
/* Refuses: torch-mlir would write a constant of unknown size. */
tosa_outcome_t tosa_random(tosa_rewrite_t *rewrite, MlirOperation op);

/* Operands of lower rank get dimensions of 1. */
tosa_outcome_t tosa_equal_ranks(tosa_rewrite_t *rewrite, MlirOperation op);

/* Element by element, and parts. */
tosa_outcome_t tosa_to_dtype(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_slice_tensor(tosa_rewrite_t *rewrite, MlirOperation op);
tosa_outcome_t tosa_select(tosa_rewrite_t *rewrite, MlirOperation op);
/* A bound of a slice as torch clamps it: from the end where it is negative,
 * and between 0 and the size. */
tosa_size_t tosa_clamp(tosa_rewrite_t *rewrite, tosa_size_t bound,
                       tosa_size_t size);
tosa_outcome_t tosa_cat(tosa_rewrite_t *rewrite, MlirOperation op);

#endif
