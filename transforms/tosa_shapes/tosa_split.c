/* A tensor that is split into parts of computed sizes: where the list of them
 * is unpacked, each is a tosa.slice. */
#include "dialect/op_name.h"
#include "transforms/tosa_shapes/tosa_rows.h"

static const char split[] = "torch.aten.split_with_sizes";
static const char unpack[] = "torch.prim.ListUnpack";

tosa_outcome_t tosa_split(tosa_rewrite_t *t, MlirOperation op) {
  MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, 0));
  if (!tosa_is_computed(mlirOperationGetOperand(op, 1)))
    return TOSA_NOT_NEEDED;
  for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    if (!op_is_named(mlirOpOperandGetOwner(use), unpack))
      return tosa_refuse(t, "its list is not unpacked");
  return TOSA_NOT_NEEDED;
}

/* The split that gives the list; false if another operation does. */
static bool split_of(MlirValue list, MlirOperation *op) {
  if (!mlirValueIsAOpResult(list))
    return false;
  *op = mlirOpResultGetOwner(list);
  return op_is_named(*op, split);
}

/* One part, `size` long along the axis from `start` on. */
static MlirValue part(tosa_rewrite_t *t, MlirValue tensor, int64_t axis,
                      tosa_size_t start, tosa_sizes_t sizes) {
  tosa_sizes_t starts = tosa_sizes(t, sizes.count);
  for (intptr_t k = 0; k < starts.count; ++k)
    starts.sizes[k] = k == axis ? start : tosa_number(0);
  return tosa_slice(t, tensor, starts, sizes);
}

/* All parts in the place of what the list is unpacked to. */
static tosa_outcome_t cut(tosa_rewrite_t *t, MlirOperation op, MlirValue self,
                          int64_t axis, tosa_sizes_t lengths) {
  tosa_size_t start = tosa_number(0);
  MlirValue *parts = ARENA_NEW(&t->arena, MlirValue, (size_t)lengths.count + 1);
  tosa_sizes_t *all =
      ARENA_NEW(&t->arena, tosa_sizes_t, (size_t)lengths.count + 1);
  if (!parts || !all)
    return tosa_refuse(t, "there is no memory");
  for (intptr_t k = 0; k < lengths.count; ++k) {
    all[k] = tosa_copy(t, tosa_dims(t, self));
    if (!all[k].count)
      return TOSA_DONE;
    all[k].sizes[axis] = lengths.sizes[k];
    parts[k] = part(t, tosa_tensor(t, self), axis, start, all[k]);
    start = tosa_arith(t, TOSA_ADD, start, lengths.sizes[k]);
  }
  tosa_size_t whole = tosa_dim(t, self, axis);
  if (!tosa_same(start, whole))
    tosa_require_equal(t, start, whole, false);
  return tosa_finish_each(t, op, parts, all);
}

tosa_outcome_t tosa_unpack(tosa_rewrite_t *t, MlirOperation op) {
  MlirOperation list;
  tosa_sizes_t lengths;
  int64_t axis;
  if (!split_of(mlirOperationGetOperand(op, 0), &list) ||
      !tosa_is_computed(mlirOperationGetOperand(list, 1)))
    return TOSA_NOT_NEEDED;
  MlirValue self = mlirOperationGetOperand(list, 0);
  if (!tosa_is_tensor(t, self))
    return tosa_refuse(t, tosa_lacks_element);
  if (!tosa_constant_dim(mlirOperationGetOperand(list, 2),
                         tosa_info(t, self).rank, &axis))
    return tosa_refuse(t, tosa_no_constant_dim);
  if (!tosa_int_list(t, mlirOperationGetOperand(list, 1), &lengths) ||
      lengths.count != mlirOperationGetNumResults(op))
    return tosa_refuse(t, "a part of it has no size, or has no place");
  return cut(t, op, self, axis, lengths);
}
