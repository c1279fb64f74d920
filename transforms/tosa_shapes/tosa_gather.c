/* Operations that read or write at the places that tensors of indices name. */
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"

enum { MAX_RANK = 16 };

/* Whether the operands named by bits and the result are tensors that TOSA has,
 * and a size of one is unknown. */
static tosa_outcome_t check(tosa_rewrite_t *t, MlirOperation op,
                            unsigned bits) {
  MlirValue result = mlirOperationGetResult(op, 0);
  int unknown = tosa_num_unknown(t, result);
  bool fit = tosa_is_tensor(t, result) && tosa_info(t, result).rank <= MAX_RANK;
  for (int k = 0; bits >> k; ++k) {
    MlirValue operand = mlirOperationGetOperand(op, k);
    if (!(bits >> k & 1))
      continue;
    fit = fit && tosa_is_tensor(t, operand) &&
          tosa_info(t, operand).rank <= MAX_RANK;
    unknown += tosa_num_unknown(t, operand);
  }
  if (!unknown)
    return TOSA_NOT_NEEDED;
  return fit ? TOSA_DONE : tosa_refuse(t, tosa_lacks_element);
}

/* A tensor of indices as i64. */
static MlirValue indices(tosa_rewrite_t *t, MlirValue value) {
  return tosa_convert(t, tosa_tensor(t, value), tosa_dims(t, value),
                      mlirIntegerTypeGet(t->build.context, 64));
}

tosa_outcome_t tosa_embedding(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue table = mlirOperationGetOperand(op, 0);
  MlirValue index = mlirOperationGetOperand(op, 1);
  tosa_outcome_t outcome = check(t, op, 3);
  if (outcome != TOSA_DONE)
    return outcome;
  tosa_sizes_t rows = tosa_dims(t, table), dims = tosa_dims(t, index);
  tosa_sizes_t sizes = tosa_sizes(t, dims.count + 1);
  if (rows.count != 2 || !sizes.count)
    return tosa_refuse(t, "its weight is no matrix");
  for (intptr_t k = 0; k < dims.count; ++k)
    sizes.sizes[k] = dims.sizes[k];
  sizes.sizes[dims.count] = rows.sizes[1];
  MlirValue out =
      tosa_take_rows(t, tosa_tensor(t, table), rows.sizes[0], rows.sizes[1],
                     indices(t, index), tosa_product(t, dims));
  sizes = tosa_refine(t, op, sizes);
  return tosa_finish(t, op, tosa_reshape(t, out, sizes), sizes);
}

/* Puts dimension `dim` in front, or back from there. */
static void rotate(int32_t *order, intptr_t rank, int64_t dim, bool back) {
  for (intptr_t k = 0; k < rank; ++k) {
    int32_t from = (int32_t)(k == 0 ? dim : k <= dim ? k - 1 : k);
    if (back)
      order[from] = (int32_t)k;
    else
      order[k] = from;
  }
}

tosa_outcome_t tosa_index_select(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue index = mlirOperationGetOperand(op, 2);
  int32_t order[MAX_RANK];
  int64_t dim;
  tosa_outcome_t outcome = check(t, op, 5);
  if (outcome != TOSA_DONE)
    return outcome;
  tosa_sizes_t sizes = tosa_dims(t, self);
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), sizes.count, &dim) ||
      tosa_info(t, index).rank != 1)
    return tosa_refuse(t, tosa_no_constant_dim);
  rotate(order, sizes.count, dim, false);
  MlirValue tensor = tosa_permute(t, tosa_tensor(t, self), &sizes, order);
  tosa_size_t count = tosa_dim(t, index, 0);
  tosa_sizes_t rest = {sizes.sizes + 1, sizes.count - 1};
  if (t->build.failed)
    return TOSA_DONE;
  MlirValue out =
      tosa_take_rows(t, tensor, sizes.sizes[0], tosa_product(t, rest),
                     indices(t, index), count);
  sizes.sizes[0] = count;
  out = tosa_reshape(t, out, sizes);
  rotate(order, sizes.count, dim, true);
  out = tosa_permute(t, out, &sizes, order);
  return tosa_finish(t, op, out, tosa_refine(t, op, sizes));
}

/* Where an element of `sizes` is in a tensor of `dims`, if along `dim` it is at
 * `index`, and else at its own place. */
static MlirValue places_along(tosa_rewrite_t *t, MlirValue index,
                              tosa_sizes_t sizes, tosa_sizes_t dims,
                              int64_t dim) {
  MlirValue place = {NULL};
  intptr_t rank = sizes.count;
  for (intptr_t k = 0; k < rank; ++k) {
    tosa_sizes_t own;
    MlirValue next =
        k == dim ? index : tosa_iota_along(t, sizes.sizes[k], k, rank, &own);
    if (!place.ptr) {
      place = next;
      continue;
    }
    tosa_sizes_t wide = tosa_copy(t, sizes);
    for (intptr_t i = k + 1; i < rank && k < dim; ++i)
      wide.sizes[i] = tosa_number(1);
    place = tosa_index_step(t, place, dims.sizes[k], next, wide);
  }
  return place;
}

tosa_outcome_t tosa_gather(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue index = mlirOperationGetOperand(op, 2);
  int64_t dim;
  tosa_outcome_t outcome = check(t, op, 5);
  if (outcome != TOSA_DONE)
    return outcome;
  tosa_sizes_t dims = tosa_dims(t, self), sizes = tosa_dims(t, index);
  if (!dims.count || sizes.count != dims.count ||
      !tosa_constant_dim(mlirOperationGetOperand(op, 1), dims.count, &dim))
    return tosa_refuse(t, tosa_no_constant_dim);
  MlirValue places = places_along(t, indices(t, index), sizes, dims, dim);
  MlirValue out =
      tosa_take_rows(t, tosa_tensor(t, self), tosa_product(t, dims),
                     tosa_number(1), places, tosa_product(t, sizes));
  sizes = tosa_refine(t, op, sizes);
  return tosa_finish(t, op, tosa_reshape(t, out, sizes), sizes);
}

tosa_outcome_t tosa_scatter(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue index = mlirOperationGetOperand(op, 2);
  MlirValue source = mlirOperationGetOperand(op, 3);
  int64_t dim;
  tosa_outcome_t outcome = check(t, op, 13);
  if (outcome != TOSA_DONE)
    return outcome;
  tosa_sizes_t dims = tosa_dims(t, self), sizes = tosa_dims(t, index);
  if (!dims.count || sizes.count != dims.count ||
      tosa_info(t, source).rank != dims.count ||
      !tosa_constant_dim(mlirOperationGetOperand(op, 1), dims.count, &dim))
    return tosa_refuse(t, tosa_no_constant_dim);
  MlirValue places = places_along(t, indices(t, index), sizes, dims, dim);
  tosa_sizes_t zeros = tosa_sizes(t, sizes.count);
  for (intptr_t k = 0; k < zeros.count; ++k)
    zeros.sizes[k] = tosa_number(0);
  MlirValue from = tosa_slice(t, tosa_tensor(t, source), zeros, sizes);
  MlirValue out =
      tosa_put_rows(t, tosa_tensor(t, self), tosa_product(t, dims),
                    tosa_number(1), places, tosa_product(t, sizes), from);
  return tosa_finish(t, op, tosa_reshape(t, out, dims),
                     tosa_refine(t, op, dims));
}

/* The tensors of indices of index.Tensor and index_put as one tensor of places
 * in the first dimensions, of the sizes that they broadcast to. */
static const char *places_of(tosa_rewrite_t *t, MlirOperation list,
                             tosa_sizes_t dims, MlirValue *place,
                             tosa_sizes_t *sizes) {
  intptr_t count = mlirOperationGetNumOperands(list), rank = 0;
  for (intptr_t k = 0; k < count; ++k) {
    MlirValue index = mlirOperationGetOperand(list, k);
    type_info_t info = tosa_info(t, index);
    if (!tosa_is_tensor(t, index) || info.rank > MAX_RANK ||
        mlirTypeIsAFloat(tosa_element(t, index)) ||
        mlirIntegerTypeGetWidth(tosa_element(t, index)) == 1)
      return "an index of it is no tensor of integers";
    rank = info.rank > rank ? (intptr_t)info.rank : rank;
  }
  if (!count || count > dims.count)
    return "it has no index, or more than dimensions";
  *place = (MlirValue){NULL};
  for (intptr_t k = 0; k < count; ++k) {
    tosa_sizes_t own;
    MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
    MlirValue index =
        tosa_pad_rank(t, mlirOperationGetOperand(list, k), rank, &own);
    index = tosa_convert(t, index, own, i64);
    index = tosa_index_wrap(t, index, dims.sizes[k], own);
    if (!k) {
      *place = index;
      *sizes = own;
      continue;
    }
    tosa_sizes_t wide = tosa_copy(t, *sizes);
    for (intptr_t i = 0; i < wide.count; ++i)
      wide.sizes[i] = tosa_common_size(t, wide.sizes[i], own.sizes[i]);
    *place = tosa_index_step(t, *place, dims.sizes[k], index, wide);
    *sizes = wide;
  }
  return NULL;
}

/* `first` sizes, then those of `dims` behind the first `skip`. */
static tosa_sizes_t join(tosa_rewrite_t *t, tosa_sizes_t first,
                         tosa_sizes_t dims, intptr_t skip) {
  tosa_sizes_t all = tosa_sizes(t, first.count + dims.count - skip);
  for (intptr_t k = 0; k < all.count; ++k)
    all.sizes[k] =
        k < first.count ? first.sizes[k] : dims.sizes[skip + k - first.count];
  return all;
}

/* What index.Tensor and index_put have in common. */
typedef struct indexed_t {
  tosa_sizes_t dims, sizes, all;
  tosa_size_t rows, width;
  MlirValue places;
} indexed_t;

static tosa_outcome_t read_indexed(tosa_rewrite_t *t, MlirOperation op,
                                   indexed_t *x) {
  MlirOperation list;
  tosa_outcome_t outcome = check(t, op, 1);
  if (!tosa_list(mlirOperationGetOperand(op, 1), &list))
    return outcome == TOSA_DONE
               ? tosa_refuse(t, "its indices are no list made here")
               : outcome;
  int unknown = 0;
  for (intptr_t k = mlirOperationGetNumOperands(list); k-- > 0;)
    unknown += tosa_num_unknown(t, mlirOperationGetOperand(list, k));
  if (outcome == TOSA_REFUSED || (outcome == TOSA_NOT_NEEDED && !unknown))
    return outcome;
  if (!tosa_is_tensor(t, mlirOperationGetOperand(op, 0)) ||
      !tosa_is_tensor(t, mlirOperationGetResult(op, 0)))
    return tosa_refuse(t, tosa_lacks_element);
  intptr_t count = mlirOperationGetNumOperands(list);
  x->dims = tosa_dims(t, mlirOperationGetOperand(op, 0));
  const char *reason = places_of(t, list, x->dims, &x->places, &x->sizes);
  if (reason)
    return tosa_refuse(t, reason);
  tosa_sizes_t front = {x->dims.sizes, count};
  tosa_sizes_t rest = {x->dims.sizes + count, x->dims.count - count};
  x->rows = tosa_product(t, front);
  x->width = tosa_product(t, rest);
  x->all = join(t, x->sizes, x->dims, count);
  return TOSA_DONE;
}

tosa_outcome_t tosa_index(tosa_rewrite_t *t, MlirOperation op) {
  indexed_t x;
  tosa_outcome_t outcome = read_indexed(t, op, &x);
  if (outcome != TOSA_DONE)
    return outcome;
  if (x.all.count != tosa_info(t, mlirOperationGetResult(op, 0)).rank)
    return tosa_refuse(t, "its result has another rank than its indices say");
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue out = tosa_take_rows(t, tosa_tensor(t, self), x.rows, x.width,
                                 x.places, tosa_product(t, x.sizes));
  tosa_sizes_t sizes = tosa_refine(t, op, x.all);
  return tosa_finish(t, op, tosa_reshape(t, out, sizes), sizes);
}

tosa_outcome_t tosa_index_put(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue values = mlirOperationGetOperand(op, 2);
  bool accumulate;
  indexed_t x;
  tosa_outcome_t outcome = read_indexed(t, op, &x);
  if (outcome != TOSA_DONE)
    return outcome;
  if (!tosa_constant_bool(mlirOperationGetOperand(op, 3), &accumulate) ||
      accumulate)
    return tosa_refuse(t, "it adds to what is there");
  if (!tosa_is_tensor(t, values) || tosa_info(t, values).rank > x.all.count)
    return tosa_refuse(t, tosa_lacks_element);
  tosa_sizes_t own;
  MlirValue from = tosa_pad_rank(t, values, x.all.count, &own);
  from = tosa_broadcast_tensor(t, from, own, x.all);
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue out = tosa_put_rows(t, tosa_tensor(t, self), x.rows, x.width,
                                x.places, tosa_product(t, x.sizes), from);
  return tosa_finish(t, op, tosa_reshape(t, out, x.dims),
                     tosa_refine(t, op, x.dims));
}
