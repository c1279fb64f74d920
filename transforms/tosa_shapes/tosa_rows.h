/* The rows of --tosa-shapes: one function an operation of torch, or several
 * that are alike. Each is a tosa_row_t. */
#ifndef ASSERTION_TRANSFORMS_TOSA_ROWS_H
#define ASSERTION_TRANSFORMS_TOSA_ROWS_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* What several rows share. All sizes are in the order of the dimensions. */

/* Reasons to refuse. */
extern const char tosa_lacks_element[], tosa_no_constant_dim[];

/* The sizes, but where the result's type names one that one. */
tosa_sizes_t tosa_refine(tosa_rewrite_t *rewrite, MlirOperation op,
                         tosa_sizes_t sizes);

/* The builtin tensor with dimensions of 1 in front, up to `rank`, and its
 * sizes. */
MlirValue tosa_pad_rank(tosa_rewrite_t *rewrite, MlirValue value, intptr_t rank,
                        tosa_sizes_t *dims);
/* Asserts that two sizes are equal, or one of them is 1 where they broadcast.
 */
void tosa_require_equal(tosa_rewrite_t *rewrite, tosa_size_t dim,
                        tosa_size_t target, bool broadcast);
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

/* The numbers from 0 to below a size, as a builtin tensor of i64. */
MlirValue tosa_iota(tosa_rewrite_t *rewrite, tosa_size_t size);
/* The product of two tensors of three dimensions, batch by batch. */
MlirValue tosa_multiply(tosa_rewrite_t *rewrite, MlirValue left,
                        MlirValue right, tosa_sizes_t left_dims,
                        tosa_sizes_t right_dims, MlirType element);
/* A bound of a slice as torch clamps it: from the end where it is negative,
 * and between 0 and the size. */
tosa_size_t tosa_clamp(tosa_rewrite_t *rewrite, tosa_size_t bound,
                       tosa_size_t size);

/* Another shape: tosa.reshape. Needed where a list of sizes is computed, or
 * where the result has several unknown sizes. */
tosa_row_t tosa_view, tosa_unsqueeze, tosa_squeeze, tosa_squeeze_dim,
    tosa_flatten, tosa_unflatten, tosa_static_info;
/* Larger tensors, and new ones: tosa.tile, of a constant for new ones. */
tosa_row_t tosa_broadcast, tosa_repeat, tosa_zeros, tosa_ones, tosa_full;
/* arange: constants put together. */
tosa_row_t tosa_arange;
/* Reductions to several unknown sizes. */
tosa_row_t tosa_reduce, tosa_max_dim, tosa_min_dim;
/* Products of matrices: tosa.matmul. */
tosa_row_t tosa_matmul, tosa_linear, tosa_addmm;
/* Windows over unknown sizes: tosa.conv2d and tosa.max_pool2d where they do,
 * and else the windows' contents as a tensor. */
tosa_row_t tosa_convolution, tosa_max_pool, tosa_avg_pool;
/* Windows as a dimension: tosa.gather. */
tosa_row_t tosa_unfold;
/* A number of windows of computed places: those that are not in one masked. */
tosa_row_t tosa_adaptive_pool;
/* Reading and writing at the places that a tensor of indices names: tosa.gather
 * and tosa.scatter, on tensors of which the dimensions in question are one. */
tosa_row_t tosa_embedding, tosa_index_select, tosa_gather, tosa_scatter,
    tosa_index, tosa_index_put;
/* The same at places that are counted. */
tosa_row_t tosa_diagonal, tosa_slice_scatter, tosa_cumsum, tosa_sort;
/* Formulas, element by element; norms. */
tosa_row_t tosa_gelu, tosa_dequantize, tosa_masked_fill, tosa_fill,
    tosa_copy_from, tosa_layer_norm, tosa_rms_norm;
/* Parts, and tensors of parts: tosa.slice, tosa.concat. */
tosa_row_t tosa_slice_tensor, tosa_select, tosa_cat;
/* Padding of computed sizes: tosa.concat, or tosa.slice where it is negative.
 */
tosa_row_t tosa_constant_pad;
/* A list of parts: nothing, as each is written where the list is unpacked. */
tosa_row_t tosa_split, tosa_unpack;
/* Nearest resizing. */
tosa_row_t tosa_nearest;
/* Another element type, as torch rounds. */
tosa_row_t tosa_to_dtype;
/* Operands of lower rank get dimensions of 1, by a reshape that may have
 * several unknown sizes. */
tosa_row_t tosa_equal_ranks;
/* Sizes as data. */
tosa_row_t tosa_sizes_as_tensor;
/* Refuses: torch-mlir would write a constant of unknown size. */
tosa_row_t tosa_random;

#endif
