/* Rules for operations that move a tensor's dimensions: where the elements are
 * not known the sizes are, each from a dimension of the operand. */
#include "transforms/carry/carry_table.h"

enum { MAX_RANK = 16, NOWHERE = -1 };

/* A tensor that the program computes, whose dimension k is dimension of[k] of
 * `source`, or none of it. */
static carry_value_t *moved(carry_t *c, const carry_call_t *call,
                            carry_value_t *source, const int64_t *of) {
  carry_value_t *tensor = carry_leaf(c, mlirOperationGetResult(call->op, 0));
  if (tensor->kind != CARRY_TENSOR)
    return tensor;
  tensor->from = ARENA_NEW(c->arena, carry_from_t, (size_t)tensor->rank + 1);
  for (int64_t k = 0; k < tensor->rank && tensor->from; ++k)
    if (of[k] >= 0 && of[k] < source->rank)
      tensor->from[k] = (carry_from_t){source, of[k]};
  return tensor;
}

/* The rank of the result; operand 0 is a tensor of a known one. Else -1. */
static int64_t result_rank(carry_t *c, const carry_call_t *call) {
  int64_t rank = carry_result_info(c, call).rank;
  bool known = carry_is(call, 0, CARRY_TENSOR) && call->x[0]->rank >= 0 &&
               call->x[0]->rank <= MAX_RANK && rank <= MAX_RANK;
  return known ? rank : -1;
}

/* Sets of[k] to k but for dimension `gap`, where `step` comes in: dimensions
 * behind it move by that, and with a step of 0 it is nowhere. */
static void fill(int64_t *of, int64_t rank, int64_t gap, int64_t step) {
  for (int64_t k = 0; k < rank; ++k)
    of[k] = k < gap ? k : k + step;
  if (step <= 0 && gap < rank)
    of[gap] = NOWHERE;
}

static carry_value_t *refuse(carry_t *c, const carry_call_t *call) {
  return carry_refuse_call(c, call, "moves dimensions that are not known");
}

/* Dimension `k` of the operands, from the end of `rank` where negative. */
static bool dimension(const carry_call_t *call, uint32_t k, int64_t rank,
                      int64_t *dim) {
  if (!carry_known_integer(call, k, dim))
    return false;
  *dim += *dim < 0 ? rank : 0;
  return *dim >= 0 && *dim < rank;
}

carry_value_t *carry_alike(carry_t *c, const carry_call_t *call) {
  int64_t of[MAX_RANK], rank = result_rank(c, call);
  if (rank < 0 || rank != call->x[0]->rank)
    return refuse(c, call);
  fill(of, rank, rank, 0);
  return moved(c, call, call->x[0], of);
}

carry_value_t *carry_copy(carry_t *c, const carry_call_t *call) {
  carry_value_t *value = carry_reshape(c, call);
  return value->kind == CARRY_REFUSED ? carry_alike(c, call) : value;
}

carry_value_t *carry_cast(carry_t *c, const carry_call_t *call) {
  carry_value_t *value = carry_cast_elements(c, call);
  return value->kind == CARRY_REFUSED ? carry_alike(c, call) : value;
}

carry_value_t *carry_unsqueeze(carry_t *c, const carry_call_t *call) {
  int64_t of[MAX_RANK], dim, rank = result_rank(c, call);
  carry_value_t *value = carry_reshape(c, call);
  if (value->kind != CARRY_REFUSED)
    return value;
  if (rank < 0 || rank != call->x[0]->rank + 1 ||
      !dimension(call, 1, rank, &dim))
    return refuse(c, call);
  fill(of, rank, dim, -1);
  return moved(c, call, call->x[0], of);
}

/* Where the size may not be 1 the rank of the result tells. */
carry_value_t *carry_squeeze(carry_t *c, const carry_call_t *call) {
  int64_t of[MAX_RANK], dim, rank = result_rank(c, call);
  carry_value_t *value = carry_reshape(c, call);
  if (value->kind != CARRY_REFUSED)
    return value;
  if (rank < 0 || !dimension(call, 1, call->x[0]->rank, &dim))
    return refuse(c, call);
  if (rank == call->x[0]->rank)
    fill(of, rank, rank, 0);
  else
    fill(of, rank, dim, 1);
  return moved(c, call, call->x[0], of);
}

/* Of the two last dimensions for one that takes none. */
carry_value_t *carry_transpose(carry_t *c, const carry_call_t *call) {
  int64_t of[MAX_RANK], rank = result_rank(c, call), one = 0, other = rank - 1;
  if (rank < 0 || rank != call->x[0]->rank || (call->count == 1 && rank > 2) ||
      (call->count > 1 &&
       (!dimension(call, 1, rank, &one) || !dimension(call, 2, rank, &other))))
    return refuse(c, call);
  fill(of, rank, rank, 0);
  if (rank) {
    of[one] = other;
    of[other] = one;
  }
  return moved(c, call, call->x[0], of);
}

carry_value_t *carry_permute(carry_t *c, const carry_call_t *call) {
  int64_t of[MAX_RANK], rank = result_rank(c, call);
  if (rank < 0 || rank != call->x[0]->rank || !carry_is(call, 1, CARRY_LIST) ||
      call->x[1]->count != rank)
    return refuse(c, call);
  for (int64_t k = 0; k < rank; ++k) {
    carry_call_t element = {.x = call->x[1]->elements,
                            .count = call->x[1]->count};
    if (!dimension(&element, (uint32_t)k, rank, &of[k]))
      return refuse(c, call);
  }
  return moved(c, call, call->x[0], of);
}

carry_value_t *carry_select(carry_t *c, const carry_call_t *call) {
  int64_t of[MAX_RANK], dim, rank = result_rank(c, call);
  carry_value_t *value = carry_select_element(c, call);
  if (value->kind != CARRY_REFUSED)
    return value;
  if (rank < 0 || rank != call->x[0]->rank - 1 ||
      !dimension(call, 1, call->x[0]->rank, &dim))
    return refuse(c, call);
  fill(of, rank, dim, 1);
  return moved(c, call, call->x[0], of);
}

carry_value_t *carry_slice(carry_t *c, const carry_call_t *call) {
  int64_t of[MAX_RANK], dim, rank = result_rank(c, call);
  carry_value_t *value = carry_slice_elements(c, call);
  if (value->kind != CARRY_REFUSED)
    return value;
  if (rank < 0 || rank != call->x[0]->rank || !dimension(call, 1, rank, &dim))
    return refuse(c, call);
  fill(of, rank, dim, 0);
  return moved(c, call, call->x[0], of);
}

/* But for the dimension along which they are put together, tensors are of the
 * sizes of the first. */
carry_value_t *carry_cat(carry_t *c, const carry_call_t *call) {
  int64_t of[MAX_RANK], dim, rank = carry_result_info(c, call).rank;
  carry_value_t *value = carry_cat_elements(c, call);
  if (value->kind != CARRY_REFUSED)
    return value;
  if (!carry_is(call, 0, CARRY_LIST) || !call->x[0]->count || rank < 0 ||
      rank > MAX_RANK || !dimension(call, 1, rank, &dim))
    return refuse(c, call);
  carry_value_t *first = call->x[0]->elements[0];
  if (first->kind != CARRY_TENSOR || first->rank != rank)
    return refuse(c, call);
  fill(of, rank, dim, 0);
  return moved(c, call, first, of);
}
