/* Rules for the sizes of tensors. Dimensions count from the end where negative.
 */
#include "transforms/carry/carry_table.h"

static bool has_rank(const carry_call_t *call) {
  return carry_is(call, 0, CARRY_TENSOR) && call->x[0]->rank >= 0;
}

static carry_value_t *refuse_rank(carry_t *c, const carry_call_t *call) {
  return carry_refuse_call(c, call, "takes a tensor whose rank is not known");
}

/* Which dimension an operand says; the first where there is none. */
static bool dimension(const carry_call_t *call, uint32_t k, int64_t *dim) {
  int64_t rank = call->x[0]->rank;
  *dim = 0;
  if (k < call->count && !carry_known_integer(call, k, dim))
    return false;
  *dim += *dim < 0 ? rank : 0;
  return *dim >= 0 && *dim < rank;
}

carry_value_t *carry_size_of(carry_t *c, const carry_call_t *call) {
  int64_t dim;
  if (!has_rank(call))
    return refuse_rank(c, call);
  if (!dimension(call, 1, &dim))
    return carry_refuse_call(
        c, call, "takes a dimension that is not known or not there");
  return carry_size(c, call->x[0], dim);
}

/* The sizes of a tensor, as many as it has dimensions; NULL without memory. */
static carry_value_t **sizes_of(carry_t *c, carry_value_t *tensor) {
  carry_value_t **sizes =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)tensor->rank + 1);
  for (int64_t k = 0; k < tensor->rank && sizes; ++k)
    sizes[k] = carry_size(c, tensor, k);
  return sizes;
}

carry_value_t *carry_sizes(carry_t *c, const carry_call_t *call) {
  if (!has_rank(call))
    return refuse_rank(c, call);
  carry_value_t **sizes = sizes_of(c, call->x[0]);
  return carry_list(c, sizes, sizes ? (uint32_t)call->x[0]->rank : 0);
}

carry_value_t *carry_shape_tensor(carry_t *c, const carry_call_t *call) {
  if (!has_rank(call))
    return refuse_rank(c, call);
  if (call->x[0]->rank > CARRY_MAX_ELEMENTS)
    return carry_refuse_call(c, call, "takes a tensor of too many dimensions");
  int64_t rank = call->x[0]->rank;
  carry_value_t **sizes = sizes_of(c, call->x[0]);
  rank = sizes ? rank : 0;
  return carry_tensor(c, 1, &rank, "i64", sizes);
}

carry_value_t *carry_rank(carry_t *c, const carry_call_t *call) {
  return has_rank(call) ? carry_integer(c, "i64", call->x[0]->rank)
                        : refuse_rank(c, call);
}

carry_value_t *carry_count(carry_t *c, const carry_call_t *call) {
  if (!has_rank(call))
    return refuse_rank(c, call);
  carry_value_t *both[2] = {carry_integer(c, "i64", 1), NULL};
  for (int64_t k = 0; k < call->x[0]->rank; ++k) {
    both[1] = carry_size(c, call->x[0], k);
    int64_t product;
    if (both[0]->known && both[1]->known &&
        !__builtin_mul_overflow(both[0]->integer, both[1]->integer, &product))
      both[0] = carry_integer(c, "i64", product);
    else
      both[0] = carry_emit(c, "i64", "arith.muli $0, $1 : i64", both);
  }
  return both[0];
}
