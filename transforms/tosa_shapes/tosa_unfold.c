/* The windows along one dimension as a dimension of their own. */
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"

/* The windows of `size` elements, `step` apart, along `axis`. */
typedef struct unfold_t {
  tosa_rewrite_t *rewrite;
  int64_t axis, size, step;
  tosa_size_t windows;
} unfold_t;

/* No tensor has more dimensions. */
enum { MOST_DIMS = 16 };

/* Where the elements of all windows are: [windows, size]. */
static MlirValue places(const unfold_t *u, tosa_sizes_t *sizes) {
  tosa_rewrite_t *t = u->rewrite;
  tosa_sizes_t first, second;
  MlirValue window = tosa_iota_along(t, u->windows, 0, 2, &first);
  MlirValue inside = tosa_iota_along(t, tosa_number(u->size), 1, 2, &second);
  *sizes = tosa_copy(t, first);
  if (sizes->count)
    sizes->sizes[1] = tosa_number(u->size);
  return tosa_index_step(t, window, tosa_number(u->step), inside, *sizes);
}

/* With the dimension in front. */
static MlirValue bring_to_front(const unfold_t *u, MlirValue tensor,
                                tosa_sizes_t *sizes) {
  int32_t order[MOST_DIMS] = {(int32_t)u->axis};
  for (int32_t k = 0, to = 1; k < (int32_t)sizes->count; ++k)
    if (k != u->axis)
      order[to++] = k;
  return tosa_permute(u->rewrite, tensor, sizes, order);
}

/* Of [windows, size, the others]: windows at their dimension, size behind. */
static MlirValue put_back(const unfold_t *u, MlirValue read,
                          tosa_sizes_t *sizes) {
  int32_t order[MOST_DIMS + 1], last = (int32_t)sizes->count - 1;
  for (int32_t k = 0; k < last; ++k)
    order[k] = k == u->axis ? 0 : k + (k < u->axis ? 2 : 1);
  order[last] = 1;
  return tosa_permute(u->rewrite, read, sizes, order);
}

static tosa_outcome_t write(const unfold_t *u, MlirOperation op) {
  tosa_rewrite_t *t = u->rewrite;
  MlirValue self = mlirOperationGetOperand(op, 0);
  tosa_sizes_t table = tosa_dims(t, self), two;
  MlirValue place = places(u, &two);
  MlirValue tensor = bring_to_front(u, tosa_tensor(t, self), &table);
  tosa_sizes_t all = tosa_sizes(t, table.count + 1);
  if (t->build.failed)
    return TOSA_DONE;
  tosa_sizes_t rest = {table.sizes + 1, table.count - 1};
  for (intptr_t k = 0; k < all.count; ++k)
    all.sizes[k] = k < 2 ? two.sizes[k] : rest.sizes[k - 2];
  MlirValue read =
      tosa_take_rows(t, tensor, table.sizes[0], tosa_product(t, rest), place,
                     tosa_product(t, two));
  read = put_back(u, tosa_reshape(t, read, all), &all);
  return tosa_finish(t, op, read, tosa_refine(t, op, all));
}

tosa_outcome_t tosa_unfold(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  int64_t rank = tosa_info(t, self).rank;
  unfold_t u = {.rewrite = t};
  if (!tosa_num_unknown(t, self))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || rank > MOST_DIMS ||
      !tosa_is_tensor(t, mlirOperationGetResult(op, 0)))
    return tosa_refuse(t, "it has an element type or rank that TOSA lacks");
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), rank, &u.axis) ||
      !tosa_constant_int(mlirOperationGetOperand(op, 2), &u.size) ||
      !tosa_constant_int(mlirOperationGetOperand(op, 3), &u.step) ||
      u.size < 1 || u.step < 1)
    return tosa_refuse(t, "its window is no constant in range");
  tosa_size_t room =
      tosa_arith(t, TOSA_SUB, tosa_dim(t, self, u.axis), tosa_number(u.size));
  u.windows = tosa_arith(
      t, TOSA_ADD, tosa_arith(t, TOSA_DIV_FLOOR, room, tosa_number(u.step)),
      tosa_number(1));
  return write(&u, op);
}
