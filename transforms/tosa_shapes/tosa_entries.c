/* Integers and flags in small tensors: the rows of tosa_entries.inc. */
#include "transforms/tosa_shapes/tosa_entries.h"

#include "dialect/rows.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_compare.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_names.h"
#include "transforms/tosa_shapes/tosa_rows.h"

/* No shape has more. */
enum { MOST_ENTRIES = 16 };

/* How entries are found: fills `out`, which has as many as the type of the
 * result says; false where one is no expression of sizes. */
typedef struct tosa_entries_row_t {
  const char *name;
  bool (*find)(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
               tosa_sizes_t out);
  tosa_size_op_t with;
} entries_row_t;

static bool has_element(tosa_rewrite_t *t, MlirValue value, const char *name) {
  return mlirStringRefEqual(tosa_info(t, value).element,
                            mlirStringRefCreateFromCString(name));
}

static bool is_flags(tosa_rewrite_t *t, MlirValue value) {
  return has_element(t, value, "i1");
}

/* How many entries a tensor of integers or flags has; -1 for any other. */
static int64_t count_of(tosa_rewrite_t *t, MlirValue value) {
  type_info_t info = tosa_info(t, value);
  if (info.rank < 0 || info.rank > 1 || !tosa_is_tensor(t, value) ||
      !(is_flags(t, value) || has_element(t, value, "si64")))
    return -1;
  int64_t count = info.rank ? info.sizes[0] : 1;
  return count == TYPES_UNKNOWN || count > MOST_ENTRIES ? -1 : count;
}

/* The entries of operand k: as many as the result has, or one. */
static bool operand(tosa_rewrite_t *t, MlirOperation op, intptr_t k,
                    tosa_sizes_t *entries) {
  return tosa_entries(t, mlirOperationGetOperand(op, k), entries);
}

/* Entry i of those that broadcast to `count`. */
static bool entry(tosa_sizes_t entries, intptr_t i, intptr_t count,
                  tosa_size_t *out) {
  if (entries.count != 1 && entries.count != count)
    return false;
  *out = entries.sizes[entries.count == 1 ? 0 : i];
  return true;
}

static bool find_shape(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                       tosa_sizes_t out) {
  (void)with;
  MlirValue self = mlirOperationGetOperand(op, 0);
  if (!tosa_is_tensor(t, self) || tosa_info(t, self).rank != out.count)
    return false;
  tosa_sizes_t dims = tosa_dims(t, self);
  for (intptr_t i = 0; i < dims.count; ++i)
    out.sizes[i] = dims.sizes[i];
  return true;
}

static bool find_list(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                      tosa_sizes_t out) {
  (void)with;
  tosa_sizes_t list;
  if (!tosa_int_list(t, mlirOperationGetOperand(op, 0), &list) ||
      list.count != out.count || is_flags(t, mlirOperationGetResult(op, 0)))
    return false;
  for (intptr_t i = 0; i < list.count; ++i)
    out.sizes[i] = list.sizes[i];
  return true;
}

static bool find_same(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                      tosa_sizes_t out) {
  (void)with;
  tosa_sizes_t own;
  if (!operand(t, op, 0, &own))
    return false;
  for (intptr_t i = 0; i < out.count; ++i)
    if (!entry(own, i, out.count, &out.sizes[i]))
      return false;
  return true;
}

static bool find_arith(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                       tosa_sizes_t out) {
  tosa_sizes_t left, right;
  tosa_size_t a, b;
  if (!operand(t, op, 0, &left) || !operand(t, op, 1, &right))
    return false;
  for (intptr_t i = 0; i < out.count; ++i) {
    if (!entry(left, i, out.count, &a) || !entry(right, i, out.count, &b))
      return false;
    out.sizes[i] = tosa_arith(t, with, a, b);
  }
  return true;
}

/* A sum or a difference, whose factor has to be 1. */
static bool find_scaled(tosa_rewrite_t *t, MlirOperation op,
                        tosa_size_op_t with, tosa_sizes_t out) {
  int64_t factor;
  return tosa_constant_int(mlirOperationGetOperand(op, 2), &factor) &&
         factor == 1 && find_arith(t, op, with, out);
}

static bool find_flags(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                       tosa_sizes_t out) {
  return is_flags(t, mlirOperationGetOperand(op, 0)) &&
         is_flags(t, mlirOperationGetOperand(op, 1)) &&
         find_arith(t, op, with, out);
}

static bool find_not(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                     tosa_sizes_t out) {
  if (!is_flags(t, mlirOperationGetOperand(op, 0)) ||
      !find_same(t, op, with, out))
    return false;
  for (intptr_t i = 0; i < out.count; ++i)
    out.sizes[i] = tosa_not(t, out.sizes[i]);
  return true;
}

static bool find_compare(tosa_rewrite_t *t, MlirOperation op,
                         tosa_size_op_t with, tosa_sizes_t out) {
  tosa_sizes_t left, right;
  tosa_size_t a, b;
  if (!operand(t, op, 0, &left) || !operand(t, op, 1, &right))
    return false;
  for (intptr_t i = 0; i < out.count; ++i)
    if (!entry(left, i, out.count, &a) || !entry(right, i, out.count, &b) ||
        !tosa_compare(t, with, a, b, &out.sizes[i]))
      return false;
  return true;
}

/* Flags of integers are those that are not 0. */
static bool find_converted(tosa_rewrite_t *t, MlirOperation op,
                           tosa_size_op_t with, tosa_sizes_t out) {
  if (!find_same(t, op, with, out))
    return false;
  bool compares = is_flags(t, mlirOperationGetResult(op, 0)) &&
                  !is_flags(t, mlirOperationGetOperand(op, 0));
  for (intptr_t i = 0; compares && i < out.count; ++i)
    if (!tosa_compare(t, with, out.sizes[i], tosa_number(0), &out.sizes[i]))
      return false;
  return true;
}

/* yes where the flag is 1, else no: a product each. */
static bool find_where(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                       tosa_sizes_t out) {
  (void)with;
  tosa_sizes_t all[3];
  tosa_size_t flag, yes, no;
  for (int k = 0; k < 3; ++k)
    if (!operand(t, op, k, &all[k]))
      return false;
  for (intptr_t i = 0; i < out.count; ++i) {
    if (!entry(all[0], i, out.count, &flag) ||
        !entry(all[1], i, out.count, &yes) || !entry(all[2], i, out.count, &no))
      return false;
    yes = tosa_arith(t, TOSA_MUL, flag, yes);
    no = tosa_arith(t, TOSA_MUL, tosa_not(t, flag), no);
    out.sizes[i] = tosa_arith(t, TOSA_ADD, yes, no);
  }
  return true;
}

static bool find_cat(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                     tosa_sizes_t out) {
  (void)with;
  MlirOperation list;
  intptr_t filled = 0;
  if (!tosa_list(mlirOperationGetOperand(op, 0), &list))
    return false;
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(list); ++k) {
    tosa_sizes_t part;
    if (!operand(t, list, k, &part) || part.count > out.count - filled)
      return false;
    for (intptr_t i = 0; i < part.count; ++i)
      out.sizes[filled++] = part.sizes[i];
  }
  return filled == out.count;
}

/* The entries from a constant on, one after the other: a slice whose step is 1,
 * or one of them. */
static bool find_part(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with,
                      tosa_sizes_t out) {
  (void)with;
  tosa_sizes_t own;
  int64_t dim, start, step;
  bool slice = mlirOperationGetNumOperands(op) > 3;
  if (!operand(t, op, 0, &own) ||
      !tosa_constant_dim(mlirOperationGetOperand(op, 1), 1, &dim) ||
      (slice && (!tosa_constant_int(mlirOperationGetOperand(op, 4), &step) ||
                 step != 1)))
    return false;
  MlirValue first = mlirOperationGetOperand(op, 2);
  if (slice && tosa_is_none(first))
    start = 0;
  else if (!tosa_constant_int(first, &start))
    return false;
  start += start < 0 ? own.count : 0;
  start = slice && start < 0 ? 0 : start;
  if (start < 0 || start > own.count - out.count)
    return false;
  for (intptr_t i = 0; i < out.count; ++i)
    out.sizes[i] = own.sizes[start + i];
  return true;
}

static bool find_selected(tosa_rewrite_t *t, MlirOperation op,
                          tosa_size_op_t with, tosa_sizes_t out) {
  (void)with;
  tosa_sizes_t own, index;
  if (!operand(t, op, 0, &own) || !operand(t, op, 2, &index) ||
      index.count != out.count)
    return false;
  for (intptr_t i = 0; i < out.count; ++i) {
    tosa_size_t place = index.sizes[i];
    if (!place.known || place.number < 0 || place.number >= own.count)
      return false;
    out.sizes[i] = own.sizes[place.number];
  }
  return true;
}

static bool find_literal(tosa_rewrite_t *t, MlirOperation op,
                         tosa_size_op_t with, tosa_sizes_t out) {
  (void)with;
  MlirAttribute values = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("value"));
  if (mlirAttributeIsNull(values) || !mlirAttributeIsADenseElements(values) ||
      mlirElementsAttrGetNumElements(values) != out.count)
    return false;
  bool flags = is_flags(t, mlirOperationGetResult(op, 0));
  for (intptr_t i = 0; i < out.count; ++i)
    out.sizes[i] =
        tosa_number(flags ? mlirDenseElementsAttrGetBoolValue(values, i)
                          : mlirDenseElementsAttrGetInt64Value(values, i));
  return true;
}

static const entries_row_t rows[] = {
#include "transforms/tosa_shapes/tosa_entries.inc"
};

const entries_row_t *tosa_find_entries(MlirStringRef name) {
  return rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows, name);
}

bool tosa_visit_entries(tosa_rewrite_t *t, MlirOperation op) {
  const entries_row_t *row = t->name->entries;
  if (!row || mlirOperationGetNumResults(op) != 1)
    return false;
  MlirValue result = mlirOperationGetResult(op, 0);
  int64_t count = count_of(t, result);
  if (count < 0)
    return false;
  tosa_sizes_t entries = tosa_sizes(t, (intptr_t)count);
  if (entries.count != count || !row->find(t, op, row->with, entries))
    return false;
  tosa_value(t, result)->entries = entries;
  return true;
}

bool tosa_entries(tosa_rewrite_t *t, MlirValue value, tosa_sizes_t *out) {
  tosa_size_t size;
  if (tosa_int(t, value, &size)) {
    *out = tosa_sizes(t, 1);
    if (out->count)
      out->sizes[0] = size;
    return out->count == 1;
  }
  uint32_t id = pointer_map_get(&t->ids, value.ptr);
  if (id == POINTER_MAP_NONE || !t->values[id]->entries.sizes)
    return false;
  *out = t->values[id]->entries;
  return true;
}

tosa_outcome_t tosa_sizes_as_tensor(tosa_rewrite_t *t, MlirOperation op) {
  MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
  MlirValue result = mlirOperationGetResult(op, 0);
  tosa_sizes_t entries;
  if (!tosa_entries(t, result, &entries))
    return TOSA_NOT_NEEDED;
  tosa_size_t count = tosa_number(entries.count);
  tosa_sizes_t sizes = {&count, 1};
  MlirValue *parts = ARENA_NEW(&t->arena, MlirValue, (size_t)entries.count + 1);
  if (!parts)
    return tosa_refuse(t, "there is no memory");
  for (intptr_t i = 0; i < entries.count; ++i)
    parts[i] = tosa_size_tensor(t, entries.sizes[i], 1);
  return tosa_finish(
      t, op,
      tosa_op_axis(t, "tosa.concat", 0, sizes, i64, entries.count, parts),
      sizes);
}
