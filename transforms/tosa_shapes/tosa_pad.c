/* Padding along one dimension, and torch's padding with a constant. */
#include "transforms/tosa_shapes/tosa_pad.h"

#include "transforms/tosa_shapes/tosa_rows.h"

/* Without the first, or the last, `count` elements along `axis`. */
static MlirValue cut(tosa_rewrite_t *t, MlirValue tensor, tosa_sizes_t *sizes,
                     intptr_t axis, tosa_size_t count, bool last) {
  tosa_sizes_t starts = tosa_sizes(t, sizes->count);
  *sizes = tosa_copy(t, *sizes);
  if (t->build.failed || tosa_is(count, 0))
    return tensor;
  for (intptr_t k = 0; k < starts.count; ++k)
    starts.sizes[k] = tosa_number(0);
  sizes->sizes[axis] = tosa_arith(t, TOSA_SUB, sizes->sizes[axis], count);
  if (!last)
    starts.sizes[axis] = count;
  return tosa_slice(t, tensor, starts, *sizes);
}

/* With `count` times the one element of `filling` in front, or behind. */
static MlirValue extend(tosa_rewrite_t *t, MlirValue tensor,
                        tosa_sizes_t *sizes, intptr_t axis, tosa_size_t count,
                        MlirValue filling, bool last) {
  tosa_sizes_t part = tosa_copy(t, *sizes);
  *sizes = tosa_copy(t, *sizes);
  if (t->build.failed || tosa_is(count, 0))
    return tensor;
  part.sizes[axis] = count;
  sizes->sizes[axis] = tosa_arith(t, TOSA_ADD, sizes->sizes[axis], count);
  MlirValue more = tosa_tile(t, filling, part, part);
  MlirValue both[] = {last ? tensor : more, last ? more : tensor};
  return tosa_op_axis(t, "tosa.concat", axis, *sizes, tosa_element_of(tensor),
                      2, both);
}

/* The tensor between `filling`, or cut off. */
static MlirValue surround(tosa_rewrite_t *t, MlirValue tensor,
                          tosa_sizes_t *sizes, intptr_t axis,
                          const tosa_size_t *sides, MlirValue filling) {
  tosa_size_t zero = tosa_number(0);
  for (int k = 0; k < 2; ++k) {
    tosa_size_t more = sides[k], less = zero;
    if (!tosa_is_natural(more)) {
      less = tosa_arith(t, TOSA_MAX, tosa_arith(t, TOSA_SUB, zero, more), zero);
      more = tosa_arith(t, TOSA_MAX, more, zero);
    }
    tensor = extend(t, tensor, sizes, axis, more, filling, k);
    tensor = cut(t, tensor, sizes, axis, less, k);
  }
  return tensor;
}

MlirValue tosa_surround(tosa_rewrite_t *t, MlirValue tensor,
                        tosa_sizes_t *sizes, intptr_t axis, tosa_size_t before,
                        tosa_size_t after) {
  tosa_size_t sides[] = {before, after};
  MlirValue zero = tosa_splat(t, tosa_element_of(tensor), sizes->count, 0);
  return surround(t, tensor, sizes, axis, sides, zero);
}

/* A number as a tensor of `rank` dimensions of 1; null for what is none. */
static MlirValue filling(tosa_rewrite_t *t, MlirValue number, MlirType element,
                         intptr_t rank) {
  tosa_sizes_t ones = tosa_sizes(t, rank);
  MlirValue scalar = tosa_scalar(t, number);
  if (!scalar.ptr)
    return scalar;
  for (intptr_t k = 0; k < ones.count; ++k)
    ones.sizes[k] = tosa_number(1);
  scalar = tosa_convert(t, scalar, tosa_sizes_of(t, scalar), element);
  return tosa_reshape(t, scalar, ones);
}

/* Padding of computed sizes: the pairs begin with the last dimension. */
tosa_outcome_t tosa_constant_pad(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue list = mlirOperationGetOperand(op, 1);
  tosa_sizes_t pads;
  if (!tosa_is_computed(list))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) ||
      !tosa_is_tensor(t, mlirOperationGetResult(op, 0)))
    return tosa_refuse(t, tosa_lacks_element);
  tosa_sizes_t sizes = tosa_dims(t, self);
  if (!tosa_int_list(t, list, &pads) || pads.count % 2 ||
      pads.count > 2 * sizes.count)
    return tosa_refuse(t, "its padding is no list of sizes");
  MlirValue fill = filling(t, mlirOperationGetOperand(op, 2),
                           tosa_element(t, self), sizes.count);
  if (!fill.ptr)
    return tosa_refuse(t, "what it pads with is no expression of sizes");
  MlirValue tensor = tosa_tensor(t, self);
  for (intptr_t k = 0; 2 * k < pads.count; ++k)
    tensor = surround(t, tensor, &sizes, sizes.count - 1 - k,
                      pads.sizes + 2 * k, fill);
  return tosa_finish(t, op, tensor, tosa_refine(t, op, sizes));
}
