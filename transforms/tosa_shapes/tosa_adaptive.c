/* Average pooling to a number of windows, whose places and lengths follow from
 * the sizes: window i has the elements k with (k + 1) * out > i * in and k *
 * out < (i + 1) * in. */
#include "dialect/op_name.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"

/* One dimension: how many elements it has, and becomes. */
typedef struct axis_t {
  tosa_rewrite_t *rewrite;
  tosa_size_t in, out;
} axis_t;

/* The dimensions in front, the one itself, and those behind. */
static tosa_sizes_t around(const axis_t *a, tosa_sizes_t sizes, intptr_t k,
                           tosa_size_t windows, tosa_size_t size) {
  tosa_sizes_t front = {sizes.sizes, k};
  tosa_sizes_t behind = {sizes.sizes + k + 1, sizes.count - k - 1};
  tosa_sizes_t all = tosa_sizes(a->rewrite, 4);
  if (!all.count)
    return all;
  all.sizes[0] = tosa_product(a->rewrite, front);
  all.sizes[1] = windows;
  all.sizes[2] = size;
  all.sizes[3] = tosa_product(a->rewrite, behind);
  return all;
}

static MlirValue greater(const axis_t *a, MlirValue left, MlirValue right,
                         tosa_sizes_t table) {
  return tosa_op(a->rewrite, "tosa.greater", table,
                 mlirIntegerTypeGet(a->rewrite->build.context, 1),
                 BUILD_VALUES(left, right));
}

/* Which elements are in which window: [1, out, in, 1]. */
static MlirValue inside(const axis_t *a, tosa_sizes_t *table) {
  tosa_rewrite_t *t = a->rewrite;
  tosa_sizes_t windows, elements;
  MlirValue window = tosa_iota_along(t, a->out, 1, 4, &windows);
  MlirValue element = tosa_iota_along(t, a->in, 2, 4, &elements);
  *table = tosa_copy(t, windows);
  if (!table->count)
    return window;
  table->sizes[2] = a->in;
  MlirValue start =
      tosa_index_step(t, window, a->in, (MlirValue){NULL}, windows);
  MlirValue place =
      tosa_index_step(t, element, a->out, (MlirValue){NULL}, elements);
  MlirValue end = tosa_op(t, "tosa.add", windows, tosa_element_of(start),
                          BUILD_VALUES(start, tosa_size_tensor(t, a->in, 4)));
  MlirValue behind =
      tosa_op(t, "tosa.add", elements, tosa_element_of(place),
              BUILD_VALUES(place, tosa_size_tensor(t, a->out, 4)));
  return tosa_op(t, "tosa.logical_and", *table,
                 mlirIntegerTypeGet(t->build.context, 1),
                 BUILD_VALUES(greater(a, behind, start, *table),
                              greater(a, end, place, *table)));
}

static MlirValue sum(const axis_t *a, MlirValue tensor, tosa_sizes_t *sizes) {
  *sizes = tosa_copy(a->rewrite, *sizes);
  if (sizes->count)
    sizes->sizes[2] = tosa_number(1);
  return tosa_op_axis(a->rewrite, "tosa.reduce_sum", 2, *sizes,
                      tosa_element_of(tensor), 1, &tensor);
}

/* The mean of each window along dimension k. What is not in it is left out, not
 * multiplied by 0, as it may be no number. */
static MlirValue pool(const axis_t *a, MlirValue tensor, tosa_sizes_t *sizes,
                      intptr_t k) {
  tosa_rewrite_t *t = a->rewrite;
  MlirType element = tosa_element_of(tensor);
  tosa_sizes_t table, all = around(a, *sizes, k, a->out, a->in);
  tensor = tosa_reshape(t, tensor, around(a, *sizes, k, tosa_number(1), a->in));
  MlirValue mask = inside(a, &table);
  MlirValue zero = tosa_splat(t, element, 4, 0);
  MlirValue read =
      tosa_op(t, "tosa.select", all, element, BUILD_VALUES(mask, tensor, zero));
  read = sum(a, read, &all);
  MlirValue count = sum(a, tosa_convert(t, mask, table, element), &table);
  MlirValue inverse = tosa_op(t, "tosa.reciprocal", table, element, 1, &count);
  read = tosa_mul(t, read, inverse, all, element);
  *sizes = tosa_copy(t, *sizes);
  if (!sizes->count)
    return read;
  sizes->sizes[k] = a->out;
  return tosa_reshape(t, read, *sizes);
}

/* Over how many of the last dimensions an operation pools. */
static intptr_t count_of(MlirOperation op) {
  return op_is_named(op, "torch.aten.adaptive_avg_pool1d")   ? 1
         : op_is_named(op, "torch.aten.adaptive_avg_pool2d") ? 2
                                                             : 3;
}

/* Whether one of the last `count` dimensions is not known. */
static bool is_needed(tosa_rewrite_t *t, MlirValue self, intptr_t count) {
  type_info_t info = tosa_info(t, self);
  bool unknown = false;
  for (int64_t k = info.rank - count; k < info.rank; ++k)
    unknown |= k >= 0 && info.sizes[k] == TYPES_UNKNOWN;
  return unknown;
}

tosa_outcome_t tosa_adaptive_pool(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  tosa_sizes_t out;
  intptr_t count = count_of(op);
  if (!is_needed(t, self, count))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, result) ||
      !mlirTypeIsAFloat(tosa_element(t, self)))
    return tosa_refuse(t, tosa_lacks_element);
  tosa_sizes_t sizes = tosa_dims(t, self);
  if (sizes.count < count ||
      !tosa_int_list(t, mlirOperationGetOperand(op, 1), &out) ||
      out.count != count)
    return tosa_refuse(t, "a number of windows is not a size");
  MlirValue tensor = tosa_tensor(t, self);
  for (intptr_t k = 0; k < count && sizes.count; ++k) {
    intptr_t axis = sizes.count - count + k;
    axis_t one = {t, sizes.sizes[axis], out.sizes[k]};
    tensor = pool(&one, tensor, &sizes, axis);
  }
  return tosa_finish(t, op, tensor, tosa_refine(t, op, sizes));
}
