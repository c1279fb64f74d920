/* Operations that repeat a tensor, or make one of the same element. */
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_rows.h"

static const char *const no_size = "an entry of its shape is not a size";

MlirValue tosa_pad_rank(tosa_rewrite_t *t, MlirValue value, intptr_t rank,
                        tosa_sizes_t *dims) {
  tosa_sizes_t own = tosa_dims(t, value);
  MlirValue tensor = tosa_tensor(t, value);
  *dims = tosa_sizes(t, rank);
  for (intptr_t k = 0; k < dims->count; ++k)
    dims->sizes[k] = k < rank - own.count ? tosa_number(1)
                                          : own.sizes[k - (rank - own.count)];
  return own.count == rank ? tensor : tosa_reshape(t, tensor, *dims);
}

void tosa_require_equal(tosa_rewrite_t *t, tosa_size_t dim, tosa_size_t target,
                        bool broadcast) {
  MlirValue operands[2] = {tosa_shape(t, (tosa_sizes_t){&dim, 1}),
                           tosa_shape(t, (tosa_sizes_t){&target, 1})};
  MlirNamedAttribute attributes[] = {
      build_attribute(&t->build, "allow_broadcast",
                      mlirBoolAttrGet(t->build.context, broadcast)),
      build_attribute(&t->build, "assertion.message",
                      build_string(&t->build, "a size does not broadcast"))};
  build_op(&t->build, &(build_spec_t){.name = "tosa.assert_equal_shape",
                                      .num_operands = 2,
                                      .operands = operands,
                                      .num_attributes = 2,
                                      .attributes = attributes});
}

tosa_size_t tosa_multiple(tosa_rewrite_t *t, tosa_size_t dim,
                          tosa_size_t target) {
  if (tosa_is(dim, 1))
    return target;
  if (tosa_same(dim, target) || (dim.known && target.known))
    return tosa_number(1);
  if (dim.known || tosa_is(target, 1)) {
    tosa_require_equal(t, dim, target, false);
    return tosa_number(1);
  }
  tosa_require_equal(t, dim, target, true);
  tosa_size_t times = tosa_arith(t, TOSA_DIV_FLOOR, target,
                                 tosa_arith(t, TOSA_MAX, dim, tosa_number(1)));
  tosa_require_equal(t, tosa_arith(t, TOSA_MUL, dim, times), target, false);
  return times;
}

/* Of two sizes that broadcast: their product by the smaller one. */
tosa_size_t tosa_common_size(tosa_rewrite_t *t, tosa_size_t a, tosa_size_t b) {
  if (tosa_is(a, 1) || tosa_same(a, b))
    return b;
  if (tosa_is(b, 1))
    return a;
  if (a.known)
    return a;
  if (b.known)
    return b;
  tosa_size_t less = tosa_arith(t, TOSA_MIN, a, b);
  return tosa_arith(t, TOSA_DIV_FLOOR, tosa_arith(t, TOSA_MUL, a, b),
                    tosa_arith(t, TOSA_MAX, less, tosa_number(1)));
}

MlirValue tosa_broadcast_tensor(tosa_rewrite_t *t, MlirValue tensor,
                                tosa_sizes_t dims, tosa_sizes_t target) {
  tosa_sizes_t times = tosa_sizes(t, target.count);
  for (intptr_t k = 0; k < times.count; ++k)
    times.sizes[k] = tosa_multiple(t, dims.sizes[k], target.sizes[k]);
  return tosa_tile(t, tensor, times, target);
}

tosa_outcome_t tosa_broadcast(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  tosa_sizes_t wanted, dims;
  if (!tosa_num_unknown(t, self) &&
      !tosa_num_unknown(t, mlirOperationGetResult(op, 0)))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) ||
      !tosa_is_tensor(t, mlirOperationGetResult(op, 0)))
    return tosa_refuse(t, tosa_lacks_element);
  if (!tosa_int_list(t, mlirOperationGetOperand(op, 1), &wanted))
    return tosa_refuse(t, no_size);
  if (wanted.count < tosa_info(t, self).rank)
    return tosa_refuse(t, "its shape has fewer entries than its tensor");
  MlirValue tensor = tosa_pad_rank(t, self, wanted.count, &dims);
  for (intptr_t k = 0; k < wanted.count; ++k)
    if (tosa_is(wanted.sizes[k], -1))
      wanted.sizes[k] = dims.sizes[k];
  tosa_sizes_t sizes = tosa_refine(t, op, wanted);
  return tosa_finish(t, op, tosa_broadcast_tensor(t, tensor, dims, sizes),
                     sizes);
}

tosa_outcome_t tosa_repeat(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  tosa_sizes_t times, dims;
  if (!tosa_num_unknown(t, mlirOperationGetResult(op, 0)))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) ||
      !tosa_is_tensor(t, mlirOperationGetResult(op, 0)))
    return tosa_refuse(t, tosa_lacks_element);
  if (!tosa_int_list(t, mlirOperationGetOperand(op, 1), &times))
    return tosa_refuse(t, no_size);
  if (times.count < tosa_info(t, self).rank)
    return tosa_refuse(t, "it has fewer repeats than dimensions");
  MlirValue tensor = tosa_pad_rank(t, self, times.count, &dims);
  tosa_sizes_t sizes = tosa_sizes(t, times.count);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = tosa_arith(t, TOSA_MUL, dims.sizes[k], times.sizes[k]);
  sizes = tosa_refine(t, op, sizes);
  return tosa_finish(t, op, tosa_tile(t, tensor, times, sizes), sizes);
}

/* A tensor whose elements are all those of `splat`, which has sizes of 1. */
static tosa_outcome_t fill(tosa_rewrite_t *t, MlirOperation op, MlirValue splat,
                           tosa_sizes_t sizes) {
  return tosa_finish(t, op, tosa_tile(t, splat, sizes, sizes), sizes);
}

/* The sizes of what is made; false with the outcome where it is not. */
static bool made_sizes(tosa_rewrite_t *t, MlirOperation op, tosa_sizes_t *sizes,
                       tosa_outcome_t *outcome) {
  MlirValue list = mlirOperationGetOperand(op, 0);
  *outcome = TOSA_NOT_NEEDED;
  if (!tosa_num_unknown(t, mlirOperationGetResult(op, 0)))
    return false;
  *outcome = TOSA_REFUSED;
  t->reason = tosa_lacks_element;
  if (!tosa_is_tensor(t, mlirOperationGetResult(op, 0)))
    return false;
  t->reason = no_size;
  if (!tosa_int_list(t, list, sizes))
    return false;
  *sizes = tosa_refine(t, op, *sizes);
  return true;
}

static tosa_outcome_t make(tosa_rewrite_t *t, MlirOperation op, double number) {
  tosa_sizes_t sizes;
  tosa_outcome_t outcome;
  if (!made_sizes(t, op, &sizes, &outcome))
    return outcome;
  MlirType element = tosa_element(t, mlirOperationGetResult(op, 0));
  return fill(t, op, tosa_splat(t, element, sizes.count, number), sizes);
}

tosa_outcome_t tosa_zeros(tosa_rewrite_t *t, MlirOperation op) {
  return make(t, op, 0);
}

tosa_outcome_t tosa_ones(tosa_rewrite_t *t, MlirOperation op) {
  return make(t, op, 1);
}

tosa_outcome_t tosa_full(tosa_rewrite_t *t, MlirOperation op) {
  tosa_sizes_t sizes;
  tosa_outcome_t outcome;
  if (!made_sizes(t, op, &sizes, &outcome))
    return outcome;
  MlirValue scalar = tosa_scalar(t, mlirOperationGetOperand(op, 1));
  if (!scalar.ptr)
    return tosa_refuse(t, "its number is no expression of sizes");
  tosa_sizes_t none = {NULL, 0}, ones = tosa_sizes(t, sizes.count);
  for (intptr_t k = 0; k < ones.count; ++k)
    ones.sizes[k] = tosa_number(1);
  scalar = tosa_convert(t, scalar, none,
                        tosa_element(t, mlirOperationGetResult(op, 0)));
  return fill(t, op, tosa_reshape(t, scalar, ones), sizes);
}
