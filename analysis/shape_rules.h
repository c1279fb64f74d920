/* The rules that shapes.inc names, and what they share. Part of the shape
 * analysis; no other file includes it. */
#ifndef ASSERTION_ANALYSIS_SHAPE_RULES_H
#define ASSERTION_ANALYSIS_SHAPE_RULES_H

#include "analysis/shapes_impl.h"

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

/* Whether operand `k` is the constant true. */
bool shape_is_true(const shape_call_t *call, intptr_t k);

/* The rules: each finds the dimensions of the first result from those of the
 * operands, as PyTorch defines the operation. */
shape_dims_t shape_rule_same(const shape_call_t *call);
shape_dims_t shape_rule_broadcast(const shape_call_t *call);
shape_dims_t shape_rule_view(const shape_call_t *call);
shape_dims_t shape_rule_create(const shape_call_t *call);
shape_dims_t shape_rule_create_1(const shape_call_t *call);
shape_dims_t shape_rule_expand(const shape_call_t *call);
shape_dims_t shape_rule_unflatten(const shape_call_t *call);
shape_dims_t shape_rule_flatten(const shape_call_t *call);
shape_dims_t shape_rule_permute(const shape_call_t *call);
shape_dims_t shape_rule_transpose(const shape_call_t *call);
shape_dims_t shape_rule_reverse(const shape_call_t *call);
shape_dims_t shape_rule_unsqueeze(const shape_call_t *call);
shape_dims_t shape_rule_squeeze(const shape_call_t *call);
shape_dims_t shape_rule_select(const shape_call_t *call);
shape_dims_t shape_rule_reduce_1(const shape_call_t *call);
shape_dims_t shape_rule_reduce_2(const shape_call_t *call);
shape_dims_t shape_rule_reduce_dim(const shape_call_t *call);
shape_dims_t shape_rule_mm(const shape_call_t *call);
shape_dims_t shape_rule_matmul(const shape_call_t *call);
shape_dims_t shape_rule_linear(const shape_call_t *call);
shape_dims_t shape_rule_addmm(const shape_call_t *call);
shape_dims_t shape_rule_cat(const shape_call_t *call);
shape_dims_t shape_rule_index_select(const shape_call_t *call);
shape_dims_t shape_rule_gather(const shape_call_t *call);
shape_dims_t shape_rule_embedding(const shape_call_t *call);
shape_dims_t shape_rule_slice(const shape_call_t *call);
shape_dims_t shape_rule_convolution(const shape_call_t *call);
shape_dims_t shape_rule_max_pool1d(const shape_call_t *call);
shape_dims_t shape_rule_max_pool2d(const shape_call_t *call);
shape_dims_t shape_rule_max_pool3d(const shape_call_t *call);
shape_dims_t shape_rule_avg_pool1d(const shape_call_t *call);
shape_dims_t shape_rule_avg_pool2d(const shape_call_t *call);
shape_dims_t shape_rule_avg_pool3d(const shape_call_t *call);
shape_dims_t shape_rule_pad(const shape_call_t *call);

#endif
