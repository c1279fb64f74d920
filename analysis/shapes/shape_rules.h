/* The rules that shapes.inc names, and what they share. Part of the shape
 * analysis; no other file includes it. */
#ifndef ASSERTION_ANALYSIS_SHAPE_RULES_H
#define ASSERTION_ANALYSIS_SHAPE_RULES_H

#include "analysis/shapes/shapes_impl.h"

/* That nothing is known. */
static inline shape_dims_t shape_failure(void) {
  return (shape_dims_t){.failed = true};
}

/* Adds a dimension; beyond SHAPE_MAX_RANK the shape has failed. */
void shape_append(shape_dims_t *dims, size_id_t size);

/* The dimensions of tensor operand `k`, the elements of list `k`; failed where
 * it is none. */
shape_dims_t shape_dims_of(const shape_call_t *call, intptr_t k);
shape_dims_t shape_list_of(const shape_call_t *call, intptr_t k);

/* What two shapes broadcast to; failed where one is. In a function that takes
 * unknown dimensions for equal this learns that they are. */
shape_dims_t shape_broadcast_dims(const shape_call_t *call, shape_dims_t a,
                                  shape_dims_t b);

/* Whether operand `k` is the constant true; false. One that is not known is
 * neither. */
bool shape_is_true(const shape_call_t *call, intptr_t k);
bool shape_is_false(const shape_call_t *call, intptr_t k);

/* The rules: each finds the dimensions of the first result from those of the
 * operands, as PyTorch defines the operation. Operands are counted from 0. */
#define SHAPE_CALL const shape_call_t *call

/* Every rule is total: any number and kind of operands, as generic IR may have,
 * gives a failure at worst.
 *
 * Those of operand 0, also where it is reordered within a dimension; those to
 * which all tensor operands broadcast, whatever the scalars among them. */
shape_dims_t shape_rule_same(SHAPE_CALL);
shape_dims_t shape_rule_broadcast(SHAPE_CALL);

/* Those that a list says: operand 1 for a view, where one may be -1, and for an
 * expansion, where -1 is the operand's own; operand 0 or 1 for new tensors. */
shape_dims_t shape_rule_view(SHAPE_CALL);
shape_dims_t shape_rule_expand(SHAPE_CALL);
shape_dims_t shape_rule_create(SHAPE_CALL);
shape_dims_t shape_rule_create_1(SHAPE_CALL);

/* One dimension, operand 1, in the place of which come those of the list in
 * operand 2; dimensions from operand 1 to operand 2 in one. */
shape_dims_t shape_rule_unflatten(SHAPE_CALL);
shape_dims_t shape_rule_flatten(SHAPE_CALL);

/* Other orders: that of the list in operand 1, of operands 1 and 2, which
 * change places, and the reverse. */
shape_dims_t shape_rule_permute(SHAPE_CALL);
shape_dims_t shape_rule_transpose(SHAPE_CALL);
shape_dims_t shape_rule_reverse(SHAPE_CALL);

/* One more or one less, at operand 1. Whether a squeeze takes one away is for
 * the result's type to say. */
shape_dims_t shape_rule_unsqueeze(SHAPE_CALL);
shape_dims_t shape_rule_squeeze(SHAPE_CALL);
shape_dims_t shape_rule_select(SHAPE_CALL);

/* Reductions, of the dimensions in list 1 or 2 or of dimension 1; the operand
 * behind says whether they stay with size 1. */
shape_dims_t shape_rule_reduce_1(SHAPE_CALL);
shape_dims_t shape_rule_reduce_2(SHAPE_CALL);
shape_dims_t shape_rule_reduce_dim(SHAPE_CALL);

/* Products of matrices, with equal, broadcast or no dimensions in front; of the
 * transposed operand 1; of operands 1 and 2, to which operand 0 is added. */
shape_dims_t shape_rule_mm(SHAPE_CALL);
shape_dims_t shape_rule_matmul(SHAPE_CALL);
shape_dims_t shape_rule_linear(SHAPE_CALL);
shape_dims_t shape_rule_addmm(SHAPE_CALL);

/* What takes parts of its operands, or puts them together: at dimension 1 all
 * of a list, those of an index, the index's own shape, rows of a table for each
 * index, and elements from one place to another. A slice of all is the whole
 * dimension; another one is a symbol of its bounds. */
shape_dims_t shape_rule_cat(SHAPE_CALL);
shape_dims_t shape_rule_index_select(SHAPE_CALL);
shape_dims_t shape_rule_gather(SHAPE_CALL);
shape_dims_t shape_rule_embedding(SHAPE_CALL);
shape_dims_t shape_rule_slice(SHAPE_CALL);

/* Windows: the number of places in each dimension behind the channels. Unknown
 * where they are rounded up, or a convolution is transposed. */
shape_dims_t shape_rule_convolution(SHAPE_CALL);
shape_dims_t shape_rule_max_pool1d(SHAPE_CALL);
shape_dims_t shape_rule_max_pool2d(SHAPE_CALL);
shape_dims_t shape_rule_max_pool3d(SHAPE_CALL);
shape_dims_t shape_rule_avg_pool1d(SHAPE_CALL);
shape_dims_t shape_rule_avg_pool2d(SHAPE_CALL);
shape_dims_t shape_rule_avg_pool3d(SHAPE_CALL);

/* Each dimension with what is added before and behind it. */
shape_dims_t shape_rule_pad(SHAPE_CALL);

#undef SHAPE_CALL
#endif
