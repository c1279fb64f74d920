/* Operations that give a tensor another shape. */
#include "transforms/tosa_shapes/tosa_rows.h"

static const char *const no_size = "an entry of its shape is not a size";

/* Whether the tensor and the result are of a kind that TOSA has. */
static bool check(tosa_rewrite_t *t, MlirOperation op) {
  t->reason = tosa_lacks_element;
  return tosa_is_tensor(t, mlirOperationGetOperand(op, 0)) &&
         tosa_is_tensor(t, mlirOperationGetResult(op, 0));
}

tosa_sizes_t tosa_refine(tosa_rewrite_t *t, MlirOperation op,
                         tosa_sizes_t sizes) {
  type_info_t info = tosa_info(t, mlirOperationGetResult(op, 0));
  tosa_sizes_t out = tosa_copy(t, sizes);
  for (intptr_t k = 0; k < out.count && k < info.rank; ++k)
    if (info.sizes[k] != TYPES_UNKNOWN)
      out.sizes[k] = tosa_number(info.sizes[k]);
  return out;
}

/* Reshapes to sizes that hold as many elements. */
static tosa_outcome_t reshape(tosa_rewrite_t *t, MlirOperation op,
                              tosa_sizes_t sizes) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  if (sizes.count != tosa_info(t, mlirOperationGetResult(op, 0)).rank)
    return tosa_refuse(t, "its result has another rank than its operands say");
  sizes = tosa_refine(t, op, sizes);
  return tosa_finish(t, op, tosa_reshape(t, tosa_tensor(t, self), sizes),
                     sizes);
}

/* Gives the entry of -1 what the number of elements leaves for it. */
static bool infer(tosa_rewrite_t *t, MlirValue self, tosa_sizes_t sizes) {
  intptr_t open = -1;
  tosa_size_t others = tosa_number(1);
  for (intptr_t k = 0; k < sizes.count; ++k) {
    if (!tosa_is(sizes.sizes[k], -1))
      others = tosa_arith(t, TOSA_MUL, others, sizes.sizes[k]);
    else if (open < 0)
      open = k;
    else
      return false;
  }
  if (open >= 0)
    sizes.sizes[open] =
        tosa_arith(t, TOSA_DIV_FLOOR, tosa_product(t, tosa_dims(t, self)),
                   others.known && others.number > 0
                       ? others
                       : tosa_arith(t, TOSA_MAX, others, tosa_number(1)));
  return true;
}

tosa_outcome_t tosa_view(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue list = mlirOperationGetOperand(op, 1);
  tosa_sizes_t sizes;
  if (!tosa_is_computed(list))
    return TOSA_NOT_NEEDED;
  if (!check(t, op))
    return TOSA_REFUSED;
  if (!tosa_int_list(t, list, &sizes))
    return tosa_refuse(t, no_size);
  sizes = tosa_refine(t, op, sizes);
  if (!infer(t, mlirOperationGetOperand(op, 0), sizes))
    return tosa_refuse(t, "two entries of its shape are -1");
  return reshape(t, op, sizes);
}

/* Whether TorchToTosa would write a reshape with several unknown sizes. */
static bool several_unknown(tosa_rewrite_t *t, MlirOperation op) {
  return tosa_num_unknown(t, mlirOperationGetResult(op, 0)) > 1;
}

tosa_outcome_t tosa_unsqueeze(tosa_rewrite_t *t, MlirOperation op) {
  int64_t dim;
  if (!several_unknown(t, op))
    return TOSA_NOT_NEEDED;
  if (!check(t, op))
    return TOSA_REFUSED;
  tosa_sizes_t dims = tosa_dims(t, mlirOperationGetOperand(op, 0));
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), dims.count + 1, &dim))
    return tosa_refuse(t, tosa_no_constant_dim);
  tosa_sizes_t sizes = tosa_sizes(t, dims.count + 1);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = k == dim ? tosa_number(1) : dims.sizes[k - (k > dim)];
  return reshape(t, op, sizes);
}

/* Leaves out dimensions that are 1; `dim` alone unless it is negative. One that
 * is unknown goes if the result says so, and then has to be 1. */
static tosa_outcome_t squeeze(tosa_rewrite_t *t, MlirOperation op,
                              int64_t dim) {
  tosa_sizes_t dims = tosa_dims(t, mlirOperationGetOperand(op, 0));
  bool goes = tosa_info(t, mlirOperationGetResult(op, 0)).rank < dims.count;
  tosa_sizes_t sizes = tosa_sizes(t, dims.count);
  intptr_t count = 0;
  for (intptr_t k = 0; k < dims.count; ++k)
    if (dim >= 0 ? k != dim || !goes : !tosa_is(dims.sizes[k], 1))
      sizes.sizes[count++] = dims.sizes[k];
  sizes.count = count;
  return reshape(t, op, sizes);
}

tosa_outcome_t tosa_squeeze(tosa_rewrite_t *t, MlirOperation op) {
  if (!several_unknown(t, op))
    return TOSA_NOT_NEEDED;
  return check(t, op) ? squeeze(t, op, -1) : TOSA_REFUSED;
}

tosa_outcome_t tosa_squeeze_dim(tosa_rewrite_t *t, MlirOperation op) {
  int64_t dim;
  type_info_t info = tosa_info(t, mlirOperationGetOperand(op, 0));
  if (!several_unknown(t, op) &&
      (!tosa_constant_dim(mlirOperationGetOperand(op, 1), info.rank, &dim) ||
       info.sizes[dim] != TYPES_UNKNOWN))
    return TOSA_NOT_NEEDED;
  if (!check(t, op))
    return TOSA_REFUSED;
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), info.rank, &dim))
    return tosa_refuse(t, tosa_no_constant_dim);
  return squeeze(t, op, dim);
}

tosa_outcome_t tosa_flatten(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  int64_t first, last;
  if (!several_unknown(t, op))
    return TOSA_NOT_NEEDED;
  if (!check(t, op))
    return TOSA_REFUSED;
  tosa_sizes_t dims = tosa_dims(t, self);
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), dims.count, &first) ||
      !tosa_constant_dim(mlirOperationGetOperand(op, 2), dims.count, &last) ||
      first > last)
    return tosa_refuse(t, "its dimensions are no constants in range");
  tosa_sizes_t sizes = tosa_sizes(t, dims.count - (last - first));
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = dims.sizes[k + (k > first ? last - first : 0)];
  tosa_sizes_t middle = {dims.sizes + first, last - first + 1};
  sizes.sizes[first] = tosa_product(t, middle);
  return reshape(t, op, sizes);
}

tosa_outcome_t tosa_unflatten(tosa_rewrite_t *t, MlirOperation op) {
  int64_t dim;
  tosa_sizes_t parts;
  MlirValue list = mlirOperationGetOperand(op, 2);
  if (!tosa_num_unknown(t, mlirOperationGetResult(op, 0)))
    return TOSA_NOT_NEEDED;
  if (!check(t, op))
    return TOSA_REFUSED;
  tosa_sizes_t dims = tosa_dims(t, mlirOperationGetOperand(op, 0));
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), dims.count, &dim))
    return tosa_refuse(t, tosa_no_constant_dim);
  if (!tosa_int_list(t, list, &parts))
    return tosa_refuse(t, no_size);
  tosa_sizes_t sizes = tosa_sizes(t, dims.count + parts.count - 1);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = k < dim                 ? dims.sizes[k]
                     : k < dim + parts.count ? parts.sizes[k - dim]
                                             : dims.sizes[k - parts.count + 1];
  sizes = tosa_refine(t, op, sizes);
  if (!infer(t, mlirOperationGetOperand(op, 0), sizes))
    return tosa_refuse(t, "two entries of its shape are -1");
  return reshape(t, op, sizes);
}

/* The same tensor, of which more or less is known. */
tosa_outcome_t tosa_static_info(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  if (!check(t, op) || tosa_info(t, mlirOperationGetResult(op, 0)).rank !=
                           tosa_info(t, self).rank)
    return TOSA_NOT_NEEDED;
  tosa_sizes_t sizes = tosa_dims(t, self), given = tosa_refine(t, op, sizes);
  for (intptr_t k = 0; k < given.count; ++k)
    if (!sizes.sizes[k].known && given.sizes[k].known)
      tosa_require_equal(t, sizes.sizes[k], given.sizes[k], false);
  return tosa_finish(t, op, tosa_tensor(t, self), given);
}
