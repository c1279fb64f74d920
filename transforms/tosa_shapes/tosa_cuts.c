/* Parts of tensors, and tensors of parts. */
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_rows.h"

tosa_outcome_t tosa_to_dtype(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  if (!tosa_num_unknown(t, self))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, result))
    return tosa_refuse(t, tosa_lacks_element);
  tosa_sizes_t sizes = tosa_dims(t, self);
  return tosa_finish(
      t, op,
      tosa_convert(t, tosa_tensor(t, self), sizes, tosa_element(t, result)),
      sizes);
}

/* An index that counts from the end where it is negative, also where that is
 * known only at run time: `size` is added as often as the index is negative. */
static tosa_size_t from_start(tosa_rewrite_t *t, tosa_size_t index,
                              tosa_size_t size) {
  if (index.known)
    return index.number < 0 ? tosa_arith(t, TOSA_ADD, size, index) : index;
  if (tosa_is_natural(index))
    return index;
  tosa_size_t below = tosa_arith(t, TOSA_SUB, tosa_number(0), index);
  below = tosa_arith(t, TOSA_MAX, below, tosa_number(0));
  below = tosa_arith(t, TOSA_MIN, below, tosa_number(1));
  return tosa_arith(t, TOSA_ADD, index, tosa_arith(t, TOSA_MUL, size, below));
}

tosa_size_t tosa_clamp(tosa_rewrite_t *t, tosa_size_t bound, tosa_size_t size) {
  bound = from_start(t, bound, size);
  if (!bound.known || bound.number < 0)
    bound = tosa_arith(t, TOSA_MAX, bound, tosa_number(0));
  return tosa_is(bound, 0) ? bound : tosa_arith(t, TOSA_MIN, bound, size);
}

/* The two bounds of a slice; none is the whole. */
static bool bounds(tosa_rewrite_t *t, MlirOperation op, tosa_size_t size,
                   tosa_size_t *start, tosa_size_t *end) {
  MlirValue first = mlirOperationGetOperand(op, 2);
  MlirValue last = mlirOperationGetOperand(op, 3);
  int64_t number;
  *start = tosa_number(0);
  *end = size;
  if (!tosa_is_none(first)) {
    if (!tosa_int(t, first, start))
      return false;
    *start = tosa_clamp(t, *start, size);
  }
  if (tosa_is_none(last) ||
      (tosa_constant_int(last, &number) && number == INT64_MAX))
    return true;
  if (!tosa_int(t, last, end))
    return false;
  *end = tosa_arith(t, TOSA_MAX, tosa_clamp(t, *end, size), *start);
  return true;
}

/* Every `step`-th of a dimension: padded to a multiple of it, split in two,
 * and the first of each taken. */
static MlirValue stride(tosa_rewrite_t *t, MlirValue tensor, int64_t axis,
                        int64_t step, tosa_sizes_t *sizes) {
  MlirType element = tosa_element_of(tensor);
  tosa_size_t size = sizes->sizes[axis], steps = tosa_number(step);
  tosa_size_t count = tosa_arith(t, TOSA_DIV_CEIL, size, steps);
  tosa_size_t full = tosa_arith(t, TOSA_MUL, count, steps);
  tosa_sizes_t pad = tosa_copy(t, *sizes), whole = tosa_copy(t, *sizes);
  tosa_sizes_t split = tosa_sizes(t, sizes->count + 1);
  tosa_sizes_t zeros = tosa_sizes(t, sizes->count + 1);
  if (t->build.failed)
    return tensor;
  pad.sizes[axis] = tosa_arith(t, TOSA_SUB, full, size);
  whole.sizes[axis] = full;
  if (!tosa_is(pad.sizes[axis], 0)) {
    MlirValue filling =
        tosa_tile(t, tosa_splat(t, element, sizes->count, 0), pad, pad);
    tensor = tosa_op_axis(t, "tosa.concat", axis, whole, element,
                          BUILD_VALUES(tensor, filling));
  }
  for (intptr_t k = 0; k < split.count; ++k) {
    split.sizes[k] = k < axis        ? sizes->sizes[k]
                     : k == axis     ? count
                     : k == axis + 1 ? steps
                                     : sizes->sizes[k - 1];
    zeros.sizes[k] = tosa_number(0);
  }
  tensor = tosa_reshape(t, tensor, split);
  split.sizes[axis + 1] = tosa_number(1);
  tensor = tosa_slice(t, tensor, zeros, split);
  sizes->sizes[axis] = count;
  return tosa_reshape(t, tensor, *sizes);
}

tosa_outcome_t tosa_slice_tensor(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  int64_t axis, step;
  tosa_size_t start, end;
  if (!tosa_num_unknown(t, self) && !tosa_num_unknown(t, result))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, result))
    return tosa_refuse(t, tosa_lacks_element);
  tosa_sizes_t sizes = tosa_copy(t, tosa_dims(t, self));
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), sizes.count, &axis) ||
      !tosa_constant_int(mlirOperationGetOperand(op, 4), &step) || step < 1)
    return tosa_refuse(t, "its dimension or its step is no constant in range");
  if (!bounds(t, op, sizes.sizes[axis], &start, &end))
    return tosa_refuse(t, "a bound of it is not a size");
  tosa_sizes_t starts = tosa_sizes(t, sizes.count);
  for (intptr_t k = 0; k < starts.count; ++k)
    starts.sizes[k] = tosa_number(0);
  if (t->build.failed)
    return TOSA_DONE;
  starts.sizes[axis] = start;
  sizes.sizes[axis] = tosa_arith(t, TOSA_SUB, end, start);
  if (step == 1)
    sizes = tosa_refine(t, op, sizes);
  MlirValue out = tosa_slice(t, tosa_tensor(t, self), starts, sizes);
  if (step > 1)
    out = stride(t, out, axis, step, &sizes);
  return tosa_finish(t, op, out, tosa_refine(t, op, sizes));
}

/* The parts of cat as builtin tensors of one element type. Torch leaves out
 * those of the shape [0]. */
static bool cat_parts(tosa_rewrite_t *t, MlirOperation list, MlirType element,
                      int64_t axis, MlirValue *parts, tosa_size_t *sum) {
  *sum = tosa_number(0);
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(list); ++k) {
    MlirValue part = mlirOperationGetOperand(list, k);
    if (!tosa_is_tensor(t, part) || tosa_info(t, part).rank <= axis)
      return false;
    tosa_sizes_t dims = tosa_dims(t, part);
    parts[k] = tosa_convert(t, tosa_tensor(t, part), dims, element);
    if (dims.count)
      *sum = tosa_arith(t, TOSA_ADD, *sum, dims.sizes[axis]);
  }
  return true;
}

tosa_outcome_t tosa_cat(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue result = mlirOperationGetResult(op, 0);
  MlirOperation list;
  int64_t axis;
  if (!tosa_num_unknown(t, result))
    return TOSA_NOT_NEEDED;
  if (!tosa_list(mlirOperationGetOperand(op, 0), &list))
    return tosa_refuse(t, "its list is not made here");
  if (!tosa_is_tensor(t, result) || !mlirOperationGetNumOperands(list))
    return tosa_refuse(t, tosa_lacks_element);
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1),
                         tosa_info(t, result).rank, &axis))
    return tosa_refuse(t, tosa_no_constant_dim);
  intptr_t count = mlirOperationGetNumOperands(list);
  MlirValue *parts = ARENA_NEW(&t->arena, MlirValue, (size_t)count);
  MlirType element = tosa_element(t, result);
  tosa_size_t sum;
  if (!parts || !cat_parts(t, list, element, axis, parts, &sum))
    return tosa_refuse(t, "a part of it has another rank or type");
  tosa_sizes_t sizes =
      tosa_copy(t, tosa_dims(t, mlirOperationGetOperand(list, 0)));
  if (sizes.count)
    sizes.sizes[axis] = sum;
  sizes = tosa_refine(t, op, sizes);
  return tosa_finish(
      t, op, tosa_op_axis(t, "tosa.concat", axis, sizes, element, count, parts),
      sizes);
}

tosa_outcome_t tosa_select(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  int64_t axis;
  tosa_size_t index;
  if (!tosa_num_unknown(t, self) && !tosa_num_unknown(t, result))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, result))
    return tosa_refuse(t, tosa_lacks_element);
  tosa_sizes_t dims = tosa_dims(t, self), one = tosa_copy(t, dims);
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1), dims.count, &axis))
    return tosa_refuse(t, tosa_no_constant_dim);
  if (!tosa_int(t, mlirOperationGetOperand(op, 2), &index))
    return tosa_refuse(t, "its index is not a size");
  tosa_sizes_t starts = tosa_sizes(t, dims.count);
  tosa_sizes_t left = tosa_sizes(t, dims.count - 1);
  if (t->build.failed)
    return TOSA_DONE;
  for (intptr_t k = 0; k < dims.count; ++k) {
    starts.sizes[k] = tosa_number(0);
    if (k != axis)
      left.sizes[k - (k > axis)] = dims.sizes[k];
  }
  one.sizes[axis] = tosa_number(1);
  starts.sizes[axis] = from_start(t, index, dims.sizes[axis]);
  MlirValue out = tosa_slice(t, tosa_tensor(t, self), starts, one);
  left = tosa_refine(t, op, left);
  return tosa_finish(t, op, tosa_reshape(t, out, left), left);
}
