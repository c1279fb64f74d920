/* Sorting: the place of each element is the number of those that come before
 * it. It takes the square of the size, as TOSA has no order of its own. */
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"

enum { MAX_RANK = 16 };

/* Rows to be sorted, each compared with each: `one` is [rows, size, 1], `other`
 * [rows, 1, size]. */
typedef struct sort_t {
  tosa_rewrite_t *rewrite;
  tosa_size_t rows, size;
  MlirValue one, other;
  /* [rows, size, size], of truth values. */
  tosa_sizes_t cube;
  MlirType i1;
} sort_t;

static tosa_sizes_t three(tosa_rewrite_t *t, tosa_size_t a, tosa_size_t b,
                          tosa_size_t c) {
  tosa_sizes_t sizes = tosa_sizes(t, 3);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = k == 0 ? a : k == 1 ? b : c;
  return sizes;
}

static MlirValue compare(const sort_t *s, const char *name, MlirValue a,
                         MlirValue b) {
  return tosa_op(s->rewrite, name, s->cube, s->i1, BUILD_VALUES(a, b));
}

/* What is no number, as it is not equal to itself. */
static MlirValue is_nan(const sort_t *s, MlirValue x) {
  tosa_sizes_t sizes = tosa_sizes_of(s->rewrite, x);
  MlirValue equal =
      tosa_op(s->rewrite, "tosa.equal", sizes, s->i1, BUILD_VALUES(x, x));
  return tosa_op(s->rewrite, "tosa.logical_not", sizes, s->i1, 1, &equal);
}

/* Whether `other` comes before `one`, and whether they are the same; torch
 * takes what is no number for the largest. */
static void order(const sort_t *s, bool descending, MlirValue *before,
                  MlirValue *same) {
  tosa_rewrite_t *t = s->rewrite;
  *before = descending ? compare(s, "tosa.greater", s->other, s->one)
                       : compare(s, "tosa.greater", s->one, s->other);
  *same = compare(s, "tosa.equal", s->one, s->other);
  if (!mlirTypeIsAFloat(tosa_element_of(s->one)))
    return;
  MlirValue nan = is_nan(s, s->one), other = is_nan(s, s->other);
  MlirValue largest = descending ? other : nan;
  MlirValue least = descending ? nan : other;
  MlirValue number =
      tosa_op(t, "tosa.logical_not", tosa_sizes_of(t, least), s->i1, 1, &least);
  *before = compare(s, "tosa.logical_or", *before,
                    compare(s, "tosa.logical_and", largest, number));
  *same = compare(s, "tosa.logical_or", *same,
                  compare(s, "tosa.logical_and", nan, other));
}

/* The place of each element in its row, [rows, size] of i64. */
static MlirValue places(const sort_t *s, bool descending) {
  tosa_rewrite_t *t = s->rewrite;
  MlirType i32 = mlirIntegerTypeGet(t->build.context, 32);
  MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
  tosa_sizes_t first, second, ends;
  MlirValue before, same;
  order(s, descending, &before, &same);
  MlirValue own = tosa_iota_along(t, s->size, 1, 3, &first);
  MlirValue other = tosa_iota_along(t, s->size, 2, 3, &second);
  tosa_sizes_t plane = three(t, tosa_number(1), s->size, s->size);
  MlirValue earlier =
      tosa_op(t, "tosa.greater", plane, s->i1, BUILD_VALUES(own, other));
  same = compare(s, "tosa.logical_and", same, earlier);
  before = compare(s, "tosa.logical_or", before, same);
  before = tosa_op(t, "tosa.cast", s->cube, i32, 1, &before);
  ends = three(t, s->rows, s->size, tosa_number(1));
  MlirValue count =
      tosa_op_axis(t, "tosa.reduce_sum", 2, ends, i32, 1, &before);
  return tosa_convert(t, count, ends, i64);
}

/* Each element, or its number in its row, at its place. */
static void put(const sort_t *s, MlirValue place, MlirValue *values,
                MlirValue *numbers) {
  tosa_rewrite_t *t = s->rewrite;
  tosa_sizes_t rows, columns, all = three(t, s->rows, s->size, tosa_number(1));
  MlirValue row = tosa_iota_along(t, s->rows, 0, 3, &rows);
  place = tosa_index_step(t, row, s->size, place, all);
  tosa_size_t count = tosa_arith(t, TOSA_MUL, s->rows, s->size);
  MlirValue column = tosa_iota_along(t, s->size, 1, 3, &columns);
  column = tosa_broadcast_tensor(t, column, columns, all);
  *values =
      tosa_put_rows(t, s->one, count, tosa_number(1), place, count, s->one);
  *numbers =
      tosa_put_rows(t, column, count, tosa_number(1), place, count, column);
}

static sort_t begin(tosa_rewrite_t *t, MlirValue rows, tosa_size_t count,
                    tosa_size_t size) {
  tosa_size_t one = tosa_number(1);
  return (sort_t){.rewrite = t,
                  .rows = count,
                  .size = size,
                  .one = tosa_reshape(t, rows, three(t, count, size, one)),
                  .other = tosa_reshape(t, rows, three(t, count, one, size)),
                  .cube = three(t, count, size, size),
                  .i1 = mlirIntegerTypeGet(t->build.context, 1)};
}

tosa_outcome_t tosa_sort(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0), values[2];
  int32_t last[MAX_RANK], back[MAX_RANK];
  int64_t dim;
  bool descending;
  if (!tosa_num_unknown(t, self))
    return TOSA_NOT_NEEDED;
  tosa_sizes_t sizes = {NULL, 0};
  if (!tosa_is_tensor(t, self) || tosa_info(t, self).rank > MAX_RANK)
    return tosa_refuse(t, tosa_lacks_element);
  MlirType element = tosa_element(t, self);
  if (!mlirTypeIsAFloat(element) && mlirIntegerTypeGetWidth(element) == 1)
    return tosa_refuse(t, "TOSA does not order truth values");
  sizes = tosa_dims(t, self);
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), sizes.count, &dim) ||
      !tosa_constant_bool(mlirOperationGetOperand(op, 2), &descending))
    return tosa_refuse(t, "its dimension or its order is no constant");
  for (int32_t k = 0; k < sizes.count; ++k) {
    last[k] = k == sizes.count - 1 ? (int32_t)dim : k + (k >= dim);
    back[last[k]] = k;
  }
  MlirValue tensor = tosa_permute(t, tosa_tensor(t, self), &sizes, last);
  tosa_sizes_t lead = {sizes.sizes, sizes.count - 1};
  if (t->build.failed)
    return TOSA_DONE;
  sort_t s =
      begin(t, tensor, tosa_product(t, lead), sizes.sizes[sizes.count - 1]);
  put(&s, places(&s, descending), &values[0], &values[1]);
  tosa_sizes_t out = sizes;
  for (int k = 0; k < 2; ++k) {
    out = sizes;
    values[k] = tosa_reshape(t, values[k], out);
    values[k] = tosa_permute(t, values[k], &out, back);
  }
  return tosa_finish_all(t, op, values, tosa_refine(t, op, out));
}
