/* Diagonals, parts that are replaced, sums of all before: operations whose
 * places are counted. */
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"

enum { MAX_RANK = 16 };

static bool is_unknown(tosa_rewrite_t *t, MlirOperation op, int operands) {
  int unknown = tosa_num_unknown(t, mlirOperationGetResult(op, 0));
  for (int k = 0; k < operands; ++k)
    unknown += tosa_num_unknown(t, mlirOperationGetOperand(op, k));
  return unknown > 0;
}

static bool is_fit(tosa_rewrite_t *t, MlirOperation op, int operands) {
  t->reason = tosa_lacks_element;
  bool fit = tosa_is_tensor(t, mlirOperationGetResult(op, 0));
  for (int k = 0; k < operands; ++k)
    fit &= tosa_is_tensor(t, mlirOperationGetOperand(op, k)) &&
           tosa_info(t, mlirOperationGetOperand(op, k)).rank <= MAX_RANK;
  return fit;
}

/* The order that puts `first`, and `second` unless it is negative, in front of
 * the others; and the way back. */
static void to_front(int32_t *order, intptr_t rank, int64_t first,
                     int64_t second) {
  intptr_t next = 0;
  order[next++] = (int32_t)first;
  if (second >= 0)
    order[next++] = (int32_t)second;
  for (int32_t k = 0; k < rank; ++k)
    if (k != first && k != second)
      order[next++] = k;
}

static void invert(int32_t *order, intptr_t rank) {
  int32_t back[MAX_RANK];
  for (int32_t k = 0; k < rank; ++k)
    back[order[k]] = k;
  for (intptr_t k = 0; k < rank; ++k)
    order[k] = back[k];
}

/* The number of elements of a diagonal of a matrix, as torch has it. */
static tosa_size_t diagonal_size(tosa_rewrite_t *t, tosa_size_t rows,
                                 tosa_size_t columns, int64_t offset) {
  if (offset < 0)
    rows = tosa_arith(t, TOSA_SUB, rows, tosa_number(-offset));
  else
    columns = tosa_arith(t, TOSA_SUB, columns, tosa_number(offset));
  tosa_size_t size = tosa_arith(t, TOSA_MIN, rows, columns);
  return tosa_arith(t, TOSA_MAX, size, tosa_number(0));
}

/* Element i of a diagonal is at i * (columns + 1), and a bit. */
static MlirValue diagonal_places(tosa_rewrite_t *t, tosa_size_t size,
                                 tosa_size_t columns, int64_t offset) {
  tosa_sizes_t sizes = {&size, 1};
  tosa_size_t one = tosa_number(1);
  tosa_size_t step = tosa_arith(t, TOSA_ADD, columns, one);
  tosa_size_t first =
      offset < 0 ? tosa_arith(t, TOSA_MUL, columns, tosa_number(-offset))
                 : tosa_number(offset);
  return tosa_index_step(t, tosa_iota(t, size), step,
                         tosa_size_tensor(t, first, 1), sizes);
}

tosa_outcome_t tosa_diagonal(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  int64_t offset, first, second;
  int32_t order[MAX_RANK];
  if (!is_unknown(t, op, 1))
    return TOSA_NOT_NEEDED;
  if (!is_fit(t, op, 1))
    return TOSA_REFUSED;
  tosa_sizes_t sizes = tosa_dims(t, self);
  if (!tosa_constant_int(mlirOperationGetOperand(op, 1), &offset) ||
      !tosa_constant_dim(mlirOperationGetOperand(op, 2), sizes.count, &first) ||
      !tosa_constant_dim(mlirOperationGetOperand(op, 3), sizes.count,
                         &second) ||
      first == second)
    return tosa_refuse(t, tosa_no_constant_dim);
  to_front(order, sizes.count, first, second);
  MlirValue tensor = tosa_permute(t, tosa_tensor(t, self), &sizes, order);
  tosa_sizes_t matrix = {sizes.sizes, 2};
  tosa_sizes_t rest = {sizes.sizes + 2, sizes.count - 2};
  if (t->build.failed)
    return TOSA_DONE;
  tosa_size_t size = diagonal_size(t, sizes.sizes[0], sizes.sizes[1], offset);
  MlirValue places = diagonal_places(t, size, sizes.sizes[1], offset);
  MlirValue out = tosa_take_rows(t, tensor, tosa_product(t, matrix),
                                 tosa_product(t, rest), places, size);
  tosa_sizes_t all =
      tosa_copy(t, (tosa_sizes_t){sizes.sizes + 1, rest.count + 1});
  if (t->build.failed)
    return TOSA_DONE;
  all.sizes[0] = size;
  out = tosa_reshape(t, out, all);
  for (int32_t k = 0; k < all.count; ++k)
    order[k] = (int32_t)((k + 1) % all.count);
  out = tosa_permute(t, out, &all, order);
  return tosa_finish(t, op, out, tosa_refine(t, op, all));
}

/* The rows of the dimension that are replaced: start, start + step, ... */
static bool replaced_places(tosa_rewrite_t *t, MlirOperation op,
                            tosa_size_t size, tosa_size_t count,
                            MlirValue *places) {
  tosa_size_t start = tosa_number(0);
  int64_t step;
  if (!tosa_is_none(mlirOperationGetOperand(op, 3)) &&
      !tosa_int(t, mlirOperationGetOperand(op, 3), &start))
    return false;
  if (!tosa_constant_int(mlirOperationGetOperand(op, 5), &step) || step < 1)
    return false;
  start = tosa_clamp(t, start, size);
  tosa_size_t end = size, last;
  if (tosa_int(t, mlirOperationGetOperand(op, 4), &last) &&
      !tosa_is(last, INT64_MAX))
    end = tosa_arith(t, TOSA_MAX, tosa_clamp(t, last, size), start);
  tosa_size_t wanted = tosa_arith(
      t, TOSA_DIV_CEIL, tosa_arith(t, TOSA_SUB, end, start), tosa_number(step));
  if (!tosa_same(wanted, count))
    tosa_require_equal(t, count, wanted, false);
  tosa_sizes_t sizes = {&count, 1};
  *places = tosa_index_step(t, tosa_iota(t, count), tosa_number(step),
                            tosa_size_tensor(t, start, 1), sizes);
  return true;
}

tosa_outcome_t tosa_slice_scatter(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue source = mlirOperationGetOperand(op, 1), places;
  int32_t order[MAX_RANK];
  int64_t dim;
  if (!is_unknown(t, op, 2))
    return TOSA_NOT_NEEDED;
  if (!is_fit(t, op, 2))
    return TOSA_REFUSED;
  tosa_sizes_t sizes = tosa_dims(t, self), from = tosa_dims(t, source);
  if (from.count != sizes.count ||
      !tosa_constant_dim(mlirOperationGetOperand(op, 2), sizes.count, &dim))
    return tosa_refuse(t, tosa_no_constant_dim);
  tosa_size_t size = sizes.sizes[dim], count = from.sizes[dim];
  if (!replaced_places(t, op, size, count, &places))
    return tosa_refuse(t, "its start is no size, or its step no constant");
  to_front(order, sizes.count, dim, -1);
  MlirValue tensor = tosa_permute(t, tosa_tensor(t, self), &sizes, order);
  MlirValue rows = tosa_permute(t, tosa_tensor(t, source), &from, order);
  tosa_sizes_t rest = {sizes.sizes + 1, sizes.count - 1};
  if (t->build.failed)
    return TOSA_DONE;
  MlirValue out = tosa_put_rows(t, tensor, size, tosa_product(t, rest), places,
                                count, rows);
  out = tosa_reshape(t, out, sizes);
  invert(order, sizes.count);
  out = tosa_permute(t, out, &sizes, order);
  return tosa_finish(t, op, out, tosa_refine(t, op, sizes));
}

/* [n, n], true where the column is not behind the row. */
static MlirValue lower_triangle(tosa_rewrite_t *t, tosa_size_t size) {
  tosa_sizes_t rows, columns;
  MlirValue row = tosa_iota_along(t, size, 1, 3, &rows);
  MlirValue column = tosa_iota_along(t, size, 2, 3, &columns);
  tosa_size_t sizes[] = {tosa_number(1), size, size};
  return tosa_op(t, "tosa.greater_equal", (tosa_sizes_t){sizes, 3},
                 mlirIntegerTypeGet(t->build.context, 1),
                 BUILD_VALUES(row, column));
}

/* Sums of all elements up to each, along the first of two dimensions: of the
 * elements repeated for each sum, those that count, and zeros. */
static MlirValue sums(tosa_rewrite_t *t, MlirValue tensor, tosa_size_t size,
                      tosa_size_t width) {
  MlirType element = tosa_element_of(tensor);
  tosa_size_t one = tosa_number(1);
  tosa_size_t flat[] = {size, width}, row[] = {width, one, size};
  tosa_size_t cube[] = {width, size, size}, column[] = {width, size, one};
  tosa_sizes_t sizes = {flat, 2}, all = {cube, 3};
  tensor = tosa_reshape(t, tensor, sizes);
  tensor = tosa_permute(t, tensor, &sizes, (const int32_t[]){1, 0});
  tensor = tosa_reshape(t, tensor, (tosa_sizes_t){row, 3});
  MlirValue zero = tosa_splat(t, element, 3, 0);
  MlirValue triangle = lower_triangle(t, size);
  MlirValue kept = tosa_op(t, "tosa.select", all, element,
                           BUILD_VALUES(triangle, tensor, zero));
  MlirValue sum = tosa_op_axis(t, "tosa.reduce_sum", 2,
                               (tosa_sizes_t){column, 3}, element, 1, &kept);
  sizes = (tosa_sizes_t){(tosa_size_t[]){width, size}, 2};
  sum = tosa_reshape(t, sum, sizes);
  return tosa_permute(t, sum, &sizes, (const int32_t[]){1, 0});
}

tosa_outcome_t tosa_cumsum(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  int32_t order[MAX_RANK];
  int64_t dim;
  if (!is_unknown(t, op, 1))
    return TOSA_NOT_NEEDED;
  if (!is_fit(t, op, 1))
    return TOSA_REFUSED;
  tosa_sizes_t sizes = tosa_dims(t, self);
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), sizes.count, &dim))
    return tosa_refuse(t, tosa_no_constant_dim);
  MlirType element = tosa_element(t, mlirOperationGetResult(op, 0));
  MlirValue tensor = tosa_convert(t, tosa_tensor(t, self), sizes, element);
  to_front(order, sizes.count, dim, -1);
  tensor = tosa_permute(t, tensor, &sizes, order);
  tosa_sizes_t rest = {sizes.sizes + 1, sizes.count - 1};
  if (t->build.failed)
    return TOSA_DONE;
  MlirValue out = sums(t, tensor, sizes.sizes[0], tosa_product(t, rest));
  out = tosa_reshape(t, out, sizes);
  invert(order, sizes.count);
  out = tosa_permute(t, out, &sizes, order);
  return tosa_finish(t, op, out, tosa_refine(t, op, sizes));
}
